"""Inability to place a tile: a coin and a tile are lost, one tile is drawn; with nothing to draw, a pass."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ....engine import Seat, Tell, Violation, broken, effect, implements, unknown
from ..components import SPECIAL_SHOVEL
from ..state import HIDDEN, AmberState, EndTurn, Play, with_tile, without
from .moves import GiveUp, Pass
from .placements import plays, special_digs
from .playing_tiles import not_held
from .sequence import then_draw


def asked_for(state: AmberState, frame: Play) -> dict[str, str | bool]:
    """How the question is put: to play, or what is left to do when nothing in hand can be played."""
    return {"variant": _variant(state, frame.seat), "digs": bool(special_digs(state, frame.seat))}


def _variant(state: AmberState, seat: Seat) -> str:
    player = state.player(seat)
    if HIDDEN in player.hand:
        return "unknown"
    if plays(state, seat):
        return ""
    if not state.supply:
        return "pass"
    return "pay" if player.coins else "give-up"


def give_up_violations(state: AmberState, frame: Play, move: GiveUp) -> Iterator[Violation]:
    """What forbids to discard a tile instead of playing one."""
    if move.tile == SPECIAL_SHOVEL:
        yield broken("advanced.special-not-hand")
    yield from not_held(state, move.seat, move.tile, "unable.discard")
    yield from _can_play(state, move.seat)
    if not state.supply:
        yield broken("unable.empty-stack", "only-pass")


def pass_violations(state: AmberState, frame: Play, move: Pass) -> Iterator[Violation]:
    """What forbids to pass."""
    yield from _can_play(state, move.seat)
    if state.supply:
        yield broken("unable.draw", tiles=state.supply)


def _can_play(state: AmberState, seat: Seat) -> Iterator[Violation]:
    """Whoever can play must; the program computes it, so that no hand is shown (ruling.give-up-verified)."""
    if HIDDEN in state.player(seat).hand:
        yield unknown("unable.must-place", seat=seat)
    elif playable := plays(state, seat):
        yield broken("unable.must-place", play=state.game.describe(playable[0]), number=len(playable))


@implements("unable.discard")
def give_up(state: AmberState, frame: Play, move: GiveUp, tell: Tell) -> AmberState:
    """Says so, loses a coin, discards the tile face down and draws one."""
    seat = move.seat
    state = lose_coin(announce(state, seat, tell), seat, tell)
    tell.secretly((seat,), "unable.discard", "gave-up", seat, {"tile": move.tile})
    player = state.player(seat)
    player = msgspec.structs.replace(
        player, hand=without(player.hand, move.tile), given_up=with_tile(player.given_up, move.tile)
    )
    state = msgspec.structs.replace(state, players=state.with_player(seat, player), passes=0)
    return state.swap(*then_draw((EndTurn(seat),), seat))


@effect("unable.statement")
def announce(state: AmberState, seat: Seat, tell: Tell) -> AmberState:
    """The seat merely says that nothing can be played; no hand is shown."""
    tell("unable.statement", "unable", seat)
    return state


@effect("unable.coin")
def lose_coin(state: AmberState, seat: Seat, tell: Tell) -> AmberState:
    """A coin goes out of the game, if there is one."""
    player = state.player(seat)
    if not player.coins:
        return state
    tell("unable.coin", "lost-coin", seat)
    players = state.with_player(seat, msgspec.structs.replace(player, coins=player.coins - 1))
    return msgspec.structs.replace(state, players=players, coins_lost=state.coins_lost + 1)


def pass_turn(state: AmberState, frame: Play, move: Pass, tell: Tell) -> AmberState:
    """Nothing happens, and nothing is lost."""
    tell("unable.empty-stack", "passed", move.seat)
    return msgspec.structs.replace(state, passes=state.passes + 1).swap(EndTurn(move.seat))
