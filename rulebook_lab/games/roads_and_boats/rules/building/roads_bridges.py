"""Roads from tile to tile, and bridges over the rivers of a tile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from .....engine import Tell, Violation, broken
from ...land.banks import bridge_sites, halves_of, piece_at, region_at
from ...land.geography import Bridge, Road, bridged_regions, road_over
from ...land.hexes import EDGES, neighbour
from ...land.places import Place, land, write_cell
from ...state import RoadsAndBoats
from ..holding.payment import Cost, Payment
from ..holding.reach import stocked_tiles
from . import Constructing, TileWork


class BuildRoad(TileWork, clause="building.what", answers=(Constructing,)):
    """Build a road from a tile over one of its edges (on a half of it where a river crosses)."""

    edge: int
    half: str = ""
    goods: Payment = ()
    ferry: str = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Constructing) -> Iterator[BuildRoad]:
        """Every road that is not there from a tile where there is what it costs."""
        cost = state.box.costs["road"]
        for cell, goods in stocked_tiles(state, frame.queue[0]):
            for edge in EDGES if state.world.is_land(cell) and cost.keys() <= goods else ():
                for half in halves_of(state.world.rivers(cell), edge):
                    if road_over(state.world, cell, edge, half) not in state.roads:
                        yield cls(frame.queue[0], write_cell(cell), edge, half)

    def road(self, state: RoadsAndBoats) -> Road:
        """The road as the map knows it."""
        return road_over(state.world, self.tile, self.edge, self.half)

    def where(self, state: RoadsAndBoats) -> Iterable[str]:
        return (f"edge:{self.road(state)}", f"tile:{self.cell}")

    def site(self, state: RoadsAndBoats) -> list[Place]:
        """The bank from which the road sets out."""
        return [land(self.tile, region_at(state.world.rivers(self.tile), self.edge, self.half))]

    def cost(self, state: RoadsAndBoats) -> Cost:
        return state.box.costs["road"]

    def faults(self, state: RoadsAndBoats, ferry: str) -> Iterator[Violation]:
        """Between two land tiles, once, from a bank that the seat touches."""
        cell, edge = self.tile, self.edge
        if not state.world.is_land(cell) or edge not in EDGES:
            yield broken("roads.cost", "nowhere", cell=cell, edge=edge)
            return
        if self.half not in halves_of(state.world.rivers(cell), edge):
            yield broken("movement.river-side", cell=cell, edge=edge)
            return
        if not state.world.is_land(neighbour(cell, edge)):
            yield broken("roads.cost", "water", cell=cell, edge=edge)
        if self.road(state) in state.roads:
            yield broken("roads.parallel", cell=cell, edge=edge)
        yield from self.bill_faults(state, ferry, "roads.cost")

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The road is on the map for good, for everybody to use."""
        tell("roads.draw", "road", self.seat, cell=self.cell, edge=self.edge)
        roads = state.roads | {self.road(state)}
        return replace(state, roads=roads)  # roads.cost roads.draw map.cover, else state


class BuildBridge(TileWork, clause="building.what", answers=(Constructing,)):
    """Build a bridge over an arm of a river on a tile."""

    arm: int
    goods: Payment = ()
    ferry: str = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Constructing) -> Iterator[BuildBridge]:
        """Every bridge that is not there on a tile where there is what it costs."""
        cost = state.box.costs["bridge"]
        for cell in state.transporters.cells_of.get(frame.queue[0], ()):
            sites = bridge_sites(state.world.rivers(cell))
            for arm in sites if sites and cost.keys() <= state.goods_on(cell) else ():
                if Bridge(*cell, arm) not in state.bridges:
                    yield cls(frame.queue[0], write_cell(cell), arm)

    @property
    def bridge(self) -> Bridge:
        """The bridge as the map knows it."""
        return Bridge(*self.tile, self.arm)

    def where(self, state: RoadsAndBoats) -> Iterable[str]:
        return (f"arm:{self.cell},{self.arm}", f"tile:{self.cell}")

    def site(self, state: RoadsAndBoats) -> list[Place]:
        """The two banks that the bridge would join (ruling.bridge-who)."""
        return [land(self.tile, n) for n in sorted(bridged_regions(state.world, self.bridge))]

    def cost(self, state: RoadsAndBoats) -> Cost:
        return state.box.costs["bridge"]

    def faults(self, state: RoadsAndBoats, ferry: str) -> Iterator[Violation]:
        """Over a river on the tile, once per site, from one of its banks or a boat in it."""
        cell, rivers = self.tile, state.world.rivers(self.tile)
        piece = piece_at(rivers, self.arm)
        if piece is not None and len(rivers[piece]) == 1:
            yield broken("bridges.source", cell=cell)
            return
        sites = bridge_sites(rivers)  # bridges.no-road, else ()
        if self.arm not in sites:
            yield broken("bridges.cost", "nowhere", cell=cell, arm=self.arm)
            return
        if self.bridge in state.bridges:
            yield broken("bridges.cost", "there", cell=cell, arm=self.arm)
        if state.is_desert(cell):
            yield broken("building.desert", building="bridge")
        yield from self.bill_faults(state, ferry, "bridges.cost")

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The two banks are one area from now on."""
        tell("bridges.effect", "bridge", self.seat, cell=self.cell)
        bridges = state.bridges | {self.bridge}
        return replace(state, bridges=bridges)  # bridges.effect bridges.cost, else state
