"""Mines: what a bag is filled with when one is built, and by new shafts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from .....engine import Seat, Tell, Violation, broken
from ...components import Mixture
from ...land.hexes import Cell
from ...land.places import Place, write_cell
from ...state import RoadsAndBoats
from ..holding.holders import output_spot
from ..holding.payment import Payment
from ..holding.reach import in_order, touched
from ..production.primary import MINE
from . import Constructing, TileWork

ORDINARY = "3/3"
NEW_SHAFTS = "new-shafts"


def is_known(state: RoadsAndBoats, seat: Seat, mixture: Mixture) -> bool:
    """Whether a seat's research allows a mixture; the ordinary one needs none, whatever is researched."""
    if not mixture.needs:
        return True  # research.no-retroaction, else False
    return state.researched(seat, mixture.needs)


def mixtures_of(state: RoadsAndBoats, seat: Seat) -> list[str]:
    """The mixtures that a seat's research allows."""
    return [name for name, it in state.box.mixtures.items() if is_known(state, seat, it)]


def mixture_faults(state: RoadsAndBoats, seat: Seat, text: str) -> Iterator[Violation]:
    """3/3 always, 4/0 or 0/4 with specialised mines, 5/5 with big mines, nothing else."""
    mixture = state.box.mixtures.get(text or ORDINARY)
    if mixture is None:
        yield broken("research.no-combination", mixture=text)
    elif not is_known(state, seat, mixture):
        clause = "research.big-mines" if mixture.gold == mixture.iron else "research.specialised-mines"
        yield broken(clause, mixture=text)


def filled(state: RoadsAndBoats, cell: Cell, text: str) -> RoadsAndBoats:
    """The position with a mixture added to the bag of a mine."""
    mine, mixture = state.buildings[cell], state.box.mixtures[text or ORDINARY]
    more = replace(mine, gold=mine.gold + mixture.gold, iron=mine.iron + mixture.iron)
    return state.with_building(cell, more)


class SinkShaft(
    TileWork, clause="shafts.who", answers=(Constructing,), exact=True, spot="tile:{cell} mixture:{mixture}"
):
    """Sink a new shaft in the mine on a tile, with a mixture `gold/iron`."""

    mixture: str
    goods: Payment = ()
    ferry: str = ""

    costs = "shaft"
    billed = "shafts.cost"
    presence = ("shafts.who", "shafts.who")

    @classmethod
    def on(cls, state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterable[SinkShaft]:
        return (cls(seat, write_cell(cell), mixture) for mixture in mixtures_of(state, seat))

    def site(self, state: RoadsAndBoats) -> list[Place]:
        building = state.buildings.get(self.tile)
        if building is None or building.kind != MINE:
            return []
        return list(in_order(touched(state, output_spot(state, self.tile))))

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """In any mine, with the research."""
        if not self.site(state):
            yield broken("shafts.who", "no-mine", cell=self.tile)
            return
        if not state.researched(self.seat, NEW_SHAFTS):
            yield broken("research.new-shafts")
        yield from mixture_faults(state, self.seat, self.mixture)

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The mixture is added to the bag; it need not be the one of the mine."""
        tell("shafts.fill", "sunk", self.seat, cell=self.cell, mixture=self.mixture)
        mixture = self.mixture  # shafts.mixture, else "3/3"
        return filled(state, self.tile, mixture)  # shafts.fill shafts.number mines.refill, else state
