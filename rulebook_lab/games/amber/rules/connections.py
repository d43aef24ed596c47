"""Building connections to villages and castles: who is connected, and who gets the coin."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Seat, Tell
from ..state import AmberState
from .travel import travels


def unsettled(state: AmberState) -> Iterator[tuple[str, Seat, tuple[Seat, ...]]]:
    """The villages and castles with a coin that somebody is connected to.

    Yields the location, the castle's owner ("" for a village) and the seats connected: to a village whose
    tile they can drive onto, to a castle that they can travel to, in either direction by itself.
    """
    network, coins, journeys = state.network, state.coins_at, travels(state)
    for journey in journeys.values():
        if not (coins.isdisjoint(journey.castles) and coins.isdisjoint(journey.entered)):
            break
    else:
        return
    for cell in network.villages:
        if cell in coins and (here := [seat for seat in state.seats if cell in journeys[seat].entered]):
            yield cell, "", tuple(here)
    for owner in state.seats:
        cell = network.castles[owner]
        there = [seat for seat in state.seats if seat == owner or cell in journeys[seat].castles]
        counted = [seat for seat in there if seat != owner]  # castle.owner-not-counted, else there
        if cell in coins and counted:
            yield cell, owner, tuple(counted)


def settle(state: AmberState, tell: Tell) -> AmberState:
    """Settles the coins of everything that somebody is connected to now, on whoever's turn.

    All connections are looked at before the first coin moves (ruling.coin-algorithm).
    """
    for cell, owner, here in unsettled(state):
        kind, castle = ("castle", {"owner": owner}) if owner else ("village", {})
        state = replace(state, coins_at=state.coins_at - {cell})
        if len(here) == 1:
            tell(f"{kind}.sole-coin", f"took-{kind}-coin", here[0], cell=cell, **castle)
            coins = state.player(here[0]).coins + 1
            state = state.change(here[0], coins=coins)  # village.sole-coin castle.sole-coin
        else:
            tell(f"{kind}.shared-coin", f"lost-{kind}-coin", None, cell=cell, seats=here, **castle)
            state = replace(state, coins_lost=state.coins_lost + 1)  # village.shared-coin castle.shared-coin
    return state
