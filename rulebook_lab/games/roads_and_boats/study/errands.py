"""Where each transporter of the greedy player should go: to bring what it has on board, or to fetch more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ....engine import Seat
from ..land.goods import GOOSE, kind_of
from ..land.places import LAND, Place
from ..rules.holding.reach import room, touched
from ..rules.production.primary import output_spot
from ..state import RoadsAndBoats
from .plans import is_kept_for, is_parent, is_wealth, near_home, nursery, plan, short, wants
from .travelling import steps_to

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


@lru_cache(maxsize=256)
def target(state: RoadsAndBoats, id: str) -> Place | None:
    """Where a transporter should go now: where its load is wanted, or where something is to be fetched."""
    there = state.transporters[id]
    if is_parent(state, id) and not there.cargo:
        return nursery(state, there.owner)
    bound = {destination(state, id, kind_of(good)) for good in there.cargo}
    for place, _ in wants(state, there.owner):
        if place in bound:
            return place
    if (home := state.homes.get(there.owner)) in bound:
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
            place = output_spot(state, cell)
            if place in near and place not in (home, plan(state, seat).site):
                yield place, COMING


def worth_fetching(state: RoadsAndBoats, seat: Seat, place: Place, good: str) -> bool:
    """Whether a loose good should be taken away from where it lies."""
    if kind_of(good) == GOOSE or is_kept_for(state, seat, place, good):
        return False
    return is_wealth(state, good) or place != state.homes.get(seat) or short(state, seat)[kind_of(good)] > 0
