"""Listing the legal moves, and answering why a move is refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import rulebook_lab as lab

from .games import asked, positions
from .measure import rates, table


def measured(name: str) -> tuple[object, ...]:
    """Title, mean number of legal moves, lists a second by list and by checker, refusals a second."""
    game = lab.game(name)
    states = positions(name)
    moves = sum(len(game.legal(state)) for state in states) / len(states)
    random = Random(0)
    tried = [(state, random.choice(list(game.candidates(state)))) for state in states]

    def listed() -> int:
        for state in states:
            game.legal(state)
        return len(states)

    def judged() -> int:
        for state in states:
            game.judged(state)
        return len(states)

    def asked() -> int:
        for state, move in tried:
            state.why_not(move)
        return len(tried)

    return (game.title, moves, *rates({"listed": listed, "judged": judged, "asked": asked}).values())


def lays(seats: int) -> Callable[[], int]:
    """The work of laying a map of Roads & Boats by lot; counts the lists of where a tile may go."""
    game, seeds = lab.game("roads_and_boats"), iter(range(10**9))

    def work() -> int:
        state, random, lists = game.start(seats, map="laid"), Random(next(seeds)), 0
        while state.pending[-1].name == "lay-tiles":
            state = game.carry_out(state, random.choice(game.legal(state))).state
            lists += 1
        return lists

    return work


def main() -> None:
    header = ("game", "moves listed", "lists/s", "judged lists/s", "why_not/s")
    print(table("Legal moves", header, (measured(name) for name in asked().games)))
    if "roads_and_boats" in asked().games:
        found = rates({f"{seats} seats": lays(seats) for seats in (2, 4)}, rounds=1)
        rows = [(seats, f"{1000 / each:.0f} ms") for seats, each in found.items()]
        print(table("Where a tile may go on a map laid by the players", ("at", "a list"), rows))


if __name__ == "__main__":
    main()
