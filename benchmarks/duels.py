"""How often a player wins against greedy ones, with the 95 % interval.

    python -m benchmarks.duels ambis amber --by "0.5 s" --games 200 --jobs 2

Seats change from game to game; three sit down to Jantaris, where a third is even, two to the other games.
"""

from __future__ import annotations

import argparse

import rulebook_lab as lab
from rulebook_lab.bots import tournament

from .measure import table

SEATS = {"jantaris": 3}


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("games", nargs="*", metavar="GAME", default=list(lab.games))
    ask.add_argument("--by", default="0.5 s", help="a player by name: hard, '200 tries', '0.5 s'")
    ask.add_argument("--games", type=int, default=20, dest="number")
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--jobs", type=int, default=1)
    given = ask.parse_args()
    rows = []
    for name in given.games:
        seats = SEATS.get(name, 2)
        players = [given.by] + ["greedy"] * (seats - 1)
        found = tournament(
            name, players, games=given.number, seats=seats, seed=given.seed, jobs=given.jobs, batch=1
        )
        by_name = {each.name: each for each in found.standings}
        own, other = by_name[given.by], by_name["greedy"]
        low, high = own.interval
        won = f"{own.wins:g} of {own.games}"
        rows.append((found.game, seats, won, f"{low:.0%} to {high:.0%}", own.points, other.points))
    header = ("game", "seats", "won", "95 % interval", "points", "greedy")
    print(table(f"{given.by} against greedy players", header, rows))


if __name__ == "__main__":
    main()
