"""The worked examples of the building and wonder chapters, replayed with every figure."""

import pytest

from rulebook_lab.games.roads_and_boats.land.hexes import edge_of
from rulebook_lab.games.roads_and_boats.rules.scoring import row_share
from tests.clauses import clause
from tests.roads_and_boats.positions import cargo, lying, picture, play, read, refusals

BUILDING = "phase: building\npending: end-phase building > constructing red+yellow"


def building(text, seats="red yellow"):
    return read(f"seats: {seats}\n{BUILDING}\n{text}")


def wall(state, cell, edge):
    found = state.walls.get(edge_of(cell, edge))
    return (found.tokens, found.owner) if found else None


@clause("roads_and_boats", "building.cost-from", "building.starts-next-turn", "production.primary")
def test_quarry_for_two_boards():
    state = building("map: 0,0 rock\ntransporters: r1 red donkey 0,0/0 2 boards")
    state = play(state, "red build quarry 0,0/0")
    assert state.buildings[0, 0].kind == "quarry"
    assert cargo(state, "r1") == []
    assert lying(state, "0,0/0") == ""
    while state.turn == 1:
        (seat,) = state.to_act
        moves = {move.verb for move in state.legal_moves}
        state = play(state, f"{seat} {'let-be' if 'let-be' in moves else 'pass'}")
    assert (state.turn, state.phase) == (2, "production")
    assert lying(state, "0,0/0") == "1 stone"


@clause(
    "roads_and_boats",
    "mines.fill",
    "research.no-combination",
    "research.specialised-mines",
    "research.big-mines",
)
@pytest.mark.parametrize(
    ("research", "allowed"),
    [
        ("", {"3/3"}),
        ("specialised-mines", {"3/3", "4/0", "0/4"}),
        ("big-mines", {"3/3", "5/5"}),
        ("specialised-mines big-mines", {"3/3", "4/0", "0/4", "5/5"}),
    ],
)
def test_mine_mixtures(research, allowed):
    text = "map: 0,0 mountain\ntransporters: r1 red truck 0,0/0 3 boards + stone"
    state = building(text + (f"\nresearch: red {research}" if research else ""))
    for mixture in ("3/3", "4/0", "0/4", "5/5", "8/0"):
        move = f"red build mine 0,0/0 - {mixture}"
        assert (refusals(state, move) == []) == (mixture in allowed)
        if mixture in allowed:
            mine = play(state, move).buildings[0, 0]
            assert f"{mine.gold}/{mine.iron}" == mixture
    assert refusals(state, "red build mine 0,0/0 - 8/0") == ["research.no-combination"]
    # the ordinary mixture is the one that needs no word
    assert (play(state, "red build mine 0,0/0").buildings[0, 0].gold) == 3


@clause(
    "roads_and_boats",
    "shafts.fill",
    "shafts.mixture",
    "shafts.cost",
    "shafts.who",
    "research.new-shafts",
    "mines.refill",
)
def test_shaft_mixtures():
    text = (
        "map: 0,0 mountain\ntransporters: r1 red truck 0,0/0 2 iron + 2 fuel\nbuildings: 0,0/0 mine number=1"
    )
    assert refusals(building(text), "red sink-shaft 0,0 3/3") == ["research.new-shafts"]
    shafts = building(f"{text}\nresearch: red new-shafts")
    assert refusals(shafts, "red sink-shaft 0,0 4/0") == ["research.specialised-mines"]
    assert refusals(shafts, "red sink-shaft 0,0 5/5") == ["research.big-mines"]
    both = building(f"{text}\nresearch: red new-shafts specialised-mines big-mines")
    state = play(both, "red sink-shaft 0,0 4/0")
    assert (state.buildings[0, 0].gold, state.buildings[0, 0].iron) == (4, 0)
    state = play(state, "red sink-shaft 0,0 5/5")
    assert (state.buildings[0, 0].gold, state.buildings[0, 0].iron) == (9, 5)
    assert cargo(state, "r1") == []
    assert refusals(state, "red sink-shaft 0,0 3/3") == ["shafts.cost"]


@clause(
    "roads_and_boats",
    "bridges.unbridged",
    "bridges.effect",
    "building.presence-river",
    "bridges.cost",
    "bridges.no-road",
)
def test_river_sides():
    # the river runs from the spring in the north-east to the sea in the south-west;
    # region 1 is the right bank
    text = (
        "map: 0,0 pasture 0-3; 1,-1 mountain 3; -1,1 sea\n"
        "transporters: r1 red donkey 0,0/1 stone\ngoods: 0,0/0 3 boards"
    )
    state = building(text)
    assert refusals(state, "red build sawmill 0,0/0") == ["building.presence-river"]
    moving = read(
        f"seats: red yellow\nphase: movement\npending: end-phase movement > moving red+yellow\n{text}"
    )
    assert refusals(moving, "red take-on r1 boards 0,0/0") == ["bridges.unbridged"]
    state = play(state, "red build-bridge 0,0 0")
    assert cargo(state, "r1") == []
    assert refusals(state, "red build coal_burner 0,0/0") == []
    bridged = read(
        "seats: red yellow\nphase: movement\npending: end-phase movement > moving red+yellow\n"
        f"{text}\nbridges: 0,0>0"
    )
    assert refusals(bridged, "red take-on r1 boards 0,0/0") == []


@clause("roads_and_boats", "wall-building.cost", "wall-building.strengthen", "wall-building.strengthen-when")
def test_three_token_wall():
    state = building("map: 0,0 rock; 1,0 rock\ntransporters: r1 red truck 0,0/0 6 stone")
    left = []
    for _ in range(3):
        state = play(state, "red build-wall 0,0 1")
        left.append(len(cargo(state, "r1")))
    assert left == [5, 3, 0]
    assert wall(state, (0, 0), 1) == (3, "red")
    later = building("map: 0,0 rock; 1,0 rock\nwalls: 0,0>1 red 1\ntransporters: r1 red truck 1,0/0 5 stone")
    later = play(later, "red build-wall 1,0 4", "red build-wall 1,0 4")
    assert cargo(later, "r1") == []
    assert wall(later, (0, 0), 1) == (3, "red")


@clause("roads_and_boats", "wall-building.demolish", "wall-building.demolished", "wall-building.on-top")
@pytest.mark.parametrize(("tokens", "boards", "stones"), [(1, 2, 2), (2, 3, 3), (3, 4, 4)])
def test_demolition_costs(tokens, boards, stones):
    def with_goods(n, m):
        return building(
            f"map: 0,0 rock; 1,0 rock\nwalls: 0,0>1 yellow {tokens}\n"
            f"transporters: r1 red donkey 0,0/0\ngoods: 0,0/0 {n} boards + {m} stone"
        )

    assert refusals(with_goods(boards - 1, 9), "red demolish 0,0 1") == ["wall-building.demolish"]
    state = play(with_goods(boards, stones), "red demolish 0,0 1")
    assert wall(state, (0, 0), 1) == (tokens, "neutral")
    assert lying(state, "0,0/0") == f"{stones} stone"
    state = play(state, "red build-wall 0,0 1")
    assert wall(state, (0, 0), 1) == (tokens + 1, "red")
    assert lying(state, "0,0/0") == ""
    assert refusals(with_goods(boards, stones), "red build-wall 0,0 1")[0] == "wall-building.one-colour"


def walls_picture(seat, load=None, **lines):
    """The wall picture, `seat` to act, with other loads: `load` is {id: goods}."""
    ships = {
        "s1": "s1 blue steamer -1,0",
        "r1": "r1 red raft 0,0@4",
        "r2": "r2 blue raft 0,0@4",
        "t1": "t1 blue truck 1,-1/0",
        "d1": "d1 blue donkey 0,1/0",
        "d2": "d2 blue donkey 0,2/0",
    }
    fleet = "; ".join(f"{line} {(load or {}).get(id, '')}".strip() for id, line in ships.items())
    others = [s for s in ("blue", "red", "yellow") if s != seat]
    return picture(
        "position.wall",
        phase="building",
        seats="blue red yellow",
        chart=" ".join([seat, *others]),
        transporters=fleet,
        **lines,
    )


@clause(
    "roads_and_boats",
    "wall-building.sea",
    "wall-building.cost",
    "wall-building.demolish",
    "wall-building.on-top",
)
def test_wall_figure_from_the_open_sea():
    stones = walls_picture("blue", {"s1": "3 stone"})
    for edge in (1, 0):  # A is M's edge 4, seen from s1 edge 1; C is T's edge 3, from s1 edge 0
        state = play(stones, f"blue build-wall -1,0 {edge}")
        assert cargo(state, "s1") == []
    two = walls_picture("blue", {"s1": "2 stone"})
    assert refusals(two, "blue build-wall -1,0 1") == ["wall-building.cost"]
    boards = walls_picture("blue", {"s1": "4 boards + 4 stone"})
    state = play(boards, "blue demolish -1,0 2")
    assert cargo(state, "s1") == ["stone"] * 4
    assert wall(state, (-1, 0), 2) == (1, "neutral")
    state = play(state, "blue build-wall -1,0 2")
    assert cargo(state, "s1") == []
    assert wall(state, (-1, 0), 2) == (2, "blue")
    few = walls_picture("blue", {"s1": "3 boards"})
    assert refusals(few, "blue demolish -1,0 2") == ["wall-building.demolish"]


@clause(
    "roads_and_boats",
    "wall-building.shut-out",
    "wall-building.docked",
    "wall-building.across-river",
    "bridges.unbridged",
    "building.presence-river",
)
@pytest.mark.parametrize(("seat", "raft", "other"), [("red", "r1", "r2"), ("blue", "r2", "r1")])
def test_wall_figure_docked_rafts(seat, raft, other):
    state = walls_picture(seat, {raft: "stone"})
    walled = play(state, f"{seat} build-wall 0,0 4")
    assert str(walled.transporters[other].place) == "-1,0"
    assert str(walled.transporters[raft].place) == "0,0@4"
    for edge in (5, 1, 2, 3):
        assert refusals(state, f"{seat} build-wall 0,0 {edge}") == []
    assert refusals(state, f"{seat} build-wall 0,0 0") == ["building.presence-river"]
    bridge = walls_picture(seat, {raft: "2 stone"})
    bridge = play(bridge, f"{seat} build-bridge 0,0 1", f"{seat} build-wall 0,0 0")
    assert wall(bridge, (0, 0), 0) == (1, seat)
    assert cargo(bridge, raft) == []


@clause("roads_and_boats", "wall-building.demolish", "wall-building.on-top", "wall-building.demolished")
def test_wall_figure_truck():
    truck = walls_picture("blue", {"t1": "2 boards + 3 stone"})
    state = play(truck, "blue build-wall 1,-1 3")  # G, seen from Tr
    assert cargo(state, "t1") == ["boards"] * 2 + ["stone"] * 2
    state = play(state, "blue demolish 1,-1 2", "blue build-wall 1,-1 2")  # H
    assert cargo(state, "t1") == []
    assert wall(state, (1, -1), 2) == (2, "blue")
    state = play(
        walls_picture("blue", {"t1": "3 boards + 3 stone"}),
        "blue demolish 1,-1 4",
        "blue build-wall 1,-1 4",
    )  # J
    assert cargo(state, "t1") == []
    assert wall(state, (1, -1), 4) == (3, "blue")


@clause("roads_and_boats", "wall-building.one-side", "wall-building.on-top", "wall-building.strengthen")
def test_wall_figure_two_donkeys():
    state = walls_picture("blue")
    assert lying(state, "0,1/0") == lying(state, "0,2/0") == "1 stone"
    assert refusals(state, "blue build-wall 0,1 2") == ["wall-building.strengthen"]
    assert refusals(state, "blue build-wall 0,2 5") == ["wall-building.strengthen"]
    both = "stone=0,1/0+stone=0,2/0"
    assert refusals(state, f"blue build-wall 0,1 2 {both}")[0] == "wall-building.one-side"
    one_more = walls_picture("blue", {"d1": "stone"})
    assert refusals(one_more, "blue build-wall 0,1 2") == []
    for edge in range(5):
        built = play(state, f"blue build-wall 0,2 {edge}")
        assert wall(built, (0, 2), edge) == (1, "blue")
        assert lying(built, "0,2/0") == ""


# -- wonder and scoring --------------------------------------------------------------------


@clause("roads_and_boats", "wonder.price", "wonder.price-late")
@pytest.mark.parametrize(("bricks", "prices"), [(0, [1, 2, 3]), (17, [2, 3, 4])])
def test_three_bricks(bricks, prices):
    state = read(
        "seats: red yellow\nmap: 0,0 pasture\nphase: wonder\nhomes: red 0,0/0\n"
        f"transporters: r1 red donkey 0,0/0\ngoods: 0,0/0 {sum(prices)} clay\n"
        f"wonder: {bricks} neutral\npending: end-phase wonder > offering red+yellow"
    )
    paid = []
    for _ in range(3):
        before = len(state.loose_on((0, 0)))
        state = play(state, "red buy-brick")
        paid.append(before - len(state.loose_on((0, 0))))
    assert paid == prices
    assert lying(state, "0,0/0") == ""
    assert state.wonder[-3:] == ("red",) * 3


@clause("roads_and_boats", "scoring.rows", "scoring.rounding", "scoring.neutral", "wonder.value")
def test_scoring_row():
    row = ("red", "red", "yellow", "blue", "neutral", "red", "blue")
    assert {seat: row_share(row, seat) for seat in ("red", "blue", "yellow")} == {
        "red": 5,
        "blue": 3,
        "yellow": 1,
    }
    assert row_share((*row[:4], *row[5:]), "red") == 5


@clause("roads_and_boats", "scoring.table", "scoring.rounding")
@pytest.mark.parametrize(
    ("own", "printed"),
    [
        (1, [10, 5, 3, 2, 2, 1]),
        (2, [10, 6, 5, 4, 3, 2]),
        (3, [10, 7, 6, 5, 4]),
        (4, [10, 8, 6, 5]),
        (5, [10, 8, 7]),
    ],
)
def test_scoring_table(own, printed):
    assert [row_share(("red",) * own + ("blue",) * n, "red") for n in range(len(printed))] == printed


@clause("roads_and_boats", "scoring.goods", "scoring.rows", "scoring.possession", "scoring.last-row")
def test_solo_record():
    # one brick of its own on each of eight rows: rows of 5, 5, 5, 6, 6, 6, 6, 6 follow the 17
    rows = " + ".join(f"1 red + {n - 1} neutral" for n in (5, 5, 5, 6, 6, 6, 6))
    state = read(
        "seats: red\nmap: 0,0 pasture\n"
        "transporters: r1 red truck 0,0/0 stock + 2 coins + 2 gold\ngoods: 0,0/0 5 stock\n"
        f"wonder: 17 neutral + {rows} + 1 red\nturn: 20"
    )
    assert state.scores["red"].total == 300
    assert dict(state.scores["red"].parts) == {"scoring.goods": 220, "scoring.rows": 80}
