"""Movement beyond the worked examples: walls, consent, geese, transporters carrying transporters."""

import pytest

from rulebook_lab.games.roads_and_boats.rules.reach import room
from tests.clauses import clause
from tests.roads_and_boats.positions import GAME, cargo, from_a_file, lying, play, read, refusals

MOVING = "phase: movement\npending: end-phase movement > moving red+yellow"
LINE = "map: 0,0 pasture; 1,0 pasture; 2,0 pasture; 3,0 sea; 4,0 sea\nroads: 0,0>1 1,0>1\n"


def movement(text, seats="red yellow"):
    return read(f"seats: {seats}\n{MOVING}\n{text}")


def ended(state):
    """Everybody passes; the position when the next movement phase can be played."""
    turn = state.turn
    while (state.turn, state.phase) != (turn + 1, "movement") or state.pending[-1].name != "moving":
        if state.to_act == {"chance"}:
            state = state.let_chance(1)
            continue
        (seat,) = state.to_act
        verbs = {move.verb for move in state.legal_moves}
        state = play(state, f"{seat} {'let-be' if 'let-be' in verbs else 'pass'}")
    return state


# -- whose move ----------------------------------------------------------------------------


@clause("roads_and_boats", "movement.once")
def test_one_move_for_each_transporter_and_no_other_in_between():
    state = movement(f"{LINE}transporters: r1 red truck 0,0/0; r2 red donkey 0,0/0; y1 yellow donkey 0,0/0")
    begun = play(state, "red go r1 1,0/0")
    assert refusals(begun, "red go r2 1,0/0") == ["movement.once"]
    assert refusals(begun, "red halt r2") == ["movement.once"]
    assert refusals(begun, "red pass") == ["conflict.play"]
    halted = play(begun, "red halt r1")
    assert refusals(halted, "red go r1 2,0/0") == ["movement.once"]
    assert refusals(play(halted, "red go r2 1,0/0", "red halt r2"), "red pass") == []
    # loading on the spot is a move as well
    loaded = movement(f"{LINE}transporters: r1 red truck 0,0/0\ngoods: 0,0/0 clay")
    loaded = play(loaded, "red take-on r1 clay 0,0/0", "red halt r1")
    assert refusals(loaded, "red go r1 1,0/0") == ["movement.once"]
    assert not ended(loaded).transporters["r1"].moved


@clause("roads_and_boats", "movement.no-force")
def test_nobody_moves_what_is_not_his():
    yellow = "y1 yellow truck 0,0/0 clay; y2 yellow donkey 0,0/0"
    state = movement(f"{LINE}transporters: r1 red truck 0,0/0; {yellow}\ngoods: 0,0/0 stone")
    begun = play(state, "red go r1 1,0/0")
    for move in ("go y1 1,0/0", "take-on y1 stone 0,0/0", "drop y1 clay 0,0/0", "carry y1 y2"):
        assert refusals(state, f"red {move}") == ["movement.no-force"], move
        assert refusals(begun, f"red {move}") == ["movement.no-force"], move
    assert refusals(begun, "red halt y1") == ["movement.no-force"]


@clause("roads_and_boats", "movement.road-connected", "movement.roads-only", "boats.where")
def test_steps_lead_to_neighbours_on_the_right_ground():
    state = movement(f"{LINE}transporters: r1 red truck 0,0/0; r2 red donkey 2,0/0; r3 red raft 3,0")
    assert refusals(state, "red go r1 2,0/0") == ["movement.road-connected"]
    assert refusals(state, "red go r2 3,0") == ["movement.roads-only"]
    assert refusals(state, "red go r3 2,0/0") == ["boats.where"]
    assert refusals(state, "red go r3 2,0@1") == []


# -- goods on the way ----------------------------------------------------------------------


@clause("roads_and_boats", "movement.exchange", "movement.no-force", "movement.pick-drop")
def test_taking_from_and_giving_to_others_needs_their_consent():
    state = movement(
        f"{LINE}transporters: r1 red truck 0,0/0; y1 yellow wagon 1,0/0 gold; r2 red donkey 1,0/0 clay"
    )
    state = play(state, "red go r1 1,0/0")
    assert cargo(play(state, "red take-on r1 clay r2"), "r1") == ["clay"]
    asked = play(state, "red take-on r1 gold y1")
    assert asked.to_act == {"yellow"}
    assert refusals(asked, "red answer yes") == ["production.cargo-input"]
    assert cargo(play(asked, "yellow answer no"), "y1") == ["gold"]
    taken = play(asked, "yellow answer yes")
    assert cargo(taken, "r1") == ["gold"]
    given = play(taken, "red drop r1 gold y1", "yellow answer yes")
    assert cargo(given, "y1") == ["gold"]
    assert refusals(taken, "red drop r1 paper 1,0/0") == ["movement.pick-drop"]


@clause("roads_and_boats", "movement.relay-others", "movement.one-carrier")
def test_another_player_may_carry_goods_on():
    state = movement(
        f"{LINE}goods: 0,0/0 gold\ntransporters: r1 red donkey 0,0/0; "
        f"r2 red donkey 1,0/0; y1 yellow donkey 1,0/0"
    )
    state = play(
        state, "red take-on r1 gold 0,0/0", "red go r1 1,0/0", "red drop r1 gold*r1 1,0/0", "red halt r1"
    )
    own = play(state, "red take-on r2 gold*r1 1,0/0")
    assert refusals(own, "red go r2 2,0/0") == ["movement.one-carrier"]
    assert "Donkey r1 has moved it already in this turn (gold)" in str(own.why_not("red go r2 2,0/0"))
    # it may keep the gold where it stands
    assert cargo(play(own, "red halt r2"), "r2") == ["gold"]
    other = play(state, "red pass", "yellow take-on y1 gold*r1 1,0/0", "yellow go y1 2,0/0")
    assert cargo(other, "y1") == ["gold"]
    assert other.transporters["y1"].cargo == ("gold*r1*y1",)
    assert lying(ended(play(state, "red pass")), "1,0/0") == "1 gold"
    assert ended(play(state, "red pass")).goods == read("seats: red\nmap: 1,0 woods\ngoods: 1,0/0 gold").goods


@clause("roads_and_boats", "movement.carrying-capacity", "boats.capacities")
@pytest.mark.parametrize(
    ("kind", "carry", "clause_id"),
    [
        ("donkey", 2, "movement.carrying-capacity"),
        ("wagon", 3, "movement.carrying-capacity"),
        ("truck", 6, "movement.carrying-capacity"),
        ("raft", 3, "boats.capacities"),
        ("rowboat", 5, "boats.capacities"),
        ("steamer", 8, "boats.capacities"),
    ],
)
def test_carrying_capacities(kind, carry, clause_id):
    place = "2,0@1" if clause_id == "boats.capacities" else "2,0/0"
    state = movement(f"{LINE}goods: 2,0/0 9 clay\ntransporters: r1 red {kind} {place}")
    for _ in range(carry):
        state = play(state, "red take-on r1 clay 2,0/0")
    assert refusals(state, "red take-on r1 clay 2,0/0") == [clause_id]


# -- walls ---------------------------------------------------------------------------------


@clause(
    "roads_and_boats",
    "walls.others",
    "walls.own",
    "walls.neutral",
    "wall-building.passage",
    "roads.through-wall",
)
@pytest.mark.parametrize(
    ("owner", "stopped"),
    [("yellow", True), ("green", True), ("blue", True), ("red", False), ("neutral", False)],
)
def test_walls_on_land_stop_only_other_players(owner, stopped):
    state = movement(
        f"{LINE}walls: 0,0>1 {owner} 1\ntransporters: r1 red truck 0,0/0; r2 red donkey 1,0/0",
        seats="red yellow green blue",
    )
    assert refusals(state, "red go r1 1,0/0") == (["walls.others"] if stopped else [])
    assert refusals(state, "red go r2 0,0/0") == (["walls.others"] if stopped else [])


@clause("roads_and_boats", "walls.coast", "walls.others", "walls.own", "walls.neutral")
@pytest.mark.parametrize(("owner", "stopped"), [("yellow", True), ("red", False), ("neutral", False)])
def test_walls_on_a_coast_let_only_their_owner_dock(owner, stopped):
    text = f"{LINE}walls: 2,0>1 {owner} 1\ntransporters: r1 red raft "
    assert refusals(movement(text + "3,0"), "red go r1 2,0@1") == (["walls.coast"] if stopped else [])
    assert refusals(movement(text + "2,0@1"), "red go r1 3,0") == (["walls.others"] if stopped else [])


@clause("roads_and_boats", "walls.others", "wall-building.across-river")
def test_a_wall_across_a_river_bars_the_river_and_both_banks():
    text = (
        "map: 0,0 mountain 1; 1,0 pasture 1-4; 2,0 sea\nwalls: 0,0>1 yellow 1\nroads: 0,0>1a 0,0>1b\n"
        "transporters: r1 red raft 0,0~0; r2 red donkey 0,0/0"
    )
    state = movement(text)
    assert refusals(state, "red go r1 1,0~0") == ["walls.others"]
    assert refusals(state, "red go r2 1,0/0") == ["walls.others"]
    assert refusals(state, "red go r2 1,0/1") == ["walls.others"]


# -- geese ---------------------------------------------------------------------------------


@clause("roads_and_boats", "geese.follow", "geese.optional-load", "movement.one-carrier")
def test_geese_follow_without_taking_room():
    state = movement(
        f"{LINE}goods: 0,0/0 3 goose\ntransporters: r1 red wagon 0,0/0 3 clay; r2 red donkey 1,0/0"
    )
    state = play(state, "red go r1 1,0/0 goose+goose")
    assert lying(state, "0,0/0") == "1 goose"
    assert lying(state, "1,0/0") == "2 goose"
    assert refusals(state, "red go r1 2,0/0 goose") == ["geese.follow"]
    assert refusals(state, "red go r1 2,0/0 goose*r1+goose*r1") == []
    # a goose that one of Red's transporters led is moved: another of his cannot lead it on
    assert refusals(play(state, "red halt r1"), "red go r2 2,0/0 goose*r1") == ["movement.one-carrier"]
    # geese may also be loaded like any other good
    assert (
        refusals(
            movement(f"{LINE}goods: 0,0/0 goose\ntransporters: r1 red donkey 0,0/0"),
            "red take-on r1 goose 0,0/0",
        )
        == []
    )


@clause("roads_and_boats", "geese.change-leader", "geese.protect")
def test_geese_follow_another_player_unless_they_are_loaded():
    state = movement(f"{LINE}goods: 0,0/0 2 goose\ntransporters: r1 red donkey 0,0/0; y1 yellow donkey 1,0/0")
    led = play(state, "red go r1 1,0/0 goose+goose")
    kept = play(led, "red take-on r1 goose*r1 1,0/0", "red halt r1", "red pass")
    stolen = play(kept, "yellow go y1 2,0/0 goose*r1")
    assert lying(stolen, "2,0/0") == "1 goose"
    assert cargo(stolen, "r1") == ["goose"]
    assert refusals(kept, "yellow go y1 2,0/0 goose*r1+goose*r1") == ["geese.follow"]


@clause("roads_and_boats", "geese.river", "geese.follow")
def test_geese_follow_across_a_river_only_by_a_bridge():
    text = "map: 0,0 pasture 0-3; 1,-1 mountain 3; -1,1 sea; 1,0 pasture\ngoods: 0,0/0 goose\n"
    donkey = "transporters: r1 red donkey 0,0/1"
    assert refusals(movement(text + donkey), "red go r1 1,0/0 goose") == ["geese.river"]
    assert refusals(movement(f"{text}{donkey}\nbridges: 0,0>0"), "red go r1 1,0/0 goose") == []


@clause("roads_and_boats", "geese.river", "geese.follow")
@pytest.mark.parametrize(("across", "named"), [(0, "geese.follow"), (1, "geese.river"), (2, "geese.river")])
def test_a_goose_that_is_not_beside_is_across_the_river_or_nowhere(across, named):
    goods = f"\ngoods: 0,0/0 {across} goose\n" if across else "\n"
    state = movement(
        "map: 0,0 pasture 0-3; 1,-1 mountain 3; -1,1 sea; 1,0 pasture"
        f"{goods}transporters: r1 red donkey 0,0/1"
    )
    assert refusals(state, "red go r1 1,0/0 goose") == [named]


SEA = "map: 0,0 pasture; 1,0 sea; 2,0 sea; 3,0 sea\n"


@clause("roads_and_boats", "geese.sea", "geese.oil-rig")
def test_no_goose_is_left_alone_at_sea():
    state = movement(f"{SEA}goods: 0,0/0 2 goose\ntransporters: r1 red steamer 0,0@1; y1 yellow raft 2,0")
    state = play(state, "red go r1 1,0 goose+goose", "red go r1 2,0")
    assert lying(state, "2,0") == "2 goose"
    # with Yellow's raft beside them they may stay; the last boat takes them along
    stay = play(state, "red go r1 3,0")
    assert lying(stay, "2,0") == "2 goose"
    gone = play(stay, "red halt r1", "red pass", "yellow go y1 1,0")
    assert lying(gone, "1,0") == "2 goose"
    rig = movement(f"{SEA}goods: 2,0 2 goose\nbuildings: 2,0 oil_rig\ntransporters: r1 red steamer 2,0")
    assert lying(play(rig, "red go r1 1,0"), "2,0") == "2 goose"
    # they must follow the last boat even when another of its owner's has moved them, named or not
    swam = movement(f"{SEA}goods: 2,0 2 goose*r2\ntransporters: r1 red steamer 2,0; r2 red raft 1,0")
    assert lying(play(swam, "red go r1 3,0 goose*r2+goose*r2"), "3,0") == "2 goose"
    assert lying(play(swam, "red go r1 3,0"), "3,0") == "2 goose"
    assert {
        len(move.geese) for move in swam.legal_moves if move.verb == "go" and move.transporter == "r1"
    } == {2}
    dropped = movement(f"{SEA}buildings: 2,0 oil_rig\ntransporters: r1 red steamer 2,0 goose")
    assert lying(play(dropped, "red drop r1 goose 2,0"), "2,0") == "1 goose"


@clause("roads_and_boats", "geese.follow")
def test_geese_that_follow_a_boat_into_a_river_lie_on_the_bank_chosen():
    text = (
        "map: 0,0 mountain 1; 1,0 pasture 1-4; 2,0 sea\ngoods: 0,0/0 2 goose\ntransporters: r1 red raft 0,0~0"
    )
    assert lying(play(movement(text), "red go r1 1,0~0 goose"), "1,0/0") == "1 goose"
    assert lying(play(movement(text), "red go r1 1,0~0 goose 1,0/1"), "1,0/1") == "1 goose"
    assert refusals(movement(text), "red go r1 1,0~0 goose 0,0/0") == ["geese.follow"]
    assert refusals(movement(text), "red go r1 1,0~0 clay")[0] == "geese.follow"


# -- transporters carrying transporters ----------------------------------------------------


@clause("roads_and_boats", "carrying.any", "carrying.not-after-moving", "carrying.nothing-else")
def test_who_may_be_carried():
    state = movement(
        f"{LINE}transporters: r1 red donkey 0,0/0; r2 red truck 0,0/0; r3 red wagon 0,0/0 clay; "
        "r4 red donkey 1,0/0 moved; y1 yellow donkey 0,0/0"
    )
    carried = play(state, "red carry r1 r2")
    assert carried.transporters["r2"].carrier == "r1"
    assert refusals(carried, "red carry r1 r4")[0] == "carrying.not-after-moving"
    assert "carrying.nothing-else" in refusals(state, "red carry r1 r3")
    assert "carrying.nothing-else" in refusals(carried, "red carry r1 y1")
    assert refusals(state, "red carry r1 r4") == ["carrying.not-after-moving", "movement.pick-drop"]
    assert refusals(carried, "red take-on r1 clay r3") == ["carrying.nothing-else"]
    assert refusals(state, "red carry r1 r1") == ["carrying.any"]
    asked = play(state, "red carry r1 y1")
    assert asked.to_act == {"yellow"}
    assert play(asked, "yellow answer yes").transporters["y1"].carrier == "r1"
    assert play(asked, "yellow answer no").transporters["y1"].carrier == ""


@clause("roads_and_boats", "carrying.unload-time", "carrying.after-unload", "carrying.nothing-else")
def test_a_passenger_is_set_down_when_a_later_movement_phase_begins():
    state = movement(f"{LINE}transporters: r1 red donkey 0,0/0; r2 red truck 0,0/0; r3 red donkey 0,0/0")
    state = play(state, "red carry r1 r2", "red go r1 1,0/0")
    assert refusals(state, "red go r2 2,0/0")[0] == "movement.once"
    state = play(state, "red halt r1")
    assert refusals(state, "red set-down r1 1,0/0") == ["carrying.unload-time"] * 2
    assert refusals(state, "red go r2 2,0/0") == ["carrying.unload-time"]
    later = ended(play(state, "red pass"))
    while "red" not in later.to_act:
        later = play(later, "yellow wait")
    # nothing may move or load first
    moved = play(later, "red go r3 1,0/0", "red halt r3")
    assert refusals(moved, "red set-down r1 1,0/0") == ["carrying.unload-time"]
    free = play(later, "red set-down r1 1,0/0")
    assert str(free.transporters["r2"].place) == "1,0/0"
    assert refusals(free, "red set-down r1 1,0/0") == ["carrying.any"]
    # and both may move as usual
    free = play(free, "red go r2 2,0/0", "red halt r2", "red go r1 0,0/0")
    assert str(free.transporters["r2"].place) == "2,0/0"


@clause("roads_and_boats", "carrying.unload-time", "movement.once")
def test_no_passenger_is_set_down_once_its_carrier_has_moved():
    state = movement(f"{LINE}transporters: r1 red donkey 0,0/0; y1 yellow donkey on=r1")
    assert refusals(play(state, "red pass"), "yellow set-down r1 0,0/0") == []
    # not even by its own owner: it would be moved twice
    moved = play(state, "red go r1 1,0/0", "red halt r1", "red pass")
    assert refusals(moved, "yellow set-down r1 1,0/0") == ["carrying.unload-time"]


@clause("roads_and_boats", "carrying.geese")
def test_geese_follow_a_transporter_that_carries_another():
    state = movement(f"{LINE}goods: 0,0/0 2 goose\ntransporters: r1 red donkey 0,0/0; r2 red raft on=r1")
    assert lying(play(state, "red go r1 1,0/0 goose+goose"), "1,0/0") == "2 goose"


RIVER = "map: 0,0 mountain 1; 1,0 pasture 1-4; 2,0 sea; 0,1 pasture; 1,1 sea; 2,-1 pasture\n"


@clause("roads_and_boats", "carrying.boat-unload", "carrying.boat-never-ashore", "walls.coast")
def test_a_boat_is_set_down_in_water_only():
    state = movement(
        f"{RIVER}transporters: r1 red donkey 1,0/0; r2 red raft on=r1; r3 red truck 0,1/0; r4 red raft on=r3"
    )
    assert refusals(state, "red set-down r1 1,0/0") == ["carrying.boat-never-ashore"]
    assert refusals(state, "red set-down r1 1,0~0") == []
    assert refusals(state, "red set-down r1 1,0@1a") == []
    assert refusals(state, "red set-down r1 1,0@1b") == ["carrying.boat-unload"]
    assert refusals(state, "red set-down r3 0,1@1") == []
    walled = movement(f"{RIVER}transporters: r3 red truck 0,1/0; r4 red raft on=r3\nwalls: 0,1>1 yellow 1")
    assert refusals(walled, "red set-down r3 0,1@1") == ["walls.coast"]
    land = movement(f"{RIVER}transporters: r1 red raft 2,0; r2 red donkey on=r1")
    assert refusals(land, "red set-down r1 2,-1/0") == ["carrying.after-unload"]


@clause("roads_and_boats", "carrying.boat-by-river-boat", "carrying.boat-by-docked-boat")
def test_boats_set_boats_down_where_they_lie():
    in_river = movement(f"{RIVER}transporters: r1 red steamer 1,0~0; r2 red raft on=r1")
    assert refusals(in_river, "red set-down r1 1,0@1a") == ["carrying.boat-by-river-boat"]
    assert refusals(in_river, "red set-down r1 1,0~0") == []
    assert refusals(from_a_file(in_river), "red set-down r1 1,0@1a") == ["carrying.boat-by-river-boat"]
    docked = movement(f"{RIVER}transporters: r1 red steamer 1,0@2; r2 red raft on=r1")
    assert refusals(docked, "red set-down r1 1,0~0") == ["carrying.boat-by-docked-boat"]
    assert refusals(docked, "red set-down r1 1,0@2") == []
    donkey = movement(f"{RIVER}transporters: r1 red steamer 1,0@2; r2 red donkey on=r1")
    (region,) = {move.place for move in donkey.legal_moves if move.verb == "set-down"}
    assert region == "1,0/1"


@clause("roads_and_boats", "carrying.boat-unload", "carrying.any")
def test_contact_when_loading():
    state = movement(
        f"{RIVER}transporters: r1 red steamer 1,0~0; r2 red donkey 1,0/0; r3 red donkey 1,0/1; "
        "r4 red raft 1,0@1a; r5 red raft 2,0; r6 red rowboat 2,0; r7 red raft 1,0~0"
    )
    assert refusals(state, "red carry r1 r2") == []
    assert refusals(state, "red carry r1 r3") == []
    assert refusals(state, "red carry r2 r1") == []
    assert refusals(state, "red carry r1 r7") == []
    assert refusals(state, "red carry r2 r4") == []
    assert refusals(state, "red carry r3 r4") == ["carrying.boat-unload"]
    assert refusals(state, "red carry r2 r3") == ["bridges.unbridged"]
    assert refusals(state, "red carry r1 r4") == ["carrying.boat-unload"]
    # never on the open sea
    assert refusals(state, "red carry r6 r5") == ["carrying.boat-unload"]


@clause("roads_and_boats", "movement.no-force", "carrying.any")
def test_the_owner_of_a_passenger_may_set_it_down_too():
    text = f"{LINE}transporters: y1 yellow truck 0,0/0; r1 red donkey on=y1"
    state = movement(text)
    assert refusals(state, "red set-down y1 0,0/0") == []
    third = movement(text.replace("r1 red", "g1 green"), seats="red yellow green")
    assert refusals(third, "red set-down y1 0,0/0") == ["movement.no-force"]


@clause("roads_and_boats", "movement.pick-drop")
def test_a_donkey_picks_up_only_where_it_is():
    text = "map: 0,0 pasture; 1,0 pasture\ngoods: 1,0/0 clay\ntransporters: r1 red donkey 0,0/0"
    assert refusals(movement(text), "red take-on r1 clay 1,0/0") == ["movement.pick-drop"]


def test_geese_that_follow_onto_a_river_get_off_on_the_first_bank_or_the_one_named():
    text = "map: 0,0 pasture 1-4; 1,0 pasture 1-4; 2,0 sea; -1,0 mountain 1\ngoods: 0,0/1 goose\n"
    state = movement(f"{text}transporters: r1 red raft 0,0~0")
    assert lying(play(state, "red go r1 1,0~0 goose"), "1,0/0") == "1 goose"
    assert lying(play(state, "red go r1 1,0~0 goose 1,0/1"), "1,0/1") == "1 goose"
    assert {"red go r1 1,0~0 goose", "red go r1 1,0~0 goose 1,0/1"} <= {
        state.game.write_move(move) for move in state.legal_moves
    }


@clause("roads_and_boats", "movement.pick-drop")
def test_what_is_taken_on_and_what_is_dropped_is_told_as_such():
    state = movement(f"{LINE}goods: 0,0/0 clay\ntransporters: r1 red wagon 0,0/0 stone")
    told = [
        state.outcome(move).events[0].kind
        for move in ("red take-on r1 clay 0,0/0", "red drop r1 stone 0,0/0")
    ]
    assert told == ["taken", "dropped"]


@clause("roads_and_boats", "carrying.any", "movement.once")
def test_being_carried_is_the_move_of_a_passenger():
    state = play(movement(f"{LINE}transporters: r1 red wagon 0,0/0; r2 red donkey 0,0/0"), "red carry r1 r2")
    assert state.transporters["r2"].moved
    assert not state.transporters["r1"].moved


@clause("roads_and_boats", "carrying.nothing-else", "movement.carrying-capacity")
def test_neither_carrier_nor_passenger_has_room():
    text = f"{LINE}transporters: r1 red wagon 0,0/0; r2 red donkey on=r1; r3 red wagon 0,0/0 stone"
    state = movement(text)
    # a wagon carries three goods
    assert [room(state, id) for id in ("r1", "r2", "r3")] == [0, 0, 2]


@clause("roads_and_boats", "carrying.after-unload", "boats.no-leaving")
def test_nobody_is_set_down_at_sea():
    afloat = "b1 red raft 3,0; r2 red donkey on=b1"
    assert refusals(movement(f"{LINE}transporters: {afloat}"), "red set-down b1 3,0") == [
        "carrying.after-unload"
    ]
    two = movement(f"{LINE}transporters: b1 red raft 3,0; b2 red raft on=b1")
    assert refusals(two, "red set-down b1 3,0") == ["carrying.boat-unload"]


@clause("roads_and_boats", "geese.follow")
def test_no_other_good_follows():
    state = movement(f"{LINE}goods: 0,0/0 stone\ntransporters: r1 red donkey 0,0/0")
    assert refusals(state, "red go r1 1,0/0 stone") == ["geese.follow"]
    assert [it.variant for it in state.why_not("red go r1 1,0/0 stone")] == ["other"]


@clause("roads_and_boats", "movement.once", "movement.carrying-capacity")
def test_what_a_reader_would_try_in_vain_is_known():
    """A step that is closed and a load without room for it are among the moves that can be explained."""
    state = movement(
        f"{LINE}goods: 0,0/0 stone\nwalls: 0,0>1 yellow 1\ntransporters: r1 red donkey 0,0/0 2 clay"
    )
    tried = {GAME.write_move(move) for move in GAME.rules.candidates(state)}
    assert {"red go r1 1,0/0", "red take-on r1 stone 0,0/0"} <= tried
    assert refusals(state, "red go r1 1,0/0") == ["walls.others"]
    assert refusals(state, "red take-on r1 stone 0,0/0") == ["movement.carrying-capacity"]


@clause("roads_and_boats", "movement.no-force")
def test_who_asks_once_has_asked_once():
    """Requests are counted, as they could go on for ever (ruling.action-cap)."""
    state = movement(f"{LINE}transporters: r1 red wagon 0,0/0; y1 yellow donkey 0,0/0")
    assert play(state, "red carry r1 y1").pending[1].exchanges == 1
