"""Games a second of automatic players at a table of two, on one core."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

import rulebook_lab as lab

from .games import asked
from .measure import series, spread, table


def games(name: str, player: str) -> Callable[[], int]:
    """The work of one game between two players of a kind, each with another seed."""
    seeds = iter(range(10**9))
    return lambda: len(lab.tournament(name, [player, player], games=1, seed=next(seeds)).games)


def main() -> None:
    rows = []
    for name in asked().games:
        found = series({kind: games(name, kind) for kind in ("random", "greedy")}, asked().rounds, 0.5)
        middle = [median(each) for each in found.values()]
        rows.append((lab.game(name).title, *middle, spread(found["greedy"], found["random"])))
    header = ("game", "random", "greedy", "to random ones")
    print(table(f"Games a second, 2 seats, {asked().rounds} rounds", header, rows))


if __name__ == "__main__":
    main()
