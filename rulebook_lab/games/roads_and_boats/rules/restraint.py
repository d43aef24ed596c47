"""What automatic players leave out, so that every game they play ends (ruling.action-cap)."""

from __future__ import annotations

from ....engine import Move
from ..state import RoadsAndBoats
from .movement.loading import Drop, TakeOn
from .phases import Play, Wait
from .production.exchange import Shift

MOST_EXCHANGES = 200
"""How often goods change hands in one play of an automatic player: only this could go on for ever."""
MOST_ROUNDS = 10
"""In how many rounds of a phase it waits: waiting begins a new play."""


def restrained(state: RoadsAndBoats, moves: list[Move]) -> list[Move]:
    """The moves without exchanges after plenty of them, and without waiting after rounds enough."""
    left_out = _left_out(state)
    return [move for move in moves if not isinstance(move, tuple(left_out))] if left_out else moves


def _left_out(state: RoadsAndBoats) -> list[type[Move]]:
    found: list[type[Move]] = []
    for frame in state.pending:
        if isinstance(frame, Play):
            if frame.exchanges >= MOST_EXCHANGES:
                found += [Shift, TakeOn, Drop]
            if frame.round >= MOST_ROUNDS:
                found.append(Wait)
    return found
