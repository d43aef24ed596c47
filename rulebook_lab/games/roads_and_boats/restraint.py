"""What automatic players leave out, so that every game they play ends (ruling.action-cap)."""

from __future__ import annotations

from rulebook_lab.engine import Move
from rulebook_lab.games.roads_and_boats.frames import Play
from rulebook_lab.games.roads_and_boats.moves import Drop, Shift, TakeOn, Wait
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats

MOST_EXCHANGES = 200
"""How often goods change hands in one play of an automatic player: only this could go on for ever."""
MOST_ROUNDS = 10
"""In how many rounds of a phase it waits: waiting begins a new play."""


def restrained(state: RoadsAndBoats, moves: list[Move]) -> list[Move]:
    """The moves without exchanges after plenty of them, and without waiting after rounds enough."""
    left_out = tuple(_left_out(state))
    return [move for move in moves if not isinstance(move, left_out)] if left_out else moves


def _left_out(state: RoadsAndBoats) -> list[type[Move]]:
    plays = [frame for frame in state.pending if isinstance(frame, Play)]
    found: list[type[Move]] = []
    if any(play.exchanges >= MOST_EXCHANGES for play in plays):
        found += [Shift, TakeOn, Drop]
    if any(play.round >= MOST_ROUNDS for play in plays):
        found.append(Wait)
    return found
