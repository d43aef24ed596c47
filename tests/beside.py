"""What the second readings of all rulebooks share when they play beside the engine."""

from __future__ import annotations

from typing import Any

from rulebook_lab.engine import Seat, State


def next_question(playing: Any, answer: str | None) -> Any:
    """What the second reading asks after an answer; None when the game is over."""
    try:
        return playing.send(answer)
    except StopIteration:
        return None


def agree_on_end(state: State, points: dict[Seat, int], winners: set[Seat]) -> None:
    """The same points for every seat, the same winners."""
    assert {seat: scored.total for seat, scored in state.result.scores.items()} == points
    assert set(state.result.winners) == winners
