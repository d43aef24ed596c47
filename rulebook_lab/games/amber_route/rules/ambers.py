"""Bursztyny (Ambers): gained one at a time; three loose ones become a secured one; loose ones can be lost."""

from __future__ import annotations

from ....engine import Seat, Tell, Violation, broken
from ..state import AmberRouteState, Player


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
