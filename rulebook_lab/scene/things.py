"""What stands on a table: a thing knows its size and draws itself around a middle.

The pieces (`pieces`) and cards (`cards`) are things; a game makes its own of shapes. The rows of panels (see
`layout`) place them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, Unpack

import msgspec

from .hexes import Point
from .icons import icon
from .node import Keywords, Node
from .scene import flatten
from .shapes import composed, text
from .text import text_width


class Thing(NamedTuple):
    """Something that stands in a row: how wide and high it is, and what draws it around a middle."""

    wide: float
    high: float
    draw: Callable[[Point], Iterable[Node]]

    def scaled(self, scale: float) -> Thing:
        """The same thing, larger or smaller."""

        def draw(at: Point) -> Iterable[Node]:
            for node in self.draw((0, 0)):
                if node.parent:
                    yield node
                else:
                    x, y = node.at or (0, 0)
                    there = at[0] + x * scale, at[1] + y * scale
                    yield msgspec.structs.replace(node, at=there, scale=node.scale * scale)

        return Thing(self.wide * scale, self.high * scale, draw)


def thing(key: str, size: Point, *parts: Node | Iterable[Node], **k: Unpack[Keywords]) -> Thing:
    """A thing made of parts around its middle; see `composed`."""
    made = flatten(parts)
    return Thing(*size, lambda at: composed(key, at, made, **k))


def space(wide: float, high: float) -> Thing:
    """An empty place."""
    return Thing(wide, high, lambda at: ())


def written(
    key: str,
    words: str,
    size: float = 12,
    wide: float = 0,
    *,
    fill: str | None = None,
    bold: bool = False,
    heading: int = 0,
    **k: Unpack[Keywords],
) -> Thing:
    """A line of words as a thing, as wide as they are where no width is given."""
    room = wide or text_width(words, size, bold)

    def draw(at: Point) -> list[Node]:
        base = (at[0] - room / 2, at[1] + 5)
        return [text(key, base, words, size=size, fill=fill, bold=bold, heading=heading, **k)]

    return Thing(room, 28, draw)


def sign(key: str, symbol: str, size: float, fill: str | None = None, **k: Unpack[Keywords]) -> Thing:
    """An icon as a thing."""
    return Thing(size + 2, size + 2, lambda at: [icon(key, symbol, at, size, fill=fill, **k)])
