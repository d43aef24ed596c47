"""Positions as text, pleasant to write by hand.

    seats: red yellow
    map: 0,0 woods; 1,0 pasture; 2,0 sea
    turn: 13
    transporters: t1 red truck 0,0/0 3 trunks + stone; r1 red raft 2,0
    goods: 1,0/0 2 boards
    buildings: 0,0 sawmill; 1,0 mine number=1 gold=3 iron=3
    roads: 0,0>1
    walls: 0,0>1 yellow 2
    asks: end-phase movement > moving red+yellow

A map is the name of a prepared one, or its tiles. Without `asks` the phase begins: seats are asked whether
they call for an order. Places are written as in moves, edges as `tile>edge`, with the half of a river edge
after it (`0,0>1a`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import TypeVar

from msgspec.structs import replace

from ....engine import (
    Frame,
    FrameNotation,
    FrozenMap,
    Given,
    PositionText,
    Row,
    Stack,
    number,
    one_of,
    things,
    whole_number,
)
from ....engine.position import NOTHING
from ....engine.protocol import own_kinds
from ..components import Components
from ..land.geography import Bridge, Road, road_over
from ..land.goods import Load
from ..land.hexes import Cell, Edge, edge_of
from ..land.places import SEA, Place, read_cell, read_place, write_place
from ..land.world import World, read_world, write_world
from ..rules.answers import Consent, Held
from ..rules.chapters import CHAPTERS
from ..rules.conflict import CallRound
from ..rules.order_of_play import EndPhase
from ..state import NEUTRAL, PHASES, SEATS, Building, Fleets, RoadsAndBoats, Transporter, Wall

K = TypeVar("K")
V = TypeVar("V")

NEXT = "; "
NUMBERS = ("made", "number", "gold", "iron")
"""What a building has numbers of."""
OVER = "over"
"""What older texts have for `-`, a finished game."""
PLURALS = {"geese": "goose", "trunk": "trunks", "board": "boards", "papers": "paper", "stones": "stone"} | {
    "coin": "coins",
    "bond": "stock",
    "bonds": "stock",
}
"""Other words for goods, understood where a position is read."""


# -- items and their parts ------------------------------------------------------------------


def items(text: str) -> Iterator[str]:
    """The items of a line, between semicolons."""
    return (" ".join(item.split()) for item in text.split(";") if item.strip())


def mapping(text: str, read: Callable[[str], tuple[K, V]]) -> FrozenMap[K, V]:
    """The items of a line as keys and values. Raises ValueError for a key that comes twice."""
    found: dict[K, V] = {}
    for item in items(text):
        key, value = read(item)
        if key in found:
            raise ValueError(f"{item.split(' ')[0]} comes twice")
        found[key] = value
    return FrozenMap(found)


def pairs(words: Iterable[tuple[object, object]]) -> str:
    """Pairs, sorted, as the items of a line."""
    return NEXT.join(sorted(f"{one} {other}" for one, other in words))


def read_load(text: str, box: Components) -> Load:
    """The goods that `write_load` wrote; a good alone counts once. Raises ValueError."""
    goods: list[str] = []
    for part in filter(None, map(str.strip, text.split("+"))):
        match = re.fullmatch(r"(?:(\d+) )?([a-z]+)((?:\*\w+)*)", part)
        kind = PLURALS.get(match[2], match[2]) if match else ""
        if match is None or kind not in box.goods:
            raise ValueError(f"{part!r} are no goods; goods are {', '.join(box.goods)}")
        goods += [kind + match[3]] * (whole_number(match[1], 1) if match[1] else 1)
    return tuple(sorted(goods))


def write_load(load: Load) -> str:
    """Goods as words: `3 trunks + 1 stone*d1`."""
    return " + ".join(f"{n} {good}" for good, n in sorted(Counter(load).items()))


def read_edge(text: str) -> tuple[Cell, int, str]:
    """The tile, number and half of the edge that a word names. Raises ValueError."""
    match = re.fullmatch(r"(-?\d+,-?\d+)>([0-5])([ab]?)", text)
    if match is None:
        raise ValueError(f"{text!r} is no edge: write 0,1>2, beside a river 0,1>2a")
    return read_cell(match[1]), int(match[2]), match[3]


def write_edge(edge: Edge, half: str = "") -> str:
    """An edge as a word, `0,1>2`, with the half of a road beside a river: `0,1>2a`."""
    return f"{edge.q},{edge.r}>{edge.number}{half}"


def read_heap(item: str, box: Components) -> tuple[Place, Load]:
    """A place and the goods that lie there. Raises ValueError."""
    place, _, load = item.partition(" ")
    return read_place(place), read_load(load, box)


# -- map, transporters, buildings -----------------------------------------------------------


def read_map(text: str, given: Given) -> World:
    """A prepared map by its name, or the tiles of a map. Raises ValueError."""
    name, _, unmarked = text.partition(" ")
    if name in given.box.maps:
        world: World = given.box.maps[name]
        return world.without_starts() if unmarked else world
    return World(FrozenMap()) if text == "none" else read_world("\n".join(items(text)))


def write_map(state: RoadsAndBoats) -> str:
    """The name of a prepared map, else its tiles."""
    for name, world in state.box.maps.items():
        if world == state.world:
            return name
        if world.without_starts() == state.world:
            return f"{name} unmarked"
    return NEXT.join(write_world(state.world).splitlines()) or "none"


def read_transporter(item: str, box: Components) -> tuple[str, Transporter]:
    """One transporter: id, owner, kind, place, then what differs from a fresh one. Raises ValueError."""
    id, owner, kind, where, *more = item.split(" ")
    carrier = where.removeprefix("on=") if where.startswith("on=") else ""
    place = None if carrier else read_place(where)
    t = Transporter(one_of(owner, SEATS), one_of(kind, box.transporters), place, carrier=carrier)
    if more[:1] == ["moved"]:
        t = replace(t, moved=True)
        more = more[1:]
    if more and more[0].startswith("since="):
        t = replace(t, aboard_since=whole_number(more[0].removeprefix("since=")))
        more = more[1:]
    return id, replace(t, cargo=read_load(" ".join(more), box))


def write_transporter(id: str, t: Transporter) -> str:
    """One transporter, with what differs from a fresh one."""
    words = [id, t.owner, t.kind, write_place(t.place) if t.place else f"on={t.carrier}"]
    words += ["moved"] if t.moved else []
    words += [f"since={t.aboard_since}"] if t.aboard_since else []
    words += [write_load(t.cargo)] if t.cargo else []
    return " ".join(words)


def read_building(item: str, box: Components) -> tuple[Cell, Building]:
    """One building: region, kind, then `number=`, `gold=`, `iron=`, `made=`. Raises ValueError."""
    where, kind, *numbers = item.split(" ")
    place = read_place(where)
    named = (word.partition("=") for word in numbers)
    bag = {one_of(name, NUMBERS): whole_number(n) for name, _, n in named}
    return place.cell, Building(one_of(kind, box.buildings), 0 if place.kind == SEA else place.at, **bag)


def write_buildings(state: RoadsAndBoats) -> str:
    """All buildings, by tile, with the numbers that are not nought."""
    found = []
    for (q, r), building in sorted(state.buildings.items()):
        where = f"{q},{r}" if state.world.is_sea((q, r)) else f"{q},{r}/{building.region}"
        numbers = [f"{name}={n}" for name in NUMBERS if (n := getattr(building, name))]
        found.append(" ".join([where, building.kind, *numbers]))
    return NEXT.join(found)


# -- roads, walls, who has what --------------------------------------------------------------


def read_roads(text: str, given: Given) -> frozenset[Road]:
    """Roads as edges, with the half beside a river. Raises ValueError."""
    world = given.get("map", World(FrozenMap()))
    return frozenset(road_over(world, *read_edge(word)) for word in text.split())


def read_bridges(text: str, given: Given) -> frozenset[Bridge]:
    """Bridges as arms: `1,0>2`. Raises ValueError."""
    named = map(read_edge, text.split())
    return frozenset(Bridge(*cell, arm) for cell, arm, _ in named)


def read_wall(item: str, given: Given) -> tuple[Edge, Wall]:
    """Edge, owner, tokens. Raises ValueError."""
    edge, owner, tokens = item.split(" ")
    cell, side, _ = read_edge(edge)
    return edge_of(cell, side), Wall(_player(owner, given, NEUTRAL), whole_number(tokens))


def read_wonder(text: str, given: Given) -> tuple[str, ...]:
    """The bricks in building order, in runs: `17 neutral + 2 red`. Raises ValueError."""
    runs = (part.split() for part in text.split("+"))
    return tuple(owner for n, owner in runs for _ in range(whole_number(n)) if _player(owner, given, NEUTRAL))


def write_wonder(state: RoadsAndBoats) -> str:
    """The bricks in building order, in runs of one owner."""
    return " + ".join(f"{len(list(run))} {owner}" for owner, run in groupby(state.wonder))


def read_subjects(text: str, given: Given) -> tuple[str, ...]:
    """The subjects that a seat has done, sorted. Raises ValueError."""
    return tuple(sorted(one_of(subject, given.box.subjects) for subject in text.split()))


def _player(text: str, given: Given, *others: str) -> str:
    if text not in (*given.seats, *others):
        raise ValueError(f"nobody here is called {text}; the seats are {', '.join(given.seats)}")
    return text


def of_seats(key: str, read: Callable[[str, Given], V], write: Callable[[V], str]) -> Row[RoadsAndBoats]:
    """The row of what seats have: `red 0,0/0; yellow 2,0/0`."""

    def read_all(text: str, given: Given) -> FrozenMap[str, V]:
        def each(item: str) -> tuple[str, V]:
            seat, _, rest = item.partition(" ")
            return _player(seat, given), read(rest, given)

        return mapping(text, each)

    def write_all(state: RoadsAndBoats) -> str:
        return pairs((seat, write(value)) for seat, value in getattr(state, key).items())

    return Row(key, read_all, write_all, key)


def row_of_seats(key: str) -> Row[RoadsAndBoats]:
    """The row of seats in a row, each once or nobody."""

    def read(text: str, given: Given) -> tuple[str, ...]:
        return tuple(_player(seat, given) for seat in things(text))

    return Row(key, read, lambda state: " ".join(getattr(state, key)) or NOTHING, key)


# -- open questions --------------------------------------------------------------------------


class Questions(FrameNotation):
    """The open questions as text; one that asks for consent holds a move, written as moves are."""

    def write(self, frame: Frame) -> str:
        """The words for a frame."""
        if isinstance(frame, Consent):
            return f"consent {'+'.join(frame.owners)} {RoadsAndBoats.games[''].write_move(frame.move)}"
        return super().write(frame)

    def read(self, text: str) -> Frame:
        """The frame for some words. Raises ValueError."""
        if not text.startswith("consent "):
            return super().read(text)
        _, owners, words = text.split(" ", 2)
        move = RoadsAndBoats.games[""].read_move(words)
        if not isinstance(move, Held):
            raise ValueError(f"nobody is asked to agree to {words!r}")
        return Consent(move, tuple(owners.split("+")))


class Asks(Stack, frozen=True):
    """The line of the open questions."""

    def read(self, text: str, given: Given) -> tuple[Frame, ...]:
        """The questions of a line. Raises ValueError."""
        return super().read(NOTHING if text == OVER else text, given)


# -- the whole -------------------------------------------------------------------------------


def complete(given: Given) -> RoadsAndBoats:
    """The position of what was read; who is carried is a passenger. Raises ValueError."""
    if "map" not in given.values:
        raise ValueError("a position needs a line 'map: …'")
    fields = given.fields(TEXT.rows)
    fields.setdefault("temple", given.seats)
    fields.setdefault("chart", fields["temple"][::-1])
    fields["pending"] = given.pending
    if "asks" not in given.found:
        phase = fields.setdefault("phase", PHASES[0])
        asked = fields["chart"] if len(given.seats) > 1 else ()
        fields["pending"] = (EndPhase(phase), CallRound(phase, asked))
    fleets: Fleets = fields.pop("transporters", Fleets())
    carried = {t.carrier: id for id, t in fleets.items() if t.carrier in fleets}
    fleets = fleets.merged({id: replace(fleets[id], passenger=p) for id, p in carried.items()})
    fields |= {"seats": given.seats, "viewer": given.viewer, "edition": given.edition}
    return RoadsAndBoats(**fields, transporters=fleets)


TEXT: PositionText[RoadsAndBoats] = PositionText(
    RoadsAndBoats,
    SEATS,
    range(1, 5),
    rows=[
        Row("map", read_map, write_map, "world"),
        Row("turn", lambda text, given: whole_number(text), lambda state: str(state.turn), "turn"),
        Row("phase", lambda text, given: one_of(text, PHASES), lambda state: state.phase, "phase"),
        row_of_seats("temple"),
        row_of_seats("chart"),
        of_seats("homes", lambda text, given: read_place(text), write_place),
        Row(
            "transporters",
            lambda text, given: Fleets(mapping(text, lambda item: read_transporter(item, given.box))),
            lambda state: NEXT.join(write_transporter(id, t) for id, t in sorted(state.transporters.items())),
            "transporters",
        ),
        Row(
            "goods",
            lambda text, given: mapping(text, lambda item: read_heap(item, given.box)),
            lambda state: pairs((place, write_load(load)) for place, load in state.goods.items()),
            "goods",
        ),
        Row(
            "buildings",
            lambda text, given: mapping(text, lambda item: read_building(item, given.box)),
            write_buildings,
            "buildings",
        ),
        Row(
            "roads",
            read_roads,
            lambda state: " ".join(write_edge(road.edge, road.half) for road in sorted(state.roads)),
            "roads",
        ),
        Row(
            "bridges",
            read_bridges,
            lambda state: " ".join(f"{b.q},{b.r}>{b.arm}" for b in sorted(state.bridges)),
            "bridges",
        ),
        Row(
            "walls",
            lambda text, given: mapping(text, lambda item: read_wall(item, given)),
            lambda state: pairs((write_edge(e), f"{w.owner} {w.tokens}") for e, w in state.walls.items()),
            "walls",
        ),
        of_seats("research", read_subjects, " ".join),
        Row("wonder", read_wonder, write_wonder, "wonder"),
        of_seats("bought", lambda text, given: whole_number(text), str),
        Row("gone", lambda text, given: tuple(sorted(text.split())), lambda s: " ".join(s.gone), "gone"),
        number("size"),
    ],
    asks=Asks(Questions(kind for chapter in CHAPTERS for kind in own_kinds(chapter, Frame))),
    complete=complete,
    older={"pending": "asks", "components": "edition"},
)
