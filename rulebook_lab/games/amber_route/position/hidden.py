"""What a seat cannot see: the hands of the others, and so what is left in the light deck."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat
from ..state import HIDDEN, AmberRouteState, Cards, Player


def mask(state: AmberRouteState, viewer: Seat) -> AmberRouteState:
    """Show the position as `viewer` sees it (ruling.public-information).

    The dark deck needs no mask: all that lies elsewhere lies open, so everybody knows what is left in it.
    """
    seated = zip(state.seats, state.players, strict=True)
    players = tuple(player if seat == viewer else from_outside(player) for seat, player in seated)
    return replace(state, viewer=viewer, players=players, light_deck=face_down(state.light_deck))


def from_outside(player: Player) -> Player:
    """Hide a player's hand."""
    return replace(player, hand=face_down(player.hand))  # setup.hidden-hand, else player


def face_down(cards: Cards) -> Cards:
    """Turn cards over; their number is public."""
    return (HIDDEN,) * len(cards)
