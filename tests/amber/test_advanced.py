"""The advanced game: open tiles and special shovels."""

from __future__ import annotations

from tests.amber.table import AMBER, at, coins, example, reach, refusals
from tests.clauses import clause

START = ("mode: advanced", "castles: red=C3* blue=I9*", "villages: F6*", "hand red: straight*6")
ROAD = "red place straight@90 D3"


@clause("amber", "advanced.draw-choice", "turn.refill")
def test_every_draw_is_a_choice():
    drawing = at(*START, "face up: bend tee").play(ROAD)
    assert {AMBER.write_move(move) for move in drawing.legal_moves} == {
        "red take bend",
        "red take tee",
        "red draw",
    }
    assert refusals(drawing, "red take crossing") == ("advanced.draw-choice",)


@clause("amber", "advanced.reveal")
def test_a_taken_tile_is_replaced_in_its_slot_before_anything_else():
    """ruling.display-slots."""
    drawing = at(*START, "face up: bend tee").play(ROAD)
    after = drawing.play("red take bend")
    assert after.to_act == {"chance"}
    assert after.play("chance reveal crossing").face_up == ("crossing", "tee")


@clause("amber", "advanced.draw-choice", "advanced.reveal", "advanced.end", "end.stack")
def test_open_tiles_belong_to_the_supply():
    """ruling.display-exhaustion: without face-down tiles the open ones are still drawn, and not replaced."""
    hands = ("hand red: straight*4", "hand blue: bend*3")
    drawing = at(*START[:3], *hands, "face up: bend tee", "stack: 0").play(ROAD)
    assert {AMBER.write_move(move) for move in drawing.legal_moves} == {"red take bend", "red take tee"}
    assert refusals(drawing, "red draw") == ("advanced.draw-choice",)
    left = drawing.play("red take bend")
    assert left.face_up == ("tee",)
    full = left.play("red take tee")
    assert full.face_up == ()
    assert full.facts["hand.red"] == 5
    assert full.to_act == {"blue"}
    ends = at(*START[:3], *hands, "face up: -", "stack: 0").play(ROAD)
    assert ends.result is not None


@clause("amber", "unable.draw", "advanced.draw-choice", "unable.empty-stack")
def test_whoever_gives_up_chooses_a_tile_as_well():
    """ruling.display-give-up."""
    sealed = ("tiles: C2=wetland D3=wetland C4=wetland B3=wetland", "special shovels: blue")
    state = at(*START, *sealed, "face up: bend tee", "stack: 0")
    assert refusals(state, "red pass") == ("unable.draw",)
    drawing = state.play("red give-up straight")
    assert {AMBER.write_move(move) for move in drawing.legal_moves} == {"red take bend", "red take tee"}


@clause("amber", "advanced.special-shovel-instead", "shovel.connection-needed", "shovel.not-castle")
@clause("amber", "shovel.target", "wetland.shovel")
def test_a_special_shovel_digs_like_any_other():
    """ruling.special-shovel-effect, ruling.special-shovel-no-draw."""
    state = at(*START, "tiles: D3=straight@90 E3=wetland")
    assert refusals(state, "red special-shovel C3") == ("shovel.not-castle",)
    assert refusals(state, "red special-shovel F6")[0] == "shovel.target"
    assert "shovel.connection-needed" in refusals(state, "red special-shovel H9")
    after = state.play("red special-shovel E3")
    assert after.discards == ("wetland",)
    assert after.to_act == {"blue"}
    assert after.facts["hand.red"] == 6


@clause("amber", "advanced.special-shovel-instead", "unable.must-place")
def test_a_special_shovel_is_never_forced_and_never_forbidden():
    """ruling.special-shovel-unable."""
    sealed = "tiles: C2=wetland D3=wetland C4=wetland B3=wetland"
    state = at(*START, sealed, "stack: 20")
    assert set(state.legal_moves.by_verb()) == {"give-up", "special-shovel"}
    empty = at(*START, sealed, "stack: 0", "face up: -")
    assert set(empty.legal_moves.by_verb()) == {"pass", "special-shovel"}
    able = at(*START)
    assert "place" in able.legal_moves.by_verb()
    assert at(*START, "tiles: D3=straight@90").why_not("red special-shovel D3").clauses == ()
    assert empty.play("red special-shovel D3").facts["passes"] == 0


@clause("amber", "advanced.two-draws", "advanced.special-not-hand")
def test_an_unused_special_shovel_is_no_tile_in_hand():
    state = at(*START)
    assert state.player("red").hand == ("straight",) * 6
    assert state.facts["special-shovel.red"]
    drawing = state.play(ROAD)
    assert drawing.facts["hand.red"] == 5
    assert drawing.to_act == {"red"}


@clause("amber", "advanced.display-setup")
def test_more_open_tiles_than_players_are_a_defect():
    state = at(*START, "face up: bend*3")
    assert [defect.clause for defect in state.defects] == ["advanced.display-setup"]
    state = at(*START[1:], "face up: bend")
    assert [defect.clause for defect in state.defects] == ["advanced.display-setup"]


@clause("amber", "advanced.display-setup", "advanced.reveal")
def test_while_tiles_lie_face_down_one_lies_open_for_each_player():
    lines = ("mode: advanced", "castles: red=C3* blue=I9*", "villages: F6*", "face up: bend")
    assert [defect.clause for defect in at(*lines, "stack: 3").defects] == ["advanced.display-setup"]
    assert at(*lines, "stack: 0").defects == ()


@clause("amber", "advanced.as-basic", "advanced.end")
def test_the_advanced_game_is_scored_like_the_basic_one():
    state = example("example.castle-stops", "mode: advanced")
    basic = example("example.castle-stops")
    assert state.scores == basic.scores
    assert coins(state) == coins(basic)
    assert reach(state, "blue") == reach(basic, "blue")


@clause("amber", "turn.refill")
def test_that_the_last_tile_is_gone_is_told_once():
    """ruling.short-stack: hands stay smaller from then on."""
    told = "That was the last tile: hands are not filled up any more."
    for face_up, times in (("bend tee", 0), ("bend", 1)):
        taking = at(*START, "hand blue: bend*4", f"face up: {face_up}", "stack: 0").play(ROAD)
        events = taking.outcome("red take bend").events
        assert [AMBER.narrate(event) for event in events].count(told) == times
    basic = at(*START[1:], "hand blue: bend*4", "stack: 1").play(ROAD)
    (top,) = basic.chance
    assert [AMBER.narrate(event) for event in basic.outcome(top).events].count(told) == 1
