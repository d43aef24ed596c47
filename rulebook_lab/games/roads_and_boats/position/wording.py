"""Facts that are notation, turned into facts that have names: places, sides of tiles, goods, transporters.

A bank is called by the side of its tile on which it lies, so that it can be found on the board; for that the
map must be known.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from ....engine import FrozenMap
from ....engine.wording import Phrase
from ..land.banks import Rivers, bordering, is_split, region_count, regions
from ..land.goods import GOODS, kind_of
from ..land.hexes import Cell
from ..land.places import DOCK, LAND, RIVER, Place, is_place, read_cell, read_place, write_place
from ..land.world import World
from ..state import RoadsAndBoats

Facts = dict[str, object]
Named = str | Phrase
"""An id, or what has none."""

EDGE_NAMES = ("north-east", "east", "south-east", "south-west", "west", "north-west")
"""The sides of a tile by edge number, as the board shows them: a corner is up."""
COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
SIDES = {"edge", "arm"}
"""Facts that are numbers of edges."""
CELLS = {"cell", "other"}
"""Facts that are the cell of a tile, (q, r)."""
KINDS = {"good", "counter"}
"""Facts that are a good."""


def phrase(key: str, **facts: object) -> Phrase:
    """A part of a sentence, which can be hashed so that pictures keep what they have said."""
    return Phrase(key, FrozenMap(facts))


def counted(kind: str, count: int) -> Phrase:
    """A number of goods, or transporters, of a kind: `1 board`, `2 geese`."""
    return phrase("counted", kind=kind, count=count)


def costs(cost: Mapping[str, int]) -> tuple[Phrase, ...]:
    """A cost: `2 boards and 1 stone`."""
    return tuple(counted(kind, n) for kind, n in cost.items() if n)


def either(sets: Sequence[tuple[Phrase, ...]]) -> object:
    """One of several costs: `2 trunks, or 1 boards`; nothing where there is none."""
    if len(sets) < 2:
        return sets[0] if sets else ()
    first, *more = sets
    return phrase("either", one=first, other=either(more))


def heap(goods: Iterable[str]) -> tuple[Phrase, ...]:
    """Goods in numbers: `2 boards and 1 stone`."""
    return costs(Counter(map(kind_of, goods)))


def payment(state: RoadsAndBoats | None, parts: Iterable[str]) -> tuple[Named, ...]:
    """Goods, or the parts of a payment: what comes from one holder is told together."""
    by_holder: dict[str, list[str]] = {}
    for part in parts:
        good, _, holder = part.partition("=")
        by_holder.setdefault(holder, []).append(kind_of(good))
    said: list[Named] = []
    for holder, goods in by_holder.items():
        given = heap(good for good in goods if good in GOODS)
        name = holder_name(state, holder)
        said += [phrase("share", goods=given, holder=name)] if given and holder else given
        if any(good not in GOODS for good in goods):  # a donkey that is handed in gives itself
            said.append(name)
    return tuple(said)


@lru_cache(maxsize=100_000)
def where(world: World, place: Place) -> Named:
    """A place: `1,0`, `the north bank of 1,0`, `the river on 1,0`, `the west coast of 1,0`.

    A bank or a river that the tile does not have stays as it is written.
    """
    tile = f"{place.q},{place.r}"
    rivers = world.rivers(place.cell)
    if place.at >= {LAND: region_count(rivers), RIVER: len(rivers)}.get(place.kind, 6):
        return write_place(place)
    if place.kind == DOCK:
        coast = phrase("coast", side=edge_name(place.at), tile=tile)
        return phrase("half", side=half_side(place.at, place.half), whole=coast) if place.half else coast
    if place.kind == RIVER and len(rivers) > 1:
        return phrase("rivers", side=_side(rivers, bordering(rivers, place.at)), tile=tile)
    if place.kind == RIVER:
        return phrase("river", tile=tile)
    if place.kind != LAND or region_count(rivers) == 1:
        return tile
    return phrase("bank", side=bank_side(rivers, place.at), tile=tile)


def half_side(edge: int, half: str) -> str:
    """Whether a half of an edge is the northern or the southern one."""
    return "northern" if (half == "a") == (edge < 3) else "southern"


def edge_name(number: int) -> str:
    """A side of a tile by the number of its edge; what is no number of an edge stays one."""
    return EDGE_NAMES[number] if 0 <= number < 6 else str(number)


@lru_cache(maxsize=10_000)
def bank_side(rivers: Rivers, region: int) -> str:
    """On which side of its tile a bank lies; one between two rivers is the middle one."""
    beside = [n for n in range(len(rivers)) if region in bordering(rivers, n)]
    return "middle" if len(beside) > 1 else _side(rivers, [region])


def _side(rivers: Rivers, banks: Iterable[int]) -> str:
    """The side of its tile on which the middle of some banks lies."""
    halves = [half for half, region in enumerate(regions(rivers)) if region in set(banks)]
    angles = [math.radians(30 * half - 75) for half in halves]
    x, y = sum(map(math.cos, angles)), sum(map(math.sin, angles))
    return COMPASS[round((math.degrees(math.atan2(y, x)) + 90) / 45) % 8]


def river_course(piece: Iterable[int]) -> Phrase:
    """A river by the sides that it joins: `a river joining east and west`, `a spring flowing west`."""
    edges = tuple(piece)
    sides = tuple(map(edge_name, edges))
    return phrase("spring" if len(edges) == 1 else "fork" if is_split(edges) else "course", sides=sides)


def rivers_in_words(text: str) -> object:
    """The rivers of a tile that is laid: `1-4` is `a river joining east and west`."""
    if not re.fullmatch(r"\d+([-/]\d+)*", text):
        return text
    return tuple(river_course(map(int, piece.split("-"))) for piece in text.split("/"))


def called(state: RoadsAndBoats, id: str) -> Named:
    """A transporter with its kind: `donkey b1`; one that is not there by its id."""
    there = state.transporters.get(id)
    return id if there is None else phrase("transporter", kind=there.kind, id=id)


def holder_name(state: RoadsAndBoats | None, holder: str) -> Named:
    """What holds goods, a place or a transporter; what is neither stays as it is written."""
    if state is None:
        return holder
    return where(state.world, read_place(holder)) if is_place(holder) else called(state, holder)


def worded(state: RoadsAndBoats | None, facts: Facts) -> Facts:
    """The facts of a sentence, each with a name.

    Besides, of an arm the `river`; of a tile the building `standing` on it.
    """
    said = {name: _said(state, name, value) for name, value in facts.items()}
    edge, arm = facts.get("edge"), facts.get("arm")
    if (half := facts.get("half")) and isinstance(edge, int):
        said["half"] = half_side(edge, str(half))
    if isinstance(facts.get("cell"), str):
        there = state.buildings.get(_cell(facts)) if state else None
        said["standing"] = there.kind if there else "some-building"
    if isinstance(arm, int):
        rivers = state.world.rivers(_cell(facts)) if state else ()
        one_arm = len(rivers) > 1 or any(is_split(piece) and arm in piece for piece in rivers)
        said["river"] = phrase("the-arm", side=edge_name(arm)) if one_arm else phrase("the-river")
    return said


def _cell(facts: Facts) -> Cell:
    """The tile of a sentence, a pair or `1,0`."""
    cell = facts["cell"]
    return cell if isinstance(cell, tuple) else read_cell(str(cell))


def _said(state: RoadsAndBoats | None, name: str, value: object) -> object:
    if isinstance(value, bool) or value in ("", ()):
        return value
    if isinstance(value, int):
        return edge_name(value) if name in SIDES else value
    if isinstance(value, str):
        return _text(state, name, value)
    if isinstance(value, Mapping):
        return costs(value)
    if name == "sets" and isinstance(value, tuple):
        return either([costs(each) for each in value])
    if name in CELLS and isinstance(value, tuple):
        return ",".join(map(str, value))
    if not isinstance(value, tuple) or not all(isinstance(each, str) for each in value):
        return value
    if all("=" in each or kind_of(each) in GOODS for each in value):
        return payment(state, value)
    return tuple(_text(state, name, each) for each in value)


def _text(state: RoadsAndBoats | None, name: str, text: str) -> object:
    if name == "part":
        return payment(state, (text,))
    if name == "rivers":
        return rivers_in_words(text)
    if name == "mixture" and re.fullmatch(r"\d+/\d+", text):
        return costs(dict(zip(("gold", "iron"), map(int, text.split("/")), strict=True)))
    if name in KINDS and kind_of(text) in GOODS:
        return phrase("good", kind=kind_of(text))
    return holder_name(state, text)
