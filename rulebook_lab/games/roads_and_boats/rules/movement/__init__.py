"""The movement phase: one transporter after the other makes its move, each once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from .....engine import Frame, Move, Seat, Tell, Violation, broken
from ...state import MOVEMENT, Phase, RoadsAndBoats
from ..phases import Play


class Moving(Play, clause="order.mid-phase"):
    """The movement phase: every kind of move in it is exact, so what is proposed needs no judging."""

    during: ClassVar[Phase] = MOVEMENT

    def moves(self, state: RoadsAndBoats) -> list[Move]:
        """Passengers to set down, then how each transporter could begin, one after the other."""
        parts = self._parts(state)
        return [move for kinds, frame in parts for kind in kinds for move in kind.proposals(state, frame)]

    listed = moves

    def near(self, state: RoadsAndBoats) -> list[Move]:
        """Near misses likewise."""
        parts = self._parts(state)
        return [move for kinds, frame in parts for kind in kinds for move in kind.near(state, frame)]

    def _parts(self, state: RoadsAndBoats) -> Iterator[tuple[Kinds, Frame]]:
        """Kinds of moves, and the question that they answer: the march that a transporter could make."""
        first, begin, last = _by_question(self.verbs)
        yield first, self
        seat = self.queue[0]
        for id in state.fleet(seat):
            if not state.transporters[id].moved and not state.transporters[id].carrier:
                yield begin, March(seat, id)
        yield last, self


Kinds = tuple[type[Move], ...]


@cache
def _by_question(kinds: Kinds) -> tuple[Kinds, Kinds, Kinds]:
    """The kinds of moves that answer a movement play alone, a march too, and every play."""
    first = tuple(kind for kind in kinds if kind.answers == (Moving,))
    last = tuple(kind for kind in kinds if Moving not in kind.answers)
    return first, tuple(kind for kind in kinds if kind not in first + last), last


class March(Frame, clause="movement.once"):
    """A transporter makes its move: `steps` so far, over once off the road or docked."""

    seat: Seat
    transporter: str
    steps: int = 0
    off_road: bool = False
    docked: bool = False


class Halt(
    Move, clause="movement.once", answers=(March,), exact=True, spot="button:halt transporter:{transporter}"
):
    """End the move of a transporter."""

    transporter: str

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Halt]:
        yield cls(frame.seat, frame.transporter)

    def violations(self, state: RoadsAndBoats, frame: March) -> list[Violation]:
        return mover_faults(state, frame, self.seat, self.transporter)

    def play(self, state: RoadsAndBoats, frame: March, tell: Tell) -> RoadsAndBoats:
        tell("movement.once", "halted", self.seat, transporter=self.transporter)
        return state.pop().change(self.transporter, moved=True)  # movement.once, else state.pop()


Frames = Moving | March


def march_of(frame: Frames, seat: Seat, transporter: str) -> March:
    """The march that is going on, or the one that a move begins."""
    return frame if isinstance(frame, March) else March(seat, transporter)


def mover_faults(state: RoadsAndBoats, frame: Frames, seat: Seat, transporter: str) -> list[Violation]:
    """One's own transporter, not carried, that has not moved; no other in between."""
    there = state.transporters.get(transporter)
    if there is None or there.owner != seat:
        return [broken("movement.no-force", "not-yours", transporter=transporter)]
    if isinstance(frame, March) and frame.transporter != transporter:
        return [broken("movement.once", "another", transporter=frame.transporter)]
    if there.carrier:
        return [broken("carrying.unload-time", "carried", carrier=there.carrier)]
    return [broken("movement.once", transporter=transporter)] if there.moved else []


def marching(state: RoadsAndBoats, frame: Frames, seat: Seat, transporter: str) -> RoadsAndBoats:
    """The position with the march of the mover on top (ruling.move-in-one-go)."""
    if isinstance(frame, March):
        return state
    begun = frame.begun if seat in frame.begun else (*frame.begun, seat)
    return state.swap(replace(frame, begun=begun, acted=True), March(seat, transporter))
