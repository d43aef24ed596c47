"""Positions for the tests: the catalogue's own examples, and shorthand for questions about them."""

from __future__ import annotations

from rulebook_lab import game
from rulebook_lab.games.amber.position.text import OLDER, TEXT
from rulebook_lab.games.amber.rules.travel import travel
from rulebook_lab.games.amber.state import AmberState

AMBER = game("amber")


def at(*lines: str) -> AmberState:
    """The position that lines of text describe."""
    return AMBER.read_position("\n".join(lines))


def example(id: str, *more: str) -> AmberState:
    """The position of a worked example, as the catalogue gives it, with more lines."""
    given = AMBER.catalogue.examples[id].given.splitlines()
    position = [line.replace("none", "-") for line in given if line.partition(":")[0] in (*TEXT.keys, *OLDER)]
    state = at(*position, *more)
    assert {defect.clause for defect in state.defects} <= {"turn.refill"}  # a test's hand may be short
    return state


def move_of(id: str) -> str:
    """The move of a worked example."""
    given = AMBER.catalogue.examples[id].given.splitlines()
    return next(line.removeprefix("move: ") for line in given if line.startswith("move: "))


def reach(state: AmberState, seat: str) -> set[str]:
    """The reachable locations of a seat."""
    return set(travel(state, seat).reach)


def refusals(state: AmberState, move: str) -> tuple[str, ...]:
    """The clauses that a move breaks."""
    return state.why_not(move).clauses


def coins(state: AmberState) -> dict[str, int]:
    """Everybody's coins."""
    return {seat: player.coins for seat, player in zip(state.seats, state.players, strict=True)}


def clauses_told(state: AmberState, move: str) -> list[str]:
    """The clauses of the events of a move."""
    return [event.clause for event in state.outcome(move).events]


def dealt(state: AmberState, *tiles: str) -> AmberState:
    """The position after chance has brought these tiles, as far as it is asked."""
    for tile in tiles:
        state = state.play(f"chance deal {tile}")
    return state
