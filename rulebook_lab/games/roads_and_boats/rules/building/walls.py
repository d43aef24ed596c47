"""Walls: tokens on an edge, strengthening, demolishing, and from boats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from msgspec.structs import replace

from .....engine import Seat, Tell, Violation, broken
from ...land.banks import region_at
from ...land.geography import road_over
from ...land.hexes import EDGES, HALVES, Edge, edge_of, neighbour
from ...land.places import DOCK, Place, land, sea, write_cell
from ...state import NEUTRAL, RoadsAndBoats, Wall
from ..holding.holders import exists, tile_of, write_holder
from ..holding.payment import Cost, Payment, read_parts
from ..holding.reach import stocked_tiles
from . import Constructing, TileWork, touched_here


def _tokens_on(state: RoadsAndBoats, edge: Edge) -> int:
    """How many wall tokens, of whatever colour, stand on an edge."""
    wall = state.walls.get(edge)  # wall-building.other-side-later, else None
    if wall is None:
        return 0
    if wall.owner == NEUTRAL:  # a new wall on neutral tokens strengthens them
        return wall.tokens  # wall-building.on-top, else 0
    return wall.tokens


class OnEdge(TileWork):
    """A work on a wall: one token more, or all of them neutral."""

    edge: int
    goods: Payment = ()
    ferry: str = ""

    good: ClassVar[str]
    """What it is paid with."""

    @classmethod
    def works(cls, state: RoadsAndBoats, seat: Seat) -> Iterator[Self]:
        """On every edge in reach from a tile where there is what it is paid with."""
        for cell, goods in stocked_tiles(state, seat):
            if cls.good in goods:
                here = touched_here(state, seat, cell)
                every = (cls(seat, write_cell(cell), edge) for edge in EDGES)
                yield from (move for move in every if not here.isdisjoint(move.site(state)))

    @property
    def line(self) -> Edge:
        """The edge as the map knows it."""
        return edge_of(self.tile, self.edge)

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        edge = f"edge:{road_over(state.world, self.tile, self.edge)}"
        return (*super().spots(state), edge, f"tile:{self.cell}")

    def site(self, state: RoadsAndBoats) -> list[Place]:
        """The spots of its tile from which the edge is in reach (ruling.wall-reach)."""
        tiles = state.world.tiles
        if self.edge not in EDGES or not {self.tile, neighbour(self.tile, self.edge)} <= tiles.keys():
            return []
        if state.world.is_sea(self.tile):
            return [sea(self.tile)]
        rivers = state.world.rivers(self.tile)
        banks = sorted({region_at(rivers, self.edge, half) for half in HALVES})
        return [land(self.tile, n) for n in banks]  # wall-building.across-river, else []

    def cost(self, state: RoadsAndBoats) -> Cost:
        """One good more than there are tokens, and from the open sea more (ruling.wall-sea-surcharge)."""
        goods = _tokens_on(state, self.line) + 1
        if state.world.is_sea(self.tile):  # wall-building.sea
            goods += sum(state.box.costs[self.costs].values())
        return {self.good: goods}

    def side_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """All goods come from the one tile that is built from."""
        for part in read_parts(self.goods):
            if exists(state, part.holder) and tile_of(state, part.holder) == neighbour(self.tile, self.edge):
                yield broken("wall-building.one-side", good=part.good, holder=write_holder(part.holder))


class BuildWall(OnEdge, clause="building.what", answers=(Constructing,), exact=True):
    """Put a wall token on an edge, from the tile `cell`."""

    costs = "wall-token"
    good = "stone"

    def bill(self, state: RoadsAndBoats) -> str:
        return "wall-building.strengthen" if self.line in state.walls else "wall-building.cost"

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """A new wall, one's own made stronger, or neutral tokens built on, with land on one side at least."""
        cell, edge = self.tile, self.edge
        if not self.site(state):
            yield broken("wall-building.where", cell=cell, edge=edge)
            return
        if all(map(state.world.is_sea, self.line.cells)):
            yield broken("wall-building.no-sea-sea", cell=cell, edge=edge)
            return
        wall = state.walls.get(self.line)
        if wall is not None and wall.owner not in (self.seat, NEUTRAL):
            yield broken("wall-building.one-colour", owner=wall.owner)
        yield from self.side_faults(state)

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The wall is one token stronger and the builder's, whenever and from where the others came."""
        before = state.walls.get(self.line)
        tell("wall-building.cost", "wall", self.seat, cell=self.cell, edge=self.edge)
        found = _tokens_on(state, self.line)  # wall-building.strengthen-when, else 0
        walls = state.walls.with_(self.line, Wall(self.seat, found + 1))
        state = replace(state, walls=walls)  # wall-building.passage wall-building.cost
        return state if before and before.owner == self.seat else _shut_out(state, self.line, self.seat, tell)


def _shut_out(state: RoadsAndBoats, edge: Edge, owner: Seat, tell: Tell) -> RoadsAndBoats:
    """Others' boats docked on the edge of a new wall are put to the open sea (ruling.shut-out-whom)."""
    for id, boat in sorted(state.transporters.items()):
        dock = boat.place
        if dock is None or dock.kind != DOCK or boat.owner == owner or edge_of(dock.cell, dock.at) != edge:
            continue
        tell("wall-building.shut-out", "shut-out", boat.owner, transporter=id)
        out = sea(neighbour(dock.cell, dock.at))
        state = state.change(id, place=out)  # wall-building.shut-out
    return state


class Demolish(OnEdge, clause="wall-building.demolish", answers=(Constructing,), exact=True):
    """Turn the wall on an edge into neutral tokens, from the tile `cell`."""

    costs = "demolition"
    billed = "wall-building.demolish"
    good = "boards"

    @classmethod
    def works(cls, state: RoadsAndBoats, seat: Seat) -> Iterator[Self]:
        return super().works(state, seat) if state.walls else iter(())

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Every coloured wall, one's own too; neutral tokens cannot be demolished (ruling.wall-own-only)."""
        wall = state.walls.get(self.line) if self.site(state) else None
        if wall is None or wall.owner == NEUTRAL:
            yield broken("wall-building.demolish", "none", cell=self.tile, edge=self.edge)
            return
        yield from self.side_faults(state)

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The wall bars nobody any more; as many neutral tokens remain."""
        tell("wall-building.demolished", "demolished", self.seat, cell=self.cell, edge=self.edge)
        walls = state.walls.with_(self.line, Wall(NEUTRAL, _tokens_on(state, self.line)))
        return replace(state, walls=walls)  # wall-building.demolished, else state
