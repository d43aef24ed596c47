"""What a position of Roads & Boats is worth to each seat, as its share of the victory."""

from __future__ import annotations

from collections import Counter

from ....engine import Seat, decided, of_kinds, shares
from ..land.goods import COINS, GOLD
from ..rules.scoring import points, wealth_of_bricks
from ..state import RoadsAndBoats
from .outlook import outlook

TEMPERATURE, ROLLOUT = 0.3, 6
POINTS = 60.0
"""So many points more make a victory e times as likely."""
IN_TIME = 3
"""So many turns before the end what is not on board is no longer fetched, nor made into coins or stock."""
MADE = Counter({GOLD: 8, COINS: 15})
"""What gold and coins near home promise beyond their points while there is time to make more of them."""


@of_kinds
def expectation(state: RoadsAndBoats) -> tuple[float, ...]:
    """The share of the victory that each seat can expect, in the order of the seats; alone, what its points
    are of 300."""
    if result := state.result:
        won = decided(state.seats, result.winners)
        return won if len(won) > 1 else (min(1.0, result.scores[state.seats[0]].total / 300),)
    worth = [_prospects(state, seat) for seat in state.seats]
    return shares([each / POINTS for each in worth]) if len(worth) > 1 else (min(1.0, worth[0] / 300),)


def _prospects(state: RoadsAndBoats, seat: Seat) -> float:
    """A seat's points, and what will be made of its goods; what lies near its home counts as if it were on
    board, while there is time to fetch it."""
    view, worth = outlook(state, seat), state.box.goods
    own, left = view.stock, view.left
    if left > IN_TIME:
        found = float(wealth_of_bricks(state, seat))
        found += sum((worth.get(kind, 0) + MADE[kind]) * number for kind, number in own.items())
    else:
        found = float(points(state, seat).total)
    return found + 0.2 * sum(own.values()) + min(left, 12) * 0.5 * len(view.fleet)
