"""Creating the world: what a finished map must satisfy, with every defect named by its clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .....engine import Violation, broken
from ...components import Supply
from ...land.banks import Rivers, crosses, design
from ...land.hexes import EDGES, edge_between, neighbours
from ...land.river_systems import river_systems
from ...land.world import TERRAINS, World


def defects(world: World, supply: Supply | None = None) -> list[Violation]:
    """Everything that is wrong with a map, by clause; with `supply`, also tiles that run out.

    An empty list means that the map is legal. Facts name the cell, so that it can be mended.
    """
    shape = [*_terrains(world), *_river_tiles(world)]
    if shape:
        return shape
    found = [*_connection(world), *_rivers(world), *_starts(world)]
    if supply is not None:
        found.extend(_tiles_in_the_box(world, supply))
    return found


def _terrains(world: World) -> Iterator[Violation]:
    for cell, tile in sorted(world.tiles.items()):
        if tile.terrain not in TERRAINS:
            yield broken("map.terrains", cell=cell, terrain=tile.terrain)


def river_faults(rivers: Rivers) -> Iterator[str]:
    """What is wrong with the river pieces of one tile (map.river-tiles)."""
    for piece in rivers:
        if not 1 <= len(piece) <= 3:
            yield "river-of-too-many-edges"
        if any(edge not in EDGES for edge in piece):
            yield "no-such-edge"
    edges = [edge for piece in rivers for edge in piece]
    if len(set(edges)) < len(edges):
        yield "edge-of-two-rivers"
    elif any(crosses(one, other) for one in rivers for other in rivers if one is not other):
        yield "crossing-rivers"


def _river_tiles(world: World) -> Iterator[Violation]:
    for cell, tile in sorted(world.tiles.items()):
        if tile.is_sea and tile.rivers:
            yield broken("map.river-tiles", cell=cell, fault="river-at-sea")
        for fault in river_faults(tile.rivers):
            yield broken("map.river-tiles", cell=cell, fault=fault)


def _connection(world: World) -> Iterator[Violation]:
    """Laid one by one, each tile touching the others, the map is in one piece (map.adjacent)."""
    if not world.tiles:
        yield broken("map.adjacent", "empty")
        return
    found, queue = set(), [min(world.tiles)]
    while queue:
        cell = queue.pop()
        if cell in world.tiles and cell not in found:
            found.add(cell)
            queue.extend(neighbours(cell))
    if apart := sorted(set(world.tiles) - found):
        yield broken("map.adjacent", cell=apart[0], cells=tuple(apart))


def _rivers(world: World) -> Iterator[Violation]:
    for system in river_systems(world.tiles):
        for cell, edge in system.blocked:
            yield broken("map.river-edges", cell=cell, edge=edge)
        for cell, edge in system.open:  # map.river-border
            yield broken("map.river-border", cell=cell, edge=edge)
        if system.blocked or system.open:
            continue
        first = system.pieces[0][0]
        if system.springs != system.springs_needed:
            yield broken("map.river-source", cell=first, springs=system.springs, needed=system.springs_needed)
        if len(system.mouths) != 1:
            yield broken("map.river-source", "mouths", cell=first, mouths=len(system.mouths))


def _starts(world: World) -> Iterator[Violation]:
    for n, cell in enumerate(world.starts):
        if not world.is_land(cell):
            yield broken("start.land", "mark", cell=cell)
        for other in world.starts[:n]:
            if cell == other or edge_between(cell, other) is not None:
                yield broken("start.distance", "marks", cell=cell, other=other)


def _tiles_in_the_box(world: World, supply: Supply) -> Iterator[Violation]:
    used = Counter((tile.terrain, design(tile.rivers)) for tile in world.tiles.values())
    for (terrain, rivers), count in sorted(used.items()):
        if count > (there := supply.get((terrain, rivers), 0)):
            yield broken("material.tile-sheets", terrain=terrain, used=count, supply=there)
