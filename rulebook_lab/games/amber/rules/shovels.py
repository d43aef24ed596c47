"""Shovels: one road or wetland tile that a road leads up to is destroyed; castles are safe."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from msgspec.structs import replace

from ....engine import Move, Seat, Tell, Violation, broken, without
from ..components import CASTLE, SHOVEL, WETLAND, CellName
from ..state import AmberState
from .playing_tiles import lay, not_held
from .sequence import Play, TilePlay, after_playing
from .travel import travel, unreachable


class Dig(Move):
    """Destroys the tile on a location."""

    cell: CellName

    @classmethod
    def near(cls, state: AmberState, frame: Play) -> Iterator[Self]:
        """Everything that lies on the board, for who has no such shovel, too."""
        return (cls(frame.seat, cell) for cell in state.network.squares)


class Shovel(Dig, TilePlay, clause="shovel.target", answers=(Play,), spot=f"hand:{SHOVEL} cell:{{cell}}"):
    """Plays a shovel from the hand: destroys the tile on a location."""

    @classmethod
    def proposals(cls, state: AmberState, frame: Play) -> list[Shovel]:
        if SHOVEL not in state.player(frame.seat).hand:
            return []
        return [cls(frame.seat, cell) for cell in in_reach(state, frame.seat)]

    def violations(self, state: AmberState, frame: Play) -> Iterator[Violation]:
        yield from not_held(state, self.seat, SHOVEL)
        yield from not_diggable(state, self.seat, self.cell)

    def play(self, state: AmberState, frame: Play, tell: Tell) -> AmberState:
        state = state.change(self.seat, hand=without(state.player(self.seat).hand, SHOVEL))
        state = replace(state, discards=(*state.discards, SHOVEL))  # shovel.discards
        return after_playing(dig(state, self.seat, self.cell, tell), self.seat, tell)


def in_reach(state: AmberState, seat: Seat) -> list[str]:
    """The tiles on the board that a road from the seat's castle leads up to."""
    journey = travel(state, seat)
    return sorted(journey.reach.difference(journey.ends))


def not_diggable(state: AmberState, seat: Seat, cell: str) -> Iterator[Violation]:
    """A shovel, special or not, needs a road or wetland tile that a road from the own castle leads up to."""
    lying = state.network.squares.get(cell)
    if lying == CASTLE:
        yield broken("shovel.not-castle", cell=cell)
        return
    targets = state.box.roads | {WETLAND}  # wetland.shovel, else state.box.roads
    if lying is None or state.box.laid[lying].tile not in targets:
        yield broken("shovel.target", cell=cell)
    yield from unreachable(state, seat, cell, "shovel.connection-needed")


def dig(state: AmberState, seat: Seat, cell: str, tell: Tell) -> AmberState:
    """Destroys the tile on a location; a village stays where it is (ruling.village-shovel)."""
    tile = state.box.laid[state.network.squares[cell]].tile
    tell("shovel.target", "dug", seat, cell=cell, tile=tile)
    state = replace(state, discards=(*state.discards, tile))  # shovel.discards
    return lay(state, cell, "")  # shovel.location-empty, else state
