"""What players are told is true in each situation: questions, refusals, events."""

from __future__ import annotations

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import UnreadableMove
from rulebook_lab.games.amber.picture.board import draw
from tests.amber.table import AMBER, at
from tests.clauses import clause

TWO = ("castles: red=C3 blue=I9", "villages: F6* F9")
LINE = ("castles: red=C3 blue=G3", "villages: F6* F9")


def why(state, move):
    return list(state.why_not(move).sentences)


def drawing(*lines):
    """Red has given up a tile in the advanced game and is to draw."""
    sealed = "tiles: C2=wetland D3=wetland C4=wetland B3=wetland"
    state = at("mode: advanced", *TWO, sealed, "hand red: straight*6", *lines)
    return state.play("red give-up straight")


@clause("amber", "advanced.draw-choice", "advanced.reveal")
@pytest.mark.parametrize(
    ("lines", "question"),
    [
        (("face up: bend tee", "stack: 3"), "an open one or the unseen one."),
        (("face up: bend", "stack: 0"), "none is left face down."),
        (("face up: -", "stack: 3"), "none lies open."),
    ],
    ids=["both", "open only", "unseen only"],
)
def test_the_question_of_a_draw_names_only_the_tiles_that_there_are(lines, question):
    assert drawing(*lines).prompt.endswith(question)


@clause("amber", "advanced.draw-choice")
def test_a_tile_that_does_not_lie_open_is_told_with_those_that_do():
    state = drawing("face up: bend", "stack: 0")
    assert why(state, "red take tee") == ["No T-junction lies face up, only: bend."]
    assert why(state, "red draw") == ["No face-down tile is left, only what lies open: bend."]
    assert why(drawing("face up: -", "stack: 3"), "red take tee") == ["No T-junction lies face up."]


@clause("amber", "unable.discard")
def test_a_tile_that_is_not_there_is_not_called_a_play_when_it_is_given_up():
    state = at(*TWO, "tiles: C2=wetland D3=wetland C4=wetland B3=wetland", "hand red: straight*6")
    told = ["There is no bend in your hand; the tile given up comes from your own hand."]
    assert why(state, "red give-up bend") == told


@clause("amber", "unable.must-place")
def test_the_number_of_possible_plays_is_told():
    tiles = "tiles: C2=wetland D3=wetland B3=wetland"
    state = at(*TWO, tiles, "hand red: dead-end", "stack: 0")
    told = "Something can be played, for example: Red lays a dead end (N) on C4. "
    assert why(state, "red pass")[0] == told + "So something must be; 1 play is possible."
    tiles = "tiles: C2=wetland C4=wetland B3=wetland"
    digs = at(*TWO, tiles, "hand red: dead-end shovel", "stack: 0")
    dug = "Something can be played, for example: Red digs up B3. "
    assert why(digs, "red pass")[0] == dug + "So something must be; 4 plays are possible."


@clause("amber", "shovel.connection-needed", "place.first-move")
def test_beside_an_empty_castle_a_shovel_is_not_told_where_tiles_go():
    state = at(*TWO, "tiles: I8=straight@0", "hand red: shovel bend*5")
    assert state.why_not("red shovel I8").clauses == (
        "shovel.connection-needed",
        "place.reachable-definition",
    )
    assert state.why_not("red place bend@180 I7").clauses == ("place.reachable-only", "place.first-move")


@clause("amber", "place.one-way", "place.castle-stops-path")
def test_both_ways_to_a_location_that_are_closed_are_told():
    """H3 lies behind a castle, and behind an arrow that points the other way."""
    tiles = "tiles: D3=straight@90 E3=straight@90 F3=straight@90"
    tiles += " C4=bend@0 D4=straight@90 E4=straight@90 F4=one-way-straight@90 G4=tee@180 H4=bend@270"
    state = at(*LINE, tiles, "hand red: bend*6")
    assert why(state, "red place bend@180 H3")[1:] == [
        "Against an arrow one could get to H3, but a one-way road is travelled in its direction only.",
        "Through a castle one could get to H3, but every path ends at a castle.",
    ]


@clause("amber", "turn.play-one")
def test_a_tile_without_its_turn_is_no_unknown_tile():
    state = at(*TWO, "hand red: straight*6")
    assert why(state, "red place straight C2") == [
        "How a straight lies is written straight@0 or straight@90."
    ]
    assert why(state, "red rebuild bend@0 D4 straight D3") == why(state, "red place straight C2")
    for tile in ("bridge@45", "moat"):
        with pytest.raises(UnreadableMove, match=f"'{tile}' is no tile: .*bridge"):
            why(state, f"red place {tile} C2")


@clause("amber", "turn.two-tiles", "upgrade.condition")
def test_what_cannot_rebuild_and_what_cannot_be_rebuilt():
    state = at(*TWO, "tiles: D3=bend@270", "hand red: straight*2 dead-end*2 bridge*2")
    told = " ".join(why(state, "red rebuild straight@0 D4 dead-end@0 D3"))
    assert "with a bridge or a roundabout; a dead end is neither." in told
    assert "the tile for D4 and what lies on D3 are no such pair." in told


@clause("amber", "setup.assign-castles", "setup.shuffle-deal")
def test_what_is_given_out_by_lot_is_asked_for_a_player():
    state = AMBER.start(2, setup="a")
    assert state.prompt == "Chance gives out the castles: which does Blue get?"
    state = state.play("chance castle blue C3")
    assert state.prompt == "Chance gives out the castles: which does Yellow get?"
    state = AMBER.start(2, setup="a", castles="C3 I9", first="blue")
    for _ in range(6):
        assert state.prompt == "The hands are dealt: which tile does Blue get?"
        state = state.play("chance deal bend")
    assert state.prompt == "The hands are dealt: which tile does Yellow get?"


@clause("amber", "place.reachable-only", "shovel.connection-needed")
def test_a_place_beside_the_board_is_told():
    state = at(*TWO, "tiles: D3=straight@90", "hand red: straight shovel bridge*4")
    for move in ("red place straight@0 L1", "red shovel L1"):
        with pytest.raises(UnreadableMove, match="'L1' is no cell"):
            why(state, move)


def test_a_screen_reader_is_told_sentences():
    state = at(*TWO, "tiles: D3=straight@90", "hand red: straight bend*5", "stack: 3")
    drawn = draw(state.play("red place bend@90 C2"))
    assert drawn.description.startswith(
        "Amber board with 2 tiles. Red draws the top tile of the stack: which is it? "
    )
    assert " coins, 5 tiles. Blue: " in drawn.description
    assert draw(state).description.startswith("Amber board with 1 tile. Red must play a tile. ")


@clause("amber", "upgrade.draw-two", "end.instant")
def test_who_wins_with_a_rebuilding_is_not_said_to_draw():
    tiles = "tiles: D3=straight@90 D5=one-way-straight@180"
    hand = "hand blue: straight roundabout bend*4"
    state = at("castles: red=C3 blue=D6", "villages: D3", tiles, "turn: blue", hand)
    outcome = state.outcome("blue rebuild straight@0 D4 roundabout D3")
    kinds = [event.kind for event in outcome.events]
    assert kinds == ["laid", "rebuilt", "village-on-top", "won-at-once", "verdict"]


@clause("amber", "unable.empty-stack", "advanced.special-shovel-instead")
def test_who_passes_with_a_special_shovel_could_still_move():
    tiles = "tiles: C2=wetland D3=wetland C4=wetland B3=wetland H9=straight@90"
    state = at("mode: advanced", *TWO, tiles, "hand red: straight*6", "face up: -", "stack: 0", "passes: 1")
    assert "red special-shovel D3" in state.legal_moves
    assert [AMBER.narrate(event, None) for event in state.outcome("red pass").events] == [
        "Red passes.",
        "Everybody has passed in turn, so the game is over.",
        "The game is over: Red and Blue share the victory with 0 points.",
    ]


ONE_WAY_BRIDGE = """
[[component]]
id = "tile.bridge"
title = "Bridge"
kind = "road"
count = 4
arms = { n = "in", e = "both", s = "out", w = "both" }
levels = [["n", "s"], ["e", "w"]]
rebuilds = true
"""


@clause("amber", "upgrade.replace")
def test_a_tile_that_rebuilds_is_told_as_it_lies():
    own = AMBER.with_components(ONE_WAY_BRIDGE)
    lines = ("castles: red=C3 blue=D6", "villages: F3", "tiles: D3=straight@90 D5=straight@0", "turn: blue")
    state = own.read_position(
        "\n".join((f"edition: {own.edition}", *lines, "hand blue: straight bridge bend*4"))
    )
    told = [own.narrate(event) for event in state.outcome("blue rebuild straight@0 D4 bridge@180 D3").events]
    new = "Blue replaces the straight on D3 by a bridge (S→N, E–W); the straight is discarded."
    assert told[1] == new


@clause("amber", "shovel.target", "unable.must-place", "setup.no-special-shovels")
def test_whatever_is_asked_about_something_stands_in_its_way():
    """Red has no shovel, can play, and plays the basic game."""
    tiles = "tiles: D3=straight@90 C4=bend@0"
    state = at("castles: red=C3* blue=I9*", "villages: F6*", tiles, "hand red: bend tee straight*4")
    for verb, id in (
        ("shovel", "turn.play-one"),
        ("give-up", "unable.must-place"),
        ("pass", "unable.must-place"),
        ("special-shovel", "setup.no-special-shovels"),
    ):
        assert id in str(lab.stops(state, verb)), verb


@clause("amber", "advanced.draw-choice", "unable.empty-stack")
def test_what_is_said_of_draws_and_of_the_end_by_passes_is_true():
    state = at(*TWO, "hand red: straight*6")
    assert "in the basic game the top tile is simply drawn" in why(state, "red draw")[0]
    sealed = "tiles: C2=wetland D3=wetland C4=wetland B3=wetland"
    over = at(*TWO, sealed, "hand red: straight*6", "stack: 0", "passes: 1").outcome("red pass")
    assert [event.clause for event in over.events] == ["unable.empty-stack"] * 2 + ["end.ties"]
