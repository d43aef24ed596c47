"""Random games: decisions and games a second, beside catanatron's random players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE, Game

from . import peer
from .games import NAMES
from .measure import best, rate, table


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


def measured(play: Callable[[int], int]) -> tuple[float, float]:
    """Decisions and games a second."""
    games = decisions = 0

    def one() -> int:
        nonlocal games, decisions
        games += 1
        made = play(games)
        decisions += made
        return made

    each = best(lambda: rate(one))
    return each, each * games / decisions


def main() -> None:
    theirs = measured(peer.playout)
    rows: list[tuple[object, ...]] = [("catanatron, 4 seats", *theirs, "1.00x")]
    for name in NAMES:
        game = lab.game(name)
        ours = measured(lambda number, game=game: playout(game, Random(number)))  # type: ignore[misc]
        seats = game.seat_counts[-1]
        rows.append((f"{game.title}, {seats} seats", *ours, f"{ours[0] / theirs[0]:.2f}x"))
    print(table("Random games", ("game", "decisions/s", "games/s", "to the peer"), rows))


if __name__ == "__main__":
    main()
