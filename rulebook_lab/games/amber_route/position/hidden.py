"""What a seat cannot see, the hands of the others and the light deck, and a guess at it."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ....engine import Seat, face_down, turned_up
from ..state import AmberRouteState
from .invariants import LIGHT


def mask(state: AmberRouteState, viewer: Seat) -> AmberRouteState:
    """Show the position as `viewer` sees it (ruling.public-information).

    The dark deck needs no mask: all that lies elsewhere lies open, so everybody knows what is left in it.
    """
    players = tuple(
        own if seat == viewer else replace(own, hand=face_down(own.hand)) for seat, own in state.seated
    )  # setup.hidden-hand, else state.players
    return replace(state, viewer=viewer, players=players, light_deck=face_down(state.light_deck))


def guess(view: AmberRouteState, random: Random) -> AmberRouteState:
    """A position that looks like this to the viewer: hidden cards turned up, the rest in the light deck."""
    unseen = list(LIGHT.left(view))
    random.shuffle(unseen)
    players = tuple(replace(player, hand=turned_up(player.hand, unseen)) for player in view.players)
    return replace(view, players=players, light_deck=tuple(sorted(unseen)), viewer=None)
