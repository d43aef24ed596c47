"""The second phase, Diplomacy: Deal, by the number of votes."""

from __future__ import annotations

from .....engine import Seat, Tell, effect, value
from ...components import CENTER
from ...state import JantarisState
from ..goods import gain


def token_colour(state: JantarisState) -> str:
    """The colour of the token in the Active District."""
    return "red" if state.red == state.district else "black"


@effect("deal.1")
def deal_alone(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """Two Goods in the colour of the token."""
    return gain(state, seat, token_colour(state), 2, "deal.1", tell)


@effect("deal.2")
def deal_of_two(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """One for each Merchant in the Active District."""
    return deal_by_merchants(state, seat, state.district, "deal.2", tell)


@effect("deal.3")
def deal_of_more(state: JantarisState, seat: Seat, tell: Tell) -> JantarisState:
    """One for each Merchant in the City Center."""
    return deal_by_merchants(state, seat, CENTER, "deal.3", tell)


@value("deal.none", off=1)
def counting(state: JantarisState, seat: Seat, area: str) -> int:
    """The Merchants in the place that counts; without any there is nothing to gain."""
    return state.player(seat).at(area)


def deal_by_merchants(state: JantarisState, seat: Seat, area: str, clause: str, tell: Tell) -> JantarisState:
    """Merchants count as they stand now (ruling.count-fixed)."""
    merchants = counting(state, seat, area)
    if not merchants:
        tell("deal.none", "no-merchants", seat, area=area)
        return state
    return gain(state, seat, token_colour(state), merchants, clause, tell)
