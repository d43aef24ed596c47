"""What random play may cost, in a measure that no other load disturbs."""

from __future__ import annotations

from benchmarks.frames import calls_a_decision


def keeps_to(budget: float, game: str) -> None:
    """Asserts that a decision of random play takes at most so many calls of Python functions."""
    assert calls_a_decision(game) <= budget
