"""Try a move and drop the result: what search, what-if and bots do all day."""

from __future__ import annotations

from random import Random

import rulebook_lab as lab

from . import peer
from .games import NAMES, positions
from .measure import best, rate, table


def theirs() -> float:
    """Successors a second by copy and execute."""
    games = peer.positions(2, 25)

    def work() -> int:
        for game in games:
            peer.try_and_drop(game)
        return len(games)

    return best(lambda: rate(work))


def ours(name: str) -> float:
    """Successors a second by playing on an immutable position; events are made as always."""
    game = lab.game(name)
    random = Random(0)
    pairs = [(state, random.choice(game.legal(state))) for state in positions(name)]

    def work() -> int:
        for state, move in pairs:
            game.carry_out(state, move)
        return len(pairs)

    return best(lambda: rate(work))


def main() -> None:
    base = theirs()
    rows: list[tuple[object, ...]] = [("catanatron, copy and execute", base, "1.00x")]
    for name in NAMES:
        found = ours(name)
        rows.append((lab.game(name).title, found, f"{found / base:.2f}x"))
    print(table("A successor tried and dropped", ("game", "successors/s", "to the peer"), rows))


if __name__ == "__main__":
    main()
