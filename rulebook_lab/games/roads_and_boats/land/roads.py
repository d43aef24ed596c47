"""Distances by road and reach off the road: the ways of land transporters when walls are open."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import lru_cache

from .geography import Bridges, Crossing, Road, area_of, crossings
from .places import Place, land
from .world import World

Roads = frozenset[Road]
Passable = Callable[[Crossing], bool]


@lru_cache(maxsize=100_000)
def ways_out(world: World, bridges: Bridges, place: Place) -> tuple[Crossing, ...]:
    """All crossings from the area of a place on land; bridges on the tile cost nothing."""
    return tuple(
        crossing
        for region in sorted(area_of(world, bridges, place.cell, place.at))
        for crossing in crossings(world, land(place.cell, region))
    )


@lru_cache(maxsize=100_000)
def ways_by_end(world: World, bridges: Bridges, place: Place) -> dict[Place, tuple[Crossing, ...]]:
    """The same crossings, by the region that they lead to."""
    ends = dict.fromkeys(crossing.end for crossing in ways_out(world, bridges, place))
    return {end: tuple(c for c in ways_out(world, bridges, place) if c.end == end) for end in ends}


def road_distances(world: World, bridges: Bridges, roads: Roads, start: Place) -> dict[Place, int]:
    """Steps by road from the area of `start` to each region that roads lead to.

    Every region of an area gets its distance (roads.linked); regions that no road leads to are
    left out (movement.road-connected).
    """
    return _distances(world, bridges, start, lambda crossing: crossing.road in roads)


def walking_distances(world: World, bridges: Bridges, start: Place) -> dict[Place, int]:
    """Steps over land, road or none, from the area of `start` to each region (river-barrier)."""
    return _distances(world, bridges, start, lambda crossing: True)


def _distances(world: World, bridges: Bridges, start: Place, passable: Passable) -> dict[Place, int]:
    found: dict[Place, int] = {}
    queue = deque([(start, 0)])
    while queue:
        place, steps = queue.popleft()
        if place in found:
            continue
        for region in area_of(world, bridges, place.cell, place.at):
            found[land(place.cell, region)] = steps
        queue.extend(
            (crossing.end, steps + 1)
            for crossing in ways_out(world, bridges, place)
            if passable(crossing) and crossing.end not in found
        )
    return found
