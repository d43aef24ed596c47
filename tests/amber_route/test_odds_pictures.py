"""Charts of the odds hold the exact figures."""

from fractions import Fraction

import pytest

from rulebook_lab.games.amber_route.study import odds
from rulebook_lab.scene.charts import sliding


def test_the_curve_of_a_ghost_without_ambers_is_the_sum_of_three_dice():
    # 3 dice, 9 or more: 160 of 216; one escort makes 8 enough: 181 of 216
    row = odds.win_chart("ghost", "hard", 3).series[0].values
    assert row[0] == pytest.approx(160 / 216)
    assert row[1] == pytest.approx(181 / 216)


def test_the_slider_sets_the_curve_of_its_number_of_dice():
    shown = sliding(odds.win_slides("trap", "easy"))
    (slider,) = shown["layout"]["sliders"]
    assert [step["label"] for step in slider["steps"]] == ["1", "2", "3", "4", "5"]
    # a pair with two dice and nothing to spend: 1 in 6
    assert slider["steps"][1]["args"][0]["y"][0][0] == pytest.approx(1 / 6)
    assert shown["data"][0]["y"] == slider["steps"][2]["args"][0]["y"][0]


def test_spending_never_makes_it_worse():
    best, plain = odds.spending_chart("hard", 3).series
    assert all(a >= b for a, b in zip(best.values, plain.values, strict=True))
    assert best.values[2] == pytest.approx(float(odds.monster("hard", 3, 2)))


def test_played_challenges_come_near_the_exact_curve():
    exact, played = odds.meeting_chart("ghost", "hard", 2, plays=400).series
    assert exact.values[0] == pytest.approx(10 / 36)
    assert all(abs(a - b) < 0.09 for a, b in zip(exact.values, played.values, strict=True))


def test_a_duel_of_one_die_each_is_won_by_15_of_36():
    assert odds.duel(1, 1).win == Fraction(15, 36)
    assert odds.duel_chart(1).series[0].values[0] == pytest.approx(15 / 36)
    assert odds.duel_chart(2).title == "Against 2 dice the attacker is ahead from 3 dice on"


def test_what_fails_once_in_1296_rolls_is_not_told_as_certain():
    # Four dice: below 5 only as four ones; four alike in 6 of 1296 rolls.
    assert ">99%" in odds.win_chart("ghost", "easy", 4).title
    assert "<1%" in odds.win_chart("trap", "legendary", 4).title
