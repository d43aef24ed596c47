"""Tura gracza (A player's turn): first the draw phase, then exactly one action."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Frame, Violation, broken
from .frames import Act, Draw


def action_violations(frame: Frame) -> Iterator[Violation]:
    """What forbids an action at this moment of the active player's turn."""
    if isinstance(frame, Draw):
        yield broken("turn.mandatory")
    elif not isinstance(frame, Act):
        yield broken("turn.one-action")
