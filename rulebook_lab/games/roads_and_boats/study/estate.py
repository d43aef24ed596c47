"""What stands near a seat's home, where its plan builds next, and which roads lead there."""

from __future__ import annotations

from collections import Counter
from functools import cached_property, lru_cache
from typing import NamedTuple

from msgspec import Struct

from ....engine import FrozenMap, Seat
from ..components import DONKEY, Components
from ..land.geography import Bridges, Road, ways_by_end
from ..land.hexes import Cell
from ..land.places import Place, land
from ..land.world import PASTURE, World
from ..rules.payment import Cost
from ..rules.primary import MINE
from ..state import NEUTRAL, Building, RoadsAndBoats
from .travelling import by_land, within

NEAR = 3
"""No site is further from home than so many steps."""
SPARE = (PASTURE, "woods", "rock")
"""Where buildings go that may stand anywhere: mountains are for mines."""
FAR = 9.0
"""So many turns away is a place that cannot be reached."""
TAKES_LONG = ("papermill", "stock_exchange")
"""What takes long to pay."""


class Plan(Struct, frozen=True, cache_hash=True):
    """How a seat means to play."""

    buildings: tuple[tuple[str, int], ...] = (
        *(("woodcutter", 1), ("sawmill", 1), ("quarry", 1), ("woodcutter", 2)),
        *((MINE, 1), ("coal_burner", 1), ("mint", 1), (MINE, 2)),
        *(("papermill", 1), ("stock_exchange", 1), (MINE, 9)),
    )
    """The buildings, in this order: so many of each near home, whoever built them."""
    herd: int = 5
    """How many donkeys a seat breeds."""
    at_once: int = 2
    """How many buildings are brought together at a time."""
    boards: int = 8
    """Boards made beyond what is planned."""
    boards_first: int = 1
    """Sites are supplied after trunks for their boards and so many more, less one; 0: before."""
    ahead: int = 0
    """How much fuel and paper is made before there is gold and coins for it."""
    gold_first: bool = False
    """Whether gold is brought to the mint before there is fuel."""
    last_turns: int = 12
    """When no more than so many turns are left wealth is loaded wherever it lies."""
    pays_after: int = 14
    """When no more than so many turns are left nothing is begun that takes long to pay."""
    taste: int = 0
    """Which of moves that are as good as each other is made."""


PLAN = Plan()


class Aim(NamedTuple):
    """The next building of a seat, its site and what it takes."""

    building: str
    site: Place
    cost: Cost


class Holdings:
    """The buildings near a home, those that come next, and the ways home: what depends on the land alone, on
    what stands on it, on a plan, and on whether what is begun must pay soon."""

    def __init__(
        self,
        world: World,
        bridges: Bridges,
        roads: frozenset[Road],
        houses: tuple[tuple[Place, str], ...],
        home: Place,
        plan: Plan,
        late: bool,
        box: Components,
    ) -> None:
        self.world, self.bridges, self.roads, self.houses = world, bridges, roads, houses
        self.home, self.plan, self.late, self.box = home, plan, late, box
        self.near = within(world, bridges, home, NEAR)
        """The regions near home, with the steps to them."""
        self.standing: dict[str, list[Place]] = {}
        """The buildings of each kind near home, the nearest first."""
        for place, kind in sorted(houses, key=lambda house: (self.near.get(house[0], NEAR), house)):
            if place in self.near:
                self.standing.setdefault(kind, []).append(place)

    @cached_property
    def aims(self) -> tuple[Aim, ...]:
        """What the seat builds next: the first buildings of its plan that are missing near its home."""
        found: list[Aim] = []
        for kind, count in self.plan.buildings:
            if self.late and kind in TAKES_LONG:
                continue
            planned = [aim for aim in found if aim.building == kind]
            there = len(self.standing.get(kind, ())) + len(planned)
            if there < count and (site := self._site(kind, found)):
                found.append(Aim(kind, site, self.box.buildings[kind].cost))
            if len(found) == self.plan.at_once:
                break
        return tuple(found)

    @cached_property
    def planned(self) -> Counter[str]:
        """What the buildings that are aimed at cost together."""
        return sum((Counter(aim.cost) for aim in self.aims), Counter())

    def _site(self, kind: str, aims: list[Aim]) -> Place | None:
        """The free place that is nearest to home and to where the input of a building is made."""
        built = {place.cell for place, _ in self.houses}
        if kind == "sawmill" and self.home.cell not in built:
            return self.home
        taken = {self.home, *(aim.site for aim in aims)}
        donkey, wanted = self.box.transporters[DONKEY], self.box.buildings[kind].terrain
        turns = [
            by_land(self.world, self.bridges, self.roads, donkey, place) for place in self._partners(kind)
        ]
        found: list[tuple[float, Place]] = []
        for place in self.near:
            terrain = self.world.terrain(place.cell)
            suits = terrain in SPARE if wanted == "land" else terrain == wanted
            if suits and place not in taken and place.cell not in built:
                found.append((sum(to.get(place, FAR) for to in turns), place))
        return min(found, default=(0, None))[1]

    def _partners(self, kind: str) -> list[Place]:
        """Home, and the nearest buildings from which a factory has its input, unless it must pay soon."""
        if self.late:
            return [self.home]
        rows = self.box.buildings
        needs = {good for cost in rows[kind].input for good in cost}
        makers = [places[0] for other, places in self.standing.items() if needs & set(rows[other].output)]
        return [self.home, *makers]

    @cached_property
    def ways_home(self) -> set[tuple[Cell, Cell]]:
        """The pairs of tiles, both ways, of shortest ways between home and the buildings near it."""
        near, found = self.near, set[tuple[Cell, Cell]]()
        for place, _ in self.houses:
            while near.get(place):
                ways = ways_by_end(self.world, self.bridges, place)
                nearer = min(end for end in ways if near.get(end, NEAR) < near[place])
                found |= {(place.cell, nearer.cell), (nearer.cell, place.cell)}
                place = nearer
        return found

    @cached_property
    def unpaved(self) -> set[Place]:
        """From where roads on the ways home are missing."""
        return {
            place
            for place in self.near
            for end, ways in ways_by_end(self.world, self.bridges, place).items()
            if (place.cell, end.cell) in self.ways_home and not any(way.road in self.roads for way in ways)
        }


_holdings = lru_cache(maxsize=2048)(Holdings)


def turns_left(state: RoadsAndBoats) -> int:
    """How many turns are left at most: a neutral brick is laid in each, and alone they are numbered."""
    if state.solo:
        return state.box.solo["turns"] - state.turn + 1
    return state.box.neutral_bricks - state.wonder.count(NEUTRAL)


@lru_cache(maxsize=4096)
def _houses(buildings: FrozenMap[Cell, Building], world: World) -> tuple[tuple[Place, str], ...]:
    """Where buildings stand on land, and their kinds."""
    there = ((land(cell, it.region), it.kind) for cell, it in buildings.items() if world.is_land(cell))
    return tuple(sorted(there))


def holdings(state: RoadsAndBoats, seat: Seat, home: Place, plan: Plan) -> Holdings:
    """The holdings of a seat that follows a plan, found once for all positions in which they are the same."""
    houses, late = _houses(state.buildings, state.world), turns_left(state) <= plan.pays_after
    return _holdings(state.world, state.bridges, state.roads, houses, home, plan, late, state.box)
