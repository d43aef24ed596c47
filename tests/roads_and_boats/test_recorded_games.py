"""A whole recorded game for every way a game ends, each move asked about as it is played."""

from pathlib import Path

import pytest

from rulebook_lab.games.roads_and_boats.rules.scoring import medal
from tests.clauses import clause
from tests.roads_and_boats.positions import GAME

GAMES = Path(__file__).parent / "games"


def replayed(name, seats):
    state = GAME.start(seats=seats)
    for move in (GAMES / f"{name}.txt").read_text().splitlines():
        assert state.pending, "the game was over before the record was"
        state = state.play(move)
    return state


def row_points(state, seat):
    """The wonder scored again by hand: rows of 4 4 4 5 5 5 5 6 6 6 6 6 7 7 7."""
    total, bricks = 0, list(state.wonder)
    for length in (4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7):
        row, bricks = bricks[:length], bricks[length:]
        if coloured := [owner for owner in row if owner != "neutral"]:
            total += int(10 * row.count(seat) / len(coloured))
    return total


@clause("roads_and_boats", "end.wonder", "wonder.complete", "scoring.winner")
def test_four_players_complete_the_wonder():
    state = replayed("wonder", 4)
    assert not state.pending
    # the 69th brick, in turn 28, long before the neutral bricks run out
    assert (len(state.wonder), state.turn, state.wonder.count("neutral")) == (69, 28, 28)
    assert (state.result.winners, state.result.clause) == (("yellow",), "scoring.winner")


@clause("roads_and_boats", "end.neutral", "scoring.tie")
def test_two_players_reach_the_last_neutral_brick():
    state = replayed("neutral", 2)
    assert not state.pending
    assert (state.turn, state.wonder.count("neutral")) == (33, 33)
    assert state.scores["red"].total == state.scores["yellow"].total
    assert (state.result.winners, state.result.clause) == ((state.temple[0],), "scoring.tie")


@clause("roads_and_boats", "end.neutral", "intro.players")
def test_a_solo_game_lasts_twenty_turns():
    state = replayed("solo", 1)
    assert not state.pending
    assert (state.turn, state.wonder.count("neutral")) == (20, 37)
    assert medal(state) == "none"


@clause("roads_and_boats", "scoring.rows", "scoring.goods", "scoring.possession")
@pytest.mark.parametrize(("name", "seats"), [("wonder", 4), ("neutral", 2), ("solo", 1)])
def test_the_scores_of_the_recorded_games(name, seats):
    state = replayed(name, seats)
    wealth = {"gold": 10, "coins": 40, "stock": 120}
    for seat in state.seats:
        cargo = [good for t in state.transporters.values() if t.owner == seat for good in t.cargo]
        goods = sum(wealth.get(good, 0) for good in cargo)
        assert state.scores[seat].total == goods + row_points(state, seat)
