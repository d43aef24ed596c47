"""What a transporter touches, which goods are within reach, who has room (ruling.touch, ruling.reach)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ....engine import Seat, Violation, broken
from ..land.banks import bordering
from ..land.geography import Bridges, area_of
from ..land.hexes import Cell
from ..land.places import DOCK, RIVER, SEA, Place, land
from ..land.world import World
from ..state import Holder, RoadsAndBoats

Spots = frozenset[Place]
"""Places where goods can lie: regions of one land tile, or one sea tile."""


def cell_of(spots: Spots) -> Cell:
    """The tile that spots are on."""
    return next(iter(spots))[:2]


@lru_cache(maxsize=100_000)
def in_order(spots: Spots) -> tuple[Place, ...]:
    """Spots, sorted."""
    return tuple(sorted(spots))


@lru_cache(maxsize=100_000)
def spots_touched(world: World, bridges: Bridges, place: Place) -> Spots:
    """The spots that something at a place touches: its area, both banks of its river, its sea."""
    if place.kind == SEA:
        return frozenset({place})  # boats.exchange, else frozenset()
    beside: tuple[int, ...] = (place.at,)
    if place.kind == RIVER:
        beside = bordering(world.rivers(place.cell), place.at)
    if place.kind == DOCK:  # at a mouth it reaches only the land on its side
        beside = (world.dock_region(place),)  # boats.mouth-side wall-building.docked, else ()
    return frozenset().union(*[area_of(world, bridges, land(place.cell, region)) for region in beside])


def touched(state: RoadsAndBoats, holder: Holder) -> Spots:
    """The spots that a transporter touches, a carried one none; of a region its area, of the sea its tile."""
    place = holder if isinstance(holder, Place) else state.transporters[holder].place
    return frozenset() if place is None else spots_touched(state.world, state.bridges, place)


def touched_here(state: RoadsAndBoats, seat: Seat, cell: Cell) -> Spots:
    """All spots of a tile that a seat's transporters touch: where it may build."""
    here = state.transporters.on_tile.get(cell, ())
    return frozenset().union(*[touched(state, id) for id in here if state.transporters[id].owner == seat])


def serves_as_ferry(state: RoadsAndBoats, seat: Seat, boat: str, ferry: str) -> bool:
    """Whether a boat lets goods cross its river: a seat's own, or the one asked to (ruling.ferry)."""
    there = state.transporters[boat]
    afloat = there.place is not None and there.place.kind == RIVER
    return afloat and not there.passenger and (there.owner == seat or boat == ferry)


def group_of(state: RoadsAndBoats, seat: Seat, start: Spots, ferry: str = "") -> Spots:
    """The spots that bridges and a seat's ferries join to `start`."""
    cell = cell_of(start)
    if cell in state.world.undivided or len(start) == state.world.region_count(cell):
        return start
    joined = set(start)
    here = state.transporters.on_tile.get(cell, ())
    boats = [touched(state, boat) for boat in here if serves_as_ferry(state, seat, boat, ferry)]
    while more := [banks for banks in boats if banks & joined and not banks <= joined]:
        joined.update(*more)
    return frozenset(joined)


def groups_in_reach(state: RoadsAndBoats, seat: Seat, cell: Cell, ferry: str = "") -> tuple[Spots, ...]:
    """All groups of a tile that are in a seat's reach."""
    here = in_order(touched_here(state, seat, cell))
    return tuple(dict.fromkeys([group_of(state, seat, touched(state, it), ferry) for it in here]))


def reached_group(state: RoadsAndBoats, seat: Seat, spot: Place, ferry: str = "") -> Spots | None:
    """The one of them that a spot belongs to, None if it is out of reach."""
    return next((it for it in groups_in_reach(state, seat, spot.cell, ferry) if spot in it), None)


def ferries(state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterator[str]:
    """Other seats' boats that join banks of a tile if their owners agree, after "" for none of them."""
    yield ""
    for id in state.transporters.on_tile.get(cell, ()) if state.world.rivers(cell) else ():
        owner = state.transporters[id].owner
        if owner != seat and serves_as_ferry(state, owner, id, ""):
            banks = touched(state, id)
            if not banks <= group_of(state, seat, touched(state, min(banks))):
                yield id


def holders(state: RoadsAndBoats, group: Spots, seat: Seat = "") -> tuple[str, ...]:
    """The transporters whose cargo belongs to a group, or only those of a seat."""
    cell = cell_of(group)
    there = state.transporters.holders.get(cell, ())
    if cell not in state.world.undivided:
        there = tuple([id for id in there if touched(state, id) & group])
    return tuple([id for id in there if state.transporters[id].owner == seat]) if seat else there


def within(state: RoadsAndBoats, group: Spots, seat: Seat = "") -> list[Holder]:
    """What holds the goods of a group: its spots and the transporters that touch it, or only a seat's."""
    return [*in_order(group), *holders(state, group, seat)]


def stocked_tiles(state: RoadsAndBoats, seat: Seat) -> list[tuple[Cell, set[str]]]:
    """The tiles on which a seat has transporters and there are goods, with what is there."""
    there = state.goods_on
    return [(cell, there[cell]) for cell in state.transporters.cells_of.get(seat, ()) if cell in there]


def room(state: RoadsAndBoats, transporter: str) -> int:
    """How many more goods a transporter can take."""
    carry = state.type_of(transporter).carry if state.can_hold(transporter) else 0
    return carry - len(state.transporters[transporter].cargo)  # movement.more-than-capacity, else 0


def stores_at_sea(state: RoadsAndBoats, cell: Cell) -> bool:
    """Whether goods can be left on a sea tile: it has an oil rig."""
    return cell in state.buildings  # boats.oil-rig-store geese.oil-rig, else False


def takes_more(state: RoadsAndBoats, holder: Holder) -> bool:
    """Whether a holder has room for one more: not the open sea, nor a transporter that is full."""
    if isinstance(holder, Place):
        return holder.kind != SEA or stores_at_sea(state, holder.cell)
    return room(state, holder) > 0 or not state.can_hold(holder)


def full(state: RoadsAndBoats, transporter: str) -> Violation:
    """The violation that a transporter can carry no more."""
    kind = state.type_of(transporter)
    if kind.is_boat:
        return broken("boats.capacities", "full", transporter=transporter, carry=kind.carry)
    return broken("movement.carrying-capacity", transporter=transporter, carry=kind.carry)
