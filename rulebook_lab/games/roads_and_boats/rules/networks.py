"""Roads from tile to tile, bridges over the rivers of a tile, walls on edges."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from msgspec.structs import replace

from ....engine import Seat, Tell, Violation, broken
from ..components import HolderName, Payment
from ..land.banks import bridge_sites, halves_of, is_spring, piece_at
from ..land.geography import Bridge, Road, road_over
from ..land.hexes import EDGES, Cell, Edge, edge_of, neighbour
from ..land.places import DOCK, Place, sea, write_cell
from ..state import NEUTRAL, NO_WALL, RoadsAndBoats, Wall
from .building import TileWork
from .payment import Cost, read_parts


class BuildRoad(TileWork, clause="building.what"):
    """Build a road from a tile over one of its edges (on a half of it where a river crosses)."""

    edge: int
    half: str = ""
    goods: Payment = ()
    ferry: HolderName = ""

    costs = "road"
    billed = "roads.cost"

    @classmethod
    def on(cls, state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterable[BuildRoad]:
        edges = ((edge, half) for edge in EDGES for half in halves_of(state.world.rivers(cell), edge))
        return (cls(seat, write_cell(cell), *it) for it in edges) if state.world.is_land(cell) else ()

    def road(self, state: RoadsAndBoats) -> Road:
        """The road as the map knows it."""
        return road_over(state.world, self.tile, self.edge, self.half)

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        return (*super().spots(state), f"edge:{self.road(state)}", f"tile:{self.cell}")

    def site(self, state: RoadsAndBoats) -> list[Place]:
        """The bank from which the road sets out."""
        known = self.half in self.halves(state)
        return state.world.banks(self.tile, self.edge, (self.half,)) if known else []

    def halves(self, state: RoadsAndBoats) -> tuple[str, ...]:
        """The halves on which a road can cross the edge; none where there is no such edge on land."""
        cell = self.tile
        known = state.world.is_land(cell) and self.edge in EDGES
        return halves_of(state.world.rivers(cell), self.edge) if known else ()

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Between two land tiles, once."""
        cell, edge = self.tile, self.edge
        if not (halves := self.halves(state)):
            yield broken("roads.cost", "nowhere", cell=cell, edge=edge)
        elif self.half not in halves:
            yield broken("movement.river-side", cell=cell, edge=edge)
        else:
            if not state.world.is_land(neighbour(cell, edge)):
                yield broken("roads.cost", "water", cell=cell, edge=edge)
            if self.road(state) in state.roads:
                yield broken("roads.parallel", cell=cell, edge=edge)

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The road is on the map for good, for everybody to use."""
        tell("roads.draw", "road", self.seat, cell=self.cell, edge=self.edge)
        roads = state.roads | {self.road(state)}
        return replace(state, roads=roads)  # roads.cost roads.draw map.cover, else state


class BuildBridge(TileWork, clause="building.what"):
    """Build a bridge over an arm of a river on a tile."""

    spot = "arm:{cell},{arm} tile:{cell}"
    arm: int
    goods: Payment = ()
    ferry: HolderName = ""

    costs = "bridge"
    billed = "bridges.cost"

    @classmethod
    def on(cls, state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterable[BuildBridge]:
        return (cls(seat, write_cell(cell), arm) for arm in bridge_sites(state.world.rivers(cell)))

    def site(self, state: RoadsAndBoats) -> list[Place]:
        """The two banks that the bridge would join (ruling.bridge-who)."""
        sites = bridge_sites(state.world.rivers(self.tile))  # bridges.no-road, else ()
        return state.world.banks(self.tile, self.arm) if self.arm in sites else []

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Over a river on the tile, once per site."""
        cell, rivers = self.tile, state.world.rivers(self.tile)
        piece = piece_at(rivers, self.arm)
        if piece is not None and is_spring(rivers[piece]):
            yield broken("bridges.source", cell=cell)
        elif piece is None:
            yield broken("bridges.cost", "nowhere", cell=cell, arm=self.arm)
        elif not self.site(state):
            arm = rivers[piece][0]
            yield broken("bridges.cost", "other-end", cell=cell, arm=arm, written=f"{self.cell} {arm}")
        else:
            if Bridge(*cell, self.arm) in state.bridges:
                yield broken("bridges.cost", "there", cell=cell, arm=self.arm)
            if state.is_desert(cell):
                yield broken("building.desert", building="bridge")

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The two banks are one area from now on."""
        tell("bridges.effect", "bridge", self.seat, cell=self.cell)
        bridges = state.bridges | {Bridge(*self.tile, self.arm)}
        return replace(state, bridges=bridges)  # bridges.effect bridges.cost, else state


class OnEdge(TileWork):
    """A work on a wall: one token more, or all of them neutral."""

    edge: int
    goods: Payment = ()
    ferry: HolderName = ""

    stronger: ClassVar[str]
    """The clause that sets the cost where there are tokens already."""

    @classmethod
    def on(cls, state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterable[Self]:
        return (cls(seat, write_cell(cell), edge) for edge in EDGES)

    @property
    def line(self) -> Edge:
        """The edge as the map knows it."""
        return edge_of(self.tile, self.edge)

    def wall(self, state: RoadsAndBoats) -> Wall:
        """The tokens that stand there, from whatever side they were put."""
        return state.walls.get(self.line, NO_WALL)  # wall-building.other-side-later, else NO_WALL

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
        return state.world.banks(self.tile, self.edge)  # wall-building.across-river, else []

    def due(self, state: RoadsAndBoats) -> tuple[Cost, str]:
        """One good more than there are tokens, and from the open sea more (ruling.wall-sea-surcharge)."""
        goods = self.wall(state).tokens + 1
        if state.world.is_sea(self.tile):  # wall-building.sea
            goods += sum(state.box.costs[self.costs].values())
        return {self.good: goods}, self.stronger if self.line in state.walls else self.billed

    def side_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """All goods come from the one tile that is built from."""
        for part in read_parts(self.goods):
            if state.exists(part.holder) and state.cell_of(part.holder) == neighbour(self.tile, self.edge):
                yield broken("wall-building.one-side", good=part.good, holder=str(part.holder))


class BuildWall(OnEdge, clause="building.what"):
    """Put a wall token on an edge, from the tile `cell`."""

    costs = "wall-token"
    good = "stone"
    billed, stronger = "wall-building.cost", "wall-building.strengthen"

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """A new wall, one's own made stronger, or neutral tokens built on, with land on one side at least."""
        cell, edge = self.tile, self.edge
        if not self.site(state):
            yield broken("wall-building.where", cell=cell, edge=edge)
            return
        if all(map(state.world.is_sea, self.line.cells)):
            yield broken("wall-building.no-sea-sea", cell=cell, edge=edge)
            return
        if (owner := self.wall(state).owner) not in (self.seat, NEUTRAL):
            yield broken("wall-building.one-colour", owner=owner)
        yield from self.side_faults(state)

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The wall is one token stronger and the builder's, whenever and from where the others came."""
        tell("wall-building.cost", "wall", self.seat, cell=self.cell, edge=self.edge)
        before = self.wall(state)
        found = before.tokens  # wall-building.strengthen-when wall-building.on-top, else 0
        walls = state.walls.with_(self.line, Wall(self.seat, found + 1))
        state = replace(state, walls=walls)  # wall-building.passage wall-building.cost
        others = sorted(state.transporters.items()) if before.owner != self.seat else []
        for id, boat in others:  # a boat docked at a new wall is put to the open sea (ruling.shut-out-whom)
            dock, theirs = boat.place, boat.owner != self.seat
            if dock and dock.kind == DOCK and theirs and edge_of(dock.cell, dock.at) == self.line:
                tell("wall-building.shut-out", "shut-out", boat.owner, transporter=id)
                out = sea(neighbour(dock.cell, dock.at))
                state = state.change(id, place=out)  # wall-building.shut-out
        return state


class Demolish(OnEdge, clause="wall-building.demolish"):
    """Turn the wall on an edge into neutral tokens, from the tile `cell`."""

    costs = "demolition"
    billed = stronger = "wall-building.demolish"
    good = "boards"

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Every coloured wall, one's own too; neutral tokens cannot be demolished (ruling.wall-own-only)."""
        if not self.site(state) or self.wall(state).owner == NEUTRAL:
            yield broken("wall-building.demolish", "none", cell=self.tile, edge=self.edge)
            return
        yield from self.side_faults(state)

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The wall bars nobody any more; as many neutral tokens remain."""
        tell("wall-building.demolished", "demolished", self.seat, cell=self.cell, edge=self.edge)
        walls = state.walls.with_(self.line, Wall(NEUTRAL, self.wall(state).tokens))
        return replace(state, walls=walls)  # wall-building.demolished, else state
