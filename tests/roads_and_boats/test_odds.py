"""Analyses against brute force and hand calculation."""

from fractions import Fraction
from itertools import islice, permutations

import rulebook_lab as lab
from rulebook_lab.games.roads_and_boats.study.odds import (
    brick_chart,
    gold_within,
    made_of,
    mine_chart,
    order_chart,
    tempo_rounds,
    wealth_flow,
)
from tests.roads_and_boats.positions import GAME
from tests.rounds import after_rounds

KIT = GAME.components()


def test_mine_odds_agree_with_every_order_of_the_bag():
    bag = "ggii"
    orders = list(permutations(bag))
    for turns in range(1, 5):
        for wanted in (1, 2):
            hits = sum(order[:turns].count("g") >= wanted for order in orders)
            assert gold_within(2, 2, turns, wanted) == Fraction(hits, len(orders))


def test_an_empty_bag_gives_nothing_more():
    assert gold_within(1, 1, 9) == 1
    assert gold_within(1, 1, 9, wanted=2) == 0


def test_a_stock_bond_takes_four_gold_and_three_trunks():
    # paper: 2 boards; two coins: 2 fuel and 4 gold; fuel: 2 boards each; 6 boards are 3 trunks
    assert made_of(KIT, "stock") == {"gold": 4, "trunks": 3}
    amounts = {(link.source, link.target): link.amount for link in wealth_flow(KIT).links}
    assert amounts["trunks", "boards"] == 3
    assert amounts["gold", "coins"] == 4
    assert amounts["boards", "fuel"] == 4


def test_bricks_cost_one_two_three():
    early, late = brick_chart(4).series
    assert early.values == (1, 3, 6, 10)
    assert late.values == (2, 5, 9, 14)


def test_specialised_mines_bring_two_gold_in_two_turns():
    chart = mine_chart(KIT)
    rows = {row.name: row.values for row in chart.series}
    assert rows["4 gold, 0 iron (specialised mines)"][1] == 1
    assert rows["3 gold, 3 iron"][1] == 0.2
    assert "specialised" in chart.title


def test_a_chart_of_mines_claims_no_more_than_there_is():
    assert mine_chart(KIT, wanted=6).title == "No mine brings 6 gold in 6 turns"
    assert mine_chart(KIT, wanted=2, turns=1).title == "No mine brings 2 gold in 1 turn"
    assert "5 gold, 5 iron" in mine_chart(KIT, wanted=5).title  # no other bag holds five


def test_going_first_is_a_mean_over_the_orders():
    found = {
        ("red", "blue"): {"red": 5, "blue": 2},
        ("blue", "red"): {"red": 1, "blue": 4},
    }
    chart = order_chart(found)
    assert {row.name: row.values for row in chart.series} == {"Blue": (4, 2), "Red": (5, 1)}
    assert chart.title == "Going first instead of last brings Red 4 more goods"
    alike = {("red", "blue"): {"red": 3, "blue": 2}, ("blue", "red"): {"red": 2, "blue": 3}}
    assert order_chart(alike).title == "Going first instead of last brings Blue and Red 1 more good each"
    found = {("red", "blue"): {"red": 2, "blue": 2}, ("blue", "red"): {"red": 1, "blue": 2}}
    assert order_chart(found).title == "Going first instead of last brings Red 1 more good"
    found = {("red", "blue"): {"red": 1, "blue": 2}, ("blue", "red"): {"red": 1, "blue": 2}}
    assert order_chart(found).title.endswith("no more goods")


def test_tempo_has_a_figure_for_every_turn():
    chart = after_rounds(tempo_rounds(lab.game("roads_and_boats"), ["greedy"]), 1)
    by_turn = chart.series[0].values
    assert by_turn[0] < by_turn[-1]
    assert len(by_turn) <= 33
    assert chart.title == f"A greedy player ends with {by_turn[-1]:.0f} points, in 1 game"


def test_rounds_of_games_give_their_mean_and_pause_after_every_turn():
    game = lab.game("roads_and_boats")
    one, two = (
        after_rounds(tempo_rounds(game, ["random"], seed=seed), 1).series[0].values for seed in (1, 2)
    )
    rounds = tempo_rounds(game, ["random"], seed=1)
    first = list(islice(rounds, len(one) + 1))
    assert first[:-1] == [None] * len(one)
    assert first[-1].series[0].values == one
    assert after_rounds(rounds, 1).series[0].values[0] == (one[0] + two[0]) / 2
