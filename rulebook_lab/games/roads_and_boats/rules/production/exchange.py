"""Exchange of goods in the production phase: between a tile and the transporters on it, freely."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from .....engine import Seat, Tell, Violation, broken
from ...state import RoadsAndBoats
from ..holding.consent import Asking, ferry_faults
from ..holding.handling import IN_PRODUCTION, handed_over, handling_faults, takes_more
from ..holding.reach import (
    Holder,
    area_spots,
    exists,
    ferries,
    groups_in_reach,
    holder_spot,
    is_foreign,
    read_holder,
    stocked_tiles,
    tile_of,
    touched,
    within,
    write_holder,
)
from ..phases import acted
from . import Producing


class Shift(Asking, clause="production.exchange", answers=(Producing,), exact=True):
    """Move one good between holders on a tile."""

    good: str
    source: str
    target: str
    ferry: str = ""

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
                        word, to = write_holder(source), write_holder(target)
                        for good in dict.fromkeys(state.load_at(source)):
                            yield cls(seat, good, word, to, ferry)

    def where(self, state: RoadsAndBoats) -> Iterable[str]:
        return (f"load:{self.source}:{self.good}", holder_spot(self.target))

    def uses(self, state: RoadsAndBoats) -> Iterable[str]:
        return (self.source, self.target, self.ferry)

    def faults(self, state: RoadsAndBoats, ferry: str) -> Iterator[Violation]:
        """Both holders within one group of the seat's reach, the good there, room for it."""
        source, target = read_holder(self.source), read_holder(self.target)
        for holder in (source, target):
            if not exists(state, holder):
                yield broken("production.exchange", "nowhere", holder=write_holder(holder))
                return
        yield from ferry_faults(state, self.seat, ferry, tile_of(state, source))
        from_spots, to_spots = (
            touched(state, it) if isinstance(it, str) else area_spots(state, it) for it in (source, target)
        )
        spots = from_spots or to_spots  # of a carried transporter there are none
        cell = tile_of(state, source if from_spots else target)
        groups = [group for group in groups_in_reach(state, self.seat, cell, ferry) if group & spots]
        if not groups:
            yield broken("production.exchange", "absent", holder=self.source)
            return
        group = next((group for group in groups if group & to_spots), groups[0])
        yield from handling_faults(state, self.seat, group, self.good, source, target, IN_PRODUCTION)

    def begun(self, state: RoadsAndBoats, frame: Any) -> RoadsAndBoats:
        return acted(state, exchanges=1)

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        tell(
            "production.exchange",
            "shifted",
            self.seat,
            good=self.good,
            source=self.source,
            target=self.target,
        )
        source, target = read_holder(self.source), read_holder(self.target)
        return handed_over(state, self.good, source, target)  # production.put-down, else state


def _pairs(
    state: RoadsAndBoats, seat: Seat, there: list[Holder], near: list[list[Holder]], takes: bool
) -> Iterator[tuple[Holder, Holder]]:
    """The holders of a group that give a good and take one: no two strangers, nor two `near` without a ferry.

    With `takes` False those that take nothing more.
    """
    takers = [target for target in there if takes_more(state, target) == takes]
    for source in there if takers else ():
        if state.load_at(source):
            theirs = is_foreign(state, seat, source)
            for target in takers:
                strangers = theirs and is_foreign(state, seat, target)
                together = near and any(source in group and target in group for group in near)
                if target != source and not strangers and not together:
                    yield source, target
