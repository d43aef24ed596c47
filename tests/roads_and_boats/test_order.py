"""Setting up, laying the map, calling, passing and waiting."""

from random import Random

import pytest
from msgspec.structs import replace

from rulebook_lab.engine import BadOption
from rulebook_lab.games.roads_and_boats.land.world import read_world
from rulebook_lab.games.roads_and_boats.rules import tile_laying
from rulebook_lab.games.roads_and_boats.rules.creating_the_world import defects, river_systems
from rulebook_lab.games.roads_and_boats.rules.tile_laying import springs_wanted
from tests.clauses import clause
from tests.roads_and_boats.positions import GAME, play, read, refusals

# -- setting up ----------------------------------------------------------------------------


@clause("roads_and_boats", "intro.players", "setup.colours", "setup.research-covered", "setup.board")
def test_one_to_four_play_in_their_colours():
    for seats in (1, 2, 3, 4):
        state = GAME.start(seats=seats)
        assert len(state.seats) == seats
        assert not state.research
        assert state.phase == "production"
    with pytest.raises(BadOption):
        GAME.start(seats=5)
    with pytest.raises(BadOption):
        GAME.start(seats=())
    state = GAME.start(seats=("green", "blue")).let_chance(0)
    (seat,) = state.to_act
    state = play(state, f"{seat} settle 1,-2/0")
    assert {t.owner for t in state.transporters.values()} == {seat}
    assert state.wonder == ()


@clause("roads_and_boats", "start.choose-order", "start.marked", "start.land", "start.distance")
def test_homes_are_chosen_in_chart_order_among_the_marked_tiles():
    state = play(GAME.start(seats=2), "chance draw-figure red", "chance draw-figure yellow")
    assert state.chart == ("yellow", "red")
    assert refusals(state, "red settle 1,-2/0") == ["start.choose-order"]
    assert refusals(state, "yellow settle 0,-2/0") == ["start.marked"]
    assert refusals(state, "yellow settle 0,-3/0") == ["start.land"]
    state = play(state, "yellow settle 1,-2/0")
    assert refusals(state, "red settle 1,-2/0") == ["start.distance"]
    state = play(state, "red settle -1,2/0")
    assert (state.turn, state.phase) == (1, "production")


@clause("roads_and_boats", "start.distance", "start.land", "start.marker")
def test_free_homes_have_a_tile_between_them_as_long_as_there_is_room():
    state = read(
        "seats: red yellow\nmap: 0,0 woods; 1,0 rock; 2,0 pasture; 3,0 sea\nhomes: red 0,0/0\n"
        "chart: red yellow\npending: choose-homes"
    )
    assert refusals(state, "yellow settle 1,0/0") == ["start.distance"]
    assert refusals(state, "yellow settle 3,0/0") == ["start.land"]
    assert refusals(state, "yellow settle 2,0/0") == []
    tight = read(
        "seats: red yellow\nmap: 0,0 woods; 1,0 rock\n"
        "homes: red 0,0/0\nchart: red yellow\npending: choose-homes"
    )
    assert refusals(tight, "yellow settle 1,0/0") == []
    assert refusals(tight, "yellow settle 0,0/0") == ["start.distance"]
    assert play(tight, "yellow settle 1,0/0").defects == ()


@clause("roads_and_boats", "start.distance")
@pytest.mark.parametrize(
    ("land", "homes", "possible"),
    [
        (3, "red 0,0/0; yellow 1,0/0", True),  # yellow first, in the middle
        (3, "red 0,0/0; yellow 2,0/0", True),
        (4, "red 0,0/0; yellow 1,0/0", False),  # whoever came first, an end was free
        (4, "red 0,0/0; yellow 3,0/0; blue 1,0/0", True),  # red and yellow left nothing free
        (5, "red 0,0/0; yellow 2,0/0; blue 1,0/0", False),
        (5, "red 1,0/0; yellow 3,0/0; blue 2,0/0", True),
    ],
)
def test_neighbouring_homes_are_possible_where_those_that_came_first_left_no_other_land(
    land, homes, possible
):
    row = "; ".join(f"{n},0 woods" for n in range(land))
    state = read(f"seats: red yellow blue\nmap: {row}\nhomes: {homes}\nchart: red yellow blue")
    assert ("start.distance" not in state.defects.clauses) == possible


@clause("roads_and_boats", "start.marker", "start.resources", "movement.river-side")
def test_a_home_on_a_river_tile_is_on_one_bank():
    state = read(
        "seats: red yellow\nmap: 0,0 pasture 0-3; 1,-1 mountain 3; "
        "-1,1 sea\nchart: red yellow\npending: choose-homes"
    )
    state = play(state, "red settle 0,0/1")
    assert str(state.homes["red"]) == "0,0/1"
    assert {str(t.place) for t in state.transporters.values()} == {"0,0/1"}
    assert {str(place) for place in state.goods} == {"0,0/1"}


@clause("roads_and_boats", "map.two-ways")
def test_three_ways_to_a_map():
    assert GAME.start(seats=3).world.name == "Clover"
    assert GAME.start(seats=3, map="fair", map_seed=4).world.starts
    assert not GAME.start(seats=3, map="laid").world.tiles
    assert not GAME.start(seats=3, homes="free").world.starts


# -- laying the map ------------------------------------------------------------------------

LAYING = "seats: red yellow\npending: choose-homes > draw-row > lay-tiles red\nsize: 32\nmap: "


@clause("roads_and_boats", "map.first-player", "map.two-tiles-each", "map.adjacent", "map.fits-sheet")
def test_two_tiles_each_clockwise_from_the_first_seat():
    state = GAME.start(seats=3, map="laid")
    asked = []
    for tile in ("0,0", "1,0", "2,0", "3,0", "4,0", "5,0", "6,0"):
        (seat,) = state.to_act
        asked.append(seat)
        state = play(state, f"{seat} lay {tile} woods")
    assert asked == ["red", "red", "yellow", "yellow", "green", "green", "red"]
    assert refusals(state, "red lay 9,9 woods") == ["map.adjacent"]
    assert refusals(state, "red lay 6,0 woods") == ["map.adjacent"]
    assert "A tile lies on 6,0" in str(state.why_not("red lay 6,0 woods"))


@clause("roads_and_boats", "map.adjacent")
def test_the_first_tile_lies_in_the_middle():
    state = GAME.start(2, map="laid")
    assert {move.cell for move in state.legal_moves} == {"0,0"}
    for cell in ("1,0", "999,999"):
        (found,) = state.why_not(f"red lay {cell} woods")
        assert (found.clause, found.variant) == ("map.adjacent", "first")


@clause("roads_and_boats", "map.river-edges", "map.river-start", "map.river-source")
def test_rivers_are_laid_in_a_natural_way():
    river = read(LAYING + "0,0 mountain 1; 0,1 woods; 1,-1 woods")
    assert refusals(river, "red lay 1,0 woods") == ["map.river-edges"]
    assert refusals(river, "red lay 1,0 pasture 1-4") == []
    assert refusals(river, "red lay 1,0 sea") == []
    assert refusals(river, "red lay 0,-1 pasture 0-3")[0] == "map.river-start"
    # plain land beside it is no river that it could continue
    assert refusals(river, "red lay 0,-1 pasture 1-4") == ["map.river-edges", "map.river-start"]
    # spring to spring: a river that reaches no sea
    assert "map.river-source" in refusals(river, "red lay 1,0 mountain 4")
    # and a river with two mouths
    two = read(LAYING + "0,0 sea; 2,0 sea; 0,1 woods; 1,1 woods")
    assert "map.river-source" in refusals(two, "red lay 1,0 pasture 1-4")


@clause("roads_and_boats", "map.river-finishable", "map.size")
def test_what_is_begun_must_be_finished_with_the_tiles_to_come():
    river = "0,0 mountain 1; 0,1 woods; 1,-1 woods"
    # two tiles are still to come: a straight, and a sea beyond it
    two = read(LAYING.replace("32", "5") + river)
    assert refusals(two, "red lay 1,0 pasture 1-4") == []
    one = read(LAYING.replace("32", "4") + river)
    assert refusals(one, "red lay 1,0 pasture 1-4") == ["map.river-finishable"]
    assert [it.facts["fault"] for it in one.why_not("red lay 1,0 pasture 1-4")] == ["too-few-tiles"]
    assert refusals(one, "red lay -1,0 woods") == ["map.river-finishable"]
    assert refusals(one, "red lay 1,0 sea") == []
    # land for every home
    land = read(
        "seats: red yellow\npending: choose-homes > draw-row > lay-tiles red\n"
        "size: 3\nmap: 0,0 woods; 1,0 sea"
    )
    assert refusals(land, "red lay 2,0 sea") == ["map.size"]


@clause("roads_and_boats", "material.tile-sheets", "map.fits-sheet")
def test_only_tiles_that_are_left_are_laid():
    springs = "; ".join(f"{q},0 mountain 2; {q},1 sea" for q in range(3))
    state = read(LAYING + springs)
    assert refusals(state, "red lay 3,0 mountain 3") == ["material.tile-sheets"]


@clause("roads_and_boats", "map.size", "map.two-tiles-each")
def test_a_laid_map_is_legal_when_it_is_finished():
    random = Random(7)
    state = read("seats: red yellow\npending: choose-homes > draw-row > lay-tiles red\nsize: 14\nmap: none")
    while state.pending[-1].name == "lay-tiles":
        state = GAME.carry_out(state, random.choice(list(state.legal_moves))).state
    assert len(state.world.tiles) == 14
    assert defects(state.world) == []
    assert state.to_act == {"chance"}


@clause("roads_and_boats", "map.river-finishable", "map.river-source")
@pytest.mark.parametrize(
    ("tiles", "springs"),
    [
        ("0,0 mountain 1", 0),  # it has the one that it needs
        ("0,0 woods 1-4\n-1,0 sea", 1),
        ("0,0 pasture 0-2-4", 2),  # a split joins two arms
        ("0,0 pasture 0-2-4\n1,-1 mountain 3", 1),
    ],
)
def test_a_river_takes_a_spring_more_than_it_has_splits(tiles, springs):
    assert springs_wanted(river_systems(read_world(tiles).tiles)) == springs


@clause("roads_and_boats", "map.river-finishable", "material.tile-sheets")
def test_where_all_seas_are_laid_rivers_run_into_those_that_lie():
    seas = "; ".join(f"{q},0 sea" for q in range(2, 26))
    state = read(LAYING.replace("32", "64") + f"0,0 mountain 1; 0,1 woods; 1,1 woods; {seas}")
    assert refusals(state, "red lay 1,0 sea") == ["material.tile-sheets"]
    assert "red lay 1,0 pasture 1-4" in map(GAME.write_move, state.legal_moves)
    away = "\n".join(f"{q},0 sea" for q in range(-1, -25, -1))
    world = read_world(f"0,0 mountain 1\n0,1 woods\n1,1 woods\n{away}")
    last = replace(state, world=world, size=len(world.tiles) + 2)
    (fault,) = last.why_not("red lay 1,0 pasture 1-4")
    assert (fault.clause, fault.facts["fault"]) == ("map.river-finishable", "too-few-seas")


@clause("roads_and_boats", "map.river-finishable")
def test_where_a_river_cannot_be_finished_no_tile_is_right():
    state = replace(read(LAYING + "0,0 mountain 1; 0,1 mountain 1; 1,-1 woods"), size=4)
    assert refusals(state, "red lay 1,0 sea") == ["map.river-finishable"]


@clause("roads_and_boats", "map.river-edges")
def test_no_tile_is_tried_whose_edges_do_not_match():
    river = read(LAYING + "0,0 mountain 1; 0,1 woods; 1,-1 woods")
    tried = list(GAME.rules.candidates(river))
    assert {move.terrain for move in tried} == {"woods", "pasture", "rock", "mountain", "desert", "sea"}
    assert all("map.river-edges" not in refusals(river, move) for move in tried)


@clause("roads_and_boats", "map.river-finishable", "map.river-source")
def test_no_river_runs_in_a_circle():
    met = read(LAYING + "-1,0 sea; 0,0 pasture 0-1-4; 1,-1 pasture 2-3")
    # both eastern arms of the split arrive on 1,0: two rivers on one tile keep them apart
    assert refusals(met, "red lay 1,0 woods 1-5/3-4") == []
    assert refusals(met, "red lay 1,0 pasture 4-5") == ["map.river-source"]


@clause("roads_and_boats", "map.river-finishable", "map.river-border", "map.river-source")
@pytest.mark.parametrize("seed", [0, 1, 5])
def test_whatever_is_laid_the_rivers_are_finished_in_the_end(seed):
    random = Random(seed)
    state = GAME.start(1, map="laid")
    while state.pending[-1].name == "lay-tiles":
        moves = list(state.legal_moves)
        rivers = [move for move in moves if move.rivers]
        state = GAME.carry_out(
            state, random.choice(rivers if random.random() < 0.4 and rivers else moves)
        ).state
    assert len(state.world.tiles) == state.size == 16
    assert defects(state.world, state.box.supply) == []


# -- calling, passing, waiting -------------------------------------------------------------

QUIET = "seats: red yellow blue\nmap: 0,0 pasture\nchart: yellow blue red\ntemple: red blue yellow\n"


@clause(
    "roads_and_boats",
    "conflict.call",
    "order.request",
    "conflict.no-call",
    "order.simultaneous",
    "order.mid-phase",
)
def test_seats_are_asked_in_chart_order_until_one_calls():
    state = read(f"{QUIET}phase: building")
    assert state.to_act == {"yellow"}
    quiet = play(state, "yellow let-be", "blue let-be", "red let-be")
    assert quiet.pending[-1].name == "constructing"
    assert quiet.pending[-1].queue == ("yellow", "blue", "red")
    called = play(state, "yellow let-be", "blue call-order")
    # from the front of the row, all but the last
    assert called.to_act == {"red"}
    assert refusals(quiet, "yellow call-order") == ["conflict.call"]


@clause("roads_and_boats", "order.simultaneous", "order.mid-phase", "conflict.no-call")
def test_who_waits_is_asked_again():
    state = play(read(f"{QUIET}phase: building"), "yellow let-be", "blue let-be", "red let-be")
    state = play(state, "yellow wait", "blue pass", "red wait")
    assert state.to_act == {"yellow"}
    # a full round of waiters in which nobody acted ends the phase
    state = play(state, "yellow wait", "red wait")
    assert state.phase == "wonder"


@clause("roads_and_boats", "order.simultaneous")
def test_a_round_in_which_somebody_acted_is_followed_by_another():
    state = read(
        "seats: red yellow\nmap: 0,0 pasture; 1,0 pasture\nchart: red yellow\nphase: building\n"
        "transporters: r1 red truck 0,0/0 2 stone\npending: end-phase building > constructing red+yellow"
    )
    state = play(state, "red wait", "yellow wait", "red build-road 0,0 1", "red wait", "yellow wait")
    assert state.phase == "building"
    assert play(state, "red wait", "yellow wait").phase == "wonder"


@clause("roads_and_boats", "conflict.play")
def test_after_a_call_one_passes_for_good():
    state = play(
        read(f"{QUIET}phase: building"),
        "yellow call-order",
        "red keep-praying",
        "blue keep-praying",
        "yellow take-slot 3",
        "blue take-slot 1",
    )
    # Red's slot was the last one and was not asked
    assert state.chart == ("blue", "red", "yellow")
    assert refusals(state, "blue wait") == ["conflict.play"]
    state = play(state, "blue pass", "red pass", "yellow pass")
    assert state.phase == "wonder"
    # the markers stay as the standing order
    assert state.to_act == {"blue"}


@clause("roads_and_boats", "conflict.piety", "conflict.slot", "conflict.row")
def test_two_players():
    state = read(
        "seats: red yellow\nmap: 0,0 pasture\ntemple: red yellow\nchart: yellow red\nphase: building"
    )
    state = play(state, "yellow call-order")
    assert state.to_act == {"red"}
    back = play(state, "red cash-in")
    assert back.temple == ("yellow", "red")
    assert back.to_act == {"red"}
    assert play(back, "red take-slot 2").chart == ("yellow", "red")
    stays = play(state, "red keep-praying")
    assert stays.to_act == {"yellow"}
    assert play(stays, "yellow take-slot 1").chart == ("yellow", "red")


@clause("roads_and_boats", "conflict.mines-first", "production.primary", "order.request")
def test_seats_know_what_was_produced_before_they_call():
    mine = QUIET.replace("0,0 pasture", "0,0 mountain")
    state = read(f"{mine}pending: start-phase production\nbuildings: 0,0/0 mine number=1 gold=1")
    assert state.to_act == {"chance"}
    state = play(state, "chance draw-counter 1 gold")
    assert state.loose_on((0, 0)) == ("gold",)
    assert state.to_act == {"yellow"}
    assert state.pending[-1].name == "call-round"


@clause("roads_and_boats", "conflict.never", "movement.no-force")
def test_no_verb_destroys_or_takes_what_is_anothers():
    state = read(
        "seats: red yellow\nmap: 0,0 pasture; 1,0 pasture\nphase: building\nroads: 0,0>1\n"
        "buildings: 0,0/0 mint\ntransporters: r1 red truck 0,0/0 6 boards; y1 yellow donkey 0,0/0 gold\n"
        "pending: end-phase building > constructing red+yellow"
    )
    assert {move.verb for move in state.legal_moves} == {"pass", "wait"}
    assert refusals(state, "red scrap y1") != []


@clause("roads_and_boats", "map.cover", "intro.four-phases", "order.phase-chart")
def test_a_turn_goes_through_its_four_phases():
    state = read("seats: red yellow\nmap: 0,0 pasture; 1,0 pasture\nroads: 0,0>1\nchart: red yellow")
    phases = []
    while state.turn == 1:
        phases.append(state.phase)
        phase = state.phase
        while (state.turn, state.phase) == (1, phase):
            (seat,) = state.to_act
            verb = "let-be" if state.pending[-1].name == "call-round" else "pass"
            state = play(state, f"{seat} {verb}")
    assert phases == ["production", "movement", "building", "wonder"]
    assert len(state.roads) == 1


@clause("roads_and_boats", "map.size")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sixteen_tiles_for_each_player_are_laid_and_none_on_a_prepared_map(seats):
    assert GAME.start(seats, map="laid").size == 16 * seats
    assert GAME.start(seats).size == 0


@clause("roads_and_boats", "map.size")
@pytest.mark.parametrize(
    ("size", "land", "allowed"),
    [(3, 1, False), (3, 2, True), (4, 1, True), (4, 0, False), (5, 0, True), (5, 2, True)],
)
def test_land_is_left_for_every_home(size, land, allowed):
    """Two tiles lie, and two players want a home each."""
    tiles = "; ".join(f"{q},0 {'woods' if q < land else 'sea'}" for q in range(2))
    state = read(LAYING.replace("32", str(size)) + tiles)
    assert refusals(state, "red lay 2,0 sea") == ([] if allowed else ["map.size"])


@clause("roads_and_boats", "map.river-finishable")
@pytest.mark.parametrize(("size", "fault"), [(4, "too-few-tiles"), (5, "too-few-tiles"), (6, ""), (7, "")])
def test_as_many_tiles_must_be_to_come_as_a_river_has_ends(size, fault):
    """The split on the fourth tile has its spring and two more ends, one for a spring, one for a sea."""
    state = replace(read(LAYING + "0,0 mountain 1; 0,1 woods; 1,-1 woods"), size=size)
    told = [it.facts["fault"] for it in state.why_not("red lay 1,0 pasture 0-2-4")]
    assert told == ([fault] if fault else [])


@clause("roads_and_boats", "map.river-finishable", "map.size")
@pytest.mark.parametrize(("seats", "size", "seas"), [(2, 10, 8), (2, 5, 3), (4, 6, 2), (3, 3, 0)])
def test_so_many_tiles_may_be_sea_that_every_home_has_land(seats, size, seas):
    """Of the tiles one is land, one is sea, and each of the others may be either."""
    world = read_world("0,0 woods\n1,0 sea")
    state = GAME.start(seats, map="laid")
    shapes = tile_laying._shapes_left(state.box.supply, world)
    draft = tile_laying._draft(world, shapes, size, seats)
    assert draft is not None
    assert (draft.still, draft.seas) == (size - 2, seas - 1)


@clause("roads_and_boats", "conflict.no-call")
@pytest.mark.parametrize(("seats", "told"), [("red", 0), ("red yellow", 1), ("red yellow green", 1)])
def test_that_all_play_at_once_is_told_where_there_are_several(seats, told):
    state = read(
        f"seats: {seats}\nchart: {seats}\nmap: 0,0 woods; 1,0 rock\n"
        "phase: wonder\nasks: end-phase wonder > offering red"
    )
    callers = seats.split() if state.chart[1:] else ()
    clauses = []
    for move in ("red pass", *(f"{seat} let-be" for seat in callers)):
        clauses += [event.clause for event in state.outcome(move).events]
        state = play(state, move)
    assert clauses.count("conflict.no-call") == told
