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
SPARE = (PASTURE, "woods", "rock", "mountain")
"""Where buildings go that may stand anywhere."""
FAR = 9.0
"""So many turns away is a place that cannot be reached."""
QUARRY = "quarry"
TAKES_LONG = ("papermill", "stock_exchange")
"""What takes long to pay."""


class Plan(Struct, frozen=True, cache_hash=True):
    """How a seat means to play."""

    buildings: tuple[tuple[str, int], ...] = (
        *(("woodcutter", 1), ("sawmill", 1), (QUARRY, 1), ("woodcutter", 2)),
        *((MINE, 1), ("coal_burner", 1), ("mint", 1), ("papermill", 1), ("stock_exchange", 1), (MINE, 9)),
    )
    """The buildings, in this order: so many of each near home, whoever built them."""
    herd: int = 5
    """How many donkeys a seat breeds."""
    at_once: int = 2
    """How many buildings are brought together at a time."""
    mountain: float = 9.0
    """A mountain is as good a site for anything but a mine as a place that is so many turns further off."""
    boards: int = 8
    """Boards made beyond what is planned."""
    boards_first: int = 1
    """Sites are supplied after trunks for their boards and so many more, less one; 0: before."""
    ahead: int = 0
    """How much fuel and paper is made before there is gold and coins for it."""
    gold_first: bool = False
    """Whether gold is brought to the mint before there is fuel."""
    paves: bool = True
    """Whether those that have nothing else to do wait where stones lie for roads."""
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


class Estate(NamedTuple):
    """What the aims of a seat depend on: the land, what stands on it, and its plan."""

    world: World
    bridges: Bridges
    roads: frozenset[Road]
    houses: tuple[tuple[Place, str], ...]
    irrigated: bool
    late: bool
    home: Place
    plan: Plan
    box: Components

    def turns(self, place: Place) -> dict[Place, float]:
        """How many turns a donkey takes from each region to a place."""
        return by_land(self.world, self.bridges, self.roads, self.box.transporters[DONKEY], place)

    def suits(self, kind: str, place: Place) -> bool:
        """Whether a building may stand at a free place."""
        terrain, wanted = self.world.terrain(place.cell), self.box.buildings[kind].terrain
        if terrain == "desert" and not self.irrigated:
            return False
        if wanted == "shore":
            return place.cell in self.world.shores and any(
                self.world.dock_region(dock) == place.at for dock in self.world.docks.get(place.cell, ())
            )
        return terrain in SPARE if wanted == "land" else terrain == wanted


class Holdings:
    """The buildings near a home, those that come next, and the ways home."""

    def __init__(self, estate: Estate) -> None:
        self.estate = estate
        self.near = within(estate.world, estate.bridges, estate.home, NEAR)
        """The regions near home, with the steps to them."""
        self.standing: dict[str, list[Place]] = {}
        """The buildings of each kind near home, the nearest first."""
        for place, kind in sorted(estate.houses, key=lambda house: (self.near.get(house[0], NEAR), house)):
            if place in self.near:
                self.standing.setdefault(kind, []).append(place)

    @cached_property
    def aims(self) -> tuple[Aim, ...]:
        """What the seat builds next: the first buildings of its plan that are missing near its home."""
        found: list[Aim] = []
        for kind, count in self.estate.plan.buildings:
            if self.estate.late and kind in TAKES_LONG:
                continue
            planned = [aim for aim in found if aim.building == kind]
            there = len(self.standing.get(kind, ())) + len(planned)
            if there < count and (site := self._site(kind, found)):
                found.append(Aim(kind, site, self.estate.box.buildings[kind].cost))
            if len(found) == self.estate.plan.at_once:
                break
        return tuple(found)

    @cached_property
    def planned(self) -> Counter[str]:
        """What the buildings that are aimed at cost together."""
        return sum((Counter(aim.cost) for aim in self.aims), Counter())

    def _site(self, kind: str, aims: list[Aim]) -> Place | None:
        """The free place that is nearest to home and to where the input of a building is made."""
        estate, home = self.estate, self.estate.home
        built = {place.cell for place, _ in estate.houses}
        if kind == "sawmill" and home.cell not in built:
            return home
        free = [place for place in self.near if place.cell not in built and place != home]
        turns = [estate.turns(place) for place in self._partners(kind)]
        taken = {aim.site for aim in aims}
        found: list[tuple[float, Place]] = []
        for place in free:
            if place not in taken and estate.suits(kind, place):
                dear = kind != MINE and estate.world.terrain(place.cell) == "mountain"
                found.append((sum(to.get(place, FAR) for to in turns) + dear * estate.plan.mountain, place))
        return min(found, default=(0, None))[1]

    def _partners(self, kind: str) -> list[Place]:
        """Home, and the nearest buildings from which a factory has its input, unless it must pay soon."""
        if self.estate.late:
            return [self.estate.home]
        rows = self.estate.box.buildings
        needs = {good for cost in rows[kind].input for good in cost}
        makers = [places[0] for other, places in self.standing.items() if needs & set(rows[other].output)]
        return [self.estate.home, *makers]

    @cached_property
    def ways_home(self) -> set[tuple[Cell, Cell]]:
        """The pairs of tiles, both ways, of shortest ways between home and the buildings near it."""
        near, estate = self.near, self.estate
        found: set[tuple[Cell, Cell]] = set()
        for place, _ in estate.houses:
            while near.get(place):
                ways = ways_by_end(estate.world, estate.bridges, place)
                nearer = min(end for end in ways if near.get(end, NEAR) < near[place])
                found |= {(place.cell, nearer.cell), (nearer.cell, place.cell)}
                place = nearer
        return found

    @cached_property
    def unpaved(self) -> set[Place]:
        """From where roads on the ways home are missing."""
        estate = self.estate
        return {
            place
            for place in self.near
            for end, ways in ways_by_end(estate.world, estate.bridges, place).items()
            if (place.cell, end.cell) in self.ways_home and not any(way.road in estate.roads for way in ways)
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
    land = (state.world, state.bridges, state.roads, houses, state.irrigated)
    return _holdings(Estate(*land, late, home, plan, state.box))
