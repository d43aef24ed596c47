"""Where each transporter of the greedy player should go: to bring what it has on board, or to fetch more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from ....engine import Seat
from ..land.goods import GOOSE, kind_of
from ..land.places import LAND, Place
from ..rules.reach import room, touched
from ..state import RoadsAndBoats
from ._plans import (
    LAST_TURNS,
    is_kept_for,
    is_parent,
    is_wealth,
    near_home,
    nursery,
    plans,
    short,
    turns_left,
    wants,
)
from ._travelling import on_foot, steps_to

Pile = Counter[str]
Bound = dict[str, Place]
"""Where transporters go, by their ids."""

HALF_EMPTY = 2
"""Who could bring two goods of a kind and finds one is as good as one so many steps further off."""
WANTED, LYING, COMING = 0, 1, 2
"""A place with something that is wanted is as good as one with anything that lies a step nearer, and that as
one where something will be made, two steps nearer."""


@lru_cache(maxsize=1024)
def destination(state: RoadsAndBoats, id: str, kind: str) -> Place | None:
    """Where a transporter should bring a good: to the most urgent place that lacks it, else home.

    Wealth that nobody lacks stays on board.
    """
    seat = state.transporters[id].owner
    for place, lacking in wants(state, seat):
        if lacking.get(kind) and steps_to(state, id, place) is not None:
            return place
    home = state.homes.get(seat)
    if home is None or is_wealth(state, kind) or steps_to(state, id, home) is None:
        return None
    return home


@lru_cache(maxsize=64)
def errands(state: RoadsAndBoats, seat: Seat) -> Bound:
    """Where the transporters should go that bring or fetch what is wanted somewhere, the most urgent first.

    No more is brought to a place than it lacks: what is on board goes before what lies somewhere.
    """
    parents = [id for id in state.fleet(seat) if is_parent(state, id) and not state.transporters[id].cargo]
    nest = nursery(state, seat)
    bound = {id: nest for id in parents if nest}
    aboard = {id: Counter(map(kind_of, state.transporters[id].cargo)) for id in state.fleet(seat)}
    near = near_home(state, seat)
    lying = {place: Counter(map(kind_of, load)) for place, load in state.goods.items() if place in near}
    for place, lacking in wants(state, seat):
        for kind, missing in lacking.items():
            missing = _brought(state, place, kind, missing, aboard, bound)
            while missing > 0 and (trip := _trip(state, seat, place, kind, missing, lying, bound)):
                _, id, source = trip
                fetched = min(missing, room(state, id), lying[source][kind])
                lying[source][kind] -= fetched
                missing -= fetched
                bound[id] = source
    return bound


def _brought(
    state: RoadsAndBoats, place: Place, kind: str, missing: int, aboard: dict[str, Pile], bound: Bound
) -> int:
    """What a place still lacks when those that have it on board bring it."""
    ways = [(steps_to(state, id, place), id) for id in aboard if bound.get(id, place) == place]
    for _, id in sorted((steps, id) for steps, id in ways if steps is not None):
        given = min(missing, aboard[id][kind])
        if given:
            aboard[id][kind] -= given
            missing -= given
            bound[id] = place
    return missing


def _trip(
    state: RoadsAndBoats,
    seat: Seat,
    place: Place,
    kind: str,
    missing: int,
    lying: dict[Place, Pile],
    bound: Bound,
) -> tuple[int, str, Place] | None:
    """The shortest way on which a free transporter fetches a good for a place, two of them if it can."""
    onward = on_foot(state.world, state.bridges, place)
    found: list[tuple[int, str, Place]] = []
    for source, pile in lying.items():
        if (
            not pile[kind]
            or source == place
            or source not in onward
            or is_kept_for(state, seat, source, kind)
        ):
            continue
        for id in state.fleet(seat):
            free, steps = room(state, id), steps_to(state, id, source)
            if id not in bound and free and steps is not None:
                half_empty = min(free, pile[kind]) < min(2, missing)
                found.append((steps + onward[source] + HALF_EMPTY * half_empty, id, source))
    return min(found, default=None)


@lru_cache(maxsize=256)
def target(state: RoadsAndBoats, id: str) -> Place | None:
    """Where a transporter should go now: on its errand, else home with what is left over, or to fetch."""
    there = state.transporters[id]
    if place := errands(state, there.owner).get(id):
        return place
    if (home := state.homes.get(there.owner)) and not all(is_wealth(state, good) for good in there.cargo):
        return home
    return _source(state, id) if room(state, id) else None


def _source(state: RoadsAndBoats, id: str) -> Place | None:
    """The nearest place with something to fetch at which no other transporter of the seat waits.

    What is wanted somewhere goes before what just lies there, and that before what will be made.
    """
    seat = state.transporters[id].owner
    waiting = {spot for other in state.fleet(seat) if other != id for spot in touched(state, other)}
    found = [
        (steps + rank, place)
        for place, rank in _sources(state, seat)
        if (steps := steps_to(state, id, place)) is not None and place not in waiting
    ]
    home = state.homes.get(seat)
    return min(found, default=(0, home))[1]


def _sources(state: RoadsAndBoats, seat: Seat) -> Iterator[tuple[Place, int]]:
    near = near_home(state, seat)
    home = state.homes.get(seat)
    for place, load in state.goods.items():
        found = [kind_of(good) for good in load if worth_fetching(state, seat, place, good)]
        if place.kind == LAND and found:
            yield place, WANTED if short(state, seat).keys() & set(found) else LYING
    for cell, building in state.buildings.items():
        primary = state.building_type(building.kind).kind == "primary"
        spent = building.number and not building.gold + building.iron
        if primary and not spent and state.world.is_land(cell):
            place = state.output_spot(cell)
            if place in near and place not in (home, *(aim.site for aim in plans(state, seat))):
                yield place, COMING


def worth_fetching(state: RoadsAndBoats, seat: Seat, place: Place, good: str) -> bool:
    """Whether a loose good should be taken away from where it lies."""
    if kind_of(good) == GOOSE or is_kept_for(state, seat, place, good):
        return False
    if is_wealth(state, good):
        return turns_left(state) <= LAST_TURNS or short(state, seat)[kind_of(good)] > 0
    return short(state, seat)[kind_of(good)] > 0
