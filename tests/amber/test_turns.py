"""Turns: playing, drawing, inability, and how a game ends."""

from __future__ import annotations

import pytest

from tests.amber.table import AMBER, at, clauses_told, coins, dealt, example, reach, refusals
from tests.clauses import clause

OPEN = ("castles: red=C3* blue=I9* yellow=I3*", "villages: F6*")
SEALED = "tiles: C2=wetland D3=wetland C4=wetland B3=wetland"
ROADS = "straight*6"


@clause("amber", "turn.order")
def test_turns_go_round_clockwise():
    state = at(*OPEN, "hand red: straight*6", "hand blue: bend*6", "hand yellow: tee*6")
    order = []
    for move in ("red place straight@90 D3", "blue place bend@0 H9", "yellow place tee@0 I2"):
        order.append(next(iter(state.to_act)))
        state = dealt(state.play(move), "crossing")
    assert [*order, *state.to_act] == ["red", "blue", "yellow", "red"]


@clause("amber", "turn.structure", "turn.play-one", "turn.refill")
def test_a_turn_is_one_tile_and_then_one_draw():
    """ruling.draw-obligatory, ruling.give-up-once, ruling.shovel-rebuild-same-turn."""
    state = at(*OPEN, f"hand red: {ROADS}")
    after = state.play("red place straight@90 D3")
    assert after.facts["hand.red"] == 5
    assert after.to_act == {"chance"}
    assert refusals(after, "red place straight@90 E3") == ("turn.play-one",)
    assert dealt(after, "tee").to_act == {"blue"}
    assert dealt(after, "tee").player("red").hand == ("straight",) * 5 + ("tee",)


@clause("amber", "turn.refill")
def test_with_too_few_tiles_left_one_draws_what_there_is():
    """ruling.short-stack, ruling.double-discard: one tile for two places, then the turn is over."""
    state = at(
        "castles: red=C3* blue=D6*",
        "villages: F3",
        "tiles: D3=straight@90 E3=straight@90 F3=straight@90 D5=straight@0",
        "turn: blue",
        "hand blue: straight bridge bend*4",
        "stack: 1",
    )
    after = state.play("blue rebuild straight@0 D4 bridge D3")
    (only,) = after.chance
    after = after.play(only)
    assert after.facts["hand.blue"] == 5
    assert after.to_act == {"red"}
    assert after.discards.count("straight") == state.discards.count("straight") + 1


@clause("amber", "shovel.location-empty", "turn.play-one", "place.roads-neutral")
def test_any_road_may_be_dug_up_and_built_on_in_a_later_turn():
    """ruling.shovel-own-road."""
    state = at(*OPEN, "tiles: D3=straight@90 E3=straight@90", "hand red: shovel straight*5")
    assert {move.cell for move in state.legal_moves.by_verb()["shovel"]} == {"D3", "E3"}
    after = state.play("red shovel D3")
    assert refusals(after, "red place straight@90 D3") == ("turn.play-one",)
    again = AMBER.read_position(dealt(after, "bend").text.replace("play blue", "play red"))
    assert refusals(again, "red place straight@90 D3") == ()


@clause("amber", "wetland.place", "wetland.blocks", "place.match-edges")
def test_a_wetland_takes_every_edge_and_stops_every_road():
    """ruling.wetland-edges, ruling.wetland-next-to-castle, ruling.no-travel-through."""
    state = at(*OPEN, "tiles: D3=straight@90 E3=tee@0", "hand red: wetland straight*5")
    free = {"F3", "E4", "B3", "C2", "C4"}
    assert {move.cell for move in state.legal_moves if move.tile == "wetland"} == free
    blocked = at(*OPEN, "tiles: D3=straight@90 E3=tee@0 F3=wetland", "hand red: straight*4 bend tee")
    assert "F3" in reach(blocked, "red")
    assert "G3" not in reach(blocked, "red")
    # Beside the wetland both a road and a plain edge will do.
    plain_north = at(*OPEN, "tiles: D3=straight@90 E3=wetland D4=wetland", "hand red: straight*4 bend tee")
    assert refusals(plain_north, "red place tee@0 E4") == (
        "place.reachable-only",
        "place.reachable-definition",
    )
    state = at(*OPEN, "tiles: D3=wetland", "hand red: straight bend*5")
    assert refusals(state, "red place straight@0 C4") == ()
    assert refusals(state, "red place bend@0 C4") == ()


@clause("amber", "unable.must-place", "upgrade.optional")
def test_a_rebuilding_counts_as_a_possible_play():
    """ruling.double-is-a-play, ruling.shovel-is-a-play: only a rebuilding is left, so it must be played."""
    state = at(
        "castles: red=A1* blue=I9",
        "villages: F6* F9",
        "tiles: B1=wetland A2=straight@0 A4=straight@90 B4=straight@90",
        "hand red: straight bridge*2",
        "stack: 20",
    )
    assert set(state.legal_moves.by_verb()) == {"rebuild"}
    assert refusals(state, "red give-up straight") == ("unable.must-place",)


@clause("amber", "unable.discard", "unable.statement")
def test_what_is_given_up_stays_unknown_to_the_others():
    """ruling.give-up-choice, ruling.discard-visibility, ruling.give-up-verified."""
    state = example("example.unable", "coins: red=1", "hand red: straight*3 tee*3", "stack: 20")
    tee, straight = (state.outcome(f"red give-up {tile}") for tile in ("tee", "straight"))
    assert [AMBER.narrate(event, "blue") for event in tee.events] == [
        AMBER.narrate(event, "blue") for event in straight.events
    ]
    assert "unable.statement" in [event.clause for event in tee.events]
    assert tee.state.view("blue") == straight.state.view("blue")
    assert tee.state.view("red") != straight.state.view("red")
    assert tee.state.player("red").given_up == ("tee",)


@clause("amber", "unable.coin", "unable.empty-stack", "unable.draw")
def test_passing_costs_nothing_and_is_for_an_empty_supply_only():
    """ruling.pass-costs-nothing, ruling.empty-hand."""
    sealed = (*OPEN, SEALED)
    state = at(*sealed, "hand red: straight*2", "hand blue: straight*4", "hand yellow: 4", "stack: 0")
    after = state.play("red pass")
    assert coins(after) == coins(state)
    assert after.facts["coins.lost"] == 0
    assert after.player("red").hand == ("straight", "straight")
    assert after.facts["passes"] == 1
    assert refusals(state, "red give-up straight") == ("unable.empty-stack",)
    assert refusals(at(*sealed, "hand red: straight*6", "stack: 9"), "red pass") == ("unable.draw",)
    nothing = at(*OPEN, "hand red: -", "hand blue: 4", "stack: 0")
    assert [AMBER.write_move(move) for move in nothing.legal_moves] == ["red pass"]


@clause("amber", "end.stack", "shovel.discards")
def test_discards_never_come_back():
    """ruling.no-reshuffle, ruling.termination."""
    state = at(*OPEN, "hand red: shovel straight*5", "tiles: D3=straight@90", "stack: 1")
    after = state.play("red shovel D3")
    (top,) = after.chance
    after = after.play(top)
    assert after.facts["stack"] == 0
    assert after.to_act == {"blue"}


@clause("amber", "end.stack")
def test_the_game_ends_in_mid_round_as_soon_as_all_hands_are_small():
    """ruling.stack-end-moment, ruling.below-three: blue and yellow do not get their turns."""
    hands = ("hand blue: bend*3", "hand yellow: bend*2", "stack: 0")
    ends = at(*OPEN, "hand red: straight*4", *hands)
    assert clauses_told(ends, "red place straight@90 D3")[-2] == "end.stack"
    assert ends.play("red place straight@90 D3").result is not None
    fewer = at(*OPEN, "hand red: straight*3", "hand blue: bend*2", "hand yellow: bend", "stack: 0")
    assert fewer.play("red place straight@90 D3").result is not None
    goes_on = at(*OPEN, "hand red: straight*5", *hands).play("red place straight@90 D3")
    assert goes_on.to_act == {"blue"}
    assert refusals(goes_on, "blue pass") == ("unable.must-place",)
    stacked = at(*OPEN, "hand red: straight*4", "hand blue: bend*3", "hand yellow: bend*3", "stack: 5")
    assert stacked.play("red place straight@90 D3").pending


@clause("amber", "unable.empty-stack", "end.stack")
def test_a_round_of_passes_ends_a_game_that_cannot_move():
    """ruling.deadlock: as many passes in a row as players; any other turn starts again."""
    state = at(
        "castles: red=C3* blue=I9*",
        "villages: F6*",
        "tiles: C2=wetland D3=wetland C4=wetland B3=wetland",
        "hand red: straight*5",
        "hand blue: straight*5",
        "stack: 0",
        "turn: red",
    )
    once = state.play("red pass")
    moved = once.play("blue place straight@0 I8")
    assert moved.facts["passes"] == 0
    again = moved.play("red pass")
    assert again.facts["passes"] == 1
    stuck = at(
        "castles: red=C3* blue=I9*",
        "villages: F6*",
        "tiles: C2=wetland D3=wetland C4=wetland B3=wetland",
        "hand red: straight*5",
        "hand blue: -",
        "stack: 0",
        "now: play blue",
        "passes: 1",
    )
    over = stuck.play("blue pass")
    assert over.pending == ()
    assert over.result.clause == "end.ties"
    assert clauses_told(stuck, "blue pass")[-2:] == ["unable.empty-stack", "end.ties"]
    assert "passed" in AMBER.narrate(stuck.outcome("blue pass").events[-2])


@clause("amber", "unable.coin", "unable.discard")
@pytest.mark.parametrize(
    ("given", "coins_before", "lost_before"),
    [
        ("red=3", {"red": 3, "blue": 0}, 0),
        ("red=1 blue=1", {"red": 1, "blue": 1}, 1),
        ("red=1", {"red": 1, "blue": 0}, 2),
    ],
)
def test_whoever_gives_up_loses_one_coin(given, coins_before, lost_before):
    """The two villages and blue's castle have paid three coins; those that nobody has are lost."""
    board = ("castles: red=C3* blue=I9", "villages: F6 F9", SEALED, "stack: 20", f"hand red: {ROADS}")
    state = at(*board, f"coins: {given}")
    assert (coins(state), state.facts["coins.lost"]) == (coins_before, lost_before)
    after = state.play("red give-up straight")
    assert coins(after) == {**coins_before, "red": coins_before["red"] - 1}
    assert after.facts["coins.lost"] == lost_before + 1


@clause("amber", "upgrade.draw-two", "turn.refill")
@pytest.mark.parametrize(("bends", "drawn"), [(4, [2]), (5, [1]), (6, [])])
def test_as_many_tiles_are_drawn_after_a_rebuilding_as_the_hand_lacks(bends, drawn):
    """The straight and the bridge are played; a hand of seven or eight is none, and is not made smaller."""
    tiles = "tiles: D3=straight@90 E3=straight@90 F3=straight@90 D5=straight@0"
    board = ("castles: red=C3* blue=D6*", "villages: F3", "turn: blue", tiles)
    state = at(*board, f"hand blue: straight bridge bend*{bends}")
    events = state.outcome("blue rebuild straight@0 D4 bridge D3").events
    assert [event.facts["tiles"] for event in events if event.kind == "draws-two"] == drawn


@clause("amber", "setup.shuffle-deal")
@pytest.mark.parametrize(("blue", "dealt_to"), [(5, "Blue"), (6, "Yellow"), (7, "Yellow")])
def test_a_full_hand_is_dealt_no_more(blue, dealt_to):
    state = at("setup: 2.a", "now: deal-hands", f"hand blue: straight*{blue}", "hand yellow: -")
    assert state.prompt == f"The hands are dealt: which tile does {dealt_to} get?"


@clause("amber", "unable.empty-stack", "end.stack")
@pytest.mark.parametrize(("passes", "early"), [(1, True), (2, False), (3, False)])
def test_a_game_is_over_once_all_have_passed(passes, early):
    """ruling.deadlock: with nothing to draw, and more than three tiles in a hand."""
    hands = ("hand red: straight*5", "hand blue: bend*5", "stack: 0")
    over = at("castles: red=C3* blue=I9*", "villages: F6*", *hands, "now: over", f"passes: {passes}")
    assert ("early" in [defect.variant for defect in over.defects]) == early


@clause("amber", "end.winner", "end.ties")
def test_coins_break_no_tie():
    """ruling.ties: 2 points by two coins and 2 by two villages are as good."""
    state = at(
        "castles: red=C3* blue=I9*",
        "villages: D3 E3 F6 F7",
        "coins: blue=2",
        "tiles: D3=straight@90 E3=straight@90",
        "now: over",
        "hand red: 1",
        "hand blue: 1",
        "stack: 0",
    )
    assert state.result.winners == ("red", "blue")
    assert state.result.clause == "end.ties"


@clause("amber", "unable.must-place", "unable.coin", "unable.empty-stack", "unable.statement")
@pytest.mark.parametrize(
    ("lines", "prompt"),
    [
        (("coins: red=2", "stack: 20"), "Red can play no tile in hand and must give one up, and a coin."),
        (("stack: 20",), "Red can play no tile in hand and must give one up."),
        (("stack: 0",), "Red can play no tile in hand and, with nothing left to draw, must pass."),
        (
            ("mode: advanced", "stack: 20"),
            "Red can play no tile in hand and must give one up, or use the special shovel.",
        ),
    ],
)
def test_a_prompt_says_what_is_left_to_who_can_play_nothing(lines, prompt):
    """And it does not give away to the others that nothing can be played."""
    state = at("castles: red=C3 blue=I9", "villages: F6* F9", SEALED, f"hand red: {ROADS}", *lines)
    assert state.prompt == prompt
    digs = ", or use the special shovel" if "mode: advanced" in lines else ""
    assert state.view("blue").prompt == f"Red must play a tile, if anything in hand can be played{digs}."


def test_a_prompt_says_who_decides_what():
    state = at(*OPEN, "hand red: straight*6")
    assert state.prompt == "Red must play a tile."
    over = at(*OPEN, "now: over", "winner: blue")
    assert over.prompt == "The game is over: Blue alone is connected to everything, and has won at once."


def test_a_turn_that_makes_no_difference_is_written_as_the_first_one():
    state = at(
        "castles: red=C3* blue=I9*\nvillages: F6*\nred.hand: bridge roundabout tee straight bend wetland"
    )
    for written, listed in (
        ("straight@180", "straight@0"),
        ("bridge@90", "bridge"),
        ("Tee@90", "tee@90"),
    ):
        move = AMBER.read_move(f"red place {written} C2")
        assert AMBER.write_move(move) == f"red place {listed} C2"
        assert move in list(state.legal_moves)
