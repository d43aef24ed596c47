from __future__ import annotations

from tests.budget import keeps_to


def test_a_random_decision_takes_few_calls() -> None:
    keeps_to(64.3, "ambis")
