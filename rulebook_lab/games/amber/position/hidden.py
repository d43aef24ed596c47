"""What a seat sees, the table and its own hand, and a whole position that this allows."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from ....engine import HIDDEN, FrozenMap, Seat, face_down, turned_up
from ..state import AmberState


def mask(state: AmberState, seat: Seat) -> AmberState:
    """The position as a seat sees it: `stack` counts every tile that the seat does not see, by kind.

    Of what the others hold or gave up only the number of tiles stays known.
    """
    unseen, view = Counter(state.stack), state
    for other in state.seats:
        if other != seat:
            player = state.player(other)
            unseen.update(tile for tile in player.hand + player.given_up if tile != HIDDEN)
            hand, given_up = face_down(player.hand), face_down(player.given_up)
            view = view.change(other, hand=hand, given_up=given_up)  # setup.secret-hands
    return replace(view, stack=_stack(state, unseen), viewer=seat)


def guess(view: AmberState, random: Random) -> AmberState:
    """A position that looks like this to the viewer: hidden tiles turned up, the rest in the stack."""
    unseen = list(Counter(view.stack).elements())
    random.shuffle(unseen)
    players = tuple(
        replace(player, hand=turned_up(player.hand, unseen), given_up=turned_up(player.given_up, unseen))
        for player in view.players
    )
    return replace(view, players=players, stack=_stack(view, Counter(unseen)), viewer=None)


def _stack(state: AmberState, tiles: Counter[str]) -> FrozenMap[str, int]:
    return FrozenMap({tile: tiles[tile] for tile in state.box.stack if tiles[tile]})
