"""What is played where the rulebook leaves something open: a test for every ruling that changes play."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product
from pathlib import Path

import pytest

from rulebook_lab.engine import CHANCE, BadOption
from rulebook_lab.views.picker import Picker
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
SEATS = ("blue", "yellow", "green")
APART = "tokens: red taira, black likaran"

NO_MOVE = {"ruling.no-trading"}
"""Rulings about what the program does not have at all: there is no move to try."""


def ruling(id):
    """Says which ruling a test is about."""
    assert id in JANTARIS.catalogue.rulings, id
    return lambda test: test


def test_every_ruling_has_a_test():
    source = Path(__file__).read_text(encoding="utf-8")
    untested = {id for id in JANTARIS.catalogue.rulings if f'@ruling("{id}")' not in source}
    assert untested == NO_MOVE


# -- seats, setup, supplies -----------------------------------------------------------------


@ruling("ruling.youngest")
@clause("jantaris", "start.first-turn", "start.placement")
def test_the_youngest_is_named_or_drawn():
    state = JANTARIS.start(4)
    while len(state.chance) > 4 or len(state.chance) == 8:
        state = state.play(min(state.chance, key=str))
    assert set(state.chance.values()) == {Fraction(1, 4)}
    state = state.play("chance name-first green")
    assert (state.start, asked(state)) == ("green", {"green"})
    assert asked(state.play("green settle taira amarin")) == {"purple"}
    named = JANTARIS.start(3, start_player="yellow").let_chance(1)
    assert (named.start, named.active) == ("yellow", "yellow")
    with pytest.raises(BadOption, match="start_player"):
        JANTARIS.start(3, start_player="purple")


@ruling("ruling.start-decision")
@clause("jantaris", "start.placement", "components.center-not-district")
def test_the_first_merchants_are_one_decision():
    state = JANTARIS.start(3, start_player="blue").let_chance(1)
    assert len(state.legal_moves) == 28
    assert refusals(state, "blue settle taira city-center") == ("components.center-not-district",)


@ruling("ruling.start-decision")
@clause("jantaris", "start.placement")
def test_the_first_districts_are_named_in_any_order():
    state = JANTARIS.start(3, start_player="blue").let_chance(1)
    first, second = (state.play(f"blue settle {names}") for names in ("taira amarin", "amarin taira"))
    assert first == second
    assert first.text == second.text
    picker = Picker.of(state, state.legal_moves)
    for one, other in permutations(("area:taira", "area:amarin")):
        picked = picker.pick(one).pick(other).chosen
        assert picked
        assert JANTARIS.write_move(picked) == "blue settle taira amarin"


@ruling("ruling.no-stacking-limit")
@clause("jantaris", "start.shared")
def test_districts_may_be_shared():
    state = JANTARIS.start(3, start_player="blue").let_chance(1)
    state = play(state, *(f"{seat} settle taira amarin" for seat in SEATS))
    assert there(state, "taira") == [1, 1, 1]


@ruling("ruling.fourth-colour")
@ruling("ruling.item-set")
@clause("jantaris", "setup.goods", "setup.bazaar-deck", "setup.fair-deck")
def test_three_play_with_all_cards_and_goods():
    state = JANTARIS.start(3)
    assert (len(state.bazaar), len(state.market_deck), len(state.fair_deck)) == (20, 8, 6)
    assert facts(state, "supply.red", "supply.black") == [24, 24]
    items = state.box.items.values()
    triggers = Counter(
        {"bought": "bought", "turn-start": "turn-start"}.get(item.trigger, "situation") for item in items
    )
    assert triggers == {"bought": 4, "turn-start": 6, "situation": 10}
    assert sum(item.uses == "discard" for item in items) == 2
    assert sum(item.crown for item in items) == 7
    assert sum(any(e.op == "banish" for e in item.effects) for item in items) == 3
    assert {item.price for item in items} == {3, 4, 5, 6}
    assert max(max(item.red, item.black) for item in items) == 5
    assert (sum(i.red for i in items), sum(i.black for i in items)) == (45, 45)
    assert sum(item.prestige for item in items) == 36


@ruling("ruling.colours")
@clause("jantaris", "components.players", "setup.colour")
def test_seats_are_colours_and_three_or_four():
    assert JANTARIS.start(4).seats == ("blue", "yellow", "green", "purple")
    assert JANTARIS.start(("green", "purple", "blue")).seats == ("green", "purple", "blue")
    for wrong in (2, 5, ("blue", "blue", "green"), ("blue", "red", "green")):
        with pytest.raises(BadOption):
            JANTARIS.start(wrong)


@ruling("ruling.track-length")
@ruling("ruling.no-prestige-loss")
@clause("jantaris", "end.trigger")
def test_prestige_has_no_upper_bound():
    state = at("blue: 30 points", "yellow: 8+3+6 points", "green: 11 points")
    assert prestige(state) == [30, 17, 11]
    assert [part for _, part in state.scores["yellow"].parts] == [8, 3, 6]
    assert asked(state) == {"blue"}


@ruling("ruling.goods-supply")
@clause("jantaris", "goods.source", "goods.limit")
def test_the_supply_lasts_exactly():
    state = at(FOUR, *(f"{seat}: 6 red, 6 black" for seat in ("blue", "yellow", "green", "purple")))
    assert facts(state, "supply.red", "supply.black") == [0, 0]
    assert state.defects == ()
    assert [d.clause for d in at("blue: 7 red").defects] == ["goods.limit"]


@ruling("ruling.gain-cut")
@ruling("ruling.gain-mandatory")
@clause("jantaris", "goods.at-limit", "deal.2", "deal.1")
def test_a_gain_is_cut_and_cannot_be_refused():
    state = voting("tokens: red taira", "active-district: taira", "blue: 4 red, 3 taira", "yellow: 1 taira")
    after = vote(state, "deal", "deal", "strengthen-position")
    assert goods(after)["blue"] == (6, 0)
    assert goods(after)["yellow"] == (1, 0)
    assert asked(after) == {"green"}


@ruling("ruling.gain-choice")
@clause("jantaris", "black.2", "goods.at-limit")
def test_a_chosen_colour_must_have_room():
    state = voting(
        "tokens: red taira", "active-district: taira", "blue: 6 red, 3 black", "yellow: 5 red, 2 black"
    )
    state = vote(state, "black-market", "black-market", "strengthen-position")
    assert goods(state)["blue"] == (6, 5)  # no choice, so no question
    assert legal(state) == {"smuggle 1 1", "smuggle 0 2"}
    assert refusals(state, "yellow smuggle 2 0") == ("goods.at-limit",)
    assert refusals(state, "yellow smuggle 0 1") == ("black.2",)
    assert "no-room" not in [event.kind for event in told(state, "yellow smuggle 1 1")]
    jewels = at("blue: 6 red, 5 black, crown-jewels, purple-cloak", "now: working crown-jewels blue")
    assert goods(jewels)["blue"] == (6, 6)
    free = at("blue: 5 red, 2 black, crown-jewels", "now: working crown-jewels blue")
    assert legal(free) == {"gain 1 0", "gain 0 2"}


@ruling("ruling.open-information")
@ruling("ruling.vote-secrecy")
@clause("jantaris", "diplomacy.vote", "diplomacy.reveal")
def test_only_votes_are_hidden():
    start = voting(APART, "active-district: taira", "blue: 4 red, royal-seal")
    states = {card: start.play(f"blue vote {card}") for card in ("deal", "black-market", "recruitment")}
    for one, other in combinations(states.values(), 2):
        assert one != other
        assert one.view("blue") != other.view("blue")
        for seat in ("yellow", "green"):
            assert one.view(seat) == other.view(seat)
        assert one.facts == other.facts
    assert start.view("green").player("blue") == start.player("blue")
    events = start.outcome("blue vote deal").events
    assert [JANTARIS.narrate(event, "green") for event in events] == ["Blue has voted."]
    assert [JANTARIS.narrate(event, "blue") for event in events] == ["Blue votes Deal."]
    assert states["deal"].view("yellow").facts["voted.blue"]


@ruling("ruling.forced")
@clause("jantaris", "bazaar.forced-drop", "diplomacy.order")
def test_who_has_no_choice_is_not_asked():
    state = voting(APART, "active-district: taira")
    after = vote(state, "black-market", "deal", "recruitment")
    assert [
        (e.kind, e.clause)
        for e in told(
            state, "blue vote black-market", "yellow vote recruitment", "green vote strengthen-position"
        )
        if e.kind == "nobody-owns"
    ] == [("nobody-owns", "black.1")]
    assert asked(after) == {"green"}
    bidding = at("blue: 4 red, 1 black", "yellow: 4 red", "offer: royal-seal, picks", "now: opening")
    assert bidding.player("blue").items == ("royal-seal",)


# -- tokens and Merchants -------------------------------------------------------------------


@ruling("ruling.token-must-move")
@clause(
    "jantaris",
    "diplomacy.move-token",
    "guild.no-sharing",
    "guild.no-return",
    "components.center-not-district",
)
def test_where_a_token_may_go():
    both = at("phase: diplomacy")
    one = at("tokens: red taira", "phase: diplomacy")
    none = at(APART, "phase: diplomacy")
    assert [len(state.legal_moves) for state in (both, one, none)] == [16, 14, 12]
    assert refusals(one, "blue move-token red taira") == ("diplomacy.move-token",)
    assert refusals(one, "blue move-token black taira") == ("guild.no-sharing",)
    assert refusals(one, "blue move-token red city-center") == (
        "components.center-not-district",
        "guild.no-return",
    )
    assert "guild.no-return" not in refusals(one, "blue move-token black city-center")
    assert not one.why_not("blue move-token red orvala")


@ruling("ruling.token-arrives")
@clause("jantaris", "deal.2", "market.dominance")
def test_merchants_stay_when_a_token_arrives():
    state = at("tokens: red likaran", "blue: 2 taira", "phase: diplomacy").play("blue move-token black taira")
    assert there(state, "taira") == [2, 0, 0]
    assert state.facts["dominates.taira"] == "blue"
    assert goods(vote(state, "deal", "deal", "recruitment"))["blue"] == (0, 2)


@ruling("ruling.never-versus-explicit")
@ruling("ruling.active-district-has-token")
@clause("jantaris", "guild.no-new", "guild.no-move", "recruit.1", "general.scope")
def test_no_item_or_vote_places_beside_a_token():
    trumpet = at(APART, "blue: heralds-trumpet", "now: working heralds-trumpet blue")
    assert refusals(trumpet, "blue enlist taira") == ("guild.no-new",)
    recruiting = voting(APART, "active-district: taira")
    recruiting = vote(recruiting, "recruitment", "deal", "strengthen-position")
    assert refusals(recruiting, "blue recruit taira") == ("guild.no-new",)
    assert refusals(recruiting, "blue recruit city-center") == ("components.center-not-district",)
    cloak = at(APART, "blue: 1 taira, 1 dorvan, purple-cloak", "now: working purple-cloak blue")
    assert "guild.no-move" in refusals(cloak, "blue shift taira amarin")
    assert refusals(cloak, "blue shift dorvan likaran") == ("guild.no-move",)
    assert legal(cloak) == {"shift dorvan shakara", "decline"}


@ruling("ruling.center-invariant")
@clause("jantaris", "guild.no-new")
def test_no_merchant_stands_beside_a_token_in_the_center():
    impossible = at("tokens: red taira", "blue: 1 city-center")
    assert "guild.no-new" in [defect.clause for defect in impossible.defects]
    assert at(APART, "blue: 1 city-center").defects == ()


@ruling("ruling.free-district-exists")
@ruling("ruling.nearby-open")
@clause("jantaris", "recruit.1", "recruit.3")
def test_there_is_always_an_open_district():
    for red, black in product(RING, RING):
        if red == black:
            continue
        state = voting(f"tokens: red {red}, black {black}", f"active-district: {red}")
        alone = vote(state, "recruitment", "deal", "strengthen-position")
        assert len(legal(alone, "recruit")) == 6
        levy = vote(state, "recruitment", "recruitment", "recruitment")
        assert len(legal(levy, "muster")) == (2 if black in state.nearby else 4)


@ruling("ruling.empty-supply")
@clause("jantaris", "setup.supply", "recruit.1", "recruit.2", "recruit.3", "city.guild-house-place")
def test_without_a_supply_nobody_is_placed():
    empty = "blue: 14 dorvan"
    house = at(APART, empty, "now: guild-house")
    assert legal(house) == {"leave", "remove dorvan", "remove dorvan+dorvan"}
    assert refusals(house, "blue place orvala") == ("setup.supply",)
    state = voting(APART, empty, "yellow: 13 dorvan", "active-district: taira")
    assert there(vote(state, "recruitment", "recruitment", "deal"), "city-center") == [0, 1, 0]
    assert asked(vote(state, "recruitment", "deal", "strengthen-position")) == {"green"}
    levy = vote(state, "recruitment", "recruitment", "recruitment")
    assert (asked(levy), legal(levy)) == (
        {"yellow"},
        {"stay", "muster meziris 1", "muster amarin 1"},
    )


# -- city -----------------------------------------------------------------------------------


@ruling("ruling.city-always-three")
@clause("jantaris", "city.choose", "city.useless", "bazaar.cannot")
def test_every_action_may_bring_nothing():
    state = at("blue: 6 red, 6 black, 14 dorvan", "offer: -", "tokens: red dorvan")
    assert len(state.legal_moves) == 3
    for place in ("marketplace", "guild-house", "bazaar"):
        after = turned_up(state.play(f"blue visit {place}"))
        assert after.player("blue") == state.player("blue")
        assert after.prompt.startswith("Blue moves a Merchant Guild token")
    poor = at("now: marketplace").play("blue leave")
    assert goods(poor)["blue"] == (0, 0)
    assert not at("blue: 1 taira", "now: guild-house").why_not("blue leave")


@ruling("ruling.marketplace-one-colour")
@clause("jantaris", "city.marketplace")
def test_the_marketplace_gives_one_colour():
    state = at("now: marketplace")
    assert refusals(state, "blue take 1 1") == ("city.marketplace",)
    assert refusals(state, "blue take 3 0") == ("city.marketplace",)
    assert refusals(state, "blue take -1 0") == ("city.marketplace",)
    assert goods(state.play("blue take 2 0"))["blue"] == (2, 0)


@ruling("ruling.remove-two-areas")
@clause("jantaris", "city.guild-house-remove", "city.guild-house")
def test_two_may_be_removed_from_one_area_or_two():
    state = at(APART, "blue: 2 dorvan, 1 city-center", "yellow: 1 orvala", "now: guild-house")
    assert legal(state, "remove") == {
        "remove dorvan",
        "remove city-center",
        "remove dorvan+dorvan",
        "remove dorvan+city-center",
    }
    assert supplies(state.play("blue remove dorvan+dorvan"))[0] == 13
    assert refusals(state, "blue remove dorvan+dorvan+city-center") == ("city.guild-house-remove",)
    assert refusals(state, "blue remove orvala") == ("city.guild-house-remove",)
    assert refusals(state, "blue remove -") == ("city.guild-house-remove",)
    done = state.play("blue remove dorvan")
    assert refusals(done, "blue place orvala") == ("city.guild-house",)  # one of the two, not both


# -- auctions -------------------------------------------------------------------------------

RICH = "6 red, 6 black"


def auction(*lines, bid=6):
    return at(*lines, "offer: royal-seal, golden-ledger", "now: opening").play(
        f"blue auction royal-seal {bid}"
    )


@ruling("ruling.bid-range")
@ruling("ruling.bids-binding")
@clause("jantaris", "bazaar.can-open", "bazaar.opening-bid", "bazaar.raise-needs", "bazaar.raise-or-drop")
def test_which_bids_are_legal():
    state = at(
        "blue: 5 red, 2 black", "yellow: 4 red, 4 black", "offer: royal-seal, bribed-guard", "now: opening"
    )
    assert legal(state) == {f"auction royal-seal {n}" for n in (5, 6, 7)}
    assert refusals(state, "blue auction royal-seal 8") == ("bazaar.raise-needs",)
    assert refusals(state, "blue auction royal-seal 4") == ("bazaar.opening-bid",)
    assert refusals(state, "blue auction bribed-guard 5") == ("bazaar.can-open",)
    state = state.play("blue auction royal-seal 5")
    assert legal(state) == {"bid 6", "bid 7", "bid 8", "drop"}
    assert refusals(state, "yellow bid 5") == ("bazaar.raise-or-drop",)
    assert refusals(state, "yellow bid 9") == ("bazaar.raise-needs",)


@clause("jantaris", "bazaar.raise-needs")
def test_without_the_colours_nobody_bids():
    state = at("blue: 5 red, 2 black", "yellow: 6 red", "offer: royal-seal, golden-ledger", "now: opening")
    events = told(state, "blue auction royal-seal 5")
    assert ("bazaar.raise-needs", "yellow") in [(event.clause, event.seat) for event in events]
    assert state.play("blue auction royal-seal 5").player("blue").items == ("royal-seal",)


@ruling("ruling.leader-not-asked")
@clause("jantaris", "bazaar.winner", "bazaar.order")
def test_the_leader_stays_in_with_his_last_good():
    state = auction(f"blue: {RICH}", "yellow: 4 red, 4 black", f"green: {RICH}", bid=7)
    state = play(state, "yellow bid 8", "green drop")
    assert asked(state) == {"blue"}
    state = state.play("blue drop")
    assert state.player("yellow").items == ("royal-seal",)
    assert goods(state)["yellow"] == (0, 0)


@ruling("ruling.match-leads")
@ruling("ruling.match-only-active")
@clause("jantaris", "bazaar.match", "bazaar.after-match", "bazaar.raise-or-drop")
def test_a_match_leads():
    state = auction(*(f"{seat}: {RICH}" for seat in SEATS))
    assert refusals(state, "yellow match") == ("bazaar.match",)
    state = play(state, "yellow bid 7", "green bid 8")
    assert asked(state) == {"blue"}
    state = state.play("blue match")
    assert (state.facts["leader"], asked(state)) == ("blue", {"yellow"})
    state = state.play("yellow drop")
    assert asked(state) == {"green"}
    assert refusals(state, "green bid 8") == ("bazaar.raise-or-drop",)
    assert state.play("green drop").facts["round"] == 1


@ruling("ruling.auction-terminates")
@clause("jantaris", "bazaar.match", "bazaar.raise-needs")
def test_no_auction_goes_on_for_ever():
    state = auction(*(f"{seat}: {RICH}" for seat in SEATS), bid=5)
    asked_for = 0
    while "auction" in state.facts:
        moves = legal(state)
        raised = sorted((m for m in moves if m.startswith("bid")), key=lambda m: int(m.split()[1]))
        move = "match" if "match" in moves else raised[0] if raised else "drop"
        state = state.play(f"{min(asked(state))} {move}")
        asked_for += 1
    assert asked_for <= 2 * 12


@ruling("ruling.single-affordable")
@clause("jantaris", "bazaar.must")
def test_an_auction_may_be_forced_on_its_opener():
    state = at("blue: 4 red, 2 black", "offer: royal-seal, crown-jewels", "now: opening")
    assert refusals(state, "blue stop") == ("bazaar.must",)
    only = at("blue: 4 red, 1 black", "offer: royal-seal, crown-jewels")
    assert only.play("blue visit bazaar").player("blue").items == ("royal-seal",)


@ruling("ruling.second-conditions")
@clause("jantaris", "bazaar.second", "bazaar.one-purchase")
def test_the_second_auction_is_optional_and_needs_a_loss():
    state = at(f"blue: {RICH}", f"yellow: {RICH}", "offer: royal-seal, crown-jewels", "now: opening")
    lost = play(state, "blue auction royal-seal 5", "yellow bid 6", "blue drop", "yellow pay 5 1")
    assert "stop" in legal(lost)
    assert asked(lost.play("blue stop")) == {CHANCE}
    won = play(state, "blue auction crown-jewels 6", "yellow drop")
    assert legal(won) == {"gain 2 0", "gain 0 2"}
    assert refusals(won, "blue auction royal-seal 5")[0] == "bazaar.one-purchase"
    assert asked(won.play("blue gain 2 0")) == {CHANCE}
    broke = at("blue: 4 red, 1 black", f"yellow: {RICH}", "offer: royal-seal, crown-jewels").play(
        "blue visit bazaar"
    )
    assert "no-second" in kinds(broke.play("yellow bid 6"), "yellow pay 5 1")


@ruling("ruling.others-two-items")
@clause("jantaris", "bazaar.one-purchase", "bazaar.second")
def test_another_player_may_buy_both():
    state = at(
        "blue: 5 red, 5 black",
        f"yellow: {RICH}",
        "offer: letter-of-safe-conduct, carrier-pigeon",
        "now: opening",
    )
    state = play(
        state,
        "blue auction letter-of-safe-conduct 3",
        "yellow bid 4",
        "blue drop",
        "yellow pay 3 1",
        "blue auction carrier-pigeon 3",
        "yellow bid 4",
        "blue drop",
        "yellow pay 1 3",
    )
    assert state.player("yellow").items == ("letter-of-safe-conduct", "carrier-pigeon")
    assert state.offer == ()


@ruling("ruling.payment")
@clause("jantaris", "bazaar.pay", "bazaar.extra-colours")
def test_colours_are_chosen_when_paying():
    state = play(auction(f"blue: {RICH}", bid=7))
    assert legal(state) == {"pay 6 1", "pay 5 2", "pay 4 3"}
    assert refusals(state, "blue pay 3 4") == ("bazaar.pay",)
    assert refusals(state, "blue pay 5 1") == ("bazaar.pay",)
    assert state.why_not("blue pay 5 1")[0].facts["number"] == 6
    assert refusals(state, "blue pay 7 0") == ("bazaar.pay", "bazaar.pay")
    assert goods(state.play("blue pay 4 3"))["blue"] == (2, 3)


@ruling("ruling.before-second")
@ruling("ruling.bought-by-another")
@clause("jantaris", "bazaar.prestige", "bazaar.own", "items.immediate")
def test_a_purchase_works_before_the_second_auction():
    state = at(
        "blue: 6 black",
        f"yellow: {RICH}, 2 dorvan",
        "offer: forged-warrant, carrier-pigeon",
        "now: opening",
        APART,
    )
    state = play(state, "blue auction forged-warrant 4", "yellow bid 5", "blue drop")
    events = told(state, "yellow pay 0 5")
    assert [e.kind for e in events] == ["pays", "owns", "scores", "works"]
    state = state.play("yellow pay 0 5")
    assert asked(state) == {"yellow"}
    state = state.play("yellow expel dorvan yellow")
    assert (asked(state), legal(state)) == (
        {"blue"},
        {*(f"auction carrier-pigeon {n}" for n in (3, 4, 5, 6)), "stop"},
    )


@ruling("ruling.bazaar-deck-empty")
@clause("jantaris", "bazaar.refill", "bazaar.must", "bazaar.cannot")
def test_an_empty_deck_leaves_the_offer_short():
    names = sorted(JANTARIS.components().items)
    rest = [name for name in names if name not in ("royal-seal", "picks")]
    state = at("blue: 4 red, 1 black", "offer: royal-seal", f"gone: {', '.join([*rest, 'picks'])}")
    assert state.facts["deck.bazaar"] == 0
    state = state.play("blue visit bazaar")
    assert (state.offer, state.player("blue").items) == ((), ("royal-seal",))
    assert asked(state) == {"blue"}
    empty = at("blue: 4 red, 1 black", "offer: -", f"gone: {', '.join(names)}")
    assert "no-auction" in kinds(empty, "blue visit bazaar")


# -- Items in general -----------------------------------------------------------------------


@ruling("ruling.end-before-items")
@clause("jantaris", "end.trigger", "turn.start-items", "items.turn-start")
def test_the_end_comes_before_items():
    lines = ("yellow: 12 points, royal-seal", "blue: silver-sceptre")
    over = at(*lines, "phase: start-of-turn")
    assert over.result is not None
    assert goods(over)["blue"] == (0, 0)
    going_on = at("yellow: 11 points", "blue: silver-sceptre", "phase: start-of-turn")
    assert goods(going_on)["blue"] == (0, 1)
    assert asked(going_on) == {"blue"}


@ruling("ruling.turn-start-order")
@clause("jantaris", "items.crown-order", "items.turn-start")
def test_items_of_the_turns_beginning_in_any_order():
    state = at(
        "blue: 1 red, royal-seal, money-changers-table, carrier-pigeon, 1 dorvan",
        APART,
        "phase: start-of-turn",
    )
    assert legal(state) == {"use royal-seal", "use money-changers-table", "use carrier-pigeon"}
    state = play(state, "blue use money-changers-table", "blue exchange red 1", "blue use royal-seal")
    assert goods(state)["blue"] == (1, 1)
    assert legal(state) == {"shift dorvan city-center", "decline"}
    assert refusals(state, "blue use royal-seal") == ("items.crown-order",)


@ruling("ruling.turn-start-first-time")
@clause("jantaris", "items.turn-start", "items.repeat")
def test_a_turn_start_item_works_from_the_next_turn_on():
    state = at("blue: 4 red, 1 black", "offer: royal-seal, picks").play("blue visit bazaar")
    assert goods(state)["blue"] == (0, 0)
    own_turn = at("blue: royal-seal, 1 red", "phase: start-of-turn", "start: yellow", "active: blue")
    assert goods(own_turn)["blue"] == (2, 0)
    assert own_turn.player("blue").items == ("royal-seal",)


@ruling("ruling.crown-sequence")
@clause("jantaris", "items.crown")
def test_crowns_are_served_from_the_owner_on():
    state = at(
        APART,
        "active: yellow",
        "yellow: purple-cloak, royal-seal, 1 dorvan",
        "green: silver-sceptre, 1 dorvan",
        "blue: crown-jewels, 1 dorvan",
        "now: moment yellow purple-cloak",
    )
    order = []
    while "shift dorvan shakara" in legal(state):
        order += asked(state)
        state = state.play(f"{order[-1]} decline")
    assert order == ["yellow", "green", "blue"]


@ruling("ruling.crown-when-counted")
@ruling("ruling.crown-alone")
@clause("jantaris", "items.crown", "items.immediate")
def test_a_crown_just_bought_counts():
    state = at("blue: 4 red, 2 black", "offer: crown-jewels, picks", "now: payment crown-jewels 6 blue")
    assert (asked(state), legal(state)) == ({"blue"}, {"gain 2 0", "gain 0 2"})
    state = turned_up(state.play("blue gain 2 0"), "royal-seal")
    assert goods(state) == {"blue": (2, 0), "yellow": (0, 0), "green": (0, 0)}


@ruling("ruling.item-options")
@clause("jantaris", "items.printed-timing", "items.crown")
def test_mandatory_items_and_the_others():
    diadem = at("blue: 1 red, 1 black, cursed-diadem", "now: working cursed-diadem blue")
    assert refusals(diadem, "blue decline") == ("items.printed-timing",)
    assert legal(diadem) == {"lose 1 0", "lose 0 1"}
    cloak = at(
        APART, "blue: 1 dorvan, purple-cloak", "yellow: 1 dorvan, royal-seal", "now: moment blue purple-cloak"
    )
    after = cloak.play("blue decline")
    assert (asked(after), "shift dorvan shakara" in legal(after)) == ({"yellow"}, True)


@ruling("ruling.same-moment")
@clause("jantaris", "items.situation")
def test_several_items_at_one_moment():
    two = JANTARIS.components_text("").replace(
        'trigger = "marketplace-used"', 'trigger = "guild-house-placed"'
    )
    game = JANTARIS.with_components(two)
    text = f"blue: guild-charter, pack-saddle\nnow: guild-house\ntokens: red taira\nedition: {game.edition}"
    state = game.read_position(text).play("blue place dorvan")
    assert legal(state) == {"use guild-charter", "use pack-saddle"}
    state = state.play("blue use pack-saddle").play("blue gain 1 0")
    assert legal(state) == {"enlist dorvan", "decline"}


@ruling("ruling.discard")
@ruling("ruling.dagger")
@clause("jantaris", "items.keep", "items.situation", "items.banish")
def test_the_dagger_is_discarded_and_keeps_its_points():
    state = at("blue: 1 points, hidden-dagger", "yellow: 3 dorvan", "phase: diplomacy")
    state = state.play("blue move-token red dorvan")
    assert (asked(state), legal(state)) == (
        {"blue"},
        {"decline", *(f"expel dorvan {seat}" for seat in SEATS)},
    )
    kept = state.play("blue decline")
    assert kept.player("blue").items == ("hidden-dagger",)
    assert asked(kept) == set(SEATS)
    used = state.play("blue expel dorvan yellow")
    assert (used.player("blue").items, used.gone, prestige(used)) == ((), ("hidden-dagger",), [1, 0, 0])
    assert [there(used, d)[1] for d in ("shakara", "dorvan", "likaran")] == [1, 0, 1]
    other = at("yellow: hidden-dagger", "phase: diplomacy").play("blue move-token red dorvan")
    assert asked(other) == set(SEATS)  # only in the owner's own turn


@ruling("ruling.items-cannot-be-lost")
@clause("jantaris", "items.keep", "black.3")
def test_black_market_takes_goods_only():
    state = voting(APART, "active-district: taira", "blue: 2 red, royal-seal")
    after = vote(state, "black-market", "black-market", "black-market")
    assert (goods(after)["blue"], after.player("blue").items) == ((0, 0), ("royal-seal",))


# -- diplomacy ------------------------------------------------------------------------------


@ruling("ruling.cards-come-back")
@ruling("ruling.must-vote")
@clause("jantaris", "diplomacy.vote")
def test_everybody_votes_with_all_four_cards_every_time():
    state = voting(APART, "active-district: taira")
    assert len(state.legal_moves) == 12
    state = vote(state, "deal", "strengthen-position", "recruitment")
    state = state.play("yellow banish yellow").play("green recruit dorvan")
    state = play(state, "yellow visit guild-house", "yellow leave", "yellow move-token red orvala")
    assert legal(state, "vote") == {
        "vote deal",
        "vote black-market",
        "vote strengthen-position",
        "vote recruitment",
    }
    assert asked(state) == set(SEATS)
    one = state.play("green vote deal")
    assert asked(one) == {"blue", "yellow"}
    assert refusals(one, "green vote recruitment") == ("diplomacy.vote",)


@ruling("ruling.count-fixed")
@clause("jantaris", "diplomacy.count", "diplomacy.order", "deal.2")
def test_merchants_count_when_the_effect_comes():
    state = voting(
        FOUR,
        "tokens: red taira, black dorvan",
        "active-district: taira",
        "yellow: 2 taira",
        "purple: 2 taira",
        seats=4,
    )
    state = vote(state, "strengthen-position", "deal", "recruitment", "deal").play("blue banish purple")
    assert goods(state)["yellow"] == (2, 0)
    state = state.play("green recruit orvala")
    assert goods(state)["purple"] == (0, 0)


@ruling("ruling.three-means-three-plus")
@clause("jantaris", "diplomacy.count", "deal.3")
def test_four_votes_count_as_three():
    state = voting(FOUR, APART, "active-district: taira", "blue: 3 city-center, 1 taira", seats=4)
    assert goods(vote(state, "deal", "deal", "deal", "deal"))["blue"] == (3, 0)


@ruling("ruling.summary-contradiction")
@ruling("ruling.steal")
@ruling("ruling.stolen-black")
@clause("jantaris", "black.1", "goods.at-limit")
def test_what_a_single_black_market_takes():
    state = voting(APART, "active-district: taira", "blue: 6 red", "yellow: 2 red, 1 black", "green: 1 black")
    state = vote(state, "black-market", "strengthen-position", "recruitment")
    assert legal(state) == {"rob yellow black", "rob green black"}
    assert refusals(state, "blue rob yellow red") == ("goods.at-limit",)
    assert state.why_not("blue rob yellow red")[0].facts["number"] == 1
    assert refusals(state, "blue rob blue red") == ("black.1", "goods.at-limit")
    assert refusals(state, "blue rob green red") == ("black.1", "goods.at-limit")
    state = state.play("blue rob yellow black")
    assert goods(state) == {"blue": (6, 1), "yellow": (2, 0), "green": (0, 1)}


@ruling("ruling.black-three")
@clause("jantaris", "black.3", "banish.definition")
def test_goods_first_then_merchants():
    state = voting(APART, "active-district: taira", "blue: 1 red, 1 taira")
    before = play(state, "blue vote black-market", "yellow vote black-market")
    assert kinds(before, "green vote black-market")[4:6] == ["loses", "banished"]
    state = before.play("green vote black-market")
    assert (asked(state), legal(state)) == ({"blue"}, {"flee meziris", "flee amarin"})
    assert refusals(state, "blue flee dorvan") == ("banish.move",)


@ruling("ruling.strengthen-decline")
@clause("jantaris", "strengthen.target", "strengthen.1")
def test_somebody_must_be_named():
    state = voting(APART, "active-district: taira", "blue: 1 taira")
    state = vote(state, "strengthen-position", "deal", "recruitment")
    assert legal(state) == {"banish blue", "banish yellow", "banish green"}
    assert refusals(state, "blue banish purple") == ("strengthen.target",)
    assert "nobody-there" in kinds(state, "blue banish yellow")
    assert there(state.play("blue banish yellow"), "taira") == [1, 0, 0]


@ruling("ruling.one-nearby")
@clause("jantaris", "strengthen.2", "strengthen.3", "recruit.3")
def test_both_merchants_use_one_nearby_district():
    state = voting(APART, "active-district: taira", "blue: 1 amarin, 1 meziris, 3 taira, 2 dorvan")
    two = vote(state, "strengthen-position", "strengthen-position", "deal")
    assert legal(two) == {"stay", "reinforce amarin 1", "reinforce meziris 1"}
    assert refusals(two, "blue reinforce amarin 2") == ("strengthen.2",)
    assert refusals(two, "blue reinforce dorvan 1") == ("strengthen.2",)
    three = vote(state, "strengthen-position", "strengthen-position", "strengthen-position")
    assert refusals(three, "blue withdraw amarin 3") == ("strengthen.3",)
    assert refusals(three, "blue withdraw dorvan 1") == ("strengthen.3",)
    assert there(three.play("blue stay"), "taira") == [3, 0, 0]
    levy = vote(state, "recruitment", "recruitment", "recruitment")
    assert refusals(levy, "blue muster amarin 3") == ("recruit.3",)
    assert refusals(levy, "blue muster orvala 1") == ("recruit.3",)


@ruling("ruling.recruit-mandatory")
@clause("jantaris", "recruit.1", "recruit.2", "recruit.3")
def test_recruitment_is_obligatory_but_with_three_votes():
    state = voting(APART, "active-district: taira")
    assert there(vote(state, "recruitment", "recruitment", "deal"), "city-center") == [1, 1, 0]
    alone = vote(state, "recruitment", "deal", "strengthen-position")
    assert {move.split()[0] for move in legal(alone)} == {"recruit"}
    assert "stay" in legal(vote(state, "recruitment", "recruitment", "recruitment"))


@ruling("ruling.recruit-two-token")
@clause("jantaris", "recruit.2", "guild.no-new")
def test_two_recruitments_find_no_other_place():
    state = voting("tokens: red taira", "active-district: taira")
    before = play(state, "blue vote recruitment", "yellow vote recruitment")
    assert kinds(before, "green vote strengthen-position").count("closed") == 2
    assert supplies(before.play("green vote strengthen-position")) == [14, 14, 14]


# -- banishing ------------------------------------------------------------------------------


@ruling("ruling.banish-forced")
@clause("jantaris", "banish.move", "banish.single", "banish.blocked", "banish.rest")
@pytest.mark.parametrize(
    ("number", "black", "left", "right", "home"),
    [(2, "orvala", 1, 1, 12), (3, "orvala", 1, 1, 12), (1, "amarin", 1, 0, 13), (3, "amarin", 1, 0, 13)],
)
def test_banishing_leaves_no_choice(number, black, left, right, home):
    state = voting(f"tokens: red taira, black {black}", "active-district: taira", f"yellow: {number} taira")
    state = vote(state, "strengthen-position", "deal", "recruitment").play("blue banish yellow")
    assert [there(state, d)[1] for d in ("meziris", "taira", "amarin")] == [left, 0, right]
    assert supplies(state)[1] == home
    assert asked(state) == {"green"}


@ruling("ruling.banish-both-blocked")
@ruling("ruling.banish-outside-vote")
@ruling("ruling.warrant")
@clause("jantaris", "items.banish", "guild.no-move", "banish.blocked", "banish.rest", "strengthen.target")
def test_the_warrant_banishes_from_an_open_district():
    state = at(
        "tokens: red shakara, black likaran",
        "blue: 1 shakara, forged-warrant",
        "yellow: 2 dorvan",
        "now: working forged-warrant blue",
    )
    assert refusals(state, "blue expel shakara blue") == ("guild.no-move",)
    assert "decline" not in legal(state)
    assert len(legal(state)) == 6 * 3
    assert "nobody-there" in kinds(state, "blue expel taira green")
    assert refusals(state, "blue expel taira purple") == ("strengthen.target",)
    assert supplies(state.play("blue expel dorvan yellow"))[1] == 14


@ruling("ruling.safe-conduct")
@clause("jantaris", "banish.rest", "items.situation", "items.repeat")
def test_safe_conduct_keeps_one():
    lines = (APART, "active-district: taira", "yellow: 4 taira, letter-of-safe-conduct")
    state = vote(voting(*lines), "strengthen-position", "deal", "recruitment").play("blue banish yellow")
    assert (asked(state), legal(state)) == ({"yellow"}, {"keep", "go-home"})
    kept = state.play("yellow keep")
    assert [there(kept, d)[1] for d in ("meziris", "taira", "amarin")] == [1, 1, 1]
    assert (supplies(kept)[1], kept.player("yellow").items) == (11, ("letter-of-safe-conduct",))
    assert there(state.play("yellow go-home"), "taira")[1] == 0
    two = voting(APART, "active-district: taira", "yellow: 2 taira, letter-of-safe-conduct")
    two = vote(two, "strengthen-position", "deal", "recruitment").play("blue banish yellow")
    assert asked(two) == {"green"}


@ruling("ruling.guard")
@clause("jantaris", "strengthen.1", "items.situation", "items.banish")
def test_the_guard_banishes_a_second_player():
    state = voting(APART, "active-district: taira", "blue: 2 taira, bribed-guard", "yellow: 2 taira")
    state = vote(state, "strengthen-position", "deal", "recruitment").play("blue banish yellow")
    assert there(state, "taira") == [2, 0, 0]
    assert legal(state) == {"decline", "expel taira blue", "expel taira green"}
    assert refusals(state, "blue expel taira yellow") == ("items.printed-timing",)
    assert there(state.play("blue expel taira blue"), "taira") == [0, 0, 0]


# -- the fair -------------------------------------------------------------------------------


@ruling("ruling.fair-count")
@clause("jantaris", "fair.threshold")
def test_five_of_all_players_make_a_fair():
    lines = ("blue: 2 city-center", "yellow: 2 city-center")
    assert asked(at(APART, *lines, "phase: great-fair")) == {"yellow"}
    assert asked(at(APART, *lines, "green: 1 city-center", "phase: great-fair")) == {CHANCE}


@ruling("ruling.fair-stop")
@ruling("ruling.fair-forced")
@clause("jantaris", "fair.must", "fair.pay", "fair.next", "fair.end")
def test_who_can_trade_must_pay_in_full():
    state = at(
        APART,
        "blue: 3 red, 2 black, 2 city-center",
        "yellow: 3 city-center",
        "fair-card: fair.2",
        "phase: great-fair",
        "now: fair blue",
    )
    assert legal(state) == {"trade 3 0", "trade 2 1", "trade 1 2"}
    assert refusals(state, "blue refrain") == ("fair.must",)
    assert refusals(state, "blue trade 1 1") == ("fair.pay",)
    assert refusals(state, "blue trade 0 3") == ("fair.pay",)
    assert state.why_not("blue trade 3 1")[0].facts["paid"] == 4
    any_colours = JANTARIS.read_position(state.text.replace("3 red, 2 black", "3 red, 3 black"))
    tried = [move for move in JANTARIS.candidates(any_colours) if move.verb == "trade"]
    assert min(move.red for move in tried) == min(move.black for move in tried) == 0
    state = play(state, "blue trade 1 2", "blue send dorvan")
    assert (state.fair_card, goods(state)["blue"]) == ("", (2, 0))


@ruling("ruling.fair-deck-order")
@clause("jantaris", "fair.card", "fair.card-back")
def test_the_fair_deck_is_never_shuffled_again():
    under = "under-fair: fair.4, fair.1, fair.2, fair.3, fair.5, fair.6"
    state = at(APART, "blue: 5 city-center, 1 red", under, "phase: great-fair")
    assert asked(state) == {"yellow"}
    assert state.under_fair == ("fair.1", "fair.2", "fair.3", "fair.5", "fair.6", "fair.4")


@ruling("ruling.fair-target")
@clause("jantaris", "fair.merchant", "guild.no-move", "components.center-not-district")
def test_where_a_merchant_goes_after_an_exchange():
    state = at(
        APART,
        "blue: 5 city-center",
        "fair-card: fair.2",
        "phase: great-fair",
        "now: fair yellow | departure blue",
    )
    assert legal(state) == {f"send {d}" for d in RING if d not in ("taira", "likaran")}
    assert refusals(state, "blue send taira") == ("guild.no-move",)
    assert refusals(state, "blue send city-center") == ("components.center-not-district",)


@ruling("ruling.old-coins")
@clause("jantaris", "items.old-coins", "fair.must")
def test_old_coins_in_place_of_goods():
    state = at(
        APART,
        "blue: 6 red, 2 city-center, old-coins",
        "yellow: 3 city-center",
        "fair-card: fair.6",
        "phase: great-fair",
        "now: fair blue",
    )
    assert legal(state) == {"trade 6 0", "spend old-coins"}
    assert refusals(state, "blue refrain") == ("fair.must",)
    assert refusals(state, "blue spend royal-seal") == ("bazaar.own",)
    state = state.play("blue spend old-coins").play("blue send dorvan")
    assert prestige(state)[0] == 1 + 3 + 3  # the coins'; then the second Merchant has to trade, with Goods


@ruling("ruling.old-coins")
@clause("jantaris", "items.old-coins", "bazaar.own")
def test_who_cannot_give_old_coins_is_told_why():
    fair = (APART, "fair-card: fair.2", "yellow: 5 city-center, old-coins", "asks: fair blue")
    state = at(*fair, "blue: 3 red, 1 black, 1 city-center, royal-seal")
    assert refusals(state, "blue spend old-coins") == ("bazaar.own",)
    assert refusals(state, "blue spend royal-seal") == ("items.old-coins",)
    assert refusals(state, "yellow spend old-coins") == ("fair.next",)


@ruling("ruling.bell")
@clause("jantaris", "items.situation", "items.crown", "fair.card")
def test_the_bell_rings_at_every_fair():
    lines = (APART, "green: coronation-bell", "yellow: royal-seal, 1 dorvan", "phase: great-fair")
    assert asked(at(*lines, "blue: 4 city-center")) == {"yellow"}  # the Bell brings about no fair
    state = turned_up(at(*lines, "blue: 5 city-center"), "fair.1")
    assert (asked(state), legal(state)) == ({"green"}, {"enlist city-center", "decline"})
    state = state.play("green enlist city-center")
    assert (asked(state), legal(state)) == ({"yellow"}, {"enlist city-center", "decline"})
    assert there(state.play("yellow decline"), "city-center") == [5, 0, 1]


# -- market control -------------------------------------------------------------------------

STRONG = "2 shakara, 2 dorvan, 2 belmora"


@ruling("ruling.market-order")
@clause("jantaris", "market.everyone", "market.optional", "market.claim-new")
def test_claims_go_round():
    state = at(
        f"green: {STRONG}",
        "blue: 2 taira, 2 amarin, 2 likaran, 2 orvala, 2 meziris",
        "market: market.3, market.7, market.2",
        "phase: market-control",
    )
    assert (asked(state), legal(state)) == ({"blue"}, {"claim market.7", "pass"})
    passed = state.play("blue pass")
    assert (asked(passed), legal(passed)) == ({"green"}, {"claim market.3", "pass"})
    assert asked(passed.play("green pass")) == {"yellow"}
    claimed = turned_up(passed.play("green claim market.3"), "market.1")
    assert asked(claimed) == {"blue"}  # who has passed is asked again after a claim


@ruling("ruling.market-reuse")
@ruling("ruling.market-deck-empty")
@clause("jantaris", "market.condition", "market.replace", "market.prestige")
def test_a_claim_uses_nothing_up():
    everywhere = ", ".join(f"2 {district}" for district in RING[:7])
    state = at(
        f"blue: {everywhere}",
        "market: market.3, market.4",
        "yellow: market.1, market.2, market.5",
        "green: market.6, market.7, market.8",
        "phase: market-control",
    )
    state = state.play("blue claim market.3")
    assert legal(state) == {"claim market.4", "pass"}
    state = state.play("blue claim market.4")
    assert (state.market, prestige(state)[0], asked(state)) == ((), 6, {"yellow"})


@ruling("ruling.market-only-phase-four")
@clause("jantaris", "market.condition")
def test_cards_are_claimed_in_the_fourth_phase_only():
    state = at(f"blue: {STRONG}", "market: market.3, market.1, market.2")
    assert refusals(state, "blue claim market.3") == ("turn.phases", "market.condition")
    other = at(f"blue: {STRONG}", "market: market.3, market.1, market.2", "phase: market-control")
    closed = refusals(other, "blue claim market.8")  # Meziris, Taira and Shakara, of which Blue has one
    assert closed == ("market.condition", "market.condition", "market.dominance", "market.dominance")


@ruling("ruling.ledger")
@clause("jantaris", "market.prestige", "items.situation")
def test_the_ledger_adds_a_point_at_each_claim():
    shown = "market: market.3, market.5, market.6"
    state = at(f"blue: {STRONG}, golden-ledger, market.1, 5 points", shown, "phase: market-control")
    after = turned_up(state.play("blue claim market.3"), "market.8")
    assert prestige(after)[0] == 5 + 3 + 1
    assert dict(after.scores["blue"].parts)["market.prestige"] == 3 + 1


# -- the end --------------------------------------------------------------------------------


@ruling("ruling.end-only-there")
@clause("jantaris", "end.trigger")
def test_play_goes_on_until_the_start_players_turn():
    state = at("yellow: 15 points", "start: green", "active: blue", "phase: end-of-turn")
    assert asked(state) == {"yellow"}
    assert at("yellow: 15 points", "start: green", "active: yellow", "phase: end-of-turn").result


@ruling("ruling.tie")
@clause("jantaris", "end.tie-goods", "end.tie-shared")
def test_ties():
    def winners(*lines):
        return at(*lines, "phase: start-of-turn").result.winners

    assert winners("blue: 12 points, 1 red", "yellow: 12 points, 2 black, 1 taira") == ("yellow",)
    assert winners("blue: 12 points, royal-seal", "yellow: 12 points", "green: 12 points") == SEATS


@ruling("ruling.no-turn-limit")
@clause("jantaris", "end.trigger")
def test_a_game_may_have_a_last_round():
    lines = ("max-rounds: 3", "active: green", "phase: end-of-turn")
    assert asked(at("round: 2", *lines)) == {"blue"}
    assert at("round: 3", *lines).result is not None
    assert JANTARIS.start(3, max_rounds=5).max_rounds == 5
    with pytest.raises(BadOption, match="max_rounds"):
        JANTARIS.start(3, max_rounds=-1)


# -- reconstructed cards --------------------------------------------------------------------


@ruling("ruling.ring")
@ruling("ruling.market-cards")
@ruling("ruling.fair-cards")
@clause("jantaris", "setup.market", "setup.fair-deck")
def test_map_and_cards():
    parts = JANTARIS.components()
    assert parts.ring == RING
    assert all(len(set(parts.neighbours[d])) == 2 for d in RING)
    for number in range(1, 9):
        places = {RING[(number + step) % 8] for step in (-1, 0, 2)}
        assert set(parts.market[f"market.{number}"].districts) == places
    figures = [(card.goods, card.prestige) for card in parts.fair.values()]
    assert figures == [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (6, 3)]
    assert len(JANTARIS.start(4).let_chance(1).market) == 4
    assert len(JANTARIS.start(4).let_chance(1).fair_deck) == 6


@ruling("ruling.historic-book")
@ruling("ruling.display-after-book-and-picks")
@clause("jantaris", "items.historic-book", "bazaar.refill")
def test_the_book_exchanges_an_item():
    state = at("blue: 5 red, 1 black, historic-book", "offer: golden-ledger, picks").play("blue visit bazaar")
    assert state.play("blue decline").player("blue").items[-1] == "golden-ledger"
    state = turned_up(state.play("blue replace picks"), "royal-seal")
    assert set(state.offer) == {"golden-ledger", "royal-seal"}
    assert refusals(state, "blue auction picks 6") == ("bazaar.no-refill", "bazaar.can-open")
    assert state.under_bazaar == ("picks",)
    last = ", ".join(sorted(set(JANTARIS.components().items) - {"historic-book", "golden-ledger", "picks"}))
    empty = at("blue: historic-book", "offer: golden-ledger, picks", f"gone: {last}", "phase: city")
    assert asked(empty.play("blue visit bazaar")) == {"blue"}
    assert "no-auction" in kinds(empty, "blue visit bazaar")


@ruling("ruling.picks")
@clause("jantaris", "items.picks", "items.immediate", "bazaar.prestige", "bazaar.one-purchase")
def test_picks_takes_an_item_for_nothing():
    state = at("blue: 3 red, 3 black", "offer: picks, pack-saddle", "now: payment picks 6 blue", APART)
    state = play(state, *(f"chance turn-up {i}" for i in ("cursed-diadem", "forged-warrant", "royal-seal")))
    assert legal(state) == {"choose forged-warrant", "choose royal-seal", "put-back"}
    assert refusals(state, "blue choose cursed-diadem") == ("items.picks",)
    assert refusals(state, "blue choose pack-saddle") == ("items.picks",)
    state = state.play("blue choose forged-warrant")
    assert prestige(state)[0] == 1 + 2
    assert legal(state, "expel")  # it works as if bought
    assert state.under_bazaar == ("cursed-diadem", "royal-seal")
    state = state.play("blue expel dorvan green")
    assert asked(state) == {CHANCE}


@ruling("ruling.picks-short-deck")
@clause("jantaris", "items.picks")
def test_picks_with_a_short_deck():
    def bought_with(*left):
        gone = sorted(set(JANTARIS.components().items) - {"picks", "pack-saddle", *left})
        lines = ("blue: 3 red, 3 black", "offer: picks, pack-saddle", f"gone: {', '.join(gone)}")
        state = at(*lines, "now: payment picks 6 blue")
        for card in left:
            state = state.play(f"chance turn-up {card}")
        return state

    assert legal(bought_with("crown-jewels", "royal-seal")) == {"choose royal-seal", "put-back"}
    one = bought_with("royal-seal")
    assert (one.player("blue").items, one.offer) == (("picks",), ("pack-saddle", "royal-seal"))
    assert bought_with().player("blue").items == ("picks",)


@ruling("ruling.scales")
@clause("jantaris", "bazaar.can-open", "bazaar.raise-needs", "bazaar.pay")
def test_scales_relax_one_colour():
    state = at("blue: 5 red, assayers-scales", "offer: royal-seal, bribed-guard", "now: opening")
    assert state.player("blue").items == ("assayers-scales", "royal-seal")
    assert goods(state)["blue"] == (0, 0)
    more = at("blue: 5 red, 1 black, assayers-scales", "now: payment royal-seal 5 blue", "offer: royal-seal")
    assert legal(more) == {"pay 5 0", "pay 4 1"}
    two_short = at("blue: 6 red, assayers-scales", "offer: bribed-guard, crown-jewels")
    assert "no-auction" in kinds(two_short, "blue visit bazaar")
    too_few = at("blue: 4 red, assayers-scales", "offer: royal-seal, crown-jewels")
    assert "no-auction" in kinds(too_few, "blue visit bazaar")


@ruling("ruling.charter-and-saddle")
@clause("jantaris", "items.situation", "city.guild-house-place", "city.marketplace")
def test_charter_and_saddle_extend_the_city():
    charter = at("blue: guild-charter", APART, "now: guild-house").play("blue place dorvan")
    assert legal(charter) == {"enlist dorvan", "decline"}
    assert refusals(charter, "blue enlist orvala") == ("items.printed-timing",)
    assert there(charter.play("blue enlist dorvan"), "dorvan") == [2, 0, 0]
    saddle = at("blue: pack-saddle", "now: marketplace")
    for taken, owned in (("take 2 0", (2, 1)), ("leave", (0, 1))):
        state = saddle.play(f"blue {taken}")
        assert legal(state) == {"gain 1 0", "gain 0 1", "decline"}
        assert refusals(state, "blue gain 0 2") == ("items.printed-timing",)
        assert goods(state.play("blue gain 0 1"))["blue"] == owned
    full = at("blue: 6 red, 5 black, pack-saddle", "now: marketplace").play("blue leave")
    assert legal(full) == {"gain 0 1", "decline"}
    assert refusals(full, "blue gain 1 0") == ("goods.at-limit",)


@ruling("ruling.moves-at-start")
@clause("jantaris", "items.turn-start", "guild.no-move")
def test_cloak_and_pigeon():
    cloak = at(APART, "blue: 1 meziris, 1 shakara, purple-cloak", "phase: start-of-turn")
    assert legal(cloak) == {"shift meziris orvala", "shift shakara amarin", "shift shakara dorvan", "decline"}
    assert refusals(cloak, "blue shift meziris belmora") == ("items.printed-timing",)
    pigeon = at(APART, "blue: 1 dorvan, 1 taira, 1 city-center, carrier-pigeon", "phase: start-of-turn")
    away = {f"shift city-center {d}" for d in RING if d not in ("taira", "likaran")}
    assert legal(pigeon) == {"shift dorvan city-center", *away, "decline"}
    assert refusals(pigeon, "blue shift taira city-center") == ("guild.no-move",)
    shut = at("tokens: red taira", "blue: 1 dorvan, carrier-pigeon", "phase: start-of-turn")
    assert asked(shut) == {"blue"}
    assert legal(shut, "visit")  # the Pigeon could do nothing, and nobody was asked


@ruling("ruling.diadem")
@clause("jantaris", "items.crown", "items.turn-start", "goods.source")
def test_the_diadem_takes_one_good_of_each_crown():
    state = at(
        "blue: cursed-diadem, 1 black",
        "yellow: royal-seal",
        "green: silver-sceptre, 1 red, 1 black",
        "now: moment blue cursed-diadem",
    )
    assert goods(state)["blue"] == (0, 0)
    assert (asked(state), legal(state)) == ({"green"}, {"lose 1 0", "lose 0 1"})
    assert refusals(state, "green lose 2 0") == ("goods.source",)
    assert facts(state.play("green lose 1 0"), "supply.red", "supply.black") == [24, 23]


@pytest.mark.parametrize("owns", list(permutations(("6 red", "5 red", "6 black", "5 black"), 2)))
def test_a_good_is_robbed_only_of_a_colour_there_is_room_for(owns):
    """Also if the same was asked before with room, or without."""
    for own in owns:
        state = at(f"blue: {own}", "yellow: 2 red, 2 black", "now: robbery blue")
        colours = {"red", "black"} - ({own.split()[1]} if own[0] == "6" else set())
        assert legal(state) == {f"rob yellow {colour}" for colour in colours}


@clause("jantaris", "banish.rest")
def test_all_but_one_go_home_where_an_item_lets_one_stay():
    state = at(
        "tokens: red taira, black likaran",
        "active-district: taira",
        "phase: diplomacy",
        "yellow: 6 taira, letter-of-safe-conduct",
        "now: banishing yellow taira",
    )
    kept = state.play("yellow keep").player("yellow")
    assert (kept.at("taira"), kept.supply) == (1, 14 - 6 + 3)  # two to the neighbours, one stays
    gone = state.play("yellow go-home").player("yellow")
    assert (gone.at("taira"), gone.supply) == (0, 14 - 6 + 4)


@clause("jantaris", "black.1", "recruit.1", "recruit.2", "recruit.3", "strengthen.2", "strengthen.3")
@pytest.mark.parametrize(
    ("votes", "lines", "event", "by"),
    [
        ("black-market+deal+deal", ("blue: 6 red",), "nobody-owns", "black.1"),
        ("recruitment+deal+deal", ("blue: 8 belmora, 6 orvala",), "none-left", "recruit.1"),
        ("recruitment+recruitment+deal", ("blue: 8 belmora, 6 orvala",), "none-left", "recruit.2"),
        ("recruitment+recruitment+recruitment", ("blue: 8 belmora, 6 orvala",), "none-left", "recruit.3"),
        (
            "strengthen-position+strengthen-position+deal",
            ("blue: 2 taira, 3 amarin, 1 belmora", "tokens: red taira, black amarin"),
            "none-near",
            "strengthen.2",
        ),
        (
            "strengthen-position+strengthen-position+strengthen-position",
            ("blue: 3 amarin",),
            "none-there",
            "strengthen.3",
        ),
    ],
)
def test_a_vote_that_can_do_nothing_says_why(votes: str, lines: tuple[str, ...], event: str, by: str) -> None:
    """Blue, to the left of nobody, is the first whose vote has its effect."""
    last = votes.rpartition("+")[2]
    state = sound(
        "seats: blue yellow green",
        "active-district: taira",
        *(() if any("tokens" in line for line in lines) else ("tokens: red taira, black shakara",)),
        *lines,
        f"asks: voting {votes.removesuffix(last)}-",
    )
    events = told(state, f"green vote {last}")
    assert (event, by, "blue") in [(each.kind, each.clause, each.seat) for each in events]
    assert ("stays", "blue") not in [(each.kind, each.seat) for each in events]
    assert all("{" not in JANTARIS.narrate(each) for each in events)
