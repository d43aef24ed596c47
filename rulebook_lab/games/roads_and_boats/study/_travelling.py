"""How far it is to a place, on foot and by water, when walls are open: what the greedy player goes by."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from ..land.geography import Bridges, distances, sailings
from ..land.places import Place, river
from ..land.world import World
from ..rules.reach import spots_touched
from ..state import RoadsAndBoats


@lru_cache(maxsize=1024)
def on_foot(world: World, bridges: Bridges, place: Place) -> dict[Place, int]:
    """How many steps over land each region is away from a place."""
    return distances(world, bridges, place)


@lru_cache(maxsize=1024)
def within(world: World, bridges: Bridges, place: Place, most: int) -> dict[Place, int]:
    """The regions at most so many steps over land away from a place."""
    return {at: steps for at, steps in on_foot(world, bridges, place).items() if steps <= most}


@lru_cache(maxsize=1024)
def by_water(world: World, bridges: Bridges, place: Place) -> dict[Place, int]:
    """How many steps each dock, river and sea tile is away from where a boat touches a region."""
    landings = [
        *world.docks.get(place.cell, ()),
        *(river(place.cell, n) for n, _ in enumerate(world.rivers(place.cell))),
    ]
    found: dict[Place, int] = {}
    queue = deque((at, 0) for at in landings if place in spots_touched(world, bridges, at))
    while queue:
        at, steps = queue.popleft()
        if at not in found:
            found[at] = steps
            queue.extend((sailing.end, steps + 1) for sailing in sailings(world, at))
    return found


def away(state: RoadsAndBoats, id: str, place: Place) -> dict[Place, int]:
    """How far a transporter at any place of its medium is from reaching a region."""
    ways = by_water if state.type_of(id).is_boat else on_foot
    return ways(state.world, state.bridges, place)


def steps_to(state: RoadsAndBoats, id: str, place: Place) -> int | None:
    """How many steps a transporter has to go to reach a region; None if it cannot get there."""
    here = state.transporters[id].place
    return None if here is None else away(state, id, place).get(here)
