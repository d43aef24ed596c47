"""The building phase: works, each at a site that the seat touches, paid out of one group of goods there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Self

from msgspec.structs import replace

from .....engine import Seat, Tell, Violation, broken
from ...land.hexes import Cell
from ...land.places import Place, read_cell
from ...state import BUILDING, Phase, RoadsAndBoats
from ..holding.consent import Asking, ferry_faults
from ..holding.payment import Cost, Payment, givers, pay, payment_faults, shared_payments, shortage, stock
from ..holding.reach import Spots, group_of, present, stocked_tiles, touched
from ..phases import Play


class Constructing(Play, clause="building.what"):
    """The building phase."""

    during: ClassVar[Phase] = BUILDING


def touched_here(state: RoadsAndBoats, seat: Seat, cell: Cell) -> Spots:
    """All spots of a tile that a seat's transporters touch: where it may build."""
    found: Spots = frozenset()
    return found.union(*(touched(state, id) for id in present(state, seat, cell)))


class Work(Asking):
    """Something made at one of the spots of its site; owners of goods and ferry must agree.

    `costs` is the name of its cost, which the clause `billed` sets, `good` what it is paid in where that is a
    number; `presence` are the clauses that want a transporter on the tile and beside the site.
    """

    costs: ClassVar[str] = ""
    billed: ClassVar[str] = ""
    good: ClassVar[str] = ""
    presence: ClassVar[tuple[str, str]] = ("building.presence", "building.presence-river")

    @classmethod
    def works(cls, state: RoadsAndBoats, seat: Seat) -> Iterator[Self]:
        """The works for which a tile may have the goods, standing or not, paid as usual."""
        needed = {cls.good} if cls.good else state.box.costs[cls.costs].keys()
        tiles = (cell for cell, goods in stocked_tiles(state, seat) if needed <= goods)
        return (move for cell in tiles for move in cls.on(state, seat, cell))

    @classmethod
    def on(cls, state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterable[Self]:
        """Those on a tile, or from it."""
        raise NotImplementedError

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Constructing) -> Iterator[Self]:
        """Each work that can stand, paid as usual and with the goods of others (building.cooperation)."""
        for move in cls.works(state, frame.queue[0]):
            if not any(move.standing_faults(state)):
                if move.is_payable(state):
                    yield move
                yield from (replace(move, goods=goods) for goods in move.shared(state))

    @classmethod
    def considered(cls, state: RoadsAndBoats, frame: Constructing) -> Iterator[Self]:
        """Those paid as usual."""
        for move in cls.works(state, frame.queue[0]):
            if not any(move.standing_faults(state)) and move.is_payable(state):
                yield move

    def site(self, state: RoadsAndBoats) -> list[Place]:
        """The spots from which it can be made; one is enough, and there is none where nothing can be."""
        raise NotImplementedError

    def due(self, state: RoadsAndBoats) -> tuple[Cost, str]:
        """What it costs, and the clause that says so."""
        return state.box.costs[self.costs], self.billed

    def standing_faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """What forbids it whatever is paid."""
        raise NotImplementedError

    def made(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The position after it was made, paid as it is."""
        raise NotImplementedError

    def uses(self, state: RoadsAndBoats) -> Iterable[str]:
        return (*givers(self.goods), self.ferry)  # building.cooperation, else ()

    def faults(self, state: RoadsAndBoats, ferry: str) -> Iterator[Violation]:
        """What forbids it at all; a transporter that touches the site, a ferry is not enough; the payment."""
        yield from self.standing_faults(state)
        if not (site := self.site(state)):
            return
        cell, here = site[0].cell, touched_here(state, self.seat, site[0].cell)
        yield from ferry_faults(state, self.seat, ferry, cell)
        if here.isdisjoint(site):
            yield broken(self.presence[bool(here)], cell=cell)
        else:
            group = self.paying(state, ferry)
            yield from payment_faults(state, self.seat, group, *self.due(state), self.goods)

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        group = self.paying(state, self.ferry)
        return self.made(pay(state, self.seat, group, self.due(state)[0], self.goods), tell)

    def groups(self, state: RoadsAndBoats, ferry: str = "") -> list[Spots]:
        """The groups beside the site that the seat touches."""
        site = self.site(state)
        here = touched_here(state, self.seat, site[0].cell)
        return [group_of(state, self.seat, touched(state, it), ferry) for it in site if it in here]

    def paying(self, state: RoadsAndBoats, ferry: str) -> Spots:
        """The group that pays: the first beside the site that can, else the first."""
        groups, due = self.groups(state, ferry), self.due(state)
        able = (it for it in groups if not any(payment_faults(state, self.seat, it, *due, self.goods)))
        return next(able, groups[0]) if len(groups) > 1 else groups[0]

    def is_payable(self, state: RoadsAndBoats) -> bool:
        """Whether one of its groups has the goods, its own or loose."""
        cost, _ = self.due(state)
        return any(not shortage(stock(state, self.seat, group), cost) for group in self.groups(state))

    def shared(self, state: RoadsAndBoats) -> Iterator[Payment]:
        """Every payment that takes goods of others."""
        for group in dict.fromkeys(self.groups(state)):
            yield from shared_payments(state, self.seat, group, self.due(state)[0])


class TileWork(Work):
    """A work on a tile, or from it, which `cell` names."""

    cell: str

    @property
    def tile(self) -> Cell:
        """The tile."""
        return read_cell(self.cell)
