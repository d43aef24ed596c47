"""Creating the world: what a finished map must satisfy, with every defect named; maps of one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from operator import attrgetter
from typing import Literal

from msgspec import Struct

from ....engine import Game, Violation, broken
from ..components import Supply
from ..land.banks import crosses, design, is_split, is_spring, piece_at
from ..land.hexes import EDGES, Cell, are_near, neighbour, neighbours, opposite
from ..land.world import NO_TILE, TERRAINS, Tile, World

Ends = tuple[tuple[Cell, int], ...]
"""River edges, by the tile they are on and their number there."""


class RiverSystem(Struct, frozen=True, cache_hash=True):
    """River pieces that are connected, with what the rules ask about them.

    `open` are the edges that face a cell without a tile, `blocked` those that face plain land.
    """

    pieces: tuple[tuple[Cell, int], ...]
    springs: int
    splits: int
    mouths: Ends
    open: Ends
    blocked: Ends

    @property
    def ends(self) -> Ends:
        """All its edges beyond which it does not go on."""
        return self.mouths + self.open + self.blocked

    @property
    def circles(self) -> bool:
        """Whether it runs in a circle: it has fewer ends than its splits and springs would make."""
        return len(self.ends) != self.splits - self.springs + 2

    @property
    def flaw(self) -> Literal["", "mouths", "circle", "dead"]:
        """Why it cannot be finished whatever is laid: two mouths, a circle, or no mouth nor open end."""
        if len(self.mouths) > 1:
            return "mouths"
        if self.circles:
            return "circle"
        return "" if self.open or self.mouths else "dead"


def river_systems(tiles: Mapping[Cell, Tile]) -> tuple[RiverSystem, ...]:
    """All river systems of a finished or unfinished map, by their first piece."""
    systems: tuple[RiverSystem, ...] = ()
    laid: dict[Cell, Tile] = {}
    for cell, tile in tiles.items():
        laid[cell] = tile
        systems = with_tile(systems, laid, cell)
    return systems


def with_tile(
    systems: Sequence[RiverSystem], tiles: Mapping[Cell, Tile], cell: Cell
) -> tuple[RiverSystem, ...]:
    """The same once a tile lies on a cell that was free: only what runs up to it is put together anew."""
    arriving = [system for system in systems if any(neighbour(*end) == cell for end in system.open)]
    found = [([*system.pieces], {*system.ends}) for system in arriving]
    for n, river in enumerate(tiles[cell].rivers):
        pieces, ends = [(cell, n)], {(cell, edge) for edge in river}
        facing = {(neighbour(cell, edge), opposite(edge)) for edge in river}
        for other in [each for each in found if not facing.isdisjoint(each[1])]:
            found.remove(other)
            pieces += other[0]
            ends |= other[1]
        found.append((pieces, ends))
    joined = (_system(tiles, *each) for each in found)
    return tuple(sorted([*(it for it in systems if it not in arriving), *joined], key=attrgetter("pieces")))


def _system(
    tiles: Mapping[Cell, Tile], pieces: list[tuple[Cell, int]], edges: set[tuple[Cell, int]]
) -> RiverSystem:
    """Pieces that are connected, and what is beyond the edges at which they may end."""
    ends: dict[str, list[tuple[Cell, int]]] = {"mouths": [], "open": [], "blocked": []}
    for cell, edge in sorted(edges):
        beyond = tiles.get(neighbour(cell, edge), NO_TILE)
        if not beyond.is_land:
            ends["mouths" if beyond.is_sea else "open"].append((cell, edge))
        elif piece_at(beyond.rivers, opposite(edge)) is None:
            ends["blocked"].append((cell, edge))
    rivers = [tiles[cell].rivers[n] for cell, n in pieces]
    springs, splits = sum(map(is_spring, rivers)), sum(map(is_split, rivers))
    return RiverSystem(tuple(sorted(pieces)), springs, splits, **{end: tuple(it) for end, it in ends.items()})


def defects(world: World, supply: Supply | None = None) -> list[Violation]:
    """Everything that is wrong with a map, by clause; with `supply`, also tiles that run out.

    An empty list means that the map is legal. Facts name the cell, so that it can be mended.
    """
    return list(_tiles(world)) or [
        *_connection(world),
        *_rivers(world),
        *_starts(world),
        *_tiles_in_the_box(world, supply),
    ]


def defects_so_far(world: World, supply: Supply) -> list[Violation]:
    """Everything that is wrong with a map that is being laid, but whether its rivers can be finished."""
    return list(_tiles(world)) or [
        *(_connection(world) if world.tiles else ()),
        *_rivers_so_far(world),
        *_starts(world),
        *_tiles_in_the_box(world, supply),
    ]


def _tiles(world: World) -> Iterator[Violation]:
    for cell, tile in sorted(world.tiles.items()):
        if tile.terrain not in TERRAINS:  # map.terrains
            yield broken("map.terrains", cell=cell, terrain=tile.terrain)
        edges = [edge for piece in tile.rivers for edge in piece]
        twice = len(set(edges)) < len(edges)
        faults = {
            "river-at-sea": tile.is_sea and tile.rivers,
            "river-of-too-many-edges": not all(1 <= len(piece) <= 3 for piece in tile.rivers),
            "no-such-edge": not set(EDGES).issuperset(edges),
            "edge-of-two-rivers": twice,
            "crossing-rivers": not twice and any(crosses(*pair) for pair in permutations(tile.rivers, 2)),
        }
        for fault in (fault for fault, found in faults.items() if found):
            yield broken("map.river-tiles", cell=cell, fault=fault)


def _connection(world: World) -> Iterator[Violation]:
    """Laid one by one, each tile touching the others, the map is in one piece (map.adjacent)."""
    if not world.tiles:
        yield broken("map.adjacent", "empty")
        return
    found = [min(world.tiles)]
    for cell in found:  # which grows meanwhile
        found += [near for near in neighbours(cell) if near in world.tiles and near not in found]
    if apart := sorted(world.tiles.keys() - found):
        yield broken("map.adjacent", cell=apart[0], cells=tuple(apart))


def _blocked(system: RiverSystem) -> Iterator[Violation]:
    return (broken("map.river-edges", cell=cell, edge=edge) for cell, edge in system.blocked)


def flaws(systems: Iterable[RiverSystem], cell: Cell | None = None) -> Iterator[Violation]:
    """What no tile can mend of rivers, told of a cell, or of each river's first one."""
    for system in systems:
        if flaw := system.flaw:
            facts = {"mouths": len(system.mouths)} if flaw == "mouths" else {}
            yield broken("map.river-source", flaw, cell=cell or system.pieces[0][0], **facts)


def _rivers_so_far(world: World) -> Iterator[Violation]:
    for system in river_systems(world.tiles):
        yield from list(_blocked(system)) or flaws((system,))


def _rivers(world: World) -> Iterator[Violation]:
    for system in river_systems(world.tiles):
        yield from _blocked(system)
        for cell, edge in system.open:  # map.river-border
            yield broken("map.river-border", cell=cell, edge=edge)
        if system.blocked or system.open:
            continue
        first = system.pieces[0][0]
        needed = system.splits + 1  # every arm needs a spring of its own
        if system.springs != needed:
            yield broken("map.river-source", cell=first, springs=system.springs, needed=needed)
        if len(system.mouths) != 1:
            yield broken("map.river-source", "mouths", cell=first, mouths=len(system.mouths))


def _starts(world: World) -> Iterator[Violation]:
    for n, cell in enumerate(world.starts):
        if not world.is_land(cell):
            yield broken("start.land", "mark", cell=cell)
        for other in world.starts[:n]:
            if are_near(cell, other):
                yield broken("start.distance", "marks", cell=cell, other=other)


def _tiles_in_the_box(world: World, supply: Supply | None) -> Iterator[Violation]:
    if supply is None:
        return
    used = Counter((tile.terrain, design(tile.rivers)) for tile in world.tiles.values())
    for (terrain, rivers), count in sorted(used.items()):
        if count > (there := supply.get((terrain, rivers), 0)):
            yield broken("material.tile-sheets", terrain=terrain, used=count, supply=there)


def in_words(found: Iterable[Violation], game: Game) -> str:
    """Defects as sentences, each with its clause."""
    return "; ".join(f"{game.explain(None, defect)} [{defect.clause}]" for defect in found)
