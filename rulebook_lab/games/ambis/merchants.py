"""The merchants' powers on entering, and the Landlord's rent."""

from __future__ import annotations

from ...engine import Seat, Tell, effect
from .lords import has_active
from .state import AmbisState


@effect("power.trader")
def trader(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Three pearls."""
    pearls = state.kit.lords["trader"].params["amount"]
    tell("power.trader", "power-pearls", seat, lord="trader", pearls=pearls)
    return state.gain_pearls(seat, pearls)


@effect("power.peddler")
def peddler(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """Two pearls."""
    pearls = state.kit.lords["peddler"].params["amount"]
    tell("power.peddler", "power-pearls", seat, lord="peddler", pearls=pearls)
    return state.gain_pearls(seat, pearls)


@effect("power.shopkeeper")
def shopkeeper(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """One pearl."""
    pearls = state.kit.lords["shopkeeper"].params["amount"]
    tell("power.shopkeeper", "power-pearls", seat, lord="shopkeeper", pearls=pearls)
    return state.gain_pearls(seat, pearls)


@effect("power.landlord")
def landlord(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """One pearl on entering."""
    pearls = state.kit.lords["landlord"].params["on_enter"]
    tell("power.landlord", "power-pearls", seat, lord="landlord", pearls=pearls)
    return state.gain_pearls(seat, pearls)


@effect("power.landlord")
def rent(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """One pearl at the start of each of the owner's turns."""
    if not has_active(state.player(seat), "landlord"):
        return state
    pearls = state.kit.lords["landlord"].params["amount"]
    tell("power.landlord", "power-pearls", seat, lord="landlord", pearls=pearls)
    return state.gain_pearls(seat, pearls)
