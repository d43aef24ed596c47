"""Sentences of Jantaris: amounts, places and choices are said as people say them."""

import pytest

import rulebook_lab as lab
from tests.clauses import clause
from tests.jantaris.table import at, play, told, vote, voting

GAME = lab.game("jantaris")
APART = "tokens: red taira, black likaran"


def said(state, *moves):
    """What the log tells of some moves."""
    return [GAME.narrate(event) for event in told(state, *moves)]


def refusals(state, move):
    """Why a move is not legal, sentence by sentence."""
    return str(state.why_not(move)).splitlines()


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("blue take 1 0", "Take 1 red Good"),
        ("blue take 0 2", "Take 2 black Goods"),
        ("blue pay 4 1", "Pay 4 red Goods and 1 black Good"),
        ("blue pay 0 0", "Pay no Goods"),
        ("blue exchange red 2", "Give 2 red Goods for as many of the other colour"),
        ("blue remove taira", "Take back a Merchant from Taira"),
        ("blue remove taira+taira", "Take back 2 Merchants from Taira"),
        (
            "blue remove amarin+city-center",
            "Take back a Merchant from Amarin and a Merchant from the City Center",
        ),
    ],
)
def test_moves_are_said_plainly(move: str, words: str) -> None:
    assert GAME.describe(GAME.read_move(move)) == words


def test_only_the_active_player_is_offered_to_match() -> None:
    auction = GAME.read_position("""
        blue: 5 red, 2 black
        yellow: 4 red, 3 black
        offer: royal-seal, golden-ledger
        now: opening
    """)
    raised = auction.play("blue auction royal-seal 5").play("yellow bid 6")
    assert raised.prompt == "Royal Seal stands at 6, held by Yellow: Blue matches, goes higher or drops out."
    assert raised.play("blue match").prompt == (
        "Royal Seal stands at 6, held by Blue: Yellow goes higher or drops out."
    )


def test_a_vote_is_asked_for_in_words_that_fit_one_and_many() -> None:
    asked = GAME.read_position(
        "tokens: red taira\nactive-district: taira\nphase: diplomacy\nnow: voting -+-+-"
    )
    assert asked.prompt == "Blue, Yellow and Green cast a vote in secret."
    alone = asked.play("blue vote deal").play("yellow vote deal")
    assert alone.prompt == "Green casts a vote in secret."


@clause("jantaris", "bazaar.match", "bazaar.raise-needs")
def test_who_can_only_match_is_not_told_to_go_higher() -> None:
    auction = at(
        "blue: 4 red, 2 black", "yellow: 4 red, 3 black", "offer: royal-seal, golden-ledger", "now: opening"
    )
    raised = play(auction, "blue auction royal-seal 5", "yellow bid 6")
    assert raised.prompt == "Royal Seal stands at 6, held by Yellow: Blue matches or drops out."


@clause("jantaris", "bazaar.second")
def test_the_second_auction_is_offered_and_over_when_both_items_are_sold() -> None:
    first = at(
        "blue: 5 red, 5 black",
        "yellow: 6 red, 6 black",
        "offer: letter-of-safe-conduct, carrier-pigeon",
        "now: opening",
    )
    assert first.prompt == "Blue puts an Item up for auction."
    lost = ("blue drop", "yellow pay 3 1")
    second = play(first, "blue auction letter-of-safe-conduct 3", "yellow bid 4", *lost)
    assert second.prompt == "Blue may put the other Item up for auction."
    assert first.why_not("yellow stop").clauses == ("start.active-player", "bazaar.must")
    assert second.why_not("yellow stop").clauses == ("start.active-player",)
    paying = play(second, "blue auction carrier-pigeon 3", "yellow bid 4", "blue drop")
    assert said(paying, "yellow pay 1 3")[-1] == "Blue holds no further auction."
    assert said(second, "blue stop") == ["Blue holds no further auction."]


@clause("jantaris", "items.picks")
@pytest.mark.parametrize(
    ("left", "last"),
    [
        ((), "Blue takes none."),
        (("royal-seal",), "Blue takes none; put under the deck: Royal Seal."),
        (("royal-seal", "purple-cloak"), "Blue takes none; put under the deck: Royal Seal and Purple Cloak."),
    ],
)
def test_what_picks_puts_under_the_deck_is_told(left: tuple[str, ...], last: str) -> None:
    gone = sorted(set(GAME.components().items) - {"picks", "pack-saddle", *left})
    bazaar = at(
        "blue: 3 red, 3 black",
        "offer: picks, pack-saddle",
        f"under-bazaar: {', '.join(left)}",
        f"gone: {', '.join(gone)}",
    )
    assert last in said(bazaar, "blue visit bazaar")


@clause("jantaris", "items.picks")
def test_what_picks_leaves_goes_under_the_deck_in_the_log_too() -> None:
    search = at("blue: picks", "now: search picks blue 2 royal-seal+hidden-dagger")
    assert said(search, "blue choose hidden-dagger")[0] == (
        "Blue takes Hidden Dagger for nothing; put under the deck: Royal Seal."
    )


@clause("jantaris", "goods.at-limit", "deal.1")
def test_the_limit_is_told_after_the_gain_that_reaches_it() -> None:
    dealing = voting("tokens: red taira", "active-district: taira", "blue: 5 red")
    cast = play(dealing, "blue vote deal", "yellow vote strengthen-position")
    assert said(cast, "green vote recruitment")[-2:] == [
        "Blue gains 1 red Good.",
        "1 red Good stays in the supply: Blue may not own more than 6.",
    ]


@clause("jantaris", "city.useless", "items.situation")
def test_a_visit_without_goods_may_still_load_the_saddle() -> None:
    market = at("blue: 6 red, 5 black, pack-saddle", "now: marketplace")
    assert said(market, "blue leave") == ["Blue does nothing there.", "Pack Saddle of Blue works."]


@clause("jantaris", "items.printed-timing", "items.crown")
@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        (("blue: 1 dorvan, purple-cloak",), "Purple Cloak: Blue moves a Merchant, or makes no use of it."),
        (
            ("blue: 1 dorvan, carrier-pigeon",),
            "Carrier Pigeon: Blue moves a Merchant, or makes no use of it.",
        ),
        (("blue: 1 red, 1 black, cursed-diadem",), "Cursed Diadem: Blue puts Goods back."),
        (
            ("blue: 1 red, money-changers-table",),
            "Money-changer's Table: Blue exchanges Goods, or makes no use of it.",
        ),
    ],
)
def test_the_question_of_an_item_says_what_it_is_about(lines: tuple[str, ...], asked: str) -> None:
    assert at(APART, *lines, "phase: start-of-turn").prompt == asked


@clause("jantaris", "items.printed-timing")
def test_two_different_effects_between_which_one_chooses_are_asked_for_in_general() -> None:
    table = GAME.components_text("").replace(
        'effects = [{op = "exchange", who = "owner", amount_max = 2}]',
        'effects = [{op = "exchange", who = "owner", amount_max = 2}, '
        '{op = "place", who = "owner", amount_max = 1, to = "open-district"}]\neither_or = true',
    )
    game = GAME.with_components(table)
    text = f"blue: 1 red, money-changers-table\nphase: start-of-turn\nedition: {game.edition}"
    assert game.read_position(text).prompt == "Money-changer's Table: Blue decides."


@clause("jantaris", "fair.must", "items.old-coins")
def test_the_fair_says_its_card_and_whether_one_must() -> None:
    lines = (APART, "yellow: 4 city-center", "fair-card: fair.1", "phase: great-fair", "now: fair blue")
    must = at(*lines, "blue: 2 red, 1 black, 1 city-center, old-coins")
    assert must.prompt == "Blue trades at the Great Fair: 2 Goods for 1 point."
    may = at(*lines, "blue: 1 red, 1 city-center, old-coins")
    assert may.prompt == "Blue may give Old Coins instead of Goods at the Great Fair: 2 Goods for 1 point."


@clause("jantaris", "end.tie-goods", "end.tie-shared", "end.winner")
def test_the_verdict_tells_what_decided() -> None:
    def verdict(*lines):
        return at(*lines, "phase: start-of-turn").prompt

    assert verdict("blue: 13 points", "yellow: 12 points") == "The game is over: Blue won with 13 points."
    assert verdict("blue: 13 points", "yellow: 13 points, 1 red") == (
        "The game is over: Yellow won with 13 points and more Goods than others with as many points."
    )
    assert verdict("blue: 13 points, 1 black", "yellow: 13 points, 1 red") == (
        "The game is over: Blue and Yellow share the victory with 13 points and equal Goods."
    )


@clause("jantaris", "goods.at-limit", "city.marketplace-limit", "fair.pay", "city.guild-house-remove")
def test_refusals_count_in_the_right_number() -> None:
    saddle = at("blue: 6 red, pack-saddle", "now: working pack-saddle blue")
    assert refusals(saddle, "blue gain 1 0") == [
        "There is no room for 1 more red Good: 6 are owned, and 6 is the limit. [goods.at-limit]"
    ]
    market = at("blue: 6 red", "now: marketplace")
    assert refusals(market, "blue take 1 0") == [
        "6 red Goods are owned and 6 is the limit: 1 more would be too many. [city.marketplace-limit]"
    ]
    fair = at(
        APART,
        "blue: 2 red, 1 black, 1 city-center",
        "yellow: 4 city-center",
        "fair-card: fair.1",
        "phase: great-fair",
        "now: fair blue",
    )
    assert refusals(fair, "blue trade 0 2") == ["1 black Good is there to pay with, not 2. [fair.pay]"]
    house = at(APART, "blue: 1 dorvan", "now: guild-house")
    assert refusals(house, "blue remove dorvan+dorvan") == [
        "1 Merchant of one's own is in Dorvan, not 2. [city.guild-house-remove]"
    ]


@clause("jantaris", "items.printed-timing", "market.dominance", "strengthen.2")
def test_refusals_name_the_place() -> None:
    cloak = at(APART, "blue: 1 dorvan, purple-cloak", "now: working purple-cloak blue")
    assert refusals(cloak, "blue shift belmora orvala") == [
        "There is no Merchant of one's own in Belmora for Purple Cloak to move. [items.printed-timing]"
    ]
    claiming = at(
        "blue: 2 shakara, 2 dorvan, 2 belmora, 1 likaran",
        "yellow: 3 likaran",
        "market: market.3, market.2",
        "phase: market-control",
    )
    assert "In Likaran it is 1 Merchant against 3: dominance takes two, and more than anybody else has. " in (
        str(claiming.why_not("blue claim market.2"))
    )
    two = vote(
        voting(APART, "active-district: taira", "blue: 1 amarin"),
        *("strengthen-position", "strengthen-position", "deal"),
    )
    assert refusals(two, "blue reinforce amarin 2") == [
        "1 Merchant of one's own is in Amarin, not 2. [strengthen.2]"
    ]


@clause("jantaris", "bazaar.can-open", "bazaar.raise-needs", "bazaar.pay")
def test_the_scales_are_reckoned_with_in_refusals() -> None:
    lines = ("offer: royal-seal, bribed-guard", "now: opening")
    plain = at("blue: 5 red, 1 black", *lines)
    scales = at("blue: 5 red, 1 black, assayers-scales", *lines)
    price = "Opening Bribed Guard takes its whole starting price: 1 red and 4 black Goods"
    other = "1 of them in the other colour at most"
    assert refusals(plain, "blue auction bribed-guard 5") == [f"{price}. [bazaar.can-open]"]
    assert refusals(scales, "blue auction bribed-guard 5") == [f"{price}, {other}. [bazaar.can-open]"]
    paying = at(
        "blue: 4 red, 4 black, assayers-scales", "offer: royal-seal", "now: payment royal-seal 6 blue"
    )
    assert refusals(paying, "blue pay 2 4") == [
        f"The starting price of Royal Seal must be among them: 4 red and 1 black, {other}. [bazaar.pay]"
    ]


@pytest.mark.parametrize(
    ("now", "move", "sentence"),
    [
        ("expulsion blue", "blue banish red", "Red does not play; Blue, Yellow and Green do."),
        ("reinforcement blue", "blue reinforce likaran 1", "Likaran is no Nearby District; "),
        ("reinforcement blue", "blue reinforce city-center 3", "One or two Merchants may come, not 3."),
        ("banishing blue taira", "blue flee likaran", "Banished from Taira one goes to "),
    ],
)
def test_what_could_be_chosen_instead_is_said(now: str, move: str, sentence: str) -> None:
    asked = at(
        "tokens: red taira, black likaran", "active-district: taira", "phase: diplomacy",
        "blue: 1 taira, 3 amarin", f"now: {now}",
    )  # fmt: skip
    said = refusals(asked, move)
    assert any(line.startswith(sentence) for line in said), said
    assert not any("{" in line for line in said)


def test_only_an_item_that_works_now_can_be_used() -> None:
    asked = at("blue: pack-saddle, guild-charter, royal-seal", "now: moment blue pack-saddle+royal-seal")
    assert refusals(asked, "blue use guild-charter") == [
        "Guild Charter does not work now; what may work: Pack Saddle and Royal Seal. [items.printed-timing]"
    ]


def test_moves_of_the_same_values_are_made_once() -> None:
    recruit = GAME.rules.moves["recruit"]
    found = recruit.each("blue", ("taira", "amarin"))
    assert found == (recruit("blue", "taira"), recruit("blue", "amarin"))
    assert recruit.each("blue", ("taira", "amarin")) is found
