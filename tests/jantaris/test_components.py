"""An owner's components: what can be replaced, and what is said of a file that cannot be used."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from rulebook_lab.engine import BadComponents, UnreadableMove
from rulebook_lab.games.jantaris.rules import general, market_control, setting_up, turn
from rulebook_lab.games.jantaris.state import GOODS_OF_A_COLOUR, MERCHANTS
from rulebook_lab.games.jantaris.vocabulary import OPS, TIMING, USES
from tests.clauses import clause
from tests.jantaris.table import JANTARIS, RING, legal

SHIPPED = JANTARIS.components_text("")
ENTRIES = {entry["id"]: entry for entry in tomllib.loads(SHIPPED)["component"]}


def items(**changes):
    """A file with the twenty Items of the library alone, some of its texts changed."""
    text = "[[component]]" + SHIPPED.split("# ---- the 20 Items", 1)[1].split("[[component]]", 1)[1]
    for old, new in changes.values():
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def test_the_file_of_the_library_is_read():
    parts = JANTARIS.components()
    assert (len(parts.items), len(parts.market), len(parts.fair), len(parts.districts)) == (20, 8, 6, 8)
    assert Counter(item.provenance for item in parts.items.values()) == {"ours": 20}
    printed = [d.name for d in parts.districts.values() if d.provenance == "rulebook"]
    assert printed == ["Taira", "Shakara", "Likaran"]


def test_the_numbers_of_the_rules_are_those_of_the_file():
    constants, pawns = ENTRIES["constants"], ENTRIES["pieces.merchant-pawns"]
    assert constants["goods_limit_per_colour"] == general.LIMIT
    assert constants["end_prestige"] == turn.END_PRESTIGE
    assert constants["dominance_min_merchants"] == market_control.ENOUGH_MERCHANTS
    assert MERCHANTS == pawns["in_supply_at_setup"] == pawns["per_colour"] - pawns["on_track"]
    assert GOODS_OF_A_COLOUR == ENTRIES["pieces.goods"]["red"] == ENTRIES["pieces.goods"]["black"]
    assert list(setting_up.SEATS) == ENTRIES["player-colours"]["colours"]
    assert list(setting_up.SEAT_COUNTS) == [constants["players_min"], constants["players_max"]]
    assert list(TIMING) == ENTRIES["vocabulary.trigger"]["values"]
    assert list(OPS) == ENTRIES["vocabulary.op"]["values"]
    assert list(USES) == ENTRIES["vocabulary.timing"]["values"]


@clause("jantaris", "items.immediate", "items.printed-timing")
def test_an_owner_may_replace_the_items():
    game = JANTARIS.with_components(
        items(
            id=('id = "item.pack-saddle"', 'id = "item.mule"'),
            name=('name = "Pack Saddle"', 'name = "Mule"'),
            op=(
                'amount_max = 1}]\nprovenance = "ours"\nnote = "Formula',
                'amount_max = 2}]\nprovenance = "rulebook"\nnote = "Formula',
            ),
        )
    )
    assert game.edition
    parts = game.components(game.edition)
    assert parts.items["mule"].name == "Mule"
    assert game.texts.name("mule") == "Mule"
    assert parts.items["assayers-scales"].provenance == "rulebook"
    assert parts.market == JANTARIS.components().market
    state = game.read_position(
        f"blue: 4 black, assayers-scales\noffer: crown-jewels\nedition: {game.edition}\nnow: opening"
    )
    assert state.edition == game.edition
    assert game.start(3).let_chance(1).edition == game.edition


@clause("jantaris", "items.crown", "items.turn-start")
def test_an_owners_effects_work():
    seal = 'effects = [{op = "gain", who = "crown-owners", color = "red", amount = 1}]'
    new = 'effects = [{op = "lose", who = "crown-owners", color = "black", amount_max = 2}]'
    game = JANTARIS.with_components(items(seal=(seal, new)))
    state = game.read_position(
        f"blue: 3 black, royal-seal\nedition: {game.edition}\nnow: working royal-seal blue"
    )
    assert legal(state) == {"lose 0 1", "lose 0 2"}


def crowned(id):
    """An edition in which an Item shows a crown."""
    entry = SHIPPED.split(f'id = "item.{id}"')[1].split("[[component]]")[0]
    shared = entry.replace("crown = false", "crown = true").replace('who = "owner"', 'who = "crown-owners"')
    return JANTARIS.with_components(items(entry=(entry, shared)))


@clause("jantaris", "items.crown", "bazaar.raise-needs", "bazaar.can-open", "bazaar.pay")
def test_scales_with_a_crown_serve_every_crown():
    game = crowned("assayers-scales")
    lines = "blue: 4 red, 2 black\ngreen: assayers-scales\noffer: royal-seal, crown-jewels\nnow: opening\n"
    lines += f"edition: {game.edition}\n"
    seal = "blue auction royal-seal 5"
    sharing = game.read_position(f"{lines}yellow: 3 red, 3 black, silver-sceptre").play(seal)
    assert (sharing.to_act, legal(sharing)) == ({"yellow"}, {"bid 6", "drop"})
    won = sharing.play("yellow bid 6").play("blue drop").player("yellow")
    assert (won.items, won.goods) == (("silver-sceptre", "royal-seal"), 0)
    assert game.read_position(f"{lines}yellow: 3 red, 3 black").play(seal).player("blue").items
    no_crown = game.read_position(f"{lines}yellow: 3 red, 3 black, golden-ledger").play(seal)
    assert no_crown.player("blue").items == ("royal-seal",)


@clause("jantaris", "items.crown", "items.situation", "banish.rest")
def test_safe_conduct_with_a_crown_serves_every_crown():
    game = crowned("letter-of-safe-conduct")
    lines = "tokens: red taira, black likaran\nactive-district: taira\nphase: diplomacy\n"
    lines += f"now: banishing yellow taira\ngreen: letter-of-safe-conduct\nedition: {game.edition}\n"
    sharing = game.read_position(f"{lines}yellow: 4 taira, royal-seal")
    assert (sharing.to_act, legal(sharing)) == ({"yellow"}, {"keep", "go-home"})
    assert sharing.play("yellow keep").player("yellow").at("taira") == 1
    assert sharing.play("yellow keep").player("green").items == ("letter-of-safe-conduct",)
    assert game.read_position(f"{lines}yellow: 4 taira, golden-ledger").player("yellow").supply == 12


def changed(id, old, new):
    """An edition in which a word of an Item is another."""
    entry = SHIPPED.split(f'id = "item.{id}"')[1].split("[[component]]")[0]
    assert old in entry, old
    return JANTARIS.with_components(items(entry=(entry, entry.replace(old, new))))


@clause("jantaris", "bazaar.can-open", "bazaar.raise-needs")
@pytest.mark.parametrize(
    ("goods", "enough"),
    [("4 red, 2 black", True), ("3 red, 3 black", True), ("2 red, 4 black", True), ("1 red, 5 black", False)],
)
def test_scales_for_two_goods_serve_for_one_as_well(goods, enough):
    """Royal Seal costs 4 red and 1 black Good."""
    game = changed("assayers-scales", "amount_max = 1", "amount_max = 2")
    state = game.read_position(
        f"blue: {goods}, assayers-scales\noffer: royal-seal, picks\nedition: {game.edition}"
    )
    state = state.play("blue visit bazaar")
    assert ("auction royal-seal 5" in legal(state)) == enough


@clause("jantaris", "items.printed-timing", "items.situation")
def test_a_safe_conduct_that_must_be_used_leaves_no_choice():
    """Of four Merchants each neighbour takes one in; of the other two one stays."""
    game = changed("letter-of-safe-conduct", "mandatory = false", "mandatory = true")
    lines = "tokens: red taira, black likaran\nactive-district: taira\nphase: diplomacy\n"
    lines += f"now: banishing yellow taira\nyellow: 4 taira, letter-of-safe-conduct\nedition: {game.edition}"
    after = game.read_position(lines)
    assert (after.player("yellow").at("taira"), after.player("yellow").supply) == (1, 11)
    assert after.facts["active"] == "yellow"


@clause("jantaris", "items.printed-timing")
@pytest.mark.parametrize("part", [0, 1])
def test_an_item_whose_effects_come_one_after_another_works_at_each(part):
    game = changed("carrier-pigeon", "either_or = true\n", "")
    lines = "tokens: red taira, black likaran\nblue: carrier-pigeon, 1 dorvan, 1 city-center\n"
    state = game.read_position(f"{lines}edition: {game.edition}\nasks: working carrier-pigeon blue {part}")
    assert state.defects == ()


TOKENS = ("meziris", "dorvan")
GAINS = '{{op = "gain", who = "owner", color = "{}", amount = {}}}'
MOVES_ON, MOVES_ANYWHERE, COMES = (
    '{op = "move", who = "owner", amount_max = 1, from = "open-district", to = "adjacent-open-district"}',
    '{op = "move", who = "owner", amount_max = 1, from = "open-district", to = "open-district"}',
    '{op = "place", who = "owner", amount_max = 1, to = "city-center"}',
)


@clause("jantaris", "items.printed-timing")
@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        # Taira lies between Meziris and Amarin; tokens stand in Meziris and Dorvan.
        ((MOVES_ON, COMES), {"shift taira amarin", "enlist city-center"}),
        ((MOVES_ON, MOVES_ANYWHERE), {f"shift taira {d}" for d in RING if d not in ("taira", *TOKENS)}),
        (
            (GAINS.format("red", 1), GAINS.format("choice", 2)),
            {"gain 1 0", "gain 2 0", "gain 1 1", "gain 0 2"},
        ),
        ((GAINS.format("red", 1), COMES), {"gain 1 0", "enlist city-center"}),
    ],
    ids=["move or place", "two overlapping moves", "two overlapping gains", "gain or place"],
)
def test_of_two_effects_either_is_used_and_what_both_allow_is_one_move(effects, expected):
    pigeon = ENTRIES["item.carrier-pigeon"]
    there = SHIPPED.split('id = "item.carrier-pigeon"')[1].split("effects = ")[1].split("\n")[0]
    game = JANTARIS.with_components(items(effects=(there, f"[{', '.join(effects)}]")))
    state = game.read_position(
        "blue: carrier-pigeon, 2 taira, 1 meziris\ntokens: red meziris, black dorvan\n"
        f"edition: {game.edition}\nnow: working carrier-pigeon blue"
    )
    assert not pigeon["mandatory"]
    assert legal(state) == {*expected, "decline"}
    for moves in (game.legal(state), game.judged(state), list(game.candidates(state))):
        assert len(moves) == len(set(moves))
    assert game.legal(state) == game.judged(state)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            'op = "gain", who = "crown-owners", color->op = "gian", who = "crown-owners", color',
            "item.royal-seal: effects[0].op: 'gian' should be one of gain, lose",
        ),
        (
            'who = "crown-owners", color = "red"->who = "owner", color = "red"',
            "item.royal-seal: effects[0].who: 'owner' should be 'crown-owners' with crown = True",
        ),
        (
            'color = "red"->color = "green"',
            "item.royal-seal: effects[0].color: 'green' should be one of red, black",
        ),
        (
            'color = "red", amount = 1->color = "red", amount = 9',
            "item.royal-seal: effects[0].amount: 9 should be 1 to 6",
        ),
        ('color = "red", amount = 1->color = "red"', "effects[0].amount or amount_max: exactly one of them"),
        (
            'color = "red", amount = 1->color = "red", amount = 1, colour = "red"',
            "'colour': 'red'} is wrong; a table of op, who, color, amount, amount_max, from, to",
        ),
        (
            'color = "red", amount = 1->amount = 1',
            "item.royal-seal: effects[0].color is missing: one of red, black",
        ),
        (
            'prestige = 4->prestige = "four"',
            "item.cursed-diadem, prestige: 'four' is wrong; a whole number from 0",
        ),
        (
            "prestige = 4->prestige = -4",
            "item.cursed-diadem, prestige: -4 is wrong; a whole number from 0",
        ),
        (
            "red = 5\n->red = 7\n",
            "item.golden-ledger, red: 7 is wrong; a whole number from 0 to 6 is right",
        ),
        (
            'crown = false\ntiming = "situation"->crown = "no"\ntiming = "situation"',
            "crown: 'no' is wrong; true or false is right",
        ),
        (
            'trigger = "market-claimed"->trigger = "card-claimed"',
            "item.golden-ledger: trigger: 'card-claimed' should be one of bought",
        ),
        (
            'trigger = "market-claimed"->trigger = "turn-start"',
            "item.golden-ledger: timing: 'situation' should be 'turn-start' with the trigger 'turn-start'",
        ),
        ('uses = "once"->uses = "often"', "uses: 'often' should be once with the timing 'on-purchase'"),
        (
            'trigger = "bidding"->trigger = "marketplace-used"',
            "op: 'substitute-color' goes with the trigger 'bidding' only, not with 'marketplace-used'",
        ),
        (
            'op = "keep-one", who = "owner"->op = "gain", who = "owner", color = "red"',
            "effects[0].op: 'gain' should be 'keep-one', the only one with the trigger 'banished'",
        ),
        (
            'to = "same-area"->to = "active-district"',
            "effects[0].to: 'active-district' goes with the trigger 'token-moved' or 'strengthen-alone' only",
        ),
        (
            'text = "At once: choose->txt = "At once: choose',
            "item.forged-warrant, text is missing: a text is right",
        ),
        (
            "either_or = true->effects2 = true",
            "item.carrier-pigeon: effects2: no such key; the keys are id, provenance, note, name",
        ),
        (
            'effects = [{op = "exchange", who = "owner", amount_max = 2}]->effects = []',
            "item.money-changers-table: effects: the list is empty",
        ),
        (
            'effects = [{op = "exchange", who = "owner", amount_max = 2}]->effects = ["exchange"]',
            "item.money-changers-table, effects: 'exchange' is wrong; a table of op, who",
        ),
        (
            'crown = false\ntiming = "situation"\nuses = "discard"\ntrigger = "fair-exchange"->'
            'crown = true\ntiming = "situation"\nuses = "discard"\ntrigger = "fair-exchange"',
            "item.old-coins: crown: True should be False with the trigger 'fair-exchange'",
        ),
        ('id = "item.picks"->id = "item.Picks!"', "item.Picks!: id: 'Picks!' should be lower-case letters"),
        ("red = 0\nblack = 3->red = 0\nblack = 0", "red and black: both are 0"),
    ],
)
def test_a_bad_item_is_named_with_what_would_be_right(change, message):
    old, new = change.split("->")
    with pytest.raises(BadComponents) as refusal:
        JANTARIS.with_components(items(change=(old, new)))
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("not = [toml", "this is no TOML"),
        (f"a = 1\nb = {'9' * 5000}", "this is no TOML: A number has at most 4300 digits (at line 2"),
        (
            f"a = 1\nb = {'[' * 5000}{']' * 5000}\nc = []",
            "this is no TOML: Fewer brackets within brackets can be read (at line 2",
        ),
        ('title = "cards"\n', "no entry is there: it begins with [[component]]"),
        (
            "[[component]]\nname = 'x'\n",
            "entry 1, id: None is wrong; a name such as 'item.royal-seal'",
        ),
        ("[[component]]\nid = 'fair.1'\n[[component]]\nid = 'fair.1'\n", "entry 2, id: 'fair.1' comes twice"),
        (
            "[[component]]\nid = 'fair.1'\ngoods = 2\nprestige = 1\n",
            "fair.…: there should be 6 of them, not 1",
        ),
        (
            "[[component]]\nid = 'fair.1'\ngoods = 0\nprestige = 1\n",
            "fair.1, goods: 0 is wrong; a whole number from 1 to 12 is right",
        ),
        (
            "[[component]]\nid = 'market.1'\ndistricts = ['taira', 'taira', 'amarin']\nprestige = 3\n",
            "market.1: districts: ['taira', 'taira', 'amarin'] should be three different ones of taira",
        ),
        (
            "[[component]]\nid = 'market.1'\ndistricts = ['taira']\nprestige = 4\n",
            "market.1, prestige: 4 is wrong; one of 3 is right",
        ),
        (
            "[[component]]\nid = 'constants'\nend_prestige = 13\n",
            "constants: end_prestige: 13 should be 12: this is fixed",
        ),
        ("[[component]]\nid = 'dice'\n", "dice: no such component; an owner's file holds item.…"),
        (
            "[[component]]\nid = 'district.taira'\n",
            "district.taira, name is missing: a text is right",
        ),
        (
            "[[component]]\nid = 'board.ring'\nclockwise = ['taira']\n",
            "board.ring: clockwise: should list each District once",
        ),
    ],
)
def test_a_bad_file_is_named_with_what_would_be_right(text, message):
    before = JANTARIS.components()
    with pytest.raises(BadComponents) as refusal:
        JANTARIS.with_components(text + "\n")
    assert message in str(refusal.value)
    assert JANTARIS.components() is before


def test_districts_may_be_named_anew():
    text = SHIPPED.replace('"amarin"', '"karsala"').replace("district.amarin", "district.karsala")
    text = text.replace('name = "Amarin"', 'name = "Karsala"')
    game = JANTARIS.with_components(text)
    state = game.start(3, start_player="blue").let_chance(1)
    assert state.game.describe(state.game.read_move("blue settle taira karsala")) == (
        "Place Merchants in Taira and Karsala"
    )
    assert state.box.neighbours["taira"] == ("meziris", "karsala")
    assert not state.why_not("blue settle taira karsala")
    with pytest.raises(UnreadableMove, match="there are belmora, city-center"):
        state.why_not("blue settle taira amarin")
