"""Memory of what is kept: a position, a node of a record with its position and events."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Sized
from functools import partial
from random import Random

import rulebook_lab as lab
from rulebook_lab.engine import Game, State

from .calls import record
from .games import asked
from .measure import table


def states(game: Game) -> list[State]:
    """Every position of a random game for two."""
    state, random = game.start(), Random(1)
    found = [state]
    while state.pending and len(found) < 400:
        by_chance = game.by_chance(state)
        move = game.draw_chance(state, random) if by_chance else random.choice(game.considered(state))
        state = game.carry_out(state, move).state
        found.append(state)
    return found


def nodes(game: Game) -> Sized:
    """The nodes of a record of a random game."""
    return record(game).nodes


def bytes_each(make: Callable[[], Sized]) -> int:
    """What each of the things made takes, after a first making that fills all caches."""
    make()
    tracemalloc.start()
    made = make()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken // len(made)


def main() -> None:
    rows = []
    for name in asked().games:
        game = lab.game(name)
        node = bytes_each(partial(nodes, game))
        rows.append((game.title, bytes_each(partial(states, game)), node))
    print(table("Bytes kept", ("game", "a position", "a node of a record"), rows))


if __name__ == "__main__":
    main()
