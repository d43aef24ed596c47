"""What a seat cannot see: the hands of the others, and so what is left in the light deck."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Seat, effect
from ..piles import HIDDEN, Cards
from ..state import AmberRouteState


def mask(state: AmberRouteState, viewer: Seat) -> AmberRouteState:
    """The position as `viewer` sees it (ruling.public-information).

    The dark deck needs no mask: all that lies elsewhere lies open, so everybody knows what is left in it.
    """
    return hide_hands(replace(state, viewer=viewer), viewer)


@effect("setup.hidden-hand")
def hide_hands(state: AmberRouteState, viewer: Seat) -> AmberRouteState:
    players = tuple(
        player if seat == viewer else replace(player, hand=face_down(player.hand))
        for seat, player in zip(state.seats, state.players, strict=True)
    )
    return replace(state, players=players, light_deck=face_down(state.light_deck))


def face_down(cards: Cards) -> Cards:
    """As many hidden cards; their number is public."""
    return (HIDDEN,) * len(cards)
