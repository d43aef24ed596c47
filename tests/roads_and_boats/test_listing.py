"""The legal moves that are listed fast are those that the checks leave of the candidates."""

from random import Random

import pytest
from msgspec.structs import replace

from rulebook_lab.engine import FrozenMap
from rulebook_lab.games.roads_and_boats.land.places import river, sea
from rulebook_lab.games.roads_and_boats.rules.map_generator import fair_world
from rulebook_lab.games.roads_and_boats.state import Fleets, Transporter
from tests.roads_and_boats.positions import GAME


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_fast_lists_agree_with_the_checks(seats):
    for seed in range(2):
        random = Random(seed)
        state = GAME.start(seats=seats)
        for _ in range(600):
            if not state.pending:
                break
            if state.to_act == {"chance"}:
                move = GAME.draw_chance(state, random)
            else:
                legal = GAME.legal(state)
                assert len(legal) == len(set(legal))
                assert set(legal) == set(GAME.judged(state)), state.text
                move = random.choice(legal)
            state = GAME.carry_out(state, move).state


@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_of_where_transporters_stand_is_what_would_be_found(seed):
    state, random = rich(seed)
    for _ in range(300):
        kept, anew = state.transporters, Fleets(dict(state.transporters))
        for name in ("on_tile", "carriers", "holders", "cells_of", "owned"):
            assert getattr(kept, name) == getattr(anew, name), (name, state.text)
        if not state.pending:
            break
        by_chance = state.to_act == {"chance"}
        move = GAME.draw_chance(state, random) if by_chance else random.choice(GAME.considered(state))
        state = GAME.carry_out(state, move).state


def rich(seed):
    """A position on a random map in which every seat has heaps of everything, boats and research."""
    random = Random(seed)
    state = replace(GAME.start(3), world=fair_world(3, random, rivers=2, land=12)).let_chance(random)
    while state.pending[-1].name == "choose-homes":
        state = state.play(next(iter(state.legal_moves)))
    heap = tuple(sorted(good for good in GAME.components().goods for _ in range(3)))
    goods = dict.fromkeys(state.homes.values(), heap)
    fleet = dict(state.transporters)
    docks = sorted(dock for docks in state.world.docks.values() for dock in docks)
    rivers = [river(cell) for cell in state.world.land_cells if state.world.rivers(cell)]
    for seat in state.seats:
        kinds = ("truck", "wagon", "raft", "steamer")
        for n, kind in enumerate(kinds, 4):
            place = (
                state.homes[seat]
                if n < 6
                else random.choice(
                    [*docks, *rivers, *map(sea, filter(state.world.is_sea, state.world.tiles))]
                )
            )
            fleet[f"{seat[0]}{n}"] = Transporter(seat, kind, place, ("boards", "stone")[: n % 3])
    research = {state.seats[0]: GAME.components().subjects, state.seats[1]: ("drilling", "new-shafts")}
    return replace(
        state, goods=FrozenMap(goods), transporters=Fleets(fleet), research=FrozenMap(research)
    ), random


@pytest.mark.parametrize("seed", range(6))
def test_the_fast_lists_agree_where_there_is_plenty(seed):
    state, random = rich(seed)
    assert state.defects == ()
    for n in range(220):
        if state.to_act == {"chance"}:
            move = GAME.draw_chance(state, random)
        else:
            legal = GAME.legal(state)
            if n % 2:
                assert set(legal) == set(GAME.judged(state)), state.text
            verbs = {move.verb: [] for move in legal}
            for move in legal:
                verbs[move.verb].append(move)
            move = random.choice(random.choice(list(verbs.values())))
        state = GAME.carry_out(state, move).state
        assert state.defects == ()
