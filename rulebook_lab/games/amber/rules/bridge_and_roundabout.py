"""The bridge and the roundabout: a new road meets the plain side of a straight, which is rebuilt at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ....engine import HIDDEN, Seat, Tell, Violation, broken, unknown, without
from ..components import Box, CellName, Laid, LyingTile
from ..state import AmberState
from .playing_tiles import lay, laying_spots, mismatches, not_held, occupied, tell_villages, unknown_tile
from .sequence import Play, TilePlay, after_playing, missing
from .travel import openings, travel, unreachable


class Rebuild(TilePlay, clause="upgrade.optional", answers=(Play,)):
    """Lays a road against the plain side of a straight, and a bridge or roundabout in its place."""

    tile: LyingTile
    cell: CellName
    new: LyingTile
    straight: CellName

    @classmethod
    def proposals(cls, state: AmberState, frame: Play) -> list[Rebuild]:
        """For each straight in reach that is free on its far side: the roads that fit but for it."""
        box, squares, seat = state.box, state.network.squares, frame.seat
        found: list[Rebuild] = []
        if box.rebuilders.isdisjoint(state.player(seat).hand):
            return found
        pairs: dict[str, list[str]] = {}
        for cell, edges in openings(state, seat):
            if False not in edges:
                continue
            for side, straight in enumerate(box.beside[cell]):
                if edges[side] is not False or squares[straight] not in box.straights_laid:
                    continue
                if False in box.edges(squares, straight):
                    continue
                pairs = pairs or pairs_in_hand(state, seat)
                fits = box.fitting[*edges[:side], True, *edges[side + 1 :]]
                for kind, news in pairs.items():
                    for lying in fits[kind]:
                        if reached_once_laid(state, seat, lying, cell, straight):
                            found += [cls(seat, lying, cell, new, straight) for new in news]
        return found

    @classmethod
    def near(cls, state: AmberState, frame: Play) -> Iterator[Rebuild]:
        """The pairs in hand in all turns, at each straight with an empty location beside it."""
        box, squares, seat = state.box, state.network.squares, frame.seat
        straights = [cell for cell, lying in squares.items() if lying in box.straights_laid]
        beside = [
            (cell, near) for cell in straights for near in box.beside[cell] if near not in ("", *squares)
        ]
        for kind, news in pairs_in_hand(state, seat).items():
            for straight, cell in beside:
                lies = box.turns[kind]
                yield from (cls(seat, lying, cell, new, straight) for lying in lies for new in news)

    def spots(self, state: AmberState) -> tuple[str, ...]:
        first = laying_spots(state, self.tile, self.cell)
        tile, cell, *_ = laying_spots(state, self.new, self.straight)
        return (*first, f"{tile}#2" if tile == first[0] else tile, cell)

    def violations(self, state: AmberState, frame: Play) -> Iterator[Violation]:
        box, squares = state.box, state.network.squares
        road, new = box.laid.get(self.tile), box.laid.get(self.new)
        if road is None or new is None:
            yield unknown_tile(box, self.tile if road is None else self.new)
            return
        hand = state.player(self.seat).hand
        yield from not_held(state, self.seat, road.tile)
        if HIDDEN in hand:
            yield unknown("upgrade.from-hand", seat=self.seat)
        elif hand.count(new.tile) < 1 + (road.tile == new.tile):
            yield broken("upgrade.from-hand", tile=new.tile)
        yield from unreachable(state, self.seat, self.cell, "place.reachable-only")
        yield from occupied(state, self.cell, road)
        if new.tile not in box.rebuilders:
            yield broken("turn.two-tiles", tile=new.tile)
        met = straights_met(box, squares, road, self.cell)
        if self.straight not in met:
            yield broken("upgrade.condition", cell=self.cell, straight=self.straight)
            return
        for other in met:
            if other != self.straight:
                yield broken("turn.two-tiles", "two-straights", straight=self.straight, other=other)
        yield from mismatches(box, squares.without(self.straight), road, self.cell)
        if not reached_once_laid(state, self.seat, road.name, self.cell, self.straight):
            yield broken("upgrade.condition", "unreached", straight=self.straight)
        yield from mismatches(box, squares.with_(self.cell, road.name), new, self.straight)

    def play(self, state: AmberState, frame: Play, tell: Tell) -> AmberState:
        laid = state.box.laid
        road, new, old = laid[self.tile], laid[self.new], laid[state.network.squares[self.straight]]
        tell("upgrade.condition", "laid", self.seat, tile=road.name, cell=self.cell)
        tell("upgrade.replace", "rebuilt", self.seat, old=old.tile, new=new.name, cell=self.straight)
        state = state.change(self.seat, hand=without(state.player(self.seat).hand, road.tile, new.tile))
        state = lay(state, self.cell, road.name)
        state = lay(state, self.straight, new.name)  # upgrade.replace
        state = replace(state, discards=(*state.discards, old.tile))  # upgrade.replace
        tell_villages(state, tell, self.cell, self.straight)
        state = after_playing(state, self.seat, tell)
        if state.pending and (tiles := missing(state, self.seat)):  # upgrade.draw-two
            tell("upgrade.draw-two", "draws-two", self.seat, tiles=tiles)
        return state


def pairs_in_hand(state: AmberState, seat: Seat) -> dict[str, list[str]]:
    """For each kind of road in hand the tiles, as they may lie, that can rebuild when it is laid first."""
    box, hand = state.box, state.player(seat).hand
    news = sorted(box.rebuilders.intersection(hand))  # upgrade.purpose, else []
    return {
        kind: [name for new in news if hand.count(new) > (new == kind) for name in box.turns[new]]
        for kind in dict.fromkeys(hand)
        if kind in box.roads
    }


def straights_met(box: Box, squares: Mapping[str, str], road: Laid, cell: str) -> list[str]:
    """The straights whose plain side a road laid on a location would run against."""
    around = box.beside.get(cell, ())
    met = [around[side] for side in road.clashes(box.edges(squares, cell)) if side in road.arms]
    return [near for near in met if squares[near] in box.straights_laid]


def reached_once_laid(state: AmberState, seat: Seat, lying: str, cell: str, straight: str) -> bool:
    """Whether the straight's location is reachable when the road lies (ruling.double-reach-straight)."""
    reach = travel(state, seat).reach
    return straight in reach or straight in travel(lay(state, cell, lying), seat).reach
