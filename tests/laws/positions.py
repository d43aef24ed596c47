"""Positions of random games, for laws that must hold in every one of them."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random

import rulebook_lab as lab
from rulebook_lab.engine import Game, Move, State
from rulebook_lab.simulate import chosen


def handed_over(name: str) -> bool:
    """Whether the game's package is there and builds its game."""
    package = f"rulebook_lab.games.{name}"
    return find_spec(package) is not None and hasattr(import_module(package), "GAME")


GAMES = tuple(filter(handed_over, lab.games))

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
        played = list(visits(lab.game(name), number))
        random = Random(f"sample/{number}")
        picked += [played[-1], *random.sample(played[:-1], min(size - 1, len(played) - 1))]
    return tuple(picked)
