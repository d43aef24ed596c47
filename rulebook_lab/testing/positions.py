"""Positions of random games, for laws that must hold in every one of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from ..engine import Game, Move, State
from ..games import game as game_named
from ..simulate import chosen

Visit = tuple[State, Move, State]
"""A position, the move that was played there, and the position after it."""


def visits(game: Game, number: int, seed: str = "laws") -> Iterator[Visit]:
    """A random game, step by step. Its number decides its seats and how its moves are drawn."""
    random = Random(f"{seed}/{number}")
    state = game.start(game.seat_counts[number % len(game.seat_counts)])
    while state.pending:
        move = chosen(game, state, random, number % 2 == 1)
        after = game.carry_out(state, move).state
        yield state, move, after
        state = after


@cache
def sample(name: str, games: int, size: int) -> tuple[Visit, ...]:
    """`size` visits of each of some random games, spread from its start to its end."""
    picked: list[Visit] = []
    for number in range(games):
        played = list(visits(game_named(name), number))
        random = Random(f"sample/{number}")
        picked += [played[-1], *random.sample(played[:-1], min(size - 1, len(played) - 1))]
    return tuple(picked)
