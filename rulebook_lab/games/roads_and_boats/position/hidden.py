"""What a seat sees: everything. Only which counter a mine yields next is unknown, to all."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat
from ..state import RoadsAndBoats


def mask(state: RoadsAndBoats, seat: Seat) -> RoadsAndBoats:
    """The position as a seat sees it (mines.look: bags are open to inspection)."""
    return replace(state, viewer=seat)
