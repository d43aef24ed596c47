"""The building phase: works, each at a site that the seat touches, paid out of one group of goods there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .....engine import Seat, Tell, Violation, broken
from ...land.hexes import Cell
from ...land.places import Place, read_cell
from ...state import RoadsAndBoats
from ..holding.consent import Asking, ferry_faults
from ..holding.payment import Cost, givers, pay, payment_faults
from ..holding.reach import Spots, area_spots, group_of, present, touched
from ..phases import Play


class Constructing(Play, clause="building.what"):
    """The building phase."""


def touched_here(state: RoadsAndBoats, seat: Seat, cell: Cell) -> Spots:
    """All spots of a tile that a seat's transporters touch: where it may build."""
    found: Spots = frozenset()
    return found.union(*(touched(state, id) for id in present(state, seat, cell)))


class Work(Asking):
    """Something made at one of the spots of its `site` for a `cost`; owners of goods and ferry must agree."""

    def site(self, state: RoadsAndBoats) -> list[Place]:
        """The spots from which it can be made; one is enough."""
        raise NotImplementedError

    def cost(self, state: RoadsAndBoats) -> Cost:
        """What it costs."""
        raise NotImplementedError

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The position after it was made, paid as it is."""
        raise NotImplementedError

    def uses(self, state: RoadsAndBoats) -> Iterable[str]:
        return (*givers(self.goods), self.ferry)  # building.cooperation, else ()

    def bill_faults(self, state: RoadsAndBoats, ferry: str, clause: str) -> Iterator[Violation]:
        """A transporter on the tile that touches the site, a ferry is not enough; then the payment.

        `clause` sets the cost.
        """
        site = self.site(state)
        cell, here = site[0].cell, touched_here(state, self.seat, site[0].cell)
        yield from ferry_faults(state, self.seat, ferry, cell)
        if not here:
            yield broken("building.presence", cell=cell)
        elif here.isdisjoint(site):
            yield broken("building.presence-river", cell=cell)
        else:
            group, cost = self._paying(state, ferry), self.cost(state)
            yield from payment_faults(state, self.seat, group, cost, self.goods, clause)

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        group, cost = self._paying(state, self.ferry), self.cost(state)
        return self.made(pay(state, self.seat, group, cost, self.goods), tell)

    def _paying(self, state: RoadsAndBoats, ferry: str) -> Spots:
        """The group that pays: the first beside the site that can, else the first."""
        site, cost = self.site(state), self.cost(state)
        here = touched_here(state, self.seat, site[0].cell)
        groups = [group_of(state, self.seat, area_spots(state, it), ferry) for it in site if it in here]
        for group in groups if len(groups) > 1 else ():
            if not any(payment_faults(state, self.seat, group, cost, self.goods, "")):
                return group
        return groups[0]


class TileWork(Work):
    """A work on a tile, or from it."""

    cell: str

    @property
    def tile(self) -> Cell:
        """The tile."""
        return read_cell(self.cell)
