"""The building phase beyond the worked examples."""

import pytest

from rulebook_lab.engine import UnreadableMove
from tests.clauses import clause
from tests.roads_and_boats.positions import GAME, cargo, from_a_file, lying, play, read, refusals

BUILDING = "phase: building\npending: end-phase building > constructing red+yellow"


def building(text, seats="red yellow"):
    return read(f"seats: {seats}\n{BUILDING}\n{text}")


RICH = "goods: 0,0/0 20 boards + 20 stone + 20 iron + 20 fuel\ntransporters: r1 red truck 0,0/0\n"
ALL = "research: red rowing trucking shipping drilling specialised-mines big-mines new-shafts\n"


@clause(
    "roads_and_boats", "building.terrain", "building.anywhere", "building.sea-only-rig", "building.desert"
)
@pytest.mark.parametrize("terrain", ["woods", "pasture", "rock", "mountain", "desert"])
def test_where_each_building_may_stand(terrain):
    inland = building(f"map: 0,0 {terrain}\n{RICH}{ALL}")
    coast = building(f"map: 0,0 {terrain}; 1,0 sea\n{RICH}{ALL}")
    tied = {"woodcutter": "woods", "quarry": "rock", "mine": "mountain"}
    shores = {"clay_pit", "raft_factory", "rowboat_factory", "steamer_factory"}
    for kind in GAME.components().buildings:
        move = f"red build {kind} 0,0/0"
        here = terrain != "desert" and kind != "oil_rig" and tied.get(kind, terrain) == terrain
        assert (refusals(coast, move) == []) == here, kind
        assert (refusals(inland, move) == []) == (here and kind not in shores), kind
    assert ("building.desert" in refusals(coast, "red build mint 0,0/0")) == (terrain == "desert")


@clause(
    "roads_and_boats",
    "building.sea-only-rig",
    "building.oil-rig-goods",
    "building.research",
    "research.factories",
)
def test_an_oil_rig_is_paid_from_boats_on_its_sea_tile():
    text = "map: 0,0 pasture; 1,0 sea\ntransporters: r1 red steamer {} 3 boards + stone\n"
    state = building(text.format("1,0") + ALL)
    assert cargo(play(state, "red build oil_rig 1,0"), "r1") == []
    assert refusals(state, "red build mint 1,0")[0] == "building.sea-only-rig"
    assert refusals(building(text.format("1,0")), "red build oil_rig 1,0") == ["building.research"]
    assert refusals(building(text.format("0,0@1") + ALL), "red build oil_rig 1,0") == ["building.presence"]
    poor = building("map: 1,0 sea; 0,0 pasture\ntransporters: r1 red steamer 1,0 boards\n" + ALL)
    assert refusals(poor, "red build oil_rig 1,0") == ["building.oil-rig-goods"]


@clause("roads_and_boats", "building.research", "research.factories")
@pytest.mark.parametrize(
    ("kind", "subject"),
    [("rowboat_factory", "rowing"), ("truck_factory", "trucking"), ("steamer_factory", "shipping")],
)
def test_some_buildings_need_research(kind, subject):
    text = f"map: 0,0 pasture; 1,0 sea\n{RICH}"
    assert refusals(building(text), f"red build {kind} 0,0/0") == ["building.research"]
    # it is the builder's own research that counts
    assert refusals(building(f"{text}research: yellow {subject}"), f"red build {kind} 0,0/0") == [
        "building.research"
    ]
    assert refusals(building(f"{text}research: red {subject}"), f"red build {kind} 0,0/0") == []


@clause(
    "roads_and_boats", "building.one-per-tile", "building.permanent", "building.home-marker", "building.what"
)
def test_one_building_on_a_tile_for_good():
    state = building(
        f"map: 0,0 pasture 0-3; 1,-1 mountain 3; -1,1 sea\nhomes: red 0,0/0\n{RICH}bridges: 0,0>0"
    )
    state = play(state, "red build mint 0,0/0")
    assert refusals(state, "red build sawmill 0,0/1") == ["building.one-per-tile"]
    with pytest.raises(UnreadableMove, match="'castle' is no building"):
        state.why_not("red build castle 0,0/0")
    # no verb takes a building away
    assert not [move for move in state.legal_moves if move.verb == "demolish"]


@clause("roads_and_boats", "building.presence", "building.presence-river", "building.river-boat")
def test_where_a_transporter_lets_one_build():
    text = (
        "map: 0,0 pasture 0-3; 1,-1 mountain 3; -1,1 sea\n"
        "goods: 0,0/0 2 stone + 9 boards; 0,0/1 2 stone + 9 boards\n"
    )
    cases = {
        "r1 red donkey 1,-1/0": (["building.presence"], ["building.presence"]),
        "r1 red donkey 0,0/0": ([], ["building.presence-river"]),
        "r1 red raft 0,0~0": ([], []),
        "r1 red raft 0,0@3b": ([], ["building.presence-river"]),
        "r1 red raft 0,0@3a": (["building.presence-river"], []),
        "r1 red raft -1,1": (["building.presence"], ["building.presence"]),
        # a ferry brings goods, it does not build
        "r1 red donkey 0,0/0; y1 yellow raft 0,0~0": ([], ["building.presence-river"]),
    }
    for fleet, expected in cases.items():
        state = building(f"{text}transporters: {fleet}")
        found = tuple(refusals(state, f"red build sawmill 0,0/{region}") for region in (0, 1))
        assert found == expected, fleet


@clause("roads_and_boats", "building.cost-from", "building.cooperation", "movement.no-force")
def test_building_goods_come_from_the_tile_ones_own_and_willing_others():
    state = building(
        "map: 0,0 pasture; 1,0 pasture\ngoods: 0,0/0 boards; 1,0/0 stone\n"
        "transporters: r1 red donkey 0,0/0 boards; y1 yellow donkey 0,0/0 stone; r2 red donkey 1,0/0 stone"
    )
    assert refusals(state, "red build sawmill 0,0/0") == ["building.cost-from"]
    own = "red build sawmill 0,0/0 boards=0,0/0+boards=r1"
    assert refusals(state, f"{own}+stone=r2") == ["building.cost-from"]
    assert refusals(state, f"{own}+clay=r1") == ["building.cost-from"] * 2
    pay = "red build sawmill 0,0/0 boards=0,0/0+boards=r1+stone=y1"
    asked = play(state, pay)
    assert asked.to_act == {"yellow"}
    built = play(asked, "yellow answer yes")
    assert built.buildings[0, 0].kind == "sawmill"
    assert cargo(built, "y1") == []
    refused = play(asked, "yellow answer no")
    assert not refused.buildings
    assert refused.to_act == {"red"}


@clause("roads_and_boats", "building.cooperation")
def test_payments_with_the_goods_of_others_are_listed_and_spelled_by_spots():
    state = building(
        "map: 0,0 pasture\ngoods: 0,0/0 boards\n"
        "transporters: r1 red donkey 0,0/0 boards; y1 yellow truck 0,0/0 2 boards + stone"
    )
    two_boards = ("0,0/0 r1", "0,0/0 y1", "r1 y1", "y1 y1")
    boards = ["+".join(f"boards={holder}" for holder in two.split()) for two in two_boards]
    expected = {f"red build sawmill 0,0/0 {two}+stone=y1" for two in boards}
    listed = {GAME.write_move(move): move for move in state.legal_moves if move.verb == "build"}
    assert {text for text in listed if " sawmill " in text} == expected
    for text in expected:
        parts = text.split()[-1].split("+")
        spots = listed[text].spots(state)
        assert [spot.removeprefix("part:") for spot in spots if spot.startswith("part:")] == parts
        assert state.play(text).to_act == {"yellow"}
    assert not {GAME.write_move(move) for move in GAME.considered(state)} & expected


STONE = "transporters: r1 red donkey 0,0/0; y1 yellow donkey 0,0/0 stone"


@clause("roads_and_boats", "building.cooperation")
@pytest.mark.parametrize(
    ("text", "work"),
    [
        (f"map: 0,0 pasture; 1,0 pasture\n{STONE}", work)
        for work in ("build-road 0,0 1 - stone=y1", "build-wall 0,0 1 stone=y1")
    ]
    + [
        (f"map: 0,0 pasture 1-4\n{STONE}", "build-bridge 0,0 1 stone=y1"),
        (
            "map: 0,0 pasture; 1,0 pasture\nwalls: 0,0>1 yellow 1\n"
            "transporters: r1 red donkey 0,0/0; y1 yellow donkey 0,0/0 2 boards",
            "demolish 0,0 1 boards=y1+boards=y1",
        ),
        (
            "map: 0,0 mountain\nbuildings: 0,0/0 mine number=1\nresearch: red new-shafts\n"
            "transporters: r1 red donkey 0,0/0 fuel; y1 yellow donkey 0,0/0 iron",
            "sink-shaft 0,0 3/3 iron=y1+fuel=r1",
        ),
    ],
)
def test_every_work_can_be_paid_with_the_goods_of_others(text, work):
    state = building(text)
    assert f"red {work}" in map(GAME.write_move, state.legal_moves)
    assert state.play(f"red {work}").to_act == {"yellow"}


@clause("roads_and_boats", "building.cost-from")
def test_loose_goods_are_paid_first():
    state = building(
        "map: 0,0 pasture\ngoods: 0,0/0 boards + stone\ntransporters: r1 red donkey 0,0/0 2 boards"
    )
    state = play(state, "red build sawmill 0,0/0")
    assert lying(state, "0,0/0") == ""
    assert cargo(state, "r1") == ["boards"]


@clause("roads_and_boats", "building.desert", "wonder.irrigation", "building.shore-stays")
def test_deserts_take_roads_and_walls_only_until_they_are_irrigated():
    text = f"map: 0,0 desert 1-4; 1,0 mountain 4; -1,0 sea; 0,1 pasture\n{RICH}"
    dry, wet = building(f"{text}wonder: 44 neutral"), building(f"{text}wonder: 45 neutral")
    for move in ("red build mint 0,0/0", "red build clay_pit 0,0/0", "red build-bridge 0,0 1"):
        assert "building.desert" in refusals(dry, move)
        assert refusals(wet, move) == []
    for move in ("red build-wall 0,0 1", "red build-road 0,0 1 a"):
        assert refusals(dry, move) == []


@clause("roads_and_boats", "production.capacity", "building.starts-next-turn")
def test_mines_are_numbered_on():
    state = building("map: 0,0 mountain; 1,0 mountain\nbuildings: 1,0/0 mine number=18 gold=1\n" + RICH)
    assert play(state, "red build mine 0,0/0").buildings[0, 0].number == 19


# -- roads and bridges ---------------------------------------------------------------------

BANKS = "map: 0,0 mountain 1; 1,0 pasture 1-4; 2,0 sea; 0,1 pasture\n"


@clause("roads_and_boats", "roads.cost", "roads.draw", "map.cover")
def test_a_road_costs_a_stone_and_serves_everybody():
    state = building(f"{BANKS}transporters: r1 red donkey 0,1/0 stone; y1 yellow wagon 0,1/0")
    assert refusals(state, "red build-road 0,1 1") == ["roads.cost"]
    assert refusals(state, "red build-road 0,1 2") == ["roads.cost"]
    assert refusals(state, "red build-road 0,1 5") == []
    built = play(state, "red build-road 0,1 5")
    assert cargo(built, "r1") == []
    assert len(built.roads) == 1
    assert refusals(built, "red build-road 0,1 0") == ["roads.cost"]
    text = built.text.replace("phase: building", "phase: movement")
    asks = "asks: end-phase movement > moving yellow+red"
    moving = read("\n".join(asks if line.startswith("asks") else line for line in text.splitlines()))
    assert refusals(moving, "yellow go y1 0,0/0") == []


@clause("roads_and_boats", "roads.parallel", "movement.river-side")
def test_parallel_roads_on_both_shores():
    state = building(f"{BANKS}goods: 0,0/0 9 stone\ntransporters: r1 red donkey 0,0/0")
    state = play(state, "red build-road 0,0 1 a", "red build-road 0,0 1 b")
    assert len(state.roads) == 2
    assert refusals(state, "red build-road 0,0 1 a") == ["roads.parallel"]
    assert refusals(state, "red build-road 0,0 1") == ["movement.river-side"]
    assert refusals(state, "red build-road 0,0 2 a") == ["movement.river-side"]


@clause("roads_and_boats", "roads.through-wall")
def test_a_road_may_be_built_through_another_players_wall():
    state = building(f"{BANKS}walls: 0,0>2 yellow 3\ntransporters: r1 red donkey 0,0/0 stone")
    assert refusals(state, "red build-road 0,0 2") == []


@clause(
    "roads_and_boats",
    "bridges.cost",
    "bridges.source",
    "bridges.split",
    "bridges.no-road",
    "building.presence-river",
)
def test_where_bridges_stand():
    text = f"{BANKS}goods: 0,0/0 9 stone\ntransporters: "
    assert refusals(building(f"{text}r1 red donkey 0,0/0"), "red build-bridge 0,0 1") == ["bridges.source"]
    beside = building(f"{text}r1 red donkey 0,1/0 stone")
    assert refusals(beside, "red build-bridge 0,1 1") == ["bridges.cost"]
    assert refusals(beside, "red build-bridge 0,0 1") == ["bridges.source", "building.presence"]
    assert refusals(building(f"{BANKS}"), "red build-bridge 0,1 1") == ["bridges.cost", "building.presence"]
    for place in ("donkey 1,0/0", "donkey 1,0/1", "raft 1,0~0", "raft 1,0@1a"):
        state = building(f"{text}r1 red {place} stone")
        state = play(state, "red build-bridge 1,0 1")
        assert cargo(state, "r1") == []
        assert refusals(state, "red build-bridge 1,0 1") == ["bridges.cost", "bridges.cost"]
    split = (
        "map: 0,0 pasture 0-2-4; 1,-1 mountain 3; -1,0 mountain 1; 0,1 sea\n"
        "goods: 0,0/0 9 stone\ntransporters: r1 red donkey 0,0/0"
    )
    state = building(split)
    reach = [refusals(state, f"red build mint 0,0/{n}") for n in (0, 1, 2)]
    assert reach.count(["building.presence-river", "building.cost-from"]) == 0
    state = play(state, "red build-bridge 0,0 0", "red build-bridge 0,0 4")
    assert all("building.presence-river" not in refusals(state, f"red build mint 0,0/{n}") for n in (0, 1, 2))


def test_a_bridge_is_known_by_either_end_of_its_river():
    state = building(f"{BANKS}transporters: r1 red donkey 1,0/0 2 stone")
    assert str(state.why_not("red build-bridge 1,0 4")) == (
        "The one bridge over this river is written by its end to the east: 1,0 1. [bridges.cost]"
    )
    built = play(state, "red build-bridge 1,0 1")
    assert building(f"{BANKS}bridges: 1,0>4").bridges == built.bridges


# -- walls ---------------------------------------------------------------------------------


@clause("roads_and_boats", "wall-building.one-colour", "wall-building.where", "wall-building.no-sea-sea")
def test_where_walls_stand():
    state = building(
        "map: 0,0 pasture; 1,0 pasture; 0,1 sea; 1,1 sea\nwalls: 0,0>1 yellow 1\n"
        "transporters: r1 red truck 0,0/0 6 stone; r2 red steamer 0,1 8 stone"
    )
    assert refusals(state, "red build-wall 0,0 1") == ["wall-building.one-colour"]
    assert refusals(state, "red build-wall 0,0 0") == ["wall-building.where"]
    assert refusals(state, "red build-wall 0,0 2") == []
    assert refusals(state, "red build-wall 0,1 1") == ["wall-building.no-sea-sea"]
    assert refusals(state, "red build-wall 0,1 5") == []


@clause("roads_and_boats", "wall-building.other-side-later", "wall-building.one-side")
def test_a_wall_is_strengthened_from_the_other_side():
    state = building(
        "map: 0,0 pasture; 1,0 pasture\ntransporters: r1 red donkey 0,0/0 stone; r2 red donkey 1,0/0 2 stone"
    )
    state = play(state, "red build-wall 0,0 1")
    assert refusals(state, "red build-wall 0,0 1") == ["wall-building.strengthen"]
    state = play(state, "red build-wall 1,0 4")
    (wall,) = state.walls.values()
    assert (wall.tokens, wall.owner) == (2, "red")
    assert cargo(state, "r2") == []


@clause("roads_and_boats", "wall-building.demolish", "wall-building.demolished")
def test_own_walls_may_be_demolished_neutral_ones_not():
    text = "map: 0,0 pasture; 1,0 pasture\nwalls: 0,0>1 {} 1\ntransporters: r1 red donkey 0,0/0 2 boards"
    state = play(building(text.format("red")), "red demolish 0,0 1")
    (wall,) = state.walls.values()
    assert (wall.tokens, wall.owner) == (1, "neutral")
    assert refusals(building(text.format("neutral")), "red demolish 0,0 1") == ["wall-building.demolish"]
    for edge in (-5, 6, 1000):
        wall = building(text.format("red"))
        assert refusals(wall, f"red demolish 0,0 {edge}") == ["wall-building.demolish"]


@clause("roads_and_boats", "wall-building.shut-out")
def test_only_boats_of_others_docked_on_the_edge_are_shut_out():
    state = building(
        "map: 0,0 pasture; 1,0 sea; 0,1 sea\n"
        "transporters: r1 red donkey 0,0/0 2 stone; r2 red raft 0,0@1; "
        "y1 yellow raft 0,0@1 gold; y2 yellow raft 0,0@2"
    )
    assert str(play(from_a_file(state), "red build-wall 0,0 1").transporters["y1"].place) == "1,0"
    state = play(state, "red build-wall 0,0 1")
    assert str(state.transporters["y1"].place) == "1,0"
    assert cargo(state, "y1") == ["gold"]
    assert str(state.transporters["r2"].place) == "0,0@1"
    assert str(state.transporters["y2"].place) == "0,0@2"


# -- mines ---------------------------------------------------------------------------------


@clause("roads_and_boats", "shafts.number", "shafts.cost", "shafts.who")
def test_any_number_of_shafts_in_whosevers_mine():
    text = "map: 0,0 mountain; 1,0 pasture\nbuildings: 0,0/0 mine number=1 gold=1\n{}transporters: "
    state = building(text.format(ALL) + "r1 red truck 0,0/0 3 iron + 3 fuel")
    for n in (1, 2, 3):
        state = play(state, "red sink-shaft 0,0 3/3")
        assert (state.buildings[0, 0].gold, state.buildings[0, 0].iron) == (1 + 3 * n, 3 * n)
    (sunk,) = (
        building(text.format(ALL) + "r1 red truck 0,0/0 iron + fuel").outcome("red sink-shaft 0,0 3/3").events
    )
    assert GAME.narrate(sunk, None) == "Red sinks a shaft on 0,0: 3 gold and 3 iron more."
    assert refusals(state, "red sink-shaft 0,0 3/3") == ["shafts.cost"]
    away = building(text.format(ALL) + "r1 red truck 1,0/0 3 iron + 3 fuel")
    assert refusals(away, "red sink-shaft 0,0 3/3") == ["shafts.who"]
    assert refusals(away, "red sink-shaft 1,0 3/3") == ["shafts.who"]


@clause("roads_and_boats", "building.what", "research.no-retroaction")
def test_research_changes_no_bag_and_ordinary_mines_are_still_built():
    state = building(f"map: 0,0 mountain\n{RICH}{ALL}")
    mine = play(state, "red build mine 0,0/0 - 3/3").buildings[0, 0]
    assert (mine.gold, mine.iron) == (3, 3)


@clause("roads_and_boats", "mines.fill")
def test_only_a_mine_is_built_with_a_mixture():
    state = building(f"map: 0,0 woods\n{RICH}{ALL}")
    assert refusals(state, "red build woodcutter 0,0/0") == []
    why = state.why_not("red build woodcutter 0,0/0 - 3/3")
    assert why.clauses == ("mines.fill",)


@clause("roads_and_boats", "building.cost-from", "roads.cost")
def test_what_an_owners_box_asks_for_is_offered_where_it_lies():
    text = GAME.components_text("")
    for old, new in (
        (
            'cost = { boards = 3, stone = 1 }\nterrain = "mountain"',
            'cost = { clay = 2 }\nterrain = "mountain"',
        ),
        ('id = "cost.road"\nstone = 1', 'id = "cost.road"\npaper = 1'),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    own = GAME.with_components(text)
    there = f"components: {own.edition}\nmap: 0,0 mountain; 1,0 woods\ntransporters: r1 red donkey 0,0/0\n"
    offered = {
        goods: {move.verb for move in building(f"{there}goods: 0,0/0 {goods}").legal_moves}
        for goods in ("2 clay", "1 clay", "1 paper", "stone")
    }
    assert offered == {
        "2 clay": {"build", "wait", "pass"},
        "1 clay": {"wait", "pass"},
        "1 paper": {"build-road", "wait", "pass"},
        "stone": {"build-wall", "wait", "pass"},
    }


def test_mines_are_numbered_from_one_and_other_buildings_have_no_number():
    state = building(
        f"map: 0,0 mountain; 1,0 mountain; 0,1 rock\n{RICH}".replace("r1", "r2 red truck 1,0/0; r1")
    )
    state = play(state, "red build mine 0,0/0")
    assert state.buildings[0, 0].number == 1
    rock = building(f"map: 0,0 rock\n{RICH}")
    assert play(rock, "red build quarry 0,0/0").buildings[0, 0].number == 0


@clause("roads_and_boats", "research.specialised-mines", "research.big-mines")
def test_each_mixture_is_refused_by_the_clause_of_its_research():
    state = building(
        "map: 0,0 mountain\nbuildings: 0,0/0 mine number=1\nresearch: red new-shafts\n"
        "transporters: r1 red truck 0,0/0 3 iron + 3 fuel"
    )
    for mixture, subject in (("4/0", "specialised"), ("0/4", "specialised"), ("5/5", "big")):
        assert refusals(state, f"red sink-shaft 0,0 {mixture}") == [f"research.{subject}-mines"]


@clause("roads_and_boats", "building.cost-from", "building.oil-rig-goods")
def test_the_cost_of_each_building_is_told_by_the_clause_that_sets_it():
    for kind, row in GAME.components().buildings.items():
        terrain = row.terrain if row.terrain in ("woods", "rock", "mountain") else "pasture"
        place = "1,0" if kind == "oil_rig" else "0,0/0"
        state = building(
            f"map: 0,0 {terrain}; 1,0 sea\n{ALL}transporters: r1 red truck 0,0/0; r2 red steamer 1,0"
        )
        clause_id = "building.oil-rig-goods" if kind == "oil_rig" else "building.cost-from"
        assert refusals(state, f"red build {kind} {place}") == [clause_id], kind


@clause("roads_and_boats", "mines.fill")
def test_only_a_mine_has_a_bag():
    for kind, row in GAME.components().buildings.items():
        if kind != "oil_rig":
            terrain = row.terrain if row.terrain in ("woods", "rock", "mountain") else "pasture"
            state = building(f"map: 0,0 {terrain}; 1,0 sea\n{RICH}{ALL}")
            built = play(state, f"red build {kind} 0,0/0").buildings[0, 0]
            mixture = (3, 3, 1) if kind == "mine" else (0, 0, 0)
            assert (built.gold, built.iron, built.number) == mixture, kind


@clause("roads_and_boats", "building.what")
def test_what_can_be_paid_is_offered_whatever_lies_there_besides():
    state = building(
        "map: 0,0 pasture\ngoods: 0,0/0 2 boards + stone + gold\ntransporters: r1 red truck 0,0/0"
    )
    offered = {move.building for move in state.legal_moves if move.verb == "build"}
    costs = {"boards": 2, "stone": 1}
    affordable = {
        kind
        for kind, row in GAME.components().buildings.items()
        if row.terrain == "land"
        and not row.research
        and all(costs.get(g, 0) >= n for g, n in row.cost.items())
    }
    assert offered == affordable != set()
