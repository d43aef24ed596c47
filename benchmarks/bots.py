"""Games a second of automatic players at a table of two, on one core."""

from __future__ import annotations

from collections.abc import Callable

import rulebook_lab as lab

from .games import asked
from .measure import rates, table


def games(name: str, player: str) -> Callable[[], int]:
    """The work of one game between two players of a kind, each with another seed."""
    seeds = iter(range(10**9))
    return lambda: len(lab.tournament(name, [player, player], games=1, seed=next(seeds)).games)


def main() -> None:
    rows = []
    for name in asked().games:
        found = rates({player: games(name, player) for player in ("random", "greedy")})
        slower = f"{found['random'] / found['greedy']:.0f}x"
        rows.append((lab.game(name).title, found["random"], found["greedy"], slower))
    print(table("Games a second, 2 seats", ("game", "random", "greedy", "slower by"), rows))


if __name__ == "__main__":
    main()
