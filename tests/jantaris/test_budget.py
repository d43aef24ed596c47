from __future__ import annotations

from tests.budget import keeps_to, moves_keep_to


def test_a_random_decision_takes_few_calls() -> None:
    keeps_to(42.6, "jantaris")


def test_a_move_is_written_and_read_with_few_calls() -> None:
    moves_keep_to(7.9, 5.1, "jantaris")
