"""Amber Route on our own engine, by each of its ways to play on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE

GAME = lab.game("amber_route")


def by_engine() -> Callable[[], int]:
    """What simulations and bots do: moves that were listed are carried out, events made."""
    random = Random(1)

    def work() -> int:
        state, decisions = GAME.start(2), 0
        while state.pending:
            if GAME.by_chance(state):
                move = GAME.draw_chance(state, random)
            else:
                move = random.choice(GAME.considered(state))
                decisions += 1
            state = GAME.carry_out(state, move).state
        return decisions

    return work


def by_state() -> Callable[[], int]:
    """What a notebook does: `state.legal_moves`, `state.play`, every move judged when it is played."""
    random = Random(1)

    def work() -> int:
        state, decisions = GAME.start(2), 0
        while state.pending:
            if CHANCE in state.to_act:
                state = state.let_chance(random)
            else:
                state = state.play(random.choice(list(state.legal_moves)))
                decisions += 1
        return decisions

    return work


def by_timeline() -> Callable[[], int]:
    """What a table does: a record keeps every position and event, chance is drawn by its seed."""
    random, seeds = Random(1), iter(range(10**9))

    def work() -> int:
        timeline, decisions = lab.timeline(GAME, seats=2, seed=next(seeds)), 0
        while timeline.state.pending:
            timeline.play(random.choice(list(timeline.state.legal_moves)))
            decisions += 1
        return decisions

    return work
