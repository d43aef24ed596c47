"""Whose move it is: one transporter after the other, each once in a phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from .....engine import Seat, Violation, broken
from ...state import RoadsAndBoats
from ..frames import March, Moving
from ..moves import Carry, Drop, Go, TakeOn

Frames = Moving | March


def movable(state: RoadsAndBoats, seat: Seat) -> Iterator[str]:
    """A seat's transporters that may still move in this phase."""
    for id in state.fleet(seat):
        if not state.transporters[id].moved and not state.transporters[id].carrier:
            yield id


def march_of(frame: Frames, move: TakeOn | Drop | Go | Carry) -> March:
    """The march that is going on, or the one that the move begins."""
    return frame if isinstance(frame, March) else March(move.seat, move.transporter)


def mover_violations(state: RoadsAndBoats, frame: Frames, move: Any) -> Iterator[Violation]:
    """One's own transporter, not carried, that has not moved; no other in between."""
    there = state.transporters.get(move.transporter)
    if there is None or there.owner != move.seat:
        yield broken("movement.once", "not-yours", transporter=move.transporter)
    elif isinstance(frame, March) and frame.transporter != move.transporter:
        yield broken("movement.once", "another", transporter=frame.transporter)
    elif there.carrier:
        yield broken("carrying.unload-time", "carried", carrier=there.carrier)
    elif there.moved:
        yield broken("movement.once", transporter=move.transporter)


def marching(state: RoadsAndBoats, frame: Frames, move: Any) -> RoadsAndBoats:
    """The position with the march of the mover on top (ruling.move-in-one-go)."""
    if isinstance(frame, March):
        return state
    begun = frame.begun if move.seat in frame.begun else (*frame.begun, move.seat)
    state = state.swap(replace(frame, begun=begun, acted=True))
    return state.push(March(move.seat, move.transporter))
