"""A whole position that a seat's view allows: the tiles that it does not see, dealt to where they may be."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from ....engine import FrozenMap
from ..state import HIDDEN, AmberState


def guess(view: AmberState, random: Random) -> AmberState:
    """A position that looks like this to the viewer: hidden tiles turned up, the rest in the stack."""
    unseen = list(Counter(view.stack).elements())
    random.shuffle(unseen)

    def turned_up(tiles: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(unseen.pop() if tile == HIDDEN else tile for tile in tiles))

    players = tuple(
        replace(player, hand=turned_up(player.hand), given_up=turned_up(player.given_up))
        for player in view.players
    )
    left = Counter(unseen)
    stack = FrozenMap({tile: left[tile] for tile in view.stack if left[tile]})
    return replace(view, players=players, stack=stack, viewer=None)
