"""What the second readings of all rulebooks share when they play beside the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebook_lab.engine import CHANCE, Move, Seat, State


def next_question(playing: Any, answer: str | None) -> Any:
    """What the second reading asks after an answer; None when the game is over."""
    try:
        return playing.send(answer)
    except StopIteration:
        return None


def answers(state: State, written: Callable[[Move], str] | None = None) -> dict[str, Move]:
    """What the engine allows whoever decides, by how it is written: by default as a move without its seat."""
    moves = state.chance if state.to_act == {CHANCE} else state.legal_moves
    written = written or (lambda move: state.game.write_move(move).partition(" ")[2])
    return {written(move): move for move in moves}


def agree_on_end(state: State, points: dict[Seat, int], winners: set[Seat]) -> None:
    """The same points for every seat, the same winners."""
    assert {seat: scored.total for seat, scored in state.result.scores.items()} == points
    assert set(state.result.winners) == winners
