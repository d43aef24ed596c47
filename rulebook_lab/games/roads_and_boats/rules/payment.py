"""Paying with goods: out of one group, loose ones first, others' cargo only if they agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, combinations_with_replacement, product
from typing import NamedTuple

from ....engine import Seat, UnreadableMove, Violation, broken
from ..components import Payment
from ..land.goods import kind_of
from ..land.places import read_holder
from ..state import Holder, RoadsAndBoats
from .reach import Spots, within

Cost = Mapping[str, int]


class Part(NamedTuple):
    """A good and where it comes from."""

    good: str
    holder: Holder

    def __str__(self) -> str:
        return f"{self.good}={self.holder}"


def read_parts(payment: Payment) -> tuple[Part, ...]:
    """The parts of a payment. Raises UnreadableMove for one that is no `good=holder`."""
    parts = []
    for text in payment:
        good, equals, holder = text.partition("=")
        if not equals:
            raise UnreadableMove(f"{text!r} is no payment: write good=holder, such as stone=d1")
        parts.append(Part(good, read_holder(holder)))
    return tuple(parts)


def givers(payment: Payment) -> tuple[str, ...]:
    """The transporters that a payment takes cargo from."""
    return tuple(part.holder for part in read_parts(payment) if isinstance(part.holder, str))


def shortage(state: RoadsAndBoats, seat: Seat, group: Spots, cost: Cost) -> dict[str, int]:
    """How many goods of each kind a seat lacks for a cost: loose ones and its own are there to pay with."""
    there = Counter(kind_of(good) for it in within(state, group, seat) for good in state.load_at(it))
    return {kind: n - there[kind] for kind, n in cost.items() if there[kind] < n}


def default_payment(state: RoadsAndBoats, holders: Iterable[Holder], cost: Cost) -> tuple[Part, ...] | None:
    """The payment of a cost out of holders, the first ones first; None when the goods are not there."""
    parts: list[Part] = []
    missing = dict(cost)
    for holder in holders:
        if load := state.load_at(holder):
            for kind, needed in missing.items():
                found = [Part(good, holder) for good in load if kind_of(good) == kind][:needed]
                missing[kind] -= len(found)
                parts += found  # unmarked ones first (ruling.marks-individual)
    return None if any(missing.values()) else tuple(parts)


def payment_faults(
    state: RoadsAndBoats, seat: Seat, group: Spots, cost: Cost, clause: str, payment: Payment
) -> Iterator[Violation]:
    """What is wrong with the payment of a cost that a clause sets."""
    if not payment:
        if missing := shortage(state, seat, group, cost):
            yield broken(clause, "short", cost=cost, missing=missing)
        return
    parts = read_parts(payment)
    if Counter(kind_of(part.good) for part in parts) != Counter(cost):
        yield broken(clause, "cost", cost=cost, goods=tuple(part.good for part in parts))
    yield from absent(state, group, parts, clause)


def absent(state: RoadsAndBoats, group: Spots, parts: tuple[Part, ...], clause: str) -> Iterator[Violation]:
    """Parts of what a clause demands that are out of reach, or not there."""
    there = within(state, group)
    for part, wanted in Counter(parts).items():
        if part.holder not in there:
            yield broken(clause, "reach", good=part.good, holder=str(part.holder))
        elif state.load_at(part.holder).count(part.good) < wanted:
            yield broken(clause, "gone", good=part.good, holder=str(part.holder))


def pay(state: RoadsAndBoats, seat: Seat, group: Spots, cost: Cost, payment: Payment) -> RoadsAndBoats:
    """The position after a cost has been paid, with the goods that are named or the default ones."""
    named = read_parts(payment) or default_payment(state, within(state, group, seat), cost)
    return paid(state, named or ())


def paid(state: RoadsAndBoats, parts: Iterable[Part]) -> RoadsAndBoats:
    """The position after goods have been used up."""
    for good, holder in parts:
        state = state.take(holder, good)
    return state


def chosen(there: Counter[Part], count: int) -> Iterator[tuple[Part, ...]]:
    """Every choice of so many goods of those that are there."""
    return (parts for parts in combinations_with_replacement(there, count) if Counter(parts) <= there)


def shared_payments(state: RoadsAndBoats, seat: Seat, group: Spots, cost: Cost) -> Iterator[Payment]:
    """Every payment of a cost out of a group that takes goods of others."""
    there = within(state, group)
    if not any(state.is_foreign(seat, holder) for holder in there):
        return
    goods = Counter(Part(good, holder) for holder in there for good in state.load_at(holder))
    of_kinds = [
        Counter({part: n for part, n in goods.items() if kind_of(part.good) == kind}) for kind in cost
    ]
    for choice in product(*map(chosen, of_kinds, cost.values())):
        parts = tuple(chain.from_iterable(choice))
        if any(state.is_foreign(seat, part.holder) for part in parts):
            yield tuple(map(str, parts))
