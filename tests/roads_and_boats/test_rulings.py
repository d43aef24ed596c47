"""Rulings that no other test plays: what is done where the rulebook leaves something open."""

import pytest

from rulebook_lab.games.roads_and_boats.land.geography import sailings
from rulebook_lab.games.roads_and_boats.land.places import dock, river, sea
from tests.clauses import clause
from tests.roads_and_boats.positions import cargo, lying, play, produced, production, read, refusals
from tests.roads_and_boats.test_building import building
from tests.roads_and_boats.test_movement import movement
from tests.roads_and_boats.test_production import RIVER, begun

TWO_RIVERS = (
    "map: 0,0 woods 1-5 2-3; 1,0 mountain 4; 0,-1 sea; 0,1 mountain 5; -1,1 sea; 1,-1 pasture; -1,0 pasture\n"
)


@clause("roads_and_boats", "movement.river-side", "bridges.effect")
def test_two_rivers_on_a_tile_are_two_pieces_with_a_bridge_site_each():
    # ruling.two-rivers: up to three regions in a row, boats keep to their river
    world = read(f"seats: red yellow\n{TWO_RIVERS}").world
    assert world.region_count((0, 0)) == 3
    assert {step.end for step in sailings(world, river((0, 0), 0))} == {river((1, 0)), sea((0, -1))}
    assert {step.end for step in sailings(world, river((0, 0), 1))} == {river((0, 1)), sea((-1, 1))}
    state = building(f"{TWO_RIVERS}transporters: r1 red donkey 0,0/0 2 stone")
    assert refusals(state, "red build mint 0,0/1")[0] == "building.presence-river"
    bridged = play(state, "red build-bridge 0,0 1")
    assert "building.presence-river" not in refusals(bridged, "red build mint 0,0/1")
    assert refusals(bridged, "red build mint 0,0/2")[0] == "building.presence-river"


@clause("roads_and_boats", "boats.river", "boats.undock")
def test_there_is_no_step_between_a_dock_and_a_river_of_the_same_tile():
    # ruling.step-water
    world = read("seats: red yellow\nmap: 0,0 mountain 1; 1,0 pasture 1-4; 2,0 sea").world
    assert [step.end for step in sailings(world, dock((1, 0), 1, "a"))] == [sea((2, 0))]
    assert dock((1, 0), 1, "a") not in [step.end for step in sailings(world, river((1, 0)))]


@clause("roads_and_boats", "boats.river", "bridges.effect")
def test_bridges_do_not_hinder_boats():
    # ruling.bridge-boats
    text = "map: 0,0 mountain 1; 1,0 pasture 1-4; 2,0 sea\nbridges: 1,0>1\ntransporters: r1 red raft 0,0~0"
    assert str(play(movement(text), "red go r1 1,0~0", "red go r1 2,0").transporters["r1"].place) == "2,0"


@clause("roads_and_boats", "boats.exchange", "boats.interact")
def test_a_boat_at_sea_cannot_exchange_with_one_at_the_coast():
    # ruling.sea-exchange
    text = (
        "map: 0,0 pasture; 1,0 sea\ntransporters: r1 red raft 1,0; "
        "r2 red raft 0,0@1 clay; r3 red raft 1,0 gold"
    )
    state = movement(text)
    assert refusals(state, "red take-on r1 clay r2") == ["boats.interact"]
    assert refusals(state, "red take-on r1 gold r3") == []


@clause("roads_and_boats", "scoring.possession")
def test_goods_on_a_rig_or_at_home_are_nobodys():
    # ruling.score-cargo
    state = read(
        "seats: red yellow\nmap: 0,0 pasture; 1,0 sea\nhomes: red 0,0/0\nbuildings: 1,0 oil_rig\n"
        "goods: 0,0/0 stock; 1,0 stock\ntransporters: r1 red raft 1,0 gold; "
        "r2 red raft on=y1; y1 yellow truck 0,0/0"
    )
    assert {seat: points.total for seat, points in state.scores.items()} == {"red": 10, "yellow": 0}


@clause("roads_and_boats", "production.exchange", "movement.pick-drop")
def test_goods_change_hands_in_production_and_movement_only():
    # protocol.exchange-phases
    text = "map: 0,0 pasture\ngoods: 0,0/0 gold\ntransporters: r1 red donkey 0,0/0"
    phase = "intro.four-phases"
    assert refusals(building(text), "red shift gold 0,0/0 r1") == [phase, "production.exchange"]
    assert refusals(building(text), "red take-on r1 gold 0,0/0") == [phase, "movement.pick-drop"]
    assert refusals(movement(text), "red shift gold 0,0/0 r1") == [phase, "production.exchange"]
    assert refusals(production(text), "red take-on r1 gold 0,0/0") == [phase, "movement.pick-drop"]


@clause("roads_and_boats", "intro.four-phases")
@pytest.mark.parametrize(
    ("move", "phase"),
    [
        ("red build sawmill 0,0/0", "building, not production"),
        ("red build-road 0,0 1", "building, not production"),
        ("red go r1 1,0/0", "movement, not production"),
        ("red carry r1 r2", "movement, not production"),
        ("red buy-brick -", "wonder, not production"),
    ],
)
def test_what_belongs_to_another_phase_is_refused_as_that(move: str, phase: str) -> None:
    state = production("map: 0,0 pasture; 1,0 pasture\ntransporters: r1 red donkey 0,0/0")
    why = state.why_not(move)
    assert why.clauses[0] == "intro.four-phases"
    assert phase in why.sentences[0]


@clause("roads_and_boats", "research.upgrade-presence")
def test_presence_on_either_bank_is_enough_for_an_upgrade():
    # ruling.upgrade-reach; a carried transporter does not count
    text = (
        f"{RIVER}\ngoods: 1,-1/0 2 goose + paper\n"
        f"buildings: 0,0/1 raft_factory\ntransporters: r1 red donkey 1,-1/0; "
    )
    for other in ("r2 red donkey 0,0/0", "r2 red raft 0,0~0", "r2 red raft 0,0@3a"):
        state = play(production(text + other), "red do-research 1,-1/0 shipping")
        assert refusals(state, "red upgrade 0,0") == []
    carried = play(
        production(text + "y1 yellow donkey 0,0/1; r2 red donkey on=y1"), "red do-research 1,-1/0 shipping"
    )
    assert carried.pending[-1].name == "producing"


@clause("roads_and_boats", "carrying.nothing-else", "production.tile-input")
def test_a_carrier_is_present_but_holds_nothing():
    # ruling.carrier-production
    text = (
        "map: 0,0 pasture\ngoods: 0,0/0 trunks\nbuildings: 0,0/0 sawmill\n"
        "transporters: r1 red truck 0,0/0; r2 red donkey on=r1"
    )
    state = production(text)
    assert lying(play(state, "red hand-in 0,0 trunks=0,0/0"), "0,0/0") == "2 boards"
    assert refusals(state, "red hand-in 0,0 trunks=0,0/0 r1") == ["production.output-place"]
    assert refusals(state, "red shift trunks 0,0/0 r1") == ["carrying.nothing-else"]
    assert refusals(state, "red shift trunks 0,0/0 r2") == ["carrying.nothing-else"]


@clause("roads_and_boats", "production.excess-where", "boats.no-leaving")
def test_the_load_of_a_scrapped_boat_goes_to_a_bank_it_touched():
    # ruling.scrapped-load
    boats = "; ".join(f"r{n} red raft -1,1" for n in range(2, 6))
    state = production(
        f"{RIVER}\nbuildings: 0,0/0 raft_factory\ngoods: 0,0/0 2 trunks\n"
        f"transporters: r1 red raft 0,0~0 gold; {boats}; r7 red donkey 0,0/0"
    )
    state = play(state, "red hand-in 0,0 trunks=0,0/0+trunks=0,0/0 0,0~0")
    assert refusals(state, "red scrap r1 1,-1/0") == ["production.excess-where"]
    assert lying(play(state, "red scrap r1 0,0/1"), "0,0/1") == "1 gold"
    assert lying(play(state, "red scrap r1"), "0,0/0") == "1 gold"
    # land transporters cure no excess of boats
    assert refusals(state, "red scrap r7") == ["production.excess-now"]


@clause("roads_and_boats", "geese.sea", "geese.oil-rig", "boats.no-leaving")
def test_a_goose_follows_to_sea_but_is_dropped_there_only_on_a_rig():
    # ruling.geese-at-sea: page 11 leaves no goods on a sea tile, page 12 has geese dropped on a rig
    sea_and_coast = "map: 0,0 pasture; 1,0 sea\ntransporters: r1 red raft 0,0@1 goose; r2 red raft 1,0\n"
    state = movement(f"{sea_and_coast}goods: 0,0/0 goose")
    state = play(state, "red go r1 1,0 goose")
    assert lying(state, "1,0") == "1 goose"
    assert refusals(state, "red drop r1 goose*r1 1,0") == ["boats.no-leaving"]
    rig = movement(f"{sea_and_coast}buildings: 1,0 oil_rig")
    rig = play(rig, "red go r1 1,0", "red drop r1 goose*r1 1,0")
    assert lying(rig, "1,0") == "1 goose"


@clause("roads_and_boats", "start.marked", "start.choose-order")
def test_with_more_marks_than_players_the_others_are_ordinary_tiles():
    # ruling.marked-homes
    state = read(
        "seats: red yellow\nmap: start 0,0; start 2,0; start 4,0; "
        "0,0 woods; 1,0 woods; 2,0 rock; 3,0 rock; 4,0 rock\n"
        "chart: red yellow\npending: choose-homes"
    )
    state = play(state, "red settle 0,0/0", "yellow settle 4,0/0")
    assert (2, 0) not in {home.cell for home in state.homes.values()}


@clause("roads_and_boats", "end.neutral", "wonder.complete")
def test_a_33rd_neutral_brick_on_the_mark_simply_ends_the_game():
    # ruling.end-both: 29 red and 32 neutral bricks, the next one is the 62nd and the 33rd neutral
    state = read(
        "seats: red yellow\nmap: 0,0 pasture\nphase: wonder\nturn: 33\nwonder: 29 red + 32 neutral\n"
        "pending: end-phase wonder > offering red+yellow"
    )
    state = play(state, "red pass", "yellow pass")
    assert not state.pending
    assert state.wonder.count("neutral") == 33


@clause("roads_and_boats", "production.livestock")
def test_the_young_stand_with_their_parents():
    # ruling.breeding-young
    state = production(f"{RIVER}\ntransporters: r1 red donkey 0,0/1; r2 red donkey 0,0/1")
    assert str(play(state, "red breed 0,0").transporters["r3"].place) == "0,0/1"
    assert lying(begun(f"{RIVER}\ngoods: 0,0/1 2 goose"), "0,0/1") == "3 goose"


@clause("roads_and_boats", "movement.once", "wonder.opportunity")
def test_a_player_who_is_walled_in_passes():
    # ruling.stuck-player
    walls = "; ".join(f"0,0>{edge} yellow 1" for edge in (1, 2))
    state = movement(f"map: 0,0 rock; 1,0 rock; 0,1 rock\nwalls: {walls}\ntransporters: r1 red donkey 0,0/0")
    assert {move.verb for move in state.legal_moves} == {"pass", "wait"}


@clause("roads_and_boats", "research.wasted", "production.automatic")
def test_the_automatic_work_takes_what_bridges_join_and_nothing_a_ferry_could_bring():
    # ruling.automatic-area
    text = f"{RIVER}\nbuildings: 0,0/0 sawmill\ngoods: 0,0/1 trunks\ntransporters: r1 red raft 0,0~0"
    assert lying(produced(production(text)), "0,0/1") == "1 trunks"
    bridged = produced(production(f"{text}\nbridges: 0,0>0"))
    assert lying(bridged, "0,0/0") == "2 boards"


@clause("roads_and_boats", "movement.one-carrier")
def test_the_player_chooses_among_marked_and_unmarked_goods():
    # ruling.marks-individual
    state = movement(
        "map: 0,0 rock\ngoods: 0,0/0 stone + stone*r2\n"
        "transporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0 moved"
    )
    goods = [move.good for move in state.legal_moves if move.verb == "take-on"]
    assert goods == ["stone", "stone*r2"]
    assert cargo(play(state, "red take-on r1 stone 0,0/0"), "r1") == ["stone"]


@clause("roads_and_boats", "building.what", "bridges.effect")
def test_building_actions_build_on_each_other():
    # ruling.building-number: a bridge, then across it
    state = building(f"{RIVER}\ntransporters: r1 red truck 0,0/0 2 stone + 2 boards")
    state = play(state, "red build-bridge 0,0 0", "red build sawmill 0,0/1")
    assert state.buildings[0, 0].region == 1


@clause("roads_and_boats", "wall-building.sea", "boats.oil-rig-store")
def test_the_store_of_a_rig_pays_for_a_wall_from_the_sea():
    # ruling.wall-sea-surcharge: two extra for every token
    state = building(
        "map: 0,0 rock; 1,0 sea\nbuildings: 1,0 oil_rig\ngoods: 1,0 7 stone\ntransporters: r1 red raft 1,0"
    )
    state = play(state, "red build-wall 1,0 4")
    assert lying(state, "1,0") == "4 stone"
    assert lying(play(state, "red build-wall 1,0 4"), "1,0") == ""
