"""The picture: every move can be clicked, nothing hidden is drawn, what is reconstructed says so."""

import math
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE
from rulebook_lab.games.amber_route.picture.board import draw
from rulebook_lab.games.amber_route.state import AmberRouteState
from rulebook_lab.scene import Scene
from rulebook_lab.scene.extent import boxes
from rulebook_lab.simulate import chosen
from tests.amber_route.table import GAME, position

FIGHT = (
    "turn: red > monster swamp-monster-c hard 3 3 2 > shaping 5+3+1 6\n"
    "red: field 14, escorts 4, hand swamp-2*2, kept swamp-ghost-d\nblue: field 14, hand any-3"
)


def played(seed: int) -> Iterator[AmberRouteState]:
    random = Random(seed)
    state = GAME.start(2 + seed % 3, layout=("beginner", "four-lands", "hard-road")[seed % 3])
    while state.pending:
        yield state
        state = GAME.carry_out(state, chosen(GAME, state, random, True)).state
    yield state


@pytest.mark.parametrize("width", [340, 440, 640, 920])
@pytest.mark.parametrize("pawns", [2, 3, 4])
def test_the_letter_of_every_pawn_is_seen(width: float, pawns: int) -> None:
    scene = draw(GAME.start(pawns), width=width)
    found = [node.at for node in scene.nodes if node.key.startswith("pawn.") and node.key.count(".") == 1]
    at = [place for place in found if place is not None]
    assert len(at) == pawns
    assert all(math.dist(one, other) >= 14 for one, other in combinations(at, 2))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_move_can_be_clicked(seed: int) -> None:
    for state in played(seed):
        for seat in state.to_act - {CHANCE}:
            spots = set(draw(state.view(seat)).spots)
            for move in GAME.legal(state):
                buttons = {spot for spot in move.spots(state) if spot.startswith("button:")}
                assert set(move.spots(state)) - buttons <= spots, GAME.write_move(move)
                assert all(GAME.texts.has("names", button) for button in buttons)


def test_different_moves_have_different_spots() -> None:
    for state in played(4):
        moves = GAME.legal(state)
        assert len({move.spots(state) for move in moves}) == len(moves)
    assert GAME.read_move("red take card").spots(state) == ("deck:light",)
    assert GAME.read_move("red take escort").spots(state) == ("supply:escorts",)


def words(scene: Scene) -> str:
    return "\n".join(f"{node.key} {node.text} {node.label} {node.tip}" for node in scene.nodes) + scene.text


def test_a_hidden_hand_looks_hidden() -> None:
    view = draw(position(FIGHT).view("red"))
    assert "Alkonost" not in words(view)
    assert "1 card" in words(view)
    assert "a hidden light card" in words(view)
    assert "Alkonost" in words(draw(position(FIGHT)))


def test_the_fight_shows_its_figures() -> None:
    shown = words(draw(position(FIGHT)))
    assert "Life 3 of 3, round 2" in shown
    assert "Red's dice: 2 hits" in shown
    assert "It rolls 2 dice, hits on 4–6" in shown


@pytest.mark.parametrize("width", [340, 440, 640])
def test_nothing_is_blank_below_a_challenge_that_stands_above_the_hands(width: int) -> None:
    found = boxes(draw(position(FIGHT), width=width))
    (_, _, _, end), inside = found["panel"], [found[key] for key in found if key.startswith("buy.")]
    assert end - max(box[3] for box in inside) < 20


def test_what_is_reconstructed_says_so() -> None:
    scene = draw(position(FIGHT))
    assert "Reconstructed" in str(scene.spots["field:14"].tip)
    assert "Reconstructed" not in str(scene.spots["field:0"].tip)
    assert "Reconstructed" in str(scene.spots["hand:swamp-2"].tip)


def test_the_board_reads_as_text() -> None:
    lines = draw(position(FIGHT)).text.splitlines()
    assert lines[1:4] == ["Red's pawn on field 14", "Blue's pawn on field 14", "field 0: shore"]
    assert lines[28] == "field 25: castle"
    (red,) = (line for line in lines if line.startswith("Red (active): "))
    assert red.startswith("Red (active): escorts: 4; loose ambers: 1; secured ambers: 0; points: ")
    assert red.endswith("; White stork, swamp 2; White stork, swamp 2; kept reward: second roll")


def test_the_road_is_drawn_once() -> None:
    before, after = draw(position(FIGHT)), draw(position(FIGHT).play("red shift 3 4"))
    same = {id(node) for node in before.nodes}
    road = [node for node in after.nodes if node.key.startswith("field.")]
    assert len(road) > 100
    assert all(id(node) in same for node in road)


def test_points_that_are_asked_for_are_not_told() -> None:
    state = position("turn: red\nred: field 25, secured 3\nblue: field 4")
    assert "Points: −21" in words(draw(state))
    assert "If the game ended now" not in words(draw(state, scores=False))
    assert "−21" not in words(draw(state, scores=False))


@pytest.mark.parametrize(
    ("below", "standing"),
    [
        ("monster swamp-monster-c hard 3 3 2 > shaping 5+4+1 6", "3 hits"),
        ("ghost swamp-ghost-a hard > shaping 5+4+1 6", "total 16"),
        ("trap swamp-trap-a hard > shaping 5+5+1 5", "3 equal"),
        ("trap swamp-trap-a hard > shaping 5+3+1", "none equal"),
    ],
)
def test_the_dice_are_summed_up_by_what_they_were_rolled_for(below: str, standing: str) -> None:
    assert f"Red's dice: {standing}" in words(draw(position(f"turn: red > {below}\nred: field 6")))


def test_many_dice_stay_within_their_panel() -> None:
    fight = "turn: red > monster swamp-monster-a hard 1 1 > shaping 6+6+6+5+5+5+4+4+4+3+3+3"
    state = position(f"{fight}\nred: field 6, escorts 3, loose 3")
    for width in (340, 960):
        scene = draw(state, width=width)
        right = scene.view_box[0] + scene.view_box[2]
        dice = [node.at[0] for node in scene.nodes if node.at and node.key in {f"own.{n}" for n in range(12)}]
        assert len(dice) == 12
        assert max(dice) + 19 <= right - 10


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_ambers_in_the_pool_stand_clear_of_the_decks(language: str) -> None:
    """Polish words are longer: they pushed their drop behind the dark deck."""
    with lab.speaking(language):
        found = boxes(draw(position("red: field 3")))
    assert found["pool"][0] >= max(found["dark"][2], found["dark.words"][2], found["dark.discards"][2])
