"""All worked examples, replayed from the catalogue's own text, with every figure."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.amber.table import AMBER, at, clauses_told, coins, dealt, example, move_of, reach, refusals
from tests.clauses import clause

ANY_HAND = "hand red: straight bend tee crossing dead-end shovel"


def test_every_example_has_a_test():
    source = Path(__file__).read_text(encoding="utf-8")
    assert [id for id in AMBER.catalogue.examples if f'"{id}"' not in source] == []


@clause(
    "amber",
    "place.first-move",
    "place.reachable-only",
    "place.reachable-definition",
    "place.castle-segments",
    "upgrade.standard-use",
)
@pytest.mark.parametrize(
    ("tile", "number"),
    [
        ("straight", 4),
        ("bend", 8),
        ("tee", 12),
        ("crossing", 4),
        ("dead-end", 4),
        ("one-way-straight", 8),
        ("one-way-left", 8),
        ("one-way-right", 8),
        ("tee-exit", 12),
        ("tee-entry", 12),
        ("bridge", 4),
        ("roundabout", 4),
        ("wetland", 4),
    ],
)
def test_first_move_placements(tile, number):
    state = example("example.first-move", f"hand red: {tile}")
    assert reach(state, "red") == {"C2", "D3", "C4", "B3"}
    assert len(state.legal_moves.by_verb()["place"]) == number
    assert {move.cell for move in state.legal_moves} == {"C2", "D3", "C4", "B3"}


@clause("amber", "shovel.target")
def test_first_move_has_nothing_to_dig():
    state = example("example.first-move", "hand red: shovel*5 bend")
    assert "shovel" not in state.legal_moves.by_verb()
    assert refusals(state, "red shovel D3") == ("shovel.target",)


@clause("amber", "place.later-moves", "place.reachable-definition", "place.empty-only")
def test_extend_or_new_side():
    state = example("example.extend-or-new-side", ANY_HAND)
    assert reach(state, "red") == {"B3", "C2", "C4", "D3", "E3"}
    assert reach(state, "blue") == {"I8", "J9", "I10", "H9"}
    moves = state.legal_moves.by_verb()
    assert {move.cell for move in moves["place"]} == {"B3", "C2", "C4", "E3"}
    assert [move.cell for move in moves["shovel"]] == ["D3"]


@clause("amber", "place.match-edges", "place.mismatch-forbidden")
@pytest.mark.parametrize(
    ("hand", "fitting"),
    [
        ("straight", {"straight@90"}),
        ("bend", {"bend@180"}),
        ("tee", {"tee@0"}),
        ("dead-end", {"dead-end@270"}),
        ("one-way-straight", {"one-way-straight@90", "one-way-straight@270"}),
        ("one-way-left", {"one-way-left@180"}),
        ("one-way-right", {"one-way-right@270"}),
        ("tee-exit", {"tee-exit@0"}),
        ("tee-entry", {"tee-entry@0"}),
        ("wetland", {"wetland"}),
        ("crossing", set()),
        ("bridge", set()),
        ("roundabout", set()),
    ],
)
def test_matching(hand, fitting):
    state = example("example.matching", f"hand red: {hand}")
    places = state.legal_moves.by_verb().get("place", [])
    assert {move.tile for move in places if move.cell == "D4"} == fitting


@clause("amber", "place.match-edges", "place.mismatch-forbidden")
def test_matching_says_which_edge():
    state = example("example.matching", "hand red: straight crossing")
    assert refusals(state, "red place crossing D4") == ("place.mismatch-forbidden",)
    assert refusals(state, "red place straight@0 D4") == ("place.mismatch-forbidden", "place.match-edges")


@clause("amber", "wetland.blocks", "wetland.shovel", "wetland.no-building", "shovel.location-empty")
@clause("amber", "shovel.discards", "shovel.not-placed")
def test_wetland():
    state = example("example.wetland", "hand red: shovel straight bend tee crossing bridge")
    assert reach(state, "red") == {"B3", "C2", "C4", "D3", "E3"}
    for tile in ("straight@90", "bend@0", "tee@0", "crossing", "bridge"):
        assert "wetland.no-building" in refusals(state, f"red place {tile} E3")
    assert {move.cell for move in state.legal_moves.by_verb()["shovel"]} == {"D3", "E3"}
    after = state.play(move_of("example.wetland"))
    assert "E3" not in after.network.squares
    assert "E3" in reach(after, "red")
    assert sorted(after.discards) == ["shovel", "wetland"]


@clause("amber", "village.tile-on-location", "village.on-top", "village.sole-coin")
def test_village_alone():
    state = example("example.village-alone", "hand red: bend")
    assert "F3" in reach(state, "red")
    assert state.facts["villages.red"] == 0
    after = state.play(move_of("example.village-alone"))
    assert after.facts["connected.red.F3"]
    assert not after.facts["connected.blue.F3"]
    assert coins(after) == {"red": 1, "blue": 0}
    assert "F3" in after.network.villages
    assert "village.on-top" in clauses_told(state, move_of("example.village-alone"))


@clause("amber", "village.shared-coin", "village.pass-through", "castle.moment", "castle.sole-coin")
@clause("amber", "castle.owner-not-counted", "end.instant-several")
def test_village_and_castles_shared():
    state = example("example.village-and-castles-shared", "hand red: straight")
    after = state.play(move_of("example.village-and-castles-shared"))
    facts = after.facts
    assert facts["connected.red.F3"]
    assert facts["connected.blue.F3"]
    assert facts["connected.red.blue"]
    assert facts["connected.blue.red"]
    assert coins(after) == {"red": 1, "blue": 1}
    assert facts["coins.lost"] == 1
    assert after.result is None


@clause("amber", "place.one-way", "village.sole-coin", "castle.sole-coin", "castle.directed", "end.instant")
def test_village_one_way_for_me():
    state = example("example.village-one-way-for-me", "hand red: one-way-straight")
    after = state.play(move_of("example.village-one-way-for-me"))
    assert coins(after) == {"red": 2, "blue": 0}
    assert "F3" in reach(after, "blue")
    assert not after.facts["connected.blue.F3"]
    assert after.facts["coin.C3"]
    assert after.result.winners == ("red",)
    assert after.result.clause == "end.instant"


@clause("amber", "place.one-way", "place.match-edges", "village.sole-coin", "castle.moment", "end.instant")
def test_village_one_way_against_me():
    state = example("example.village-one-way-against-me", "hand red: one-way-straight")
    after = state.play(move_of("example.village-one-way-against-me"))
    assert coins(after) == {"red": 0, "blue": 2}
    assert after.result.winners == ("blue",)
    assert after.result.clause == "end.instant"


@clause("amber", "village.tile-on-location", "village.sole-coin", "place.one-way", "shovel.connection-needed")
def test_village_unconnected_tile():
    state = example("example.village-unconnected-tile", "hand red: one-way-straight shovel bend*4")
    after = state.play(move_of("example.village-unconnected-tile"))
    assert not after.facts["connected.red.F3"]
    assert not after.facts["connected.blue.F3"]
    assert after.facts["coin.F3"]
    assert "F3" in reach(after, "red")
    later = AMBER.read_position(dealt(after, "tee").text.replace("play blue", "play red"))
    assert later.play("red shovel F3").facts["tiles"] == 2


@clause("amber", "castle.directed", "castle.sole-coin", "castle.owner-no-coin", "place.one-way")
def test_red_to_blue_only():
    state = example("example.red-to-blue-only", "hand red: one-way-straight")
    after = state.play(move_of("example.red-to-blue-only"))
    assert after.facts["connected.red.blue"]
    assert not after.facts["connected.blue.red"]
    assert coins(after) == {"red": 1, "blue": 0}
    assert after.facts["coin.C3"]
    assert "E3" in reach(after, "blue")
    assert "D3" not in reach(after, "blue")


@clause("amber", "castle.shared-coin", "castle.owner-not-counted", "castle.moment", "end.points-castles")
def test_three_castles():
    state = example("example.three-castles", "hand red: tee")
    after = state.play(move_of("example.three-castles"))
    assert coins(after) == {"red": 0, "blue": 0, "yellow": 0}
    assert after.facts["coins.lost"] == 3
    assert [after.facts[f"castles.{seat}"] for seat in after.seats] == [2, 2, 2]
    assert [after.scores[seat].total for seat in after.seats] == [4, 4, 4]


@clause("amber", "place.castle-stops-path", "place.castle-segments")
def test_castle_stops():
    state = example("example.castle-stops", ANY_HAND)
    facts = state.facts
    assert facts["connected.red.blue"]
    assert not facts["connected.red.G3"]
    assert facts["connected.blue.red"]
    assert facts["connected.blue.G3"]
    assert not facts["connected.blue.F9"]
    assert reach(state, "red") == {"B3", "C2", "C4", "D3"}
    assert "place.castle-stops-path" in refusals(state, "red place straight@90 H3")


@clause("amber", "village.pass-through")
def test_village_passes():
    state = example("example.village-passes")
    assert state.facts["connected.red.E3"]
    assert state.facts["connected.red.G3"]
    assert "H3" in reach(state, "red")


BLUE_REBUILDS = ("turn: blue", "hand blue: straight bridge roundabout tee bend*2")


@clause("amber", "upgrade.condition", "upgrade.replace", "upgrade.from-hand", "upgrade.draw-two")
@clause("amber", "turn.two-tiles", "place.empty-exception", "upgrade.optional", "turn.refill")
def test_bridge_rebuild():
    state = example("example.bridge-rebuild", *BLUE_REBUILDS)
    after = state.play(move_of("example.bridge-rebuild"))
    told = [state.game.narrate(event) for event in state.outcome(move_of("example.bridge-rebuild")).events]
    assert "Blue has laid two tiles and will draw 2 tiles." in told
    assert after.network.squares["D3"] == "bridge"
    assert after.discards == ("straight",)
    assert after.to_act == {"chance"}
    full = dealt(after, "dead-end", "dead-end")
    assert full.facts["hand.blue"] == 6
    assert full.to_act == {"red"}
    assert "D2" in reach(after, "blue")
    facts = after.facts
    assert not facts["connected.blue.red"]
    assert not facts["connected.blue.F3"]
    assert facts["connected.red.F3"]
    assert not facts["connected.red.blue"]
    assert coins(after) == {"red": 0, "blue": 0}
    assert facts["coin.C3"]
    assert facts["coin.D6"]


@clause("amber", "upgrade.draw-two")
@pytest.mark.parametrize(
    ("stack", "told"), [(1, ["Blue has laid two tiles and will draw 1 tile."]), (0, [])], ids=["one", "none"]
)
def test_a_rebuilding_draws_what_is_left(stack, told):
    state = example("example.bridge-rebuild", *BLUE_REBUILDS, f"stack: {stack}")
    events = state.outcome(move_of("example.bridge-rebuild")).events
    assert [state.game.narrate(event) for event in events if event.clause == "upgrade.draw-two"] == told


@clause("amber", "upgrade.condition", "upgrade.replace", "upgrade.draw-two", "castle.moment")
@clause("amber", "castle.sole-coin", "upgrade.purpose")
def test_roundabout_rebuild():
    state = example("example.roundabout-rebuild", *BLUE_REBUILDS)
    after = state.play(move_of("example.roundabout-rebuild"))
    facts = after.facts
    assert facts["connected.blue.red"]
    assert facts["connected.blue.F3"]
    assert facts["connected.red.blue"]
    assert coins(after) == {"red": 1, "blue": 1}
    assert not facts["coin.F3"]
    assert dealt(after, "dead-end", "dead-end").to_act == {"red"}


@clause("amber", "upgrade.condition", "place.mismatch-forbidden", "place.match-edges")
def test_rebuild_not_allowed():
    state = example("example.rebuild-not-allowed", *BLUE_REBUILDS)
    for new in ("bridge", "roundabout"):
        assert "place.mismatch-forbidden" in refusals(state, f"blue rebuild straight@0 D4 {new} D3")
    assert "rebuild" not in state.legal_moves.by_verb()
    state = example("example.rebuild-not-allowed", "turn: blue", "hand blue: bend tee dead-end")
    places = state.legal_moves.by_verb()["place"]
    fitting = {move.tile for move in places if move.cell == "D4"}
    assert fitting == {"bend@90", "bend@180", "tee@0", "dead-end@180"}


@clause("amber", "upgrade.standard-use", "village.pass-through", "village.sole-coin")
def test_village_on_bridge():
    state = example("example.village-on-bridge", "hand red: bridge")
    assert move_of("example.village-on-bridge") in list(map(AMBER.write_move, state.legal_moves))
    after = state.play(move_of("example.village-on-bridge"))
    assert coins(after) == {"red": 1, "blue": 0}
    assert "F3" in reach(after, "red")
    assert not {"E2", "E4"} & reach(after, "red")


@clause("amber", "shovel.target", "shovel.connection-needed", "shovel.discards", "shovel.location-empty")
@clause("amber", "shovel.not-placed", "castle.directed")
def test_shovel_cuts():
    state = example("example.shovel-cuts", "coins: red=1", "turn: blue", "hand blue: shovel bend*5")
    assert state.facts["connected.red.blue"]
    after = state.play(move_of("example.shovel-cuts"))
    assert not after.facts["connected.red.blue"]
    assert coins(after) == {"red": 1, "blue": 0}
    assert "E3" not in after.network.squares
    assert "E3" in reach(after, "red")
    assert "E3" in reach(after, "blue")
    assert sorted(after.discards) == ["one-way-straight", "shovel"]


@clause("amber", "end.instant", "end.instant-several", "shovel.target")
def test_shovel_wins():
    state = example("example.shovel-wins", "hand red: shovel bend*5")
    assert state.facts["villages.red"] == state.facts["villages.blue"] == 1
    assert state.facts["castles.red"] == state.facts["castles.blue"] == 1
    after = state.play(move_of("example.shovel-wins"))
    assert not after.facts["connected.blue.red"]
    assert after.result.winners == ("red",)
    assert after.result.clause == "end.instant"


ROADS = "hand red: bend*2 straight*2 tee crossing"


@clause("amber", "unable.must-place", "unable.coin", "unable.discard", "unable.draw", "unable.statement")
@pytest.mark.parametrize(("before", "left"), [(2, 1), (0, 0)])
def test_unable_with_a_stack(before, left):
    state = example("example.unable", f"coins: red={before}", ROADS, "stack: 20")
    assert set(state.legal_moves.by_verb()) == {"give-up"}
    assert len(state.legal_moves) == 4
    after = state.play("red give-up tee")
    after = dealt(after, "dead-end")
    assert coins(after)["red"] == left
    assert after.coins_lost == state.coins_lost + before - left
    assert after.facts["hand.red"] == 6
    assert after.facts["stack"] == 19
    assert after.facts["passes"] == 0
    assert after.to_act == {"blue"}


@clause("amber", "unable.empty-stack")
def test_unable_without_a_stack():
    state = example("example.unable", "coins: red=2", ROADS, "stack: 0")
    assert [AMBER.write_move(move) for move in state.legal_moves] == ["red pass"]
    after = state.play("red pass")
    assert coins(after)["red"] == 2
    assert after.facts["hand.red"] == 6
    assert after.to_act == {"blue"}


@clause("amber", "unable.must-place", "wetland.shovel")
def test_unable_but_for_a_shovel():
    state = example("example.unable", "coins: red=2", "hand red: bend*2 straight*2 tee shovel", "stack: 20")
    assert {move.cell for move in state.legal_moves.by_verb()["shovel"]} == {"C2", "D3", "C4", "B3"}
    assert len(state.legal_moves) == 4
    assert refusals(state, "red give-up tee") == ("unable.must-place",)


@clause("amber", "end.points-coins", "end.points-villages", "end.points-castles", "end.winner", "end.ties")
def test_scoring():
    """A trunk road joins red and blue; yellow's way to it and red's second way to yellow are one-way."""
    assert "example.scoring" in AMBER.catalogue.examples
    state = at(
        "castles: red=B5 blue=I5 yellow=E7",
        "villages: D5 E5 F5 G5 E8 K1 K2 K3",
        "tiles: C5=straight@90 D5=straight@90 E5=tee@0 F5=straight@90 G5=straight@90 H5=straight@90 "
        "E6=one-way-straight@180 E8=dead-end@0 "
        "B6=straight@0 B7=bend@0 C7=straight@90 D7=one-way-straight@270",
        "coins: red=3 blue=5 yellow=1",
        "now: over",
        "hand red: 3",
        "hand blue: 2",
        "hand yellow: 1",
        "stack: 0",
    )
    assert state.defects == ()
    parts = {seat: [value for _, value in state.scores[seat].parts] for seat in state.seats}
    assert parts == {"red": [3, 4, 4], "blue": [5, 4, 2], "yellow": [1, 5, 4]}
    assert [state.scores[seat].total for seat in state.seats] == [11, 11, 10]
    assert state.result.winners == ("red", "blue")
    assert state.result.clause == "end.ties"


@clause("amber", "end.stack", "unable.empty-stack")
def test_end_of_stack():
    assert "example.end-of-stack" in AMBER.catalogue.examples
    hands = ("hand red: bend*3", "hand blue: bend*3", "stack: 0", "turn: yellow")
    open_board = ("castles: red=C3* blue=I9* yellow=C9*", "villages: F6*")
    state = at(*open_board, *hands, "hand yellow: straight*4")
    after = state.play("yellow place straight@0 C8")
    assert after.result is not None
    assert [after.facts[f"hand.{seat}"] for seat in after.seats] == [3, 3, 3]
    sealed = "tiles: C8=wetland D9=wetland C10=wetland B9=wetland"
    after = at(*open_board, sealed, *hands, "hand yellow: straight*4").play("yellow pass")
    assert after.result is None
    assert after.to_act == {"red"}
    assert refusals(after, "red pass") == ("unable.must-place",)
    assert after.play("red place bend@0 C4").facts["hand.red"] == 2


@clause("amber", "advanced.draw-choice", "advanced.reveal", "advanced.two-draws", "advanced.display-setup")
@clause("amber", "advanced.as-basic")
def test_advanced_two_draws():
    assert "example.advanced-two-draws" in AMBER.catalogue.examples
    state = at(
        "mode: advanced",
        "castles: red=C3* blue=D6* yellow=I9*",
        "villages: F3",
        "coins: red=1",
        "tiles: D3=straight@90 E3=straight@90 F3=straight@90 D5=straight@0",
        "turn: blue",
        "hand blue: straight bridge bend*4",
        "face up: straight bend shovel",
    )
    drawing = state.play("blue rebuild straight@0 D4 bridge D3")
    assert drawing.to_act == {"blue"}
    first = drawing.play("blue take shovel")
    assert first.to_act == {"chance"}
    second = first.play("chance reveal tee")
    assert second.face_up == ("straight", "bend", "tee")
    assert {AMBER.write_move(move) for move in second.legal_moves} == {
        "blue take straight",
        "blue take bend",
        "blue take tee",
        "blue draw",
    }
    taken = second.play("blue take tee").play("chance reveal crossing")
    assert taken.face_up == ("straight", "bend", "crossing")
    assert taken.to_act == {"yellow"}
    unseen = dealt(second.play("blue draw"), "crossing")
    assert unseen.face_up == ("straight", "bend", "tee")
    assert unseen.player("blue").hand == ("bend", "bend", "bend", "bend", "crossing", "shovel")


@clause("amber", "advanced.special-shovel-once", "advanced.special-shovel-instead")
@clause("amber", "advanced.special-not-hand", "turn.refill")
def test_advanced_special_shovel():
    more = ("mode: advanced", "coins: red=1", "turn: blue")
    state = example("example.advanced-special-shovel", *more)
    after = state.play(move_of("example.advanced-special-shovel"))
    assert "E3" not in after.network.squares
    assert after.discards == ("one-way-straight",)
    assert after.player("blue").hand == state.player("blue").hand
    assert after.to_act == {"red"}
    assert not after.facts["special-shovel.blue"]
    assert after.facts["special-shovel.red"]
    assert refusals(after, "red special-shovel D3") == ()
    again = AMBER.read_position(after.text.replace("play red", "play blue"))
    assert refusals(again, "blue special-shovel F3") == ("advanced.special-shovel-once",)
