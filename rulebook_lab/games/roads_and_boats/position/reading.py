"""How each line of a position's text is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ....engine import FrozenMap, Seat
from ..components import Components
from ..land.geography import Bridge, Road, road_over
from ..land.goods import Load
from ..land.hexes import Cell, Edge, edge_of
from ..land.places import SEA, Place, read_cell, read_place
from ..land.world import World, read_world
from ..rules.frames import PHASES, Consent, Pending
from ..state import Building, Fleets, Transporter, Wall
from .writing import FRAMES, HELD, NOBODY, OVER, STEP


def items(text: str) -> Iterator[str]:
    """The items of a line, between semicolons."""
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


def read_map(text: str, components: Components, _: Any) -> World:
    """A prepared map by its name, or the tiles of a map. Raises ValueError."""
    name, _space, unmarked = text.partition(" ")
    if name in components.maps:
        world = components.maps[name]
        return world.without_starts() if unmarked else world
    if text == "none":
        return World(FrozenMap())
    return read_world("\n".join(items(text)))


def read_transporters(text: str, components: Components, _: Any) -> Fleets:
    """What the transporters line says. Raises ValueError."""
    return Fleets(read_transporter(item, components) for item in items(text))


def read_transporter(item: str, components: Components) -> tuple[str, Transporter]:
    """One transporter: id, owner, kind, place, then what differs from a fresh one. Raises ValueError."""
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


def read_goods(text: str, components: Components, _: Any) -> FrozenMap[Place, Load]:
    """Loose goods by place: `0,0/0 3 trunks + stone`. Raises ValueError."""
    found = (item.partition(" ") for item in items(text))
    return FrozenMap((read_place(place), read_load(load, components)) for place, _, load in found)


def read_buildings(text: str, components: Components, _: Any) -> FrozenMap[Cell, Building]:
    """What the buildings line says. Raises ValueError."""
    return FrozenMap(read_building(item, components) for item in items(text))


def read_building(item: str, components: Components) -> tuple[Cell, Building]:
    """One building: region, kind, then `number=`, `gold=`, `iron=`, `made=`. Raises ValueError."""
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


def read_roads(text: str, _: Any, given: dict[str, Any]) -> frozenset[Road]:
    """Roads as edges, with the half beside a river. Raises ValueError."""
    named = (read_edge(word) for word in text.split())
    return frozenset(road_over(given["world"], cell, n, half) for _, half, cell, n in named)


def read_bridges(text: str, _: Any, __: Any) -> frozenset[Bridge]:
    """Bridges as arms: `1,0>2`. Raises ValueError."""
    named = (read_edge(word) for word in text.split())
    return frozenset(Bridge(*cell, n) for _, _, cell, n in named)


def read_walls(text: str, _: Any, __: Any) -> FrozenMap[Edge, Wall]:
    """Walls: edge, owner, tokens. Raises ValueError."""
    words = (item.split(" ") for item in items(text))
    return FrozenMap((read_edge(edge)[0], Wall(owner, int(n))) for edge, owner, n in words)


def read_wonder(text: str, _: Any, __: Any) -> tuple[str, ...]:
    """The bricks in building order, in runs: `17 neutral + 2 red`. Raises ValueError."""
    runs = (part.split() for part in text.split("+"))
    return tuple(owner for n, owner in runs for _ in range(int(n)))


def read_pending(text: str, _: Any, __: Any) -> tuple[Pending, ...]:
    """The open frames from the bottom up. Raises ValueError."""
    return () if text == OVER else tuple(map(read_frame, text.split(STEP)))


def read_frame(text: str) -> Any:
    """One open frame; a consent holds the move it is about. Raises ValueError."""
    if not text.startswith("consent "):
        return FRAMES.read(text)
    _, asked, move = text.split(" ", 2)
    return Consent(HELD.read(move), tuple(asked.split("+")))  # type: ignore[arg-type]


def read_phase(text: str, _: Any, __: Any) -> str:
    """One of the four phases. Raises ValueError."""
    if text not in PHASES:
        raise ValueError(f"the phases are {', '.join(PHASES)}")
    return text


def read_homes(text: str, _: Any, __: Any) -> FrozenMap[Seat, Place]:
    """Homes by seat. Raises ValueError."""
    words = (item.split(" ") for item in items(text))
    return FrozenMap((seat, read_place(place)) for seat, place in words)


def read_research(text: str, _: Any, __: Any) -> FrozenMap[Seat, tuple[str, ...]]:
    """The subjects each seat has done. Raises ValueError."""
    words = (item.split(" ") for item in items(text))
    return FrozenMap((seat, tuple(sorted(subjects))) for seat, *subjects in words)


def read_bought(text: str, _: Any, __: Any) -> FrozenMap[Seat, int]:
    """The bricks each seat bought this turn. Raises ValueError."""
    words = (item.split(" ") for item in items(text))
    return FrozenMap((seat, int(n)) for seat, n in words)


def seats(text: str, _: Any, __: Any) -> tuple[Seat, ...]:
    """Seats in a row."""
    return () if text == NOBODY else tuple(text.split())


def names(text: str, _: Any, __: Any) -> tuple[str, ...]:
    """Names in a row, sorted."""
    return tuple(sorted(text.split()))


def number(text: str, _: Any, __: Any) -> int:
    """A number."""
    return int(text)


def word(text: str, _: Any, __: Any) -> str:
    """A single word."""
    return text
