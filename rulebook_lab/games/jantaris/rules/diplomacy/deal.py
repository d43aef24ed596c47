"""The second phase, Diplomacy: Deal, by the number of votes."""

from __future__ import annotations

from .....engine import Seat, Tell
from ...components import CENTER
from ...state import Colour, JantarisState
from ..goods import gain


def deal(state: JantarisState, seat: Seat, votes: int, tell: Tell) -> JantarisState:
    """Goods in the colour of the token in the Active District."""
    if votes == 1:
        return gain(state, seat, token_colour(state), 2, "deal.1", tell)  # deal.1, else state
    if votes == 2:
        return by_merchants(state, seat, state.district, "deal.2", tell)  # deal.2, else state
    return by_merchants(state, seat, CENTER, "deal.3", tell)  # deal.3, else state


def token_colour(state: JantarisState) -> Colour:
    """The colour of the token in the Active District."""
    return "red" if state.red == state.district else "black"


def by_merchants(state: JantarisState, seat: Seat, area: str, clause: str, tell: Tell) -> JantarisState:
    """A Good for each Merchant in an area, as they stand now (ruling.count-fixed)."""
    merchants = state.player(seat).at(area)  # deal.none, else 1
    if not merchants:
        tell("deal.none", "no-merchants", seat, area=area)
        return state
    return gain(state, seat, token_colour(state), merchants, clause, tell)
