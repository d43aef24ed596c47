"""The movement phase: one transporter after the other makes its move, each once."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .....engine import Frame, Move, Seat, Tell, Violation, broken
from ...state import RoadsAndBoats
from ..phases import Play


class Moving(Play, clause="order.mid-phase"):
    """The movement phase."""

    def moves(self, state: RoadsAndBoats) -> Iterator[Move]:
        """Passengers to set down, then how each transporter could begin, one after the other."""
        first = [kind for kind in self.verbs if kind.answers == (Moving,)]
        for kind in first:
            yield from kind.proposals(state, self)
        for march in self._marches(state):
            yield from march.begun_by(state)
        for kind in self.verbs:
            if Moving not in kind.answers:
                yield from kind.proposals(state, self)

    def near(self, state: RoadsAndBoats) -> Iterator[Move]:
        """Near misses of each transporter."""
        for march in self._marches(state):
            yield from march.near(state)

    def _marches(self, state: RoadsAndBoats) -> Iterator[March]:
        for id in state.fleet(self.queue[0]):
            if not state.transporters[id].moved and not state.transporters[id].carrier:
                yield March(self.queue[0], id)


class March(Frame, clause="movement.once"):
    """A transporter makes its move: `steps` so far, over once off the road or docked."""

    seat: Seat
    transporter: str
    steps: int = 0
    off_road: bool = False
    docked: bool = False

    def asked(self, state: RoadsAndBoats) -> tuple[Seat, ...]:
        return (self.seat,)

    def begun_by(self, state: RoadsAndBoats) -> Iterator[Move]:
        """What the transporter could do first; it halts later."""
        for kind in self.verbs:
            if Moving in kind.answers:
                yield from kind.proposals(state, self)


class Halt(Move, clause="movement.once", answers=(March,)):
    """End the move of a transporter."""

    transporter: str

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Halt]:
        yield cls(frame.seat, frame.transporter)

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        return ("button:halt", f"transporter:{self.transporter}")

    def violations(self, state: RoadsAndBoats, frame: March) -> Iterator[Violation]:
        if self.transporter != frame.transporter:
            yield broken("movement.once", "another", transporter=frame.transporter)

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
        return [broken("movement.once", "not-yours", transporter=transporter)]
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
