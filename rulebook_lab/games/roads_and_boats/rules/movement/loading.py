"""Loading on the way: what a moving transporter takes and drops, on tiles and transporters."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Tell, Violation
from ...land.hexes import Cell
from ...state import RoadsAndBoats
from ..holding.handling import Handling
from ..holding.holders import can_hold, takes_more, write_holder
from ..holding.reach import Spots, ferries, group_of, touched, within
from ..phases import acted
from . import Frames, March, Moving, marching, mover_faults


class Loading(Handling):
    """Move a good onto the moving transporter, or off it."""

    transporter: str
    good: str

    river = "bridges.unbridged"

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Loading]:
        """What the marching transporter takes from and drops on each holder in its reach, ferried or not."""
        return _loadings(state, frame, takes=True)

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: March) -> Iterator[Loading]:
        """From and to holders that take nothing more."""
        return _loadings(state, frame, takes=False)

    def cell(self, state: RoadsAndBoats) -> Cell:
        return state.cell_of(self.transporter)

    def group(self, state: RoadsAndBoats, ferry: str) -> Spots:
        """The group of the areas that the mover itself touches (ruling.move-reach)."""
        return group_of(state, self.seat, touched(state, self.transporter), ferry)

    def violations(self, state: RoadsAndBoats, frame: Frames) -> Iterator[Violation]:
        if faults := mover_faults(state, frame, self.seat, self.transporter):
            return iter(faults)
        return super().violations(state, frame)

    def begun(self, state: RoadsAndBoats, frame: Frames) -> RoadsAndBoats:
        return acted(marching(state, frame, self.seat, self.transporter), exchanges=1)

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        good, source, target = self.way
        taken = target == self.transporter
        told, other = ("taken", {"source": source}) if taken else ("dropped", {"target": target})
        tell("movement.pick-drop", told, self.seat, transporter=self.transporter, good=good, **other)
        return self.handed_over(state)


class TakeOn(Loading, clause="movement.pick-drop", answers=(Moving, March), exact=True):
    """Load a good onto the moving transporter."""

    source: str
    ferry: str = ""

    @property
    def way(self) -> tuple[str, str, str]:
        return self.good, self.source, self.transporter


class Drop(Loading, clause="movement.pick-drop", answers=(Moving, March), spot="transporter:{transporter}"):
    """Drop a good of the moving transporter on land, on a rig or on a transporter."""

    target: str
    ferry: str = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Drop]:
        """None here: they stand among what is taken on, holder by holder."""
        return iter(())

    near = proposals

    @property
    def way(self) -> tuple[str, str, str]:
        return self.good, self.transporter, self.target


def _loadings(state: RoadsAndBoats, frame: March, takes: bool) -> Iterator[Loading]:
    seat, id = frame.seat, frame.transporter
    cell = state.cell_of(id)
    if not can_hold(state, id) or cell not in state.goods_on:
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
