"""What automatic players leave out, so that every game they play ends (ruling.action-cap)."""

from __future__ import annotations

from ....engine import Move
from ..state import RoadsAndBoats
from .holding.consent import Asking
from .movement.loading import Handling
from .phases import Play, Wait
from .production.exchange import Shift

MOST_EXCHANGES = 200
"""How often goods change hands, or others are asked, in one play: only this could go on for ever."""
MOST_ROUNDS = 10
"""In how many rounds of a phase it waits: waiting begins a new play."""


def restrained(state: RoadsAndBoats, moves: list[Move]) -> list[Move]:
    """The moves without exchanges and requests after plenty of them, nor waiting after rounds enough."""
    for frame in state.pending:
        if isinstance(frame, Play):
            if frame.exchanges >= MOST_EXCHANGES:
                moves = [move for move in moves if not _may_repeat(state, move)]
            if frame.round >= MOST_ROUNDS:
                moves = [move for move in moves if not isinstance(move, Wait)]
    return moves


def _may_repeat(state: RoadsAndBoats, move: Move) -> bool:
    exchange = isinstance(move, Shift | Handling)
    return exchange or (isinstance(move, Asking) and bool(move.asks(state)))
