"""The production phase, and exchange in it: between a tile and the transporters on it goods move freely."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ....engine import Seat, Tell
from ..components import GoodName, HolderName
from ..land.hexes import Cell
from ..land.places import read_holder
from ..state import PRODUCTION, Holder, Phase, RoadsAndBoats
from .consent import Handling
from .phases import Play
from .reach import Spots, ferries, groups_in_reach, stocked_tiles, takes_more, touched, within


class Producing(Play, clause="production.own-sequence"):
    """The production phase."""

    during: ClassVar[Phase] = PRODUCTION
    whose = "production.timing"


class Shift(Handling, clause="production.exchange", answers=(Producing,), exact=True):
    """Move one good between holders on a tile."""

    good: GoodName
    source: HolderName
    target: HolderName
    ferry: HolderName = ""

    river = "production.exchange-river"

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Producing) -> Iterator[Shift]:
        """Every good within reach, to every holder within reach; across rivers with a ferry."""
        return cls._within_reach(state, frame, takes=True)

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: Producing) -> Iterator[Shift]:
        """To holders that take nothing more."""
        return cls._within_reach(state, frame, takes=False)

    @classmethod
    def _within_reach(cls, state: RoadsAndBoats, frame: Producing, takes: bool) -> Iterator[Shift]:
        seat = frame.queue[0]
        for cell, _ in stocked_tiles(state, seat):
            alone = groups_in_reach(state, seat, cell)
            for ferry in ferries(state, seat, cell):
                apart_from = [within(state, group) for group in alone] if ferry else []
                for group in groups_in_reach(state, seat, cell, ferry) if ferry else alone:
                    there = within(state, group)
                    for source, target in _pairs(state, seat, there, apart_from, takes):
                        word, to = str(source), str(target)
                        for good in dict.fromkeys(state.load_at(source)):
                            yield cls(seat, good, word, to, ferry)

    @property
    def way(self) -> tuple[str, str, str]:
        return self.good, self.source, self.target

    def where(self, state: RoadsAndBoats) -> tuple[Cell, Spots | None]:
        ends = read_holder(self.source), read_holder(self.target)
        source, target = (touched(state, it) for it in ends)
        spots = source or target  # of a carried transporter there are none
        cell = state.cell_of(ends[0] if source else ends[1])
        groups = [group for group in groups_in_reach(state, self.seat, cell, self.ferry) if group & spots]
        return state.cell_of(ends[0]), max(groups, key=lambda group: bool(group & target), default=None)

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        good, source, target = self.way
        tell("production.exchange", "shifted", self.seat, good=good, source=source, target=target)
        return self.handed_over(state)  # production.put-down, else state


def _pairs(
    state: RoadsAndBoats, seat: Seat, there: list[Holder], near: list[list[Holder]], takes: bool
) -> Iterator[tuple[Holder, Holder]]:
    """The holders of a group that give a good and take one: no two strangers, nor two `near` without a ferry.

    With `takes` False those that take nothing more.
    """
    takers = [target for target in there if takes_more(state, target) == takes]
    for source in there if takers else ():
        if state.load_at(source):
            theirs = state.is_foreign(seat, source)
            for target in takers:
                strangers = theirs and state.is_foreign(seat, target)
                together = near and any(source in group and target in group for group in near)
                if target != source and not strangers and not together:
                    yield source, target
