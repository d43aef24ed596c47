"""If their owners are willing: asking other seats before their transporters are used."""

from __future__ import annotations

from collections.abc import Callable

from rulebook_lab.engine import Seat, Tell
from rulebook_lab.games.roads_and_boats.frames import Consent
from rulebook_lab.games.roads_and_boats.moves import Asking
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats

Do = Callable[[RoadsAndBoats, "Asking", Tell], RoadsAndBoats]


def ask_or_do(
    state: RoadsAndBoats, move: Asking, owners: tuple[Seat, ...], do: Do, tell: Tell
) -> RoadsAndBoats:
    """Carries a move out, or asks the other seats it needs first (protocol.consent)."""
    if not owners:
        return do(state, move, tell)
    tell("movement.no-force", "asks", move.seat, owners=owners, what=state.game.describe(move, state))
    return state.push(Consent(move, owners))
