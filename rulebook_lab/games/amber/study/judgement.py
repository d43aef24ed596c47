"""What a position of Amber is worth to each seat, as its share of the victory."""

from __future__ import annotations

from ....engine import CHANCE, Seat, decided, shares, strength
from ..rules.ending import points
from ..rules.travel import travel
from ..state import AmberState
from .strategy import NEARNESS, prospects

TEMPERATURE = 0.5
"""By so much the greedy player's judgement of two moves may differ, and the worse one is still looked at."""
ROLLOUT = 0
"""Decisions that the greedy player makes before a position is judged."""
WEIGHTS = (
    *(0.17, 0.17, -0.47, 0.31, 1.00, 0.00, -1.08, 0.09),
    *(0.30, 0.04, -0.27, 0.28, 0.38, 0.00, 0.72, 0.13),
)


def expectation(state: AmberState) -> tuple[float, ...]:
    """The share of the victory that each seat can expect, in the order of the seats."""
    if result := state.result:
        return decided(state.seats, result.winners)
    return shares([strength(features(state, seat), WEIGHTS) for seat in state.seats])


def features(state: AmberState, seat: Seat) -> tuple[float, ...]:
    """What a seat has, once as it is and once by how far the game has gone."""
    if seat not in state.network.castles:
        return (0.0,) * len(WEIGHTS)
    player, journey = state.player(seat), travel(state, seat)
    missing = sum(cell not in journey.entered for cell in state.network.villages)
    missing += len(state.seats) - 1 - len(journey.castles)
    asked = state.game.asked(state)
    own = (
        float(points(state, seat).total),
        float(player.coins),
        -prospects(state, seat) / NEARNESS / 10,
        float(missing),
        float(missing <= 1),
        float(player.special_shovel),
        len(journey.ends) / 5,
        float(asked[0] == seat if asked != (CHANCE,) else 0),
    )
    late = 1 - state.supply / (state.supply + len(state.network.squares) + 1)
    return own + tuple(late * each for each in own)
