"""Which games are measured, and positions to measure in."""

from __future__ import annotations

import sys
from functools import cache
from random import Random

import rulebook_lab as lab
from rulebook_lab.engine import State
from rulebook_lab.simulate import random_play

NAMES = tuple(sys.argv[1:]) or lab.games
"""All games, or those named on the command line: `python -m benchmarks.playouts ambis`."""


@cache
def positions(name: str, games: int = 3, every: int = 5) -> list[State]:
    """Positions out of random games in which a seat decides."""
    game = lab.game(name)
    found: list[State] = []
    for number in range(games):
        start = game.start(game.seat_counts[-1])
        played = random_play(game, start, Random(number), by_verb=False)
        found += [s for s in played if s.pending and not game.by_chance(s)][::every]
    return found
