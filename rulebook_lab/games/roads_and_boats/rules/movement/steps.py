"""One step of a transporter: by road, off the road, on a river, at sea, into and out of a dock."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Violation, broken, value
from ...land.geography import Crossing, Sailing, sailings
from ...land.hexes import edge_between
from ...land.places import DOCK, LAND, Place
from ...land.roads import ways_by_end
from ...state import RoadsAndBoats
from ..frames import March
from ..holding.handling import exists
from ..holding.reach import area_spots
from .passage import wall_bars

DONKEY = "donkey"


def ways(state: RoadsAndBoats, transporter: str) -> Iterator[Place]:
    """The places one step away on an empty map, each once, walls or roads disregarded."""
    place = state.transporters[transporter].place
    if place is None:
        return iter(())
    if state.type_of(transporter).is_boat:
        return iter(dict.fromkeys(s.end for s in sailings(state.world, place)))
    return iter(ways_by_end(state.world, state.bridges, place))


def step_violations(state: RoadsAndBoats, march: March, to: Place) -> Iterator[Violation]:
    """Every clause that a step of the marching transporter to a place breaks."""
    if state.type_of(march.transporter).is_boat:
        return _boat_violations(state, march, to)
    return _land_violations(state, march, to)


# -- on land -------------------------------------------------------------------------------


def crossings_to(state: RoadsAndBoats, transporter: str, to: Place) -> tuple[Crossing, ...]:
    """The ways over an edge from a transporter's area to a region (ruling.step-land)."""
    place = state.transporters[transporter].place
    if place is None or place.kind != LAND:
        return ()
    return ways_by_end(state.world, state.bridges, place).get(to, ())


@value("roads.linked", "roads.through-wall", "movement.back-and-forth", off=False)
def on_road(state: RoadsAndBoats, transporter: str, to: Place) -> bool:
    """Whether a road leads from a transporter's area to a region."""
    return any(c.road in state.roads for c in crossings_to(state, transporter, to))


def _land_violations(state: RoadsAndBoats, march: March, to: Place) -> Iterator[Violation]:
    id = march.transporter
    here = state.transporters[id].place
    crossings = crossings_to(state, id, to)
    if not crossings:
        assert here is not None
        yield _no_way(state, here, to)
        return
    if wall_bars(state, state.transporters[id].owner, crossings[0].road.edge):
        yield broken("walls.others", edge=crossings[0].road.edge)
    if on_road(state, id, to):
        yield from _road_violations(state, march)
    else:
        yield from _off_road_violations(state, march)


def _no_way(state: RoadsAndBoats, here: Place, to: Place) -> Violation:
    if to.kind != LAND:
        return broken("movement.roads-only", "water", to=str(to))
    if not exists(state, to):
        return broken("movement.road-connected", "nowhere", to=str(to))
    across = to.cell == here.cell and to not in area_spots(state, here)
    if not across and edge_between(here.cell, to.cell) is None:
        return broken("movement.road-connected", to=str(to))
    return broken("movement.river-barrier", to=str(to))


def _road_violations(state: RoadsAndBoats, march: March) -> Iterator[Violation]:
    kind = state.type_of(march.transporter)
    if march.off_road:
        yield broken("movement.donkey-off-road", "spent")
    elif march.steps >= kind.move and kind.move_off_road:
        yield broken("movement.donkey-road", steps=kind.move)
    elif march.steps >= kind.move:
        yield broken("movement.steps", steps=kind.move)


def _off_road_violations(state: RoadsAndBoats, march: March) -> Iterator[Violation]:
    kind = state.type_of(march.transporter)
    if not kind.move_off_road:
        yield broken("movement.roads-only", kind=kind.name.lower())
    elif march.steps >= kind.move_off_road:
        yield broken("movement.donkey-off-road", "spent" if march.off_road else "mixed")


# -- on water ------------------------------------------------------------------------------


def sailings_to(state: RoadsAndBoats, boat: str, to: Place) -> list[Sailing]:
    """The steps on water from a boat's place to another."""
    place = state.transporters[boat].place
    if place is None:
        return []
    return [sailing for sailing in sailings(state.world, place) if sailing.end == to]


def _boat_violations(state: RoadsAndBoats, march: March, to: Place) -> Iterator[Violation]:
    id = march.transporter
    here = state.transporters[id].place
    if march.docked:
        yield broken("boats.docking-ends")
    ways = sailings_to(state, id, to)
    if not ways:
        assert here is not None
        if here.kind == DOCK and not march.docked:
            yield broken("boats.undock", to=str(to))
        else:
            yield broken("boats.where", to=str(to))
        return
    if wall_bars(state, state.transporters[id].owner, ways[0].edge):
        if to.kind == DOCK:
            yield broken("walls.coast", to=str(to))
        else:
            yield broken("walls.others", edge=ways[0].edge)
    kind = state.type_of(id)
    if march.steps >= kind.move:
        yield broken("boats.capacities", steps=kind.move)
