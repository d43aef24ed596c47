"""New mine shafts: another mixture for a mine, empty or not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .....engine import Tell, Violation, broken
from ...land.places import Place, write_cell
from ...state import RoadsAndBoats
from ..holding.payment import Cost, Payment
from ..holding.reach import area_spots, in_order
from ..production.primary import MINE, output_spot
from . import Constructing, TileWork, touched_here
from .mines import filled, mixture_faults, mixtures_of

NEW_SHAFTS = "new-shafts"


class SinkShaft(TileWork, clause="shafts.who", answers=(Constructing,)):
    """Sink a new shaft in the mine on a tile, with a mixture `gold/iron`."""

    mixture: str
    goods: Payment = ()
    ferry: str = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Constructing) -> Iterator[SinkShaft]:
        """Every mixture in every mine at which a seat has a transporter, once it knows shafts."""
        seat = frame.queue[0]
        for cell in state.transporters.cells_of.get(seat, ()) if state.researched(seat, NEW_SHAFTS) else ():
            building = state.buildings.get(cell)
            if building is not None and building.kind == MINE:
                yield from (cls(seat, write_cell(cell), mixture) for mixture in mixtures_of(state, seat))

    def where(self, state: RoadsAndBoats) -> Iterable[str]:
        return (f"tile:{self.cell}", f"mixture:{self.mixture}")

    def site(self, state: RoadsAndBoats) -> list[Place]:
        return list(in_order(area_spots(state, output_spot(state, self.tile))))

    def cost(self, state: RoadsAndBoats) -> Cost:
        return state.box.costs["shaft"]

    def faults(self, state: RoadsAndBoats, ferry: str) -> Iterator[Violation]:
        """In any mine one's transporter touches, with the research, for an iron and a fuel."""
        building = state.buildings.get(self.tile)
        if building is None or building.kind != MINE:
            yield broken("shafts.who", "no-mine", cell=self.tile)
            return
        if not state.researched(self.seat, NEW_SHAFTS):
            yield broken("research.new-shafts")
        yield from mixture_faults(state, self.seat, self.mixture)
        if touched_here(state, self.seat, self.tile).isdisjoint(self.site(state)):
            yield broken("shafts.who", cell=self.tile)
        else:
            yield from self.bill_faults(state, ferry, "shafts.cost")

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The mixture is added to the bag; it need not be the one of the mine."""
        tell("shafts.fill", "sunk", self.seat, cell=self.cell, mixture=self.mixture)
        mixture = self.mixture  # shafts.mixture, else "3/3"
        return filled(state, self.tile, mixture)  # shafts.fill shafts.number mines.refill, else state
