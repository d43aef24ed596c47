"""Building a connection to a village or to another castle: who is connected, and who gets the coin."""

from __future__ import annotations

import msgspec

from ....engine import Seat, Tell, effect, implements
from ..state import AmberState
from .travel import travels


@implements("village.tile-on-location")
def at_village(state: AmberState, cell: str) -> tuple[Seat, ...]:
    """The seats connected to a village: they can drive onto the road tile on which it stands."""
    journeys = travels(state)
    return tuple([seat for seat in state.seats if cell in journeys[seat].entered])


def at_castle(state: AmberState, cell: str) -> tuple[Seat, ...]:
    """The seats that are at a castle: its owner, and whoever can travel to it (each direction by itself)."""
    castles, journeys = state.network.castles, travels(state)
    return tuple([seat for seat in state.seats if castles[seat] == cell or cell in journeys[seat].castles])


@effect("castle.owner-not-counted")
def rivals(here: tuple[Seat, ...], owner: Seat) -> tuple[Seat, ...]:
    """The seats connected to a castle, its owner left out."""
    return tuple(seat for seat in here if seat != owner)


def settle(state: AmberState, tell: Tell) -> AmberState:
    """Settles the coins of everything that somebody is connected to now, whoever's turn it is."""
    return settle_castles(settle_villages(state, tell), tell) if coins_in_reach(state) else state


def coins_in_reach(state: AmberState) -> bool:
    """Whether anybody is connected to a castle or village that still has its coin."""
    coins = state.coins_at
    for journey in travels(state).values():
        if not (coins.isdisjoint(journey.castles) and coins.isdisjoint(journey.entered)):
            return True
    return False


def settle_villages(state: AmberState, tell: Tell) -> AmberState:
    """The coins under the villages (ruling.coin-algorithm)."""
    for cell in state.network.villages:
        if cell in state.coins_at and (here := at_village(state, cell)):
            if len(here) == 1:
                state = take_village_coin(state, cell, here[0], tell)
            else:
                state = lose_village_coin(state, cell, here, tell)
    return state


@effect("castle.moment")
def settle_castles(state: AmberState, tell: Tell) -> AmberState:
    """The coins on the castles; the owner neither counts nor takes (ruling.coin-algorithm)."""
    for seat in state.seats:
        cell = state.network.castles[seat]
        if cell in state.coins_at and (here := rivals(at_castle(state, cell), seat)):
            if len(here) == 1:
                state = take_castle_coin(state, cell, here[0], tell)
            else:
                state = lose_castle_coin(state, cell, here, tell)
    return state


@effect("village.sole-coin")
def take_village_coin(state: AmberState, cell: str, seat: Seat, tell: Tell) -> AmberState:
    """Alone: the seat takes the coin under the village."""
    tell("village.sole-coin", "took-village-coin", seat, cell=cell)
    return _take(state, cell, seat)


@effect("village.shared-coin")
def lose_village_coin(state: AmberState, cell: str, here: tuple[Seat, ...], tell: Tell) -> AmberState:
    """Not alone: the coin under the village goes out of the game."""
    tell("village.shared-coin", "lost-village-coin", None, cell=cell, seats=here)
    return _lose(state, cell)


@effect("castle.sole-coin")
def take_castle_coin(state: AmberState, cell: str, seat: Seat, tell: Tell) -> AmberState:
    """Alone: the seat takes the coin on the castle."""
    tell("castle.sole-coin", "took-castle-coin", seat, cell=cell, owner=state.owner(cell))
    return _take(state, cell, seat)


@effect("castle.shared-coin")
def lose_castle_coin(state: AmberState, cell: str, here: tuple[Seat, ...], tell: Tell) -> AmberState:
    """Not alone: the coin on the castle goes out of the game."""
    tell("castle.shared-coin", "lost-castle-coin", None, cell=cell, seats=here, owner=state.owner(cell))
    return _lose(state, cell)


def _take(state: AmberState, cell: str, seat: Seat) -> AmberState:
    player = state.player(seat)
    players = state.with_player(seat, msgspec.structs.replace(player, coins=player.coins + 1))
    return msgspec.structs.replace(state, coins_at=state.coins_at - {cell}, players=players)


def _lose(state: AmberState, cell: str) -> AmberState:
    return msgspec.structs.replace(state, coins_at=state.coins_at - {cell}, coins_lost=state.coins_lost + 1)
