"""A picture in words, line by line: what is named on it, as it is heard."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from .node import Node
from .pieces import ZONE


def heard(label: str, nodes: Iterable[Node]) -> str:
    """What a picture is called, then a line for each zone, its heading and all that has a name or is written
    in it, and for each thing before the first zone or below one.

    What is part of a thing with a name is not told again.
    """
    zones: list[tuple[str, list[str]]] = []
    foot, inside = -inf, set[str]()
    for node in nodes:
        words = " ".join((node.label or node.text or "").split())
        if node.parent in inside or "aria-hidden" in node.attrs:
            inside.add(node.key)
        elif ZONE in node.cls.split():
            foot = float(node.attrs["y"]) + float(node.attrs["height"])
            zones.append(("", []))
        elif words:
            inside.add(node.key)
            top = node.at[1] if node.at else float(node.attrs.get("y", -inf))
            if foot == -inf or (top > foot and node.parent is None):
                zones.append(("", [words]))
            elif node.attrs.get("role") == "heading" and zones[-1] == ("", []):
                zones[-1] = (words, [])
            elif words != zones[-1][0]:  # a seat's name is a spot too
                zones[-1][1].append(words)
    lines = [": ".join(filter(None, (head, "; ".join(named)))) for head, named in zones]
    return "\n".join([label, *filter(None, lines)])
