"""Exchange of goods in the production phase: between a tile and the transporters on it, freely."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .....engine import Move, Seat, Tell, Verb, Violation, broken, implements
from ...land.hexes import Cell
from ...position.wording import holder_name
from ...state import RoadsAndBoats
from ..frames import Producing
from ..holding.consent import ask_or_do
from ..holding.handling import (
    IN_PRODUCTION,
    exists,
    ferried,
    ferry_violations,
    handed_over,
    handling_violations,
    spots_at,
    tile_of,
)
from ..holding.payment import owners_asked, read_holder, write_holder
from ..holding.reach import Holder, Spots, cell_of, ferries_wanted, groups_in_reach, holders
from ..moves import Shift


def own_transporters_here(state: RoadsAndBoats, seat: Seat) -> tuple[Cell, ...]:
    """The tiles on which a seat has transporters, sorted."""
    return state.transporters.cells_of.get(seat, ())


def stocked_tiles(state: RoadsAndBoats, seat: Seat) -> Iterator[tuple[Cell, set[str]]]:
    """The tiles on which a seat has transporters and there are goods, with what is there."""
    for cell in own_transporters_here(state, seat):
        if goods := state.goods_on(cell):
            yield cell, goods


def shift_moves(state: RoadsAndBoats, seat: Seat) -> Iterator[Move]:
    """Every good within reach, to every holder within reach; across rivers with a ferry."""
    for cell, _ in stocked_tiles(state, seat):
        for ferry in ("", *ferries_wanted(state, seat, cell)):
            for group in groups_in_reach(state, seat, cell, ferry):
                yield from _shifts_within(state, seat, group, ferry)


def _shifts_within(state: RoadsAndBoats, seat: Seat, group: Spots, ferry: str) -> Iterator[Move]:
    there: list[Holder] = [*sorted(group), *holders(state, group)]
    words = [write_holder(holder) for holder in there]
    for source, word in zip(there, words, strict=True):
        for good in dict.fromkeys(state.load_at(source)):
            for target in words:
                if target != word:
                    yield Shift(seat, good, word, target, ferry)


@implements("production.put-down")
@ferried
def shift_violations(state: RoadsAndBoats, frame: Producing, move: Shift) -> Iterator[Violation]:
    """Both holders within one group of the seat's reach, the good there, room for it."""
    source, target = read_holder(move.source), read_holder(move.target)
    for holder in (source, target):
        if not exists(state, holder):
            yield broken("production.exchange", "nowhere", holder=write_holder(holder))
            return
    yield from ferry_violations(state, move.seat, move.ferry, tile_of(state, source))
    spots = spots_at(state, source) or spots_at(state, target)
    reached = groups_in_reach(state, move.seat, cell_of(spots), move.ferry) if spots else ()
    groups = [group for group in reached if group & spots]
    if not groups:
        yield broken("production.exchange", "absent", holder=move.source)
        return
    group = next((group for group in groups if group & spots_at(state, target)), groups[0])
    yield from handling_violations(state, move.seat, group, move.good, source, target, IN_PRODUCTION)


def shift(state: RoadsAndBoats, frame: Producing, move: Shift, tell: Tell) -> RoadsAndBoats:
    """Between own holders at once, else when the other owners agree."""
    owners = owners_asked(state, move.seat, move.source, move.target, move.ferry)
    return ask_or_do(state.exchanged(), move, owners, shifted, tell)


def shifted(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """The good lies at its new holder."""
    tell(
        "production.exchange",
        "shifted",
        move.seat,
        good=move.good,
        source=holder_name(state, move.source),
        target=holder_name(state, move.target),
    )
    return handed_over(state, move.good, read_holder(move.source), read_holder(move.target))


VERBS = [Verb(move=Shift, clause="production.exchange", violations=shift_violations, apply=shift)]
