"""Random games: decisions and games a second, beside catanatron's random players.

A decision is counted whenever a player is asked, a choice only where there is more than one legal move:
two thirds of catanatron's ticks (the rolls and forced ends of turns) have just one.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

import rulebook_lab as lab
from rulebook_lab.engine import Game

from .games import asked
from .measure import series, spread, table
from .workers import python, rounds

PEER = "catanatron, 4 seats"

PAIRS = 3
"""So many pairs of processes, one after the other, compare two checkouts: of two processes with the same code
one may be 4 % faster all its life, by where in memory its things have come to lie."""

RANDOM_GAMES = """
from random import Random
import rulebook_lab as lab
from benchmarks.playouts import playout
game, random = lab.game("{}"), Random(1)
work = lambda: playout(game, random)[0]
"""


def playout(game: Game, random: Random) -> tuple[int, int]:
    """One random game, its legal moves listed, one chosen and played, its events made.

    How many decisions there were, and how many of them were choices.
    """
    state = game.start(game.seat_counts[-1])
    decisions = choices = 0
    while state.pending:
        if game.by_chance(state):
            move = game.draw_chance(state, random)
        else:
            moves = game.considered(state)
            decisions += 1
            choices += len(moves) > 1
            move = random.choice(moves)
        state = game.carry_out(state, move).state
    return decisions, choices


class Playouts:
    """Random games, one after the other; counts them, their decisions and choices."""

    def __init__(self, play: Callable[[int], tuple[int, int]]) -> None:
        self.play = play
        self.games = self.decisions = self.choices = 0

    def __call__(self) -> int:
        self.games += 1
        made, choices = self.play(self.games)
        self.decisions += made
        self.choices += choices
        return made

    @property
    def share(self) -> float:
        """Choices among the decisions."""
        return self.choices / self.decisions


def against(checkout: Path, names: list[str], number: int) -> None:
    """Print how many random decisions a second are made here and in another checkout, a game at a time."""
    print(f"## Random decisions a second here, there ({checkout}), and the ratio, {number} rounds\n")
    for name in names:
        work, here, there = RANDOM_GAMES.format(name), list[float](), list[float]()
        for pair in range(min(PAIRS, number)):
            workers = {"here": python(work), "there": python(work, checkout)}
            found = rounds(workers, len(range(pair, number, PAIRS)))
            here += found["here"]
            there += found["there"]
        print(f"{name:<16}{median(here):>10,.0f}{median(there):>10,.0f}  {spread(here, there)}", flush=True)


def beside_the_peer(names: list[str], number: int) -> None:
    """Print how many random decisions and choices a second are made here, to catanatron's random players."""
    from . import peer  # not needed, nor installed, where two checkouts are compared

    works = {PEER: Playouts(peer.playout)}
    for name in names:
        game = lab.game(name)
        title = f"{game.title}, {game.seat_counts[-1]} seats"
        works[title] = Playouts(lambda number, game=game: playout(game, Random(number)))  # type: ignore[misc]
    found = series(works, number, 0.5)
    rows = []
    for title, rates in found.items():
        work = works[title]
        choices = [rate * work.share for rate in rates]
        theirs = [rate * works[PEER].share for rate in found[PEER]]
        games = median(rates) * work.games / work.decisions
        rows.append((title, median(rates), spread(rates, found[PEER]), spread(choices, theirs), games))
    heads = ("game", "decisions/s", "to the peer", "choices/s, to the peer", "games/s")
    print(table(f"Random games, {number} rounds: median (least-greatest)", heads, rows))


def main() -> None:
    if checkout := asked().against:
        against(checkout, asked().games, asked().rounds)
    else:
        beside_the_peer(asked().games, asked().rounds)


if __name__ == "__main__":
    main()
