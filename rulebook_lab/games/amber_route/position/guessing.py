"""A whole position that a seat's view allows: the light cards that it does not see, dealt to the hands."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ..state import HIDDEN, AmberRouteState, Cards
from .invariants import LIGHT


def guess(view: AmberRouteState, random: Random) -> AmberRouteState:
    """A position that looks like this to the viewer: hidden cards turned up, the rest in the light deck."""
    unseen = list(LIGHT.left(view))
    random.shuffle(unseen)

    def turned_up(cards: Cards) -> Cards:
        return tuple(sorted(unseen.pop() if card == HIDDEN else card for card in cards))

    players = tuple(replace(player, hand=turned_up(player.hand)) for player in view.players)
    return replace(view, players=players, light_deck=tuple(sorted(unseen)), viewer=None)
