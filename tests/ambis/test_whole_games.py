"""Whole games: a recorded one for each way to end, and the greedy player's."""

from collections import Counter
from random import Random

import pytest

from rulebook_lab.engine import CHANCE
from rulebook_lab.games.ambis.rules.court import LordDraw
from rulebook_lab.games.ambis.rules.exploring import Reveal
from rulebook_lab.games.ambis.rules.locations import OpenLocation, TileDraw
from rulebook_lab.games.ambis.rules.tokens import TokenDraw
from rulebook_lab.games.ambis.study.strategy import judge
from tests.ambis.recorded import WAYS, ended, load
from tests.ambis.table import GAME
from tests.clauses import clause
from tests.laws.positions import visits


@pytest.mark.parametrize(
    "way",
    [
        pytest.param(
            "seven-lords", marks=clause("ambis", "end.seven-lords", "end.last-round", "win.highest")
        ),
        pytest.param("lord-deck", marks=clause("ambis", "end.lord-deck", "end.last-round")),
        pytest.param("tie-by-pearls", marks=clause("ambis", "tie.pearls")),
        pytest.param("tie-by-best-lord", marks=clause("ambis", "tie.best-lord")),
        pytest.param("stopped-early", marks=clause("ambis", "turn.next")),
    ],
)
def test_a_recorded_game_ends_that_way(way: str) -> None:
    """Every move is checked as it is replayed; a forced pass by all is out of reach of a real game."""
    record = load(way)
    assert ended(record) == WAYS[way]
    assert record.state.pending == ()
    assert all(not player.hand for player in record.state.players)
    assert record.state.defects == ()


@clause("ambis", "end.seven-lords", "end.last-round")
def test_after_the_seventh_lord_every_other_player_has_one_more_turn() -> None:
    record = load("seven-lords")
    flagged = [node.state for node in record.path if node.state.ending]
    marked = flagged[0].ending
    turns = [
        event.seat
        for node in record.path
        if node.state.ending
        for event in node.events
        if event.kind == "turn"
    ]
    assert len(record.state.player(marked).lords) >= 7
    assert sorted(turns) == sorted(record.state.opponents(marked))


class Even(Random):
    """Draws each of `number` things once, in turn."""

    def __init__(self, number: int) -> None:
        self.draws = ((at + 0.5) / number for at in range(number))

    def random(self) -> float:
        return next(self.draws)


def test_what_is_drawn_has_its_odds() -> None:
    """The fast draws against the weights that odds are told by."""
    kinds = set()
    for number in range(4):
        for state, _, _ in visits(GAME, number):
            if GAME.by_chance(state):
                kinds.add(type(state.pending[-1]))
                weights = GAME.weights(state)
                total = sum(weights.values())
                even = Even(total)
                assert Counter(GAME.draw_chance(state, even) for _ in range(total)) == weights
    assert {OpenLocation, LordDraw, Reveal, TokenDraw, TileDraw} <= kinds


def test_a_sensible_player_beats_a_blind_one() -> None:
    wins = 0
    for number in range(12):
        random = Random(number)
        clever = ("blue", "yellow")[number % 2]
        state = GAME.start(2)
        while state.pending:
            (seat,) = GAME.asked(state)
            if seat == CHANCE:
                move = GAME.draw_chance(state, random)
            elif seat == clever:
                view = state.view(seat)
                move = max(GAME.legal(state), key=lambda move, view=view: judge(view, move))
            else:
                move = random.choice(GAME.legal(state))
            state = GAME.carry_out(state, move).state
        wins += state.result.winners == (clever,)
    assert wins >= 11
