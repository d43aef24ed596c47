"""The advanced game: a special shovel for everybody, and open tiles to draw from.

What crosses into other chapters: what everybody begins with (setting_up.prepare), and that whoever draws is
asked before each tile (sequence.Refill).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Move, Tell, Violation, added, broken, without
from ..components import SPECIAL_SHOVEL, TileName
from ..state import AmberState
from .sequence import OffStack, Play, Refill, Special, TopTile, after_playing, off_stack, tell_if_last
from .shovels import Dig, dig, in_reach, not_diggable


class SpecialShovel(
    Dig,
    Special,
    clause="advanced.special-shovel-instead",
    answers=(Play,),
    spot=f"hand:{SPECIAL_SHOVEL} cell:{{cell}}",
):
    """Uses the own special shovel instead of a tile from the hand."""

    @classmethod
    def proposals(cls, state: AmberState, frame: Play) -> list[SpecialShovel]:
        if not state.player(frame.seat).special_shovel:
            return []
        return [cls(frame.seat, cell) for cell in in_reach(state, frame.seat)]

    def violations(self, state: AmberState, frame: Play) -> Iterator[Violation]:
        if not state.advanced:
            yield broken("setup.no-special-shovels")
        elif not state.player(self.seat).special_shovel:
            yield broken("advanced.special-shovel-once")
        yield from not_diggable(state, self.seat, self.cell)

    def play(self, state: AmberState, frame: Play, tell: Tell) -> AmberState:
        """The hand is full, so nothing is drawn (ruling.special-shovel-no-draw)."""
        tell("advanced.special-shovel-instead", "used-special-shovel", self.seat)
        state = state.change(self.seat, special_shovel=False)
        return after_playing(dig(state, self.seat, self.cell, tell), self.seat, tell)


class TurnUp(OffStack, clause="advanced.display-setup"):
    """As many open tiles as there are players are turned up."""


class Replace(OffStack, clause="advanced.reveal"):
    """The slot of a taken open tile is filled again."""

    slot: int


class Reveal(Move, clause="advanced.display-setup", answers=(TurnUp, Replace)):
    """The top tile of the stack, as it is turned face up."""

    tile: TileName

    def play(self, state: AmberState, frame: TurnUp | Replace, tell: Tell) -> AmberState:
        tell(frame.clause, "turned-up", None, tile=self.tile)
        slot = frame.slot if isinstance(frame, Replace) else len(state.face_up)
        face_up = (*state.face_up[:slot], self.tile, *state.face_up[slot:])
        stack, face_down = off_stack(state, self.tile)
        state = replace(state, stack=stack, face_down=face_down, face_up=face_up)
        return state if isinstance(frame, TurnUp) and len(face_up) < len(state.seats) else state.pop()


class Take(Move, clause="advanced.draw-choice", answers=(Refill,), spot="open:{tile}"):
    """Draws a tile that lies face up; it is replaced at once while there are face-down tiles."""

    tile: TileName

    @classmethod
    def proposals(cls, state: AmberState, frame: Refill) -> Iterator[Take]:
        return (cls(frame.seat, tile) for tile in dict.fromkeys(state.face_up))

    def violations(self, state: AmberState, frame: Refill) -> Iterator[Violation]:
        if self.tile not in state.face_up:
            yield broken("advanced.draw-choice", tile=self.tile, open=state.face_up)

    def play(self, state: AmberState, frame: Refill, tell: Tell) -> AmberState:
        tell("advanced.draw-choice", "took", self.seat, tile=self.tile)
        slot = state.face_up.index(self.tile)
        state = state.change(self.seat, hand=added(state.player(self.seat).hand, self.tile))
        state = replace(state, face_up=without(state.face_up, self.tile))
        tell_if_last(state.face_down, state.face_up, tell)
        if state.face_down:
            state = state.push(Replace(slot))  # advanced.reveal
        return state


class Draw(Move, clause="advanced.draw-choice", answers=(Refill,), spot="stack:top"):
    """Draws the unseen tile on top of the stack."""

    def violations(self, state: AmberState, frame: Refill) -> Iterator[Violation]:
        if not state.face_down:
            yield broken("advanced.draw-choice", "none-unseen", open=state.face_up)

    def play(self, state: AmberState, frame: Refill, tell: Tell) -> AmberState:
        return state.push(TopTile(self.seat))
