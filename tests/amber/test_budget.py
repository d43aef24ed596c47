from __future__ import annotations

from tests.budget import keeps_to, moves_keep_to


def test_a_random_decision_takes_few_calls() -> None:
    keeps_to(80.0, "amber")


def test_a_move_is_written_and_read_with_few_calls() -> None:
    moves_keep_to(8.4, 5.4, "amber")
