"""Rows, columns and panels: a game says what stands in a panel, where it stands follows from the room.

A part is a function of the left, the top and the width it is given; it tells what it draws and how high that
is. Parts of parts are parts again, so a whole table is one part.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from .heard import heard
from .hexes import Point
from .node import Node
from .palette import color
from .pieces import unframed, zone
from .scene import Scene
from .shapes import rect, spot_shape, text
from .text import LINE, text_width, wrap
from .things import Thing

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
HEAD = 34.0
"""The height of a panel's heading."""
SEEN = 0.7
"""How much of a thing is seen at least where another lies over it."""


class Laid(NamedTuple):
    """What a part draws, and how high it is."""

    nodes: list[Node]
    high: float


Part = Callable[[float, float, float], Laid]


def fixed(high: float, draw: Callable[[Box], Iterable[Node]]) -> Part:
    """A part of one height, whatever its width; `draw` is given its box."""
    return lambda left, top, wide: Laid([*draw((left, top, wide, high))], high)


def scene_of(
    laid: Laid, wide: float, margin: float, ground: str, label: str, text: str = "", description: str = ""
) -> Scene:
    """What parts have drawn in so much width, on a ground, with a margin around it.

    Without a `text` what is named on it is read out (see `heard`).
    """
    nodes, high = laid
    box, words = (-margin, -margin, wide + 2 * margin, high + 2 * margin), text or heard(label, nodes)
    return Scene.of(box, nodes, label=label, text=words, description=description, ground=ground)


def in_rows(things: Iterable[Thing], wide: float, gap: float = 0) -> list[list[Thing]]:
    """Things in rows that are no wider than there is room."""
    rows: list[list[Thing]] = []
    x = wide
    for thing in things:
        if not rows or x + thing.wide > wide:
            rows.append([])
            x = 0.0
        rows[-1].append(thing)
        x += thing.wide + gap
    return rows


def row_width(things: Iterable[Thing], gap: float = 6) -> float:
    """How wide things are side by side."""
    return max(0.0, sum(thing.wide + gap for thing in things) - gap)


def flow(things: Iterable[Thing], gap: float = 6) -> Part:
    """Things side by side, in as many rows as they need, each about the middle of its row."""
    listed = list(things)

    def lay(left: float, top: float, wide: float) -> Laid:
        nodes, y = list[Node](), top
        for row in in_rows(listed, wide, gap):
            x, high = left, max(thing.high for thing in row)
            for thing in row:
                nodes += thing.draw((x + thing.wide / 2, y + high / 2))
                x += thing.wide + gap
            y += high + gap
        return Laid(nodes, max(0.0, y - gap - top))

    return lay


def heap(things: Iterable[Thing], most: float) -> Thing:
    """Things in rows that are no wider than `most`, each row about its middle, as one thing."""
    rows = in_rows(things, most)
    high = sum(max(thing.high for thing in row) for row in rows)

    def draw(at: Point) -> Iterable[Node]:
        top = at[1] - high / 2
        for row in rows:
            left, tall = at[0] - row_width(row, 0) / 2, max(thing.high for thing in row)
            for thing in row:
                yield from thing.draw((left + thing.wide / 2, top + tall / 2))
                left += thing.wide
            top += tall

    return Thing(max(row_width(row, 0) for row in rows), high, draw)


def fan_width(things: Sequence[Thing]) -> float:
    """How wide things are in one row, over each other as far as each is still seen."""
    return things[0].wide * (1 + SEEN * (len(things) - 1)) if things else 0


def prose(
    key: str,
    words: Iterable[str],
    size: float = 12,
    *,
    bold: bool = False,
    fill: str | None = None,
    heading: int = 0,
) -> Part:
    """Sentences, each in as many lines as it needs; see `text`."""

    def lay(left: float, top: float, wide: float) -> Laid:
        nodes, y = list[Node](), top
        for n, sentence in enumerate(words):
            # the display face of headings is wider than the face that text is measured by
            lines = wrap(sentence, 0.92 * wide if heading else wide, size, bold=bold)
            at, wrapped = (left, y + size), "\n".join(lines)
            nodes.append(text(f"{key}.{n}", at, wrapped, size=size, bold=bold, fill=fill, heading=heading))
            y += LINE * size * len(lines) + 4
        return Laid(nodes, y - top)

    return lay


def note(key: str, words: str) -> Part:
    """A remark below a table: a part of its own, so that it counts for none of what lies around it."""

    def lay(left: float, top: float, wide: float) -> Laid:
        nodes, high = prose(key, [words], 11, fill=color("muted"))(left, top, wide)
        return Laid([unframed(key, (left, top, wide, high)), *nodes], high)

    return lay


def fan(things: Sequence[Thing], gap: float = 6) -> Part:
    """Things of one size in a row, over each other where room is short; in more rows if that hid too much."""

    def lay(left: float, top: float, wide: float) -> Laid:
        if not things:
            return Laid([], 0)
        size, count = things[0], len(things)
        rows, step = 1, 0.0
        full, least = size.wide + gap, min(size.wide + gap, SEEN * size.wide)
        for rows in range(1, count + 1):
            most = -(-count // rows)
            step = min(full, (wide - size.wide) / max(1, most - 1))
            if step >= least:
                break
        nodes: list[Node] = []
        for n, thing in enumerate(things):
            row, place = divmod(n, most)
            at = left + size.wide / 2 + place * step, top + size.high / 2 + row * (size.high + 6)
            nodes += thing.draw(at)
        return Laid(nodes, rows * (size.high + 6) - 6)

    return lay


def column(*parts: Part, gap: float = 8) -> Part:
    """Parts one below the other; one without height takes no room."""

    def lay(left: float, top: float, wide: float) -> Laid:
        nodes, y = list[Node](), top
        for part in parts:
            own, high = part(left, y, wide)
            nodes += own
            y += high + gap if high else 0
        return Laid(nodes, max(0.0, y - gap - top))

    return lay


def beside(one: Part, left: float, other: Part, right: float, gap: float = 8) -> Part:
    """One part so wide to the left of another, or above it where that has less than `right`."""

    def lay(x: float, top: float, wide: float) -> Laid:
        if wide < left + gap + right:
            return column(one, other, gap=gap)(x, top, wide)
        first, second = one(x, top, left), other(x + left + gap, top, wide - left - gap)
        return Laid([*first.nodes, *second.nodes], max(first.high, second.high))

    return lay


def balanced(one: Part, left: float, others: Sequence[Part], right: float, gap: float = 8) -> Part:
    """One part so wide to the left of others, or above them where those have less than `right`.

    The first of the others stand below it, as long as that makes all lower.
    """

    def lay(x: float, top: float, wide: float) -> Laid:
        if wide < left + gap + right:
            return column(one, *others, gap=gap)(x, top, wide)
        best = Laid([], math.inf)
        for below in range(len(others)):
            first = column(one, *others[:below], gap=gap)(x, top, left)
            second = column(*others[below:], gap=gap)(x + left + gap, top, wide - left - gap)
            if (high := max(first.high, second.high)) >= best.high:
                break
            best = Laid([*first.nodes, *second.nodes], high)
        return best

    return lay


def lowest(*parts: Part) -> Part:
    """That of several parts which is lowest in the room there is; the first of equals."""
    return lambda left, top, wide: min((part(left, top, wide) for part in parts), key=lambda laid: laid.high)


def shelves(*parts: Part, least: float, gap: float = 8) -> Part:
    """Parts in as many columns as are at least so wide, each put where it begins highest."""

    def lay(left: float, top: float, wide: float) -> Laid:
        columns = max(1, int((wide + gap) // (least + gap)))
        each, nodes, ends = (wide + gap) / columns - gap, list[Node](), [top] * columns
        for part in parts:
            n = ends.index(min(ends))
            own, high = part(left + n * (each + gap), ends[n], each)
            nodes += own
            ends[n] += high + gap
        return Laid(nodes, max(ends) - gap - top)

    return lay


def panel(
    key: str,
    title: str,
    *inside: Part,
    head: Sequence[Thing] = (),
    lead: float = 168,
    high: float = 0,
    seat: str | None = None,
    letter: str = "",
    tip: str = "",
) -> Part:
    """A zone with its heading and, below it, what is inside; at least so `high`.

    What stands in its `head` begins `lead` beside its left edge, or below the heading where it has no room
    there. The heading of a seat's panel is its spot, `seat:red`, with a `tip` if one is given.
    """
    # the display face of headings is wider than the face that text is measured by
    lead, least = max(lead, 44 + 1.1 * text_width(title, 13, bold=True)), high

    def lay(left: float, top: float, wide: float) -> Laid:
        beside = lead + sum(thing.wide + 6 for thing in head) <= wide
        heads = flow(head)
        line = heads(left + lead, top + 3, wide) if beside else heads(left + 12, top + HEAD - 3, wide - 24)
        below = HEAD if beside or not head else HEAD + line.high
        nodes, high = column(*inside, gap=6)(left + 7, top + below, wide - 14)
        high = max(least, high + below + (6 if high else 0))
        frame = zone(key, (left, top, wide, high), title, seat=seat, letter=letter)
        if seat:
            name = rect(f"{key}.name", (left + 4, top + 3, 150, 30), radius=8)
            frame.append(spot_shape(name, f"seat:{seat}", title, tip or None))
        return Laid([*frame, *line.nodes, *nodes], high)

    return lay
