"""What a player who searches among plans asks: which plans there are, what they do, what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from ....engine import Move
from ..state import RoadsAndBoats
from .estate import PLAN, Plan
from .strategy import by_plan

__all__ = ["PLAN", "follow", "period", "varied", "worth"]

VARIED: dict[str, tuple[int, ...]] = {
    "at_once": (2, 3, 4),
    "boards": (2, 4, 8, 12),
    "ahead": (1, 2, 3),
    "build_first": (False, True),
    "roads": (0, 1, 2, 4),
    "last_turns": (5, 6, 8),
}
"""What else a plan may say."""
TASTES = 1000
"""So many ways there are to choose among moves that are as good as each other."""


def varied(plan: Plan, random: Random) -> Plan:
    """A plan that differs in two buildings' order or in something else, and perhaps in taste."""
    if random.random() < 0.25:
        order = list(plan.buildings)
        at = random.randrange(1, len(order))
        order[at - 1 : at + 1] = order[at], order[at - 1]
        plan = replace(plan, buildings=tuple(order))
    else:
        name = random.choice(list(VARIED))
        plan = replace(plan, **{name: random.choice(VARIED[name])})
    return replace(plan, taste=random.randrange(TASTES)) if random.random() < 0.7 else plan


def follow(state: RoadsAndBoats, moves: Sequence[Move], plan: Plan) -> Move:
    """The move that a seat makes that follows a plan; always the same."""
    values = [by_plan(state, move, plan) for move in moves]
    best = max(values)
    equals = [move for move, value in zip(moves, values, strict=True) if value == best]
    return equals[(plan.taste * state.turn) % len(equals)]


def worth(state: RoadsAndBoats) -> tuple[float, ...]:
    """The points of each seat."""
    return tuple(float(points.total) for points in state.scores.values())


def period(state: RoadsAndBoats) -> tuple[int, str]:
    """A plan is thought over in every phase of every turn."""
    return state.turn, state.phase
