"""Roads from tile to tile, and bridges over the rivers of a tile."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .....engine import Seat, Tell, Violation, broken
from ...land.banks import bridge_sites, halves_of, piece_at, region_at
from ...land.geography import Bridge, Road, road_over
from ...land.hexes import EDGES, HALVES, neighbour
from ...land.places import Place, land, write_cell
from ...state import RoadsAndBoats
from ..holding.payment import Payment
from ..holding.reach import stocked_tiles
from . import Constructing, TileWork


class BuildRoad(TileWork, clause="building.what", answers=(Constructing,), exact=True):
    """Build a road from a tile over one of its edges (on a half of it where a river crosses)."""

    edge: int
    half: str = ""
    goods: Payment = ()
    ferry: str = ""

    costs = "road"
    billed = "roads.cost"

    @classmethod
    def works(cls, state: RoadsAndBoats, seat: Seat) -> Iterator[BuildRoad]:
        """Every road from a tile where there is what it costs."""
        cost = state.box.costs["road"]
        for cell, goods in stocked_tiles(state, seat):
            for edge in EDGES if state.world.is_land(cell) and cost.keys() <= goods else ():
                for half in halves_of(state.world.rivers(cell), edge):
                    yield cls(seat, write_cell(cell), edge, half)

    def road(self, state: RoadsAndBoats) -> Road:
        """The road as the map knows it."""
        return road_over(state.world, self.tile, self.edge, self.half)

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        return (*super().spots(state), f"edge:{self.road(state)}", f"tile:{self.cell}")

    def site(self, state: RoadsAndBoats) -> list[Place]:
        """The bank from which the road sets out."""
        rivers = state.world.rivers(self.tile)
        if not self._is_inland(state) or self.half not in halves_of(rivers, self.edge):
            return []
        return [land(self.tile, region_at(rivers, self.edge, self.half))]

    def _is_inland(self, state: RoadsAndBoats) -> bool:
        return state.world.is_land(self.tile) and self.edge in EDGES

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Between two land tiles, once."""
        cell, edge = self.tile, self.edge
        if not self._is_inland(state):
            yield broken("roads.cost", "nowhere", cell=cell, edge=edge)
        elif not self.site(state):
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


class BuildBridge(
    TileWork, clause="building.what", answers=(Constructing,), exact=True, spot="arm:{cell},{arm} tile:{cell}"
):
    """Build a bridge over an arm of a river on a tile."""

    arm: int
    goods: Payment = ()
    ferry: str = ""

    costs = "bridge"
    billed = "bridges.cost"

    @classmethod
    def works(cls, state: RoadsAndBoats, seat: Seat) -> Iterator[BuildBridge]:
        """Every bridge on a tile where there is what it costs."""
        cost = state.box.costs["bridge"]
        for cell, goods in stocked_tiles(state, seat):
            for arm in bridge_sites(state.world.rivers(cell)) if cost.keys() <= goods else ():
                yield cls(seat, write_cell(cell), arm)

    @property
    def bridge(self) -> Bridge:
        """The bridge as the map knows it."""
        return Bridge(*self.tile, self.arm)

    def site(self, state: RoadsAndBoats) -> list[Place]:
        """The two banks that the bridge would join (ruling.bridge-who)."""
        rivers = state.world.rivers(self.tile)
        sites = bridge_sites(rivers)  # bridges.no-road, else ()
        if self.arm not in sites:
            return []
        return [land(self.tile, n) for n in sorted({region_at(rivers, self.arm, half) for half in HALVES})]

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Over a river on the tile, once per site."""
        cell, rivers = self.tile, state.world.rivers(self.tile)
        piece = piece_at(rivers, self.arm)
        if piece is not None and len(rivers[piece]) == 1:
            yield broken("bridges.source", cell=cell)
        elif not self.site(state):
            yield broken("bridges.cost", "nowhere", cell=cell, arm=self.arm)
        else:
            if self.bridge in state.bridges:
                yield broken("bridges.cost", "there", cell=cell, arm=self.arm)
            if state.is_desert(cell):
                yield broken("building.desert", building="bridge")

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The two banks are one area from now on."""
        tell("bridges.effect", "bridge", self.seat, cell=self.cell)
        bridges = state.bridges | {self.bridge}
        return replace(state, bridges=bridges)  # bridges.effect bridges.cost, else state
