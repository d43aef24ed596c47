"""2. Faza akcji (The action phase): one of three actions, each in its own chapter, after the draw phase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Literal, Self

from ....engine import Move, Violation, broken
from ..state import AmberRouteState, Question


class OwnTurn(Question):
    """A question in the active player's turn, where an action is tried though it may not be due."""

    action: ClassVar[Literal["later", "now", "done"]] = "done"


class Act(OwnTurn, clause="turn.action-list"):
    """Which action does the active player take?"""

    action = "now"

    def facts(self, state: AmberRouteState) -> Mapping[str, object]:
        """Tell which of the actions are possible: moving ahead always is."""
        verbs = {move.verb for move in state.game.legal(state)}
        return {"variant": "-".join(verb for verb in ("recruit", "buy", "advance") if verb in verbs)}


class Action(Move, answers=(OwnTurn,)):
    """One of the actions. Where none is due yet, all that could be done later is a near miss."""

    @classmethod
    def ways(cls, state: AmberRouteState, frame: OwnTurn) -> Iterable[Self]:
        """List the ways to take this action."""
        return (cls(frame.seat),)

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: OwnTurn) -> Iterable[Self]:
        return cls.ways(state, frame) if frame.action == "now" else ()

    @classmethod
    def near(cls, state: AmberRouteState, frame: OwnTurn) -> Iterable[Self]:
        return cls.ways(state, frame) if frame.action == "later" else ()

    def violations(self, state: AmberRouteState, frame: OwnTurn) -> Iterator[Violation]:
        if frame.action == "later":
            yield broken("turn.mandatory")
        elif frame.action == "done":
            yield broken("turn.one-action")
