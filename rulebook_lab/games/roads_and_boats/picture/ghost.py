"""A tile as it would lie, before it is laid."""

from __future__ import annotations

from ....engine import Move
from ....scene import Ghost, Node
from ..rules.tile_laying import Lay, read_rivers
from ..state import RoadsAndBoats
from .land import loose_tile


def ghost(view: RoadsAndBoats, move: Move) -> Ghost | None:
    """The tile that a move lays, with its rivers."""
    if not isinstance(move, Lay):
        return None
    return Ghost(f"{move.terrain} {move.rivers}", f"tile:{move.cell}")


def drawn(view: RoadsAndBoats, drawing: str) -> list[Node]:
    """A tile around the middle of a spot."""
    terrain, _, rivers = drawing.partition(" ")
    return loose_tile(terrain, read_rivers(rivers))
