"""What a first-time reader tries or writes: the refusal that names the rule, the event, the defect."""

from __future__ import annotations

import pytest

from rulebook_lab.engine import UnreadableMove, UnreadablePosition
from tests.clauses import clause
from tests.jantaris.table import (
    JANTARIS,
    RING,
    at,
    kinds,
    legal,
    play,
    prestige,
    refusals,
    sound,
    told,
    voting,
)

RICH = "6 red, 6 black"
APART = "tokens: red taira, black amarin"


def auction(*lines):
    return at(*lines, "offer: royal-seal, golden-ledger", "asks: opening")


# -- refusals -------------------------------------------------------------------------------


@clause("jantaris", "bazaar.raise-or-drop")
def test_nobody_passes_and_stays_in_an_auction():
    state = auction(f"blue: {RICH}", f"yellow: {RICH}").play("blue auction royal-seal 5")
    assert refusals(state, "yellow pass")[0] == "bazaar.raise-or-drop"


@clause("jantaris", "bazaar.one-purchase")
def test_the_buyer_holds_no_other_auction_while_the_offer_is_filled():
    bought = play(auction(f"blue: {RICH}"), "blue auction royal-seal 5")
    assert bought.pending[-2].name == "refill"
    assert refusals(bought, "blue auction golden-ledger 6")[0] == "bazaar.one-purchase"
    assert JANTARIS.read_position(bought.text) == bought


@clause("jantaris", "fair.must")
def test_who_is_passed_over_at_the_fair_is_told_why():
    state = at(
        APART,
        "fair-card: fair.2",
        "blue: 6 red",
        "yellow: 3 red, 1 black, 2 city-center",
        "green: 1 red, 3 city-center",
        "asks: fair yellow 1",
    )
    state = state.play("yellow trade 3 0")
    assert state.to_act == {"yellow"}
    assert refusals(state, "blue trade 3 0")[0] == "fair.must"
    assert refusals(state, "green trade 1 0")[0] == "fair.must"
    events = told(state, "yellow send dorvan")
    passed = [(event.kind, event.seat) for event in events if event.clause == "fair.must"]
    assert passed[:2] == [("too-few-to-trade", "green"), ("nobody-in-center", "blue")]


@clause("jantaris", "market.condition", "market.dominance")
def test_a_card_claimed_too_early_breaks_the_order_of_phases_and_its_own_conditions():
    ruling = at("blue: 2 shakara, 2 dorvan, 2 belmora", "market: market.3, market.1, market.2")
    assert refusals(ruling, "blue claim market.3")[0] == "turn.phases"
    assert "market.dominance" not in refusals(ruling, "blue claim market.3")
    assert "market.dominance" in refusals(ruling, "blue claim market.1")
    due = at(
        "blue: 2 shakara, 2 dorvan, 2 belmora",
        "market: market.3, market.1, market.2",
        "asks: claiming blue 0",
    )
    assert "turn.phases" not in refusals(due, "yellow claim market.3")
    assert "market.dominance" in refusals(due, "yellow claim market.3")


@clause("jantaris", "city.marketplace", "city.guild-house-remove")
def test_how_to_do_nothing_is_said():
    assert "writes 'leave'" in str(at("asks: marketplace").why_not("blue take 0 0"))
    house = at(APART, "blue: 1 dorvan", "asks: guild-house")
    assert "writes 'leave'" in str(house.why_not("blue remove -"))


@clause("jantaris", "turn.phases", "diplomacy.move-token", "diplomacy.vote")
@pytest.mark.parametrize("active", ["blue", "yellow", "green"])
@pytest.mark.parametrize("seat", ["blue", "yellow", "green"])
def test_the_order_of_phases_is_told_to_whom_a_later_move_is_for(active, seat):
    """A token is moved by the Active Player alone; all vote."""
    state = at(APART, f"active: {active}")
    assert ("turn.phases" in refusals(state, f"{seat} move-token red dorvan")) == (seat == active)
    assert refusals(state, f"{seat} vote deal")[0] == "turn.phases"


@clause("jantaris", "turn.start-items", "city.choose", "start.active-player")
@pytest.mark.parametrize("active", ["blue", "yellow", "green"])
@pytest.mark.parametrize("seat", ["blue", "yellow", "green"])
def test_items_of_the_turns_beginning_come_before_the_city(active, seat):
    lines = (f"active: {active}", f"{active}: royal-seal, carrier-pigeon, 1 dorvan")
    first = "turn.start-items" if seat == active else "start.active-player"
    waiting = at(APART, *lines, f"asks: city > moment {active} royal-seal+carrier-pigeon")
    assert refusals(waiting, f"{seat} visit bazaar") == (first, "city.choose")
    there = at(APART, *lines, "asks: marketplace")
    assert "turn.start-items" not in refusals(there, f"{seat} visit bazaar")


@clause("jantaris", "bazaar.match")
@pytest.mark.parametrize("active", ["blue", "yellow", "green"])
@pytest.mark.parametrize("seat", ["blue", "yellow", "green"])
def test_the_active_player_alone_may_match(active, seat):
    leader = next(each for each in ("yellow", "green") if each != seat)
    everybody = [f"{each}: {RICH}" for each in ("blue", "yellow", "green")]
    asks = f"asks: bidding royal-seal 6 {leader} blue+yellow+green {seat}"
    state = at(*everybody, "offer: royal-seal, picks", f"active: {active}", asks)
    assert refusals(state, f"{seat} match") == (() if seat == active else ("bazaar.match",))
    may = "matches, goes higher" if seat == active else "goes higher"
    asked = f"Royal Seal stands at 6, held by {leader.title()}: {seat.title()} {may} or drops out."
    assert state.prompt == asked


@clause("jantaris", "bazaar.raise-or-drop")
@pytest.mark.parametrize("bid", [4, 5, 6])
def test_a_bid_is_more_than_the_highest(bid):
    asks = "asks: bidding royal-seal 6 blue blue+yellow yellow"
    state = at(f"blue: {RICH}", f"yellow: {RICH}", "offer: royal-seal, picks", asks)
    assert refusals(state, f"yellow bid {bid}") == ("bazaar.raise-or-drop",)


@clause("jantaris", "guild.no-sharing")
@pytest.mark.parametrize("district", RING)
def test_no_district_has_both_tokens(district):
    state = at(f"tokens: red {district}", "phase: diplomacy")
    assert refusals(state, f"blue move-token black {district}") == ("guild.no-sharing",)


@clause("jantaris", "fair.pay")
@pytest.mark.parametrize("goods", ["-1 4", "4 -1", "-2 5"])
def test_nobody_trades_fewer_than_no_goods_of_a_colour(goods):
    state = at(APART, "fair-card: fair.2", f"blue: {RICH}, 5 city-center", "asks: fair blue")
    assert refusals(state, f"blue trade {goods}") == ("fair.pay",)


@clause("jantaris", "items.printed-timing")
def test_a_merchant_is_moved_to_another_place():
    state = at(APART, "blue: 1 dorvan, purple-cloak", "asks: working purple-cloak blue")
    same = [*state.why_not("blue shift dorvan dorvan")]
    assert [each.variant for each in same] == ["area", "same-place"]
    assert [each.variant for each in state.why_not("blue shift dorvan belmora")] == ["area"]


@clause("jantaris", "market.dominance")
@pytest.mark.parametrize(("seat", "own", "others"), [("blue", 3, 4), ("yellow", 1, 4), ("green", 4, 3)])
def test_a_refused_claim_tells_how_strong_the_others_are(seat, own, others):
    """Market card 3 needs Shakara, Dorvan and Belmora; nobody dominates Dorvan and Belmora."""
    lines = (
        "blue: 3 shakara",
        "yellow: 1 shakara",
        "green: 4 shakara",
        "market: market.3, market.1, market.2",
    )
    refused = at(*lines).why_not(f"{seat} claim market.3")
    told = [each.facts for each in refused if each.clause == "market.dominance"]
    assert [(each["own"], each["others"]) for each in told if each["district"] == "shakara"] == (
        [(own, others)] if own < others else []
    )
    assert [(each["own"], each["others"]) for each in told if each["district"] != "shakara"] == [(0, 0)] * 2


@clause("jantaris", "black.1")
def test_who_has_the_same_as_the_robber_may_be_robbed():
    effects = "asks: effects black-market+deal+recruitment yellow+green > robbery blue"
    everybody = [f"{seat}: 1 red" for seat in ("blue", "yellow", "green")]
    state = at(APART, "active-district: taira", *everybody, effects)
    assert legal(state) == {"rob yellow red", "rob green red"}


def test_an_area_that_is_none_is_told_how_they_are_written():
    with pytest.raises(UnreadableMove, match="there are amarin, belmora, city-center"):
        at(APART, "asks: guild-house").why_not("blue place atlantis")


@clause("jantaris", "market.replace", "fair.card", "bazaar.refill")
@pytest.mark.parametrize(
    ("deck", "expected"),
    [("market", "market.replace"), ("fair", "fair.card"), ("bazaar", "bazaar.refill")],
)
def test_a_card_is_turned_up_by_the_clause_of_its_deck(deck, expected):
    state = at("offer: royal-seal", APART, f"asks: draw {deck}")
    assert refusals(state, "chance turn-up royal-seal") == (expected,)


# -- events ---------------------------------------------------------------------------------


@clause("jantaris", "goods.at-limit", "black.1")
def test_a_full_store_is_why_nothing_is_taken():
    state = voting("active-district: taira", "tokens: red taira", f"blue: {RICH}", "yellow: 1 red")
    before = play(state, "blue vote black-market", "yellow vote deal")
    events = told(before, "green vote recruitment")
    assert ("goods.at-limit", "no-room-to-rob") in [(event.clause, event.kind) for event in events]


@clause("jantaris", "bazaar.forced-drop", "bazaar.match", "bazaar.raise-or-drop")
@pytest.mark.parametrize(
    ("active", "goods", "why"),
    [
        ("blue", "4 red, 1 black", "too-few"),
        ("blue", "4 red, 2 black", "drops"),  # he might have matched
        ("blue", "4 red, 3 black", "drops"),
        ("yellow", "4 red, 1 black", "too-few"),
        ("yellow", "4 red, 2 black", "too-few"),
        ("yellow", "4 red, 3 black", "drops"),
        ("green", "4 red, 2 black", "too-few"),
    ],
)
def test_who_drops_out_had_too_few_goods_or_did_not_want_to(active, goods, why):
    rich = (f"yellow: {RICH}", f"green: {RICH}", f"blue: {goods}", "offer: royal-seal, picks")
    state = at(*rich, f"active: {active}", "asks: bidding royal-seal 5 yellow blue+yellow+green green")
    moves = ["green bid 6", *(["blue drop"] if why == "drops" else [])]
    assert [event.kind for event in told(state, *moves) if event.seat == "blue"] == [why]


@clause("jantaris", "banish.blocked", "banish.move")
@pytest.mark.parametrize(
    ("black", "blocked", "moves_to"),
    [("orvala", [], ["meziris", "amarin"]), ("amarin", ["amarin"], ["meziris"])],
)
def test_only_the_neighbour_with_a_token_is_told_to_be_blocked(black, blocked, moves_to):
    tokens = (f"tokens: red taira, black {black}", "active-district: taira", "yellow: 2 taira")
    events = told(
        voting(*tokens),
        "blue vote strengthen-position",
        "yellow vote deal",
        "green vote recruitment",
        "blue banish yellow",
    )
    assert [event.facts["district"] for event in events if event.kind == "blocked"] == blocked
    assert [event.facts["target"] for event in events if event.kind == "moves"] == moves_to


@clause("jantaris", "items.picks")
def test_a_search_turns_up_what_is_left_of_the_deck_and_what_lies_under_it():
    """ruling.picks-short-deck: the Seal alone is left in the deck, the Diadem was put under it."""
    others = {*JANTARIS.components().items} - {
        "picks",
        "royal-seal",
        "cursed-diadem",
        "old-coins",
        "hidden-dagger",
    }
    lines = (
        "offer: old-coins, hidden-dagger",
        "under-bazaar: cursed-diadem",
        f"gone: {', '.join(sorted(others))}",
    )
    state = at(*lines, "blue: picks", "asks: working picks blue").play("chance turn-up royal-seal")
    assert state.pending[-1].cards == ("royal-seal", "cursed-diadem")
    assert legal(state) == {"choose royal-seal", "put-back"}


@clause("jantaris", "items.situation", "market.prestige")
def test_the_ledger_scores_at_the_moment_of_the_claim():
    state = at("blue: 2 taira, 3 amarin, 2 dorvan, golden-ledger, 2 points", "asks: market-control")
    claimed = state.play("blue claim market.1")
    assert prestige(claimed)[0] == 2 + 3 + 1
    assert claimed.pending[-1].name == "draw"


@clause("jantaris", "items.situation")
def test_an_item_that_can_do_nothing_is_not_declined():
    told_of = kinds(at("blue: 6 red, 5 black, pack-saddle", "asks: marketplace"), "blue take 0 1")
    assert "no-effect" in told_of
    assert "declines" not in told_of
    one_way = at("blue: 6 red, 5 black, pack-saddle", "asks: working pack-saddle blue")
    for usable in (one_way, at("blue: pack-saddle", "asks: working pack-saddle blue")):
        assert kinds(usable, "blue decline")[0] == "declines"


# -- positions ------------------------------------------------------------------------------

IMPOSSIBLE = {
    f"{APART}\nblue: 3 red\nfair-card: fair.1\nasks: departure blue": "fair.merchant",
    "asks: draw search": "items.picks",
    f"{APART}\nasks: working bribed-guard yellow 0 -": "bazaar.own",
    "blue: bribed-guard\nasks: working bribed-guard blue 0 yellow": "diplomacy.active-district",
    "blue: royal-seal\nasks: moment yellow royal-seal": "bazaar.own",
    "offer: royal-seal, picks\nblue: 3 red\nasks: payment royal-seal 5 blue": "bazaar.raise-needs",
    "offer: royal-seal, picks\nblue: 4 red, 1 black\nasks: payment royal-seal 4 blue": "bazaar.opening-bid",
    "offer: royal-seal\nasks: bidding royal-seal 6 yellow blue+yellow blue": "bazaar.raise-needs",
    "offer: royal-seal\nyellow: 4 red, 4 black\nasks: bidding royal-seal 6 yellow blue blue": "bazaar.order",
    "tokens: red taira\nactive-district: taira\nasks: banishing yellow likaran": "banish.definition",
    "asks: fair blue": "fair.card",
    "asks: claiming blue 0": "market.condition",
    "offer: royal-seal, picks, old-coins": "bazaar.refill",
    "market: market.1, market.2, market.3, market.4": "setup.market",
}


@pytest.mark.parametrize("lines", IMPOSSIBLE)
def test_a_question_that_cannot_be_asked_is_a_defect(lines):
    state = at(*lines.splitlines())
    assert IMPOSSIBLE[lines] in [defect.clause for defect in state.defects]
    assert all("{" not in JANTARIS.explain(state, defect) for defect in state.defects)


@pytest.mark.parametrize("line", ["blue: 2 red, 2 red", "blue: 3 points, 2 points", "blue: 2 taira, 3 taira"])
def test_a_word_said_twice_is_told(line):
    with pytest.raises(UnreadablePosition, match="comes twice"):
        at(line)


def test_texts_in_the_older_keys_read_as_before():
    lines = ("blue: 2 taira", "tokens: red taira", "active-district: taira")
    older = at(*lines, "phase: diplomacy", "now: voting deal+-+-")
    assert at(*lines, "asks: voting deal+-+-") == older
    with pytest.raises(UnreadablePosition, match="'asks' says already"):
        at("phase: diplomacy", "asks: city")


def test_a_stack_without_a_turn_under_it_is_written_and_read():
    alone = at("blue: royal-seal, crown-jewels", "phase: free", "now: moment blue royal-seal+crown-jewels")
    assert "asks: - > moment blue" in alone.text
    assert at(*alone.text.splitlines()) == alone


@clause("jantaris", "bazaar.refill", "market.replace")
def test_that_a_deck_is_empty_is_told_where_a_card_would_be_turned_up():
    """ruling.bazaar-deck-empty; all eight Market Control cards are out."""
    sold = ", ".join(item for item in JANTARIS.components().items if item != "picks")
    after = (f"blue: {RICH}", "asks: sold yellow")
    auctions = told(at(*after, f"gone: {sold}", "offer: picks"), "blue stop")
    assert ("no-item-left", "bazaar.refill") in [(event.kind, event.clause) for event in auctions]
    assert "no-item-left" not in kinds(at(*after, "offer: picks, royal-seal"), "blue stop")
    control = sound(
        "yellow: 2 shakara, 2 dorvan, 2 belmora",
        "green: market.1, market.2, market.4, market.5, market.8, 15 points",
        "market: market.3, market.6, market.7",
        "phase: market-control",
    )
    claims = told(control, "yellow claim market.3")
    assert ("no-card-left", "market.replace") in [(event.kind, event.clause) for event in claims]


@clause("jantaris", "black.1", "black.2", "recruit.1", "bazaar.must")
@pytest.mark.parametrize(
    ("votes", "blue", "asks", "told"),
    [
        (
            "black-market+deal+deal",
            "",
            "robbery blue",
            "'robbery' is passed over here .* nothing can be done",
        ),
        ("black-market+black-market+deal", RICH, "contraband blue", "as 'blue smuggle 0 0' is all"),
        ("recruitment+deal+deal", "7 orvala, 7 meziris", "recruitment blue", "'recruitment' is passed over"),
        ("", "", "opening", "'opening' is not asked here .* 'blue stop' is all that can be done"),
    ],
)
def test_a_question_at_which_a_game_would_not_stop_is_told(votes, blue, asks, told):
    voted = ("active-district: taira", f"asks: effects {votes} yellow+green > {asks}")
    lines = voted if votes else (f"asks: {asks}",)
    with pytest.raises(UnreadablePosition, match=told):
        at(APART, "offer: royal-seal, picks", f"blue: {blue}", *lines)
