"""Sequence of play: turns go clockwise; play one tile, then draw back to six."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import msgspec

from ....engine import CHANCE, FrozenMap, Move, Seat, Tell, after, effect, value
from ..state import AmberState, Begin, EndTurn, Open, Play, Player, Refill, TopTile, with_tile
from .connections import settle
from .ending import how_over, win_at_once
from .moves import Deal


def begin(state: AmberState, frame: Begin, tell: Tell) -> AmberState:
    """The starting player takes the first turn."""
    tell("setup.stack", "stack-ready", None, tiles=state.face_down)
    tell("turn.order", "begins", state.first)
    return state.swap(Play(state.first))


def after_playing(state: AmberState, seat: Seat, tell: Tell) -> AmberState:
    """What follows every change of the board: coins, the instant win, and then the draw."""
    if state.passes:
        state = msgspec.structs.replace(state, passes=0)
    state = win_at_once(settle(state, tell), tell)
    return state.swap(*then_draw((EndTurn(seat),), seat)) if state.pending else state


@effect("turn.structure")
def then_draw(left: tuple[Open, ...], seat: Seat) -> tuple[Open, ...]:
    """What is left of a turn, with its second step on top: the hand is filled up."""
    return (*left, Refill(seat))


@value("turn.refill", off=0)
def missing(state: AmberState, seat: Seat) -> int:
    """How many tiles the seat has to draw: up to six, or what is left (ruling.short-stack)."""
    return min(state.kit.totals.hand_size - len(state.player(seat).hand), state.supply)


def refill(state: AmberState, frame: Refill, tell: Tell) -> AmberState:
    """Draws from the stack until nothing is missing."""
    return state.push(TopTile(frame.seat)) if missing(state, frame.seat) > 0 else state.pop()


def tiles_left(state: AmberState, frame: object) -> Mapping[Move, int]:
    """What the top tile of the stack may be, with the number of copies."""
    return {Deal(CHANCE, tile): state.stack[tile] for tile in state.kit.stack if state.stack.get(tile)}


def top_tile(state: AmberState, random: Random) -> str:
    """A tile drawn with the odds of the stack."""
    stack = state.stack
    at = int(random.random() * sum(stack.values()))
    for tile in state.kit.stack:
        at -= stack.get(tile, 0)
        if at < 0:
            break
    return tile


def draw_top(state: AmberState, frame: object, random: Random) -> Move:
    """The top tile as chance brings it, faster than by listing all."""
    return Deal(CHANCE, top_tile(state, random))


def deal_top(state: AmberState, frame: TopTile, move: Deal, tell: Tell) -> AmberState:
    """The top tile comes to the hand; only its owner sees it."""
    tell.secretly((frame.seat,), "turn.refill", "drew", frame.seat, {"tile": move.tile})
    return msgspec.structs.replace(
        state,
        pending=state.pending[:-1],
        players=with_tile_in_hand(state, frame.seat, move.tile),
        stack=without_top(state.stack, move.tile),
        face_down=state.face_down - 1,
    )


def with_tile_in_hand(state: AmberState, seat: Seat, tile: str) -> tuple[Player, ...]:
    """All players, one of them with a further tile in hand."""
    player = state.player(seat)
    return state.with_player(seat, msgspec.structs.replace(player, hand=with_tile(player.hand, tile)))


def without_top(stack: FrozenMap[str, int], tile: str) -> FrozenMap[str, int]:
    """A stack when its top tile has turned out to be this one."""
    left = stack[tile] - 1
    return stack.with_(tile, left) if left else stack.without(tile)


def end_turn(state: AmberState, frame: EndTurn, tell: Tell) -> AmberState:
    """The game ends here, or the next player clockwise takes a turn."""
    if how := how_over(state):
        tell("end.stack", how)
        return msgspec.structs.replace(state, pending=())
    return state.swap(Play(clockwise(frame.seat, state.seats)))


@effect("turn.order")
def clockwise(seat: Seat, seats: tuple[Seat, ...]) -> Seat:
    """Whose turn follows: it passes to the left."""
    return after(seats, seat)[0]
