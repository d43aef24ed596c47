"""What a seat sees: everything except a vote that has not been revealed (ruling.open-information)."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat
from ..rules.diplomacy import Voting
from ..state import JantarisState


def mask(state: JantarisState, seat: Seat) -> JantarisState:
    """The position as a seat sees it. What lies face down in a deck is nowhere before it is turned up."""
    seen = tuple(
        frame.seen_by(state.seats, seat) if isinstance(frame, Voting) else frame for frame in state.pending
    )
    pending = seen  # diplomacy.reveal, else state.pending
    return replace(state, pending=pending, viewer=seat)
