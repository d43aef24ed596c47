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
they call for an order. Under a question of a phase its end is understood. Places are written as in moves,
edges as `tile>edge`, with the half of a river edge after it (`0,0>1a`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, groupby
from typing import TypeVar

from msgspec.structs import replace

from .... import engine as e
from ....engine.position import NOTHING
from ..components import Components
from ..land.geography import bridge_over, road_over
from ..land.goods import Load
from ..land.hexes import Cell, Edge, edge_of
from ..land.places import SEA, Place, read_cell, read_place, write_place
from ..land.world import World, read_world, write_world
from ..rules import CHAPTERS
from ..rules.answers import Consent, Held
from ..rules.movement import March, Moving
from ..rules.order_of_play import CallRound, EndPhase, StartPhase
from ..rules.primary import MINE
from ..rules.start import ChooseHomes, DrawRow
from ..rules.tile_laying import LayTiles
from ..state import MOVEMENT, NEUTRAL, PHASES, SEATS, Building, Fleets, RoadsAndBoats, Transporter, Wall

K = TypeVar("K")
V = TypeVar("V")

NEXT = "; "
NUMBERS = ("made", "number", "gold", "iron")
"""What a building has numbers of."""
BONDS = dict.fromkeys(("bond", "bonds"), "stock")
"""Other words for goods, understood where a position is read."""


def items(text: str) -> Iterator[str]:
    """The items of a line, between semicolons."""
    return (" ".join(item.split()) for item in text.split(";") if item.strip())


def of_items(
    key: str,
    read: Callable[[str, e.Given], tuple[K, V]],
    write: Callable[[RoadsAndBoats, K, V], str],
    kind: Callable[[dict[K, V]], e.FrozenMap[K, V]] = e.FrozenMap,
) -> e.Row[RoadsAndBoats]:
    """The row of a field that is a map, an item for each of its keys, in order."""

    def read_all(text: str, given: e.Given) -> e.FrozenMap[K, V]:
        found = items(text) if text != NOTHING else ()
        return kind(e.once((item.split(" ")[0], *read(item, given)) for item in found))

    def write_all(state: RoadsAndBoats) -> str:
        return NEXT.join(sorted(write(state, one, value) for one, value in getattr(state, key).items()))

    return e.Row(key, read_all, write_all, key)


def of_seats(key: str, read: Callable[[str, e.Given], V], write: Callable[[V], str]) -> e.Row[RoadsAndBoats]:
    """The row of what seats have: `red 0,0/0; yellow 2,0/0`."""

    def read_one(item: str, given: e.Given) -> tuple[str, V]:
        seat, _, rest = item.partition(" ")
        return _player(seat, given), read(rest, given)

    return of_items(key, read_one, lambda state, seat, value: f"{seat} {write(value)}")


def of_edges(
    key: str, read: Callable[[World, Cell, int, str], V], write: Callable[[V], str]
) -> e.Row[RoadsAndBoats]:
    """The row of a field that is a set of things, each written as an edge of a tile."""

    def read_all(text: str, given: e.Given) -> frozenset[V]:
        world = given.get("map", World(e.FrozenMap()))
        words = text.split() if text != NOTHING else ()
        return frozenset(e.once((word, read(world, *read_edge(word)), word) for word in words))

    return e.of_field(key, read_all, lambda found: " ".join(map(write, sorted(found))))


def row_of_seats(key: str) -> e.Row[RoadsAndBoats]:
    """The row of seats in a row, each once or nobody."""

    def read(text: str, given: e.Given) -> tuple[str, ...]:
        return tuple(_player(seat, given) for seat in e.things(text))

    return e.of_field(key, read, lambda row: " ".join(row) or NOTHING)


def _player(text: str, given: e.Given, *others: str) -> str:
    seats = ", ".join(given.seats)
    right = f"nobody here is called {text}; the seats are {seats}"
    return e.one_of(text, (*given.seats, *others), lambda: right)


def _words(item: str, form: str, most: int | None = None) -> list[str]:
    """The words of an item that is written as `form` says. Raises ValueError."""
    words, least = item.split(), len(form.split(", ")[0].split())
    if not least <= len(words) <= (most or least):
        raise ValueError(f"{item!r} should be written {form}")
    return words


def read_load(text: str, box: Components) -> Load:
    """The goods that `write_load` wrote; a good alone counts once. Raises ValueError."""
    goods: list[str] = []
    for part in filter(None, map(str.strip, re.split(r"[+,]", text))):
        match = re.fullmatch(r"(?:(\d+) )?([A-Za-z]+)((?:\*\w+)*)", part)
        kind = e.forgiven(BONDS.get(match[2].lower(), match[2]), box.goods) if match else None
        if match is None or kind is None:
            near = e.likely(match[2], box.goods) if match else ""
            right = f"{part!r} are no goods; goods are {', '.join(box.goods)}"
            raise ValueError("; ".join(filter(None, (right, near))))
        goods += [kind + match[3]] * (e.whole_number(match[1], 1) if match[1] else 1)
    return tuple(sorted(goods))


def write_load(load: Load) -> str:
    """Goods as words: `3 trunks + 1 stone*d1`."""
    return " + ".join(f"{n} {good}" for good, n in sorted(Counter(load).items()))


def read_edge(text: str) -> tuple[Cell, int, str]:
    """The tile, number and half of the edge that a word names. Raises ValueError."""
    match = re.fullmatch(r"(-?[0-9]{1,3},-?[0-9]{1,3})>([0-5])([ab]?)", text)
    if match is None:
        raise ValueError(f"{text!r} is no edge: write 0,1>2, beside a river 0,1>2a")
    return read_cell(match[1]), int(match[2]), match[3]


def read_map(text: str, given: e.Given) -> World:
    """A prepared map by its name, or the tiles of a map. Raises ValueError."""
    name, _, unmarked = text.partition(" ")
    if (prepared := e.forgiven(name, given.box.maps)) is not None:
        world: World = given.box.maps[prepared]
        return world.without_starts() if unmarked else world
    if text == "none":
        return World(e.FrozenMap())
    try:
        return read_world("\n".join(items(text)))
    except ValueError as problem:
        near = e.likely(text, (*given.box.maps, "none"))
        raise ValueError("; ".join(filter(None, (str(problem), near)))) from None


def write_map(state: RoadsAndBoats) -> str:
    """The name of a prepared map, else its tiles."""
    for name, world in state.box.maps.items():
        if world == state.world:
            return name
        if world.without_starts() == state.world:
            return f"{name} unmarked"
    return NEXT.join(write_world(state.world).splitlines()) or "none"


def read_transporter(item: str, given: e.Given) -> tuple[str, Transporter]:
    """One transporter: id, owner, kind, place, then what differs from a fresh one. Raises ValueError."""
    id, owner, kind, where, *more = _words(item, "r1 red donkey 0,0/0, then its load", 99)
    if not re.fullmatch("[a-z]+[0-9]+", id):
        raise ValueError(f"a transporter goes by letters and a number, as r1, not by {id!r}")
    carrier = where.removeprefix("on=") if where.startswith("on=") else ""
    moved = more[:1] == ["moved"]
    load = " ".join(more[moved:])
    if load.startswith("since="):
        since, _, load = load.removeprefix("since=").partition(" ")
    else:
        since = "0"
    return id, Transporter(
        e.one_of(owner, SEATS),
        e.one_of(kind, given.box.transporters),
        None if carrier else read_place(where),
        read_load(load, given.box),
        carrier=carrier,
        moved=moved,
        aboard_since=e.whole_number(since),
    )


def write_transporter(state: RoadsAndBoats, id: str, t: Transporter) -> str:
    """One transporter, with what differs from a fresh one."""
    words = [id, t.owner, t.kind, write_place(t.place) if t.place else f"on={t.carrier}"]
    words += ["moved"] * t.moved + [f"since={t.aboard_since}"] * bool(t.aboard_since)
    return " ".join([*words, *([write_load(t.cargo)] if t.cargo else [])])


def read_building(item: str, given: e.Given) -> tuple[Cell, Building]:
    """One building: region, kind, then `number=`, `gold=`, `iron=`, `made=`. Raises ValueError."""
    where, kind, *numbers = _words(item, "0,0/0 mine, then number=1 gold=3", 9)
    place, named = read_place(where), (word.partition("=") for word in numbers)
    bag = {e.one_of(name, NUMBERS): e.whole_number(n) for name, _, n in named}
    region = 0 if place.kind == SEA else place.at
    return place.cell, Building(e.one_of(kind, given.box.buildings), region, **bag)


def write_building(state: RoadsAndBoats, cell: Cell, building: Building) -> str:
    """One building, with the numbers that are not nought."""
    numbers = [f"{name}={n}" for name in NUMBERS if (n := getattr(building, name))]
    return " ".join([str(state.output_spot(cell)), building.kind, *numbers])


def read_wall(item: str, given: e.Given) -> tuple[Edge, Wall]:
    """Edge, owner, tokens. Raises ValueError."""
    edge, owner, tokens = _words(item, "0,0>1 red 2")
    cell, side, _ = read_edge(edge)
    return edge_of(cell, side), Wall(_player(owner, given, NEUTRAL), e.whole_number(tokens))


def read_wonder(text: str, given: e.Given) -> tuple[str, ...]:
    """The bricks in building order, in runs: `17 neutral + 2 red`. Raises ValueError."""
    runs = [_words(part, "17 neutral") for part in re.split(r"[+,]", text) if text != NOTHING]
    read = [(e.whole_number(n), _player(owner, given, NEUTRAL)) for n, owner in runs]
    return tuple(owner for n, owner in read for _ in range(n))


def write_wonder(bricks: tuple[str, ...]) -> str:
    """The bricks in building order, in runs of one owner."""
    return " + ".join(f"{len(list(run))} {owner}" for owner, run in groupby(bricks))


class Questions(e.FrameNotation):
    """The open questions as text; one that asks for consent holds a move, written as moves are."""

    def write(self, frame: e.Frame) -> str:
        if isinstance(frame, Consent):
            return f"consent {'+'.join(frame.owners)} {RoadsAndBoats.games[''].write_move(frame.move)}"
        return super().write(frame)

    def read(self, text: str) -> e.Frame:
        if not text.startswith("consent "):
            return super().read(text)
        _, owners, words = text.split(" ", 2)
        move = RoadsAndBoats.games[""].read_move(words)
        if not isinstance(move, Held):
            raise ValueError(f"nobody is asked to agree to {words!r}")
        return Consent(move, tuple(owners.split("+")))


def complete(given: e.Given) -> RoadsAndBoats:
    """The position of what was read; who is carried is a passenger. Raises ValueError."""
    if "map" not in given.values:
        raise ValueError("a position needs a line 'map: …'")
    fields = given.fields(TEXT.rows)
    fields.setdefault("temple", given.seats)
    fields.setdefault("chart", fields["temple"][::-1])
    if given.pending and isinstance(given.pending[0], EndPhase):
        fields.setdefault("phase", given.pending[0].phase)
    elif given.pending and not isinstance(given.pending[0], StartPhase | ChooseHomes | DrawRow | LayTiles):
        given.pending = (EndPhase(fields.get("phase", PHASES[0])), *given.pending)
    fleets: Fleets = fields.pop("transporters", Fleets())
    if "asks" not in given.found:
        phase = fields.setdefault("phase", PHASES[0])
        asked = fields["chart"] if len(given.seats) > 1 else ()
        calls = CallRound(phase, asked)
        begun = phase == MOVEMENT and any(it.moved for it in fleets.values())
        given.pending = (EndPhase(phase), Moving(fields["chart"]) if begun else calls)
    carried = {t.carrier: id for id, t in fleets.items() if t.carrier in fleets}
    fleets = fleets.merged({id: replace(fleets[id], passenger=p) for id, p in carried.items()})
    fields["buildings"] = _numbered(fields.get("buildings", e.FrozenMap()))
    given.pending = tuple(_begun(frame, given.pending, fleets) for frame in given.pending)
    state = RoadsAndBoats(**given.common, **fields, transporters=fleets)
    if "wonder" not in fields:  # a neutral brick ends each turn
        laid = min(state.turn, state.last_turn) - bool(state.pending)
        return replace(state, wonder=(NEUTRAL,) * (laid - state.neutral_laid))
    ended = min(max(state.neutral_laid, 0) + 1, state.last_turn)
    return state if "turn" in fields else replace(state, turn=ended)


def _numbered(buildings: e.FrozenMap[Cell, Building]) -> e.FrozenMap[Cell, Building]:
    """With a number of its own for each mine that is written without one."""
    taken = {it.number for it in buildings.values()}
    free = (n for n in count(1) if n not in taken)
    bare = [cell for cell in sorted(buildings) if buildings[cell].kind == MINE and not buildings[cell].number]
    return buildings.merged(
        {cell: replace(buildings[cell], number=n) for cell, n in zip(bare, free, strict=False)}
    )


def _begun(frame: e.Frame, pending: tuple[e.Frame, ...], fleets: Fleets) -> e.Frame:
    """A question of the movement phase: who has a transporter that moved, or is moving, has begun."""
    if not isinstance(frame, Moving):
        return frame
    moved = [it.owner for it in fleets.values() if it.moved and it.place]
    moving = [march.seat for march in pending if isinstance(march, March)]
    return replace(frame, begun=tuple(dict.fromkeys((*frame.begun, *moved, *moving))))


def read_heap(item: str, given: e.Given) -> tuple[Place, Load]:
    """A place and the goods that lie there. Raises ValueError."""
    place, _, written = item.partition(" ")
    if not (load := read_load(written, given.box)):
        raise ValueError(f"what lies on {place} is missing, as in '1,0/0 2 boards'")
    return read_place(place), load


def _subjects(text: str, given: e.Given) -> tuple[str, ...]:
    return tuple(sorted(e.one_of(word, given.box.subjects) for word in e.split(text)))


TEXT: e.PositionText[RoadsAndBoats] = e.PositionText(
    RoadsAndBoats,
    SEATS,
    range(1, 5),
    rows=[
        e.Row("map", read_map, write_map, "world"),
        e.number("turn", usual=None),
        e.word("phase", PHASES, usual=None),
        row_of_seats("temple"),
        row_of_seats("chart"),
        of_seats("homes", lambda text, given: read_place(text), write_place),
        of_items("transporters", read_transporter, write_transporter, Fleets),
        of_items("goods", read_heap, lambda state, place, load: f"{place} {write_load(load)}"),
        of_items("buildings", read_building, write_building),
        of_edges("roads", road_over, lambda road: f"{road.edge}{road.half}"),
        of_edges(
            "bridges",
            lambda world, cell, arm, half: bridge_over(world, cell, arm),
            lambda it: f"{it.q},{it.r}>{it.arm}",
        ),
        of_items("walls", read_wall, lambda state, edge, wall: f"{edge} {wall.owner} {wall.tokens}"),
        of_seats("research", _subjects, " ".join),
        e.of_field("wonder", read_wonder, write_wonder),
        of_seats("bought", lambda text, given: e.whole_number(text), str),
        e.of_field("gone", lambda text, given: tuple(sorted(text.split())), " ".join),
        e.number("size"),
    ],
    asks=e.Stack(Questions(e.frames_of(CHAPTERS))),
    complete=complete,
    older={"pending": "asks", "components": "edition"},
)
