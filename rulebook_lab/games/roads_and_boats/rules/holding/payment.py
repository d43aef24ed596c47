"""Paying with goods: out of one group, loose ones first, others' cargo only if they agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from .....engine import Seat, UnreadableMove, Violation, broken
from ...land.goods import kind_of, of_kind, without_good
from ...land.places import Place, read_place, write_place
from ...state import RoadsAndBoats
from ..moves import Payment
from .reach import Holder, Spots, holders, in_order

Cost = Mapping[str, int]


class Part(NamedTuple):
    """A good and where it comes from."""

    good: str
    holder: Holder


def read_holder(text: str) -> Holder:
    """The holder a word stands for: a place has a comma, a transporter has none."""
    return read_place(text) if "," in text else text


def write_holder(holder: Holder) -> str:
    """The word for a holder."""
    return write_place(holder) if isinstance(holder, Place) else holder


def read_parts(payment: Payment) -> tuple[Part, ...]:
    """The parts of a payment, `good=holder` each.

    Raises UnreadableMove for a part that is not of this form.
    """
    parts = []
    for text in payment:
        good, equals, holder = text.partition("=")
        if not equals:
            raise UnreadableMove(f"{text!r} is no payment: write good=holder, such as stone=d1")
        parts.append(Part(good, read_holder(holder)))
    return tuple(parts)


def write_parts(parts: tuple[Part, ...]) -> Payment:
    """A payment as text."""
    return tuple(f"{part.good}={write_holder(part.holder)}" for part in parts)


def sources(state: RoadsAndBoats, seat: Seat, group: Spots, first: str = "") -> Iterator[Holder]:
    """Where a seat pays from by default: loose goods, then `first`, then its other transporters."""
    yield from in_order(group)
    own = [id for id in holders(state, group) if state.transporters[id].owner == seat]
    yield from sorted(own, key=lambda id: (id != first, id))


def default_payment(
    state: RoadsAndBoats, seat: Seat, group: Spots, cost: Cost, first: str = ""
) -> tuple[Part, ...] | None:
    """The payment of a cost by the usual priority, None when the goods are not there."""
    parts = []
    missing = dict(cost)
    for holder in sources(state, seat, group, first):
        load = state.load_at(holder)
        if not load:
            continue
        for kind, needed in missing.items():
            for good in list(of_kind(load, kind))[:needed]:
                parts.append(Part(good, holder))
                missing[kind] -= 1
    return None if any(missing.values()) else tuple(parts)


def stock(state: RoadsAndBoats, seat: Seat, group: Spots) -> dict[str, int]:
    """The goods that a seat can pay with by default, by kind."""
    there: dict[str, int] = {}
    for holder in sources(state, seat, group):
        for good in state.load_at(holder):
            kind = kind_of(good)
            there[kind] = there.get(kind, 0) + 1
    return there


def shortage(state: RoadsAndBoats, seat: Seat, group: Spots, cost: Cost) -> dict[str, int]:
    """How many goods of each kind a seat lacks for a cost."""
    there = stock(state, seat, group)
    return {kind: n - there.get(kind, 0) for kind, n in cost.items() if there.get(kind, 0) < n}


def covers(there: Cost, cost: Cost) -> bool:
    """Whether a stock is enough for a cost."""
    return all(there.get(kind, 0) >= n for kind, n in cost.items())


def payment_violations(
    state: RoadsAndBoats, seat: Seat, group: Spots, cost: Cost, payment: Payment, clause: str
) -> Iterator[Violation]:
    """What is wrong with a payment; `clause` is the one that sets the cost."""
    if not payment:
        if missing := shortage(state, seat, group, cost):
            yield broken(clause, "short", cost=cost, missing=missing)
        return
    parts = read_parts(payment)
    if Counter(kind_of(part.good) for part in parts) != Counter(cost):
        yield broken(clause, "cost", cost=cost, goods=tuple(part.good for part in parts))
    yield from absent(state, group, parts)


def absent(state: RoadsAndBoats, group: Spots, parts: tuple[Part, ...]) -> Iterator[Violation]:
    """Parts of a payment that are out of reach, or not there."""
    within = {*group, *holders(state, group)}
    for holder, wanted in Counter(parts).items():
        if holder.holder not in within:
            yield broken("building.cost-from", "reach", good=holder.good, holder=write_holder(holder.holder))
        elif state.load_at(holder.holder).count(holder.good) < wanted:
            yield broken("building.cost-from", "gone", good=holder.good, holder=write_holder(holder.holder))


def chosen_payment(
    state: RoadsAndBoats, seat: Seat, group: Spots, cost: Cost, payment: Payment
) -> tuple[Part, ...]:
    """The parts that are paid: those named, or the default ones."""
    if payment:
        return read_parts(payment)
    parts = default_payment(state, seat, group, cost)
    assert parts is not None
    return parts


def paid(state: RoadsAndBoats, parts: tuple[Part, ...]) -> RoadsAndBoats:
    """The position after goods have been used up."""
    for good, holder in parts:
        state = state.with_load(holder, without_good(state.load_at(holder), good))
    return state


def owners_asked(state: RoadsAndBoats, seat: Seat, *ids: str) -> tuple[Seat, ...]:
    """The other seats whose transporters, by id, are needed; each is asked once."""
    owners = (state.transporters[id].owner for id in ids if id in state.transporters)
    return tuple(dict.fromkeys(owner for owner in owners if owner != seat))


def givers(payment: Payment) -> tuple[str, ...]:
    """The transporters that a payment takes cargo from."""
    return tuple(part.holder for part in read_parts(payment) if isinstance(part.holder, str))
