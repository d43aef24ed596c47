"""What a position of Jantaris is worth to each seat, as its share of the victory."""

from __future__ import annotations

from ....engine import Seat, decided, shares, strength
from ..components import CENTER
from ..rules.turn import END_PRESTIGE
from ..state import JantarisState
from .strategy import POINT, near_to_a_card

TEMPERATURE = 3.0
"""By so much the greedy player's judgement of two moves may differ, and the worse one is still looked at."""
ROLLOUT = 2
"""Decisions that the greedy player makes before a position is judged."""
WEIGHTS = (
    *(0.33, 0.92, -0.17, 0.05, 0.65, 0.14, 0.31, 0.48),
    *(0.58, 0.14, 0.05, 0.32, -0.03, 0.03, -0.20, 0.00),
)


def expectation(state: JantarisState) -> tuple[float, ...]:
    """The share of the victory that each seat can expect, in the order of the seats."""
    if result := state.result:
        return decided(state.seats, result.winners)
    return shares([strength(features(state, seat), WEIGHTS) for seat in state.seats])


def features(state: JantarisState, seat: Seat) -> tuple[float, ...]:
    """What a seat has, once as it is and once by how far the game has gone."""
    player = state.player(seat)
    lasting = sum(state.box.items[item].uses != "once" for item in player.items)
    own = (
        float(player.prestige),
        player.goods / 4,
        min(player.red, player.black) / 2,
        (14 - player.supply) / 3,
        player.at(CENTER) / 2,
        near_to_a_card(state, seat) / POINT if state.market else 0.0,
        float(lasting),
        float(len(player.items) - lasting),
    )
    late = max(each.prestige for each in state.players) / END_PRESTIGE
    return own + tuple(late * each for each in own)
