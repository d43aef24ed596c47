"""2. Faza akcji (The action phase): one of three actions, each in its own chapter, after the draw phase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal, Self

from ....engine import Move, Seat, Violation, broken
from ..state import AmberRouteState, Question


class OwnTurn(Question):
    """A question in the active player's turn, where an action is tried though it may not be due."""

    action: ClassVar[Literal["later", "now", "done"]] = "done"


class Action(Move, answers=(OwnTurn,)):
    """One of the actions. What is not possible yet is a near miss; after the action it is none."""

    @classmethod
    def ways(cls, state: AmberRouteState, seat: Seat) -> Iterable[Self]:
        """List the ways to take this action that a reader would try."""
        return (cls(seat),)

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: OwnTurn) -> Iterator[Self]:
        return (way for way in cls.ways(state, frame.seat) if not any(way.violations(state, frame)))

    @classmethod
    def near(cls, state: AmberRouteState, frame: OwnTurn) -> Iterator[Self]:
        if frame.action != "done":
            yield from (way for way in cls.ways(state, frame.seat) if any(way.violations(state, frame)))


def not_due(frame: OwnTurn) -> tuple[Violation, ...]:
    """Tell why no action is due."""
    if frame.action == "now":
        return ()
    return (broken("turn.mandatory"),) if frame.action == "later" else (broken("turn.one-action"),)
