"""2. Faza akcji (The action phase): one of three actions; a. recruiting escorts, never more than six.
Bursztyny (Ambers): gained one at a time; three loose ones become a secured one; loose ones can be lost.

Taking light cards (b) and moving ahead (c) have chapters of their own.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Literal, Self

from ....engine import Move, Seat, Tell, Violation, broken
from ..components import Amounts
from ..state import AmberRouteState, OwnTurn, Player, Question
from .dark_cards import of_kind

FARTHEST = 2
"""So many fields a player can move ahead."""


class Act(OwnTurn, clause="turn.action-list"):
    """Which action does the active player take?"""

    action = "now"

    def depends(self, state: AmberRouteState) -> Hashable:
        player, box = state.player(self.seat), state.box
        ahead = min(box.layouts[state.layout].castle - player.field, FARTHEST)
        return self.seat, player.escorts, player.loose, ahead, of_kind(box, player.kept, "guide")

    def facts(self, state: AmberRouteState) -> dict[str, object]:
        """Tell which of the actions are possible: moving ahead always is."""
        verbs = {move.verb for move in state.game.judged(state)}
        return {"variant": "-".join(verb for verb in ("recruit", "buy", "advance") if verb in verbs)}


class Action(Move, answers=(Act,), tried=(OwnTurn,)):
    """One of the actions. What is not possible yet is a near miss; after the action it is none."""

    @classmethod
    def near(cls, state: AmberRouteState, frame: OwnTurn) -> Iterable[Self]:
        return cls.proposals(state, frame) if frame.action == "later" else ()

    @classmethod
    def barred(cls, state: AmberRouteState, frame: OwnTurn) -> tuple[Violation, ...]:
        """Tell why no action is due."""
        if frame.action == "now":
            return ()
        return (broken("turn.mandatory"),) if frame.action == "later" else (broken("turn.one-action"),)


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


class Offered(Question):
    """A light card or an escort is offered."""

    def facts(self, state: AmberRouteState) -> dict[str, object]:
        """Tell that there is no room for an escort."""
        full = no_room(state.player(self.seat), state.box.amounts)
        return {"variant": "full", **full[0].facts} if full else {}


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

    @classmethod
    def barred(cls, state: AmberRouteState, frame: OwnTurn) -> tuple[Violation, ...]:
        return super().barred(state, frame) + no_room(state.player(frame.seat), state.box.amounts)

    def play(self, state: AmberRouteState, frame: OwnTurn, tell: Tell) -> AmberRouteState:
        state, it = state.pop(), state.box.amounts
        if state.piece(self.seat).kind == "village":  # escort.recruit-village, else False
            return gain_escorts(state, self.seat, it.recruit_in_village, "escort.recruit-village", tell)
        escorts = it.recruit
        return gain_escorts(state, self.seat, escorts, "escort.recruit", tell)  # escort.recruit, else state


def gain_ambers(state: AmberRouteState, seat: Seat, count: int, tell: Tell) -> AmberRouteState:
    """Take ambers from the pool, each only if there is one (ruling.amber-empty-pool)."""
    for _ in range(count):
        if not state.pool:
            tell("amber.gain", "no-amber", seat)
            continue
        tell("amber.gain", "gains-amber", seat)
        state = state.exchange(seat, ambers=1)  # amber.gain
        state = bank(state, seat, tell)
    return state


def bank(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    """Secure an amber as soon as there are enough loose ones, by itself (ruling.banking-automatic)."""
    player, it = state.player(seat), state.box.amounts
    if player.loose < it.bank_at:
        return state
    tell("amber.banking", "banks", seat, secured=it.bank_secured, returned=it.bank_returned)
    loose, secured = player.loose - it.bank_secured, player.secured + it.bank_secured
    banked = state.change(seat, loose=loose, secured=secured)
    return banked.exchange(seat, ambers=-it.bank_returned)  # amber.banking, else state


def too_few(player: Player, cost: int) -> tuple[Violation, ...]:
    """Tell why a player cannot spend so many ambers."""
    if player.loose >= cost:
        return ()
    return (broken("amber.loose-uses", loose=player.loose, secured=player.secured, cost=cost),)


def lose_amber(state: AmberRouteState, seat: Seat, clause: str, tell: Tell) -> AmberRouteState:
    """Give a loose amber to the pool; who has none loses none (ruling.nothing-to-lose)."""
    if not state.player(seat).loose:  # amber.secured-safe, else False
        tell(clause, "gives-nothing", seat)
        return state
    tell(clause, "gives-amber", seat)
    return state.exchange(seat, ambers=-1)  # amber.loose-risk, else state
