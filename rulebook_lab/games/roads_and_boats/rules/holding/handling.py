"""Moving single goods between holders of one group: what production and movement have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .....engine import Seat, Violation, broken
from ...land.goods import GOOSE, kind_of
from ...land.hexes import Cell
from ...land.places import SEA, Place
from ...state import RoadsAndBoats
from .reach import Holder, Spots, can_hold, cell_of, is_foreign, room, tile_of, within, write_holder


class Clauses(NamedTuple):
    """The clauses that a phase has for handling goods and for doing so across a river."""

    handling: str
    river: str


IN_PRODUCTION = Clauses("production.exchange", "production.exchange-river")
IN_MOVEMENT = Clauses("movement.pick-drop", "bridges.unbridged")


def is_goose(good: str) -> bool:
    """Whether a good is a goose, moved or not."""
    return kind_of(good) == GOOSE


def stores_at_sea(state: RoadsAndBoats, cell: Cell) -> bool:
    """Whether goods can be left on a sea tile: it has an oil rig."""
    return cell in state.buildings  # boats.oil-rig-store geese.oil-rig, else False


def handling_faults(
    state: RoadsAndBoats,
    seat: Seat,
    group: Spots,
    good: str,
    source: Holder,
    target: Holder,
    clauses: Clauses,
) -> Iterator[Violation]:
    """Whether a good can go from one holder of a group to another; both exist."""
    if kind_of(good) not in state.box.goods:
        yield broken(clauses.handling, "no-good", good=good)
        return
    there, cell = within(state, group), cell_of(group)
    for holder in (source, target):
        if holder in there:
            continue
        if isinstance(holder, str) and not can_hold(state, holder):
            yield broken("carrying.nothing-else", transporter=holder)
        elif tile_of(state, holder) != cell:
            afloat = any(isinstance(end, str) and state.type_of(end).is_boat for end in (source, target))
            clause = "boats.interact" if afloat else clauses.handling
            yield broken(clause, "elsewhere", holder=write_holder(holder), cell=cell)
        else:
            yield broken(clauses.river, "bank", holder=write_holder(holder))
    if good not in state.load_at(source):
        yield broken(clauses.handling, "gone", good=good, holder=write_holder(source))
    if source == target:
        yield broken(clauses.handling, "same", holder=write_holder(source))
    if is_foreign(state, seat, source) and is_foreign(state, seat, target):
        yield broken("movement.no-force", "strangers")
    yield from target_faults(state, good, target)


def takes_more(state: RoadsAndBoats, holder: Holder) -> bool:
    """Whether a holder has room for one more: not the open sea, nor a transporter that is full."""
    if isinstance(holder, Place):
        return holder.kind != SEA or stores_at_sea(state, holder.cell)
    return room(state, holder) > 0 or not can_hold(state, holder)


def target_faults(state: RoadsAndBoats, good: str, target: Holder) -> Iterator[Violation]:
    """Why a holder can take no good: the open sea, a transporter that is full."""
    if not takes_more(state, target):
        yield broken("boats.no-leaving", good=good) if isinstance(target, Place) else full(state, target)


def full(state: RoadsAndBoats, transporter: str) -> Violation:
    """The violation that a transporter can carry no more."""
    kind = state.type_of(transporter)
    if kind.is_boat:
        return broken("boats.capacities", "full", transporter=transporter, carry=kind.carry)
    return broken("movement.carrying-capacity", transporter=transporter, carry=kind.carry)


def handed_over(state: RoadsAndBoats, good: str, source: Holder, target: Holder) -> RoadsAndBoats:
    """The position after a good has changed its holder."""
    return state.take(source, good).put(target, good)
