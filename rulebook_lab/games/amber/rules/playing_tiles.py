"""Rules for playing road construction tiles: a road or a wetland on an empty, reachable location."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from ....engine import Seat, Tell, Violation, broken, effect, unknown
from ..components import CASTLE, OPPOSITE, WETLAND, Kit, Laid
from ..state import HIDDEN, AmberState, Play, Player, without
from .moves import Place
from .sequence import after_playing
from .travel import unreachable
from .wetlands import wetland_violations


def place_violations(state: AmberState, frame: Play, move: Place) -> Iterator[Violation]:
    """What forbids to lay this tile here."""
    laid = state.kit.laid.get(move.tile)
    if laid is None:
        yield unknown_tile(state.kit, move.tile)
        return
    yield from not_held(state, move.seat, laid.tile)
    if laid.tile not in state.kit.roads and laid.tile != WETLAND:
        yield broken("shovel.not-placed", tile=laid.tile)
        return
    yield from unreachable(state, move.seat, move.cell, "place.reachable-only")
    yield from taken(state, move.cell, laid)
    if laid.tile == WETLAND:
        yield from wetland_violations(state, move.cell)
    else:
        yield from mismatches(state.kit, state.network.squares, laid, move.cell)


def unknown_tile(kit: Kit, name: str) -> Violation:
    """No tile of the game lies like that."""
    kind = name.partition("@")[0]
    if kind in kit.turns:
        return broken("turn.play-one", "turn", tile=kind, ways=" or ".join(kit.turns[kind]))
    return broken("turn.play-one", "unknown-tile", tile=name)


def not_held(state: AmberState, seat: Seat, tile: str, clause: str = "turn.play-one") -> Iterator[Violation]:
    """A tile is played or given up from the own hand, which nobody else sees."""
    hand = state.player(seat).hand
    if HIDDEN in hand:
        yield unknown("setup.secret-hands", seat=seat)
    elif tile not in hand:
        yield broken(clause, tile=tile)


def taken(state: AmberState, cell: str, laid: Laid) -> Iterator[Violation]:
    """A location where something lies takes no further tile."""
    lying = state.network.squares.get(cell)
    if lying is None:
        return
    if lying == CASTLE:
        yield broken("place.empty-only", "castle", cell=cell)
    elif lying == WETLAND and laid.tile != WETLAND:
        yield broken("wetland.no-building", cell=cell)
    elif laid.tile in state.kit.rebuilders:
        yield broken("place.empty-exception", cell=cell, tile=laid.tile)
    else:
        yield broken("place.empty-only", cell=cell, tile=state.kit.laid[lying].tile)


def mismatches(kit: Kit, squares: Mapping[str, str], laid: Laid, cell: str) -> Iterator[Violation]:
    """On every side road meets road and plain meets plain; the rim, nothing and wetlands take both."""
    for side, near in clashes(kit, squares, laid, cell):
        if squares[near] == CASTLE:
            yield broken("place.castle-segments", cell=cell, castle=near)
        elif laid.plain(side):
            yield broken("place.match-edges", cell=cell, near=near)
        else:
            yield broken("place.mismatch-forbidden", cell=cell, near=near)


def clashes(kit: Kit, squares: Mapping[str, str], laid: Laid, cell: str) -> Iterator[tuple[int, str]]:
    """The sides, and the neighbours there, whose touching edges differ."""
    for side, near in enumerate(kit.beside.get(cell, ())):
        if (
            near in squares
            and squares[near] != WETLAND
            and laid.plain(side) == shows_road(kit, squares[near], side)
        ):
            yield side, near


def shows_road(kit: Kit, lying: str, side: int) -> bool:
    """Whether a castle or tile that lies on `side` of a location has a road edge towards it."""
    return lying == CASTLE or not kit.laid[lying].plain(OPPOSITE[side])


def place(state: AmberState, frame: Play, move: Place, tell: Tell) -> AmberState:
    """Lays the tile; a village there stands on top of it."""
    laid = state.kit.laid[move.tile]
    player = state.player(move.seat)
    clause = "wetland.place" if laid.tile == WETLAND else "turn.play-one"
    tell(clause, "laid", move.seat, tile=laid.name, cell=move.cell)
    hand = without(player.hand, laid.tile)
    players = state.with_player(move.seat, msgspec.structs.replace(player, hand=hand))
    state = village_on_top(cover(state, move.cell, laid.name, players), move.cell, tell)
    return after_playing(state, move.seat, tell)


@effect("village.on-top")
def village_on_top(state: AmberState, cell: str, tell: Tell) -> AmberState:
    """A village on the location is put back on top of the new tile, with its coin if that is still there."""
    if cell in state.network.villages:
        tell("village.on-top", "village-on-top", None, cell=cell)
    return state


def cover(state: AmberState, cell: str, lying: str, players: tuple[Player, ...] | None = None) -> AmberState:
    """The position with a tile laid, on whatever lay there before; with "" the location is empty.

    `players` are those who have changed with it.
    """
    network = state.network.with_square(cell, lying)
    return msgspec.structs.replace(state, network=network, players=players or state.players)
