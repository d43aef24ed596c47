"""What a move is worth, for the greedy player."""

from __future__ import annotations

from rulebook_lab.engine import Move

from .rules import Take
from .state import MyGame


def judge(state: MyGame, move: Move) -> float:
    """Tell how good a move looks: pips are good, and one wants to be able to make ten of them."""
    return float(state.die if isinstance(move, Take) else 0)
