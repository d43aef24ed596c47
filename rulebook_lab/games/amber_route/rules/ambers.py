"""Bursztyny (Ambers): gained one at a time; three loose ones become a secured one; loose ones can be lost."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat, Tell, effect, value
from ..state import AmberRouteState, Player


def gain_ambers(state: AmberRouteState, seat: Seat, count: int, tell: Tell) -> AmberRouteState:
    """Takes ambers from the pool, each only if there is one (ruling.amber-empty-pool)."""
    for _ in range(count):
        state = bank(gain_amber(state, seat, tell), seat, tell)
    return state


@effect("amber.gain")
def gain_amber(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    if not state.pool:
        tell("amber.gain", "no-amber", seat)
        return state
    tell("amber.gain", "gains-amber", seat)
    player = state.player(seat)
    return state.changed(seat, replace(player, loose=player.loose + 1), pool=state.pool - 1)


@effect("amber.banking")
def bank(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    """At once and by itself (ruling.banking-automatic)."""
    player, amounts = state.player(seat), state.box.amounts
    if player.loose < amounts.bank_at:
        return state
    tell("amber.banking", "banks", seat, secured=amounts.bank_secured, returned=amounts.bank_returned)
    secured, returned = amounts.bank_secured, amounts.bank_returned
    banked = replace(player, loose=player.loose - secured - returned, secured=player.secured + secured)
    return state.changed(seat, banked, pool=state.pool + returned)


def spend_ambers(state: AmberRouteState, seat: Seat, count: int) -> AmberRouteState:
    """Loose ambers go to the pool (ruling.spent-amber-goes-to-pool)."""
    player = state.player(seat)
    return state.changed(seat, replace(player, loose=player.loose - count), pool=state.pool + count)


@value("amber.secured-safe", off=0)
def safe(player: Player) -> int:
    """The ambers that nothing can take away."""
    return player.secured


@value("amber.loose-risk", off=0)
def at_risk(player: Player) -> int:
    """The ambers that can be lost."""
    return player.loose + player.secured - safe(player)


def without_amber(player: Player) -> Player:
    """A player who has lost one of the ambers at risk."""
    if player.loose:
        return replace(player, loose=player.loose - 1)
    return replace(player, secured=player.secured - 1)


def lose_amber(state: AmberRouteState, seat: Seat, clause: str, tell: Tell) -> AmberRouteState:
    """One amber at risk goes to the pool; where there is none, nothing does (ruling.nothing-to-lose)."""
    player = state.player(seat)
    if not at_risk(player):
        tell(clause, "gives-nothing", seat)
        return state
    tell(clause, "gives-amber", seat)
    return state.changed(seat, without_amber(player), pool=state.pool + 1)
