"""What moves and positions are worth, for the players that look for good ones."""

from __future__ import annotations

from rulebook_lab.engine import Move, shares

from .rules import Take
from .state import MyGame

TEMPERATURE = 1.0
"""By so much two moves may differ in `judge`, and the worse one is still looked at."""
ROLLOUT = 4
"""Decisions that the greedy player makes before a position is judged."""


def judge(state: MyGame, move: Move) -> float:
    """Tell how good a move looks: pips are good, and one wants to be able to make ten of them."""
    return float(state.die if isinstance(move, Take) else 0)


def expectation(state: MyGame) -> tuple[float, ...]:
    """The share of the victory that each seat can expect, in the order of the seats."""
    return shares([pips / 5 for pips in state.pips])
