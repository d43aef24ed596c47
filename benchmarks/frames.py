"""Python calls a decision of random play and a move as text: a measure that no other load disturbs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from types import FrameType

import rulebook_lab as lab

from .games import asked, positions
from .measure import table
from .playouts import playout


def entered(work: Callable[[], object]) -> int:
    """How many Python functions some work enters."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    work()
    sys.setprofile(None)
    return calls


def calls_a_decision(name: str, games: int = 3) -> float:
    """Python functions entered for each decision of a few seeded games, after one that fills all caches."""
    game, random = lab.game(name), Random(1)
    playout(game, random)
    decisions = 0

    def play() -> None:
        nonlocal decisions
        decisions = sum(playout(game, random)[0] for _ in range(games))

    return entered(play) / decisions


def calls_a_move(name: str) -> tuple[float, float]:
    """Python functions entered to write a move of a random game, and to read it again."""
    game, random = lab.game(name), Random(1)
    moves = [random.choice(game.legal(state)) for state in positions(name, games=1)]
    texts = [game.write_move(move) for move in moves]
    assert [game.read_move(text) for text in texts] == moves
    each = len(moves)
    return (
        entered(lambda: [*map(game.write_move, moves)]) / each,
        entered(lambda: [*map(game.read_move, texts)]) / each,
    )


def main() -> None:
    rows = [
        (lab.game(name).title, *(f"{calls:.1f}" for calls in (calls_a_decision(name), *calls_a_move(name))))
        for name in asked().games
    ]
    print(table("Python calls", ("game", "a decision", "a move written", "read"), rows))


if __name__ == "__main__":
    main()
