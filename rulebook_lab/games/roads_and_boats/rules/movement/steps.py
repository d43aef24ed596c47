"""One step of a transporter: by road, off the road, on a river, at sea, into and out of a dock."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from operator import attrgetter

from .....engine import Seat, Violation, broken
from ...components import TransporterType
from ...land.geography import Crossing, Sailing, river_banks, sailings, ways_by_end
from ...land.hexes import Edge, edge_between, edge_of
from ...land.places import DOCK, LAND, Place, river
from ...land.world import World
from ...state import NEUTRAL, RoadsAndBoats
from ..holding.holders import exists
from ..holding.reach import area_spots
from . import March

Ways = tuple[Crossing, ...] | tuple[Sailing, ...]
"""The ways over edges that lead to one place."""
_road = attrgetter("road")


def wall_bars(state: RoadsAndBoats, seat: Seat, edge: Edge) -> bool:
    """Whether a wall of another player stands on an edge; own and neutral ones are open."""
    wall = state.walls.get(edge)
    if wall is None:
        return False
    own = wall.owner == seat  # walls.own, else False
    neutral = wall.owner == NEUTRAL  # walls.neutral, else False
    return not own and not neutral  # wall-building.passage, else False


def is_walled(state: RoadsAndBoats, seat: Seat, place: Place) -> bool:
    """Whether a place is a dock that a wall closes to a seat."""
    return place.kind == DOCK and wall_bars(state, seat, edge_of(place.cell, place.at))


def waters_beside(state: RoadsAndBoats, place: Place) -> Iterator[Place]:
    """The rivers and docks that touch the area of a place on land."""
    cell, area = place.cell, {spot.at for spot in area_spots(state, place)}
    for piece in range(len(state.world.rivers(cell))):
        if area & set(river_banks(state.world, cell, piece)):
            yield river(cell, piece)
    yield from (dock for dock in state.world.docks.get(cell, ()) if state.world.dock_region(dock) in area)


@lru_cache(maxsize=100_000)
def _sailings_by_end(world: World, place: Place) -> dict[Place, tuple[Sailing, ...]]:
    found = sailings(world, place)
    return {end: tuple(s for s in found if s.end == end) for end in dict.fromkeys(s.end for s in found)}


def ways(state: RoadsAndBoats, transporter: str) -> Mapping[Place, Ways]:
    """The places one step away on an empty map, walls or roads disregarded, with the ways there."""
    place = state.transporters[transporter].place
    if place is None:
        return {}
    if place.kind == LAND:
        return ways_by_end(state.world, state.bridges, place)
    return _sailings_by_end(state.world, place)


def step_violations(state: RoadsAndBoats, march: March, to: Place) -> list[Violation]:
    """Every clause that a step of the marching transporter to a place breaks."""
    kind = state.type_of(march.transporter)
    faults = boat_faults if kind.is_boat else land_faults
    return faults(state, march, kind, to, ways(state, march.transporter).get(to, ()))


def on_road(state: RoadsAndBoats, transporter: str, to: Place) -> bool:
    """Whether a road leads from a transporter's area to a region."""
    return _by_road(state, ways(state, transporter).get(to, ()))


def _by_road(state: RoadsAndBoats, found: Ways) -> bool:
    roads = state.roads  # roads.linked roads.through-wall movement.back-and-forth, else frozenset()
    return not roads.isdisjoint(map(_road, found))


def land_faults(
    state: RoadsAndBoats, march: March, kind: TransporterType, to: Place, found: Ways
) -> list[Violation]:
    """What forbids a step by one of the ways found to a place, for who goes on land."""
    if not found:
        return [_no_way(state, state.transporters[march.transporter].place, to)]
    faults = []
    if state.walls and wall_bars(state, march.seat, found[0].edge):
        faults.append(broken("walls.others", edge=found[0].edge))
    if state.roads and _by_road(state, found):
        if march.off_road:
            faults.append(broken("movement.donkey-off-road", "spent"))
        elif march.steps >= kind.move:
            clause = "movement.donkey-road" if kind.move_off_road else "movement.steps"
            faults.append(broken(clause, steps=kind.move))
    elif not kind.move_off_road:
        faults.append(broken("movement.roads-only", kind=state.transporters[march.transporter].kind))
    elif march.steps >= kind.move_off_road:
        faults.append(broken("movement.donkey-off-road", "spent" if march.off_road else "mixed"))
    return faults


def _no_way(state: RoadsAndBoats, here: Place | None, to: Place) -> Violation:
    if to.kind != LAND:
        return broken("movement.roads-only", "water", to=str(to))
    if here is None or not exists(state, to):
        return broken("movement.road-connected", "nowhere", to=str(to))
    across = to.cell == here.cell and to not in area_spots(state, here)
    if not across and edge_between(here.cell, to.cell) is None:
        return broken("movement.road-connected", to=str(to))
    return broken("movement.river-barrier", to=str(to))


def boat_faults(
    state: RoadsAndBoats, march: March, kind: TransporterType, to: Place, found: Ways
) -> list[Violation]:
    """The same for a boat."""
    faults = [broken("boats.docking-ends")] if march.docked else []
    if not found:
        place = state.transporters[march.transporter].place
        docked = place is not None and place.kind == DOCK and not march.docked
        return [*faults, broken("boats.undock" if docked else "boats.where", to=str(to))]
    if state.walls and wall_bars(state, march.seat, found[0].edge):
        at_coast = to.kind == DOCK
        barred = broken("walls.coast", to=str(to)) if at_coast else broken("walls.others", edge=found[0].edge)
        faults.append(barred)
    if march.steps >= kind.move:
        faults.append(broken("boats.capacities", steps=kind.move))
    return faults
