"""A game played by lot, written down: every move, what it did, by which clauses, and the scores."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from rulebook_lab.engine import CHANCE, Game
from rulebook_lab.simulate import chosen

FOLDER = Path(__file__).parent / "games"
LONGEST = 400
"""Moves written down; a longer game is told up to there."""


def lines(game: Game, seed: str = "golden") -> Iterator[str]:
    """The playthrough of a game. It changes when a rule, a sentence or the order of moves changes."""
    random = Random(seed)
    state = game.start(game.seat_counts[-1])
    yield f"# {game.title}, {len(state.seats)} seats, played by lot. Written by `make golden`."
    for _ in range(LONGEST):
        if not state.pending:
            break
        listed = "" if game.asked(state) == (CHANCE,) else f"  # of {len(game.legal(state))}"
        move = chosen(game, state, random, by_verb=True)
        yield f"{game.write_move(move)}{listed}"
        before = state
        state, events = game.carry_out(state, move)
        yield from (f"    {game.narrate(event, state=before)} [{event.clause}]" for event in events)
    yield state.prompt
    for seat, points in state.scores.items():
        parts = ", ".join(f"{clause} {value}" for clause, value in points.parts)
        yield f"{seat}: {points.total} ({parts})"
    yield "position:"
    yield from (f"    {line}" for line in state.text.splitlines())


def text(game: Game) -> str:
    """The whole playthrough, as its file holds it."""
    return "\n".join([*lines(game), ""])
