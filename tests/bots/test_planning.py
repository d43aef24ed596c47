"""The player who searches among plans: it finds the best one and thinks once a period."""

from collections.abc import Sequence
from itertools import count
from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.bots import Budget, PlanSearch, searching
from rulebook_lab.bots.planning import Memory, Planning
from rulebook_lab.engine import Move, State
from tests.toy import GAME, Pebbles, Take


def follow(state: State, moves: Sequence[Move], plan: object) -> Move:
    """Take so many pebbles, or as many as are there."""
    takes = [move for move in moves if isinstance(move, Take)]
    return next((move for move in takes if move.count == plan), takes[-1])


def worth(state: State) -> tuple[float, ...]:
    assert isinstance(state, Pebbles)
    return tuple(float(state.taken[seat]) for seat in state.seats)


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Memory:
    monkeypatch.setattr(GAME, "_guess", lambda view, random: view)
    return Memory(Planning(1, lambda plan, random: random.choice((1, 2, 3)), follow, worth, lambda state: 0))


def search(memory: Memory, budget: Budget) -> PlanSearch:
    state = GAME.start(2, heap=6)
    return PlanSearch(state.view("blue"), list(state.legal_moves), Random(0), budget, memory)


def test_the_plan_that_brings_most_is_found_and_remembered(memory: Memory) -> None:
    """Against one pebble a turn, one each brings three of six, two 2 + 2, three 3 + 2."""
    thinking = search(memory, Budget(tries=60))
    assert thinking.move == Take("blue", 1)
    assert thinking.think().move == Take("blue", 3)
    assert (thinking.mind.plan, thinking.mind.tries) == (3, 60)
    assert search(memory, Budget(tries=1)).move == Take("blue", 3)


def test_it_ends_before_its_time_is_over(memory: Memory) -> None:
    ticks = count()
    thinking = search(memory, Budget(0, 1.0, lambda: next(ticks) / 100))
    assert list(thinking)[-1] == 1.0
    assert next(ticks) <= 102


def test_a_plan_is_thought_over_once_a_period_and_the_same_for_the_same_seed() -> None:
    game = lab.game("roads_and_boats")
    state = game.start(1)
    (seat,) = state.seats
    one, other = (searching("search", game, Budget(tries=1)) for _ in range(2))
    while len(game.considered(state)) == 1:
        state = game.carry_out(state, game.considered(state)[0]).state
    assert one.search(state, seat, Random(1)) is not None
    for _ in range(2):
        (move, same) = (each.move(state, seat, Random(1)) for each in (one, other))
        assert move == same
        assert move in state.legal_moves
        assert one.search(state, seat, Random(1)) is None
        assert one.move(state, seat, Random(1)) == move
