"""The board: what is in reach, with its cost, and what buildings say of themselves."""

import pytest

from rulebook_lab.games.roads_and_boats.draw import draw
from rulebook_lab.games.roads_and_boats.draw_reach import reach
from tests.roads_and_boats.positions import GAME, play, read


def costs(state, id):
    return {str(place): steps for place, steps in reach(state, id).items()}


def test_a_truck_reaches_what_its_four_steps_by_road_reach():
    state = read(
        "seats: red\nphase: movement\npending: end-phase movement > moving red\n"
        "map: 0,0 pasture; 1,0 pasture; 2,0 pasture; 3,0 pasture; 4,0 pasture; 5,0 pasture\n"
        "roads: 0,0>1 1,0>1 2,0>1 3,0>1 4,0>1\ntransporters: t1 red truck 0,0/0; d1 red donkey 1,0/0"
    )
    far = costs(state, "t1")
    assert {place: far[place] for place in ("1,0/0", "2,0/0", "3,0/0", "4,0/0")} == {
        "1,0/0": 1,
        "2,0/0": 2,
        "3,0/0": 3,
        "4,0/0": 4,
    }
    assert "5,0/0" not in far
    # in the middle of its move it counts what is left
    assert costs(play(state, "red go t1 1,0/0"), "t1")["4,0/0"] == 3
    assert "5,0/0" not in costs(play(state, "red go t1 1,0/0"), "t1")


def test_what_is_in_reach_is_what_moves_reach():
    state = read(
        "seats: red yellow\nphase: movement\npending: end-phase movement > moving red+yellow\n"
        "map: 0,0 mountain 1; 1,0 pasture 1-4; 2,0 sea; 3,0 sea; 0,1 pasture; 2,-1 pasture\n"
        "walls: 2,-1>2 yellow 1\ntransporters: r1 red raft 0,0~0; d1 red donkey 0,1/0\nroads: 0,1>5"
    )
    for id in ("r1", "d1"):
        found, queue = {}, [(state, 0)]
        while queue:
            now, steps = queue.pop(0)
            found.setdefault(str(now.transporters[id].place), steps)
            for move in now.legal_moves:
                if move.verb == "go" and move.transporter == id:
                    queue.append((now.play(move), steps + 1))
        start = str(state.transporters[id].place)
        assert {place: n for place, n in costs(state, id).items() if place != start} == {
            place: n for place, n in found.items() if place != start
        }


@pytest.mark.parametrize(("how", "shown"), [({}, False), ({"reach": "t1"}, True)])
def test_reach_is_drawn_when_asked_or_marching(how, shown):
    state = GAME.read_position(
        "seats: red\nphase: movement\npending: end-phase movement > moving red\n"
        "map: 0,0 pasture; 1,0 pasture\nroads: 0,0>1\ntransporters: t1 red truck 0,0/0"
    )
    assert ("reach.1,0/0" in {node.key for node in draw(state, **how).nodes}) == shown
    marching = play(state, "red go t1 1,0/0")
    assert "reach.0,0/0" in {node.key for node in draw(marching).nodes}


def test_a_building_says_what_it_makes_of_what():
    state = read("seats: red\nmap: 0,0 pasture; 1,0 woods\nbuildings: 0,0/0 mint; 1,0/0 woodcutter")
    tips = {node.key: node.tip for node in draw(state).nodes if node.tip}
    assert "1 fuel + 2 gold: 1 coins" in tips["building.0,0"]
    assert "by itself: 1 trunks" in tips["building.1,0"]
