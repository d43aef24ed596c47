"""What a seat sees: everything except a vote that has not been revealed (ruling.open-information)."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat
from ..rules.diplomacy.diplomacy import without_votes
from ..state import JantarisState


def mask(state: JantarisState, seat: Seat) -> JantarisState:
    """The position as a seat sees it. What lies face down in a deck is nowhere before it is turned up."""
    return replace(without_votes(state, seat), viewer=seat)
