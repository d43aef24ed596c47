"""The same odds by playing: the engine plays challenges by the best advice, many times."""

from __future__ import annotations

from random import Random

from .....engine import Move, expect_number, of_kinds
from ...state import AmberRouteState
from ._advice import advice
from ._challenges import box_in_use, row_of

WON = {"wins", "slips-past", "gets-out"}
LOST = {"loses", "is-caught", "stays-trapped"}

Played = dict[tuple[object, ...], Move]
"""What was advised before, by all that the advice depends on."""


def facing(threat: str, difficulty: str, dice: int, escorts: int, ambers: int) -> AmberRouteState:
    """Give a position in which Red faces a challenge and is about to roll."""
    life = row_of(box_in_use(), difficulty, dice, escorts, ambers, threat).monster_life
    opened = f"monster forest-monster-a {difficulty} {dice} {life}"
    if threat != "monster":
        opened = f"{threat} forest-{threat}-a {difficulty} > rolling {dice}"
    text = f"turn: red > {opened}\nred: field 1, escorts {escorts}, loose {ambers}"
    state: AmberRouteState = AmberRouteState.games[""].read_position(text)
    return state


def advised(state: AmberRouteState, known: Played) -> Move:
    """Give the move that the exact odds advise."""
    (seat,) = state.to_act
    player = state.player(seat)
    key = (state.pending[-2:], player.escorts, player.loose, player.kept)
    if key not in known:
        known[key] = state.game.read_move(f"{seat} {advice(state)[0].moves[0]}")
    return known[key]


def is_won(state: AmberRouteState, random: Random, known: Played) -> bool:
    """Plays a challenge to its end, by the advice; whether it was won."""
    game = state.game
    while True:
        chance = game.by_chance(state)
        move = game.draw_chance(state, random) if chance else advised(state, known)
        state, events = game.carry_out(state, move)
        kinds = {event.kind for event in events}
        if kinds & (WON | LOST):
            return bool(kinds & WON)


@of_kinds
def share_won(
    threat: str, difficulty: str, dice: int, escorts: int, ambers: int, plays: int = 300, seed: int = 0
) -> float:
    """Tell how large a share of `plays` played challenges was won."""
    expect_number("plays", plays, 1, 100_000)
    state, random, known = facing(threat, difficulty, dice, escorts, ambers), Random(seed), Played()
    return sum(is_won(state, random, known) for _ in range(plays)) / plays
