"""Where each transporter of the greedy player should go: who fetches what for whom, the most urgent first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from ....engine import Seat
from ..land.goods import IRON
from ..land.places import Place
from ..rules.reach import room, touched
from ..state import RoadsAndBoats
from .estate import PLAN, Plan
from .outlook import ENDING, STONE, Outlook, outlook, pile
from .travelling import away

HALF_EMPTY = 1.0
"""Who could bring two goods of a kind and finds one is as good as one so many turns further off."""
LATER = 1.0
"""Who has something else to do first counts as so many turns further off."""
HURRY = 4
"""When no more than so many turns are left who can collect wealth does nothing else."""
FOR_BRICKS = {STONE: 3, IRON: 2}
"""What is brought home to pay for bricks when everything is built."""
NOTHING: Counter[str] = Counter()
QUEUE = 2
"""So many trips one after the other are thought out for a transporter."""


class Trip(NamedTuple):
    """So many goods of a kind, where they are fetched (None: they are on board) and where they go (None: they
    stay on board)."""

    kind: str
    number: int
    source: Place | None
    place: Place | None


class Errands:
    """The trips that the transporters of a seat should make in a position."""

    def __init__(self, view: Outlook) -> None:
        self.view, self.state = view, view.state
        state, fleet = view.state, view.state.transporters
        self.trips: dict[str, list[Trip]] = {id: [] for id in view.fleet}
        """What each does now."""
        self._ways: dict[tuple[str, Place], dict[Place, float]] = {}
        self._end: dict[str, tuple[Place, float]] = {}
        """Where each will be when it has done everything so far, and in how many turns."""
        for id in view.fleet:
            if (place := fleet[id].place) is not None:
                self._end[id] = place, float(fleet[id].moved)
        self._promised = Counter[tuple[Place, str]]()
        self._queued = dict.fromkeys(self._end, 0)
        self._room = {id: room(state, id) for id in self._end}
        self._aboard = {id: Counter(pile(fleet[id].cargo)) for id in self._end}
        self._lying = {
            place: Counter(pile(load)) for place, load in state.goods.items() if place in view.near
        }
        for place, goods in view.wishes:
            if place in self._lying:
                self._lying[place] -= Counter(goods)
        for id in view.parents:
            if view.nursery and id in self._end and not fleet[id].cargo:
                self.trips[id].append(Trip("", 0, view.nursery, None))
                del self._end[id]
        if view.left <= HURRY:
            self._collect()
            for id in [id for id in self._end if self.trips[id]]:
                del self._end[id]
        missing = [(place, kind, self._brought(place, kind, number)) for place, kind, number in view.wants]
        for place, kind, number in missing:
            self._supply(place, kind, number)
        if HURRY < view.left <= view.plan.last_turns:
            self._collect()
        if view.left > ENDING:
            self._pave()

    def turns(self, id: str, start: Place, place: Place) -> float | None:
        """How many turns a transporter takes from one place to another; None if it cannot get there."""
        kind = self.state.transporters[id].kind
        if (ways := self._ways.get((kind, place))) is None:
            ways = self._ways[kind, place] = away(self.state, id, place)
        return ways.get(start)

    def _soonest(self, place: Place, able: Callable[[str], bool]) -> tuple[float, str] | None:
        """Which of those that are able is at a place first, after in how many turns; None if none is."""
        return min(
            (
                (busy + turns, id)
                for id, (end, busy) in self._end.items()
                if able(id) and (turns := self.turns(id, end, place)) is not None
            ),
            default=None,
        )

    def _nearest(self, id: str, start: Place, places: Iterable[Place]) -> Place | None:
        """The place that a transporter reaches first, the first named of several; None if it reaches none."""
        ways = {place: turns for place in places if (turns := self.turns(id, start, place)) is not None}
        return min(ways, key=ways.__getitem__, default=None)

    def _brought(self, place: Place, kind: str, missing: int) -> int:
        """What a place still lacks when those that have it on board bring it."""
        while missing > 0 and (found := self._soonest(place, lambda id: self._aboard[id][kind] > 0)):
            turns, id = found
            number = min(missing, self._aboard[id][kind])
            self._aboard[id][kind] -= number
            self.trips[id].append(Trip(kind, number, None, place))
            self._end[id] = place, turns
            missing -= number
        return missing

    def _supply(self, place: Place, kind: str, missing: int) -> None:
        """Find who fetches what a place lacks the soonest."""
        while missing > 0 and (found := min(self._ways_to_bring(place, kind, missing), default=None)):
            turns, id, source, now = found
            space = self._room[id] if now else self.state.type_of(id).carry
            number = min(missing, space, max(1, self._lying.get(source, NOTHING)[kind]))
            if self._lying.get(source, NOTHING)[kind] > 0:
                self._lying[source][kind] -= number
            else:
                self._promised[source, kind] += 1
            if now:
                self._room[id] -= number
                self.trips[id].append(Trip(kind, number, source, place))
            else:
                self._queued[id] += 1
            self._end[id] = place, turns
            missing -= number

    def _ways_to_bring(
        self, place: Place, kind: str, missing: int
    ) -> Iterator[tuple[float, str, Place, bool]]:
        """When each transporter could bring it, from where, and whether it loads it before all else.

        It can load with other things where it stands, or where it loads something anyway.
        """
        for source, number, wait in self._sources(kind):
            if source == place:
                continue
            for id, (end, busy) in self._end.items():
                trips, room_now = self.trips[id], self._room[id]
                here = self.state.transporters[id].place
                along = source == here or any(trip.source == source for trip in trips)
                if trips and along:
                    onward = self.turns(id, end, place)
                    if number and room_now and onward is not None:
                        yield busy + onward, id, source, True
                    continue
                fetch, onward = self.turns(id, end, source), self.turns(id, source, place)
                if fetch is not None and onward is not None and self._queued[id] < QUEUE:
                    short = HALF_EMPTY * (min(self.state.type_of(id).carry, number) < min(2, missing))
                    turns = busy + max(fetch, wait) + onward + short + LATER * bool(trips)
                    if trips or room_now:
                        yield turns, id, source, not trips

    def _sources(self, kind: str) -> list[tuple[Place, int, float]]:
        """Where a good lies that nobody keeps or fetches, and how much, or is made, and in how many turns."""
        found = [(place, load[kind], 0.0) for place, load in self._lying.items() if load[kind] > 0]
        for maker in self.view.makers.get(kind, ()):
            if self._lying.get(maker, NOTHING)[kind] <= 0 and not self._promised[maker, kind]:
                found.append((maker, 0, 1.0))
        return found

    def _collect(self) -> None:
        """Load wealth wherever it lies, what is worth most first."""
        wealth = self.state.box.goods
        lying = [
            (-wealth[kind], place, kind)
            for place, load in self._lying.items()
            for kind, number in load.items()
            if wealth[kind]
            for _ in range(number)
        ]
        for _, place, kind in sorted(lying):
            if found := self._soonest(place, lambda id: self._room[id] > 0):
                turns, id = found
                self.trips[id].append(Trip(kind, 1, place, None))
                self._room[id] -= 1
                self._end[id] = place, turns

    def _pave(self) -> None:
        """Bring stones that nothing else takes to where roads are missing, and somebody to where they lie."""
        spare = self.view.spare_stones
        for place in self.view.road_works:
            if spare <= 0:
                return
            spare -= 1
            if self._lying.get(place, NOTHING)[STONE] > 0:
                self._lying[place][STONE] -= 1
                if free := self._soonest(place, lambda id: not self.trips[id]):
                    self.trips[free[1]].append(Trip("", 0, place, None))
            elif self._brought(place, STONE, 1):
                self._supply(place, STONE, 1)
        if self.view.home and not self.view.aims:
            for kind, number in FOR_BRICKS.items():
                number -= pile(self.state.goods.get(self.view.home, ()))[kind]
                self._supply(self.view.home, kind, self._brought(self.view.home, kind, number))

    # -- what is asked of them ------------------------------------------------------------------

    def fetches(self, id: str, place: Place, kind: str) -> bool:
        """Whether a transporter should take a good on board that lies at a place."""
        return any(trip.source == place and trip.kind == kind for trip in self.trips[id])

    def destinations(self, id: str, kind: str) -> list[Place | None]:
        """Where a transporter should bring the goods of a kind that it has on board."""
        return [trip.place for trip in self.trips.get(id, ()) if trip.source is None and trip.kind == kind]

    def target(self, id: str) -> Place | None:
        """Where a transporter should go now: to the nearest place of its trips, or to where things come."""
        here = self.state.transporters[id].place
        if here is None:
            return None
        if trips := self.trips[id]:
            stops = [trip.place for trip in trips if trip.source is None] or [trip.source for trip in trips]
            return self._nearest(id, here, filter(None, stops))
        return self._waiting_place(id, here) if room(self.state, id) else None

    def _waiting_place(self, id: str, here: Place) -> Place | None:
        """The nearest place where something will be made at which no other transporter of the seat waits."""
        taken = {spot for other in self.view.fleet if other != id for spot in touched(self.state, other)}
        places = sorted({*chain.from_iterable(self.view.makers.values())} - taken)
        return self._nearest(id, here, places) or self.view.home


@lru_cache(maxsize=64)
def errands(state: RoadsAndBoats, seat: Seat, plan: Plan = PLAN) -> Errands:
    """The errands of a seat that follows a plan."""
    return Errands(outlook(state, seat, plan))
