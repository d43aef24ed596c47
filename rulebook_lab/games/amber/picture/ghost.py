"""A tile as it would lie, before it is laid."""

from __future__ import annotations

from ....engine import Move
from ....scene import Ghost, Node
from ....scene.shapes import composed
from ..rules.bridge_and_roundabout import Rebuild
from ..rules.playing_tiles import Place
from ..state import AmberState
from .tiles import tile


def ghost(view: AmberState, move: Move) -> Ghost | None:
    """The tile that a move lays, on its location, turned."""
    if not isinstance(move, (Place, Rebuild)):
        return None
    kind, _, turn = move.tile.partition("@")
    # drawn as it lies without a turn, which is the first of its turns
    first = view.box.turns[kind][0].partition("@")[2]
    return Ghost(kind, f"cell:{move.cell}", float(turn or 0) - float(first or 0))


def drawn(view: AmberState, kind: str) -> list[Node]:
    """A kind of tile around the middle of a spot."""
    return composed("ghost", (0, 0), tile(view.box, view.box.turns[kind][0]))
