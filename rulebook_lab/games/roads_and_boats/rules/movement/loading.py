"""Loading on the way: what a moving transporter takes and drops, on tiles and transporters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .....engine import Seat, Tell, Verb, Violation, broken, value
from ...position.wording import called, holder_name
from ...state import RoadsAndBoats
from ..holding.consent import ask_or_do
from ..holding.handling import (
    IN_MOVEMENT,
    exists,
    ferried,
    ferry_violations,
    handed_over,
    handling_violations,
)
from ..holding.payment import owners_asked, read_holder, write_holder
from ..holding.reach import Holder, group_of, touched
from ..moves import Drop, TakeOn
from .marching import Frames, marching, mover_violations

Handling = TakeOn | Drop


def _other_holder(move: Handling) -> Holder:
    return read_holder(move.source if isinstance(move, TakeOn) else move.target)


@ferried
def handling(state: RoadsAndBoats, frame: Frames, move: Handling) -> Iterator[Violation]:
    """Within the group of the areas that the mover itself touches (ruling.move-reach)."""
    if faults := list(mover_violations(state, frame, move)):
        yield from faults
        return
    other = _other_holder(move)
    if not exists(state, other):
        yield broken("movement.pick-drop", "nowhere", holder=write_holder(other))
        return
    cell = state.cell_of(move.transporter)
    yield from ferry_violations(state, move.seat, move.ferry, cell)
    group = group_of(state, move.seat, touched(state, move.transporter), move.ferry)
    source: Holder = other
    target: Holder = move.transporter
    if isinstance(move, Drop):
        source, target = target, source
    yield from handling_violations(state, move.seat, group, move.good, source, target, IN_MOVEMENT)


def handle(state: RoadsAndBoats, frame: Frames, move: Handling, tell: Tell) -> RoadsAndBoats:
    """Between own holders at once, else when the other owners agree."""
    state = marching(state, frame, move).exchanged()
    owners = _partners(state, move)
    return ask_or_do(state, move, owners, handled, tell)


@value("movement.exchange", off=())
def _partners(state: RoadsAndBoats, move: Handling) -> tuple[Seat, ...]:
    """The other seats whose transporter gives, takes or ferries."""
    other = move.source if isinstance(move, TakeOn) else move.target
    return owners_asked(state, move.seat, other, move.ferry)


def handled(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """The good changes its holder."""
    mover = called(state, move.transporter)
    if isinstance(move, TakeOn):
        source = holder_name(state, move.source)
        tell("movement.pick-drop", "taken", move.seat, transporter=mover, good=move.good, source=source)
        return handed_over(state, move.good, read_holder(move.source), move.transporter)
    target = holder_name(state, move.target)
    tell("movement.pick-drop", "dropped", move.seat, transporter=mover, good=move.good, target=target)
    return handed_over(state, move.good, move.transporter, read_holder(move.target))


VERBS = [
    Verb(move=TakeOn, clause="movement.pick-drop", violations=handling, apply=handle),
    Verb(move=Drop, clause="movement.pick-drop", violations=handling, apply=handle),
]
