"""Notation put into words before a sentence is filled: places, sides of tiles, goods, transporters.

A bank is called by the side of its tile on which it lies, so that it can be found on the board; for that the
map must be known.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from ..land.banks import Rivers, bordering, is_split, region_count, regions
from ..land.goods import kind_of
from ..land.hexes import Cell
from ..land.places import DOCK, LAND, RIVER, Place, read_cell, read_place, write_place
from ..land.world import World
from ..state import RoadsAndBoats

Facts = dict[str, Any]

EDGE_NAMES = ("north-east", "east", "south-east", "south-west", "west", "north-west")
"""The sides of a tile by edge number, as the board shows them: a corner is up."""
COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
SIDES = {"edge", "arm"}
"""Facts that are numbers of edges."""
CELLS = {"cell", "other"}
"""Facts that are the cell of a tile, (q, r)."""
KINDS = {"good", "counter"}
"""Facts that are a good."""


def word(key: str, **facts: Any) -> str:
    """A phrase of the table `words`."""
    return RoadsAndBoats.games[""].texts.phrase("words", key, **facts)


# -- goods ---------------------------------------------------------------------------------


def counted(kind: str, count: int) -> str:
    """A number of goods of a kind: `1 board`, `2 geese`."""
    return RoadsAndBoats.games[""].texts.amount(count, kind)


def plural(kind: str) -> str:
    """Goods of a kind: `boards`, `geese`."""
    return RoadsAndBoats.games[""].texts.amount(0, kind, "plural")


def in_a_row(words: Iterable[str]) -> str:
    """Words as a list: `a, b and c`."""
    return RoadsAndBoats.games[""].texts.name(tuple(words))


def heap(goods: Iterable[str]) -> str:
    """Goods in numbers: `2 boards and 1 stone`."""
    return in_a_row(counted(kind, n) for kind, n in Counter(map(kind_of, goods)).items())


def payment(state: RoadsAndBoats | None, parts: Iterable[str]) -> str:
    """Goods, or the parts of a payment: what comes from one holder is told together."""
    by_holder: dict[str, list[str]] = {}
    for part in parts:
        good, _, holder = part.partition("=")
        by_holder.setdefault(holder, []).append(good)
    return in_a_row(share for holder, goods in by_holder.items() for share in _shares(state, goods, holder))


def _shares(state: RoadsAndBoats | None, goods: list[str], holder: str) -> Iterator[str]:
    """What one holder gives; a donkey that is handed in gives itself."""
    given = [good for good in goods if _is_good(good)]
    name = holder_name(state, holder)
    if given:
        yield word("share", goods=heap(given), holder=name) if holder else heap(given)
    if len(given) < len(goods):
        yield name


# -- places --------------------------------------------------------------------------------


@lru_cache(maxsize=100_000)
def where(world: World, place: Place) -> str:
    """A place in words: `1,0`, `the north bank of 1,0`, `the river on 1,0`, `the west coast of 1,0`.

    A bank or a river that the tile does not have stays as it is written.
    """
    tile = f"{place.q},{place.r}"
    rivers = world.rivers(place.cell)
    if place.at >= {LAND: region_count(rivers), RIVER: len(rivers)}.get(place.kind, 6):
        return write_place(place)
    if place.kind == DOCK:
        return _coast(place, tile)
    if place.kind == RIVER and len(rivers) > 1:
        return word("rivers", side=_side(_middle(rivers, bordering(rivers, place.at))), tile=tile)
    if place.kind == RIVER:
        return word("river", tile=tile)
    if place.kind != LAND or region_count(rivers) == 1:
        return tile
    return word("bank", side=bank_side(rivers, place.at), tile=tile)


def _coast(dock: Place, tile: str) -> str:
    coast = word("coast", side=edge_name(dock.at), tile=tile)
    return word("half", side=half_side(dock.at, dock.half), whole=coast) if dock.half else coast


def half_side(edge: int, half: str) -> str:
    """Whether a half of an edge is the northern or the southern one."""
    return word("northern" if (half == "a") == (edge < 3) else "southern")


def edge_name(number: int) -> str:
    """A side of a tile by the number of its edge; what is no number of an edge stays one."""
    return word(EDGE_NAMES[number]) if 0 <= number < 6 else str(number)


@lru_cache(maxsize=10_000)
def bank_side(rivers: Rivers, region: int) -> str:
    """On which side of its tile a bank lies; one between two rivers is the middle one."""
    beside = [n for n in range(len(rivers)) if region in bordering(rivers, n)]
    return word("middle") if len(beside) > 1 else _side(_middle(rivers, [region]))


def _middle(rivers: Rivers, banks: Iterable[int]) -> tuple[float, float]:
    """Where the middle of some banks lies, seen from the middle of the tile."""
    halves = [half for half, region in enumerate(regions(rivers)) if region in set(banks)]
    angles = [math.radians(30 * half - 75) for half in halves]
    return sum(map(math.cos, angles)) / len(angles), sum(map(math.sin, angles)) / len(angles)


def _side(point: tuple[float, float]) -> str:
    x, y = point
    return word(COMPASS[round((math.degrees(math.atan2(y, x)) + 90) / 45) % 8])


def river_course(piece: Iterable[int]) -> str:
    """A river by the sides that it joins: `a river joining east and west`, `a spring flowing west`."""
    edges = tuple(piece)
    sides = [edge_name(edge) for edge in edges]
    if len(edges) == 1:
        return word("spring", side=sides[0])
    return word("fork" if is_split(edges) else "course", sides=in_a_row(sides))


def rivers_in_words(text: str) -> str:
    """The rivers of a tile that is laid: `1-4` is `a river joining east and west`."""
    pieces = [piece.split("-") for piece in text.split("/")]
    if not all(edge.isdigit() for piece in pieces for edge in piece):
        return text
    return in_a_row(river_course(map(int, piece)) for piece in pieces)


# -- transporters and holders ----------------------------------------------------------------


def called(state: RoadsAndBoats, id: str) -> str:
    """A transporter in words: `donkey b1`."""
    there = state.transporters.get(id)
    return id if there is None else word("transporter", kind=kind_name(state, there.kind), id=id)


def kind_name(state: RoadsAndBoats, kind: str) -> str:
    """What the components call a kind of building or transporter, as it stands in a sentence."""
    types: Mapping[str, Any] = state.components.buildings
    found = types.get(kind) or state.components.transporters.get(kind)
    return found.name.lower() if found else kind


def holder_name(state: RoadsAndBoats | None, holder: str) -> str:
    """What holds goods, in words: a place or a transporter."""
    if state is None:
        return holder
    return where(state.world, read_place(holder)) if "," in holder else called(state, holder)


# -- facts -----------------------------------------------------------------------------------


def worded(state: RoadsAndBoats | None, facts: Facts) -> Facts:
    """The facts of a sentence in words.

    Besides, of a good its plural, `many`; of an arm the `river`; of a tile the building `standing` on it.
    """
    said = {name: _said(state, name, value) for name, value in facts.items()}
    if "good" in facts:
        said["many"] = plural(kind_of(facts["good"])) if _is_good(facts["good"]) else facts["good"]
    if facts.get("half"):
        said["half"] = half_side(facts["edge"], facts["half"])
    if isinstance(facts.get("cell"), str):
        said["standing"] = _standing(state, read_cell(facts["cell"]))
    if "arm" in facts:
        said["river"] = _river_spanned(state, facts["cell"], facts["arm"])
    return said


def _standing(state: RoadsAndBoats | None, cell: Cell) -> str:
    building = state.buildings.get(cell) if state else None
    return kind_name(state, building.kind) if state and building else word("some-building")


def _river_spanned(state: RoadsAndBoats | None, cell: Any, arm: int) -> str:
    """What a bridge spans: the river, or one arm of it where it splits."""
    rivers = state.world.rivers(read_cell(cell) if isinstance(cell, str) else cell) if state else ()
    split = any(is_split(piece) and arm in piece for piece in rivers)
    return word("the-arm", side=edge_name(arm)) if split or len(rivers) > 1 else word("the-river")


def _is_good(text: str) -> bool:
    return RoadsAndBoats.games[""].texts.has("nouns", f"{kind_of(text)}/one")


def _said(state: RoadsAndBoats | None, name: str, value: Any) -> Any:
    if isinstance(value, bool) or value in ("", ()):
        return value
    if isinstance(value, int):
        return edge_name(value) if name in SIDES else value
    if isinstance(value, str):
        return _text(state, name, value)
    if name == "sets":
        return word("or").join(map(costs, value))
    if isinstance(value, Mapping):
        return costs(value)
    if isinstance(value, tuple) and all(isinstance(each, str) for each in value):
        return _texts(state, name, value)
    if name in CELLS and isinstance(value, tuple):
        return ",".join(map(str, value))
    return value


def costs(cost: Mapping[str, int]) -> str:
    """A cost in words: `2 boards and 1 stone`."""
    return in_a_row(counted(kind, n) for kind, n in cost.items() if n)


def _texts(state: RoadsAndBoats | None, name: str, values: tuple[str, ...]) -> Any:
    if all("=" in each or _is_good(each) for each in values):
        return payment(state, values)
    return tuple(_text(state, name, each) for each in values)


def _text(state: RoadsAndBoats | None, name: str, text: str) -> str:
    if name == "part":
        return payment(state, (text,))
    if name == "rivers":
        return rivers_in_words(text)
    if name == "mixture":
        return _mixture(text)
    if _is_good(text) and name in KINDS:
        return RoadsAndBoats.games[""].texts.amount(1, kind_of(text), "one")
    if state is None:
        return text
    if "," in text and any(mark in text for mark in "/~@"):
        return holder_name(state, text)
    return called(state, text) if text in state.transporters else kind_name(state, text)


def _mixture(text: str) -> str:
    gold, _, iron = text.partition("/")
    return costs({"gold": int(gold), "iron": int(iron)}) if gold.isdigit() and iron.isdigit() else text
