"""The advanced game: a special shovel for everybody, and open tiles to draw from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import msgspec

from ....engine import CHANCE, Move, Seat, Tell, Violation, broken, effect, implements, value
from ..state import AmberState, Play, Refill, Replace, TopTile, TurnUp
from .moves import Draw, Reveal, SpecialShovel, Take
from .sequence import after_playing, missing, top_tile, with_tile_in_hand, without_top
from .shovels import dig, not_diggable


@effect("advanced.special-shovel-start")
def with_special_shovels(state: AmberState) -> AmberState:
    """Everybody begins with the special shovel of the own colour."""
    players = tuple(msgspec.structs.replace(player, special_shovel=True) for player in state.players)
    return msgspec.structs.replace(state, players=players)


def special_shovel_violations(state: AmberState, frame: Play, move: SpecialShovel) -> Iterator[Violation]:
    """What forbids to use the special shovel here."""
    if not state.advanced:
        yield broken("setup.no-special-shovels")
    elif not state.player(move.seat).special_shovel:
        yield broken("advanced.special-shovel-once")
    yield from not_diggable(state, move.seat, move.cell)


def special_shovel(state: AmberState, frame: Play, move: SpecialShovel, tell: Tell) -> AmberState:
    """Digs without playing a tile; the hand is full, so nothing is drawn (ruling.special-shovel-no-draw)."""
    player = msgspec.structs.replace(state.player(move.seat), special_shovel=False)
    state = msgspec.structs.replace(state, players=state.with_player(move.seat, player))
    tell("advanced.special-shovel-instead", "used-special-shovel", move.seat)
    return after_playing(dig(state, move.seat, move.cell, tell), move.seat, tell)


# -- open tiles -----------------------------------------------------------------------------


@effect("advanced.display-setup")
def with_open_tiles(state: AmberState) -> AmberState:
    """After the deal as many tiles are turned up as there are players."""
    return state.push(TurnUp())


def tiles_to_turn_up(state: AmberState, frame: TurnUp | Replace) -> Mapping[Move, int]:
    """What the next open tile may be."""
    return {Reveal(CHANCE, tile): state.stack[tile] for tile in state.kit.stack if state.stack.get(tile)}


def draw_revealed(state: AmberState, frame: TurnUp | Replace, random: Random) -> Move:
    """The next open tile as chance brings it, faster than by listing all."""
    return Reveal(CHANCE, top_tile(state, random))


def turn_up(state: AmberState, frame: TurnUp | Replace, move: Reveal, tell: Tell) -> AmberState:
    """Turns up the top tile: a further one during set-up, in the emptied slot later."""
    clause = "advanced.reveal" if isinstance(frame, Replace) else "advanced.display-setup"
    tell(clause, "turned-up", None, tile=move.tile)
    slot = frame.slot if isinstance(frame, Replace) else len(state.face_up)
    face_up = (*state.face_up[:slot], move.tile, *state.face_up[slot:])
    state = msgspec.structs.replace(
        state,
        stack=without_top(state.stack, move.tile),
        face_down=state.face_down - 1,
        face_up=face_up,
    )
    return state if isinstance(frame, TurnUp) and len(face_up) < len(state.seats) else state.pop()


@implements("advanced.as-basic")
@value("advanced.two-draws", off=())
def drawers(state: AmberState, frame: Refill) -> tuple[Seat, ...]:
    """In the advanced game every single draw is a decision."""
    return (frame.seat,) if state.advanced and missing(state, frame.seat) > 0 else ()


def asked_to_draw(state: AmberState, frame: Refill) -> dict[str, str]:
    """How the question is put: which of open and unseen tiles there are."""
    if not state.face_down:
        return {"variant": "open"}
    return {"variant": "" if state.face_up else "unseen"}


def draws(state: AmberState, frame: Refill) -> Iterator[Move]:
    """Each open tile, and the unseen one."""
    yield from (Take(frame.seat, tile) for tile in dict.fromkeys(state.face_up))
    yield Draw(frame.seat)


def take_violations(state: AmberState, frame: Refill, move: Take) -> Iterator[Violation]:
    """What forbids to take this tile."""
    if move.tile not in state.face_up:
        yield broken("advanced.draw-choice", tile=move.tile, open=state.face_up)


def take(state: AmberState, frame: Refill, move: Take, tell: Tell) -> AmberState:
    """Takes an open tile; it is replaced at once while there are face-down tiles."""
    tell("advanced.draw-choice", "took", move.seat, tile=move.tile)
    slot = state.face_up.index(move.tile)
    face_up = (*state.face_up[:slot], *state.face_up[slot + 1 :])
    players = with_tile_in_hand(state, move.seat, move.tile)
    state = msgspec.structs.replace(state, players=players, face_up=face_up)
    return replace_taken(state, slot) if state.face_down else state


@effect("advanced.reveal")
def replace_taken(state: AmberState, slot: int) -> AmberState:
    """The emptied slot is filled before anything else happens (ruling.display-slots)."""
    return state.push(Replace(slot))


def draw_violations(state: AmberState, frame: Refill, move: Draw) -> Iterator[Violation]:
    """What forbids to draw the unseen tile."""
    if not state.face_down:
        yield broken("advanced.draw-choice", "none-unseen", open=state.face_up)


def draw(state: AmberState, frame: Refill, move: Draw, tell: Tell) -> AmberState:
    """Draws the unseen top tile."""
    return state.push(TopTile(move.seat))
