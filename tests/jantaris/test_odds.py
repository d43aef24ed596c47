"""The analyses against hand calculation and an independent model of the vote."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from rulebook_lab.engine import RulebookError
from rulebook_lab.games.jantaris.rules.diplomacy import VOTING_CARDS
from rulebook_lab.games.jantaris.study.odds import (
    auction_chart,
    expected,
    goods_for_a_point,
    growth_chart,
    outcomes,
    prospects,
    replies_chart,
    vote_chart,
    voting_game,
)
from tests.jantaris.table import JANTARIS, at, goods, voting
from tests.laws.positions import visits

BARE = ("tokens: red taira, black likaran", "active-district: taira")
FOUR = "seats: blue yellow green purple"


def model(votes):
    """Goods after a vote of players without Merchants and Goods, written apart from the engine."""
    owned = [0] * len(votes)
    for seat, card in enumerate(votes):
        number = votes.count(card)
        if card == "deal" and number == 1:
            owned[seat] += 2
        elif card == "black-market" and number == 1:
            robbed = next((other for other, n in enumerate(owned) if n and other != seat), None)
            if robbed is not None:
                owned[robbed] -= 1
                owned[seat] += 1
        elif card == "black-market" and number == 2:
            owned[seat] += 2
        elif card == "black-market":
            owned[seat] = 0
    return tuple(owned)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_payoffs_of_all_profiles(seats):
    game = voting_game(voting(*(FOUR,)[: seats == 4], *BARE, seats=seats))
    assert len(game.payoffs) == 4**seats
    assert game.payoffs == {votes: model(votes) for votes in product(VOTING_CARDS, repeat=seats)}


@pytest.mark.parametrize("seats", [3, 4])
def test_the_equilibria_are_all_profiles_that_nobody_leaves(seats):
    game = voting_game(voting(*(FOUR,)[: seats == 4], *BARE, seats=seats))

    def stays(votes):
        for seat in range(seats):
            others = [(*votes[:seat], card, *votes[seat + 1 :]) for card in VOTING_CARDS]
            if max(model(other)[seat] for other in others) > model(votes)[seat]:
                return False
        return True

    assert set(game.equilibria) == set(filter(stays, product(VOTING_CARDS, repeat=seats)))


def test_expected_goods_by_hand():
    """Three seats without Goods and Merchants; blue is first and finds nothing on a lone Black Market."""
    game = voting_game(voting(*BARE))
    blue = expected(game, "blue")
    alone_and_robbed = Fraction(2 * 2, 16)  # one of the two others alone with Black Market, the other passive
    assert blue["deal"] == Fraction(9, 16) * 2 - alone_and_robbed
    assert blue["black-market"] == Fraction(6, 16) * 2
    assert blue["recruitment"] == blue["strengthen-position"] == 0
    robbers = {"yellow": {"black-market": 1}, "green": {"black-market": Fraction(1)}}
    assert expected(game, "blue", robbers)["deal"] == 2
    one = {"yellow": {"black-market": Fraction(1, 2), "deal": Fraction(1, 2)}, "green": {"recruitment": 1}}
    assert expected(game, "blue", one)["deal"] == Fraction(
        1, 2
    )  # 1 of 2 Goods robbed, or 2 Deals for nothing
    assert expected(game, "blue", one)["recruitment"] == 0


def test_a_deal_counts_merchants():
    state = voting(*BARE, "blue: 3 taira")
    assert {goods(after)["blue"] for after in outcomes(state, ("deal", "deal", "recruitment"))} == {(3, 0)}
    game = voting_game(state)
    assert game.payoff("blue", ("deal", "deal", "recruitment")) == 3
    assert game.replies("blue", ("deal", "deal", "recruitment"))["deal"] == 3
    assert game.best_replies("blue", ("recruitment", "deal", "recruitment")) == ("deal",)


def test_the_vote_is_looked_at_alone():
    state = voting(*BARE, "blue: 2 city-center, 6 red", "yellow: 3 city-center")
    after = outcomes(state, ("strengthen-position", "deal", "recruitment"))
    assert {end.facts["prestige.blue"] for end in after} == {0}  # no Great Fair has been held
    assert sum(after.values()) == 1
    assert voting_game(state, prospects).equilibria is not None


def test_no_seat_is_robbed_first_because_of_its_place():
    """Three in the same position: whom a lone Black Market robs is drawn between those who can be robbed."""
    game = voting_game(voting(*BARE, *(f"{seat}: 3 red, 2 taira" for seat in ("blue", "yellow", "green"))))
    assert game.payoffs[("black-market", "recruitment", "recruitment")][1:] == (-0.5, -0.5)
    for card in VOTING_CARDS:
        brings = {float(expected(game, seat)[card]) for seat in game.seats}
        assert max(brings) - min(brings) < 0.13, card  # what is left is the order of the effects


def test_a_choice_is_made_for_what_it_comes_to_in_the_end():
    """Green robs Yellow, who alone has Goods, whomever she banishes: to banish Purple's Merchant, who then
    looks for a refuge first, is no better for her. So Purple's Deal counts it in three of four cases."""
    state = voting(
        "seats: blue yellow green purple",
        "active: yellow",
        *BARE,
        *("blue: 1 city-center", "yellow: 6 red", "purple: 1 taira"),
        seats=4,
    )
    game = voting_game(state)
    votes = ("deal", "strengthen-position", "black-market", "deal")
    assert [game.payoff(seat, votes) for seat in game.seats] == [0, -1, 1, Fraction(3, 4)]


def test_a_table_of_two_seats():
    game = voting_game(voting(*BARE))
    shown = game.table("blue", "yellow", {"green": "recruitment"})
    assert shown.heads == ("Blue \\ Yellow", "Deal", "Black Market", "Strengthen Position", "Recruitment")
    assert shown.rows[0] == ("Deal", "0/0", "1/1", "2/0", "2/0")
    assert shown.rows[1][:3] == ("Black Market", "0/2", "2/2")  # Green would rather vote Deal
    stable = game.table("blue", "yellow", {"green": "deal"})
    assert stable.rows[1][:3] == ("Black Market", "0/0", "2/2*")
    with pytest.raises(RulebookError, match="needs a vote of each of: green"):
        game.table("blue", "yellow", {})


def test_arrays_for_libraries():
    game = voting_game(voting(*BARE))
    arrays = game.arrays()
    assert len(arrays) == 3
    for votes in product(range(4), repeat=3):
        cards = tuple(VOTING_CARDS[i] for i in votes)
        assert tuple(array[votes[0]][votes[1]][votes[2]] for array in arrays) == model(cards)


def test_nobody_votes_now():
    with pytest.raises(RulebookError, match="nobody is about to vote"):
        voting_game(at(""))


def test_charts_state_what_they_show():
    game = voting_game(voting(*BARE))
    assert "Of all votes of Blue, Deal brings most: 0.88" in str(vote_chart(game))
    assert "is a best reply in" in replies_chart(game).title
    parts = JANTARIS.components()
    assert goods_for_a_point(parts) == Fraction(2 + 3 + 4 + 5 + 6 + 6, 1 + 1 + 2 + 2 + 2 + 3)
    chart = auction_chart(parts, ["cursed-diadem", "picks"])
    assert chart.series[0].values == (6, 6)
    assert chart.series[1].values[0] == pytest.approx(4 * 26 / 11)


def test_growth_of_prestige():
    played = [[after for _, _, after in visits(JANTARIS, number)] for number in range(2)]
    chart = growth_chart(played)
    ends = [game[-1] for game in played]
    for row, source in zip(
        chart.series, ("bazaar.prestige", "fair.prestige", "market.prestige"), strict=True
    ):
        means = [[dict(p.parts)[source] for p in end.scores.values()] for end in ends]
        assert row.values[-1] == pytest.approx(sum(map(sum, means)) / sum(map(len, means)))
    with pytest.raises(RulebookError, match="no game"):
        growth_chart([])


@pytest.mark.parametrize(
    "asked",
    [
        lambda game: expected(game, "purple"),
        lambda game: game.payoff("purple", ("deal",) * 3),
        lambda game: game.best_replies("blue", ("deal", "deal")),
        lambda game: game.best_replies("blue", ("deal", "deal", "deel")),
        lambda game: game.table("blue", "yellow", {"green": "deel"}),
        lambda game: game.table("blue", "purple", {"green": "deal"}),
    ],
)
def test_who_and_what_is_not_there_is_told(asked):
    with pytest.raises(RulebookError, match=r"is one of|has a vote of each"):
        asked(voting_game(at(*BARE, "asks: voting -+-+-")))


def test_an_impossible_fair_can_be_looked_at():
    state = at("tokens: red taira, black amarin", "asks: fair blue")
    assert "This position is impossible. A Great Fair needs a Great Fair card" in state.prompt
    assert state.prompt in state._repr_mimebundle_()["text/plain"]


def test_equal_seats_expect_the_same_exactly():
    """Thirds, as a theft from three equal players makes them, would not be equal as floating numbers."""
    equal = [f"{seat}: 1 red" for seat in ("blue", "yellow", "green", "purple")]
    tokens = "active-district: taira\ntokens: red taira, black amarin"
    state = JANTARIS.read_position(
        "\n".join(
            ["seats: blue yellow green purple", "phase: diplomacy", tokens, *equal, "now: voting -+-+-+-"]
        )
    )
    game = voting_game(state)
    brings = [expected(game, seat) for seat in game.seats]
    assert brings == [brings[0]] * 4
    # nobody else deals: 27/64 of 2 Goods; just one votes Black Market: 27/64, and robs each of three alike
    assert brings[0]["deal"] == 2 * Fraction(27, 64) - Fraction(27, 64) / 3
