"""Building sites: where a seat may build, and the group of goods that it pays from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .....engine import Seat, Violation, broken, implements, value
from ...land.hexes import Cell
from ...land.places import Place
from ...state import RoadsAndBoats
from ..moves import Payment
from .payment import Cost, chosen_payment, default_payment, givers, owners_asked, paid, payment_violations
from .reach import Spots, area_spots, group_of, present, touched


@implements("building.river-boat", "wall-building.docked")
def touched_here(state: RoadsAndBoats, seat: Seat, cell: Cell) -> Spots:
    """All spots of a tile that a seat's transporters touch: where it may build."""
    found: set[Place] = set()
    for id in present(state, seat, cell):
        found |= touched(state, id)
    return frozenset(found)


def presence_violations(
    state: RoadsAndBoats, seat: Seat, cell: Cell, spots: Iterable[Place]
) -> Iterator[Violation]:
    """A transporter must be on the tile and touch the site; a ferry is not enough."""
    if not any(present(state, seat, cell)):
        yield broken("building.presence", cell=cell)
    elif not touched_here(state, seat, cell) & frozenset(spots):
        yield broken("building.presence-river", cell=cell)


def paying_group(
    state: RoadsAndBoats,
    seat: Seat,
    spots: Iterable[Place],
    cost: Cost,
    payment: Payment,
    ferry: str,
) -> Spots:
    """The group that pays for something at one of `spots`: the first that can, else the first.

    `spots` must touch the seat (no violation of presence).
    """
    seat_touches = touched_here(state, seat, next(iter(spots)).cell)
    groups = [group_of(state, seat, area_spots(state, spot), ferry) for spot in spots if spot in seat_touches]
    for group in groups:
        if payment:
            if not any(payment_violations(state, seat, group, cost, payment, "building.cost-from")):
                return group
        elif default_payment(state, seat, group, cost) is not None:
            return group
    return groups[0]


def spent(
    state: RoadsAndBoats,
    seat: Seat,
    spots: Iterable[Place],
    cost: Cost,
    payment: Payment,
    ferry: str,
) -> RoadsAndBoats:
    """The position after a building cost has been paid."""
    group = paying_group(state, seat, spots, cost, payment, ferry)
    return paid(state, chosen_payment(state, seat, group, cost, payment))


@value("building.cooperation", off=())
def builders_asked(state: RoadsAndBoats, seat: Seat, payment: Payment, ferry: str) -> tuple[Seat, ...]:
    """The other seats whose goods, or whose ferry, a building action needs."""
    return owners_asked(state, seat, *givers(payment), ferry)
