"""Try a move and drop the result: what search, what-if and bots do all day."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median

import rulebook_lab as lab

from . import peer
from .games import asked, positions
from .measure import series, spread, table

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
    works = {PEER: theirs(), **{lab.game(name).title: ours(name) for name in asked().games}}
    found = series(works, asked().rounds, 0.5)
    rows = [(title, median(each), spread(each, found[PEER])) for title, each in found.items()]
    heads = ("game", "successors/s", "to the peer")
    print(table(f"A successor tried and dropped, {asked().rounds} rounds", heads, rows))


if __name__ == "__main__":
    main()
