"""Inability to place a tile: a coin and a tile are lost, one tile is drawn; with nothing to draw, a pass."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict, replace

from ....engine import HIDDEN, Tell, Violation, added, broken, unknown, without
from ..components import SPECIAL_SHOVEL, TileName
from ..state import AmberState
from .playing_tiles import not_held
from .sequence import EndTurn, Play, Unable, then_draw


class GiveUp(Unable, clause="unable.discard", answers=(Play,), spot="button:give-up hand:{tile}"):
    """Says that nothing can be played, and discards a tile."""

    tile: TileName

    @classmethod
    def proposals(cls, state: AmberState, frame: Play) -> list[GiveUp]:
        """Each kind of tile in the hand, unless nothing is left to draw."""
        held = dict.fromkeys(state.player(frame.seat).hand) if state.supply else ()
        return [cls(frame.seat, tile) for tile in held]

    @classmethod
    def near(cls, state: AmberState, frame: Play) -> list[GiveUp]:
        """The same for a seat that can play, or has to pass."""
        held = dict.fromkeys(state.player(frame.seat).hand)
        return [cls(frame.seat, tile) for tile in held if tile != HIDDEN]

    def violations(self, state: AmberState, frame: Play) -> Iterator[Violation]:
        if self.tile == SPECIAL_SHOVEL:
            yield broken("advanced.special-not-hand")
        yield from not_held(state, self.seat, self.tile, "unable.discard")
        yield from can_play(state, frame)
        if not state.supply:
            yield broken("unable.empty-stack", "only-pass")

    def play(self, state: AmberState, frame: Play, tell: Tell) -> AmberState:
        """Says so and shows no hand, loses a coin if there is one, discards face down and draws one."""
        seat, player = self.seat, state.player(self.seat)
        tell("unable.statement", "unable", seat)  # unable.statement
        if player.coins:  # unable.coin
            tell("unable.coin", "lost-coin", seat)
            state = replace(state.change(seat, coins=player.coins - 1), coins_lost=state.coins_lost + 1)
        tell("unable.discard", "gave-up", seat, {"tile": self.tile}, (seat,))
        given_up = added(player.given_up, self.tile)
        state = state.change(seat, hand=without(player.hand, self.tile), given_up=given_up)
        return then_draw(replace(state, passes=0), seat)


class Pass(Unable, clause="unable.empty-stack", answers=(Play,)):
    """Says that nothing can be played when nothing is left to draw."""

    @classmethod
    def proposals(cls, state: AmberState, frame: Play) -> Iterator[Pass]:
        if not state.supply:
            yield cls(frame.seat)

    @classmethod
    def near(cls, state: AmberState, frame: Play) -> Iterator[Pass]:
        yield cls(frame.seat)

    def violations(self, state: AmberState, frame: Play) -> Iterator[Violation]:
        yield from can_play(state, frame)
        if state.supply:
            yield broken("unable.draw", tiles=state.supply)

    def play(self, state: AmberState, frame: Play, tell: Tell) -> AmberState:
        """Nothing is lost."""
        tell("unable.empty-stack", "passed", self.seat)
        return replace(state, passes=state.passes + 1).swap(EndTurn(self.seat))


def can_play(state: AmberState, frame: Play) -> Iterator[Violation]:
    """Whoever can play must; the program computes it, so that no hand is shown (ruling.give-up-verified)."""
    if HIDDEN in state.player(frame.seat).hand:
        yield unknown("unable.must-place", seat=frame.seat)
    elif plays := frame.plays(state):
        yield broken("unable.must-place", plays[0].verb, **asdict(plays[0]), number=len(plays))
