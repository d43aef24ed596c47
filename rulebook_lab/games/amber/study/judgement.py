"""What a position of Amber is worth to each seat, as its share of the victory."""

from __future__ import annotations

from ....engine import Seat, decided, of_kinds, shares
from ..rules.ending import points
from ..state import AmberState
from .strategy import SPARED_SHOVEL, prospects

TEMPERATURE, ROLLOUT = 0.5, 0
EARLY, LATE = 0.1, 0.4
"""What one point more is worth at the beginning and at the end: e to that power times as likely to win."""


@of_kinds
def expectation(state: AmberState) -> tuple[float, ...]:
    """The share of the victory that each seat can expect, in the order of the seats: by points and prospects,
    as the greedy player counts them, which say the more the fewer tiles are left."""
    if result := state.result:
        return decided(state.seats, result.winners)
    if len(state.network.castles) < len(state.seats):
        return decided(state.seats, state.seats)
    gone = 1 - state.supply / (state.supply + len(state.network.squares) + 1)
    worth = EARLY + (LATE - EARLY) * gone
    return shares([worth * _standing(state, seat) for seat in state.seats])


def _standing(state: AmberState, seat: Seat) -> float:
    """A seat's points and prospects."""
    spared = SPARED_SHOVEL * state.player(seat).special_shovel
    return points(state, seat).total + prospects(state, seat) + spared
