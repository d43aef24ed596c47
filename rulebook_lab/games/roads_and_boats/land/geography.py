"""What lies beside what: banks joined over edges, and the ways of boats. The map alone decides.

Everything here is fixed once the map (and, for areas, the bridges) are known, so it is computed
once per map and kept.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import NamedTuple

from .banks import areas, halves_of, is_split, piece_at, region_at
from .hexes import EDGES, Cell, Edge, edge_of, neighbour, opposite, other_half
from .places import DOCK, LAND, RIVER, Place, land, river, sea
from .world import World


class Road(NamedTuple):
    """Where a road runs: over an edge, on one half of it where a river crosses (ruling.road-key).

    The half is as seen from the tile that the edge is written from.
    """

    edge: Edge
    half: str = ""

    def __str__(self) -> str:
        """Its spot, the same seen from either side: `1,0,2`, on a half `1,0,2a`."""
        return f"{self.edge.q},{self.edge.r},{self.edge.number}{self.half}"


class Bridge(NamedTuple):
    """Where a bridge stands: on an arm of a river of a tile (ruling.bridge-sites)."""

    q: int
    r: int
    arm: int

    @property
    def cell(self) -> Cell:
        """The tile it is on."""
        return (self.q, self.r)


Bridges = frozenset[Bridge]


class Way(NamedTuple):
    """A step over an edge to another place, by land (ruling.step-land) or by water (ruling.step-water)."""

    end: Place
    edge: Edge
    road: Road | None = None
    """The road that may lie there; None on water."""


def road_over(world: World, cell: Cell, edge: int, half: str = "") -> Road:
    """The road key of a half of the edge that `cell` calls `edge`."""
    key = edge_of(cell, edge)
    if not world.river_crosses(cell, edge):
        return Road(key)
    return Road(key, half if key.cells[0] == cell else other_half(half))


def bridge_over(world: World, cell: Cell, arm: int) -> Bridge:
    """The bridge over an arm of a river; one that runs through has a single site (ruling.bridge-sites)."""
    ends = next((piece for piece in world.rivers(cell) if arm in piece and not is_split(piece)), (arm,))
    return Bridge(*cell, ends[0])


@lru_cache(maxsize=100_000)
def crossings(world: World, place: Place) -> tuple[Way, ...]:
    """All ways over the edges of a region on land to the matching regions beyond, by edge."""
    cell, rivers = place.cell, world.rivers(place.cell)
    found = []
    for edge in EDGES:
        beyond = neighbour(cell, edge)
        if not world.is_land(beyond):
            continue
        for half in halves_of(rivers, edge):
            if region_at(rivers, edge, half) == place.at:
                there = region_at(world.rivers(beyond), opposite(edge), other_half(half))
                road = road_over(world, cell, edge, half)
                found.append(Way(land(beyond, there), road.edge, road))
    return tuple(found)


@lru_cache(maxsize=100_000)
def area_of(world: World, bridges: Bridges, region: Place) -> frozenset[Place]:
    """The regions of a tile that can be reached from one of them inside the tile, itself among them."""
    if not (rivers := world.rivers(region.cell)):
        return frozenset({region})
    bridged = frozenset(bridge.arm for bridge in bridges if bridge.cell == region.cell)
    return frozenset(land(region.cell, n) for n in areas(rivers, bridged)[region.at])


@lru_cache(maxsize=100_000)
def sailings(world: World, place: Place) -> tuple[Way, ...]:
    """All steps that a boat lying at `place` could make on an empty map, by edge."""
    cell = place.cell
    if place.kind == LAND:
        return ()
    if place.kind == DOCK:  # out again, to the sea tile before it
        out = Way(sea(neighbour(cell, place.at)), edge_of(cell, place.at))
        return (out,)  # production.boat-exit, else ()
    found = []
    for edge in world.rivers(cell)[place.at] if place.kind == RIVER else EDGES:
        beyond, key = neighbour(cell, edge), edge_of(cell, edge)
        piece = piece_at(world.rivers(beyond), opposite(edge))
        if world.is_sea(beyond):  # boats.sea-steps boats.river-to-sea
            found.append(Way(sea(beyond), key))
        if piece is not None:  # boats.river boats.river-to-sea
            found.append(Way(river(beyond, piece), key))
        if place.kind != RIVER:  # boats.dock-place
            found += [Way(dock, key) for dock in world.docks.get(beyond, ()) if dock.at == opposite(edge)]
    return tuple(found)


@lru_cache(maxsize=100_000)
def ways_by_end(world: World, bridges: Bridges, place: Place) -> dict[Place, tuple[Way, ...]]:
    """The places one step away on an empty map, with the ways there; bridges on the tile cost nothing."""
    if place.kind == LAND:
        regions = sorted(area_of(world, bridges, place))
        ways = [way for region in regions for way in crossings(world, region)]
    else:
        ways = list(sailings(world, place))
    return {end: tuple(way for way in ways if way.end == end) for end in dict.fromkeys(w.end for w in ways)}


def distances(
    world: World, bridges: Bridges, start: Place, roads: frozenset[Road] | None = None
) -> dict[Place, int]:
    """Steps from the area of `start` to each region that can be reached on land, given `roads` by road alone.

    Every region of an area gets its distance (roads.linked, movement.river-barrier); others are left out
    (movement.road-connected).
    """
    found: dict[Place, int] = {}
    queue = deque([(start, 0)])
    while queue:
        place, steps = queue.popleft()
        if place in found:
            continue
        found.update(dict.fromkeys(area_of(world, bridges, place), steps))
        for end, ways in ways_by_end(world, bridges, place).items():
            if roads is None or any(way.road in roads for way in ways):
                queue.append((end, steps + 1))
    return found
