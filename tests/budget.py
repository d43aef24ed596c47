"""What random play and a move as text may cost, in a measure that no other load disturbs."""

from __future__ import annotations

from benchmarks.frames import calls_a_decision, calls_a_move


def keeps_to(budget: float, game: str) -> None:
    """Asserts that a decision of random play takes at most so many calls of Python functions."""
    assert calls_a_decision(game) <= budget


def moves_keep_to(written: float, read: float, game: str) -> None:
    """Asserts that a move is written, and read again, with at most so many calls of Python functions."""
    to_write, to_read = calls_a_move(game)
    assert to_write <= written
    assert to_read <= read
