"""Which thing on a picture another one is like, so that it need not be told whole."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec

from .node import Node


class Things:
    """Nodes in the order of their tree; a node with all that is inside it is a thing."""

    def __init__(self, nodes: Iterable[Node], stirred: Iterable[str | None]) -> None:
        """Nothing is said to be like a thing with a node of `stirred`: they held something else before."""
        inside: dict[str | None, list[Node]] = {}
        for node in nodes:
            inside.setdefault(node.parent, []).append(node)
        self._stirred = frozenset(stirred)
        self.nodes: list[Node] = []
        self._ends: list[int] = []

        def visit(parent: str | None) -> None:
            for node in inside.get(parent, ()):
                place = len(self.nodes)
                self.nodes.append(node)
                self._ends.append(place + 1)
                if node.key in inside:
                    visit(node.key)
                    self._ends[place] = len(self.nodes)

        visit(None)

    def like(self, place: int, known: Collection[str]) -> Sequence[Node]:
        """The last thing before this one with the same parts, and with the same look where one has it.

        There may be none. A thing that holds what is `known` already is no copy of another.
        """
        thing = self._thing(place)
        if any(node.key in known for node in thing):
            return ()
        found: Sequence[Node] = ()
        for other in range(place - 1, -1, -1):
            if self.nodes[other].tag != thing[0].tag or self._ends[other] - other != len(thing):
                continue
            model = self._thing(other)
            if not _same_parts(model, thing) or any(node.key in self._stirred for node in model):
                continue
            if _same_look(model, thing):
                return model
            found = found or model
        return found

    def _thing(self, place: int) -> Sequence[Node]:
        return self.nodes[place : self._ends[place]]


def renamed(thing: Sequence[Node], key: str) -> list[Node]:
    """The same thing by another key, which its parts carry before their own."""
    root, *parts = thing
    cut = len(root.key)
    return [
        msgspec.structs.replace(root, key=key),
        *(
            msgspec.structs.replace(part, key=key + part.key[cut:], parent=key + str(part.parent)[cut:])
            for part in parts
        ),
    ]


def _same_parts(one: Sequence[Node], other: Sequence[Node]) -> bool:
    """Whether two things have parts of the same names, which carry the thing's own before them."""
    first, second = one[0].key, other[0].key
    return all(
        a.key == first + b.key[len(second) :]
        and b.key.startswith(second)
        and a.parent == first + str(b.parent)[len(second) :]
        for a, b in zip(one[1:], other[1:], strict=True)
    )


def _same_look(one: Sequence[Node], other: Sequence[Node]) -> bool:
    """Whether the parts of two things differ in nothing but their names."""
    return all(
        a == msgspec.structs.replace(b, key=a.key, parent=a.parent)
        for a, b in zip(one[1:], other[1:], strict=True)
    )
