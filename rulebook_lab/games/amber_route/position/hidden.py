"""What a seat cannot see, the hands of the others and the light deck, and a guess at it."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ....engine import Seat
from ..state import HIDDEN, AmberRouteState, Cards, Player
from .invariants import LIGHT


def mask(state: AmberRouteState, viewer: Seat) -> AmberRouteState:
    """Show the position as `viewer` sees it (ruling.public-information).

    The dark deck needs no mask: all that lies elsewhere lies open, so everybody knows what is left in it.
    """
    players = tuple(player if seat == viewer else from_outside(player) for seat, player in state.seated)
    return replace(state, viewer=viewer, players=players, light_deck=face_down(state.light_deck))


def from_outside(player: Player) -> Player:
    """Hide a player's hand."""
    return replace(player, hand=face_down(player.hand))  # setup.hidden-hand, else player


def face_down(cards: Cards) -> Cards:
    """Turn cards over; their number is public."""
    return (HIDDEN,) * len(cards)


def guess(view: AmberRouteState, random: Random) -> AmberRouteState:
    """A position that looks like this to the viewer: hidden cards turned up, the rest in the light deck."""
    unseen = list(LIGHT.left(view))
    random.shuffle(unseen)

    def turned_up(cards: Cards) -> Cards:
        return tuple(sorted(unseen.pop() if card == HIDDEN else card for card in cards))

    players = tuple(replace(player, hand=turned_up(player.hand)) for player in view.players)
    return replace(view, players=players, light_deck=tuple(sorted(unseen)), viewer=None)
