"""Shovels: one road or wetland tile that a road leads up to is destroyed; castles are safe."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ....engine import Seat, Tell, Violation, broken, effect
from ..components import CASTLE, SHOVEL
from ..state import AmberState, Play, without
from .moves import Shovel
from .playing_tiles import cover, not_held
from .sequence import after_playing
from .travel import unreachable
from .wetlands import is_wetland


def shovel_violations(state: AmberState, frame: Play, move: Shovel) -> Iterator[Violation]:
    """What forbids to dig here with a shovel from the hand."""
    yield from not_held(state, move.seat, SHOVEL)
    yield from not_diggable(state, move.seat, move.cell)


def not_diggable(state: AmberState, seat: Seat, cell: str) -> Iterator[Violation]:
    """A shovel, special or not, needs a road or wetland tile that a road from the own castle leads up to."""
    lying = state.network.squares.get(cell)
    if lying == CASTLE:
        yield broken("shovel.not-castle", cell=cell)
        return
    if lying is None or not (is_wetland(lying) or state.kit.laid[lying].tile in state.kit.roads):
        yield broken("shovel.target", cell=cell)
    yield from unreachable(state, seat, cell, "shovel.connection-needed")


def shovel(state: AmberState, frame: Play, move: Shovel, tell: Tell) -> AmberState:
    """Plays a shovel from the hand."""
    player = state.player(move.seat)
    hand = msgspec.structs.replace(player, hand=without(player.hand, SHOVEL))
    state = msgspec.structs.replace(state, players=state.with_player(move.seat, hand))
    return after_playing(dig(discard(state, SHOVEL), move.seat, move.cell, tell), move.seat, tell)


def dig(state: AmberState, seat: Seat, cell: str, tell: Tell) -> AmberState:
    """Destroys the tile on a location; a village stays where it is (ruling.village-shovel)."""
    tile = state.kit.laid[state.network.squares[cell]].tile
    tell("shovel.target", "dug", seat, cell=cell, tile=tile)
    return clear(discard(state, tile), cell)


@effect("shovel.discards")
def discard(state: AmberState, tile: str) -> AmberState:
    """Puts a tile on the open discards."""
    return msgspec.structs.replace(state, discards=(*state.discards, tile))


@effect("shovel.location-empty")
def clear(state: AmberState, cell: str) -> AmberState:
    """Makes a location free again."""
    return cover(state, cell, "")
