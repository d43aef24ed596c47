"""What stands in the rows of a panel (see `layout`): it knows its size, and draws itself around a middle."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, Unpack

from .cards import pile
from .hexes import Point
from .icons import icon
from .node import Keywords, Node
from .pieces import counter
from .scene import flatten
from .shapes import composed, text
from .text import text_width


class Thing(NamedTuple):
    """Something that stands in a row: how wide and high it is, and what draws it around a middle."""

    wide: float
    high: float
    draw: Callable[[Point], Iterable[Node]]


def thing(key: str, size: Point, *parts: Node | Iterable[Node], **k: Unpack[Keywords]) -> Thing:
    """A thing made of parts around its middle; see `composed`."""
    made = flatten(parts)
    return Thing(*size, lambda at: composed(key, at, made, **k))


def stack(key: str, count: int, size: Point, symbol: str, wide: float = 0, **k: Unpack[Keywords]) -> Thing:
    """A face-down pile as a thing; it may have more room than it needs."""
    return Thing(wide or size[0], size[1], lambda at: pile(key, at, count, size, symbol, **k))


def figure(
    key: str, symbol: str, count: int | str, what: str, wide: float = 60, **k: Unpack[Keywords]
) -> Thing:
    """A counter (see there) as a thing: those of different players stand below each other."""
    return Thing(wide, 28, lambda at: counter(key, (at[0] - wide / 2, at[1]), symbol, count, what, **k))


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
