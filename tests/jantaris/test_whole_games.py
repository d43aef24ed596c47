"""A recorded game to the end for every way a game ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.jantaris.table import JANTARIS, facts

GAMES = Path(__file__).parent / "games"

ENDS = {
    "winner-3": ("end.winner", ["yellow"], [10, 12, 11], [1, 1, 3], 17),
    "winner-4": ("end.winner", ["blue"], [12, 8, 3, 4], [0, 3, 1, 2], 15),
    "tie-goods-3": ("end.tie-goods", ["yellow"], [12, 12, 11], [0, 1, 0], 16),
    "tie-goods-4": ("end.tie-goods", ["green"], [11, 13, 13, 8], [1, 2, 7, 2], 17),
    "tie-shared-3": ("end.tie-shared", ["blue", "green"], [12, 10, 12], [1, 1, 1], 25),
}
"""By what it was decided, who won, everybody's Prestige and Goods, and the round that did not begin."""


def replayed(name):
    seats, *moves = (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    state = JANTARIS.start(seats.split()[1:])
    for move in moves:
        state = state.play(move)
        assert state.defects == ()
    return state


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=clause("jantaris", ENDS[name][0])) for name in ENDS]
)
def test_a_recorded_game_ends_as_it_did(name):
    decided, winners, prestige, goods, round = ENDS[name]
    state = replayed(name)
    assert state.result.clause == decided
    assert list(state.result.winners) == winners
    assert facts(state, *(f"prestige.{seat}" for seat in state.seats)) == prestige
    assert facts(state, *(f"goods.{seat}" for seat in state.seats)) == goods
    assert state.facts["round"] == round
    assert state.active == state.start
    assert all(sum(part for _, part in p.parts) == p.total for p in state.scores.values())
