"""2. Faza akcji (The action phase): one of three actions, each in its own chapter, after the draw phase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, Self

from ....engine import Move, Seat, Violation, broken
from ..state import AmberRouteState, Question


class OwnTurn(Question):
    """A question in the active player's turn, where an action is tried though it may not be due."""

    action: ClassVar[Literal["later", "now", "done"]] = "done"


class Action(Move, answers=(OwnTurn,)):
    """One of the actions. What is not possible yet is a near miss; after the action it is none."""

    @classmethod
    def near(cls, state: AmberRouteState, frame: OwnTurn) -> Iterable[Self]:
        return cls.ways(state, frame.seat) if frame.action != "done" else ()

    @classmethod
    def ways(cls, state: AmberRouteState, seat: Seat) -> Iterable[Self]:
        """List the ways to take this action that a reader would try."""
        return (cls(seat),)


def not_due(frame: OwnTurn) -> tuple[Violation, ...]:
    """Tell why no action is due."""
    if frame.action == "now":
        return ()
    return (broken("turn.mandatory"),) if frame.action == "later" else (broken("turn.one-action"),)
