"""Where what stands on the map is drawn: on its bank in small heaps, or, where it is too much, in a close-up.

Each bank of a tile is a heap: home, building, goods by kind, transporters, in rows scaled to the room. Where
goods and transporters would be too small to read they are counted there, beside a letter, and drawn in full
below the map under that letter.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from string import ascii_uppercase
from typing import NamedTuple

from ....engine.wording import seat_letter
from ....scene import Node, bold_word, color, disc, rect, text, token, zone
from ....scene.hexes import Point
from ....scene.layout import Laid, Part, flow, in_rows
from ....scene.shapes import composed
from ....scene.things import Thing
from ..land.goods import kind_of
from ..land.places import Place
from ..position.wording import counted, where
from ..state import PRODUCTION, RoadsAndBoats
from .land import anchor, room
from .pieces import FINGER, building, good_chip, home, named, sorts, span, transporter, wide
from .words import say

LEGIBLE, LARGEST = 0.72, 1.25
"""How small the things of a heap may be drawn, and how large they are drawn where there is room."""
CLOSE_UP = 1.2
"""How large they are in a close-up."""
ROW = 300.0
"""How wide the rows of a close-up are."""
MARGIN = 12.0
CLOSE = 18.0
"""How high the place of a good is where there is little room."""
TINY, LETTER = 1.6, 0.85
"""From this fineness on a letter stands for all, home and building too, painted so large at least."""


class Item(NamedTuple):
    """One thing of a heap: its size, what draws it about a point at a scale, whether it stays on the map."""

    wide: float
    high: float
    draw: Callable[[Point, float], Iterable[Node]]
    stays: bool = False


class Rows(NamedTuple):
    """A heap in rows, and the scale at which it is drawn."""

    rows: list[list[Item]]
    scale: float

    @property
    def size(self) -> Point:
        """Its width and height as drawn."""
        wide = max(sum(item.wide for item in row) for row in self.rows)
        high = sum(max(item.high for item in row) for row in self.rows)
        return wide * self.scale, high * self.scale


def heaps(state: RoadsAndBoats, high: float = CLOSE) -> dict[Place, list[Item]]:
    """What stands where: by place, in the order in which it is drawn; the places of goods are so `high`."""
    found: dict[Place, list[Item]] = defaultdict(list)
    for seat, place in sorted(state.homes.items()):
        found[place].append(Item(26, 26, partial(home, state, seat), True))
    for cell, built in sorted(state.buildings.items()):
        item = Item(wide(built.kind) + 2, 28, partial(building, state, f"{cell[0]},{cell[1]}"), True)
        found[state.output_spot(cell)].append(item)
    for place, load in sorted(state.goods.items()):
        found[place] += [Item(30, high, partial(_good, state, place, good, high)) for good in sorts(load)]
    for id, there in sorted(state.transporters.items()):
        if there.place is not None:
            found[there.place].append(Item(*span(state, id), partial(transporter, state, id)))
    return found


def counts(state: RoadsAndBoats, place: Place, mark: str) -> list[Item]:
    """What stands for a crowded heap: its letter, transporters by owner, goods in all."""
    owners = Counter(there.owner for there in state.transporters.values() if there.place == place)
    numbers = [Item(34, 24, partial(_number, state, place, seat, n)) for seat, n in sorted(owners.items())]
    if loose := len(state.goods.get(place, ())):
        numbers.append(Item(58, 20, partial(_number, state, place, "", loose)))
    return [Item(24, 24, partial(_letter, state, place, mark, 12)), *numbers]


def largest(items: list[Item], wide: float, high: float, fine: float = 1) -> Rows:
    """A heap in the rows in which it is drawn largest."""
    found = []
    for most in (30, 60, 80, 100, 130, 170):
        plain = Rows(in_rows(items, most), 1)
        scale = min(LARGEST * fine, wide / plain.size[0], high / plain.size[1])
        found.append(Rows(plain.rows, round(scale, 3)))
    return max(found, key=lambda each: each.scale)


def legible(fine: float) -> float:
    """How small things may be drawn in a picture of some fineness."""
    return min(LEGIBLE * fine**2, max(1.2, LEGIBLE * fine))  # fingers need more than eyes


def crowded(state: RoadsAndBoats, fine: float) -> dict[Place, str]:
    """The places whose goods and transporters would be too small to read, each with its letter."""
    found = [
        place
        for place, items in sorted(heaps(state).items())
        if not all(item.stays for item in items)
        and largest(items, *room(state.world, place), fine).scale < legible(fine)
    ]
    return {place: ascii_uppercase[n % 26] * (1 + n // 26) for n, place in enumerate(found)}


def pieces(state: RoadsAndBoats, fine: float) -> Iterator[Node]:
    """Everything that stands on tiles, bank by bank; what is too much there is counted."""
    letters, apart = crowded(state, fine), heaps(state, FINGER)
    for place, items in sorted(heaps(state).items()):
        mark, space, at = letters.get(place), room(state.world, place), anchor(state.world, place)
        if mark and fine >= TINY:
            letter = Item(20, 20, partial(_letter, state, place, mark, 10))
            scale = max(LETTER * fine, largest([letter], *space, fine).scale)
            yield from _heap(Rows([[letter]], scale), at)
            continue
        if mark:
            letter, *numbers = counts(state, place, mark)
            items = apart[place] = [letter, *(item for item in items if item.stays), *numbers]
        rows = largest(apart[place], *space, fine)
        if rows.scale < legible(fine):  # too close for fingers rather than too small to read
            rows = largest(items, *space, fine)
        yield from _heap(rows, at)


def _heap(heap: Rows, middle: Point) -> Iterator[Node]:
    """The rows of a heap about a point."""
    scale, (x, y) = heap.scale, middle
    top = y - heap.size[1] / 2
    for row in heap.rows:
        left = x - sum(item.wide for item in row) * scale / 2
        tall = max(item.high for item in row) * scale
        for item in row:
            yield from item.draw((left + item.wide * scale / 2, top + tall / 2), scale)
            left += item.wide * scale
        top += tall


def _good(state: RoadsAndBoats, place: Place, good: str, high: float, at: Point, scale: float) -> list[Node]:
    kind, count, chip = kind_of(good), state.goods[place].count(good), f"{place}:{good}"
    label = say(state, "loose", goods=counted(kind, count), place=where(state.world, place))
    words, warning = named(state, good, label), _warning(state, place, kind)
    keys = f"good.{chip}", f"load:{chip}"
    return good_chip(*keys, at, good, count, words, scale=scale, high=high, warning=warning)


def _letter(
    state: RoadsAndBoats, place: Place, mark: str, radius: float, at: Point, scale: float
) -> list[Node]:
    fill, ink = color("accent"), color("accent-ink")
    label = say(state, "close-up", letter=mark, place=where(state.world, place))
    return disc(f"crowd.{place}", at, mark, radius=radius, fill=fill, ink=ink, label=label, scale=scale)


def _warning(state: RoadsAndBoats, place: Place, good: str) -> str:
    """What the rules will do to a good if it stays where it lies; "" for nothing."""
    there = Counter(kind_of(each) for each in state.goods[place])
    pays = state.phase == PRODUCTION and there["goose"] >= 2 and there["paper"]
    if pays and good in ("goose", "paper"):
        return say(state, "will-be-wasted")
    return say(state, "scores-for-nobody") if state.box.goods[good] else ""


def _number(state: RoadsAndBoats, place: Place, seat: str, count: int, at: Point, scale: float) -> list[Node]:
    """How many transporters of a seat, or how many goods, a crowded place holds."""
    key = f"crowd.{place}.{seat or 'goods'}"
    words = say(state, "crowd/seat" if seat else "crowd", count=count, seat=seat)
    if seat:
        parts = [*token("token", (-6, 0), seat, 10, letter=seat_letter(state, seat))]
        parts.append(text("count", (6, 4.5), str(count), size=13, bold=True))
    else:
        parts = [rect("plate", (-28.0, -9.0, 56.0, 18.0), fill=color("card"), stroke=color("edge"), radius=8)]
        parts.append(bold_word("count", (0, 4), words, 11))
    return composed(key, at, parts, scale=scale, label=words)


def close_ups(state: RoadsAndBoats, fine: float) -> Part:
    """The heaps that are only counted on the map, in full, side by side."""
    standing = heaps(state, FINGER)

    def lay(left: float, top: float, wide: float) -> Laid:
        things = []
        for place, letter in crowded(state, fine).items():
            loose = [item for item in standing[place] if fine >= TINY or not item.stays]
            heap = Rows(in_rows(loose, min(ROW, (wide - 2 * MARGIN) / CLOSE_UP)), CLOSE_UP)
            title = say(state, "close-up/title", letter=letter, place=where(state.world, place))
            across = min(wide, max(heap.size[0], 8.5 * len(title)) + 2 * MARGIN)
            draw = partial(_close_up, place, heap, title, across)
            things.append(Thing(across, heap.size[1] + 30 + MARGIN, draw))
        return flow(things, MARGIN)(left, top, wide)

    return lay


def _close_up(place: Place, heap: Rows, title: str, wide: float, at: Point) -> Iterator[Node]:
    (x, y), high = at, heap.size[1] + 30 + MARGIN
    yield from zone(f"close-up.{place}", (x - wide / 2, y - high / 2, wide, high), title)
    yield from _heap(heap, (x, y + 8))
