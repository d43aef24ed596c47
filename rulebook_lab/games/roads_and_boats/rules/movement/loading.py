"""Loading on the way: what a moving transporter takes and drops, on tiles and transporters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .....engine import Tell, Violation, broken
from ...state import RoadsAndBoats
from ..holding.consent import Asking, ferry_faults
from ..holding.handling import IN_MOVEMENT, handed_over, handling_faults, takes_more
from ..holding.reach import (
    Holder,
    can_hold,
    exists,
    ferries,
    group_of,
    holder_spot,
    read_holder,
    touched,
    within,
    write_holder,
)
from ..phases import acted
from . import Frames, March, Moving, marching, mover_faults


class Handling(Asking):
    """Move a good between the moving transporter and the `other` holder."""

    transporter: str
    good: str

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Handling]:
        """What the marching transporter takes from and drops on each holder in its reach, ferried or not."""
        return _handled(state, frame, takes=True)

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: March) -> Iterator[Handling]:
        """From and to holders that take nothing more."""
        return _handled(state, frame, takes=False)

    @property
    def other(self) -> str:
        """What gives the good, or takes it."""
        raise NotImplementedError

    @property
    def way(self) -> tuple[Holder, Holder]:
        """Where the good comes from, and where it goes."""
        raise NotImplementedError

    def uses(self, state: RoadsAndBoats) -> Iterable[str]:
        return (self.other, self.ferry)  # movement.exchange, else ()

    def violations(self, state: RoadsAndBoats, frame: Frames) -> Iterator[Violation]:
        if faults := mover_faults(state, frame, self.seat, self.transporter):
            return iter(faults)
        return super().violations(state, frame)

    def faults(self, state: RoadsAndBoats, ferry: str) -> Iterator[Violation]:
        """Within the group of the areas that the mover itself touches (ruling.move-reach)."""
        if not exists(state, read_holder(self.other)):
            yield broken("movement.pick-drop", "nowhere", holder=self.other)
            return
        yield from ferry_faults(state, self.seat, ferry, state.cell_of(self.transporter))
        group = group_of(state, self.seat, touched(state, self.transporter), ferry)
        source, target = self.way
        yield from handling_faults(state, self.seat, group, self.good, source, target, IN_MOVEMENT)

    def begun(self, state: RoadsAndBoats, frame: Frames) -> RoadsAndBoats:
        return acted(marching(state, frame, self.seat, self.transporter), exchanges=1)

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        source, target = self.way
        told = "taken" if target == self.transporter else "dropped"
        facts = {"source" if target == self.transporter else "target": self.other}
        tell("movement.pick-drop", told, self.seat, transporter=self.transporter, good=self.good, **facts)
        return handed_over(state, self.good, source, target)


class TakeOn(Handling, clause="movement.pick-drop", answers=(Moving, March), exact=True):
    """Load a good onto the moving transporter."""

    source: str
    ferry: str = ""

    def where(self, state: RoadsAndBoats) -> Iterable[str]:
        return (f"load:{self.source}:{self.good}", f"transporter:{self.transporter}")

    @property
    def other(self) -> str:
        return self.source

    @property
    def way(self) -> tuple[Holder, Holder]:
        return read_holder(self.source), self.transporter


class Drop(Handling, clause="movement.pick-drop", answers=(Moving, March), exact=True):
    """Drop a good of the moving transporter on land, on a rig or on a transporter."""

    target: str
    ferry: str = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Drop]:
        """None here: they stand among what is taken on, holder by holder."""
        return iter(())

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: March) -> Iterator[Drop]:
        return iter(())

    def where(self, state: RoadsAndBoats) -> Iterable[str]:
        return (
            f"load:{self.transporter}:{self.good}",
            f"transporter:{self.transporter}",
            holder_spot(self.target),
        )

    @property
    def other(self) -> str:
        return self.target

    @property
    def way(self) -> tuple[Holder, Holder]:
        return self.transporter, read_holder(self.target)


def _handled(state: RoadsAndBoats, frame: March, takes: bool) -> Iterator[Handling]:
    seat, id = frame.seat, frame.transporter
    cell = state.cell_of(id)
    if not can_hold(state, id) or not state.goods_on(cell):
        return
    spots, cargo = touched(state, id), dict.fromkeys(state.transporters[id].cargo)
    loads = takes_more(state, id) == takes
    for ferry in ferries(state, seat, cell):
        near = within(state, group_of(state, seat, spots)) if ferry else [id]
        for holder in within(state, group_of(state, seat, spots, ferry)):
            if holder in near:
                continue
            word = write_holder(holder)
            for good in dict.fromkeys(state.load_at(holder)) if loads else ():
                yield TakeOn(seat, id, good, word, ferry)
            for good in cargo if cargo and takes_more(state, holder) == takes else ():
                yield Drop(seat, id, good, word, ferry)
