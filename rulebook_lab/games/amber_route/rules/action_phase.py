"""2. Faza akcji (The action phase): one of three actions; a. recruiting escorts, never more than six.

Taking light cards (b) and moving ahead (c) have chapters of their own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, Self

from ....engine import Move, Seat, Tell, Violation, broken
from ..components import Amounts
from ..state import AmberRouteState, Player, Question


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


# -- a. Rekrutacja eskorty (recruiting escorts) --------------------------------------------------


def no_room(player: Player, it: Amounts) -> tuple[Violation, ...]:
    """Tell why a player cannot choose an escort."""
    return (broken("escort.limit", most=it.max_escorts),) if player.escorts >= it.max_escorts else ()


def gain_escorts(state: AmberRouteState, seat: Seat, count: int, clause: str, tell: Tell) -> AmberRouteState:
    """Take escorts from the supply; what is beyond the limit stays there (ruling.escort-excess)."""
    room = state.box.amounts.max_escorts - state.player(seat).escorts
    gained = min(count, room, state.supply)
    kind = "gains-escorts" if gained == count else "fills-up" if gained == room else "gains-last-escorts"
    tell(clause, kind, seat, escorts=gained, left=count - gained)
    return state.exchange(seat, escorts=gained)


class CardOrEscort(Move):
    """Something done by choosing a light card from the deck, or an escort from the supply."""

    what: Literal["card", "escort"]

    @classmethod
    def proposals(cls, state: AmberRouteState, frame: Question) -> Iterable[Self]:
        return (cls(frame.seat, "card"), cls(frame.seat, "escort"))

    def spots(self, state: AmberRouteState) -> tuple[str, ...]:
        return ("deck:light" if self.what == "card" else "supply:escorts",)

    def violations(self, state: AmberRouteState, frame: Question) -> Iterable[Violation]:
        return no_room(state.player(self.seat), state.box.amounts) if self.what == "escort" else ()


class Recruit(Action, clause="turn.action-list"):
    """Recruit escorts."""

    def violations(self, state: AmberRouteState, frame: OwnTurn) -> tuple[Violation, ...]:
        return not_due(frame) + no_room(state.player(self.seat), state.box.amounts)

    def play(self, state: AmberRouteState, frame: OwnTurn, tell: Tell) -> AmberRouteState:
        state, it = state.pop(), state.box.amounts
        if state.piece(self.seat).kind == "village":  # escort.recruit-village, else False
            return gain_escorts(state, self.seat, it.recruit_in_village, "escort.recruit-village", tell)
        escorts = it.recruit
        return gain_escorts(state, self.seat, escorts, "escort.recruit", tell)  # escort.recruit, else state
