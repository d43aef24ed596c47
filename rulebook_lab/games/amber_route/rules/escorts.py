"""Rekrutacja eskorty (Recruiting escorts): taken from the supply, never more than six."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ....engine import Frame, Seat, Tell, Verb, Violation, broken, effect, value
from ..state import AmberRouteState, Player
from .frames import Act
from .moves import Recruit
from .phases import action_violations


def room_for_escorts(state: AmberRouteState, player: Player) -> int:
    """How many more escorts a player may have."""
    return state.box.amounts.max_escorts - player.escorts


def escort_violations(state: AmberRouteState, seat: Seat) -> Iterator[Violation]:
    """What forbids to choose an escort."""
    if room_for_escorts(state, state.player(seat)) < 1:
        yield broken("escort.limit", most=state.box.amounts.max_escorts)


def gain_escorts(state: AmberRouteState, seat: Seat, count: int, clause: str, tell: Tell) -> AmberRouteState:
    """What does not fit under the limit stays in the supply (ruling.escort-excess)."""
    player = state.player(seat)
    room = room_for_escorts(state, player)
    fitting = min(count, room, state.supply)
    kind = "gains-escorts" if fitting == count else "fills-up" if fitting == room else "gains-last-escorts"
    tell(clause, kind, seat, escorts=fitting, left=count - fitting)
    gained = replace(player, escorts=player.escorts + fitting)
    return state.changed(seat, gained, supply=state.supply - fitting)


def spend_escorts(state: AmberRouteState, seat: Seat, count: int, **others: Any) -> AmberRouteState:
    """Escorts go back to the supply, and other fields change besides."""
    player = state.player(seat)
    spent = replace(player, escorts=player.escorts - count)
    return state.changed(seat, spent, supply=state.supply + count, **others)


def recruit_violations(state: AmberRouteState, frame: Frame, move: Recruit) -> Iterator[Violation]:
    yield from action_violations(frame)
    yield from escort_violations(state, move.seat)


def recruit(state: AmberRouteState, frame: Act, move: Recruit, tell: Tell) -> AmberRouteState:
    return take_recruits(state.pop(), move.seat, tell)


@effect("escort.recruit")
def take_recruits(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    amounts = state.box.amounts
    if recruits_in_village(state, seat):
        return gain_escorts(state, seat, amounts.recruit_in_village, "escort.recruit-village", tell)
    return gain_escorts(state, seat, amounts.recruit, "escort.recruit", tell)


@value("escort.recruit-village", off=False)
def recruits_in_village(state: AmberRouteState, seat: Seat) -> bool:
    """Whether the pawn stands where recruiting gives more."""
    return state.piece(seat).kind == "village"


VERBS = [
    Verb(Recruit, "turn.action-list", recruit, recruit_violations),
]
