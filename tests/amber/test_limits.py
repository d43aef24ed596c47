"""Every limit of the rulebook, raised by a move that breaks it."""

from __future__ import annotations

import json

import pytest

from rulebook_lab import game
from rulebook_lab.games.amber.rules.travel import route
from tests.amber.table import AMBER, at, reach, refusals
from tests.clauses import clause

START = ("castles: red=C3* blue=I9*", "villages: F6* E3*")
HAND = "hand red: straight bend bridge roundabout wetland shovel"
ROAD = "tiles: D3=straight@90"


def limit(*clauses):
    return clause("amber", *clauses)


CASES = [
    pytest.param([], "place straight@90 H7", ("place.reachable-only", "place.first-move"), id="far away"),
    pytest.param(
        [ROAD], "place straight@90 G3", ("place.reachable-only", "place.reachable-definition"), id="gap"
    ),
    pytest.param(
        ["tiles: D3=one-way-straight@90 E3=straight@90"],
        "place straight@90 F3",
        ("place.reachable-only", "place.one-way"),
        id="against an arrow",
    ),
    pytest.param(
        ["castles: red=C3 blue=E3", "villages: F6*", "tiles: D3=straight@90"],
        "place straight@90 F3",
        ("place.reachable-only", "place.castle-stops-path"),
        id="through a castle",
    ),
    pytest.param([ROAD], "place straight@90 D3", ("place.empty-only",), id="on a road"),
    pytest.param([ROAD], "place wetland D3", ("place.empty-only",), id="wetland on a road"),
    pytest.param([ROAD], "place bridge D3", ("place.empty-exception",), id="bridge on a road"),
    pytest.param(["tiles: D3=wetland"], "place straight@90 D3", ("wetland.no-building",), id="on a wetland"),
    pytest.param(
        ["tiles: D3=wetland"], "place bridge D3", ("wetland.no-building",), id="bridge on a wetland"
    ),
    pytest.param([ROAD], "place straight@0 E3", ("place.match-edges",), id="plain against a road"),
    pytest.param(
        ["tiles: D3=straight@90 C4=bend@0"],
        "place roundabout D4",
        ("place.mismatch-forbidden",),
        id="road against a plain edge",
    ),
    pytest.param([], "place straight@0 D3", ("place.castle-segments",), id="plain against a castle"),
    pytest.param([ROAD], "place wetland E3", ("village.tile-on-location",), id="wetland on a village"),
    pytest.param([], "place shovel D3", ("shovel.not-placed",), id="shovel laid"),
    pytest.param([ROAD], "shovel C3", ("shovel.not-castle",), id="castle dug"),
    pytest.param([ROAD], "shovel E3", ("shovel.target",), id="village dug"),
    pytest.param(
        ["tiles: D3=straight@90 I8=straight@0"],
        "shovel I8",
        ("shovel.connection-needed", "place.reachable-definition"),
        id="dug out of reach",
    ),
    pytest.param([ROAD], "give-up bend", ("unable.must-place",), id="able but gives up"),
    pytest.param(["stack: 0"], "pass", ("unable.must-place",), id="able but passes"),
    pytest.param([], "give-up special-shovel", ("advanced.special-not-hand",), id="special shovel given up"),
    pytest.param([], "place tee@0 D3", ("turn.play-one",), id="not in hand"),
    pytest.param(
        [ROAD], "special-shovel D3", ("setup.no-special-shovels",), id="special shovel in the basic game"
    ),
]


@limit("place.reachable-only", "place.first-move", "place.reachable-definition", "place.one-way")
@limit("place.castle-stops-path", "place.empty-only", "place.empty-exception", "wetland.no-building")
@limit("place.match-edges", "place.mismatch-forbidden", "place.castle-segments", "village.tile-on-location")
@limit("shovel.not-placed", "shovel.not-castle", "shovel.target", "shovel.connection-needed")
@limit("unable.must-place", "advanced.special-not-hand", "turn.play-one", "setup.no-special-shovels")
@pytest.mark.parametrize(("more", "move", "clauses"), CASES)
def test_a_move_that_breaks_a_limit_is_refused_by_its_clause(more, move, clauses):
    start = START if not any(line.startswith("castles") for line in more) else ()
    state = at(*start, *more, HAND)
    why = state.why_not(f"red {move}")
    assert [id for id in clauses if id not in why.clauses] == []
    assert why.move not in state.legal_moves
    assert all("{" not in sentence for sentence in why.sentences)


REBUILDABLE = ("castles: red=C3* blue=D6*", "villages: F3", "turn: blue")
BOTH_ROADS = "tiles: D3=straight@90 E3=straight@90 F3=straight@90 D5=straight@0"


@limit("turn.two-tiles", "upgrade.purpose")
def test_only_bridge_and_roundabout_rebuild():
    state = at(*REBUILDABLE, BOTH_ROADS, "hand blue: straight bend crossing*2 bridge roundabout")
    assert "turn.two-tiles" in refusals(state, "blue rebuild straight@0 D4 crossing D3")
    rebuilt = state.legal_moves.by_verb()["rebuild"]
    assert {move.new for move in rebuilt} == {"bridge", "roundabout"}


@limit("turn.two-tiles")
def test_two_straights_cannot_be_rebuilt_in_one_turn():
    tiles = "tiles: D3=straight@90 E4=straight@0 E3=bend@180 E5=straight@0 D5=straight@0 F3=straight@90"
    state = at(
        "castles: red=C3* blue=D6*", "villages: J9*", "turn: blue", tiles, "hand blue: crossing bridge bend*4"
    )
    assert "turn.two-tiles" in refusals(state, "blue rebuild crossing D4 bridge D3")
    assert "turn.two-tiles" in refusals(state, "blue rebuild crossing D4 bridge E4")


@limit("upgrade.condition")
@pytest.mark.parametrize(
    ("tiles", "move"),
    [
        ("tiles: D3=tee@0 D5=straight@0", "rebuild straight@0 D4 bridge D3"),
        ("tiles: D3=straight@90 D5=straight@0", "rebuild bend@90 D4 bridge D3"),
        ("tiles: D5=straight@0", "rebuild straight@0 D4 bridge D3"),
        ("tiles: D3=straight@90 D5=straight@0", "rebuild straight@0 D4 bridge E3"),
    ],
    ids=["no straight", "no road towards it", "nothing there", "not a neighbour"],
)
def test_rebuilding_needs_a_road_against_the_plain_side_of_a_straight(tiles, move):
    state = at(
        "castles: red=C3 blue=D6", "villages: J9*", "turn: blue", tiles, "hand blue: straight bend bridge*2"
    )
    assert "upgrade.condition" in refusals(state, f"blue {move}")


@limit("upgrade.condition")
@pytest.mark.parametrize(("north", "rebuilt"), [("", {"C4", "D3"}), ("D2=straight@90", {"C4"})])
def test_beside_a_straight_that_cannot_be_rebuilt_another_can(north, rebuilt):
    """The plain side of the straight on D2 leaves no room for a road from D3 to the north."""
    tiles = f"tiles: D3=straight@90 C4=straight@0 D5=straight@0 {north}"
    hand = "hand blue: straight bend bridge roundabout tee crossing"
    state = at("castles: red=C3* blue=D6*", "villages: J9*", "turn: blue", tiles, hand)
    found = state.legal_moves.by_verb()["rebuild"]
    assert {(move.cell, move.straight) for move in found} == {("D4", straight) for straight in rebuilt}


@limit("upgrade.from-hand")
def test_the_tile_that_rebuilds_comes_from_the_own_hand():
    state = at(*REBUILDABLE, BOTH_ROADS, "hand blue: straight bend bridge")
    assert refusals(state, "blue rebuild straight@0 D4 bridge D3") == ()
    assert refusals(state, "blue rebuild straight@0 D4 roundabout D3") == ("upgrade.from-hand",)
    assert refusals(state, "blue rebuild bridge D4 bridge D3") == ("upgrade.from-hand",)


@limit("advanced.special-shovel-once")
def test_a_special_shovel_serves_once():
    used = at(*START, ROAD, "mode: advanced", "special shovels: blue")
    assert refusals(used, "red special-shovel D3") == ("advanced.special-shovel-once",)
    assert refusals(at(*START, ROAD, "mode: advanced"), "red special-shovel D3") == ()


@limit("advanced.special-not-hand")
@pytest.mark.parametrize("shovels", ["red blue", "-"])
def test_special_shovels_count_neither_for_six_nor_for_the_limit_of_three(shovels):
    state = at(
        *START,
        "mode: advanced",
        f"special shovels: {shovels}",
        "hand red: straight*4",
        "hand blue: bend*3",
        "face up: -",
        "stack: 0",
    )
    after = state.play("red place straight@90 D3")
    assert after.result.clause in ("end.winner", "end.ties")


@limit("castle.owner-not-counted")
def test_an_owner_is_not_counted_among_those_connected():
    state = at("castles: red=C3* blue=F3*", "villages: K9*", "tiles: D3=straight@90", "hand red: straight")
    after = state.play("red place straight@90 E3")
    assert [after.facts[f"coins.{seat}"] for seat in after.seats] == [1, 1]
    assert after.facts["coins.lost"] == 0


@limit("castle.owner-no-coin")
def test_a_position_in_which_a_castle_paid_its_owner_is_impossible():
    state = at("castles: red=C3* blue=I9", "villages: F6*", "coins: blue=1")
    assert [defect.clause for defect in state.defects] == ["castle.owner-no-coin"]
    state = at("castles: red=C3* blue=I9", "villages: F6*", "coins: red=1")
    assert state.defects == ()


@limit("setup.secret-hands")
def test_what_another_seat_holds_cannot_be_told():
    state = at(*START, ROAD, HAND).view("blue")
    for move in ("red place straight@90 E3", "red rebuild straight@90 E3 bridge D3", "red shovel D3"):
        first = state.why_not(move)[0]
        assert first.clause == "setup.secret-hands"
        assert not first.certain
    for move in ("red give-up bend", "red pass"):
        assert [v.clause for v in state.why_not(move) if not v.certain][-1] == "unable.must-place"
    assert "?" not in {getattr(move, "tile", "") for move in AMBER.candidates(state)}
    assert set(state.player("red").hand) == {"?"}


@limit("place.empty-only", "shovel.not-castle", "place.castle-segments")
def test_nothing_can_be_played_on_a_castle():
    state = at("castles: red=C3 blue=E3", "villages: F6*", "tiles: D3=straight@90", HAND)
    assert "place.empty-only" in refusals(state, "red place straight@90 E3")
    assert refusals(state, "red shovel E3") == ("shovel.not-castle",)


@limit("shovel.not-castle", "place.castle-segments")
def test_a_castle_in_a_position_from_a_file_is_one_as_well():
    lines = ("castles: red=C3 blue=E3", "villages: F6*", "tiles: D3=straight@90", HAND)
    state = AMBER.revive(json.loads(json.dumps(AMBER.dump(at(*lines)))))
    assert refusals(state, "red shovel E3") == ("shovel.not-castle",)
    assert refusals(state, "red place straight@90 C4") == ("place.castle-segments",)
    assert route(state, "red", "E3") == ("C3", "D3", "E3")


@limit("upgrade.optional", "turn.play-one", "shovel.target", "unable.discard", "unable.empty-stack")
@limit("advanced.special-shovel-instead", "advanced.draw-choice")
@pytest.mark.parametrize(
    ("move", "id"),
    [
        ("place straight@90 E3", "turn.play-one"),
        ("rebuild straight@90 E3 bridge D3", "upgrade.optional"),
        ("shovel D3", "shovel.target"),
        ("special-shovel D3", "advanced.special-shovel-instead"),
        ("give-up bend", "unable.discard"),
        ("pass", "unable.empty-stack"),
    ],
)
def test_each_play_has_its_moment(move, id):
    drawing = at(*START, ROAD, "mode: advanced", "now: end-turn red, refill red", "hand red: 5")
    assert refusals(drawing, f"red {move}") == (id,)
    playing = at(*START, ROAD)
    assert refusals(playing, "red draw") == ("advanced.draw-choice",)


@limit("turn.order")
def test_nobody_plays_out_of_turn():
    state = at(*START, HAND)
    assert refusals(state, "blue place straight@0 I8") == ("turn.order",)
    assert "Blue" in str(state.why_not("blue place straight@0 I8"))


def test_every_limit_of_the_catalogue_is_raised_here_or_has_a_test_of_its_own():
    from pathlib import Path

    folder = Path(__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    limits = [c.id for c in game("amber").catalogue if c.kind == "limit"]
    assert [id for id in limits if f'"{id}"' not in source] == []
    assert len(limits) == 24


def test_reach_is_what_the_candidates_are_judged_by():
    state = at(*START, ROAD, HAND)
    placed = {move.cell for move in AMBER.legal(state) if move.verb == "place"}
    assert placed <= reach(state, "red")
