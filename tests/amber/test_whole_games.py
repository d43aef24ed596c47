"""Whole games: recorded ones for each way to end, and random ones in which nothing may get lost."""

from __future__ import annotations

from random import Random

import pytest

from rulebook_lab import load
from rulebook_lab.engine import CHANCE
from tests.amber.recorded import FOLDER, WAYS
from tests.amber.table import AMBER
from tests.clauses import clause

END_CLAUSES = {
    "instant-win": "end.instant",
    "stack-exhausted": "end.winner",
    "everybody-passed": "end.winner",
    "tie": "end.ties",
}


@clause("amber", "end.instant", "end.stack", "end.winner", "end.ties", "advanced.end", "turn.order")
@pytest.mark.parametrize("way", WAYS)
def test_a_recorded_game_ends_that_way(way):
    """Loading replays every move through the checker."""
    record = load(FOLDER / f"{way}.json")
    assert record.state.pending == ()
    assert WAYS[way](record)
    assert record.state.result.clause == END_CLAUSES[way]
    assert len(record.moves) > 50
    best = max(points.total for points in record.state.scores.values())
    if way != "instant-win":
        winners = [seat for seat, points in record.state.scores.items() if points.total == best]
        assert list(record.state.result.winners) == winners


@clause("amber", "contents.construction-tiles", "contents.coins", "end.stack", "goal.players")
@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_and_lose_no_tile_and_no_coin(seats, advanced):
    """ruling.termination: at most 92 + n + (7n + 1)(n - 1) + 1 turns for n players."""
    longest = 92 + seats + (7 * seats + 1) * (seats - 1) + 1
    for seed in range(4):
        random, turns = Random(seed), 0
        state = AMBER.start(seats, advanced=advanced)
        while state.pending:
            chance = AMBER.asked(state) == (CHANCE,)
            move = AMBER.draw_chance(state, random) if chance else random.choice(AMBER.legal(state))
            turns += move.verb not in ("take", "draw") and not chance
            state = AMBER.carry_out(state, move).state
            assert state.defects == (), state.text
        assert turns <= longest
        assert state.result is not None


@clause("amber", "unable.must-place")
def test_a_seat_can_give_up_or_pass_exactly_when_it_can_play_nothing():
    """ruling.give-up-verified."""
    random = Random(3)
    state = AMBER.start(3)
    seen = set()
    while state.pending:
        chance = AMBER.asked(state) == (CHANCE,)
        moves = [AMBER.draw_chance(state, random)] if chance else AMBER.legal(state)
        verbs = {move.verb for move in moves}
        seen |= verbs
        assert not verbs & {"give-up", "pass"} or len(verbs) == 1
        state = AMBER.carry_out(state, random.choice(moves)).state
    assert {"place", "shovel", "give-up", "pass"} <= seen
