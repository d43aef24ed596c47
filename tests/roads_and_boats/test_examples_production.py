"""The worked examples of setting up, production and research, replayed with every figure."""

import copy
import json

import pytest

from rulebook_lab.games.roads_and_boats.land.banks import is_split, is_spring
from rulebook_lab.games.roads_and_boats.land.world import read_world
from tests.clauses import clause
from tests.roads_and_boats.positions import (
    ENTRIES,
    GAME,
    cargo,
    lying,
    play,
    produced,
    production,
    read,
    refusals,
)

# -- setting up ----------------------------------------------------------------------------


@clause("roads_and_boats", "start.temple-row", "start.chart", "material.board", "order.phase-chart")
def test_wonder_figure_first_chart():
    state = play(
        GAME.start(seats=("red", "yellow", "blue")),
        "chance draw-figure yellow",
        "chance draw-figure red",
        "chance draw-figure blue",
    )
    assert state.temple == ("yellow", "red", "blue")
    assert state.chart == ("blue", "red", "yellow")
    assert (state.phase, state.wonder) == ("production", ())


@clause("roads_and_boats", "start.temple-row")
def test_every_figure_in_the_cup_is_equally_likely():
    state = GAME.start(seats=3)
    assert [float(p) * 3 for p in state.chance.values()] == pytest.approx([1, 1, 1])
    state = play(state, "chance draw-figure red")
    assert [float(p) * 2 for p in state.chance.values()] == pytest.approx([1, 1])


@clause("roads_and_boats", "start.resources", "start.marker", "setup.research-covered")
def test_initial_resources():
    state = GAME.start(seats=2).let_chance(3)
    (first,) = state.to_act
    state = play(state, f"{first} settle 1,-2/0")
    assert str(state.homes[first]) == "1,-2/0"
    assert [state.transporters[id].kind for id in state.fleet(first)] == ["donkey"] * 3
    assert all(str(state.transporters[id].place) == "1,-2/0" for id in state.fleet(first))
    assert lying(state, "1,-2/0") == "5 boards, 2 goose, 1 stone"
    assert not any(state.research.values())


@clause("roads_and_boats", "map.river-tiles", "map.river-start")
def test_river_tiles_figure():
    source, bend, split = read_world("0,0 woods 1\n1,0 woods 0-2\n2,0 woods 0-1-3").tiles.values()
    assert is_spring(source.rivers[0])
    assert not is_spring(bend.rivers[0])
    assert is_split(split.rivers[0])
    laid = "seats: red yellow\nmap: 0,0 woods; 0,1 sea\nsize: 32\npending: choose-homes > lay-tiles red"
    state = read(laid)
    # a source anywhere, other river tiles only so that they run out into the sea
    assert refusals(state, "red lay 1,0 mountain 0") == []
    assert refusals(state, "red lay 1,0 pasture 0-2") == ["map.river-start"]
    assert refusals(state, "red lay 1,0 pasture 0-3") == []


def with_supply(**shapes):
    """The game with other numbers of river tiles: as given, none of the other shapes."""
    raw = copy.deepcopy(ENTRIES)
    for terrain in ("woods", "pasture", "rock", "mountain", "desert"):
        tiles = raw[f"tiles.{terrain}"]["shapes"]
        raw[f"tiles.{terrain}"]["shapes"] = {"plain": tiles["plain"]}
    raw["tiles.mountain"]["shapes"]["source"] = shapes["source"]
    raw["tiles.pasture"]["shapes"]["straight"] = shapes["straight"]
    return GAME.with_components(_toml(raw))


def laying(game, tiles):
    return game.read_position(
        f"components: {game.edition}\nseats: red yellow\nsize: 32\nmap: {tiles}\n"
        "pending: choose-homes > lay-tiles red"
    )


@clause("roads_and_boats", "map.river-finishable")
def test_last_straight():
    # the spring at 0,0 and the river at 2,0 can only be joined by a straight at 1,0
    tiles = "0,0 mountain 1; 1,-1 woods; 2,-1 woods; 2,0 pasture 1-4; 3,0 sea"
    spare = laying(with_supply(source=3, straight=3), tiles)
    last = laying(with_supply(source=3, straight=2), tiles)
    assert refusals(spare, "red lay 3,1 pasture 2-5") == []
    assert refusals(last, "red lay 3,1 pasture 2-5") == ["map.river-finishable"]
    assert refusals(last, "red lay 1,0 pasture 1-4") == []


@clause("roads_and_boats", "map.river-finishable")
def test_no_new_river_without_a_source():
    tiles = "0,0 mountain 1; 1,0 pasture 1-4; 2,0 sea"
    assert refusals(laying(with_supply(source=2, straight=3), tiles), "red lay 2,1 pasture 2-5") == []
    none_left = laying(with_supply(source=1, straight=3), tiles)
    assert refusals(none_left, "red lay 2,1 pasture 2-5") == ["map.river-finishable"]


def _toml(raw):
    def value(v):
        if isinstance(v, dict):
            return "{" + ", ".join(f"{json.dumps(k)} = {value(x)}" for k, x in v.items()) + "}"
        if isinstance(v, list):
            return "[" + ", ".join(map(value, v)) + "]"
        return json.dumps(v)

    return "\n".join(
        "[[component]]\n" + "\n".join(f"{json.dumps(k)} = {value(v)}" for k, v in entry.items())
        for entry in raw.values()
    )


# -- production ----------------------------------------------------------------------------


@clause("roads_and_boats", "production.secondary-repeat", "production.capacity", "production.secondary")
@pytest.mark.parametrize(
    ("trunks", "boards", "left"), [(1, 2, 0), (2, 4, 0), (3, 6, 0), (4, 6, 1), (7, 6, 4)]
)
def test_sawmill(trunks, boards, left):
    state = production(
        f"map: 0,0 pasture\ntransporters: r1 red donkey 0,0/0\n"
        f"goods: 0,0/0 {trunks} trunks\nbuildings: 0,0/0 sawmill"
    )
    sets = 0
    while refusals(state, "red hand-in 0,0 trunks=0,0/0 0,0/0") == []:
        state = play(state, "red hand-in 0,0 trunks=0,0/0 0,0/0")
        sets += 1
    assert sets * 2 == boards
    if left:
        assert refusals(state, "red hand-in 0,0 trunks=0,0/0 0,0/0") == ["production.capacity"]
    expected = f"{boards} boards" + (f", {left} trunks" if left else "")
    assert lying(state, "0,0/0") == expected
    # and by itself, when nobody hands anything in
    alone = production(f"map: 0,0 pasture\ngoods: 0,0/0 {trunks} trunks\nbuildings: 0,0/0 sawmill")
    assert lying(produced(alone), "0,0/0") == expected


@clause("roads_and_boats", "production.wood-mix", "table.inputs")
@pytest.mark.parametrize(("factory", "made"), [("papermill", "paper"), ("coal_burner", "fuel")])
@pytest.mark.parametrize("goods", ["trunks+trunks", "boards+boards", "boards+trunks"])
def test_papermill_input(factory, made, goods):
    one, two = goods.split("+")
    state = production(
        f"map: 0,0 pasture\ntransporters: r1 red donkey 0,0/0 {one} + {two}\nbuildings: 0,0/0 {factory}"
    )
    state = play(state, f"red hand-in 0,0 {one}=r1+{two}=r1")
    assert cargo(state, "r1") == [made]


@clause(
    "roads_and_boats",
    "production.excess-now",
    "production.excess-where",
    "production.excess-two",
    "production.excess-no-refund",
    "production.limit-kind",
)
def test_excess_two_at_factory():
    others = "; ".join(f"r{n} red donkey {n},0/0" for n in range(2, 6))
    state = production(
        "map: 0,0 pasture; 1,0 rock; 2,0 rock; 3,0 rock; 4,0 rock; 5,0 rock\n"
        f"transporters: r1 red donkey 0,0/0 iron + fuel; {others}\n"
        "buildings: 0,0/0 truck_factory; 2,0/0 sawmill"
    )
    state = play(state, "red hand-in 0,0 fuel=r1+iron=r1")
    assert len(state.fleet("red")) == 6
    assert state.transporters["r6"].kind == "truck"
    assert {move.transporter for move in state.legal_moves} == {"r1", "r6"}
    assert refusals(state, "red scrap r2") == ["production.excess-where"]
    assert refusals(state, "red pass") != []
    state = play(state, "red scrap r1")
    assert len(state.fleet("red")) == 5
    assert not any(load for load in state.goods.values())
    assert cargo(state, "r6") == []


@clause(
    "roads_and_boats",
    "production.livestock",
    "production.livestock-exact",
    "production.donkeys-optional",
)
def test_donkey_pair():
    state = production(
        "map: 0,0 pasture; 1,0 pasture\n"
        "transporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0; "
        "r3 red donkey 1,0/0; r4 red donkey 1,0/0"
    )
    three = production(
        "map: 0,0 pasture\ntransporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0; r3 red donkey 0,0/0"
    )
    bred = play(state, "red breed 0,0")
    assert len(bred.transporters.on_tile[0, 0]) == 3
    assert refusals(bred, "red breed 0,0") == ["production.livestock-exact"]
    assert refusals(three, "red breed 0,0") == ["production.livestock-exact"]
    assert len(produced(state).fleet("red")) == 4  # not wanted, not bred


@clause(
    "roads_and_boats",
    "production.own-sequence",
    "research.cost",
    "research.upgrade-now",
    "research.upgrade-use",
)
def test_chain():
    state = production(
        "map: 0,0 pasture; 1,0 pasture; 2,0 sea\n"
        "transporters: r1 red donkey 0,0/0 2 boards; r2 red wagon 1,0/0 2 fuel + iron\n"
        "goods: 0,0/0 2 goose\nbuildings: 0,0/0 papermill; 1,0/0 raft_factory"
    )
    state = play(
        state,
        "red hand-in 0,0 boards=r1+boards=r1",
        "red do-research 0,0/0 shipping",
        "red upgrade 1,0",
        "red hand-in 1,0 fuel=r2+fuel=r2+iron=r2 1,0@1",
    )
    assert state.buildings[1, 0].kind == "steamer_factory"
    assert state.transporters["r3"].kind == "steamer"
    assert lying(state, "0,0/0") == ""
    assert cargo(state, "r2") == []
    assert state.researched("red", "shipping")
    assert refusals(state, "red upgrade 1,0") == ["research.upgrade-now"]


@clause(
    "roads_and_boats",
    "research.upgrade",
    "research.upgrade-presence",
    "research.upgrade-no-veto",
    "research.upgrade-free",
)
def test_upgrade_raft_factory():
    state = production(
        "map: 0,0 pasture; 1,0 pasture; 2,0 sea; 0,1 pasture; 1,1 sea\n"
        "transporters: r1 red donkey 0,0/0 2 goose; r2 red wagon 1,0/0; y1 yellow donkey 1,0/0\n"
        "goods: 0,0/0 paper\nbuildings: 1,0/0 raft_factory; 0,1/0 raft_factory"
    )
    state = play(state, "red do-research 0,0/0 shipping")
    assert refusals(state, "red upgrade 1,0") == []
    assert refusals(state, "red upgrade 0,1") == ["research.upgrade-presence"]
    state = play(state, "red upgrade 1,0")
    assert state.buildings[1, 0].kind == "steamer_factory"
    assert state.buildings[0, 1].kind == "raft_factory"
