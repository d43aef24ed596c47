"""The picture: every spot that has a place is on it, and it shows no hidden vote."""

from __future__ import annotations

import math
import re
from itertools import combinations

import pytest

from rulebook_lab.engine import CHANCE
from rulebook_lab.games.jantaris.picture.board import draw
from rulebook_lab.games.jantaris.rules.diplomacy import VOTING_CARDS
from rulebook_lab.scene import spot_boxes, to_svg
from rulebook_lab.scene.extent import boxes, written
from tests.clauses import clause
from tests.jantaris.table import JANTARIS, at, voting
from tests.laws.positions import sample

SEATS = ("blue", "yellow", "green", "purple")
PIECE = re.compile(r"guild\.\w+|dominates\.\w+\.seat|merchants\.[\w-]+\.\w+\.(1|2|round)")


def words(scene):
    return [node.text for node in scene.nodes if node.text]


def test_every_spot_with_a_place_is_on_the_board():
    for state, _, _ in sample("jantaris", games=6, size=20):
        if state.to_act == {CHANCE}:
            continue
        for view in (state, *(state.view(seat) for seat in state.to_act)):
            spots = draw(view).spots
            for move in view.legal_moves:
                if view.viewer in (None, move.seat):
                    for spot in move.spots(view):
                        assert spot.startswith("button:") or spot in spots, (spot, view.text)


def test_every_spot_has_a_name():
    for _, _, state in sample("jantaris", games=6, size=20):
        assert all(node.label for node in draw(state).spots.values())


@clause("jantaris", "diplomacy.vote", "diplomacy.reveal")
def test_two_states_that_differ_in_a_hidden_vote_are_drawn_alike():
    start = voting("tokens: red taira, black likaran", "active-district: taira")
    cast = [start.play(f"yellow vote {card}") for card in VOTING_CARDS]
    for seat in ("blue", "green"):
        assert len({to_svg(draw(state.view(seat))) for state in cast}) == 1
        assert len({draw(state.view(seat)).text for state in cast}) == 1
    assert len({to_svg(draw(state.view("yellow"))) for state in cast}) == 4
    assert "has voted" in words(draw(cast[0].view("blue")))
    assert "has voted" in words(draw(cast[0]))


@clause("jantaris", "diplomacy.vote", "items.situation")
def test_voting_cards_lie_there_only_while_they_can_be_played():
    state = at("blue: hidden-dagger", "phase: diplomacy").play("blue move-token red dorvan")
    assert not any(spot.startswith("vote:") for spot in draw(state).spots)
    voting_now = draw(state.play("blue decline"))
    assert sum(spot.startswith("vote:") for spot in voting_now.spots) == 12


@pytest.mark.parametrize("seat", ["blue", "yellow", "green"])
def test_voting_cards_lie_below_the_city_on_a_narrow_screen(seat):
    """One need not scroll past market, Bazaar and Prestige Track to vote."""
    start = voting("tokens: red taira, black likaran", "active-district: taira")
    for state in (start, start.view(seat)):
        boxes = spot_boxes(draw(state, width=340))
        vote, bazaar = boxes[f"vote:{seat}-{VOTING_CARDS[0]}"], boxes["place:bazaar"]
        assert boxes["area:city-center"][3] < vote[1] < bazaar[1]


def test_dominance_and_tokens_are_shown():
    state = at("tokens: red taira", "blue: 2 dorvan, 3 shakara", "yellow: 3 shakara")
    scene = draw(state)
    labels = [node.label for node in scene.nodes]
    assert "Blue dominates Dorvan" in labels
    assert not any(label and label.endswith("dominates Shakara") for label in labels)
    assert "red Merchant Guild token, Taira" in labels
    assert "Dorvan      ◆●   B2             <Blue>" in scene.text


def test_a_market_card_lights_its_districts():
    scene = draw(at("market: market.3, market.1, market.2"), light="market.3")
    lit = {node.key for node in scene.nodes if node.key.startswith("lit.")}
    assert lit == {"lit.shakara", "lit.dorvan", "lit.belmora"}


def test_what_is_reconstructed_says_so():
    scene = draw(at(""))
    slanted = {node.text for node in scene.nodes if node.style.get("font-style") == "italic"}
    assert {"Amarin", "Historic Book", "Picks", "in italics: reconstructed"} <= slanted
    assert "Taira" not in {n.text for n in scene.nodes if n.key == "name.taira" and n.style.get("font-style")}
    assert "Reconstructed, not printed in the rulebook." in scene.spots["item:picks"].tip


@pytest.mark.parametrize("id", JANTARIS.components("").items)
def test_the_words_of_an_item_are_not_cut_off(id):
    found = {node.key: node.text for node in draw(at(f"offer: {id}")).nodes}
    for part in ("name", "text"):
        assert found[f"item.{id}.{part}"]
        assert "…" not in found[f"item.{id}.{part}"]


def test_a_vote_tells_what_it_does_as_things_stand():
    """Blue has 2 Merchants in Taira, 1 in the City Center and no Goods; the red token is in Taira."""
    where = "tokens: red taira, black likaran", "active-district: taira"
    start = voting(*where, "blue: 2 taira, 1 city-center")
    tip = draw(start).spots["vote:blue-deal"].tip or ""
    assert "One vote: gain 2 red Goods. Two: gain 2 red, one for each of your Merchants in Taira." in tip
    assert "Three: gain 1 red, one for each in the City Center." in tip


def test_who_is_banished_in_vain_is_told():
    where = "tokens: red taira, black likaran", "active-district: taira", "phase: diplomacy"
    asking = at(*where, "blue: 2 taira", "now: expulsion blue")
    spots = draw(asking).spots
    assert "2 Merchants in Taira would be banished." in spots["seat:blue"].tip
    assert "Nobody in Taira: nothing would happen." in spots["seat:yellow"].tip


def test_the_bazaar_warns_who_can_open_no_auction():
    offer = "offer: bribed-guard, letter-of-safe-conduct"  # 1 red and 4 black; 3 red
    warned = [
        draw(at("asks: city", offer, f"blue: {own}")).spots["place:bazaar"].tip
        for own in ("2 red", "3 red", "3 red, 4 black")
    ]
    assert "Blue has the starting price of no Item on offer: nothing would happen." in warned[0]
    assert "Blue has the starting price of Letter of Safe Conduct." in warned[1]
    assert "Blue has the starting price of Bribed Guard and Letter of Safe Conduct." in warned[2]


def test_words_on_the_map_can_be_read_on_a_telephone():
    state = at("market: market.1, market.2, market.3")
    for width in (340, 440):
        nodes = {node.key: node for node in draw(state, width=width).nodes}
        for key in ("name.taira", "name.center", "center.count"):
            assert nodes[key].attrs["font-size"] * nodes["city"].scale > 10.5, (key, width)
        signs = [node for key, node in nodes.items() if key.startswith("sign.") and node.scale > 1]
        assert all(12 * node.scale * nodes["city"].scale > 8 for node in signs)
        assert len(signs) == 9  # three Districts on each of three cards


@pytest.mark.parametrize("area", ["city-center", *JANTARIS.components("").ring])
@pytest.mark.parametrize("width", [340, 440, 920])
def test_no_piece_on_the_map_lies_on_another(area, width):
    """Three Merchants of each of four seats and in the City Center, both tokens close by, who dominates."""
    ring = JANTARIS.components("").ring
    nearby = [ring[ring.index(area) - 1], ring[(ring.index(area) + 1) % 8]] if area in ring else [area]
    for dominant in SEATS:
        here = {seat: f", {3 + (seat == dominant)} {area}" if area in ring else "" for seat in SEATS}
        seats = [f"{seat}: 3 city-center{here[seat]}" for seat in SEATS]
        for token in (f"tokens: red {area}, black {other}" for other in nearby):
            found = boxes(draw(at(token, *seats), width=width))
            pieces = {key: box for key, box in found.items() if PIECE.fullmatch(key)}
            assert len(pieces) >= 13
            for (key, one), (other, two) in combinations(pieces.items(), 2):
                if key.rpartition(".")[0] != other.rpartition(".")[0]:  # a seat's own lie on each other
                    assert gap(one, two) > -1, (key, other)


@pytest.mark.parametrize("area", ["city-center", *JANTARIS.components("").ring])
@pytest.mark.parametrize("width", [340, 440, 920])
def test_no_token_touches_the_words_in_the_city_center(area, width):
    found = boxes(draw(at(f"tokens: red {area}, black {area}"), width=width))
    for words in (found["name.center"], found["center.count"]):
        for token in (found["guild.red"], found["guild.black"]):
            beside = max(token[0] - words[2], words[0] - token[2])
            assert max(beside, token[1] - words[3], words[1] - token[3]) >= 3


@pytest.mark.parametrize("width", [340, 920])
def test_the_number_of_merchants_covers_no_letter(width):
    found = boxes(draw(at("blue: 14 taira", "yellow: 3 city-center"), width=width))
    for there in ("taira.blue", "city-center.yellow"):
        letter, number = (found[f"merchants.{there}.{key}"] for key in ("2.letter", "round"))
        assert letter[2] <= number[0] + 2, "an edge at most"


def gap(one, other):
    """How far two round things are apart, by their boxes."""
    middles = [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in (one, other)]
    return math.dist(*middles) - (one[2] - one[0]) / 2 - (other[2] - other[0]) / 2


@pytest.mark.parametrize("width", [340, 440, 920])
def test_no_house_stands_behind_the_name_of_a_district(width):
    nodes = draw(at(""), width=width).nodes
    for node in nodes:
        if node.key.startswith("roofs."):
            (name,) = [each for each in nodes if each.key == f"name.{node.key.partition('.')[2]}"]
            left, top, right, bottom = written(name)
            corners = re.findall(r"M(-?\d+) (-?\d+)v(-?\d+)", node.attrs["d"])
            assert 9 <= len(corners) <= 13
            for x, y, wall in ((int(part) for part in corner) for corner in corners):
                half = -wall
                assert x + 2 * half <= left or x >= right or y <= top or y - 2 * half >= bottom
