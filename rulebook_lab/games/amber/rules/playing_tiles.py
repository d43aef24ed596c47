"""Rules for playing road construction tiles, and wetlands: what may be laid on an empty, reachable location.

What crosses into other chapters: wetlands block the way (components.Box.ways) and can be dug away (shovels).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ....engine import HIDDEN, Seat, Tell, Violation, broken, unknown, without
from ..components import CASTLE, WETLAND, Box, CellName, Laid, LyingTile
from ..state import AmberState
from .sequence import Play, TilePlay, after_playing
from .travel import openings, unreachable


class Place(TilePlay, clause="turn.play-one", answers=(Play,)):
    """Lays one road or wetland, such as `bend@90`, on an empty location."""

    tile: LyingTile
    cell: CellName

    @classmethod
    def proposals(cls, state: AmberState, frame: Play) -> list[Place]:
        """The roads in hand in all turns that fit, and a wetland, on each free location in reach."""
        seat, box, villages = frame.seat, state.box, state.network.villages
        held, fitting = dict.fromkeys(state.player(seat).hand), box.fitting
        roads = [kind for kind in held if kind in box.roads]  # upgrade.standard-use, else []
        kinds = [*roads]
        if WETLAND in held:
            kinds.append(WETLAND)  # wetland.place
        free = openings(state, seat)  # place.later-moves, else []
        return [
            cls(seat, lying, cell)
            for cell, edges in free
            for fits in [fitting[edges]]
            for kind in (roads if cell in villages else kinds)
            for lying in fits[kind]
        ]

    @classmethod
    def near(cls, state: AmberState, frame: Play) -> Iterator[Place]:
        """Each tile in hand on each location in each turn, beside the own castle first."""
        box, seat = state.box, frame.seat
        cells = dict.fromkeys((*(cell for cell, _ in box.exits[state.network.castles[seat]]), *box.beside))
        for kind in dict.fromkeys(state.player(seat).hand):
            if kind in box.roads or kind == WETLAND:
                yield from (cls(seat, lying, cell) for cell in cells for lying in box.turns[kind])

    def spots(self, state: AmberState) -> tuple[str, ...]:
        return laying_spots(state, self.tile, self.cell)

    def violations(self, state: AmberState, frame: Play) -> Iterator[Violation]:
        box, network = state.box, state.network
        laid = box.laid.get(self.tile)
        if laid is None:
            yield unknown_tile(box, self.tile)
            return
        yield from not_held(state, self.seat, laid.tile)
        if laid.tile not in box.roads and laid.tile != WETLAND:
            yield broken("shovel.not-placed", tile=laid.tile)
            return
        yield from unreachable(state, self.seat, self.cell, "place.reachable-only")
        yield from occupied(state, self.cell, laid)
        if laid.tile != WETLAND:
            yield from mismatches(box, network.squares, laid, self.cell)
        elif self.cell in network.villages:
            yield broken("village.tile-on-location", cell=self.cell)

    def play(self, state: AmberState, frame: Play, tell: Tell) -> AmberState:
        laid = state.box.laid[self.tile]
        clause = "wetland.place" if laid.tile == WETLAND else "turn.play-one"
        tell(clause, "laid", self.seat, tile=laid.name, cell=self.cell)
        player = state.player(self.seat)
        players = state.with_player(self.seat, replace(player, hand=without(player.hand, laid.tile)))
        state = replace(state, network=state.network.with_square(self.cell, laid.name), players=players)
        tell_villages(state, tell, self.cell)
        return after_playing(state, self.seat, tell)


def lay(state: AmberState, cell: str, lying: str) -> AmberState:
    """The position with a tile laid, on whatever lay there before; with "" the location is empty."""
    return replace(state, network=state.network.with_square(cell, lying))


def tell_villages(state: AmberState, tell: Tell, *cells: str) -> None:
    """Tells that the villages on some locations are put back on top of their new tiles, coins and all."""
    for cell in cells:
        if cell in state.network.villages:  # village.on-top
            tell("village.on-top", "village-on-top", None, cell=cell)


def laying_spots(state: AmberState, tile: str, cell: str) -> tuple[str, ...]:
    """A tile in hand, a location, and the turn where a tile may lie in several ways."""
    kind, at, turn = tile.partition("@")
    turns = (f"turn:{turn}",) if at and len(state.box.turns.get(kind, ())) > 1 else ()
    return (f"hand:{kind}", f"cell:{cell}", *turns)


def unknown_tile(box: Box, name: str) -> Violation:
    """No tile of the game lies like that."""
    kind = name.partition("@")[0]
    if kind in box.turns:
        return broken("turn.play-one", "turn", tile=kind, ways=" or ".join(box.turns[kind]))
    return broken("turn.play-one", "unknown-tile", tile=name)


def not_held(state: AmberState, seat: Seat, tile: str, clause: str = "turn.play-one") -> Iterator[Violation]:
    """A tile is played or given up from the own hand, which nobody else sees."""
    hand = state.player(seat).hand
    if HIDDEN in hand:
        yield unknown("setup.secret-hands", seat=seat)
    elif tile not in hand:
        yield broken(clause, tile=tile)


def occupied(state: AmberState, cell: str, laid: Laid) -> Iterator[Violation]:
    """A location where something lies takes no further tile."""
    lying = state.network.squares.get(cell)
    if lying is None:
        return
    if lying == CASTLE:
        yield broken("place.empty-only", "castle", cell=cell)
    elif lying == WETLAND and laid.tile != WETLAND:
        yield broken("wetland.no-building", cell=cell)
    elif laid.tile in state.box.rebuilders:
        yield broken("place.empty-exception", cell=cell, tile=laid.tile)
    else:
        yield broken("place.empty-only", cell=cell, tile=state.box.laid[lying].tile)


def mismatches(box: Box, squares: Mapping[str, str], laid: Laid, cell: str) -> Iterator[Violation]:
    """On every side road meets road and plain meets plain; the rim, nothing and wetlands take both."""
    for side in laid.clashes(box.edges(squares, cell)):
        near = box.beside[cell][side]
        if squares[near] == CASTLE:
            yield broken("place.castle-segments", cell=cell, castle=near)
        elif side in laid.arms:
            yield broken("place.mismatch-forbidden", cell=cell, near=near)
        else:
            yield broken("place.match-edges", cell=cell, near=near)
