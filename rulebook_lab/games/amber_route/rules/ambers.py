"""Bursztyny (Ambers): gained one at a time; three loose ones become a secured one; loose ones can be lost."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat, Tell, Violation, broken
from ..state import AmberRouteState, Player


def gain_ambers(state: AmberRouteState, seat: Seat, count: int, tell: Tell) -> AmberRouteState:
    """Take ambers from the pool, each only if there is one (ruling.amber-empty-pool)."""
    for _ in range(count):
        if not state.pool:
            tell("amber.gain", "no-amber", seat)
            continue
        tell("amber.gain", "gains-amber", seat)
        players = state.with_player(seat, loose=state.player(seat).loose + 1)
        state = replace(state, players=players, pool=state.pool - 1)  # amber.gain
        state = bank(state, seat, tell)
    return state


def bank(state: AmberRouteState, seat: Seat, tell: Tell) -> AmberRouteState:
    """Secure an amber as soon as there are enough loose ones, by itself (ruling.banking-automatic)."""
    player, it = state.player(seat), state.box.amounts
    if player.loose < it.bank_at:
        return state
    tell("amber.banking", "banks", seat, secured=it.bank_secured, returned=it.bank_returned)
    loose, secured = player.loose - it.bank_secured - it.bank_returned, player.secured + it.bank_secured
    players = state.with_player(seat, loose=loose, secured=secured)
    return replace(state, players=players, pool=state.pool + it.bank_returned)  # amber.banking, else state


def too_few(player: Player, cost: int) -> tuple[Violation, ...]:
    """Tell why a player cannot spend so many ambers."""
    if player.loose >= cost:
        return ()
    return (broken("amber.loose-uses", loose=player.loose, secured=player.secured, cost=cost),)


def spend_ambers(state: AmberRouteState, seat: Seat, count: int) -> AmberRouteState:
    """Pay loose ambers to the pool (ruling.spent-amber-goes-to-pool)."""
    players = state.with_player(seat, loose=state.player(seat).loose - count)
    return replace(state, players=players, pool=state.pool + count)


def lose_amber(state: AmberRouteState, seat: Seat, clause: str, tell: Tell) -> AmberRouteState:
    """Give a loose amber to the pool; who has none loses none (ruling.nothing-to-lose)."""
    player = state.player(seat)
    if not player.loose:  # amber.secured-safe, else False
        tell(clause, "gives-nothing", seat)
        return state
    tell(clause, "gives-amber", seat)
    players = state.with_player(seat, loose=player.loose - 1)
    return replace(state, players=players, pool=state.pool + 1)  # amber.loose-risk, else state
