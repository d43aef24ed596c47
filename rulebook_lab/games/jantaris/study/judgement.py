"""What a position of Jantaris is worth to each seat, as its share of the victory."""

from __future__ import annotations

from ....engine import decided, of_kinds, shares
from ..rules.turn import END_PRESTIGE
from ..state import JantarisState
from .strategy import POINT, worth

TEMPERATURE, ROLLOUT = 3.0, 2
EARLY, LATE = 0.25, 0.6
"""What one point more is worth at the beginning and at the end: e to that power times as likely to win."""


@of_kinds
def expectation(state: JantarisState) -> tuple[float, ...]:
    """The share of the victory that each seat can expect, in the order of the seats: by Prestige, Goods and
    prospects, as the greedy player counts them, which say the more the nearer the end is."""
    if result := state.result:
        return decided(state.seats, result.winners)
    gone = min(1.0, max(player.prestige for player in state.players) / END_PRESTIGE)
    scale = (EARLY + (LATE - EARLY) * gone) / POINT
    return shares([scale * worth(state, seat) for seat in state.seats])
