"""How far the nodes of a scene reach, near enough to place marks and to cut a picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from .node import Node
from .scene import Scene
from .text import text_width

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Place = tuple[float, float, float]
"""Where a node's own coordinates begin on the scene, and their scale."""

_TOKEN = re.compile(r"[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?")
_NUMBERS = {"m": 2, "l": 2, "t": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7}
"""How many numbers a command of a path takes; the last two are where it leads."""


def origins(scene: Scene) -> dict[str | None, Place]:
    """Where what hangs on each node begins on the scene, by key; under None for what hangs on nothing."""
    found: dict[str | None, Place] = {None: (0, 0, 1)}
    for node in scene.nodes:
        x, y, scale = found[node.parent]
        dx, dy = shift(node)
        found[node.key] = x + dx * scale, y + dy * scale, scale * node.scale
    return found


def placed(scene: Scene) -> Iterator[tuple[Node, Box]]:
    """Every node that has a shape of its own, with where that lies on the scene."""
    where = origins(scene)
    for node in scene.nodes:
        x, y, scale = where[node.key]
        own = extent(node)
        if own is not None:
            left, top, right, bottom = (size * scale for size in own)
            yield node, (left + x, top + y, right + x, bottom + y)


def boxes(scene: Scene) -> dict[str, Box]:
    """Where every node that shows something lies, with all that hangs on it, by key."""
    parents = {node.key: node.parent for node in scene.nodes}
    found: dict[str, Box] = {}
    for node, box in placed(scene):
        at: str | None = node.key
        while at is not None:
            found[at] = joined(found[at], box) if at in found else box
            at = parents[at]
    return found


def shift(node: Node) -> tuple[float, float]:
    """How far what hangs on a node is moved by it."""
    if node.tag == "svg":
        left, top, *_ = map(float, str(node.attrs["viewBox"]).split())
        return float(node.attrs["x"]) - left, float(node.attrs["y"]) - top
    return node.at or (0, 0)


def extent(node: Node) -> Box | None:
    """How far a shape reaches in its own coordinates; None for what has no shape."""
    a = {name: float(v) for name, v in node.attrs.items() if isinstance(v, (int, float))}
    if node.tag == "rect":
        x, y = a.get("x", 0), a.get("y", 0)
        return x, y, x + a["width"], y + a["height"]
    if node.tag == "circle":
        x, y, r = a.get("cx", 0), a.get("cy", 0), a["r"]
        return x - r, y - r, x + r, y + r
    if node.tag == "polygon":
        pairs = [pair.split(",") for pair in str(node.attrs["points"]).split()]
        return _around([(float(x), float(y)) for x, y in pairs])
    if node.tag == "path":
        return _path(str(node.attrs["d"]))
    if node.tag == "text" and node.text:
        return written(node)
    return None


def joined(one: Box, other: Box) -> Box:
    """The box around two."""
    low, high = zip(one[:2], other[:2], strict=True), zip(one[2:], other[2:], strict=True)
    (left, top), (right, bottom) = ([min(p) for p in low], [max(p) for p in high])
    return left, top, right, bottom


def _around(points: list[tuple[float, float]]) -> Box | None:
    if not points:
        return None
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


@lru_cache(maxsize=4096)
def _path(d: str) -> Box | None:
    return _around(list(_corners(d)))


def written(node: Node) -> Box:
    """How far words reach in their own coordinates."""
    a = {name: float(node.attrs[name]) for name in ("x", "y", "font-size") if name in node.attrs}
    lines = str(node.text).split("\n")
    size = a.get("font-size", 12)
    # the display face of headings is wider than the face that text is measured by
    wider = 1.1 if "aria-level" in node.attrs else 1.0
    wide = wider * max(text_width(line, size, bold="font-weight" in node.attrs) for line in lines)
    left = a.get("x", 0) - wide * {"middle": 0.5, "end": 1}.get(str(node.attrs.get("text-anchor")), 0)
    top = a.get("y", 0) - size
    return left, top, left + wide, top + size * 1.25 * len(lines)


def _corners(d: str) -> Iterator[tuple[float, float]]:
    """The points that a path leads to."""
    tokens = _TOKEN.findall(d)
    x = y = start_x = start_y = 0.0
    command, at = "M", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        kind, moved = command.lower(), command.islower()
        if kind == "z":
            x, y = start_x, start_y
            continue
        numbers = [float(token) for token in tokens[at : at + _NUMBERS[kind]]]
        at += _NUMBERS[kind]
        if kind == "h":
            x = numbers[0] + (x if moved else 0)
        elif kind == "v":
            y = numbers[0] + (y if moved else 0)
        else:
            x, y = numbers[-2] + (x if moved else 0), numbers[-1] + (y if moved else 0)
        if kind == "m":
            start_x, start_y, command = x, y, "l" if moved else "L"
        yield x, y
