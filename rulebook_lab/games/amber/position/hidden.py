"""What a seat sees: the table and its own hand, nothing of the others' hands and of what they gave up."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from ....engine import FrozenMap, Seat
from ..state import HIDDEN, AmberState


def mask(state: AmberState, seat: Seat) -> AmberState:
    """The position as a seat sees it: `stack` counts every tile that the seat does not see, by kind.

    Of what the others hold or gave up only the number of tiles stays known.
    """
    unseen, view = Counter(state.stack), state
    for other in state.seats:
        if other != seat:
            player = state.player(other)
            unseen.update(tile for tile in player.hand + player.given_up if tile != HIDDEN)
            hand, given_up = (HIDDEN,) * len(player.hand), (HIDDEN,) * len(player.given_up)
            view = view.change(other, hand=hand, given_up=given_up)  # setup.secret-hands
    stack = FrozenMap({tile: unseen[tile] for tile in state.box.stack if unseen[tile]})
    return replace(view, stack=stack, viewer=seat)
