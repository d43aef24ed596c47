"""The map: tiles of six terrains, some with rivers, as a value and as text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from ....engine.values import FrozenMap
from .banks import Rivers, halves_of, piece_at, region_at, region_count
from .hexes import EDGES, HALVES, Cell, neighbour, opposite
from .places import Place, dock, land, sea

PASTURE, DESERT, SEA_TILE = "pasture", "desert", "sea"
TERRAINS = ("woods", PASTURE, "rock", "mountain", DESERT, SEA_TILE)


class Tile(Struct, frozen=True):
    """A tile's terrain and its river pieces."""

    terrain: str
    rivers: Rivers = ()

    @property
    def is_sea(self) -> bool:
        """Whether it is sea; the other five terrains are land (map.terrains)."""
        return self.terrain == SEA_TILE

    @property
    def is_land(self) -> bool:
        """Whether it is one of the five land terrains (map.terrains)."""
        return self.terrain not in (SEA_TILE, "")


NO_TILE = Tile("")
"""What lies where there is no tile: nothing."""


class World(Struct, frozen=True, dict=True, cache_hash=True):
    """A map: its tiles by cell, and the starting tiles that it marks (none: choose freely)."""

    tiles: FrozenMap[Cell, Tile]
    starts: tuple[Cell, ...] = ()
    name: str = ""

    def terrain(self, cell: Cell) -> str:
        """The printed terrain of a cell, empty where there is no tile."""
        return self.tiles.get(cell, NO_TILE).terrain

    def is_land(self, cell: Cell) -> bool:
        """Whether a land tile lies there."""
        return self.tiles.get(cell, NO_TILE).is_land

    def is_sea(self, cell: Cell) -> bool:
        """Whether a sea tile lies there."""
        return self.terrain(cell) == SEA_TILE

    def rivers(self, cell: Cell) -> Rivers:
        """The river pieces of a cell."""
        return self.tiles.get(cell, NO_TILE).rivers

    def region_count(self, cell: Cell) -> int:
        """How many regions a land tile has."""
        return region_count(self.rivers(cell))

    def river_crosses(self, cell: Cell, edge: int) -> bool:
        """Whether a river flows over an edge; the tile on either side may show it."""
        here, there = piece_at(self.rivers(cell), edge), self.rivers(neighbour(cell, edge))
        return here is not None or piece_at(there, opposite(edge)) is not None

    @cached_property
    def land_cells(self) -> tuple[Cell, ...]:
        """All land tiles, sorted."""
        return tuple(sorted(cell for cell, tile in self.tiles.items() if tile.is_land))

    @cached_property
    def undivided(self) -> frozenset[Cell]:
        """Sea tiles, and land tiles of one region: nothing on them is out of reach of anything."""
        return frozenset(cell for cell, spots in self.spots.items() if len(spots) == 1)

    @cached_property
    def spots(self) -> FrozenMap[Cell, tuple[Place, ...]]:
        """Where goods can lie on each tile: in its regions, or on the sea tile itself."""
        regions = ((cell, tile, range(region_count(tile.rivers))) for cell, tile in self.tiles.items())
        return FrozenMap(
            (c, (sea(c),) if t.is_sea else tuple(land(c, n) for n in at)) for c, t, at in regions
        )

    @cached_property
    def docks(self) -> FrozenMap[Cell, tuple[Place, ...]]:
        """The dock places of every land tile that has a coast (boats.dock-place)."""
        found: dict[Cell, tuple[Place, ...]] = {}
        for cell in self.land_cells:
            coasts = [edge for edge in EDGES if self.is_sea(neighbour(cell, edge))]
            if docks := [dock(cell, at, half) for at in coasts for half in halves_of(self.rivers(cell), at)]:
                found[cell] = tuple(docks)
        return FrozenMap(found)

    @cached_property
    def shores(self) -> frozenset[Cell]:
        """Land tiles with a river or beside the sea (building.shore); walls do not matter."""
        return frozenset(cell for cell in self.land_cells if self.rivers(cell) or cell in self.docks)

    def banks(self, cell: Cell, edge: int, halves: Iterable[str] = HALVES) -> list[Place]:
        """The regions of a land tile on halves of an edge, by default on both."""
        rivers = self.rivers(cell)
        return [land(cell, n) for n in sorted({region_at(rivers, edge, half) for half in halves})]

    def dock_region(self, place: Place) -> int:
        """The region that a dock belongs to (boats.mouth-side)."""
        return region_at(self.rivers(place.cell), place.at, place.half)

    def for_seats(self, seats: int) -> World:
        """The map for a number of seats: with too few marked starts, homes are chosen freely."""
        return self if len(self.starts) >= seats else self.without_starts()

    def without_starts(self) -> World:
        """The same map with no marked starting tiles, so that homes are chosen freely."""
        return World(self.tiles, (), self.name)


def world_of(
    tiles: Iterable[tuple[Cell, str, Iterable[Iterable[int]]]], starts: Iterable[Cell] = (), name: str = ""
) -> World:
    """A map from (cell, terrain, rivers) triples."""
    shaped = (
        (at, terrain, tuple(sorted(tuple(sorted(it)) for it in rivers))) for at, terrain, rivers in tiles
    )
    return World(
        FrozenMap((at, Tile(terrain, rivers)) for at, terrain, rivers in shaped), tuple(starts), name
    )


def write_world(world: World) -> str:
    """The map as text, a line for the name, each start and each tile.

    >>> print(write_world(world_of([((0, 0), "woods", [[1]]), ((1, 0), "sea", [])], [(0, 0)])))
    start 0,0
    0,0 woods 1
    1,0 sea
    """
    lines = [f"map {world.name}"] if world.name else []
    lines += [f"start {q},{r}" for q, r in world.starts]
    for (q, r), tile in sorted(world.tiles.items()):
        rivers = ["-".join(map(str, piece)) for piece in tile.rivers]
        lines.append(" ".join([f"{q},{r}", tile.terrain, *rivers]))
    return "\n".join(lines)


_TILE = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3}) (\w+)((?: [0-9](?:-[0-9])*)*)")
_START = re.compile(r"start (-?[0-9]{1,3}),(-?[0-9]{1,3})")


def read_world(text: str) -> World:
    """The map that `write_world` wrote; lines beginning with # are remarks.

    Raises ValueError with every line that cannot be read and what a line should look like.
    Whether the map is legal is another question: see `creating_the_world.defects`.
    """
    tiles: dict[Cell, tuple[Cell, str, list[list[int]]]] = {}
    starts: list[Cell] = []
    name = ""
    faults: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = " ".join(line.split())
        if not line or line.startswith("#"):
            continue
        if line.startswith("map "):
            name = line[4:]
        elif start := _START.fullmatch(line):
            starts.append((int(start[1]), int(start[2])))
        elif match := _TILE.fullmatch(line):
            cell = (int(match[1]), int(match[2]))
            if cell in tiles:
                faults.append(f"line {number}: a second tile on {match[1]},{match[2]}")
            pieces = [[int(edge) for edge in piece.split("-")] for piece in match[4].split()]
            tiles[cell] = (cell, match[3].lower(), pieces)
        else:
            faults.append(f"line {number}: {line!r}")
    if faults:
        raise ValueError(
            "not a map: "
            + "; ".join(faults)
            + ". A line is a tile ('1,-1 pasture 1-3': cell, terrain, the edges each river "
            "joins), a start ('start 1,-2') or a name ('map Two Rivers')"
        )
    return world_of(tiles.values(), starts, name)
