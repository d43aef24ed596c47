"""What stands near a seat's home, where its plan builds next, and which roads lead there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from ....engine import FrozenMap, Seat
from ..components import Components
from ..land.geography import Bridges, Road, distances, ways_by_end
from ..land.hexes import Cell
from ..land.places import Place, land
from ..land.world import PASTURE, World
from ..rules.payment import Cost
from ..rules.primary import MINE
from ..state import Building, RoadsAndBoats
from .layout import FAR, FLOWS, layout, own_land

BEFORE_WOOD = 3
"""The first buildings of a plan, for which there are boards from the beginning."""
TAKES_LONG = ("papermill", "stock_exchange")
"""What takes long to pay."""


class Plan(Struct, frozen=True, cache_hash=True):
    """How a seat means to play."""

    buildings: tuple[tuple[str, int], ...] = (
        *(("woodcutter", 1), ("sawmill", 1), ("quarry", 1), ("woodcutter", 2)),
        *(("papermill", 1), (MINE, 1), ("coal_burner", 1), ("mint", 1)),
        *((MINE, 2), ("stock_exchange", 1)),
    )
    """The buildings, in this order: so many of each near home, whoever built them."""
    herd: int = 5
    """How many donkeys a seat breeds."""
    at_once: int = 4
    """How many buildings are brought together at a time."""
    boards: int = 8
    """Boards made beyond what is planned."""
    build_first: bool = False
    """Whether the next buildings have their goods before coal burners and papermills are fed."""
    ahead: int = 2
    """How many pieces of the gold of each mine are counted on when fuel and paper are made."""
    roads: int = 2
    """So many stones that nothing else takes are brought home for roads at a time."""
    last_turns: int = 8
    """When no more than so many turns are left wealth is loaded wherever it lies, and no shaft is sunk."""
    pays_after: int = 6
    """When no more than so many turns are left nothing is begun that takes long to pay."""
    research_until: int = 12
    """When no more than so many turns are left nothing is researched."""
    taste: int = 0
    """Which of moves that are as good as each other is made."""


PLAN = Plan()


class Aim(NamedTuple):
    """The next building of a seat, its site and what it takes."""

    building: str
    site: Place
    cost: Cost


def missing(plan: Plan, standing: Mapping[str, Sequence[Place]], late: bool) -> tuple[str, ...]:
    """The buildings of a plan that do not stand, in its order; late none that takes long to pay."""
    found: list[str] = []
    for kind, count in plan.buildings:
        if not late or kind not in TAKES_LONG:
            found += [kind] * (count - len(standing.get(kind, ())) - found.count(kind))
    return tuple(found)


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
        rivals: tuple[Place, ...],
        plan: Plan,
        late: bool,
        box: Components,
    ) -> None:
        self.world, self.bridges, self.roads, self.houses = world, bridges, roads, houses
        self.home, self.plan, self.late, self.box = home, plan, late, box
        self.near = own_land(world, bridges, home, rivals)
        """The regions near home and no nearer to another one, with the steps to them."""
        self.standing: dict[str, list[Place]] = {}
        """The buildings of each kind near home, the nearest first."""
        for place, kind in sorted(houses, key=lambda house: (self.near.get(house[0], 0), house)):
            if place in self.near:
                self.standing.setdefault(kind, []).append(place)

    @cached_property
    def pastures(self) -> list[Place]:
        """The empty pastures near home that no river splits, the nearest first."""
        built = {place.cell for place, _ in self.houses}
        found = [
            place
            for place in self.near
            if self.world.terrain(place.cell) == PASTURE and place.cell in self.world.undivided
            if place != self.home and place.cell not in built
        ]
        return sorted(found, key=lambda place: (self.near[place], place))

    @cached_property
    def to_build(self) -> tuple[Aim, ...]:
        """The buildings of the plan that are missing near home and have a site there, in its order."""
        there = tuple((place, kind) for kind, places in self.standing.items() for place in places)
        free = frozenset(place for place in self.near if place.cell not in {at.cell for at, _ in self.houses})
        kinds = missing(self.plan, self.standing, self.late)
        sites = layout(self.world, self.bridges, self.home, there, kinds, free)
        by_kind: dict[str, list[Place]] = {}
        for kind, at in zip(kinds, sites, strict=True):
            if at:
                by_kind.setdefault(kind, []).append(at)
        for places in by_kind.values():
            places.sort(key=lambda place: (-self.near[place], place))
        return tuple(
            Aim(kind, by_kind[kind].pop(), self.box.buildings[kind].cost)
            for kind in kinds
            if by_kind.get(kind)
        )

    @property
    def aims(self) -> tuple[Aim, ...]:
        """What the seat builds next; without a woodcutter nothing that would take the boards for it."""
        if "woodcutter" in self.standing:
            return self.to_build[: self.plan.at_once]
        return self.to_build[: max(1, BEFORE_WOOD - len(self.standing))]

    @cached_property
    def remaining(self) -> Counter[str]:
        """What all these buildings cost together."""
        return sum((Counter(aim.cost) for aim in self.to_build), Counter())

    @cached_property
    def planned(self) -> Counter[str]:
        """What the buildings that are aimed at cost together."""
        return sum((Counter(aim.cost) for aim in self.aims), Counter())

    @cached_property
    def ways(self) -> set[tuple[Cell, Cell]]:
        """The pairs of tiles, both ways, on the shortest ways of goods: between buildings and home, and from
        where they are made to where they are used."""
        found = set[tuple[Cell, Cell]]()
        for kind, places in self.standing.items():
            makers = [self.standing[maker] for maker in FLOWS.get(kind, ()) if maker in self.standing]
            for place in places:
                for ends in ([self.home], *makers):
                    found |= self._way(place, ends)
        return found

    def _way(self, place: Place, ends: Sequence[Place]) -> set[tuple[Cell, Cell]]:
        """The pairs of tiles, both ways, of a shortest way from a place to the nearest of others."""
        found = set[tuple[Cell, Cell]]()
        to_each = (distances(self.world, self.bridges, end) for end in ends)
        steps = min(to_each, key=lambda steps: steps.get(place, FAR))
        while steps.get(place):
            beside = ways_by_end(self.world, self.bridges, place)
            nearer = min(end for end in beside if steps[end] < steps[place])
            found |= {(place.cell, nearer.cell), (nearer.cell, place.cell)}
            place = nearer
        return found

    @cached_property
    def spokes(self) -> int:
        """How many roads from home on the ways of goods are missing."""
        return sum(
            (self.home.cell, end.cell) in self.ways and not any(way.road in self.roads for way in found)
            for end, found in ways_by_end(self.world, self.bridges, self.home).items()
        )

    @cached_property
    def unpaved(self) -> set[Place]:
        """From where roads on the ways of goods are missing."""
        return {
            place
            for place in self.near
            for end, ways in ways_by_end(self.world, self.bridges, place).items()
            if (place.cell, end.cell) in self.ways and not any(way.road in self.roads for way in ways)
        }


@lru_cache(maxsize=256)
def alone(plan: Plan) -> Plan:
    """A plan for who plays alone: twenty turns are too few for bonds, so there are more mines instead."""
    quick = [row for row in plan.buildings if row[0] not in TAKES_LONG]
    return replace(plan, buildings=(*quick, (MINE, 3)))


_holdings = lru_cache(maxsize=2048)(Holdings)


def turns_left(state: RoadsAndBoats) -> int:
    """How many turns are left at most, with this one."""
    return state.last_turn - state.turn + 1


@lru_cache(maxsize=4096)
def _houses(buildings: FrozenMap[Cell, Building], world: World) -> tuple[tuple[Place, str], ...]:
    """Where buildings stand on land, and their kinds."""
    there = ((land(cell, it.region), it.kind) for cell, it in buildings.items() if world.is_land(cell))
    return tuple(sorted(there))


def holdings(state: RoadsAndBoats, seat: Seat, home: Place, plan: Plan) -> Holdings:
    """The holdings of a seat that follows a plan, found once for all positions in which they are the same."""
    houses = _houses(state.buildings, state.world)
    late = turns_left(state) <= plan.pays_after
    if state.solo:
        plan = alone(plan)
    rivals = tuple([place for other, place in state.homes.items() if other != seat])
    return _holdings(state.world, state.bridges, state.roads, houses, home, rivals, plan, late, state.box)
