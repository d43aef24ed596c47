"""Mixed equilibria: one found by hand, and all against the payoffs of every reply."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import accumulate, combinations, product
from random import Random

import numpy
import pytest
from scipy.optimize import fsolve

from rulebook_lab.engine import RulebookError
from rulebook_lab.engine.equilibria import equilibria
from rulebook_lab.games.jantaris.study.equilibria import PRECISION, mixed_chart, mixed_equilibria
from rulebook_lab.games.jantaris.study.odds import VotingGame, expected, voting_game
from tests.jantaris.table import voting

BARE = ("tokens: red taira, black likaran", "active-district: taira")


@cache
def of_bare():
    return mixed_equilibria(voting_game(voting(*BARE)))


def test_three_seats_with_nothing_to_lose():
    """Deal brings 2 Goods to one alone, Black Market 2 Goods to each of two: 2pp = 4p(1-p), so p = 2/3."""
    first = of_bare()[0]
    for seat in ("blue", "yellow", "green"):
        assert first.odds[seat] == pytest.approx({"deal": 1 / 3, "black-market": 2 / 3}, abs=1e-4)
        assert first.payoffs[seat] == pytest.approx(8 / 9, abs=1e-3)
    assert first.mixing == ("blue", "yellow", "green")
    assert str(first).startswith("Blue: Deal 33% or Black Market 67%; Yellow: ")


def test_nobody_gains_by_another_vote():
    lines = ("blue: 2 taira", "yellow: 3 taira, 2 red", "green: 1 meziris, 3 black")
    games = [voting_game(voting(*BARE)), voting_game(voting(*BARE, *lines))]
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
            assert max(brings.values()) <= equilibrium.payoffs[seat] + 2 * PRECISION


CASES = {
    "poor and few": ("3 red, 2 taira",) * 3,
    "two red": ("2 red",) * 3,
    "one Merchant": ("1 taira",) * 3,
    "unlike": ("1 red, 1 taira", "2 black, 2 taira", "1 city-center"),
}


@pytest.mark.parametrize("case", CASES)
def test_equilibria_are_found_where_there_are_some(case):
    lines = (f"{seat}: {owned}" for seat, owned in zip(("blue", "yellow", "green"), CASES[case], strict=True))
    assert mixed_equilibria(voting_game(voting(*BARE, *lines)))


def enumerated(pay, size, random):
    """All equilibria by trying: from many starts in each support, by a solver that knows nothing of games."""
    found = []
    supports = [s for n in range(1, size + 1) for s in combinations(range(size), n)]
    for support in product(supports, repeat=3):
        ends = [0, *accumulate(len(choices) - 1 for choices in support)]
        free = [len(choices) - 1 for choices in support]
        if sum(n > 0 for n in free) < 2 or any(2 * n > ends[-1] for n in free):
            continue

        def mixes(numbers, support=support, ends=ends):
            for choices, low, high in zip(support, ends, ends[1:], strict=False):
                odds = numpy.zeros(size)
                odds[list(choices)] = [1 - sum(numbers[low:high]), *numbers[low:high]]
                yield odds

        def values(numbers, mixes=mixes):
            a, b, c = mixes(numbers)
            return pay[0] @ c @ b, (pay[1] @ c).T @ a, numpy.einsum("abc,a,b->c", pay[2], a, b)

        def rest(numbers, support=support, values=values):
            rows = zip(values(numbers), support, strict=True)
            return [row[own] - row[s[0]] for row, s in rows for own in s[1:]]

        for _ in range(5):
            start = numpy.concatenate([random.dirichlet([1] * len(s))[1:] for s in support])
            numbers, _, fine, _ = fsolve(rest, start, full_output=True)
            odds = list(mixes(numbers))
            inside = min(row[list(s)].min() for row, s in zip(odds, support, strict=True)) > 1e-7
            if fine == 1 and inside and numpy.abs(rest(numbers)).max() < 1e-8:
                best = [row.max() - row[s[0]] for row, s in zip(values(numbers), support, strict=True)]
                mix = numpy.concatenate(odds)
                if max(best) < 1e-7 and all(numpy.abs(mix - other).max() > 1e-5 for other in found):
                    found.append(mix)
    return found


def gains(pay, mix, size):
    """The most that each player gains by another choice."""
    a, b, c = mix[:size], mix[size : 2 * size], mix[2 * size :]
    values = pay[0] @ c @ b, (pay[1] @ c).T @ a, numpy.einsum("abc,a,b->c", pay[2], a, b)
    return [row.max() - row @ own for row, own in zip(values, (a, b, c), strict=True)]


@pytest.mark.parametrize(("size", "games"), [(2, 200), (3, 5)])
def test_none_is_missed_and_none_is_made_up(size, games):
    for seed in range(games):
        random = numpy.random.default_rng(seed)
        shape = (3, size, size, size)
        pay = random.integers(-9, 10, shape) + 0.001 * random.random(shape)
        found = equilibria((size,) * 3, lambda at, cast, pay=pay: float(pay[at][cast]))
        own = [numpy.concatenate(mix) for mix in found]
        assert all(max(gains(pay, mix, size)) < 1e-6 for mix in own)
        assert all(
            any(numpy.abs(mix - other).max() < 1e-4 for other in own) for mix in enumerated(pay, size, random)
        )


def test_an_equilibrium_of_all_four_cards_is_found():
    """Payoffs are put right so that given odds leave everybody indifferent."""
    random = numpy.random.default_rng(2)
    pay, mix = random.integers(-9, 10, (3, 4, 4, 4)).astype(float), random.dirichlet([4] * 4, 3)
    brings = [pay[0] @ mix[2] @ mix[1], (pay[1] @ mix[2]).T @ mix[0]]
    brings.append(numpy.einsum("abc,a,b->c", pay[2], mix[0], mix[1]))
    pay[0] -= brings[0][:, None, None]
    pay[1] -= brings[1][None, :, None]
    pay[2] -= brings[2][None, None, :]
    found = equilibria((4, 4, 4), lambda at, cast: float(pay[at][cast]))
    assert any(numpy.abs(numpy.array(each) - mix).max() < 1e-6 for each in found)


def test_a_chart_of_the_odds():
    first = of_bare()[0]
    chart = mixed_chart(first)
    assert chart.title == "Blue, yellow and green mix votes so that nobody gains by other odds"
    assert [row.name for row in chart.series] == ["Deal", "Black Market"]
    assert chart.x[0] == "Blue (+0.89)"


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
