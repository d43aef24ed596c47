"""Inability to place a tile: a coin and a tile are lost, one tile is drawn; with nothing to draw, a pass."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from msgspec.structs import asdict, replace

from ....engine import Move, Seat, Tell, Violation, broken, unknown
from ..components import SPECIAL_SHOVEL
from ..state import HIDDEN, AmberState, with_tile, without
from .playing_tiles import not_held
from .sequence import EndTurn, Play, then_draw


class GiveUp(Move, clause="unable.discard", answers=(Play,)):
    """Says that nothing can be played, and discards a tile."""

    tile: str

    @classmethod
    def proposals(cls, state: AmberState, frame: Play) -> Iterator[GiveUp]:
        if state.supply and is_unable(state, frame):
            yield from cls.each(state, frame.seat)

    @classmethod
    def near(cls, state: AmberState, frame: Play) -> Iterator[GiveUp]:
        if not (state.supply and is_unable(state, frame)):
            yield from cls.each(state, frame.seat)

    @classmethod
    def each(cls, state: AmberState, seat: Seat) -> Iterator[GiveUp]:
        """One for each kind of tile in the hand."""
        return (cls(seat, tile) for tile in dict.fromkeys(state.player(seat).hand) if tile != HIDDEN)

    def spots(self, state: AmberState) -> tuple[str, ...]:
        return ("button:give-up", f"hand:{self.tile}")

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
        tell.secretly((seat,), "unable.discard", "gave-up", seat, {"tile": self.tile})
        given_up = with_tile(player.given_up, self.tile)
        state = state.change(seat, hand=without(player.hand, self.tile), given_up=given_up)
        return then_draw(replace(state, passes=0), seat)


class Pass(Move, clause="unable.empty-stack", answers=(Play,)):
    """Says that nothing can be played when nothing is left to draw."""

    @classmethod
    def proposals(cls, state: AmberState, frame: Play) -> Iterator[Pass]:
        if not state.supply and is_unable(state, frame):
            yield cls(frame.seat)

    @classmethod
    def near(cls, state: AmberState, frame: Play) -> Iterator[Pass]:
        if state.supply or not is_unable(state, frame):
            yield cls(frame.seat)

    def violations(self, state: AmberState, frame: Play) -> Iterator[Violation]:
        yield from can_play(state, frame)
        if state.supply:
            yield broken("unable.draw", tiles=state.supply)

    def play(self, state: AmberState, frame: Play, tell: Tell) -> AmberState:
        """Nothing is lost."""
        tell("unable.empty-stack", "passed", self.seat)
        return replace(state, passes=state.passes + 1).swap(EndTurn(self.seat))


def is_unable(state: AmberState, frame: Play) -> bool:
    """Whether the seat asked surely has nothing to play."""
    return HIDDEN not in state.player(frame.seat).hand and next(frame.plays(state), None) is None


def can_play(state: AmberState, frame: Play) -> Iterator[Violation]:
    """Whoever can play must; the program computes it, so that no hand is shown (ruling.give-up-verified)."""
    if HIDDEN in state.player(frame.seat).hand:
        yield unknown("unable.must-place", seat=frame.seat)
    elif playable := list(frame.plays(state)):
        first = min(playable, key=attrgetter("cell"))
        yield broken("unable.must-place", first.verb, **asdict(first), number=len(playable))
