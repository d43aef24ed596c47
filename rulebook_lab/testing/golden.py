"""A game played by lot, written down: every move, what it did, by which clauses, and the scores.

The test takes a game by its `name`; what was written down is in `games/<name>.txt` beside the test module.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ..engine import CHANCE, Game
from ..games import game as game_named
from ..simulate import chosen

LONGEST = 400
"""Moves written down; a longer game is told up to there."""


def lines(game: Game, seed: str = "golden") -> Iterator[str]:
    """The playthrough of a game. It changes when a rule, a sentence or the order of moves changes."""
    random = Random(seed)
    state = game.start(game.seat_counts[-1])
    yield f"# {game.title}, {len(state.seats)} seats, played by lot. Written by pytest --write-golden."
    for _ in range(LONGEST):
        if not state.pending:
            break
        listed = "" if game.asked(state) == (CHANCE,) else f"  # of {len(game.legal(state))}"
        move = chosen(game, state, random, by_verb=True)
        yield f"{game.write_move(move)}{listed}"
        before = state
        state, events = game.rules.outcome(state, move)
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


def test_a_game_goes_as_it_was_written_down(name: str, request: pytest.FixtureRequest) -> None:
    path, played = request.path.parent / "games" / f"{name}.txt", text(game_named(name))
    if request.config.getoption("--write-golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(played, encoding="utf-8")
    stored = path.read_text(encoding="utf-8")
    assert played == stored, "if this was meant, write it again with --write-golden and read the diff"
