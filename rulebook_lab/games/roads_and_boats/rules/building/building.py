"""Buildings: presence, terrain, research, one on a tile, paid from the tile and the transporters."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Seat, Tell, Violation, broken
from ...components import BuildingName
from ...land.hexes import Cell
from ...land.places import LAND, Place, read_place, write_place
from ...state import Building, RoadsAndBoats
from ..holding.holders import exists
from ..holding.payment import Cost, Payment
from ..holding.reach import stocked_tiles
from ..production.primary import MINE
from . import Constructing, Work, touched_here
from .mines import filled, mixture_faults, mixtures_of

OIL_RIG = "oil_rig"


def terrain_violations(state: RoadsAndBoats, cell: Cell, building: str) -> Iterator[Violation]:
    """What the tile's terrain has against a building."""
    terrain, kind = state.world.terrain(cell), state.building_type(building)
    if terrain == "sea" and kind.terrain != "sea":
        yield broken("building.sea-only-rig", building=building)
        return
    if state.is_desert(cell):
        yield broken("building.desert", building=building)
    fits = kind.terrain == terrain
    if kind.terrain == "shore":  # it has a river or borders on the sea, walls or none
        fits = cell in state.world.shores  # building.shore-stays, else False
    if kind.terrain == "land":  # building.anywhere
        fits = True
    if not fits:
        yield broken("building.terrain", building=building, needs=kind.terrain, terrain=terrain)


class Build(
    Work,
    clause="building.what",
    answers=(Constructing,),
    exact=True,
    spot="building:{building} place:{place} mixture:{mixture}",
):
    """Put a building in a region, or on a sea tile; a mine with a mixture `gold/iron`."""

    building: BuildingName
    place: str
    goods: Payment = ()
    mixture: str = ""
    ferry: str = ""

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: Constructing) -> Iterator[Build]:
        """Those that could be paid for but not stand there."""
        for move in cls.works(state, frame.queue[0]):
            if move.is_payable(state) and any(move.standing_faults(state)):
                yield move

    @classmethod
    def works(cls, state: RoadsAndBoats, seat: Seat) -> Iterator[Build]:
        """Each building of which the goods are on a tile, in each region that transporters touch."""
        for cell, goods in stocked_tiles(state, seat):
            if cell in state.buildings or state.is_desert(cell):
                continue
            kinds = {id: it for id, it in state.box.buildings.items() if it.cost.keys() <= goods}
            for spot in sorted(touched_here(state, seat, cell)) if kinds else ():
                for id, kind in kinds.items():
                    if (kind.terrain == "sea") == (spot.kind != LAND):
                        for mixture in mixtures_of(state, seat) if id == MINE else [""]:
                            yield cls(seat, id, write_place(spot), mixture=mixture)

    def site(self, state: RoadsAndBoats) -> list[Place]:
        spot = read_place(self.place)
        return [spot] if self.building in state.box.buildings and exists(state, spot) else []

    def due(self, state: RoadsAndBoats) -> tuple[Cost, str]:
        clause = "building.oil-rig-goods" if self.building == OIL_RIG else "building.cost-from"
        return state.building_type(self.building).cost, clause

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Only another building takes its place, no home marker; the terrain must fit, the type be known."""
        if self.building not in state.box.buildings:
            yield broken("building.what", building=self.building)
            return
        if not exists(state, read_place(self.place)):
            yield broken("building.what", "nowhere", place=self.place)
            return
        cell, kind = read_place(self.place).cell, state.building_type(self.building)
        if cell in state.buildings:  # building.permanent
            yield broken("building.one-per-tile", there=state.buildings[cell].kind)
        yield from terrain_violations(state, cell, self.building)
        if kind.research and not state.researched(self.seat, kind.research):
            yield broken("building.research", building=self.building, subject=kind.research)
        if self.building == MINE:
            yield from mixture_faults(state, self.seat, self.mixture)
        elif self.mixture:
            yield broken("mines.fill", "no-mine", building=self.building, mixture=self.mixture)

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The building stands; it works from the next turn on."""
        spot = read_place(self.place)
        tell("building.cost-from", "built", self.seat, building=self.building, place=self.place)
        is_mine = self.building == MINE
        number = 1 + max((it.number for it in state.buildings.values()), default=0) if is_mine else 0
        building = Building(self.building, spot.at, number=number)
        state = state.with_building(spot.cell, building)  # building.home-marker
        if is_mine:  # mines.fill
            state = filled(state, spot.cell, self.mixture)
        return state
