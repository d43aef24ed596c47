"""Listing the legal moves, and answering why a move is refused."""

from __future__ import annotations

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


def main() -> None:
    header = ("game", "moves listed", "lists/s", "judged lists/s", "why_not/s")
    print(table("Legal moves", header, (measured(name) for name in asked().games)))


if __name__ == "__main__":
    main()
