"""Random games: decisions and games a second, beside catanatron's random players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE, Game

from . import peer
from .games import NAMES
from .measure import rates, table

PEER = "catanatron, 4 seats"


def playout(game: Game, random: Random) -> int:
    """One random game, its legal moves listed, one chosen and played, its events made; the decisions."""
    state = game.start(game.seat_counts[-1])
    decisions = 0
    while state.pending:
        if game.asked(state) == (CHANCE,):
            move = game.draw_chance(state, random)
        else:
            decisions += 1
            move = random.choice(game.legal(state))
        state = game.carry_out(state, move).state
    return decisions


class Playouts:
    """Random games, one after the other; counts them and their decisions."""

    def __init__(self, play: Callable[[int], int]) -> None:
        self.play = play
        self.games = self.decisions = 0

    def __call__(self) -> int:
        self.games += 1
        made = self.play(self.games)
        self.decisions += made
        return made


def main() -> None:
    works = {PEER: Playouts(peer.playout)}
    for name in NAMES:
        game = lab.game(name)
        title = f"{game.title}, {game.seat_counts[-1]} seats"
        works[title] = Playouts(lambda number, game=game: playout(game, Random(number)))  # type: ignore[misc]
    found = rates(works)
    rows = [
        (title, each, each * works[title].games / works[title].decisions, f"{each / found[PEER]:.2f}x")
        for title, each in found.items()
    ]
    print(table("Random games", ("game", "decisions/s", "games/s", "to the peer"), rows))


if __name__ == "__main__":
    main()
