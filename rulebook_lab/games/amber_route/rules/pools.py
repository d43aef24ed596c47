"""How many dice are rolled: a base number and the support, at most what the box holds (ruling.dice-cap)."""

from __future__ import annotations

from ....engine import value
from ..state import AmberRouteState


@value("duel.dice-limit", off=99)
def most_dice(state: AmberRouteState) -> int:
    """Five dice, in every roll of a player."""
    return state.box.amounts.max_dice


def dice_for(state: AmberRouteState, base: int, support: int) -> int:
    """The number of dice rolled; surplus support is lost."""
    return min(most_dice(state), base + support)
