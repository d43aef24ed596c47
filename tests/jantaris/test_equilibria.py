"""Mixed equilibria: one found by hand, and all against the payoffs of every reply."""

from __future__ import annotations

import sys
from fractions import Fraction
from random import Random

import pytest

from rulebook_lab.engine import RulebookError
from rulebook_lab.games.jantaris.study.equilibria import PRECISION, mixed_chart, mixed_equilibria
from rulebook_lab.games.jantaris.study.odds import VotingGame, expected, prospects, voting_game
from tests.jantaris.table import voting

BARE = ("tokens: red taira, black likaran", "active-district: taira")


def test_three_seats_with_nothing_to_lose():
    """Deal brings 2 Goods to one alone, Black Market 2 Goods to each of two: 2pp = 4p(1-p), so p = 2/3."""
    first = mixed_equilibria(voting_game(voting(*BARE)))[0]
    for seat in ("blue", "yellow", "green"):
        assert first.odds[seat] == pytest.approx({"deal": 1 / 3, "black-market": 2 / 3}, abs=1e-4)
        assert first.payoffs[seat] == pytest.approx(8 / 9, abs=1e-3)
    assert first.mixing == ("blue", "yellow", "green")
    assert str(first).startswith("blue: Deal 33% or Black Market 67%; yellow: ")


def test_nobody_gains_by_another_vote():
    lines = ("blue: 2 taira", "yellow: 3 taira, 2 red", "green: 1 meziris, 3 black")
    games = [voting_game(voting(*BARE)), voting_game(voting(*BARE, *lines))]
    games += [voting_game(voting(*BARE, *lines), prospects)]
    games.append(voting_game(voting("seats: blue yellow green purple", *BARE, seats=4)))
    random = Random(1)
    by_lot = {votes: tuple(random.randrange(9) for _ in range(3)) for votes in games[0].payoffs}
    games.append(VotingGame(games[0].seats, by_lot))
    found = [(game, equilibrium) for game in games for equilibrium in mixed_equilibria(game)]
    assert len(found) >= 5
    for game, equilibrium in found:
        assert len(equilibrium.mixing) >= 2
        for seat in game.seats:
            assert sum(equilibrium.odds[seat].values()) == pytest.approx(1)
            brings = expected(game, seat, equilibrium.odds)
            assert max(brings.values()) <= equilibrium.payoffs[seat] + 20 * PRECISION


def test_a_chart_of_the_odds():
    first = mixed_equilibria(voting_game(voting(*BARE)))[0]
    chart = mixed_chart(first)
    assert chart.title == "Blue, yellow and green mix votes so that nobody gains by other odds"
    assert [row.name for row in chart.series] == ["Deal", "Black Market"]
    assert chart.x[0] == "blue (+0.89)"


def test_without_the_library_it_says_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "quantecon.game_theory", None)
    with pytest.raises(ImportError, match="pip install quantecon"):
        mixed_equilibria(voting_game(voting(*BARE)))


@pytest.mark.parametrize(
    ("odds", "message"),
    [
        ({"deel": 1}, "yellow cannot vote 'deel': the cards are deal, black-market"),
        ({"deal": Fraction(1, 2)}, "together they must make 1"),
        ({"deal": 2, "black-market": -1}, "none below 0"),
        ({}, "together they must make 1"),
    ],
)
def test_odds_that_are_none(odds, message):
    with pytest.raises(RulebookError, match=message):
        expected(voting_game(voting(*BARE)), "blue", {"yellow": odds})
