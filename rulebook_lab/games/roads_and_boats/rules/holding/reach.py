"""What a transporter touches, and which goods of a tile are within reach (ruling.touch, .reach)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from .....engine import Seat, value
from ...land.geography import Bridges, area_of, river_banks
from ...land.hexes import Cell
from ...land.places import DOCK, LAND, RIVER, Place, land, sea
from ...land.world import World
from ...state import RoadsAndBoats

Spots = frozenset[Place]
"""Places where goods can lie: regions of one land tile, or one sea tile."""

Holder = Place | str
"""What holds goods: a spot, or a transporter by its id."""

NOTHING: Spots = frozenset()


def cell_of(spots: Spots) -> Cell:
    """The tile that spots are on."""
    return next(iter(spots))[:2]


@lru_cache(maxsize=100_000)
def in_order(spots: Spots) -> tuple[Place, ...]:
    """Spots, sorted."""
    return tuple(sorted(spots))


@value("boats.mouth-side", "wall-building.docked", off=())
def dock_regions(world: World, place: Place) -> tuple[int, ...]:
    """The region that a docked boat reaches: on a mouth only the land on its side."""
    return (world.dock_region(place),)


@value("boats.exchange", off=NOTHING)
def at_sea(cell: Cell) -> Spots:
    """What a boat on the open sea reaches: its sea tile, with the boats there."""
    return frozenset({sea(cell)})


@lru_cache(maxsize=100_000)
def spots_touched(world: World, bridges: Bridges, place: Place) -> Spots:
    """The spots that something at a place touches: its area, both banks of its river, its sea."""
    cell = place.cell
    if place.kind == LAND:
        regions: tuple[int, ...] = (place.at,)
    elif place.kind == DOCK:
        regions = dock_regions(world, place)
    elif place.kind == RIVER:
        regions = river_banks(world, cell, place.at)
    else:
        return at_sea(cell)
    return frozenset(
        land(cell, region) for start in regions for region in area_of(world, bridges, cell, start)
    )


def touched(state: RoadsAndBoats, transporter: str) -> Spots:
    """The spots that a transporter touches; a carried one touches nothing."""
    place = state.transporters[transporter].place
    return NOTHING if place is None else spots_touched(state.world, state.bridges, place)


def area_spots(state: RoadsAndBoats, spot: Place) -> Spots:
    """The area of a region, or the sea tile itself."""
    return spots_touched(state.world, state.bridges, spot)


def serves_as_ferry(state: RoadsAndBoats, seat: Seat, boat: str, ferry: str) -> bool:
    """Whether a boat lets goods cross its river: a seat's own, or the one asked to (ruling.ferry)."""
    there = state.transporters[boat]
    return (
        there.place is not None
        and there.place.kind == RIVER
        and not there.passenger
        and (there.owner == seat or boat == ferry)
    )


def group_of(state: RoadsAndBoats, seat: Seat, start: Spots, ferry: str = "") -> Spots:
    """The spots that bridges and a seat's ferries join to `start`."""
    cell = cell_of(start)
    if cell in state.world.undivided or len(start) == state.world.region_count(cell):
        return start
    joined = set(start)
    boats = [
        touched(state, boat)
        for boat in state.transporters.on_tile.get(cell, ())
        if serves_as_ferry(state, seat, boat, ferry)
    ]
    while more := [banks for banks in boats if banks & joined and not banks <= joined]:
        joined.update(*more)
    return frozenset(joined)


def present(state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterator[str]:
    """A seat's uncarried transporters on a tile."""
    return (id for id in state.transporters.on_tile.get(cell, ()) if state.transporters[id].owner == seat)


def touches(state: RoadsAndBoats, seat: Seat, spots: Spots) -> bool:
    """Whether one of a seat's transporters touches one of the spots."""
    cell = cell_of(spots)
    return any(touched(state, id) & spots for id in present(state, seat, cell))


def reached_group(state: RoadsAndBoats, seat: Seat, spots: Spots, ferry: str = "") -> Spots | None:
    """The group of `spots` if it is in a seat's reach, else None."""
    if not spots:
        return None
    group = group_of(state, seat, spots, ferry)
    return group if touches(state, seat, group) else None


def groups_in_reach(state: RoadsAndBoats, seat: Seat, cell: Cell, ferry: str = "") -> tuple[Spots, ...]:
    """All groups of a tile that are in a seat's reach."""
    found: list[Spots] = []
    for id in present(state, seat, cell):
        if cell in state.world.undivided:
            return (touched(state, id),)
        for banks in _joined(state, id):
            group = group_of(state, seat, banks, ferry)
            if group not in found:
                found.append(group)
    return tuple(found)


def _joined(state: RoadsAndBoats, transporter: str) -> Iterable[Spots]:
    """What a transporter touches: a boat that carries another is no ferry, so its banks stay apart."""
    banks = touched(state, transporter)
    if not state.transporters[transporter].passenger:
        return (banks,)
    return dict.fromkeys(area_spots(state, spot) for spot in in_order(banks))


def can_hold(state: RoadsAndBoats, transporter: str) -> bool:
    """Whether a transporter may have cargo: it neither carries another one nor is carried."""
    there = state.transporters[transporter]
    return not there.passenger and not there.carrier


def holders(state: RoadsAndBoats, group: Spots) -> Iterator[str]:
    """The transporters whose cargo belongs to a group."""
    cell = cell_of(group)
    whole = cell in state.world.undivided
    for id in state.transporters.on_tile.get(cell, ()):
        if can_hold(state, id) and (whole or touched(state, id) & group):
            yield id


def joins_banks(state: RoadsAndBoats, seat: Seat, ferry: str) -> bool:
    """Whether a boat lies between banks that neither bridges nor a seat's own ferries join."""
    banks = touched(state, ferry)
    return not banks <= group_of(state, seat, area_spots(state, min(banks)))


def ferries_wanted(state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterator[str]:
    """Other seats' boats in rivers of a tile that could ferry if their owners agree, where it helps."""
    if not state.world.rivers(cell):
        return
    for id in state.transporters.on_tile.get(cell, ()):
        there = state.transporters[id]
        serves = there.owner != seat and serves_as_ferry(state, there.owner, id, "")
        if serves and joins_banks(state, seat, id):
            yield id


@value("movement.more-than-capacity", off=0)
def room(state: RoadsAndBoats, transporter: str) -> int:
    """How many more goods a transporter can take."""
    if not can_hold(state, transporter):
        return 0
    return state.type_of(transporter).carry - len(state.transporters[transporter].cargo)
