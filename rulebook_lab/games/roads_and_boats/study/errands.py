"""Where each transporter of the greedy player should go: to bring what it has on board, or to fetch more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property, lru_cache

from ....engine import Seat
from ..land.goods import GOOSE, kind_of
from ..land.places import LAND, Place
from ..rules.reach import room, touched
from ..state import RoadsAndBoats
from .estate import PLAN, Plan
from .plans import Outlook, is_wealth, outlook, pile
from .travelling import away, turns_to

HALF_EMPTY = 1.0
"""Who could bring two goods of a kind and finds one is as good as one so many turns further off."""
WORKS, WANTED, LYING, COMING = -1.0, 0.0, 0.75, 1.5
"""Places where stones lie for a road, where something lies that is wanted, where anything lies, and where it
will be made: by so many turns they count as further off."""


class Errands:
    """Where the transporters of a seat should go in a position."""

    def __init__(self, view: Outlook) -> None:
        self.view, self.state = view, view.state
        self._targets: dict[str, Place | None] = {}

    def destination(self, id: str, kind: str) -> Place | None:
        """Where a transporter should bring a good: to the most urgent place that lacks it, else home.

        Wealth that nobody lacks stays on board.
        """
        for place, lacking in self.view.wants:
            if kind in lacking and turns_to(self.state, id, place) is not None:
                return place
        home = self.view.home
        if home is None or is_wealth(self.state, kind) or turns_to(self.state, id, home) is None:
            return None
        return home

    def target(self, id: str) -> Place | None:
        """Where a transporter should go now: on its errand, else home with what is left over, or to fetch."""
        if id not in self._targets:
            self._targets[id] = self._target(id)
        return self._targets[id]

    def _target(self, id: str) -> Place | None:
        cargo, home = self.state.transporters[id].cargo, self.view.home
        if place := self.bound.get(id):
            return place
        if home and not all(is_wealth(self.state, good) for good in cargo):
            return home
        return self._source(id) if room(self.state, id) else None

    @cached_property
    def bound(self) -> dict[str, Place]:
        """Where those should go that bring or fetch what is wanted somewhere, the most urgent first.

        No more is brought to a place than it lacks: what is on board goes before what lies somewhere.
        """
        view, state = self.view, self.state
        empty = [id for id in view.parents if not state.transporters[id].cargo]
        bound = {id: view.nursery for id in empty if view.nursery}
        aboard = {id: Counter(pile(state.transporters[id].cargo)) for id in view.fleet}
        lying = {place: Counter(pile(load)) for place, load in state.goods.items() if place in view.near}
        for place, lacking in view.wants:
            for kind, missing in lacking.items():
                missing = self._brought(place, kind, missing, aboard, bound)
                while missing > 0 and (trip := self._trip(place, kind, missing, lying, bound)):
                    _, id, source = trip
                    fetched = min(missing, room(state, id), lying[source][kind])
                    lying[source][kind] -= fetched
                    missing -= fetched
                    bound[id] = source
        return bound

    def _brought(
        self, place: Place, kind: str, missing: int, aboard: dict[str, Counter[str]], bound: dict[str, Place]
    ) -> int:
        """What a place still lacks when those that have it on board bring it."""
        bringing = [id for id, cargo in aboard.items() if cargo[kind] and bound.get(id, place) == place]
        ways = [(turns_to(self.state, id, place), id) for id in bringing]
        for _, id in sorted((turns, id) for turns, id in ways if turns is not None):
            given = min(missing, aboard[id][kind])
            if given:
                aboard[id][kind] -= given
                missing -= given
                bound[id] = place
        return missing

    def _trip(
        self,
        place: Place,
        kind: str,
        missing: int,
        lying: dict[Place, Counter[str]],
        bound: dict[str, Place],
    ) -> tuple[float, str, Place] | None:
        """The shortest way on which a free transporter fetches a good for a place, two of them if it can."""
        found: list[tuple[float, str, Place]] = []
        free = {id: room(self.state, id) for id in self.view.fleet if id not in bound}
        for source, load in lying.items():
            if not load[kind] or source == place or self.view.keeps(source, kind):
                continue
            for id, space in free.items():
                turns = turns_to(self.state, id, source)
                onward = away(self.state, id, place).get(source)
                if space and turns is not None and onward is not None:
                    half_empty = min(space, load[kind]) < min(2, missing)
                    found.append((turns + onward + HALF_EMPTY * half_empty, id, source))
        return min(found, default=None)

    def _source(self, id: str) -> Place | None:
        """The nearest place with something to fetch at which no other transporter of the seat waits.

        What is wanted somewhere goes before what just lies there, and that before what will be made.
        """
        waiting = {spot for other in self.view.fleet if other != id for spot in touched(self.state, other)}
        found = [
            (turns + rank, place)
            for place, rank in self._sources()
            if place not in waiting and (turns := turns_to(self.state, id, place)) is not None
        ]
        return min(found, default=(0, self.view.home))[1]

    def _sources(self) -> Iterator[tuple[Place, float]]:
        view, state = self.view, self.state
        yield from ((place, WORKS) for place in view.road_works)
        for place, load in state.goods.items():
            found = {kind_of(good) for good in load if self.worth_fetching(place, good)}
            if place.kind == LAND and found:
                yield place, WANTED if view.short.keys() & found else LYING
        sites = (view.home, *(aim.site for aim in view.aims))
        for kind, places in view.land.standing.items() if view.land else ():
            if state.building_type(kind).kind == "primary":
                for place in places:
                    building = state.buildings[place.cell]
                    spent = building.number and not building.gold + building.iron
                    if not spent and place not in sites:
                        yield place, COMING

    def worth_fetching(self, place: Place, good: str) -> bool:
        """Whether a loose good should be taken away from where it lies."""
        if kind_of(good) == GOOSE or self.view.keeps(place, good):
            return False
        late = is_wealth(self.state, good) and self.view.left <= self.view.plan.last_turns
        return late or self.view.short[kind_of(good)] > 0


@lru_cache(maxsize=64)
def errands(state: RoadsAndBoats, seat: Seat, plan: Plan = PLAN) -> Errands:
    """The errands of a seat that follows a plan."""
    return Errands(outlook(state, seat, plan))
