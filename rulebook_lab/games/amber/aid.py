"""The player aid: every kind of tile, how many there are of it and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.aid import Aid, line
from .components import Tile
from .state import AmberState

_CLAUSES = {
    "wetland": ("wetland.blocks", "wetland.place"),
    "shovel": ("shovel.target", "shovel.not-placed"),
    "special-shovel": ("advanced.special-shovel-instead", "contents.special-shovels"),
}


def rows(state: AmberState) -> Iterator[Aid]:
    """Every kind of tile."""
    for id, tile in state.box.tiles.items():
        clauses = _CLAUSES.get(tile.kind, ("contents.construction-tiles", "place.match-edges"))
        facts = {"does": _kind(tile), "count": tile.count, "ends": len(tile.arms)}
        yield line(state, "tile", id, clauses, facts, tile.title)


def _kind(tile: Tile) -> str:
    """What is worth telling of a tile."""
    if tile.kind != "road":
        return tile.kind
    if tile.rebuilds:
        return "rebuilds"
    return "one-way" if set(tile.arms.values()) - {"both"} else "road"
