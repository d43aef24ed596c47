"""Research: two geese and a paper for a point, spent at once; upgrading transporter factories."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Frame, Move, Seat, Tell, Violation, broken
from ..components import HolderName, Payment, SubjectName
from ..land.places import read_cell, read_place, write_cell
from ..state import RoadsAndBoats
from .consent import Asking, ferry_faults, owners
from .payment import givers, pay, payment_faults, shortage
from .production import Producing
from .reach import ferries, group_of, groups_in_reach, reached_group, stocked_tiles, touched


class DoResearch(Asking, clause="research.when", answers=(Producing,)):
    """Turn two geese and a paper, reached from `place`, into a research point for a subject."""

    spot = "place:{place} subject:{subject}"
    place: str
    subject: SubjectName
    goods: Payment = ()
    ferry: HolderName = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Producing) -> Iterator[DoResearch]:
        """Each subject left, wherever two geese and a paper are in reach."""
        seat, cost = frame.queue[0], state.box.costs["research"]
        for cell, goods in stocked_tiles(state, seat):
            for ferry in ferries(state, seat, cell) if cost.keys() <= goods else ():
                for group in groups_in_reach(state, seat, cell, ferry):
                    if not shortage(state, seat, group, cost):
                        place = str(min(group))
                        for subject in state.box.subjects:
                            if not state.researched(seat, subject):
                                yield cls(seat, place, subject, ferry=ferry)

    def faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Two geese and a paper within one group of the seat's reach, for a project not done yet."""
        spot = read_place(self.place)
        if not state.exists(spot):
            yield broken("research.place", "nowhere", place=self.place)
            return
        yield from ferry_faults(state, self.seat, self.ferry, spot.cell)
        group = reached_group(state, self.seat, spot, self.ferry)
        if group is None:
            yield broken("research.place", place=self.place)
            return
        cost = state.box.costs["research"]
        yield from payment_faults(state, self.seat, group, cost, "research.cost", self.goods)
        if others := owners(state, self.seat, givers(self.goods)):
            yield broken("production.cargo-input", owners=others)
        if self.subject in state.box.no_projects:
            yield broken("research.light-bulb")
        elif self.subject not in state.box.subjects:
            yield broken("research.allocate", "no-subject", subject=self.subject)
        elif state.researched(self.seat, self.subject):
            yield broken("research.allocate", subject=self.subject)

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The goods are gone, the stone comes off the slot, and factories may be upgraded now."""
        group = group_of(state, self.seat, touched(state, read_place(self.place)), self.ferry)
        state = pay(state, self.seat, group, state.box.costs["research"], self.goods)
        known = tuple(sorted((*state.research.get(self.seat, ()), self.subject)))
        research = state.research.with_(self.seat, known)
        state = replace(state, research=research)  # research.allocate research.no-saving research.factories
        tell("research.allocate", "researched", self.seat, subject=self.subject)
        upgrading = Upgrading(self.seat, self.subject)
        if (factory := upgrading.factory(state)) and not upgrading.allows(state, Upgrade):
            tell("research.upgrade-now", "no-upgrade", self.seat, building=factory)
        return state.push(upgrading)


class Upgrading(Frame, clause="research.upgrade"):
    """A seat that has just researched a factory may upgrade factories to it; asked while it can."""

    seat: Seat
    subject: str

    def asked(self, state: RoadsAndBoats) -> tuple[Seat, ...]:
        return (self.seat,) if self.allows(state, Upgrade) else ()

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        return state.pop()

    def factory(self, state: RoadsAndBoats) -> str:
        """The transporter factory that the subject is about, empty for other subjects."""
        kinds = state.box.buildings.items()
        return next((id for id, it in kinds if it.is_factory and it.research == self.subject), "")


class Upgrade(Move, clause="research.upgrade-now", answers=(Upgrading,), spot="button:upgrade tile:{cell}"):
    """Turn the factory on a tile into the type just researched."""

    cell: str

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Upgrading) -> Iterator[Upgrade]:
        return (cls(frame.seat, write_cell(cell)) for cell in sorted(state.buildings))

    def violations(self, state: RoadsAndBoats, frame: Upgrading) -> Iterator[Violation]:
        """A transporter factory of the same medium, on a tile where the seat has a transporter."""
        cell, new = read_cell(self.cell), state.box.buildings.get(frame.factory(state))
        old = state.standing(cell)
        if old is None or not old.is_factory:
            yield broken("research.upgrade-limits", cell=cell)
        elif new is None or old.upgrade_medium != new.upgrade_medium or old == new:
            yield broken("research.upgrade", building=state.buildings[cell].kind, subject=frame.subject)
        if cell not in state.transporters.cells_of.get(self.seat, ()):
            yield broken("research.upgrade-presence", cell=cell)

    def play(self, state: RoadsAndBoats, frame: Upgrading, tell: Tell) -> RoadsAndBoats:
        """The factory makes the new type from now on, never the old one; it is free, nobody can veto it.

        It may make one at once, whatever it made before (ruling.upgrade-capacity).
        """
        cell, kind = read_cell(self.cell), frame.factory(state)
        tell("research.upgrade-use", "upgraded", self.seat, cell=cell, building=kind)
        old = state.buildings[cell]
        new = replace(old, kind=kind, made=0)  # research.upgrade-use research.upgrade, else old
        return state.with_building(cell, new)  # research.upgrade-free research.upgrade-no-veto, else state


class EndUpgrades(Move, clause="research.upgrade-now", answers=(Upgrading,)):
    """Upgrade no more factories, now or later."""

    def play(self, state: RoadsAndBoats, frame: Upgrading, tell: Tell) -> RoadsAndBoats:
        return state.pop()
