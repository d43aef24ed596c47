"""Python calls a decision of random play: a measure of a machine's work that no other load disturbs."""

from __future__ import annotations

import sys
from random import Random
from types import FrameType

import rulebook_lab as lab

from .games import asked
from .measure import table
from .playouts import playout


def calls_a_decision(name: str, games: int = 3) -> float:
    """Python functions entered for each decision of a few seeded games, after one that fills all caches."""
    game, random = lab.game(name), Random(1)
    playout(game, random)
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    decisions = sum(playout(game, random)[0] for _ in range(games))
    sys.setprofile(None)
    return calls / decisions


def main() -> None:
    rows = [(lab.game(name).title, f"{calls_a_decision(name):.1f}") for name in asked().games]
    print(table("Python calls a decision", ("game", "calls"), rows))


if __name__ == "__main__":
    main()
