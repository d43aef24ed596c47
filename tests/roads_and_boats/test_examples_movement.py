"""The worked examples of the movement chapter, replayed with every figure."""

import pytest

from rulebook_lab.games.roads_and_boats.components import read_map
from rulebook_lab.games.roads_and_boats.land.geography import crossings, distances, road_over
from rulebook_lab.games.roads_and_boats.land.places import DOCK, land, read_place, write_place
from tests.clauses import clause
from tests.roads_and_boats.positions import (
    ENTRIES,
    cargo,
    lying,
    names,
    picture,
    play,
    read,
    refusals,
)


def words(cell):
    return f"{cell[0]},{cell[1]}"


@clause(
    "roads_and_boats",
    "movement.road-connected",
    "movement.river-source",
    "roads.parallel",
    "roads.linked",
)
def test_road_network_distances():
    tiles = names("position.roads")
    entry = ENTRIES["position.roads"]
    world = read_map(ENTRIES, "position.roads")
    roads = frozenset(
        road_over(world, (r["q"], r["r"]), r["edge"], r.get("half", "")) for r in entry["roads"]
    )
    found = distances(world, frozenset(), land(tiles["A"]), roads)
    by_name = {
        (name, place.at): steps
        for place, steps in found.items()
        for name, cell in tiles.items()
        if cell == place.cell
    }
    # the road from T0 leads to D only: neither can be reached, nor F's lower bank, nor G
    assert by_name == {
        ("A", 0): 0,
        ("B", 0): 1,
        ("R", 0): 1,
        ("F", 0): 1,
        ("C", 0): 2,
        ("S", 0): 2,
        ("E", 0): 3,
        ("R", 1): 3,
        ("H", 0): 4,
    }


@clause("roads_and_boats", "movement.donkey-off-road", "movement.river-barrier", "movement.roads-only")
def test_road_network_without_roads():
    tiles = names("position.roads")
    a, d = words(tiles["A"]), words(tiles["D"])
    state = picture("position.roads", seats="red", transporters=f"d1 red donkey {a}/0; w1 red wagon {a}/0")
    assert refusals(state, f"red go d1 {d}/0") == []
    assert refusals(state, f"red go w1 {d}/0") == ["movement.roads-only"]
    # no donkey crosses the river on R, F or G
    for name, there in (("R", "1"), ("F", "1")):
        assert refusals(state, f"red go d1 {words(tiles[name])}/{there}") == ["movement.river-barrier"]
    world = state.world
    for name in "RFG":
        assert world.region_count(tiles[name]) == 2
        for region in (0, 1):
            beyond = {way.end for way in crossings(world, land(tiles[name], region))}
            assert land(tiles[name], 1 - region) not in beyond


@clause(
    "roads_and_boats",
    "movement.steps",
    "movement.back-and-forth",
    "movement.roads-only",
    "movement.once",
    "roads.linked",
)
@pytest.mark.parametrize("route", ["YRQP", "YSRY", "YZYR"])
def test_truck_routes(route):
    tiles = names("position.truck")
    state = picture("position.truck")
    for name in route:
        state = play(state, f"red go t1 {words(tiles[name])}/0")
    assert state.transporters["t1"].place.cell == tiles[route[-1]]
    neighbours = [n for n in "PQRSYZ" if n != route[-1]]
    refused = {c for n in neighbours for c in refusals(state, f"red go t1 {words(tiles[n])}/0")}
    assert "movement.steps" in refused
    assert not any(refusals(state, f"red go t1 {words(tiles[n])}/0") == [] for n in neighbours)
    state = play(state, "red halt t1")
    assert refusals(state, f"red go t1 {words(tiles['Y'])}/0")[0] == "movement.once"


@clause("roads_and_boats", "movement.roads-only")
def test_truck_cannot_reach_x():
    tiles = names("position.truck")
    state = picture("position.truck")
    for name in "YR":
        state = play(state, f"red go t1 {words(tiles[name])}/0")
    assert refusals(state, f"red go t1 {words(tiles['X'])}/0") == ["movement.roads-only"]


@clause("roads_and_boats", "movement.donkey-road", "movement.donkey-off-road", "movement.back-and-forth")
def test_donkey_reach():
    tiles = names("position.donkey")
    start = picture("position.donkey")

    def steps(route):
        state = start
        for name in route:
            state = play(state, f"red go d1 {words(tiles[name])}/0")
        return state

    reached = {("K",)}
    for first in tiles:
        if refusals(start, f"red go d1 {words(tiles[first])}/0") == []:
            reached.add((first,))
            then = steps([first])
            for second in tiles:
                if refusals(then, f"red go d1 {words(tiles[second])}/0") == []:
                    reached.add((first, second))
                    last = play(then, f"red go d1 {words(tiles[second])}/0")
                    assert not any(
                        refusals(last, f"red go d1 {words(tiles[third])}/0") == [] for third in tiles
                    )
    ends = {route[-1] for route in reached}
    assert ends == {"K", "T", "W", "Y", "V"}
    assert ("T", "W") in reached
    assert ("Y", "K") in reached
    assert ("V",) in reached
    assert not any(len(route) > 1 for route in reached if route[0] == "V")
    # off the road after a step by road, and by road after a step off it
    assert refusals(steps(["T"]), f"red go d1 {words(tiles['X1'])}/0") == ["movement.donkey-off-road"]
    assert "movement.donkey-off-road" in refusals(steps(["V"]), f"red go d1 {words(tiles['X3'])}/0")


@clause(
    "roads_and_boats",
    "movement.pick-drop",
    "movement.carrying-capacity",
    "movement.more-than-capacity",
    "movement.one-carrier",
    "movement.back-and-forth",
)
def test_goods_example():
    left, north, south, right = (
        words(names("position.goods")[n]) for n in ("left", "north", "south", "right")
    )
    state = picture("position.goods")
    state = play(
        state,
        f"red take-on d1 trunks {left}/0",
        f"red go d1 {north}/0",
        f"red drop d1 trunks*d1 {north}/0",
        f"red take-on d1 stone {north}/0",
        f"red take-on d1 stone {north}/0",
    )
    assert refusals(state, f"red take-on d1 trunks*d1 {north}/0") == ["movement.carrying-capacity"]
    state = play(
        state,
        f"red go d1 {left}/0",
        f"red drop d1 stone*d1 {left}/0",
        f"red drop d1 stone*d1 {left}/0",
    )
    assert refusals(state, f"red go d1 {north}/0") == ["movement.donkey-road"]
    state = play(state, "red halt d1")
    state = play(state, *[f"red take-on w1 stock {south}/0"] * 3, f"red go w1 {left}/0")
    assert refusals(state, f"red take-on w1 trunks {left}/0") == ["movement.carrying-capacity"]
    state = play(state, *[f"red drop w1 stock*w1 {left}/0"] * 3, *[f"red take-on w1 trunks {left}/0"] * 2)
    # the stones can be loaded, but the wagon cannot leave with them
    with_stone = play(state, f"red take-on w1 stone*d1 {left}/0")
    assert "movement.one-carrier" in refusals(with_stone, f"red go w1 {south}/0")
    state = play(state, f"red go w1 {south}/0", f"red go w1 {right}/0")
    assert refusals(state, f"red go w1 {south}/0") == ["movement.steps"]
    assert lying(state, f"{left}/0") == "3 stock, 2 stone"
    assert lying(state, f"{north}/0") == "1 trunks"
    assert lying(state, f"{south}/0") == ""
    assert cargo(state, "w1") == ["trunks", "trunks"]
    assert words(state.transporters["d1"].place.cell) == left
    assert words(state.transporters["w1"].place.cell) == right


def docks_reached(state, boat="s1", seat="red"):
    """The fewest points for each dock and river that a boat can reach, by playing every way."""
    best, queue = {}, [(state, 0)]
    seen = set()
    while queue:
        state, points = queue.pop(0)
        place = state.transporters[boat].place
        if place in seen:
            continue
        seen.add(place)
        best[place] = points
        for move in state.legal_moves:
            if move.verb == "go" and move.transporter == boat:
                queue.append((state.play(move), points + 1))
    return best


@clause(
    "roads_and_boats",
    "boats.sea-steps",
    "boats.docking",
    "boats.dock-place",
    "boats.capacities",
    "boats.river",
    "boats.undock",
)
def test_ship_reaches_ten_coasts():
    tiles = names("position.ship")
    state = picture("position.ship", seats="red blue")
    best = docks_reached(state)
    sea_of = {}
    for place, points in best.items():
        if place.kind == DOCK:
            step = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)][place.at]
            out = (place.q + step[0], place.r + step[1])
            land_name = next(n for n, c in tiles.items() if c == place.cell)
            sea_name = next(n for n, c in tiles.items() if c == out)
            sea_of[land_name, sea_name, place.half] = points
    start = sea_of.pop(("c", "s1", ""))
    assert start == 0
    # every printed O with the points it costs; the coast X (d towards s3) is missing
    assert sea_of == {
        ("b", "s1", "a"): 2,
        ("b", "s1", "b"): 2,
        ("f", "s1", ""): 2,
        ("f", "s2", ""): 3,
        ("c", "s2", ""): 3,
        ("f", "s6", ""): 4,
        ("f", "s5", ""): 5,
        ("e", "s5", ""): 5,
        ("e", "s4", ""): 6,
        ("d", "s4", ""): 6,
    }
    rivers = {
        next(n for n, c in tiles.items() if c == place.cell): points
        for place, points in best.items()
        if place.kind == "river"
    }
    assert rivers == {"b": 2, "e": 3, "d": 4}
    seas = {write_place(p): points for p, points in best.items() if p.kind == "sea"}
    assert seas[words(tiles["s7"])] == 3
    assert seas[words(tiles["s8"])] == 4


@clause("roads_and_boats", "boats.capacities")
def test_ship_coast_x_needs_seven_points():
    tiles = names("position.ship")
    state = picture("position.ship", seats="red blue")
    for name in ("s1", "s2", "s6", "s5", "s4", "s3"):
        state = play(state, f"red go s1 {words(tiles[name])}")
    (dock,) = [d for d in state.world.docks[tiles["d"]] if d.at == 3]
    assert refusals(state, f"red go s1 {write_place(dock)}") == ["boats.capacities"]


@clause("roads_and_boats", "boats.docking-ends", "boats.mouth-side", "boats.interact", "boats.undock")
def test_ship_docked_beside_the_mouth():
    b, s1 = (words(names("position.ship")[n]) for n in ("b", "s1"))
    state = picture("position.ship", seats="red blue")
    other = words(names("position.ship")["s2"])
    assert refusals(state, f"red go s1 {other}") == ["boats.undock"]
    at_sea = play(state, f"red go s1 {s1}")
    assert refusals(at_sea, f"red take-on s1 trunks {b}/0")[0] == "boats.interact"
    north = play(at_sea, f"red go s1 {b}@1a")
    assert refusals(north, f"red take-on s1 trunks {b}/0") == []
    assert refusals(north, f"red take-on s1 boards {b}/1") == ["bridges.unbridged"]
    assert refusals(north, f"red go s1 {s1}") == ["boats.docking-ends"]
    south = play(at_sea, f"red go s1 {b}@1b")
    assert refusals(south, f"red take-on s1 boards {b}/1") == []
    assert refusals(south, f"red take-on s1 trunks {b}/0") == ["bridges.unbridged"]


@clause("roads_and_boats", "bridges.unbridged", "bridges.effect", "boats.interact")
def test_ship_docked_at_e_needs_a_bridge_to_the_stone():
    tiles = names("position.ship")
    e = words(tiles["e"])
    for edge in (2, 3):
        ship = f"s1 red steamer {e}@{edge}; r1 blue raft {words(tiles['s8'])}"
        state = picture("position.ship", seats="red blue", transporters=ship)
        assert refusals(state, f"red take-on s1 stone {e}/0") == ["bridges.unbridged"]
        bridged = picture("position.ship", seats="red blue", transporters=ship, bridges=f"{e}>0")
        assert refusals(bridged, f"red take-on s1 stone {e}/0") == []


@clause(
    "roads_and_boats",
    "boats.river",
    "boats.river-to-sea",
    "boats.oil-rig-pass",
    "boats.oil-rig-store",
    "boats.exchange",
    "boats.no-leaving",
)
def test_ship_sails_the_river_and_calls_at_rig_and_raft():
    t = {n: words(c) for n, c in names("position.ship").items()}
    state = picture("position.ship", seats="red blue")
    state = play(state, f"red go s1 {t['s1']}", f"red go s1 {t['b']}~0")
    state = play(state, f"red take-on s1 trunks {t['b']}/0", f"red take-on s1 boards {t['b']}/1")
    state = play(state, f"red go s1 {t['e']}~0", f"red take-on s1 stone {t['e']}/0")
    state = play(state, f"red drop s1 boards*s1 {t['e']}/1")
    state = play(state, f"red go s1 {t['b']}~0", f"red go s1 {t['s1']}")
    assert state.pending[-1].steps == 5
    assert refusals(state, f"red drop s1 trunks*s1 {t['s1']}") == ["boats.no-leaving"]
    call = play(
        picture(
            "position.ship",
            seats="red blue",
            transporters=f"s1 red steamer {t['c']}@4 2 gold; r1 blue raft {t['s8']} clay",
        ),
        f"red go s1 {t['s1']}",
        f"red go s1 {t['s2']}",
        f"red go s1 {t['s7']}",
        f"red drop s1 gold*s1 {t['s7']}",
        f"red go s1 {t['s8']}",
        "red take-on s1 clay r1",
        "blue answer yes",
        "red drop s1 gold*s1 r1",
        "blue answer no",
        f"red go s1 {t['s7']}",
    )
    assert lying(call, t["s7"]) == "1 gold"
    assert cargo(call, "s1") == ["clay", "gold"]


@clause("roads_and_boats", "production.boat-launch", "production.boat-exit", "boats.undock")
def test_launch_exit():
    state = read(
        "seats: red yellow\nmap: 0,0 pasture; 1,0 sea; 0,1 sea\nphase: production\n"
        "transporters: d1 red donkey 0,0/0 2 trunks\nbuildings: 0,0/0 raft_factory\n"
        "pending: end-phase production > producing red+yellow"
    )
    state = play(state, "red hand-in 0,0 trunks=d1+trunks=d1 0,0@1", "red pass", "yellow pass")
    assert state.transporters["r1"].place == read_place("0,0@1")
    state = play(state, "red let-be" if "red" in state.to_act else "yellow let-be")
    state = play(state, "red let-be" if "red" in state.to_act else "yellow let-be")
    while "red" not in state.to_act:
        state = play(state, "yellow pass")
    assert refusals(state, "red go r1 0,1") == ["boats.undock"]
    assert refusals(state, "red go r1 1,0") == []
