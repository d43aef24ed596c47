"""What a seat sees: the table and its own hand, nothing of the others' hands and of what they gave up."""

from __future__ import annotations

from collections import Counter

import msgspec

from ....engine import FrozenMap, Seat, effect
from ..state import HIDDEN, AmberState, Player


def mask(state: AmberState, seat: Seat) -> AmberState:
    """The position as a seat sees it: `stack` counts every tile that the seat does not see, by kind."""
    return msgspec.structs.replace(hide_hands(state, seat), viewer=seat)


@effect("setup.secret-hands")
def hide_hands(state: AmberState, seat: Seat) -> AmberState:
    """The position without what the others hold or gave up; only how many tiles that is stays known."""
    unseen = Counter(state.stack)
    players = []
    for other, player in zip(state.seats, state.players, strict=True):
        if other != seat:
            unseen.update(tile for tile in player.hand + player.given_up if tile != HIDDEN)
            player = _masked(player)
        players.append(player)
    stack = FrozenMap({tile: unseen[tile] for tile in state.kit.stack if unseen[tile]})
    return msgspec.structs.replace(state, players=tuple(players), stack=stack)


def _masked(player: Player) -> Player:
    hidden = (HIDDEN,)
    return msgspec.structs.replace(
        player, hand=hidden * len(player.hand), given_up=hidden * len(player.given_up)
    )
