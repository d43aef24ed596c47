"""If their owners are willing: asking other seats before their transporters are used."""

from __future__ import annotations

from collections.abc import Callable

from .....engine import Seat, Tell
from ...state import RoadsAndBoats
from ..frames import Consent
from ..moves import Asking

Do = Callable[[RoadsAndBoats, "Asking", Tell], RoadsAndBoats]


def ask_or_do(
    state: RoadsAndBoats, move: Asking, owners: tuple[Seat, ...], do: Do, tell: Tell
) -> RoadsAndBoats:
    """Carries a move out, or asks the other seats it needs first (protocol.consent)."""
    if not owners:
        return do(state, move, tell)
    tell("movement.no-force", "asks", move.seat, owners=owners, what=move)
    return state.push(Consent(move, owners))
