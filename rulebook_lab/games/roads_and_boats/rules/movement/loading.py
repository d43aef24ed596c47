"""Loading on the way: what a moving transporter takes and drops, on tiles and transporters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .....engine import Tell, Violation, broken
from ...state import RoadsAndBoats
from ..holding.consent import Asking, ferry_faults
from ..holding.handling import IN_MOVEMENT, exchanges, handed_over, handling_faults
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
)
from ..phases import acted
from . import Frames, March, Moving, marching, mover_faults


class Handling(Asking):
    """Move a good between the moving transporter and the `other` holder."""

    transporter: str
    good: str

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

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[TakeOn]:
        handled = _handled(state, frame, loading=True)
        return (cls(frame.seat, frame.transporter, *each) for each in handled)

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: March) -> Iterator[TakeOn]:
        """Though it is full."""
        handled = _handled(state, frame, loading=True, takes=False)
        return (cls(frame.seat, frame.transporter, *each) for each in handled)

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
        handled = _handled(state, frame, loading=False)
        return (cls(frame.seat, frame.transporter, *each) for each in handled)

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: March) -> Iterator[Drop]:
        """Where nothing more can be left."""
        handled = _handled(state, frame, loading=False, takes=False)
        return (cls(frame.seat, frame.transporter, *each) for each in handled)

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


def _handled(
    state: RoadsAndBoats, frame: March, loading: bool, takes: bool = True
) -> Iterator[tuple[str, str, str]]:
    """Each good that can go to the marching transporter, or from it; the other holder and the ferry."""
    seat, id = frame.seat, frame.transporter
    if not can_hold(state, id) or not state.goods_on(state.cell_of(id)):
        return
    spots, own = touched(state, id), list[Holder]([id])
    for ferry in ferries(state, seat, state.cell_of(id)):
        there = within(state, group_of(state, seat, spots, ferry))
        apart = [within(state, group_of(state, seat, spots))] if ferry else []
        sources, targets = (there, own) if loading else (own, there)
        for good, source, target in exchanges(state, seat, sources, targets, apart, takes):
            yield good, source if loading else target, ferry
