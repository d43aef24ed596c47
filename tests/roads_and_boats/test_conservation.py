"""Goods are conserved: every unit that appears or disappears is made or paid for by the table."""

from collections import Counter
from random import Random

import pytest

from rulebook_lab.games.roads_and_boats.land.goods import kind_of
from rulebook_lab.games.roads_and_boats.rules.answers import Answer, Consent
from rulebook_lab.games.roads_and_boats.rules.building import Build, SinkShaft
from rulebook_lab.games.roads_and_boats.rules.factories import HandIn
from rulebook_lab.games.roads_and_boats.rules.networks import (
    BuildBridge,
    BuildRoad,
    BuildWall,
    Demolish,
)
from rulebook_lab.games.roads_and_boats.rules.primary import DrawCounter
from rulebook_lab.games.roads_and_boats.rules.research import DoResearch
from rulebook_lab.games.roads_and_boats.rules.start import Settle
from rulebook_lab.games.roads_and_boats.rules.wonder import BuyBrick
from tests.roads_and_boats.positions import GAME

COSTS = {  # the player aid, boards and stones
    "woodcutter": (1, 0),
    "quarry": (2, 0),
    "clay_pit": (3, 0),
    "mine": (3, 1),
    "oil_rig": (3, 1),
    "sawmill": (2, 1),
    "coal_burner": (3, 0),
    "papermill": (1, 1),
    "stone_factory": (2, 0),
    "mint": (2, 1),
    "stock_exchange": (0, 3),
    "wagon_factory": (2, 1),
    "truck_factory": (2, 2),
    "raft_factory": (1, 1),
    "rowboat_factory": (2, 1),
    "steamer_factory": (2, 2),
}
MADE = {
    "sawmill": {"boards": 2},
    "stone_factory": {"stone": 2},
    "coal_burner": {"fuel": 1},
    "papermill": {"paper": 1},
    "mint": {"coins": 1},
    "stock_exchange": {"stock": 1},
}


def goods(state):
    """All goods of a position, those in the bags of mines included."""
    found = Counter(kind_of(good) for load in state.goods.values() for good in load)
    found.update(kind_of(good) for t in state.transporters.values() for good in t.cargo)
    for building in state.buildings.values():
        found.update(gold=building.gold, iron=building.iron)
    return +found


def change(state, move):
    """What a move that was carried out makes (positive) and uses up (negative)."""
    if isinstance(move, HandIn):
        used = Counter(part.partition("=")[0] for part in move.goods)
        del used["donkey"]
        q, r = map(int, move.cell.split(","))
        return _less(MADE.get(state.buildings[q, r].kind, {}), used)
    if isinstance(move, Build):
        boards, stone = COSTS[move.building]
        gold, iron = map(int, (move.mixture or "3/3").split("/")) if move.building == "mine" else (0, 0)
        return Counter(boards=-boards, stone=-stone, gold=gold, iron=iron)
    if isinstance(move, SinkShaft):
        gold, iron = map(int, move.mixture.split("/"))
        return Counter(gold=gold, iron=iron - 1, fuel=-1)
    if isinstance(move, (BuildRoad, BuildBridge)):
        return Counter(stone=-1)
    if isinstance(move, DoResearch):
        return Counter(goose=-2, paper=-1)
    if isinstance(move, Settle):
        return Counter(boards=5, stone=1, goose=2)
    return Counter()


def _less(made, used):
    found = Counter(made)
    found.subtract(used)
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_goods_are_conserved_move_by_move(seats):
    random = Random(seats)
    state = GAME.start(seats=seats)
    while state.pending:
        by_verb = {}
        for move in GAME.legal(state) if "chance" not in state.to_act else state.chance:
            by_verb.setdefault(move.verb, []).append(move)
        move = random.choice(random.choice(list(by_verb.values())))
        frame, before, place = state.pending[-1], goods(state), (state.turn, state.phase)
        done = frame.move if isinstance(frame, Consent) and move.yes else move
        after = GAME.carry_out(state, move).state
        if not after.pending:
            break
        if (after.turn, after.phase) == place and not isinstance(move, DrawCounter):
            diff = goods(after)
            diff.subtract(before)
            diff = {kind: n for kind, n in diff.items() if n}
            asked = isinstance(after.pending[-1], Consent)
            expected = (
                Counter() if asked or (isinstance(move, Answer) and done is move) else change(state, done)
            )
            if isinstance(done, (BuildWall, Demolish)) and not asked:
                (kind,) = diff
                assert kind == ("stone" if isinstance(done, BuildWall) else "boards")
                assert diff[kind] <= -1 - isinstance(done, Demolish)
            elif isinstance(done, BuyBrick):
                price = len(after.wonder) - len(state.wonder)
                assert sum(diff.values()) == -(
                    state.bought.get(move.seat, 0) + price + (len(state.wonder) >= 17)
                )
            else:
                assert diff == {kind: n for kind, n in expected.items() if n}, GAME.write_move(move)
        state = after
