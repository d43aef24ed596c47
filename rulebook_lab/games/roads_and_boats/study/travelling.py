"""How long it takes to a place, by land and by water, when walls are open: what the greedy player goes by."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from heapq import heappop, heappush

from ..components import TransporterType
from ..land.geography import Bridges, Road, area_of, distances, sailings, ways_by_end
from ..land.places import Place, river
from ..land.world import World
from ..rules.reach import spots_touched
from ..state import RoadsAndBoats


@lru_cache(maxsize=1024)
def within(world: World, bridges: Bridges, place: Place, most: int) -> dict[Place, int]:
    """The regions at most so many steps over land away from a place."""
    return {at: steps for at, steps in distances(world, bridges, place).items() if steps <= most}


@lru_cache(maxsize=8192)
def by_land(
    world: World, bridges: Bridges, roads: frozenset[Road], kind: TransporterType, place: Place
) -> dict[Place, float]:
    """How many turns a land transporter takes from each region to a place, by road and off it."""
    found: dict[Place, float] = {}
    queue: list[tuple[float, Place]] = [(0.0, place)]
    while queue:
        turns, at = heappop(queue)
        if at not in found:
            found.update(dict.fromkeys(area_of(world, bridges, at), turns))
            for end, ways in ways_by_end(world, bridges, at).items():
                if any(way.road in roads for way in ways):
                    heappush(queue, (turns + 1 / kind.move, end))
                elif kind.move_off_road:
                    heappush(queue, (turns + 1 / kind.move_off_road, end))
    return found


@lru_cache(maxsize=1024)
def by_water(world: World, bridges: Bridges, kind: TransporterType, place: Place) -> dict[Place, float]:
    """How many turns a boat takes from each dock, river and sea tile to where it touches a region."""
    landings = [
        *world.docks.get(place.cell, ()),
        *(river(place.cell, n) for n, _ in enumerate(world.rivers(place.cell))),
    ]
    found: dict[Place, float] = {}
    queue = deque((at, 0) for at in landings if place in spots_touched(world, bridges, at))
    while queue:
        at, steps = queue.popleft()
        if at not in found:
            found[at] = steps / kind.move
            queue.extend((sailing.end, steps + 1) for sailing in sailings(world, at))
    return found


def away(state: RoadsAndBoats, id: str, place: Place) -> dict[Place, float]:
    """How many turns a transporter at any place of its medium is from reaching a region."""
    kind = state.type_of(id)
    if kind.is_boat:
        return by_water(state.world, state.bridges, kind, place)
    return by_land(state.world, state.bridges, state.roads, kind, place)
