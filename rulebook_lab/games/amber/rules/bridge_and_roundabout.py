"""The bridge and the roundabout: a new road meets the plain side of a straight, which is rebuilt at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from ....engine import Seat, Tell, Violation, broken, effect, unknown, value
from ..components import Kit, Laid
from ..state import HIDDEN, AmberState, Play, without
from .moves import Rebuild
from .playing_tiles import (
    clashes,
    cover,
    mismatches,
    not_held,
    shows_road,
    taken,
    unknown_tile,
    village_on_top,
)
from .sequence import after_playing, missing
from .travel import travel, unreachable


def rebuild_violations(state: AmberState, frame: Play, move: Rebuild) -> Iterator[Violation]:
    """What forbids to lay this road here and to rebuild that straight."""
    kit, squares = state.kit, state.network.squares
    road, new = kit.laid.get(move.tile), kit.laid.get(move.new)
    if road is None or new is None:
        yield unknown_tile(kit, move.tile if road is None else move.new)
        return
    yield from not_held(state, move.seat, road.tile)
    yield from _second_not_held(state, move, road.tile, new.tile)
    yield from unreachable(state, move.seat, move.cell, "place.reachable-only")
    yield from taken(state, move.cell, road)
    if new.tile not in rebuilders(kit):
        yield broken("turn.two-tiles", tile=new.tile)
    if not meets_plain_side(kit, squares, road, move.cell, move.straight):
        yield broken("upgrade.condition", cell=move.cell, straight=move.straight)
        return
    yield from _other_clashes(kit, squares, road, move)
    if not faced_once_laid(state, move.seat, road, move.cell, move.straight):
        yield broken("upgrade.condition", "unreached", straight=move.straight)
    yield from mismatches(kit, squares.with_(move.cell, road.name), new, move.straight)


def _second_not_held(state: AmberState, move: Rebuild, road: str, new: str) -> Iterator[Violation]:
    hand = state.player(move.seat).hand
    if HIDDEN in hand:
        yield unknown("upgrade.from-hand", seat=move.seat)
    elif hand.count(new) < 1 + (road == new):
        yield broken("upgrade.from-hand", tile=new)


@value("upgrade.purpose", off=())
def rebuilders(kit: Kit) -> tuple[str, ...]:
    """The tiles that may take the place of a straight: bridge and roundabout."""
    return kit.rebuilders


def meets_plain_side(kit: Kit, squares: Mapping[str, str], road: Laid, cell: str, straight: str) -> bool:
    """Whether a road laid on `cell` would run against the plain side of a straight on `straight`."""
    beside, lying = kit.beside.get(cell, ()), squares.get(straight)
    if straight not in beside or lying not in kit.straights_laid:
        return False
    side = beside.index(straight)
    return not road.plain(side) and not shows_road(kit, lying, side)


def _other_clashes(kit: Kit, squares: Mapping[str, str], road: Laid, move: Rebuild) -> Iterator[Violation]:
    """All other edges match; a second straight cannot be rebuilt in the same turn."""
    others = squares.items() - {(move.straight, squares[move.straight])}
    without_straight = dict(others)
    for _, near in clashes(kit, without_straight, road, move.cell):
        if meets_plain_side(kit, squares, road, move.cell, near):
            yield broken("turn.two-tiles", "two-straights", straight=move.straight, other=near)
    yield from mismatches(kit, without_straight, road, move.cell)


def faced_once_laid(state: AmberState, seat: Seat, road: Laid, cell: str, straight: str) -> bool:
    """Whether the straight's location is reachable when the road lies (ruling.double-reach-straight)."""
    if straight in travel(state, seat).reach:
        return True
    return straight in travel(cover(state, cell, road.name), seat).reach


def rebuild(state: AmberState, frame: Play, move: Rebuild, tell: Tell) -> AmberState:
    """Lays both tiles as one play; the straight is discarded, villages are put back on top."""
    laid = state.kit.laid
    road, new, old = laid[move.tile], laid[move.new], laid[state.network.squares[move.straight]]
    player = state.player(move.seat)
    tell("upgrade.condition", "laid", move.seat, tile=road.name, cell=move.cell)
    tell("upgrade.replace", "rebuilt", move.seat, old=old.tile, new=new.name, cell=move.straight)
    hand = without(player.hand, road.tile, new.tile)
    players = state.with_player(move.seat, msgspec.structs.replace(player, hand=hand))
    state = replace_straight(cover(state, move.cell, road.name, players), move.straight, new.name, old.tile)
    for cell in (move.cell, move.straight):
        state = village_on_top(state, cell, tell)
    return announce_draw(after_playing(state, move.seat, tell), move.seat, tell)


@effect("upgrade.draw-two")
def announce_draw(state: AmberState, seat: Seat, tell: Tell) -> AmberState:
    """Two tiles have left the hand, so as many are drawn as are missing now, if the game goes on."""
    if state.pending and (tiles := missing(state, seat)):
        tell("upgrade.draw-two", "draws-two", seat, tiles=tiles)
    return state


@effect("upgrade.replace")
def replace_straight(state: AmberState, cell: str, new: str, old: str) -> AmberState:
    """Discards a straight and puts a bridge or roundabout in its place."""
    state = cover(state, cell, new)
    return msgspec.structs.replace(state, discards=(*state.discards, old))
