"""Whether a review finds a blunder that was put into a game, and whether what it calls mistakes are some.

    python -m benchmarks.blunders amber jantaris --games 10

Players who search play; one of them once makes the move that looks worst, where that surely loses a tenth of
the victory. Every mistake that the review names is weighed again by other chances.
"""

from __future__ import annotations

import argparse
from random import Random

import rulebook_lab as lab
from rulebook_lab.bots import Player, player, review
from rulebook_lab.bots.review import weighed
from rulebook_lab.bots.search import Budget, Search
from rulebook_lab.engine import CHANCE, Move, Seat, State, Timeline

from .duels import SEATS
from .measure import table

LOOK = Budget(tries=120)
"""How long the worst move is looked for."""
LOSES = 0.1
"""What the blunder loses at least."""
WAITS = range(5, 26)
"""So many decisions of the seat go by before."""


def played(name: str, by: Player, seed: int) -> tuple[Timeline, Seat, int]:
    """A game, who blunders in it, and at which step (-1: no move was bad enough)."""
    timeline = lab.timeline(name, seats=SEATS.get(name, 2), seed=seed)
    game, random, at = timeline.game, Random(f"blunder/{seed}"), -1
    seats = timeline.state.seats
    who, waits = seats[seed % len(seats)], random.choice(WAITS)
    while timeline.state.pending:
        state, step = timeline.state, len(timeline.path) - 1
        (seat, *_) = game.asked(state)
        assert seat != CHANCE
        move = by.move(state, seat, Random(f"{seed}/{step}"))
        moves = [each for each in game.considered(state) if each.seat == seat]
        if seat == who and at < 0 and len(moves) > 1:
            waits -= 1
            if waits < 0:
                search = Search(state.view(seat), moves, Random(f"look/{seed}/{step}"), LOOK).think()
                best, *others = [tally for tally in search.tallies if tally.tries > 3]
                worst = min(others, key=lambda tally: tally.mean, default=best)
                if best.mean - worst.mean >= LOSES and surely_loses(state, best.move, worst.move, seed):
                    move, at = worst.move, step
        timeline.play(move)
    return timeline, who, at


def surely_loses(state: State, best: Move, worst: Move, seed: int) -> bool:
    """Whether a move that looks like a blunder is one, once it is weighed by other chances."""
    loss, error = weighed(state, best, worst, seed + 2000)
    return loss - error >= LOSES


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("games", nargs="*", metavar="GAME", default=list(lab.games))
    ask.add_argument("--by", default="30 tries")
    ask.add_argument("--games", type=int, default=10, dest="number")
    given = ask.parse_args()
    rows = []
    for name in given.games:
        blunders = found = worst = named = worse = 0
        for seed in range(given.number):
            timeline, who, at = played(name, player(lab.game(name), given.by), seed)
            if at < 0:
                continue
            mistakes = review(timeline, [who], seed=seed).mistakes
            steps = [mistake.step for mistake in mistakes]
            blunders, found, worst = blunders + 1, found + (at in steps), worst + (steps[:1] == [at])
            named += len(mistakes)
            again = (weighed(each.state, each.better, each.played, seed + 1000) for each in mistakes)
            worse += sum(loss > 0 for loss, _ in again)
        rows.append((lab.game(name).title, blunders, found, worst, named, worse))
    header = ("game", "blunders", "found", "as the worst", "mistakes named", "worse again")
    print(table("Blunders put into games, and what reviews say of them", header, rows))


if __name__ == "__main__":
    main()
