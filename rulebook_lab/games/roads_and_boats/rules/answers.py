"""The answers of other seats whose transporters are needed: yes holds for that one action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb
from ..state import RoadsAndBoats
from . import research
from .building import building, roads_bridges, walls
from .frames import Consent
from .movement import carrying, loading
from .moves import (
    Answer,
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    Carry,
    Demolish,
    DoResearch,
    Drop,
    HandIn,
    Shift,
    SinkShaft,
    TakeOn,
)
from .production import exchange, factories, mines

DONE: dict[type[Move], Callable[[RoadsAndBoats, Any, Tell], RoadsAndBoats]] = {
    Shift: exchange.shifted,
    HandIn: factories.handed_in,
    DoResearch: research.researched,
    TakeOn: loading.handled,
    Drop: loading.handled,
    Carry: carrying.picked_up,
    Build: building.built,
    BuildRoad: roads_bridges.road_built,
    BuildBridge: roads_bridges.bridge_built,
    BuildWall: walls.wall_built,
    Demolish: walls.demolished,
    SinkShaft: mines.sunk,
}
"""What happens once everybody has agreed to a move."""


def next_asked(state: RoadsAndBoats, frame: Consent) -> tuple[Seat, ...]:
    """The owners are asked one after the other."""
    return frame.owners[:1]


def both_answers(state: RoadsAndBoats, frame: Consent) -> Iterator[Move]:
    """Yes and no."""
    return (Answer(frame.owners[0], yes) for yes in (True, False))


def answer(state: RoadsAndBoats, frame: Consent, move: Answer, tell: Tell) -> RoadsAndBoats:
    """No ends the matter; when all have said yes the move is carried out."""
    tell("movement.no-force", "agreed" if move.yes else "refused", move.seat, verb=frame.move.verb)
    if not move.yes:
        return state.pop()
    if left := frame.owners[1:]:
        return state.swap(replace(frame, owners=left))
    return DONE[type(frame.move)](state.pop(), frame.move, tell)


VERBS = [Verb(move=Answer, clause="movement.no-force", apply=answer)]


STEPS = [Step(frame=Consent, asked=next_asked, candidates=both_answers, verbs=(Answer,))]
