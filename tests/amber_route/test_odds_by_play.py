"""The engine plays challenges by the advice of the odds, and wins as often as the odds say."""

import os
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from rulebook_lab.engine import RulebookError
from rulebook_lab.games.amber_route.study import odds
from rulebook_lab.games.amber_route.study.advice import Played, is_won
from rulebook_lab.games.amber_route.study.judgement import expectation
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


def test_the_advice_in_words() -> None:
    """Raised by one, a 1, 2 or 3 stays below a 5, and a 1 or 2 below a 4."""
    duel = "turn: red > duel red blue forest-1 > shaping red 4"
    told = odds.advice_table(position(f"{duel}\nred: field 1, escorts 1\nblue: field 1, escorts 1"), most=2)
    assert told.rows == (
        ("Turn a 4 into a 5. Leave the dice as they are", "50%", "1", "0"),
        ("Leave the dice as they are", "33.33%", "0", "0"),
    )


SECOND_ROLLS = "swamp-ghost-d forest-ghost-d"


@pytest.mark.parametrize(
    ("text", "again", "win", "left"),
    [
        # One die shows 2 and 5 are needed: a 5 or a 6.
        ("ghost swamp-ghost-a easy > shaping 2", "2", Fraction(1, 3), Fraction(0)),
        # Two cards: a 5 or a 6 in one of two more rolls.
        ("ghost swamp-ghost-a easy > shaping 2", "2", Fraction(5, 9), Fraction(0)),
        # A pair: the other die must come up equal.
        ("trap mountains-trap-c easy > shaping 6+2", "6", Fraction(1, 6), Fraction(0)),
        # A set of three: two dice again must both show what stays.
        ("trap mountains-trap-c hard > shaping 6+4+2", "6+4", Fraction(1, 36), Fraction(0)),
    ],
)
def test_a_second_roll_is_worth_what_it_may_bring(
    text: str, again: str, win: Fraction, left: Fraction
) -> None:
    kept = SECOND_ROLLS if win == Fraction(5, 9) else "swamp-ghost-d"
    found = odds.advice(position(f"turn: red > {text}\nred: field 3, escorts 0, loose 0, kept {kept}"))
    best = found[0]
    assert best.moves[0].rpartition(" ")[2] == again
    assert (best.win, best.kept) == (win, 1)
    assert next(each.win for each in found if not each.kept) == left


def test_a_second_roll_counts_in_the_later_rounds_of_a_fight_too() -> None:
    """One life, one die, one escort against an easy monster: 3 or more wins, with the escort if need be.

    Without a card a round is won by two rolls in three, else the monster misses in two of three:
    V = 2/3 + 1/3 * 2/3 * V = 6/7. With one, rolling a 1 again is worth 6/7 as well; keeping the card means
    that the monster misses and a round follows that is won at once, or by the card: 2/3 * (2/3 + 1/3 * 6/7).
    """
    text = "turn: red > monster forest-monster-a easy 1 1 > shaping 1\nred: field 6, escorts 1, loose 0"
    again, waiting = odds.advice(position(f"{text}, kept swamp-ghost-d"))
    assert (again.win, waiting.win) == (Fraction(6, 7), Fraction(40, 63))
    assert odds.advice(position(text))[0].win == Fraction(2, 3) * Fraction(6, 7)


@pytest.mark.parametrize(
    ("challenge", "kept"),
    [
        ("monster forest-monster-a hard 2 3", "swamp-ghost-d"),
        ("monster forest-monster-a easy 1 2", SECOND_ROLLS),
        ("ghost forest-ghost-a hard > rolling 2", SECOND_ROLLS),
        ("trap forest-trap-a hard > rolling 3", SECOND_ROLLS),
    ],
)
def test_the_engine_wins_with_second_rolls_as_often_as_the_odds_say(challenge: str, kept: str) -> None:
    state = position(f"turn: red > {challenge}\nred: field 3, escorts 2, loose 0, kept {kept}")
    random, known = Random(challenge), Played()
    wins = sum(is_won(state, random, known) for _ in range(PLAYS))
    hopes = (chance * odds.advice(state.play(roll))[0].win for roll, chance in state.chance.items())
    exact = sum(hopes, Fraction(0))
    assert agrees(wins, exact), (wins, PLAYS, float(exact))


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


def test_kept_cards_count_before_a_challenge() -> None:
    state = position(
        "turn: red > preparing forest-ghost-c legendary 0\n"
        "red: field 1, escorts 1, loose 0, kept swamp-monster-d swamp-ghost-d"
    )
    bare, blessed = odds.support_advice(state)
    assert (bare.cards, bare.dice, bare.win) == ((), 1, 0)
    assert (blessed.cards, blessed.dice) == (("swamp-monster-d",), 3)
    # By brute force: three dice and one escort reach 12, if need be after the lowest are rolled again.
    reached = Fraction(0)
    for roll in product(range(1, 7), repeat=3):
        dice = sorted(roll)
        chances = [Fraction(sum(dice) >= 11)]
        for again in (1, 2, 3):
            totals = [sum(dice[again:]) + sum(new) for new in product(range(1, 7), repeat=again)]
            chances.append(Fraction(sum(total >= 11 for total in totals), len(totals)))
        reached += max(chances) / 216
    assert blessed.win == reached


def test_a_kept_shield_counts_in_a_fight() -> None:
    """One die against a hard monster with one life point left, one escort, and a shield.

    A round is won with 3 to 6: w = 2/3. Without the shield v = w + (1 - w) / 4 v = 8/11; the monster hits in
    3 of 4 attacks. With it u = w + (1 - w) (u / 4 + 3 v / 4) = 112/121. A 1 cannot be saved: u / 4 + 3 v / 4.
    """
    fight = "turn: red > monster swamp-monster-a hard 1 1 > shaping 1\nred: field 6, escorts 1, loose 0"
    assert odds.advice(position(fight))[0].win == Fraction(1, 4) * Fraction(8, 11)
    assert odds.advice(position(f"{fight}, kept swamp-monster-b"))[0].win == Fraction(94, 121)


def test_nobody_advises_on_a_hand_that_he_does_not_see() -> None:
    state = position(
        "turn: red > preparing swamp-monster-a legendary\nred: field 6, hand swamp-2\nblue: field 3"
    )
    assert len(odds.support_advice(state.view("red"))) == 2
    for ask in (odds.support_advice, expectation):
        with pytest.raises(RulebookError, match="only red knows what is in that hand"):
            ask(state.view("blue"))
