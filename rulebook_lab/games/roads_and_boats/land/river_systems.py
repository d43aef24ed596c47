"""Rivers as a whole: the pieces that flow into one another, their springs and mouths."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from msgspec import Struct

from .banks import is_split, is_spring, piece_at
from .hexes import Cell, neighbour, opposite
from .world import Tile

Ends = tuple[tuple[Cell, int], ...]
"""River edges, by the tile they are on and their number there."""


class RiverSystem(Struct, frozen=True):
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
    def springs_needed(self) -> int:
        """One spring, and one more for each split: every arm needs its own (map.river-source)."""
        return self.splits + 1

    @property
    def circles(self) -> bool:
        """Whether it runs in a circle: it has fewer ends than its splits and springs would make."""
        return len(self.mouths) + len(self.open) + len(self.blocked) != self.splits - self.springs + 2


def river_systems(tiles: Mapping[Cell, Tile]) -> tuple[RiverSystem, ...]:
    """All river systems of a finished or unfinished map, by their first piece."""
    unseen = {(cell, n) for cell, tile in tiles.items() for n in range(len(tile.rivers))}
    systems = []
    while unseen:
        start = min(unseen)
        system = _system_of(tiles, start)
        unseen -= set(system.pieces)
        systems.append(system)
    return tuple(systems)


def _system_of(tiles: Mapping[Cell, Tile], start: tuple[Cell, int]) -> RiverSystem:
    seen = {start}
    mouths, unfinished, blocked = [], [], []
    queue = deque([start])
    while queue:
        cell, n = queue.popleft()
        for edge in tiles[cell].rivers[n]:
            beyond = tiles.get(neighbour(cell, edge))
            if beyond is None:
                unfinished.append((cell, edge))
            elif beyond.is_sea:
                mouths.append((cell, edge))
            elif (piece := piece_at(beyond.rivers, opposite(edge))) is None:
                blocked.append((cell, edge))
            elif (there := (neighbour(cell, edge), piece)) not in seen:
                seen.add(there)
                queue.append(there)
    pieces = [tiles[cell].rivers[n] for cell, n in seen]
    return RiverSystem(
        tuple(sorted(seen)),
        sum(map(is_spring, pieces)),
        sum(map(is_split, pieces)),
        tuple(sorted(mouths)),
        tuple(sorted(unfinished)),
        tuple(sorted(blocked)),
    )
