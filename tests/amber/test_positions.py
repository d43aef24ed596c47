"""Positions as text: what is left out, what is wrong, and what a position cannot be."""

from __future__ import annotations

import pytest

from rulebook_lab.engine import UnreadablePosition
from rulebook_lab.views.picker import Picker, explain
from tests.amber.table import AMBER, at
from tests.clauses import clause

START = "castles: red=C3* blue=I9*\nvillages: F6*\n"


def test_a_short_text_is_a_whole_position():
    state = AMBER.read_position(START)
    assert state.seats == ("red", "blue")
    assert state.to_act == {"red"}
    assert [len(player.hand) for player in state.players] == [6, 6]
    assert state.face_down == 80
    assert state.defects == ()
    assert AMBER.read_position(state.text) == state


def test_a_set_up_alone_is_a_position():
    state = AMBER.read_position("setup: 4.a\nmode: advanced")
    assert dict(state.network.castles) == {"blue": "I3", "yellow": "I9", "red": "C9", "green": "C3"}
    assert len(state.face_up) == 4
    assert len(state.coins_at) == 9
    assert state.defects == ()


def test_turns_that_make_no_difference_are_the_same():
    assert at(START, "tiles: D3=straight@270").network == at(START, "tiles: D3=straight@90").network
    assert at(START, "tiles: D3=bridge@90").network == at(START, "tiles: D3=bridge").network
    state = at(START, "hand red: straight*6")
    assert state.play("red place straight@270 D3") == state.play("red place straight@90 D3")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "needs the line 'castles"),
        ("castles: red=C3*", "castles of 2 to 6 seats, .*, not of red"),
        ("setup: 2.a\nseats: blue blue", "2 to 6 different seats"),
        ("setup: 2.a\nseats: red green black", "black has none"),
        ("setup: 2.a\nhand blue: ²", "not '²'"),
        ("setup: 2.a\nstack: ²", "a whole number from"),
        ("setup: 2.a\nnow: assign-castles", "every seat has a castle"),
        ("setup: 2.a\nnow: deal-hands", "yellow has all tiles"),
        (START + "tiles: D3", "two parts joined by ="),
        (START + "tiles: D3=moat", "can lie on the board, not 'moat'"),
        (START + "tiles: D3=shovel", "can lie on the board, not 'shovel'"),
        (START + "tiles: L3=bend@0", "a location from A1 to K11, not 'L3'"),
        (START + "tiles: D3=bend@0 D3=tee@0", "'D3' comes twice"),
        (START + "tiles: C3=bend@0", "a castle stands on C3"),
        (
            START + "tiles: D3=bend",
            "a road such as bend@90, .* not 'bend'",
        ),
        (START + "hand red: moat", "one of straight, .*, not 'moat'"),
        (START + "hand red: bridge*5", "more than the 4 tiles 'bridge'"),
        (START + "hand red: bend*x", "a whole number from"),
        (START + "hand green: 3\nturn: green", "one of red, blue, not 'green'"),
        (START + "hand green: 3", "green has no seat here: the seats are red, blue"),
        (START + "turn: pink", "one of red, blue, not 'pink'"),
        (START + "mode: hard", "one of basic, advanced, not 'hard'"),
        (START + "coins: red=1", "at most 0, as many as are gone .*, not 1"),
        (START + "coins: red=x", "a whole number from"),
        (START + "stack: lots", "a whole number from"),
        (START + "stack: 81", "at most the 80 tiles that are left, not 81"),
        (START + "stack: 20\ndiscards: bend", "with these discards the 79 tiles that are left"),
        (START + "now: think red", "there are assign-castles"),
        (START + "now: play pink", "nobody here is called pink"),
        (START + "weather: fine", "no such key"),
        ("castles: pink=C3* blue=I9*", "one of blue, yellow, .*, not 'pink'"),
        ("setup: 7.a", "one of 2.a"),
        (START + "villages F6", "not of the form"),
    ],
)
def test_a_text_that_is_no_position_says_line_and_reason(text, message):
    with pytest.raises(UnreadablePosition, match=message):
        AMBER.read_position(text)


@pytest.mark.parametrize(
    ("lines", "defect"),
    [
        (["castles: red=C3* blue=I9", "villages: F6*", "coins: blue=1"], "castle.owner-no-coin"),
        (["castles: red=C3* blue=I9*", "villages: D3*", "tiles: D3=straight@90"], "village.sole-coin"),
        (["castles: red=C3* blue=E3", "villages: F6*", "tiles: D3=straight@90"], "castle.moment"),
        (["castles: red=C3 blue=E3*", "villages: F6*", "tiles: D3=straight@90"], "castle.moment"),
        (["castles: red=C3 blue=I9*", "villages: D3", "tiles: D3=straight@90", "hand red: 5"], "turn.refill"),
        (["castles: red=C3* blue=I9*", "villages: F6*", "tiles: D3=straight@0"], "place.castle-segments"),
        (["castles: red=C3* blue=I9*", "villages: F6*", "tiles: E3=bend@0 E2=bend@0"], "place.match-edges"),
        (
            ["castles: red=C3* blue=I9*", "villages: F6*", "tiles: E3=bend@0 E2=bend@0"],
            "place.mismatch-forbidden",
        ),
        (["castles: red=C3* blue=I9*", "villages: F6*", "tiles: F6=wetland"], "village.tile-on-location"),
        (
            ["castles: red=C3* blue=I9*", "villages: F6*", "hand red: 3", "hand blue: 3", "stack: 0"],
            "end.stack",
        ),
        (["castles: red=C3* blue=E3", "villages: D3", "tiles: D3=one-way-straight@270"], "end.instant"),
        (["castles: red=C3* blue=I9*", "villages: A1 A2 A3 A4 A5 A6 A7 A8 A9"], "contents.villages"),
    ],
)
def test_an_impossible_position_says_by_which_clause(lines, defect):
    state = at(*lines)
    assert defect in [found.clause for found in state.defects]
    assert all("{" not in AMBER.explain(state, found) for found in state.defects)


@clause("amber", "contents.construction-tiles", "contents.coins", "setup.stack")
def test_lost_tiles_and_coins_are_defects():
    from msgspec.structs import replace

    state = at(START)
    assert [d.clause for d in replace(state, discards=("bend",)).defects] == ["contents.construction-tiles"]
    assert [d.clause for d in replace(state, coins_lost=1).defects] == ["contents.coins"]
    assert [d.clause for d in replace(state, face_down=79).defects] == ["setup.stack"]


@pytest.mark.parametrize(
    ("move", "spelt"),
    [
        ("red place bend@90 F3", ("hand:bend", "cell:F3", "turn:90")),
        ("red place straight@90 F3", ("hand:straight", "cell:F3", "turn:90")),
        ("red place crossing F3", ("hand:crossing", "cell:F3")),
        ("red rebuild bend@0 D4 bridge D3", ("hand:bend", "cell:D4", "turn:0", "hand:bridge", "cell:D3")),
        ("red rebuild bridge D4 bridge D3", ("hand:bridge", "cell:D4", "hand:bridge#2", "cell:D3")),
        ("red shovel D3", ("hand:shovel", "cell:D3")),
        ("red special-shovel D3", ("hand:special-shovel", "cell:D3")),
        ("red give-up bend", ("button:give-up", "hand:bend")),
        ("red pass", ("button:pass",)),
        ("red take bend", ("open:bend",)),
        ("red draw", ("stack:top",)),
        ("chance deal bend", ("button:deal",)),
    ],
)
def test_moves_are_spelt_by_spots(move, spelt):
    assert AMBER.read_move(move).spots(at(START)) == spelt


def test_a_tile_is_picked_then_its_location_then_its_turn():
    state = at(START, "tiles: D3=straight@90", "hand red: bend straight bridge roundabout shovel tee")
    picker = Picker.of(state, state.legal_moves).pick("hand:bend")
    cells = {f"cell:{cell}" for cell in ("B3", "C2", "C4", "E3")}
    assert picker.open == cells | {f"turn:{turn}" for turn in (0, 90, 180, 270)}
    picker = picker.pick("cell:C4")
    assert {spot for spot in picker.open if spot.startswith("turn")} == {"turn:0", "turn:270"}
    assert picker.pick("turn:0").chosen == AMBER.read_move("red place bend@0 C4")


def test_a_closed_location_says_which_clause_closes_it():
    state = at(START, "tiles: D3=straight@90", "hand red: bend straight bridge roundabout shovel tee")
    (first, *_) = explain(state, ["red"], "cell:G7", ["hand:bend"])
    assert first.clauses == ("place.reachable-only", "place.reachable-definition")
    (first, *_) = explain(state, ["red"], "cell:D3", ["hand:straight", "cell:E3", "turn:90", "hand:bridge"])
    assert first.clauses == ("upgrade.condition",)
    held = at(START, "hand red: wetland*4")
    (first, *_) = explain(held, ["red"], "cell:G7", ["hand:wetland"])
    assert first.clauses == ("place.reachable-only", "place.first-move")
    assert AMBER.read_move("red place wetland G7") in set(AMBER.candidates(held))
    (first, *_) = explain(state, ["red"], "turn:180", ["hand:bend", "cell:C4"])
    assert first.clauses == ("place.castle-segments",)


def test_different_legal_moves_are_spelt_differently():
    state = at(START, "tiles: D3=straight@90", "hand red: bend straight bridge roundabout shovel tee")
    spelt = [move.spots(state) for move in state.legal_moves]
    assert len(set(spelt)) == len(spelt)


def test_a_position_without_a_village_is_impossible():
    """ruling.setup-validity: a set-up has 1 to 8 villages."""
    state = at("castles: red=C3* blue=I9*")
    assert [defect.clause for defect in state.defects] == ["contents.villages"]
    assert AMBER.explain(state, state.defects[0]) == "A set-up has at least one village."


def test_texts_with_older_keys_read_as_before():
    same = (
        "mode: advanced",
        "castles: red=C3 blue=I9*",
        "villages: F6",
        "tiles: D3=straight@90",
        "stack: 20",
    )
    older = at(
        *same,
        *("coins: blue=1", "special shovels: blue", "hand red: straight*5", "hand blue: bend*6"),
        *("gave up red: tee", "face up: bend tee", "now: end-turn red, refill red"),
    )
    newer = at(
        *same,
        *("blue.coins: 1", "red.special-shovel: no", "red.hand: straight*5", "blue.hand: bend*6"),
        *("red.gave-up: tee", "face-up: bend tee", "asks: end-turn red > refill red"),
    )
    assert older == newer
    assert AMBER.read_position(newer.text) == newer
