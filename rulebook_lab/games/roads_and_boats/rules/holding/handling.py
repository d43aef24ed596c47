"""Moving single goods between holders of one group: what production and movement have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, NamedTuple

from msgspec.structs import replace

from .....engine import Seat, Violation, broken, value
from ...land.goods import GOOSE, kind_of, with_good, without_good
from ...land.hexes import Cell
from ...land.places import LAND, SEA, Place
from ...state import RoadsAndBoats
from .payment import write_holder
from .reach import NOTHING, Holder, Spots, area_spots, can_hold, holders, room, serves_as_ferry, touched

Check = Callable[[RoadsAndBoats, Any, Any], Iterator[Violation]]


class Clauses(NamedTuple):
    """The clauses that a phase has for handling goods and for doing so across a river."""

    handling: str
    river: str


IN_PRODUCTION = Clauses("production.exchange", "production.exchange-river")
IN_MOVEMENT = Clauses("movement.pick-drop", "bridges.unbridged")


def exists(state: RoadsAndBoats, holder: Holder) -> bool:
    """Whether there is such a transporter, region or sea tile."""
    if isinstance(holder, str):
        return holder in state.transporters
    if holder.kind == LAND:
        return state.world.is_land(holder.cell) and holder.at < state.world.region_count(holder.cell)
    return holder.kind == SEA and state.world.is_sea(holder.cell)


def spots_at(state: RoadsAndBoats, holder: Holder) -> Spots:
    """The spots that a holder belongs to; none if there is no such holder."""
    if not exists(state, holder):
        return NOTHING
    if isinstance(holder, str):
        return touched(state, holder)
    return area_spots(state, holder)


def tile_of(state: RoadsAndBoats, holder: Holder) -> Cell:
    """The tile a holder is on."""
    return holder.cell if isinstance(holder, Place) else state.cell_of(holder)


@value("boats.oil-rig-store", "geese.oil-rig", off=False)
def stores_at_sea(state: RoadsAndBoats, cell: Cell) -> bool:
    """Whether goods can be left on a sea tile: it has an oil rig (boats.oil-rig-store)."""
    return cell in state.buildings


def handling_violations(
    state: RoadsAndBoats,
    seat: Seat,
    group: Spots,
    good: str,
    source: Holder,
    target: Holder,
    clauses: Clauses,
) -> Iterator[Violation]:
    """Whether a good can go from one holder of a group to another."""
    if kind_of(good) not in state.components.goods:
        yield broken(clauses.handling, "no-good", good=good)
        return
    yield from _group_violations(state, group, source, target, clauses)
    if good not in state.load_at(source):
        yield broken(clauses.handling, "gone", good=good, holder=write_holder(source))
    if source == target:
        yield broken(clauses.handling, "same", holder=write_holder(source))
    if {source, target}.isdisjoint(_own_or_loose(state, seat, (source, target))):
        yield broken("movement.no-force", "strangers")
    yield from _target_violations(state, good, target)


def _own_or_loose(state: RoadsAndBoats, seat: Seat, pair: tuple[Holder, Holder]) -> Iterator[Holder]:
    for holder in pair:
        if isinstance(holder, Place) or state.transporters[holder].owner == seat:
            yield holder


def _group_violations(
    state: RoadsAndBoats, group: Spots, source: Holder, target: Holder, clauses: Clauses
) -> Iterator[Violation]:
    there = within(state, group)
    cell = next(iter(group)).cell
    for holder in (source, target):
        if holder in there:
            continue
        if isinstance(holder, str) and not can_hold(state, holder):
            yield broken("carrying.nothing-else", transporter=holder)
        elif tile_of(state, holder) != cell:
            yield broken("boats.interact", "elsewhere", holder=write_holder(holder), cell=cell)
        else:
            yield broken(clauses.river, "bank", holder=write_holder(holder))


def _target_violations(state: RoadsAndBoats, good: str, target: Holder) -> Iterator[Violation]:
    if isinstance(target, Place):
        if target.kind == SEA and not stores_at_sea(state, target.cell):
            yield broken("boats.no-leaving", good=good)
        return
    if can_hold(state, target) and room(state, target) < 1:
        kind = state.type_of(target)
        yield full(target, kind.is_boat, kind.carry)


def full(transporter: str, is_boat: bool, carry: int) -> Violation:
    """The violation that a transporter can carry no more."""
    if is_boat:
        return broken("boats.capacities", "full", transporter=transporter, carry=carry)
    return broken("movement.carrying-capacity", transporter=transporter, carry=carry)


def handed_over(state: RoadsAndBoats, good: str, source: Holder, target: Holder) -> RoadsAndBoats:
    """The position after a good has changed its holder."""
    state = state.with_load(source, without_good(state.load_at(source), good))
    return state.with_load(target, with_good(state.load_at(target), good))


def ferry_violations(state: RoadsAndBoats, seat: Seat, ferry: str, cell: Cell) -> Iterator[Violation]:
    """A ferry is another seat's boat in a river of the tile, without a passenger."""
    if not ferry:
        return
    boat = state.transporters.get(ferry)
    serves = boat is not None and boat.owner != seat and serves_as_ferry(state, seat, ferry, ferry)
    if not serves or state.cell_of(ferry) != cell:
        yield broken("production.exchange-river", "ferry", ferry=ferry)


def ferried(check: Check) -> Check:
    """A check of moves that may name a ferry: nobody is asked to ferry for what is allowed without."""

    @wraps(check)
    def checked(state: RoadsAndBoats, frame: Any, move: Any) -> Iterator[Violation]:
        fault = None
        for fault in check(state, frame, move):
            yield fault
        if move.ferry and fault is None and next(check(state, frame, replace(move, ferry="")), None) is None:
            yield broken("production.exchange-river", "needless", ferry=move.ferry)

    return checked


def within(state: RoadsAndBoats, group: Spots) -> set[Holder]:
    """What holds the goods of a group: its spots and the transporters that touch it."""
    return {*group, *holders(state, group)}


def is_goose(good: str) -> bool:
    """Whether a good is a goose, moved or not."""
    return kind_of(good) == GOOSE
