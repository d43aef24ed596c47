"""The picture: every legal move can be picked on it, nothing hidden shows, reach and roads are drawn."""

from __future__ import annotations

from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE
from rulebook_lab.games.amber.picture.board import draw
from rulebook_lab.games.amber.picture.tiles import in_characters, road_path
from rulebook_lab.games.amber.picture.words import reconstructed
from rulebook_lab.games.amber.rules.travel import route, travel
from rulebook_lab.scene import to_svg
from rulebook_lab.scene.extent import boxes
from tests.amber.table import AMBER, at, example, reach

START = ("castles: red=C3* blue=I9*", "villages: F6*")


def random_positions():
    for seed in range(4):
        random = Random(seed)
        state = AMBER.start(2 + seed, advanced=seed % 2 == 1)
        while state.pending:
            chance = AMBER.asked(state) == (CHANCE,)
            move = AMBER.draw_chance(state, random) if chance else random.choice(AMBER.legal(state))
            state = AMBER.carry_out(state, move).state
            if random.random() < 0.08:
                yield state


@pytest.mark.parametrize("width", [920, 1240])
def test_what_a_move_needs_stands_no_lower_than_the_map_it_stands_beside(width):
    """A window that shows the map shows the hand, its turns, the stack and the open tiles too."""
    for state in random_positions():
        found = boxes(draw(state, width=width))
        for key in ("hand", "dial", "supply"):
            assert found[key][3] <= found["board"][3], key


def test_every_legal_move_is_spelt_by_spots_of_the_picture():
    for state in random_positions():
        if state.to_act & set(state.seats):
            scene = draw(state)
            for move in state.legal_moves:
                spelt = move.spots(state)
                missing = [
                    spot for spot in spelt if spot not in scene.spots and not spot.startswith("button:")
                ]
                assert not missing, (missing, state.text)


def test_every_position_can_be_drawn_and_the_same_one_alike():
    for state in random_positions():
        scene = draw(state)
        assert scene == draw(AMBER.read_position(state.text))
        assert to_svg(scene).startswith("<svg")
    assert draw(AMBER.start(3)).text
    assert draw(AMBER.start(3, setup="a")).text


def test_other_hands_do_not_show():
    one = at(*START, "hand red: straight*6", "hand blue: bend*6").view("red")
    other = at(*START, "hand red: straight*6", "hand blue: tee*6").view("red")
    assert draw(one) == draw(other)
    assert draw(one, reach="") != draw(one)


def test_what_the_seat_that_must_play_reaches_is_lit_up():
    state = example("example.red-to-blue-only", "hand red: one-way-straight*6")
    keys = {node.key for node in draw(state).nodes}
    assert {f"reach.{cell}" for cell in reach(state, "red")} <= keys
    assert f"reach.{'H3'}" not in keys
    blue = {node.key for node in draw(state, reach="blue").nodes}
    assert {f"reach.{cell}" for cell in reach(state, "blue")} <= blue


def test_the_road_of_a_connection_is_traced():
    state = example("example.red-to-blue-only", "hand red: one-way-straight*6")
    after = state.play("red place one-way-straight@270 E3")
    assert route(after, "red", "G3") == ("C3", "D3", "E3", "F3", "G3")
    assert route(after, "blue", "C3") == ()
    keys = {node.key for node in draw(after, roads=(("red", "blue"), ("blue", "red"))).nodes}
    assert "road.red.G3" in keys
    assert "road.blue.C3" not in keys


def test_a_route_exists_exactly_to_what_is_connected():
    for state in random_positions():
        if len(state.network.castles) < len(state.seats):
            continue
        for seat in state.seats:
            journey = travel(state, seat)
            for cell in state.network.villages:
                assert bool(route(state, seat, cell)) == (cell in journey.entered)
            for other, cell in state.network.castles.items():
                if other != seat:
                    assert bool(route(state, seat, cell)) == (cell in journey.castles)


def test_roads_reach_the_middle_of_every_edge_so_that_they_join_up():
    assert road_path((0, 2)) == "M0 -26Q0 0 0 26"
    assert road_path((0, 1)) == "M0 -26Q0 0 26 0"
    assert road_path((1, 2, 3)) == "M26 0L0 0M0 26L0 0M-26 0L0 0"


@pytest.mark.parametrize(
    ("lying", "sign"),
    [
        ("straight@0", "│ "),
        ("bend@90", "┌ "),
        ("tee@0", "┬ "),
        ("one-way-straight@270", "─→"),
        ("one-way-left@0", "└→"),
        ("tee-exit@0", "┬↓"),
        ("tee-entry@0", "┬↑"),
        ("bridge", "╪ "),
        ("roundabout", "╬ "),
        ("wetland", "~~"),
    ],
)
def test_tiles_in_characters(lying, sign):
    assert in_characters(AMBER.components(), lying) == sign


def test_the_board_in_characters():
    state = example("example.bridge-rebuild", "hand red: straight*6")
    rows = draw(state).text.splitlines()
    assert rows[3] == " 3  .   .   R*  ─   ─   ─ v .   .   .   .   ."
    assert rows[5] == " 5  .   .   .   │   .   .   .   .   .   .   ."
    assert rows[6] == " 6  .   .   .   B*  .   .   .   .   .   .   ."


def test_what_is_reconstructed_is_said_on_the_picture():
    state = at(*START)
    assert reconstructed(state.box) == ("ours:tiles", "ours:set-ups")
    assert "Reconstructed: tile mix and set-ups." in draw(state).description
    assert any(node.text == "Reconstructed: tile mix and set-ups." for node in draw(state).nodes)
    assert "reconstructed" in draw(at(*START, "hand red: bend*6")).spots["hand:bend"].tip


def test_points_that_are_asked_for_are_not_told():
    state = at("castles: red=C3 blue=I9", "villages: F6", "coins: red=3", "hand red: bend*6")
    assert "3 points" in draw(state).text + draw(state).description
    silent = draw(state, scores=False)
    told = silent.text + silent.description + "".join(f"{node.text} {node.label}" for node in silent.nodes)
    assert "point" not in told
    assert "3 coins" in told


def test_the_heads_of_the_map_and_who_reaches_what_can_be_read_on_a_telephone():
    nodes = {node.key: node for node in draw(at(*START), reach="red", width=340).nodes}
    letters = [node for key, node in nodes.items() if key.startswith("reach.") and key.endswith(".letter")]
    assert letters
    for node in (nodes["column.0"], nodes["row.9"], *letters):
        assert node.attrs["font-size"] * nodes["map"].scale > 9.9, node.key


def test_the_special_shovel_lies_beside_the_last_tile_in_hand():
    """On a telephone it stood below the hand, with an empty place before it."""
    for width in (340, 440, 920):
        found = boxes(draw(lab.example("amber", "advanced-game").state.view("red"), width=width))
        first, last, shovel = (found[f"hand.{key}"] for key in ("bend", "tee", "special"))
        assert shovel[0] in (pytest.approx(first[0], abs=6), pytest.approx(last[2] + 12, abs=6)), width
