"""What lies beside what: banks joined over edges, and the ways of boats. The map alone decides.

Everything here is fixed once the map (and, for areas, the bridges) are known, so it is computed
once per map and kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ....engine import value
from .banks import Area, areas, bordering, bridge_sites, halves_of, piece_at, region_at
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


class Crossing(NamedTuple):
    """A way on land from a region over an edge half to the matching region beyond."""

    start: Place
    end: Place
    road: Road


def road_over(world: World, cell: Cell, edge: int, half: str = "") -> Road:
    """The road key of a half of the edge that `cell` calls `edge`."""
    key = edge_of(cell, edge)
    if not world.river_crosses(cell, edge):
        return Road(key)
    return Road(key, half if key.cells[0] == cell else other_half(half))


@lru_cache(maxsize=100_000)
def crossings(world: World, place: Place) -> tuple[Crossing, ...]:
    """All ways over the edges of a region on land to land (ruling.step-land), by edge."""
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
                found.append(Crossing(place, land(beyond, there), road))
    return tuple(found)


@lru_cache(maxsize=100_000)
def area_of(world: World, bridges: Bridges, cell: Cell, region: int) -> Area:
    """The regions of a tile that can be reached from one of them inside the tile."""
    rivers = world.rivers(cell)
    if not rivers:
        return _WHOLE
    bridged = frozenset(bridge.arm for bridge in bridges if bridge.cell == cell)
    return areas(rivers, bridged)[region]


_WHOLE: Area = frozenset({0})


def sites(world: World, cell: Cell) -> Iterator[Bridge]:
    """Where bridges can stand on a tile."""
    return (Bridge(*cell, arm) for arm in bridge_sites(world.rivers(cell)))


def bridged_regions(world: World, bridge: Bridge) -> frozenset[int]:
    """The two regions that a bridge joins (bridges.effect)."""
    rivers = world.rivers(bridge.cell)
    return frozenset(region_at(rivers, bridge.arm, half) for half in ("a", "b"))


@value("building.river-boat", off=())
@lru_cache(maxsize=100_000)
def river_banks(world: World, cell: Cell, piece: int) -> tuple[int, ...]:
    """The regions that a boat in a river of the tile lies beside."""
    return bordering(world.rivers(cell), piece)


@value("boats.dock-place", off=())
def docks_at(world: World, cell: Cell) -> tuple[Place, ...]:
    """The dock places of a tile, each on the coast towards one sea tile."""
    return world.docks.get(cell, ())


class Sailing(NamedTuple):
    """A step on water from one place to the next, over an edge (ruling.step-water)."""

    end: Place
    edge: Edge


@lru_cache(maxsize=100_000)
def sailings(world: World, place: Place) -> tuple[Sailing, ...]:
    """All steps that a boat lying at `place` could make on an empty map, by edge."""
    if place.kind == RIVER:
        return tuple(_down_and_up_river(world, place))
    if place.kind == DOCK:
        return out_of_dock(place)
    if place.kind == LAND:
        return ()
    return tuple(_from_the_sea(world, place))


@value("production.boat-exit", off=())
def out_of_dock(place: Place) -> tuple[Sailing, ...]:
    """The one way out of a dock: to the sea tile before it (boats.undock)."""
    return (Sailing(sea(neighbour(place.cell, place.at)), edge_of(place.cell, place.at)),)


@value("boats.river", "boats.river-to-sea", off=())
def _down_and_up_river(world: World, place: Place) -> Iterator[Sailing]:
    for edge in world.rivers(place.cell)[place.at]:
        beyond = neighbour(place.cell, edge)
        key = edge_of(place.cell, edge)
        piece = piece_at(world.rivers(beyond), opposite(edge))
        if piece is not None:
            yield Sailing(river(beyond, piece), key)
        elif world.is_sea(beyond):
            yield Sailing(sea(beyond), key)


@value("boats.sea-steps", off=())
def _from_the_sea(world: World, place: Place) -> Iterator[Sailing]:
    for edge in EDGES:
        beyond = neighbour(place.cell, edge)
        key = edge_of(place.cell, edge)
        if world.is_sea(beyond):
            yield Sailing(sea(beyond), key)
        piece = piece_at(world.rivers(beyond), opposite(edge))
        if piece is not None:
            yield Sailing(river(beyond, piece), key)
        for dock in docks_at(world, beyond):
            if dock.at == opposite(edge):
                yield Sailing(dock, key)
