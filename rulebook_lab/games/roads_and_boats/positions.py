"""Positions as text, pleasant to write by hand.

    seats: red yellow
    map: 0,0 woods; 1,0 pasture; 2,0 sea
    turn: 13
    transporters: t1 red truck 0,0/0 3 trunks + stone; r1 red raft 2,0
    goods: 1,0/0 2 boards
    buildings: 0,0 sawmill; 1,0 mine number=1 gold=3 iron=3
    roads: 0,0>1
    walls: 0,0>1 yellow 2
    pending: moving red+yellow

A map is the name of a prepared one, or its tiles. Without `pending` the phase begins: seats are
asked whether they call for an order. Places are written as in moves, edges as `tile>edge`, with
the half of a river edge after it (`0,0>1a`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, get_args

from msgspec.structs import replace

from rulebook_lab.engine import FrozenMap, Seat, UnreadablePosition, lines
from rulebook_lab.engine.notation import FrameNotation, MoveNotation
from rulebook_lab.games.roads_and_boats.components import Components
from rulebook_lab.games.roads_and_boats.frames import (
    PHASES,
    CallRound,
    Consent,
    EndPhase,
    Pending,
)
from rulebook_lab.games.roads_and_boats.geography import Bridge, Road, road_over
from rulebook_lab.games.roads_and_boats.goods import Load
from rulebook_lab.games.roads_and_boats.hexes import Cell, Edge, edge_of
from rulebook_lab.games.roads_and_boats.moves import Asking
from rulebook_lab.games.roads_and_boats.places import (
    SEA,
    Place,
    read_cell,
    read_place,
    write_cell,
    write_place,
)
from rulebook_lab.games.roads_and_boats.state import (
    Building,
    RoadsAndBoats,
    Transporter,
    Wall,
)
from rulebook_lab.games.roads_and_boats.world import World, read_world, write_world

FRAMES = FrameNotation(kind for kind in get_args(Pending) if kind is not Consent)
HELD = MoveNotation(get_args(Asking))
OVER, NOBODY, STEP, NEXT = "over", "-", " > ", "; "


# -- writing -------------------------------------------------------------------------------


def write(state: RoadsAndBoats) -> str:
    """The position as text; what has its usual value is left out."""
    found = {key: say(state) for key, (say, _) in KEYS.items()}
    return "\n".join(f"{key}: {words}" for key, words in found.items() if words)


def write_load(load: Load) -> str:
    """Goods as words: `3 trunks + 1 stone*d1`."""
    return " + ".join(f"{n} {good}" for good, n in sorted(Counter(load).items()))


def _write_map(state: RoadsAndBoats) -> str:
    for name, world in state.components.maps.items():
        if world == state.world:
            return name
        if world.without_starts() == state.world:
            return f"{name} unmarked"
    return NEXT.join(write_world(state.world).splitlines()) or "none"


def _write_transporters(state: RoadsAndBoats) -> str:
    return NEXT.join(_write_transporter(id, t) for id, t in sorted(state.transporters.items()))


def _write_transporter(id: str, t: Transporter) -> str:
    words = [id, t.owner, t.kind, write_place(t.place) if t.place else f"on={t.carrier}"]
    words += ["moved"] if t.moved else []
    words += [f"since={t.aboard_since}"] if t.aboard_since else []
    words += [write_load(t.cargo)] if t.cargo else []
    return " ".join(words)


def _write_buildings(state: RoadsAndBoats) -> str:
    return NEXT.join(
        _write_building(state, cell, building) for cell, building in sorted(state.buildings.items())
    )


def _write_building(state: RoadsAndBoats, cell: Cell, building: Building) -> str:
    where = write_cell(cell) if state.world.is_sea(cell) else f"{write_cell(cell)}/{building.region}"
    numbers = {name: getattr(building, name) for name in ("made", "number", "gold", "iron")}
    words = [f"{name}={n}" for name, n in numbers.items() if n]
    return " ".join([where, building.kind, *words])


def write_edge(edge: Edge, half: str = "") -> str:
    """An edge as a word, `0,1>2`, with the half of a road beside a river: `0,1>2a`."""
    return f"{edge.q},{edge.r}>{edge.number}{half}"


def _write_wonder(state: RoadsAndBoats) -> str:
    return " + ".join(f"{len(list(run))} {owner}" for owner, run in groupby(state.wonder))


def _write_pending(state: RoadsAndBoats) -> str:
    if not state.pending:
        return OVER
    return STEP.join(map(_write_frame, state.pending))


def _write_frame(frame: Pending) -> str:
    if isinstance(frame, Consent):
        return f"consent {'+'.join(frame.asked)} {HELD.write(frame.move)}"
    return FRAMES.write(frame)


# -- reading -------------------------------------------------------------------------------


def read(text: str, components: Callable[[str], Components]) -> RoadsAndBoats:
    """The position that a text describes.

    Raises UnreadablePosition, which names the line and the reason.
    """
    found = {line.key: line for line in lines(text, KEYS)}
    edition = found["components"].value if "components" in found else ""
    known = components(edition)
    given: dict[str, Any] = {"edition": edition}
    for key, (_, understand) in KEYS.items():
        line = found.get(key)
        if line is None or key == "components":
            continue
        try:
            given[FIELDS.get(key, key)] = understand(line.value, known, given)
        except (ValueError, KeyError, IndexError, TypeError) as problem:
            raise line.wrong(str(problem)) from None
    return _completed(given)


def _completed(given: dict[str, Any]) -> RoadsAndBoats:
    for key in ("seats", "world"):
        if key not in given:
            raise UnreadablePosition(f"a position needs a line '{_NAMES.get(key, key)}: …'")
    given.setdefault("temple", given["seats"])
    given.setdefault("chart", given["temple"][::-1])
    phase = given.setdefault("phase", PHASES[0])
    asked = given["chart"] if len(given["seats"]) > 1 else ()
    given.setdefault("pending", (EndPhase(phase), CallRound(phase, asked)))
    state = RoadsAndBoats(**given)
    carried = {t.carrier: id for id, t in state.transporters.items() if t.carrier}
    changed = {id: replace(state.transporters[id], passenger=p) for id, p in carried.items()}
    return replace(state, transporters=state.transporters.merged(changed))


def _items(text: str) -> Iterator[str]:
    return (" ".join(item.split()) for item in text.split(";") if item.strip())


def read_load(text: str, components: Components) -> Load:
    """The goods that `write_load` wrote; a good alone counts once. Raises ValueError."""
    goods: list[str] = []
    for part in filter(None, map(str.strip, text.split("+"))):
        match = re.fullmatch(r"(?:(\d+) )?(([a-z]+)(?:\*\w+)*)", part)
        if match is None or match[3] not in components.goods:
            raise ValueError(f"{part!r} are no goods; goods are {', '.join(components.goods)}")
        goods += [match[2]] * int(match[1] or 1)
    return tuple(sorted(goods))


def _read_map(text: str, components: Components, _: Any) -> World:
    name, _space, unmarked = text.partition(" ")
    if name in components.maps:
        world = components.maps[name]
        return world.without_starts() if unmarked else world
    if text == "none":
        return World(FrozenMap())
    return read_world("\n".join(_items(text)))


def _read_transporters(text: str, components: Components, _: Any) -> FrozenMap[str, Transporter]:
    return FrozenMap(_read_transporter(item, components) for item in _items(text))


def _read_transporter(item: str, components: Components) -> tuple[str, Transporter]:
    id, owner, kind, where, *more = item.split(" ")
    if kind not in components.transporters:
        raise ValueError(f"{kind!r} is no transporter: {', '.join(components.transporters)}")
    carrier = where.removeprefix("on=") if where.startswith("on=") else ""
    t = Transporter(owner, kind, None if carrier else read_place(where), carrier=carrier)
    if more and more[0] == "moved":
        t = replace(t, moved=True)
        more = more[1:]
    if more and more[0].startswith("since="):
        t = replace(t, aboard_since=int(more[0].removeprefix("since=")))
        more = more[1:]
    return id, replace(t, cargo=read_load(" ".join(more), components))


def _read_goods(text: str, components: Components, _: Any) -> FrozenMap[Place, Load]:
    found = (item.partition(" ") for item in _items(text))
    return FrozenMap((read_place(place), read_load(load, components)) for place, _, load in found)


def _read_buildings(text: str, components: Components, _: Any) -> FrozenMap[Cell, Building]:
    return FrozenMap(_read_building(item, components) for item in _items(text))


def _read_building(item: str, components: Components) -> tuple[Cell, Building]:
    where, kind, *numbers = item.split(" ")
    if kind not in components.buildings:
        raise ValueError(f"{kind!r} is no building: {', '.join(components.buildings)}")
    place = read_place(where)
    given = {name: int(n) for name, _, n in (number.partition("=") for number in numbers)}
    return place.cell, Building(kind, 0 if place.kind == SEA else place.at, **given)


def read_edge(text: str) -> tuple[Edge, str, Cell, int]:
    """The edge that a word names, its half, and the tile and number it was written from."""
    match = re.fullmatch(r"(-?\d+,-?\d+)>([0-5])([ab]?)", text)
    if match is None:
        raise ValueError(f"{text!r} is no edge: write 0,1>2, beside a river 0,1>2a")
    cell = read_cell(match[1])
    return edge_of(cell, int(match[2])), match[3], cell, int(match[2])


def _read_roads(text: str, _: Any, given: dict[str, Any]) -> frozenset[Road]:
    named = (read_edge(word) for word in text.split())
    return frozenset(road_over(given["world"], cell, n, half) for _, half, cell, n in named)


def _read_bridges(text: str, _: Any, __: Any) -> frozenset[Bridge]:
    named = (read_edge(word) for word in text.split())
    return frozenset(Bridge(*cell, n) for _, _, cell, n in named)


def _read_walls(text: str, _: Any, __: Any) -> FrozenMap[Edge, Wall]:
    words = (item.split(" ") for item in _items(text))
    return FrozenMap((read_edge(edge)[0], Wall(owner, int(n))) for edge, owner, n in words)


def _read_wonder(text: str, _: Any, __: Any) -> tuple[str, ...]:
    runs = (part.split() for part in text.split("+"))
    return tuple(owner for n, owner in runs for _ in range(int(n)))


def _read_pending(text: str, _: Any, __: Any) -> tuple[Pending, ...]:
    return () if text == OVER else tuple(map(_read_frame, text.split(STEP)))


def _read_frame(text: str) -> Any:
    if not text.startswith("consent "):
        return FRAMES.read(text)
    _, asked, move = text.split(" ", 2)
    return Consent(HELD.read(move), tuple(asked.split("+")))  # type: ignore[arg-type]


def _read_phase(text: str, _: Any, __: Any) -> str:
    if text not in PHASES:
        raise ValueError(f"the phases are {', '.join(PHASES)}")
    return text


def _read_homes(text: str, _: Any, __: Any) -> FrozenMap[Seat, Place]:
    words = (item.split(" ") for item in _items(text))
    return FrozenMap((seat, read_place(place)) for seat, place in words)


def _read_research(text: str, _: Any, __: Any) -> FrozenMap[Seat, tuple[str, ...]]:
    words = (item.split(" ") for item in _items(text))
    return FrozenMap((seat, tuple(sorted(subjects))) for seat, *subjects in words)


def _read_bought(text: str, _: Any, __: Any) -> FrozenMap[Seat, int]:
    words = (item.split(" ") for item in _items(text))
    return FrozenMap((seat, int(n)) for seat, n in words)


def _pairs(pairs: Iterable[tuple[str, str]]) -> str:
    return NEXT.join(f"{one} {other}" for one, other in sorted(pairs))


def _seats(text: str, _: Any, __: Any) -> tuple[Seat, ...]:
    return () if text == NOBODY else tuple(text.split())


def _number(text: str, _: Any, __: Any) -> int:
    return int(text)


def _word(text: str, _: Any, __: Any) -> str:
    return text


KEYS: dict[str, tuple[Callable[[RoadsAndBoats], str], Callable[[str, Any, Any], Any]]] = {
    "components": (lambda s: s.edition, _word),
    "viewer": (lambda s: s.viewer or "", _word),
    "seats": (lambda s: " ".join(s.seats), _seats),
    "map": (_write_map, _read_map),
    "turn": (lambda s: str(s.turn), _number),
    "phase": (lambda s: s.phase, _read_phase),
    "temple": (lambda s: " ".join(s.temple) or NOBODY, _seats),
    "chart": (lambda s: " ".join(s.chart) or NOBODY, _seats),
    "homes": (
        lambda s: _pairs((seat, write_place(place)) for seat, place in s.homes.items()),
        _read_homes,
    ),
    "transporters": (_write_transporters, _read_transporters),
    "goods": (
        lambda s: _pairs((write_place(p), write_load(load)) for p, load in s.goods.items()),
        _read_goods,
    ),
    "buildings": (_write_buildings, _read_buildings),
    "roads": (
        lambda s: " ".join(write_edge(road.edge, road.half) for road in sorted(s.roads)),
        _read_roads,
    ),
    "bridges": (
        lambda s: " ".join(f"{b.q},{b.r}>{b.arm}" for b in sorted(s.bridges)),
        _read_bridges,
    ),
    "walls": (
        lambda s: _pairs((write_edge(e), f"{w.owner} {w.tokens}") for e, w in s.walls.items()),
        _read_walls,
    ),
    "research": (
        lambda s: _pairs((seat, " ".join(done)) for seat, done in s.research.items()),
        _read_research,
    ),
    "wonder": (_write_wonder, _read_wonder),
    "bought": (
        lambda s: _pairs((seat, str(n)) for seat, n in s.bought.items()),
        _read_bought,
    ),
    "size": (lambda s: str(s.size) if s.size else "", _number),
    "pending": (_write_pending, _read_pending),
}
"""How each line is written, and how it is read."""

FIELDS = {"map": "world"}
_NAMES = {"world": "map"}
