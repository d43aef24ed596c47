"""The merchants' powers on entering, and the Landlord's rent."""

from __future__ import annotations

from ....engine import Seat, Tell, effect
from ..state import AmbisState
from .lords import has_active


def earned(state: AmbisState, seat: Seat, lord: str, figure: str, tell: Tell) -> AmbisState:
    """With the pearls that a lord brings from the Treasury: one of the figures on its card."""
    card = state.kit.lords[lord]
    pearls = card.params[figure]
    tell(card.clause, "power-pearls", seat, lord=lord, pearls=pearls)
    return state.gain_pearls(seat, pearls)


@effect("power.trader")
def trader(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Three pearls."""
    return earned(state, seat, "trader", "amount", tell)


@effect("power.peddler")
def peddler(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Two pearls."""
    return earned(state, seat, "peddler", "amount", tell)


@effect("power.shopkeeper")
def shopkeeper(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """One pearl."""
    return earned(state, seat, "shopkeeper", "amount", tell)


@effect("power.landlord")
def landlord(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """One pearl on entering."""
    return earned(state, seat, "landlord", "on_enter", tell)


@effect("power.landlord")
def rent(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """One pearl at the start of each of the owner's turns."""
    if not has_active(state.player(seat), "landlord"):
        return state
    return earned(state, seat, "landlord", "amount", tell)
