"""What a seat is about and where each of its transporters should go: the greedy player's plans.

A seat wants a woodcutter, a sawmill at home, a quarry and then mines. Transporters bring what the next
building takes to its site, fetch whatever lies elsewhere, and bring it home, where it pays for bricks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rulebook_lab.engine import FrozenMap, Seat
from rulebook_lab.games.roads_and_boats.goods import GOOSE, kind_of
from rulebook_lab.games.roads_and_boats.hexes import Cell
from rulebook_lab.games.roads_and_boats.payment import Cost
from rulebook_lab.games.roads_and_boats.places import LAND, Place
from rulebook_lab.games.roads_and_boats.roads import walking_distances
from rulebook_lab.games.roads_and_boats.state import RoadsAndBoats

WANTED = ("woodcutter", "sawmill", "quarry", "mine")
"""The buildings of the plan, in this order; of mines there are never enough."""
NEAR = 5
"""No site is further from home than so many steps."""


class Plan(NamedTuple):
    """The next building of a seat, its site and what it takes; without a site there is nothing to build."""

    building: str = ""
    site: Place | None = None
    cost: Cost = FrozenMap()


@lru_cache(maxsize=64)
def plan(state: RoadsAndBoats, seat: Seat) -> Plan:
    """What a seat builds next: the first of WANTED that is missing near its home."""
    home = state.homes.get(seat)
    if home is None:
        return Plan()
    near = [place for place, steps in ways_to(state, home).items() if steps <= NEAR]
    for kind in WANTED:
        site = _site(state, kind, home, near)
        if site is not None:
            return Plan(kind, site, state.building_type(kind).cost)
    return Plan()


def _site(state: RoadsAndBoats, kind: str, home: Place, near: list[Place]) -> Place | None:
    if kind == "sawmill":
        return None if home.cell in state.buildings else home
    there = [place for place in near if state.world.terrain(place.cell) == state.building_type(kind).terrain]
    if kind != "mine" and any(_stands(state, kind, place.cell) for place in there):
        return None
    free = [place for place in there if place.cell not in state.buildings]
    return min(free, key=lambda place: (ways_to(state, home)[place], place), default=None)


def _stands(state: RoadsAndBoats, kind: str, cell: Cell) -> bool:
    building = state.buildings.get(cell)
    return building is not None and building.kind == kind


def ways_to(state: RoadsAndBoats, place: Place) -> dict[Place, int]:
    """How many steps away each region of land is, on foot and over bridges."""
    return walking_distances(state.world, state.bridges, place)


def missing(state: RoadsAndBoats, seat: Seat) -> Counter[str]:
    """What the next building takes and neither lies at its site nor is on its way there."""
    aim = plan(state, seat)
    if aim.site is None:
        return Counter()
    there = Counter(map(kind_of, state.load_at(aim.site)))
    for id in state.fleet(seat):
        there.update(map(kind_of, state.transporters[id].cargo))
    return Counter(aim.cost) - there


def is_for_the_site(state: RoadsAndBoats, seat: Seat, good: str) -> bool:
    """Whether a good on board belongs to the next building, away from home."""
    aim = plan(state, seat)
    return aim.site != state.homes.get(seat) and kind_of(good) in aim.cost


def is_wealth(state: RoadsAndBoats, good: str) -> bool:
    """Whether a good counts points on board."""
    return state.components.goods[kind_of(good)] > 0


@lru_cache(maxsize=256)
def target(state: RoadsAndBoats, id: str) -> Place | None:
    """Where a transporter should go now: to the site, home, or where something lies or will lie."""
    transporter = state.transporters[id]
    seat, home = transporter.owner, state.homes.get(transporter.owner)
    if home is None:
        return None
    load = [good for good in transporter.cargo if not is_wealth(state, good)]
    if any(is_for_the_site(state, seat, good) for good in load):
        return plan(state, seat).site
    if load:
        return home
    if missing(state, seat) & Counter(map(kind_of, state.load_at(home))):
        return home
    return _source(state, id) or home


def _source(state: RoadsAndBoats, id: str) -> Place | None:
    """The nearest place with something to fetch at which no other transporter of the seat waits."""
    here = state.transporters[id].place
    if here is None or here.kind != LAND:
        return None
    away = ways_to(state, here)
    waiting = {state.transporters[other].place for other in state.fleet(state.transporters[id].owner)}
    waiting -= {here}
    found = [place for place in _sources(state, id) if place in away and place not in waiting]
    return min(found, key=lambda place: (away[place], place), default=None)


def _sources(state: RoadsAndBoats, id: str) -> Iterator[Place]:
    seat = state.transporters[id].owner
    apart = (state.homes.get(seat), plan(state, seat).site)
    for place, load in state.goods.items():
        if place not in apart and place.kind == LAND and any(kind_of(good) != GOOSE for good in load):
            yield place
    for cell, building in state.buildings.items():
        if state.building_type(building.kind).kind == "primary" and state.world.is_land(cell):
            yield Place(*cell, LAND, building.region)
