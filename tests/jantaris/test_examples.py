"""All worked examples, replayed with every figure.

The players A, B, C and D of the catalogue are blue, yellow, green and purple here; so are Peter, Jane, Mark
and Linda.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rulebook_lab.engine import CHANCE
from tests.clauses import clause
from tests.jantaris.table import (
    JANTARIS,
    RING,
    asked,
    at,
    facts,
    goods,
    kinds,
    legal,
    play,
    prestige,
    refusals,
    sound,
    supplies,
    there,
    told,
    turned_up,
    vote,
    voting,
)

FOUR = "seats: blue yellow green purple"


def test_every_example_has_a_test():
    source = Path(__file__).read_text(encoding="utf-8")
    assert [id for id in JANTARIS.catalogue.examples if f'"{id}"' not in source] == []


def example(id):
    """Says which example a test replays."""
    assert id in JANTARIS.catalogue.examples, id
    return lambda test: test


# -- setup ----------------------------------------------------------------------------------


@example("setup.figure-three-players")
@clause(
    "jantaris",
    "setup.market",
    "setup.bazaar-deck",
    "setup.bazaar-display",
    "setup.fair-deck",
    "setup.tokens",
    "setup.goods",
    "setup.colour",
    "setup.track-pawn",
    "setup.supply",
)
def test_setup_for_three():
    state = JANTARIS.start(3).let_chance(1)
    assert (len(state.market), len(state.market_deck)) == (3, 5)
    assert (len(state.offer), len(state.bazaar)) == (2, 18)
    assert (len(state.fair_deck), state.fair_card) == (6, "")
    assert facts(state, "token.red", "token.black") == ["city-center", "city-center"]
    assert facts(state, "supply.red", "supply.black") == [24, 24]
    assert supplies(state) == [14, 14, 14]
    assert prestige(state) == [0, 0, 0]
    assert goods(state) == dict.fromkeys(("blue", "yellow", "green"), (0, 0))
    assert all(not player.items for player in state.players)
    assert state.defects == ()


# -- first phase ----------------------------------------------------------------------------


@example("marketplace.full")
@clause("jantaris", "city.choose", "city.useless", "city.marketplace-limit", "goods.at-limit")
def test_a_full_player_gains_nothing_at_the_marketplace():
    state = at("blue: 6 red, 6 black, 1 taira")
    assert legal(state) == {"visit marketplace", "visit guild-house", "visit bazaar"}
    after = state.play("blue visit marketplace")
    assert goods(after)["blue"] == (6, 6)
    assert "leaves" in kinds(state, "blue visit marketplace")
    almost = at("blue: 6 red, 5 black", "now: marketplace")
    assert "city.marketplace-limit" in refusals(almost, "blue take 1 0")
    assert legal(almost) == {"take 0 1", "leave"}


@example("guild-house.figure")
@clause("jantaris", "city.guild-house", "city.guild-house-place", "guild.no-new")
def test_where_a_merchant_may_be_placed():
    state = sound(
        "tokens: red belmora, black shakara", "blue: 1 shakara, 1 likaran", "phase: city", "now: guild-house"
    )
    assert supplies(state)[0] == 12
    allowed = {"city-center", "taira", "amarin", "dorvan", "likaran", "orvala", "meziris"}
    assert legal(state, "place") == {f"place {area}" for area in allowed}
    for area in ("shakara", "belmora"):
        assert refusals(state, f"blue place {area}") == ("guild.no-new",)
    after = state.play("blue place likaran")
    assert (there(after, "likaran")[0], supplies(after)[0]) == (2, 11)


@example("ours.marketplace-partial")
@clause("jantaris", "city.marketplace", "city.marketplace-limit", "goods.limit")
def test_the_marketplace_keeps_to_the_limit():
    state = at("blue: 5 red", "now: marketplace")
    assert legal(state) == {"leave", "take 1 0", "take 0 1", "take 0 2"}
    assert refusals(state, "blue take 2 0") == ("city.marketplace-limit",)
    assert refusals(state, "blue take 1 1") == ("city.marketplace",)
    assert goods(state.play("blue take 0 2"))["blue"] == (5, 2)


@example("ours.guild-house-remove")
@clause("jantaris", "city.guild-house-remove", "guild.no-move")
def test_what_the_guild_house_removes():
    state = at(
        "tokens: red taira, black likaran", "blue: 2 taira, 1 amarin, 1 city-center", "now: guild-house"
    )
    assert supplies(state)[0] == 10
    both = "remove amarin+city-center"
    assert legal(state, "remove") == {"remove amarin", "remove city-center", both}
    assert "leave" in legal(state)
    assert refusals(state, "blue remove taira") == ("guild.no-move",)
    assert supplies(state.play(f"blue {both}"))[0] == 12


# -- auctions -------------------------------------------------------------------------------

MATCH = (
    "blue: 5 red, 2 black",
    "yellow: 4 red, 3 black",
    "green: 6 red",
    "offer: royal-seal, golden-ledger",
    "now: opening",
)


@example("ours.auction-match-wins")
@clause(
    "jantaris",
    "bazaar.opening-bid",
    "bazaar.raise-or-drop",
    "bazaar.raise-needs",
    "bazaar.match",
    "bazaar.after-match",
    "bazaar.winner",
    "bazaar.pay",
    "bazaar.prestige",
    "bazaar.one-purchase",
)
def test_the_active_player_wins_by_matching():
    state = at(*MATCH)
    assert refusals(state, "blue auction royal-seal 4") == ("bazaar.opening-bid",)
    state = state.play("blue auction royal-seal 5")
    assert asked(state) == {"yellow"}
    assert "lacks-colours" in kinds(state, "yellow bid 6")
    state = state.play("yellow bid 6")
    assert asked(state) == {"blue"}
    state = state.play("blue match")
    assert asked(state) == {"yellow"}
    assert legal(state) == {"bid 7", "drop"}
    state = state.play("yellow drop")
    assert legal(state) == {"pay 5 1", "pay 4 2"}
    assert "one-purchase" in kinds(state, "blue pay 5 1")
    state = state.play("blue pay 5 1")
    assert goods(state)["blue"] == (0, 1)
    assert prestige(state)[0] == 2
    assert state.player("blue").items == ("royal-seal",)
    assert asked(state) == {CHANCE}


@example("ours.auction-match-limit")
@clause("jantaris", "bazaar.match", "bazaar.after-match", "bazaar.forced-drop", "bazaar.pay")
def test_a_match_may_take_all_goods():
    opening = at(*MATCH)
    assert JANTARIS.read_move("blue auction royal-seal 4") in set(JANTARIS.candidates(opening))
    state = play(opening, "blue auction royal-seal 5", "yellow bid 6", "blue match", "yellow bid 7")
    assert legal(state) == {"match", "drop"}
    assert "bazaar.forced-drop" in refusals(state, "blue bid 8")
    last = told(state, "blue match")
    assert [e.seat for e in last if e.clause == "bazaar.forced-drop"] == ["yellow"]
    state = state.play("blue match")
    assert goods(state)["blue"] == (0, 0)
    assert state.player("blue").items == ("royal-seal",)


@example("ours.auction-second")
@clause("jantaris", "bazaar.second", "bazaar.no-refill", "bazaar.refill", "bazaar.own")
def test_a_second_auction():
    state = at(
        "blue: 3 red, 3 black",
        "yellow: 3 red, 2 black",
        "offer: purple-cloak, carrier-pigeon",
        "now: opening",
    )
    state = play(state, "blue auction purple-cloak 4", "yellow bid 5")
    assert asked(state) == {"blue"}
    state = state.play("blue drop")
    assert goods(state)["yellow"] == (0, 0)
    assert prestige(state) == [0, 2, 0]
    assert state.offer == ("carrier-pigeon",)
    assert state.player("yellow").items == ("purple-cloak",)
    assert legal(state) == {
        "auction carrier-pigeon 3",
        *(f"auction carrier-pigeon {n}" for n in (4, 5, 6)),
        "stop",
    }
    assert refusals(state, "blue auction purple-cloak 4") == ("bazaar.no-refill",)
    state = state.play("blue auction carrier-pigeon 3")
    assert goods(state)["blue"] == (3, 0)
    assert prestige(state) == [1, 2, 0]
    assert state.offer == ()
    state = turned_up(state, "royal-seal", "picks")
    assert state.offer == ("picks", "royal-seal")


@example("ours.auction-colours")
@clause("jantaris", "bazaar.can-open", "bazaar.cannot")
def test_goods_of_the_wrong_colours_open_nothing():
    state = at("blue: 6 red, 1 black", "offer: forged-warrant, bribed-guard")
    assert "no-auction" in kinds(state, "blue visit bazaar")
    after = state.play("blue visit bazaar")
    assert after.prompt == "Blue moves a Merchant Guild token to a District."
    other = at("blue: 6 red, 1 black", "offer: forged-warrant, royal-seal", "now: opening")
    assert refusals(other, "blue auction forged-warrant 4") == ("bazaar.can-open",)
    assert legal(other) == {f"auction royal-seal {n}" for n in (5, 6, 7)}


@example("ours.auction-three-way")
@clause(
    "jantaris",
    "bazaar.order",
    "bazaar.raise-or-drop",
    "bazaar.match",
    "bazaar.after-match",
    "bazaar.winner",
    "bazaar.no-rejoin",
    "bazaar.extra-colours",
)
def test_an_auction_of_four():
    five = "5 red, 5 black"
    state = at(
        FOUR,
        *(f"{seat}: {five}" for seat in ("blue", "yellow", "green", "purple")),
        "offer: old-coins, picks",
        "now: opening",
    )
    state = play(state, "blue auction old-coins 4", "yellow bid 5", "green drop", "purple bid 6")
    assert asked(state) == {"blue"}
    state = state.play("blue match")
    assert facts(state, "bid", "leader") == [6, "blue"]
    state = state.play("yellow bid 7")
    assert refusals(state, "green bid 8")[0] == "bazaar.no-rejoin"
    assert asked(state) == {"purple"}
    state = state.play("purple drop")
    matched = state.play("blue match")
    assert legal(matched) == {"bid 8", "bid 9", "bid 10", "drop"}
    state = state.play("blue drop")
    assert legal(state) == {"pay 5 2", "pay 4 3", "pay 3 4", "pay 2 5"}
    state = state.play("yellow pay 2 5")
    assert goods(state)["yellow"] == (3, 0)
    assert state.player("yellow").items == ("old-coins",)


# -- Items ----------------------------------------------------------------------------------


@example("appendix.picks-all-equal")
@clause("jantaris", "items.picks")
def test_picks_takes_none_of_three_equal_items():
    state = at("blue: 3 red, 3 black", "offer: picks, pack-saddle", "now: payment picks 6 blue")
    assert asked(state) == {CHANCE}  # the only way to pay is taken, and Picks turns up cards
    state = play(state, "chance turn-up royal-seal", "chance turn-up purple-cloak")
    events = told(state, "chance turn-up forged-warrant")
    assert [e.kind for e in events if e.clause == "items.picks"] == ["searched", "takes-none"]
    state = state.play("chance turn-up forged-warrant")
    assert state.player("blue").items == ("picks",)
    assert prestige(state)[0] == 1
    assert state.under_bazaar == ("royal-seal", "purple-cloak", "forged-warrant")


@example("appendix.historic-book-before-auction")
@clause("jantaris", "items.historic-book", "bazaar.must", "bazaar.cannot")
def test_the_historic_book_works_before_the_auction():
    state = at("blue: 3 black, historic-book", "offer: royal-seal, golden-ledger")
    state = state.play("blue visit bazaar")
    assert legal(state) == {"replace royal-seal", "replace golden-ledger", "decline"}
    assert "no-auction" in kinds(state, "blue decline")
    state = turned_up(state.play("blue replace royal-seal"), "carrier-pigeon")
    assert state.player("blue").items[-1] == "carrier-pigeon"  # he had to open, and nobody else could bid
    assert state.under_bazaar == ("royal-seal",)
    two_ways = at("blue: 4 black, historic-book", "offer: royal-seal, golden-ledger")
    two_ways = turned_up(play(two_ways, "blue visit bazaar", "blue replace royal-seal"), "carrier-pigeon")
    assert two_ways.offer == ("carrier-pigeon", "golden-ledger")
    assert legal(two_ways) == {"auction carrier-pigeon 3", "auction carrier-pigeon 4"}
    assert refusals(two_ways, "blue stop") == ("bazaar.must",)
    first = at("blue: 4 black, historic-book", "offer: royal-seal, golden-ledger")
    first = turned_up(play(first, "blue visit bazaar", "blue replace golden-ledger"), "carrier-pigeon")
    assert first.offer == ("carrier-pigeon", "royal-seal")


@example("appendix.old-coins-no-fair")
@clause("jantaris", "items.old-coins", "fair.threshold")
def test_old_coins_need_a_fair():
    tokens = "tokens: red taira, black likaran"
    four = at(tokens, "blue: 1 city-center, old-coins", "yellow: 3 city-center", "phase: great-fair")
    assert four.prompt.startswith("Yellow goes to")
    five = at(tokens, "blue: 1 city-center, old-coins", "yellow: 4 city-center", "phase: great-fair")
    five = turned_up(five, "fair.6")
    assert legal(five) == {"spend old-coins", "refrain"}


@example("ours.crown-order")
@clause(
    "jantaris", "items.crown", "items.crown-order", "items.turn-start", "turn.start-items", "goods.at-limit"
)
def test_the_order_of_crowns_matters():
    lines = (
        "blue: 6 red, royal-seal, cursed-diadem",
        "yellow: silver-sceptre",
        "green: 1 red",
        "phase: start-of-turn",
    )
    state = at(*lines)
    assert legal(state) == {"use royal-seal", "use cursed-diadem"}
    seal_first = state.play("blue use royal-seal")
    assert goods(seal_first) == {"blue": (5, 0), "yellow": (0, 0), "green": (1, 0)}
    assert [e.kind for e in told(state, "blue use royal-seal") if e.seat == "blue"].count("gains") == 0
    diadem_first = state.play("blue use cursed-diadem")
    assert goods(diadem_first) == {"blue": (6, 0), "yellow": (1, 0), "green": (1, 0)}


@example("ours.crown-on-purchase")
@clause("jantaris", "items.crown", "items.immediate", "bazaar.second")
def test_crown_jewels_work_at_once_for_every_crown():
    state = at(
        "blue: 4 red, 2 black, royal-seal",
        "yellow: 5 red, 2 black",
        "offer: crown-jewels, heralds-trumpet",
        "now: opening",
    )
    assert facts(state, "auction", "bid", "leader") == ["crown-jewels", 6, "blue"]  # the only way to open
    assert asked(state) == {"yellow"}
    state = state.play("yellow bid 7")
    assert goods(state)["yellow"] == (0, 0)
    assert prestige(state) == [2, 3, 0]  # Blue's Royal Seal has brought 2
    assert legal(state) == {"gain 2 0", "gain 0 2"}
    assert asked(state) == {"yellow"}
    state = state.play("yellow gain 2 0")
    assert asked(state) == {"blue"}
    assert legal(state) == {"gain 2 0", "gain 0 2"}
    state = state.play("blue gain 0 2")
    assert goods(state) == {"blue": (4, 4), "yellow": (2, 0), "green": (0, 0)}
    assert legal(state) == {*(f"auction heralds-trumpet {n}" for n in (5, 6, 7, 8)), "stop"}


# -- diplomacy ------------------------------------------------------------------------------


@example("diplomacy.vote-three-players")
@clause("jantaris", "diplomacy.count", "diplomacy.order", "deal.1", "black.2")
def test_the_vote_of_peter_jane_and_richard():
    state = voting("tokens: red taira", "active-district: taira")
    state = vote(state, "black-market", "deal", "black-market")
    assert asked(state) == {"blue"}
    assert legal(state) == {"smuggle 2 0", "smuggle 1 1", "smuggle 0 2"}
    state = state.play("blue smuggle 1 1")
    assert goods(state) == {"blue": (1, 1), "yellow": (2, 0), "green": (0, 0)}
    state = state.play("green smuggle 0 2")
    assert goods(state) == {"blue": (1, 1), "yellow": (2, 0), "green": (0, 2)}


@example("banish.four-in-taira")
@clause("jantaris", "banish.definition", "banish.move", "banish.rest", "strengthen.1")
def test_four_banished_from_taira():
    state = voting("tokens: red taira, black likaran", "active-district: taira", "yellow: 4 taira, 2 dorvan")
    assert supplies(state)[1] == 8
    state = vote(state, "strengthen-position", "deal", "recruitment")
    state = state.play("blue banish yellow")
    assert [there(state, area)[1] for area in ("taira", "meziris", "amarin")] == [0, 1, 1]
    assert supplies(state)[1] == 10


@example("ours.limit-cuts-gain")
@clause("jantaris", "goods.limit", "goods.at-limit", "deal.1", "black.2")
def test_the_limit_cuts_gains():
    state = voting(
        "tokens: red taira",
        "active-district: taira",
        "blue: 5 red, 6 black",
        "yellow: 6 red, 5 black",
        "green: 6 red, 6 black",
    )
    state = vote(state, "deal", "black-market", "black-market")
    assert goods(state) == dict.fromkeys(("blue", "yellow", "green"), (6, 6))


@example("ours.order-matters")
@clause("jantaris", "diplomacy.order", "strengthen.1", "deal.2", "deal.none", "banish.rest")
def test_effects_come_in_order():
    state = voting(
        FOUR,
        "tokens: red likaran, black taira",
        "active-district: taira",
        "yellow: 3 taira",
        "green: 1 taira",
        seats=4,
    )
    state = vote(state, "strengthen-position", "deal", "deal", "recruitment").play("blue banish yellow")
    assert [there(state, area)[1] for area in ("taira", "meziris", "amarin")] == [0, 1, 1]
    assert supplies(state)[1] == 12
    assert goods(state) == {"blue": (0, 0), "yellow": (0, 0), "green": (0, 1), "purple": (0, 0)}
    assert legal(state) == {f"recruit {d}" for d in RING if d not in ("taira", "likaran")}


@example("ours.deal-three")
@clause("jantaris", "deal.3", "deal.none")
def test_three_deals_count_the_city_center():
    state = voting(
        FOUR,
        "tokens: red taira, black likaran",
        "active-district: taira",
        "blue: 2 city-center",
        "yellow: 1 city-center, 3 taira",
        seats=4,
    )
    state = vote(state, "deal", "deal", "deal", "recruitment")
    assert goods(state) == {"blue": (2, 0), "yellow": (1, 0), "green": (0, 0), "purple": (0, 0)}


@example("ours.black-market-three")
@clause(
    "jantaris", "black.3", "banish.definition", "banish.move", "banish.blocked", "banish.rest", "goods.source"
)
def test_three_black_markets():
    state = voting(
        "tokens: red amarin, black shakara",
        "active-district: amarin",
        "blue: 4 red, 1 black, 3 amarin",
        "yellow: 1 amarin",
        "green: 2 red, 2 black",
    )
    state = vote(state, "black-market", "black-market", "black-market")
    assert goods(state) == dict.fromkeys(("blue", "yellow", "green"), (0, 0))
    assert there(state, "amarin") == [0, 0, 0]
    assert there(state, "taira") == [1, 1, 0]
    assert there(state, "shakara") == [0, 0, 0]
    assert supplies(state) == [13, 13, 14]
    assert facts(state, "supply.red", "supply.black") == [24, 24]


@example("ours.strengthen-two")
@clause("jantaris", "strengthen.2", "guild.no-move")
def test_two_strengthen_their_position():
    state = voting(
        "tokens: red belmora, black orvala",
        "active-district: orvala",
        "blue: 3 meziris",
        "yellow: 1 meziris, 2 belmora",
    )
    state = vote(state, "strengthen-position", "strengthen-position", "deal")
    assert legal(state) == {"stay", "reinforce meziris 1", "reinforce meziris 2"}
    state = state.play("blue reinforce meziris 2")
    assert there(state, "orvala") == [2, 0, 0]
    assert legal(state) == {"stay", "reinforce meziris 1"}
    assert refusals(state, "yellow reinforce belmora 2") == ("guild.no-move",)


@example("ours.strengthen-three")
@clause("jantaris", "strengthen.3")
def test_three_strengthen_their_position():
    state = voting(
        "tokens: red likaran, black taira", "active-district: likaran", "blue: 3 likaran", "yellow: 1 likaran"
    )
    state = vote(state, "strengthen-position", "strengthen-position", "strengthen-position")
    assert legal(state) == {
        "stay",
        "withdraw dorvan 1",
        "withdraw dorvan 2",
        "withdraw belmora 1",
        "withdraw belmora 2",
    }
    state = state.play("blue withdraw dorvan 2")
    assert there(state, "dorvan") == [2, 0, 0]
    assert legal(state) == {"stay", "withdraw dorvan 1", "withdraw belmora 1"}
    told = kinds(state, "yellow stay")
    assert (told.count("stays"), told.count("none-there")) == (1, 1)  # green has nobody and is not asked


@example("ours.recruit-three")
@clause("jantaris", "recruit.3", "guild.no-new")
def test_three_recruit():
    state = voting(
        "tokens: red taira, black amarin",
        "active-district: taira",
        "blue: 9 dorvan",
        "yellow: 13 dorvan",
        "green: 14 dorvan",
    )
    assert supplies(state) == [5, 1, 0]
    state = vote(state, "recruitment", "recruitment", "recruitment")
    assert legal(state) == {"stay", "muster meziris 1", "muster meziris 2"}
    assert refusals(state, "blue muster amarin 1") == ("guild.no-new",)
    state = state.play("blue muster meziris 2")
    assert legal(state) == {"stay", "muster meziris 1"}
    state = state.play("yellow muster meziris 1")
    assert there(state, "meziris") == [2, 1, 0]
    assert asked(state) == {"yellow"}  # green was passed over: the next turn has begun


@example("ours.banish-blocked")
@clause("jantaris", "banish.blocked", "banish.rest")
def test_a_blocked_neighbour_takes_nobody():
    state = voting("tokens: red taira, black amarin", "active-district: taira", "yellow: 4 taira")
    state = vote(state, "strengthen-position", "deal", "recruitment").play("blue banish yellow")
    assert [there(state, area)[1] for area in ("taira", "meziris", "amarin")] == [0, 1, 0]
    assert supplies(state)[1] == 13


@example("ours.banish-single")
@clause("jantaris", "banish.single", "banish.blocked")
def test_a_single_merchant_chooses_its_way():
    votes = ("strengthen-position", "deal", "recruitment")
    free = voting("tokens: red taira, black dorvan", "active-district: taira", "yellow: 1 taira")
    free = vote(free, *votes).play("blue banish yellow")
    assert (asked(free), legal(free)) == ({"yellow"}, {"flee meziris", "flee amarin"})
    assert there(free.play("yellow flee amarin"), "amarin")[1] == 1
    blocked = voting("tokens: red taira, black amarin", "active-district: taira", "yellow: 1 taira")
    blocked = vote(blocked, *votes).play("blue banish yellow")
    assert there(blocked, "meziris")[1] == 1
    assert supplies(blocked)[1] == 13


@example("ours.banish-both-blocked")
@clause("jantaris", "banish.blocked", "banish.rest", "items.banish", "items.immediate")
def test_both_neighbours_blocked():
    state = at(
        "tokens: red shakara, black likaran",
        "blue: 5 black",
        "yellow: 3 dorvan",
        "offer: forged-warrant, picks",
        "now: payment forged-warrant 4 blue",
    )
    assert "expel dorvan yellow" in legal(state)
    state = state.play("blue expel dorvan yellow")
    assert [there(state, area)[1] for area in ("shakara", "dorvan", "likaran")] == [0, 0, 0]
    assert supplies(state)[1] == 14


# -- the sample game ------------------------------------------------------------------------

OPEN = ("market.3", "market.4", "market.5", "market.6", "picks", "royal-seal")


def sample_setup():
    state = JANTARIS.start(4, start_player="blue")
    while state.to_act == {CHANCE}:
        state = state.play(next(move for move in state.chance if move.card in OPEN))
    return state


@example("sample.setup")
@clause("jantaris", "setup.market", "setup.tokens", "setup.bazaar-display", "setup.supply")
def test_sample_setup():
    state = sample_setup()
    cards = [state.box.market[card] for card in state.market]
    named = Counter(district for card in cards for district in card.districts)
    assert named == {
        "belmora": 3,
        "dorvan": 2,
        "likaran": 2,
        "orvala": 2,
        "shakara": 1,
        "meziris": 1,
        "taira": 1,
    }
    assert len(state.market_deck) == 4
    assert facts(state, "token.red", "token.black") == ["city-center", "city-center"]
    assert len(state.offer) == 2
    assert prestige(state) == [0, 0, 0, 0]


def sample_placement():
    return play(
        sample_setup(),
        "blue settle shakara likaran",
        "yellow settle taira belmora",
        "green settle dorvan orvala",
        "purple settle amarin meziris",
    )


@example("sample.placement")
@clause("jantaris", "start.placement", "start.first-turn", "setup.supply")
def test_sample_placement():
    state = sample_setup()
    assert asked(state) == {"blue"}
    assert refusals(state, "blue settle shakara shakara") == ("start.placement",)
    state = sample_placement()
    assert supplies(state) == [12, 12, 12, 12]
    assert sum(sum(player.merchants.values()) for player in state.players) == 8
    assert (state.active, asked(state)) == ("blue", {"blue"})


def sample_phase_1():
    return play(sample_placement(), "blue visit guild-house", "blue place shakara")


@example("sample.phase-1")
@clause("jantaris", "city.choose", "city.guild-house-place", "market.dominance")
def test_sample_first_phase():
    state = sample_phase_1()
    assert there(state, "shakara") == [2, 0, 0, 0]
    assert supplies(state)[0] == 11
    assert facts(state, "dominates.shakara", "dominates.likaran") == ["blue", ""]


def sample_token():
    return sample_phase_1().play("blue move-token black shakara")


@example("sample.phase-2-token")
@clause("jantaris", "diplomacy.move-token", "diplomacy.vote")
def test_sample_token():
    state = sample_phase_1()
    tokens = {f"move-token {token} {d}" for token in ("red", "black") for d in RING}
    assert legal(state) == tokens
    state = sample_token()
    assert state.district == "shakara"
    assert set(state.nearby) == {"amarin", "dorvan"}
    assert facts(state, "token.red", "token.black") == ["city-center", "shakara"]
    assert asked(state) == {"blue", "yellow", "green", "purple"}


def sample_votes():
    state = vote(sample_token(), "deal", "deal", "black-market", "recruitment")
    return state.play("purple recruit likaran")


@example("sample.phase-2-votes")
@clause(
    "jantaris",
    "diplomacy.reveal",
    "diplomacy.order",
    "diplomacy.count",
    "deal.2",
    "deal.none",
    "black.1",
    "recruit.1",
    "goods.source",
)
def test_sample_votes():
    token = sample_token()
    cast = [f"{s} vote {c}" for s, c in zip(token.seats, ("deal", "deal", "black-market"), strict=False)]
    events = told(token, *cast, "purple vote recruitment")
    assert [e.seat for e in events if e.kind == "reveals"] == ["blue", "yellow", "green", "purple"]
    assert [(e.kind, e.seat) for e in events[8:]] == [
        ("gains", "blue"),
        ("no-merchants", "yellow"),
        ("takes", "green"),
    ]
    state = sample_votes()
    assert goods(state) == {"blue": (0, 1), "yellow": (0, 0), "green": (0, 1), "purple": (0, 0)}
    assert there(state, "likaran") == [1, 0, 0, 1]
    assert supplies(state)[3] == 11
    assert facts(state, "supply.red", "supply.black") == [24, 22]


@example("sample.phase-3")
@example("sample.phase-4")
@clause("jantaris", "fair.threshold", "market.condition", "turn.end", "start.active-player")
def test_sample_third_and_fourth_phase():
    state = vote(sample_token(), "deal", "deal", "black-market", "recruitment")
    assert kinds(state, "purple recruit likaran")[1:] == ["no-fair", "no-claim", "turn-over", "turn"]
    state = sample_votes()
    assert state.fair_card == ""
    assert (state.active, asked(state)) == ("yellow", {"yellow"})


@example("sample.whole-turn")
@clause("jantaris", "turn.phases", "turn.end")
def test_sample_turn():
    state = sample_votes()
    assert prestige(state) == [0, 0, 0, 0]
    assert goods(state) == {"blue": (0, 1), "yellow": (0, 0), "green": (0, 1), "purple": (0, 0)}
    assert facts(state, "supply.red", "supply.black") == [24, 22]
    assert supplies(state) == [11, 12, 12, 11]
    assert {area: there(state, area) for area in (*RING, "city-center")} == {
        "shakara": [2, 0, 0, 0],
        "likaran": [1, 0, 0, 1],
        "taira": [0, 1, 0, 0],
        "belmora": [0, 1, 0, 0],
        "dorvan": [0, 0, 1, 0],
        "orvala": [0, 0, 1, 0],
        "amarin": [0, 0, 0, 1],
        "meziris": [0, 0, 0, 1],
        "city-center": [0, 0, 0, 0],
    }
    assert facts(state, "token.black", "token.red") == ["shakara", "city-center"]
    assert state.market == ("market.3", "market.4", "market.5", "market.6")
    assert state.active == "yellow"


# -- hints ----------------------------------------------------------------------------------


@example("hint.two-recruitments-at-start")
@clause("jantaris", "recruit.2", "guild.no-new")
def test_two_recruitments_fail_beside_a_token():
    state = voting("tokens: black shakara", "active-district: shakara")
    after = vote(state, "recruitment", "recruitment", "deal")
    assert there(after, "city-center") == [0, 0, 0]
    assert supplies(after) == [14, 14, 14]
    open_center = voting("tokens: red taira, black shakara", "active-district: shakara")
    assert there(vote(open_center, "recruitment", "recruitment", "deal"), "city-center") == [1, 1, 0]


@example("hint.banish-own")
@clause("jantaris", "strengthen.1", "strengthen.target", "banish.move")
def test_banishing_oneself():
    state = voting("tokens: red dorvan, black taira", "active-district: dorvan", "blue: 2 dorvan")
    state = vote(state, "strengthen-position", "deal", "recruitment")
    assert legal(state) == {"banish blue", "banish yellow", "banish green"}
    state = state.play("blue banish blue")
    assert [there(state, area)[0] for area in ("shakara", "dorvan", "likaran")] == [1, 0, 1]
    assert supplies(state)[0] == 12


@example("hint.fair-dominance")
@clause("jantaris", "fair.merchant", "market.dominance")
def test_a_fair_brings_dominance():
    state = at(
        "tokens: red dorvan, black shakara",
        "blue: 2 red, 1 taira, 1 city-center",
        "yellow: 1 taira, 4 city-center",
        "fair-card: fair.1",
        "phase: great-fair",
        "now: fair blue",
    )
    assert state.facts["dominates.taira"] == ""
    state = state.play("blue send taira")
    assert there(state, "taira") == [2, 1, 0]
    assert state.facts["dominates.taira"] == "blue"


@example("hint.fair-eats-savings")
@clause("jantaris", "recruit.2", "fair.threshold", "fair.must", "fair.pay", "fair.prestige")
def test_a_fair_eats_savings():
    state = voting(
        "tokens: red taira, black likaran",
        "active-district: taira",
        "blue: 4 red, 1 black, 1 city-center",
        "green: 3 city-center",
        "offer: royal-seal, picks",
    )
    state = turned_up(vote(state, "recruitment", "recruitment", "deal"), "fair.3")
    assert state.facts["center"] == 6
    assert legal(state) == {"trade 4 0", "trade 3 1"}
    assert refusals(state, "blue refrain") == ("fair.must",)
    state = state.play("blue trade 4 0")
    assert goods(state)["blue"] == (0, 1)
    assert prestige(state)[0] == 2


# -- the fair -------------------------------------------------------------------------------


@example("ours.fair-loop")
@clause(
    "jantaris",
    "fair.threshold",
    "fair.card",
    "fair.must",
    "fair.pay",
    "fair.prestige",
    "fair.merchant",
    "fair.next",
    "fair.end",
    "fair.card-back",
)
def test_the_fair_goes_round_until_nobody_can_trade():
    state = at(
        "tokens: red taira, black likaran",
        "blue: 2 red, 2 black, 2 city-center",
        "yellow: 3 red, 3 black, 2 city-center",
        "green: 2 red, 1 city-center",
        "phase: great-fair",
    )
    state = turned_up(state, "fair.2")
    assert "refrain" not in legal(state)
    state = play(state, "blue trade 2 1", "blue send dorvan")
    assert (prestige(state)[0], asked(state)) == (1, {"yellow"})
    state = play(state, "yellow trade 0 3", "yellow send dorvan")
    assert asked(state) == {"yellow"}  # green and blue have too few Goods; paying 3 red needs no question
    assert prestige(state) == [1, 2, 0]
    events = kinds(state, "yellow send orvala")
    state = state.play("yellow send orvala")
    assert "fair-over" in events
    assert goods(state) == {"blue": (0, 1), "yellow": (0, 0), "green": (2, 0)}
    assert prestige(state) == [1, 2, 0]
    assert there(state, "city-center") == [1, 0, 1]
    assert (state.fair_card, state.under_fair, len(state.fair_deck)) == ("", ("fair.2",), 5)


@example("ours.fair-old-coins")
@clause("jantaris", "items.old-coins", "fair.end", "items.keep")
def test_old_coins_at_a_fair():
    state = at(
        "tokens: red taira, black likaran",
        "blue: 1 red, 1 black, 1 points, 2 city-center, old-coins",
        "yellow: 3 city-center",
        "fair-card: fair.6",
        "phase: great-fair",
        "now: fair blue",
    )
    assert legal(state) == {"spend old-coins", "refrain"}
    spent = play(state, "blue spend old-coins", "blue send dorvan")
    assert prestige(spent)[0] == 4
    assert goods(spent)["blue"] == (1, 1)
    assert there(spent, "dorvan")[0] == 1
    assert (spent.player("blue").items, spent.gone) == ((), ("old-coins",))
    assert spent.under_fair == ("fair.6",)
    kept = state.play("blue refrain")
    assert (kept.player("blue").items, kept.fair_card) == (("old-coins",), "")


# -- market control -------------------------------------------------------------------------


@example("ours.dominance")
@clause("jantaris", "market.dominance")
def test_dominance():
    state = at(
        "blue: 1 taira, 2 amarin, 2 shakara, 3 dorvan",
        "yellow: 1 amarin, 2 shakara, 2 dorvan",
        "green: 1 amarin, 2 dorvan",
    )
    dominant = [state.facts[f"dominates.{d}"] for d in ("taira", "amarin", "shakara", "dorvan")]
    assert dominant == ["", "blue", "", "blue"]


@example("ours.market-chain")
@clause(
    "jantaris",
    "market.condition",
    "market.prestige",
    "market.replace",
    "market.claim-new",
    "market.everyone",
    "market.optional",
)
def test_a_new_card_can_be_claimed_at_once():
    state = at(
        "yellow: 2 amarin, 2 shakara, 2 dorvan, 2 likaran, 2 belmora",
        "market: market.3, market.6, market.7",
        "phase: market-control",
    )
    assert (state.active, asked(state)) == ("blue", {"yellow"})
    assert legal(state) == {"claim market.3", "pass"}
    assert refusals(state, "yellow claim market.6") == (
        "market.condition",
        "market.dominance",
        "market.dominance",
    )
    state = turned_up(state.play("yellow claim market.3"), "market.2")
    assert prestige(state) == [0, 3, 0]
    assert legal(state) == {"claim market.2", "pass"}
    state = state.play("yellow claim market.2")
    assert prestige(state) == [0, 6, 0]
    assert asked(state) == {CHANCE}
    state = turned_up(state, "market.1")
    assert state.player("yellow").claimed == ("market.3", "market.2")
    assert there(state, "shakara") == [0, 2, 0]


# -- the end --------------------------------------------------------------------------------


@example("ours.end-check")
@clause("jantaris", "end.trigger", "end.winner", "end.tie-goods", "end.tie-shared")
@pytest.mark.parametrize(
    ("points", "owned", "winners", "decided"),
    [
        ((5, 13, 12), (0, 0, 0), ("yellow",), "end.winner"),
        ((13, 13, 9), (4, 6, 12), ("yellow",), "end.tie-goods"),
        ((13, 13, 9), (5, 5, 12), ("blue", "yellow"), "end.tie-shared"),
    ],
)
def test_the_game_ends_at_the_start_players_turn(points, owned, winners, decided):
    lines = [
        f"{seat}: {p} points, {min(g, 6)} red, {g - min(g, 6)} black"
        for seat, p, g in zip(("blue", "yellow", "green"), points, owned, strict=True)
    ]
    not_yet = at(*lines, "active: green", "phase: start-of-turn")
    assert asked(not_yet) == {"green"}
    over = at(*lines, "active: green", "phase: end-of-turn")
    assert over.result is not None
    assert (over.result.winners, over.result.clause) == (winners, decided)
    assert asked(over) == set()
