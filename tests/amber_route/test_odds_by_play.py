"""The engine plays challenges by the advice of the odds, and wins as often as the odds say."""

import os
from fractions import Fraction
from random import Random

import pytest

from rulebook_lab.games.amber_route import odds
from rulebook_lab.games.amber_route.odds.by_play import Played, is_won
from tests.amber_route.table import play, position

PLAYS = int(os.environ.get("AMBER_ROUTE_PLAYS", "2500"))
"""For each challenge. The interval holds all but one in a thousand of honest runs, and the seed is fixed."""


def agrees(wins: int, exact: Fraction) -> bool:
    """Whether the share of wins is within 3.29 standard errors, 99.9 % of honest runs."""
    share = wins / PLAYS
    return abs(share - exact) <= 3.29 * (float(exact * (1 - exact)) / PLAYS) ** 0.5


@pytest.mark.parametrize(
    ("challenge", "escorts", "ambers", "exact"),
    [
        ("monster forest-monster-a easy 1 2", 2, 0, odds.monster("easy", 1, 2)),
        ("monster forest-monster-a hard 3 3", 2, 1, odds.monster("hard", 3, 2, 1)),
        ("monster forest-monster-a legendary 3 4", 3, 1, odds.monster("legendary", 3, 3, 1)),
        ("monster forest-monster-a legendary 5 4", 1, 0, odds.monster("legendary", 5, 1)),
        ("ghost forest-ghost-a hard > rolling 2", 2, 0, odds.ghost("hard", 2, 2)),
        ("ghost forest-ghost-a legendary > rolling 2", 1, 1, odds.ghost("legendary", 2, 1, 1)),
        ("trap forest-trap-a hard > rolling 4", 1, 0, odds.trap("hard", 4, 1)),
        ("trap forest-trap-a legendary > rolling 5", 2, 1, odds.trap("legendary", 5, 2, 1)),
    ],
)
def test_the_engine_wins_as_often_as_the_odds_say(
    challenge: str, escorts: int, ambers: int, exact: Fraction
) -> None:
    state = position(f"turn: red > {challenge}\nred: field 1, escorts {escorts}, loose {ambers}")
    random, known = Random(challenge), Played()
    wins = sum(is_won(state, random, known) for _ in range(PLAYS))
    assert agrees(wins, exact), (wins, PLAYS, float(exact))


def test_the_advice_for_the_last_escort() -> None:
    """The example monster.last-escort: at one life the last escort wins, at two it would lose at once."""
    text = "turn: red > monster forest-monster-a easy 1 {} > shaping 3\nred: field 6, escorts 1, loose 0"
    winning, waiting = (odds.advice(position(text.format(life)))[0] for life in (1, 2))
    assert (winning.moves, winning.win) == (("shift 3 4", "accept"), 1)
    assert (waiting.moves, waiting.win) == (("accept",), Fraction(2, 3) * Fraction(3, 7))


def test_the_advice_for_a_set_is_its_cheapest_price() -> None:
    """The example trap.escape: two escorts make three fives, three would make three threes."""
    state = position("turn: red > trap swamp-trap-a hard > shaping 5+5+3+2\nred: field 1, escorts 3, loose 0")
    first = odds.advice(state)[0]
    assert (first.moves, first.escorts, first.win) == (("shift 3 4", "shift 4 5", "accept"), 2, 1)
    after = play(state, "\n".join(f"red {move}" for move in first.moves))
    assert after.player("red").lost_turns == 0


@pytest.mark.parametrize(
    ("text", "win", "escorts"),
    [
        ("duel red blue forest-1 > shaping red 4", Fraction(1, 2), 1),
        ("duel red blue forest-1 - 5 > shaping blue 4", Fraction(1), 1),
        ("duel red blue forest-1 - 6 > shaping blue 4", Fraction(0), 0),
    ],
)
def test_the_advice_in_a_duel(text: str, win: Fraction, escorts: int) -> None:
    """One escort each: the attacker's 4 becomes 5, which beats a 1, 2 or 3 even when it is raised by one."""
    state = position(f"turn: red > {text}\nred: field 1, escorts 1\nblue: field 1, escorts 1")
    best = odds.advice(state)[0]
    assert (best.win, best.escorts) == (win, escorts)


def test_the_advice_before_a_challenge() -> None:
    state = position(
        "turn: red > preparing swamp-monster-a legendary\n"
        "red: field 6, escorts 3, loose 1, hand any-1 forest-3 swamp-1 swamp-2",
    )
    found = odds.support_advice(state)
    assert [(len(each.cards), each.dice) for each in found] == [(0, 1), (1, 2), (1, 3), (2, 4), (3, 5)]
    assert [each.win for each in found] == [odds.monster("legendary", n, 3, 1) for n in range(1, 6)]
    assert odds.advice(state) == []


def test_a_player_who_counts_points_does_not_waste_escorts() -> None:
    """A pair for an amber is worth an escort, not three."""
    worth = odds.Worth(escort=Fraction(2, 5))
    cheap = odds.challenge("trap", "easy", dice=2, escorts=1, worth=worth)
    rich = odds.challenge("trap", "easy", dice=2, escorts=6, worth=odds.Worth(escort=Fraction(3)))
    assert cheap.win == Fraction(4, 9)
    assert rich.win == odds.trap("easy", 2)
    assert rich.escorts == 0
    assert cheap.value == Fraction(4, 9) - Fraction(5, 9) - Fraction(5, 18) * Fraction(2, 5)


def test_a_fight_says_what_it_costs() -> None:
    """One die, easy, one life left would be 1/2 a round; here nothing is spent, so only losses count."""
    plain = odds.challenge("monster", "easy", dice=1, escorts=1, spending=False)
    assert plain.win == Fraction(3, 8)
    assert plain.escorts == 1 - plain.win
    assert plain.ambers == 0
