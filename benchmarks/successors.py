"""Try a move and drop the result: what search, what-if and bots do all day."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import rulebook_lab as lab

from . import peer
from .games import asked, positions
from .measure import rates, table

PEER = "catanatron, copy and execute"


def theirs() -> Callable[[], int]:
    """Successors by copy and execute."""
    games = peer.positions(2, 25)

    def work() -> int:
        for game in games:
            peer.try_and_drop(game)
        return len(games)

    return work


def ours(name: str) -> Callable[[], int]:
    """Successors by playing on an immutable position; events are made as always."""
    game = lab.game(name)
    random = Random(0)
    pairs = [(state, random.choice(game.legal(state))) for state in positions(name)]

    def work() -> int:
        for state, move in pairs:
            game.carry_out(state, move)
        return len(pairs)

    return work


def main() -> None:
    found = rates({PEER: theirs(), **{lab.game(name).title: ours(name) for name in asked().games}})
    rows = [(title, each, f"{each / found[PEER]:.2f}x") for title, each in found.items()]
    print(table("A successor tried and dropped", ("game", "successors/s", "to the peer"), rows))


if __name__ == "__main__":
    main()
