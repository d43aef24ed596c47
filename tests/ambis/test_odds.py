"""The analyses against hand calculations and brute force."""

from fractions import Fraction
from itertools import permutations
from pathlib import Path

import pytest

import rulebook_lab
from rulebook_lab.engine import Points, Result, RulebookError, odds_of
from rulebook_lab.games.ambis.components import read_components
from rulebook_lab.games.ambis.study.odds import (
    bargains_chart,
    breakdown_chart,
    threat_chart,
    token_value,
    waiting_chart,
    waiting_for,
)

KIT = read_components(
    (Path(rulebook_lab.__file__).parent / "games" / "ambis" / "components.toml").read_text(encoding="utf-8")
)


def test_odds_of_a_card_agree_with_counting_every_order():
    cards = "wwxxx"
    orders = list(permutations(cards))
    for draws in range(1, 6):
        hits = sum("w" in order[:draws] for order in orders)
        assert odds_of(2, 5, draws) == Fraction(hits, len(orders))


def test_the_first_card_of_a_full_deck_is_a_crab_13_times_in_71():
    assert waiting_for(KIT.exploration, "crab")[1] == Fraction(13, 71)
    assert waiting_for(KIT.exploration, "crab")[2] == 1 - Fraction(58 * 57, 71 * 70)


def test_a_monster_token_is_worth_53_twentieths_on_average():
    assert token_value(KIT.monster_tokens) == Fraction(2 * 4 + 9 * 3 + 9 * 2, 20)


def test_the_fifth_threat_space_pays_key_and_two_tokens_at_best():
    values = threat_chart(KIT, pearl=1, key=3).series[0].values
    assert values == (2.65, 5.3, 3, 5.65, 8.3, 6)


def test_equals_are_named_together():
    """Thirteen cards of each race; two tokens on the second and the fifth space."""
    title = waiting_chart(KIT.exploration).title.lower()
    assert all(race in title for race in ("jellyfish", "crab", "seahorse", "shellfish", "squid"))
    assert "A crab is among 5 cards" in waiting_chart(KIT.exploration, ["crab"]).title
    assert threat_chart(KIT, pearl=0, key=0).title == "Spaces 2 and 5 pay most: 5.3 points each"


def test_the_best_bargain_is_the_shopkeeper_or_apprentice_9_points_for_6():
    chart = bargains_chart(KIT)
    best = max(value for row in chart.series for value in row.values if value is not None)
    assert best == 9 / 6
    assert "9 for 6" in chart.title


def test_the_breakdown_means_over_winners_and_others():
    blue = Points(10, (("score.lords", 6), ("score.allies", 4)))
    red = Points(3, (("score.lords", 1), ("score.monsters", 2)))
    chart = breakdown_chart([Result(("blue",), {"blue": blue, "red": red}, "win.highest")])
    assert {row.name: row.values for row in chart.series} == {
        "locations": (0, 0),
        "lords": (6, 1),
        "allies": (4, 0),
        "monsters": (0, 2),
    }


def test_without_a_game_there_is_nothing_to_look_at():
    with pytest.raises(RulebookError, match="no game to look at"):
        breakdown_chart([])
