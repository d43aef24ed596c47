"""Positions as text: what is left out, what is written, and what is said of a text that cannot be read."""

from __future__ import annotations

from itertools import product

import pytest

from rulebook_lab.engine import CHANCE, UnreadablePosition
from tests.jantaris.table import JANTARIS, asked, at, facts


def test_an_empty_text_is_the_first_turn():
    state = at("")
    assert (state.seats, state.start, state.active, asked(state)) == (
        ("blue", "yellow", "green"),
        "blue",
        "blue",
        {"blue"},
    )
    assert state.offer == ("historic-book", "picks")
    assert state.market == ("market.1", "market.2", "market.3")
    assert state.defects == ()


def test_a_text_written_by_hand():
    state = at(
        "seats: blue yellow green purple   # clockwise",
        "start: yellow",
        "active: green",
        "round: 4",
        "tokens: black shakara",
        "blue: 4 red, 1 black, 2 taira, 1 amarin, royal-seal",
        "yellow: 2+4+3 points, 2 shakara, market.3",
        "phase: diplomacy",
    )
    assert state.defects == ()
    assert facts(state, "red.blue", "black.blue", "taira.blue", "merchants.blue") == [4, 1, 2, 11]
    assert facts(state, "prestige.yellow", "claimed.yellow", "token.black") == [9, "market.3", "shakara"]
    assert asked(state) == {"green"}
    assert JANTARIS.read_position(state.text) == state


def test_what_follows_by_itself_happens_when_a_text_is_read():
    state = at("blue: 1 red", "phase: market-control")
    assert (state.active, state.facts["round"]) == ("yellow", 1)


def test_an_auction_in_progress():
    state = at(
        "blue: 5 red, 5 black",
        "yellow: 6 red, 6 black",
        "offer: royal-seal, picks",
        "now: bidding royal-seal 6 yellow blue+yellow blue",
    )
    assert facts(state, "auction", "bid", "leader") == ["royal-seal", 6, "yellow"]
    assert "asks: bidding royal-seal 6 yellow blue+yellow blue" in state.text


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("seats: blue yellow", "3 to 4 different seats out of blue, yellow, green, purple"),
        ("seats: blue blue green", "3 to 4 different seats out of"),
        ("start: purple", "one of blue, yellow, green, -, not 'purple'"),
        ("round: soon", "a whole number from 1 to 9999, not 'soon'"),
        ("tokens: green taira", "'green taira' should be red or black and an area"),
        ("tokens: red nowhere", "'red nowhere' should be red or black and an area"),
        ("blue: 4 green", "'4 green' is no Goods (2 red), Prestige (5 points), Merchants (3 taira) or card"),
        ("blue: 1+2 points", "points are one number, or three: Items+Fair+Market"),
        ("purple: 1 red", "the seats are blue, yellow, green"),
        ("offer: excalibur", "'excalibur' is no such card"),
        ("offer: picks, picks", "picks is somewhere else already"),
        ("phase: lunch", "one of start-of-turn, city, diplomacy"),
        ("now: haggling 3", "nothing open is called 'haggling'"),
        ("now: bidding", "this is written 'bidding <item> <bid> <leader> <bidders> <seat>'"),
        ("edition: 123", "the components '123' are not loaded"),
        ("colour: blue", "no such key"),
    ],
)
def test_a_bad_line_is_named_with_what_would_be_right(line, reason):
    with pytest.raises(UnreadablePosition) as refusal:
        at("# a comment", line)
    assert "line 2" in str(refusal.value)
    assert reason in str(refusal.value)


@pytest.mark.parametrize(
    ("look", "open_cards", "possible"),
    [
        (2, "royal-seal", True),  # the second is yet to be turned up
        (2, "royal-seal+hidden-dagger", True),
        (1, "royal-seal+hidden-dagger", False),
        (30, "royal-seal", False),  # the deck has no thirty
    ],
)
def test_so_many_cards_are_turned_up_as_are_open_or_in_the_deck(look, open_cards, possible):
    state = at("blue: picks", f"now: search picks blue {look} {open_cards}")
    assert ("items.picks" not in state.defects.clauses) == possible


@pytest.mark.parametrize(("look", "possible"), [(2, True), (3, False)])
def test_one_card_more_is_turned_up_where_one_is_left(look, possible):
    first, second, shown, _, *gone = (item for item in JANTARIS.components().items if item != "picks")
    rest = (f"offer: {first}, {second}", f"gone: {', '.join(gone)}", "blue: picks")
    state = at(*rest, f"asks: search picks blue {look} {shown}")
    assert ("items.picks" not in state.defects.clauses) == possible


ROYAL_SEAL = ("offer: royal-seal", "blue: 5 red, 5 black", "yellow: 4 red, 3 black")
TAIRA = ("tokens: red taira, black likaran", "active-district: taira", "phase: diplomacy")


@pytest.mark.parametrize(
    ("lines", "more"),
    [
        (("now: marketplace",), "blue take 1 1"),
        (("offer: royal-seal", "blue: 4 red, 3 black", "now: opening"), "blue auction royal-seal 4"),
        (("offer: royal-seal", "blue: 4 red, 3 black", "now: opening"), "blue auction royal-seal 8"),
        ((*ROYAL_SEAL, "now: bidding royal-seal 6 blue blue+yellow yellow"), "yellow bid 6"),
        ((*ROYAL_SEAL, "now: bidding royal-seal 6 blue blue+yellow yellow"), "yellow bid 8"),
        (("offer: royal-seal", "blue: 2 red, 3 black", "now: payment royal-seal 4 blue"), "blue pay 3 1"),
        (("offer: royal-seal", "blue: 2 red, 3 black", "now: payment royal-seal 4 blue"), "blue pay 0 4"),
        ((*TAIRA, "yellow: 3 amarin", "now: reinforcement yellow"), "yellow reinforce amarin 3"),
        ((*TAIRA, "yellow: 4 taira", "now: withdrawal yellow"), "yellow withdraw amarin 3"),
    ],
)
def test_a_little_more_than_is_allowed_is_what_somebody_would_try(lines, more):
    state = at(*lines)
    assert more in {JANTARIS.write_move(move) for move in JANTARIS.candidates(state)}
    assert state.why_not(more)


@pytest.mark.parametrize(
    ("goods", "red", "black"),
    [
        ("4 red, 2 black", (3, 4, 5), (1, 2, 3)),
        ("2 red, 4 black", (1, 2, 3), (3, 4, 5)),
        ("5 red, 1 black", (4, 5, 6), (0, 1, 2)),
        ("1 red, 5 black", (0, 1, 2), (4, 5, 6)),
        ("6 red", (5, 6, 7), (0, 1)),
        ("6 black", (0, 1), (5, 6, 7)),
    ],
)
def test_somebody_would_try_one_of_each_colour_more_or_less(goods, red, black):
    """The six Goods that the card asks for are all that Blue owns: one payment is legal."""
    fair = ("tokens: red taira, black likaran", "fair-card: fair.6", "asks: fair blue")
    state = at(*fair, f"blue: {goods}, 1 city-center, old-coins")
    tried = {(move.red, move.black) for move in JANTARIS.candidates(state) if move.verb == "trade"}
    assert tried == set(product(red, black))


def test_nobody_would_try_to_exchange_no_goods():
    state = at("blue: 2 red, money-changers-table", "asks: working money-changers-table blue")
    tried = {(move.colour, move.goods) for move in JANTARIS.candidates(state) if move.verb == "exchange"}
    assert tried == {("red", 1), ("red", 2), ("black", 1), ("black", 2)}


@pytest.mark.parametrize("part", [1, 2])
def test_what_an_item_does_has_no_part_after_the_last(part):
    with pytest.raises(UnreadablePosition, match="are numbered from 0; there are 1"):
        at("blue: royal-seal", f"asks: working royal-seal blue {part}")


@pytest.mark.parametrize(("part", "possible"), [(-1, False), (0, True)])
def test_what_an_item_does_has_no_part_before_the_first(part, possible):
    tokens = "tokens: red taira, black likaran"
    state = at(tokens, "blue: 1 dorvan, purple-cloak", f"asks: working purple-cloak blue {part}")
    assert ("part" not in [defect.variant for defect in state.defects]) == possible


@pytest.mark.parametrize(
    ("blue", "asks"),
    [("", "settling blue+yellow+blue"), ("1 taira, 1 amarin", "settling blue+yellow+green")],
)
def test_nobody_places_the_first_merchants_twice(blue, asks):
    again = [
        dict(each.facts) for each in at(f"blue: {blue}", f"asks: {asks}").defects if each.variant == "again"
    ]
    assert again == [{"seat": "blue"}]


FAIR = ("tokens: red taira, black likaran", "fair-card: fair.2")


@pytest.mark.parametrize(
    ("lines", "open_already"),
    [
        (("asks: draw fair",), True),
        (("yellow: 3 red, 5 city-center", "asks: fair yellow > draw bazaar"), False),
    ],
)
def test_one_great_fair_card_lies_open_at_a_time(lines, open_already):
    defects = at(*FAIR, *lines).defects
    assert ("open" in [defect.variant for defect in defects]) == open_already


@pytest.mark.parametrize(("blue", "possible"), [("3 red, 1 city-center", True), ("3 red", False)])
def test_a_merchant_leaves_the_city_center_where_one_is(blue, possible):
    defects = at(*FAIR, f"blue: {blue}", "asks: fair yellow > departure blue").defects
    assert (("fair.merchant", "nobody") not in [(each.clause, each.variant) for each in defects]) == possible


def test_nobody_bids_twice_in_a_round():
    rich = ("offer: royal-seal", "blue: 5 red, 5 black", "yellow: 5 red, 5 black")
    fair = at(*rich, "now: bidding royal-seal 6 yellow blue+yellow blue")
    twice = at(*rich, "now: bidding royal-seal 6 yellow blue+yellow+yellow blue")
    assert "bazaar.order" not in fair.defects.clauses
    assert "bazaar.order" in twice.defects.clauses


def test_cards_before_the_game_are_turned_up_by_the_rules_of_setting_up():
    state, found = JANTARIS.start(3), []
    while state.to_act == {CHANCE} and state.pending[-1].name == "draw":
        rule, move = state.pending[-1].rule, state.legal_moves[0]
        told = state.outcome(move)
        found.append((rule, told.events[0].clause))
        state = told.state
    display, market = ("setup.bazaar-display",) * 2, ("setup.market",) * 2
    assert found == [display] * 2 + [market] * 3
    later = at("market: market.1, market.2", "asks: draw market")
    assert (later.pending[-1].rule, later.outcome("chance turn-up market.3").events[0].clause) == (
        "market.replace",
        "market.replace",
    )


@pytest.mark.parametrize(
    ("blue", "asked_for"), [("2 shakara, 2 dorvan, 2 belmora", {"blue"}), ("2 shakara, 2 dorvan", {"yellow"})]
)
def test_who_can_claim_no_card_once_it_is_turned_up_is_not_asked(blue, asked_for):
    """Card 3 needs Shakara, Dorvan and Belmora; nobody else can claim, so Yellow's turn begins."""
    state = at(f"blue: {blue}", "market: market.1, market.2", "asks: claiming blue 0 > draw market")
    assert asked(state.play("chance turn-up market.3")) == asked_for


def test_a_card_of_the_game_itself_is_kept_in_a_file_without_a_rule_of_setting_up():
    first, later = JANTARIS.start(3), at("market: market.1, market.2", "asks: draw market")
    assert [JANTARIS.dump(state)["pending"][-1] for state in (first, later)] == [
        {"frame": "draw", "deck": "bazaar", "by": "setup.bazaar-display"},
        {"frame": "draw", "deck": "market"},
    ]


@pytest.mark.parametrize(
    "written", ["royal-seal, picks", "picks royal-seal", "Royal Seal + Picks", "Picks,Royal-Seal"]
)
def test_cards_are_listed_with_commas_spaces_or_plus_signs(written):
    assert at(f"offer: {written}").offer == ("picks", "royal-seal")


def test_the_city_center_is_written_with_a_space_too():
    state = at("tokens: red City Center, black taira", "blue: 2 amarin, Royal Seal")
    assert (state.red, state.player("blue").items) == ("city-center", ("royal-seal",))
    assert at("tokens: red taira, black dorvan", "blue: 3 City Center").player("blue").at("city-center") == 3


@pytest.mark.parametrize("number", [6, 7, 9])
def test_who_has_too_many_goods_has_room_for_none_and_loses_none(number: int) -> None:
    """A position that is told to be impossible goes on as at the limit, and no sentence has a room of -1."""
    state = at(f"blue: {number} red", "yellow: 2 red, 1 black", "asks: marketplace")
    assert [clause for clause in state.defects.clauses if clause == "goods.limit"] == ["goods.limit"] * (
        number > 6
    )
    assert not state.why_not("blue take 0 2")
    assert state.why_not("blue take 2 0").clauses == ("city.marketplace-limit",)
    voting = at(
        f"blue: {number} red, 3 taira",
        "yellow: 2 red, 1 black",
        "tokens: red taira",
        "active-district: taira",
        "phase: diplomacy",
        "now: voting -+recruitment+deal",
    )
    assert voting.play("blue vote deal").player("blue").red == number
    robber = at(
        f"blue: {number} red, 3 taira",
        "yellow: 2 red, 1 black",
        "tokens: red taira",
        "active-district: taira",
        "phase: diplomacy",
        "now: voting -+deal+deal",
    ).play("blue vote black-market")
    assert [move for move in map(JANTARIS.write_move, robber.legal_moves) if move.endswith("red")] == []
