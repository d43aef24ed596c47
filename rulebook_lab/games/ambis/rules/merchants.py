"""The merchants who bring pearls: on entering play, and the Landlord in each turn. The Ship Master earns
where the track is cleared (`track`), the Slaver when its owner likes (`activated`)."""

from __future__ import annotations

from functools import partial

from ....engine import Seat, Tell
from ..state import AmbisState
from .lords import ENTERING, has_active


def earned(lord: str, figure: str, state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """With the pearls that a lord brings from the Treasury: one of the figures on its card."""
    card = state.box.lords[lord]
    pearls = card.params[figure]
    tell(card.clause, "power-pearls", seat, lord=lord, pearls=pearls)
    return state.gain_pearls(seat, pearls)


ENTERING |= {
    lord: partial(earned, lord, figure)
    for lord, figure in (
        ("trader", "amount"),  # power.trader
        ("peddler", "amount"),  # power.peddler
        ("shopkeeper", "amount"),  # power.shopkeeper
        ("landlord", "on_enter"),  # power.landlord
    )
}


def rent(state: AmbisState, seat: Seat, tell: Tell) -> AmbisState:
    """With the pearl of the Landlord at the start of its owner's turn."""
    if has_active(state.player(seat), "landlord"):  # power.landlord
        return earned("landlord", "amount", state, seat, tell)
    return state
