"""Order of play: four phases a turn; a call for an order, piety at the temple, positions on the chart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ....engine import Frame, Move, Seat, SeatIfAny, Tell, Violation, broken
from ..state import MOVEMENT, PHASES, PRODUCTION, WONDER, Phase, RoadsAndBoats
from .building import Constructing
from .factories import work_unattended
from .movement import Moving
from .phases import Play, forget_moves
from .primary import MINE, DrawMines, Yield, mines
from .production import Producing
from .wonder import Offering, end_turn

PLAYS: dict[Phase, type[Play]] = {it.during: it for it in (Producing, Moving, Constructing, Offering)}


class OneByOne(Frame):
    """Seats are asked one by one, openly: those who are `left` of the temple row or another one.

    `part` says which seats of the row are asked, and in which order.
    """

    row: ClassVar[str] = "temple"
    part: ClassVar[slice] = slice(None)
    phase: Phase
    left: tuple[Seat, ...]

    def asked(self, state: RoadsAndBoats) -> tuple[Seat, ...]:
        return self.left[:1]

    def depends(self, state: RoadsAndBoats) -> OneByOne:
        return self


class CallRound(OneByOne, clause="conflict.call"):
    """Whether seats want an order of play (protocol.call)."""

    row = "chart"

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """Nobody calls: all play at once, and quarrels are settled by the chart as it stands."""
        if not state.solo:
            tell("conflict.no-call", "simultaneous", phase=self.phase, chart=state.chart)
        chart = state.chart  # order.mid-phase order.simultaneous conflict.no-call, else ()
        return state.swap(PLAYS[self.phase](chart))


class CallOrder(Move, clause="conflict.call", answers=(CallRound,)):
    """Ask that an order of play be determined for this phase."""

    def play(self, state: RoadsAndBoats, frame: CallRound, tell: Tell) -> RoadsAndBoats:
        """One call is enough: the row is asked from the front, all but the last."""
        tell("conflict.call", "called", self.seat, phase=frame.phase)
        return state.swap(Piety(frame.phase, state.temple[Piety.part]))


class LetBe(Move, clause="conflict.call", answers=(CallRound,)):
    """Ask for no order of play."""

    def play(self, state: RoadsAndBoats, frame: CallRound, tell: Tell) -> RoadsAndBoats:
        return state.swap(replace(frame, left=frame.left[1:]))


class Piety(OneByOne, clause="conflict.piety"):
    """From the front of the row seats keep praying or cash in; the last is not asked (protocol.piety)."""

    part = slice(-1)
    cashed: tuple[Seat, ...] = ()

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """Those who cashed in move to the back, who was closest to the temple furthest back."""
        temple = tuple(seat for seat in state.temple if seat not in self.cashed)
        temple = (*temple, *reversed(self.cashed))
        state = replace(state, temple=temple)  # conflict.piety-several
        tell("conflict.row", "row", temple=state.temple)
        choosing = state.temple[Slots.part]  # conflict.row, else ()
        return state.swap(Slots(self.phase, choosing, ("",) * len(state.seats)))


class KeepPraying(Move, clause="conflict.piety", answers=(Piety,)):
    """Stay where one stands in the temple row."""

    def play(self, state: RoadsAndBoats, frame: Piety, tell: Tell) -> RoadsAndBoats:
        tell("conflict.piety", "prays", self.seat)
        return state.swap(replace(frame, left=frame.left[1:]))


class CashIn(Move, clause="conflict.piety", answers=(Piety,)):
    """Stop praying: move to the back of the temple row when all have decided."""

    def play(self, state: RoadsAndBoats, frame: Piety, tell: Tell) -> RoadsAndBoats:
        tell("conflict.piety", "cashed", self.seat)
        return state.swap(replace(frame, left=frame.left[1:], cashed=(*frame.cashed, self.seat)))


class Slots(OneByOne, clause="conflict.slot", forced=True):
    """From the back of the row seats choose a free slot of the chart; `taken` has seat by slot."""

    part = slice(None, None, -1)
    taken: tuple[SeatIfAny, ...]

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The phase is played in the order; it stands until the next determination (protocol.chart-stays)."""
        state = replace(state, chart=self.taken)  # conflict.play
        tell("conflict.play", "order", chart=state.chart)
        return state.swap(PLAYS[self.phase](state.chart, ordered=True))


class TakeSlot(Move, clause="conflict.slot", answers=(Slots,)):
    """Put one's sequence marker on a slot of the chart; who is last takes what is left (protocol.slot)."""

    spot = "button:take-slot slot:{slot}"
    slot: int

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Slots) -> list[TakeSlot]:
        return [cls(seat, slot) for seat in frame.left[:1] for slot in range(1, len(frame.taken) + 1)]

    def violations(self, state: RoadsAndBoats, frame: Slots) -> Iterator[Violation]:
        """Only slots 1 up to the number of players are used, each by one seat."""
        if not 1 <= self.slot <= len(state.seats):
            yield broken("conflict.slot-count", slot=self.slot, seats=len(state.seats))
        elif taken := frame.taken[self.slot - 1]:
            yield broken("conflict.slot", slot=self.slot, taken=taken)

    def play(self, state: RoadsAndBoats, frame: Slots, tell: Tell) -> RoadsAndBoats:
        tell("conflict.slot", "slot", self.seat, slot=self.slot)
        taken = (*frame.taken[: self.slot - 1], self.seat, *frame.taken[self.slot :])
        return state.swap(replace(frame, left=frame.left[1:], taken=taken))


class StartPhase(Frame, clause="order.phase-chart"):
    """The phase stone moves on."""

    phase: Phase

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """Production begins with draws and yields; then seats may call, unless one plays alone."""
        tell("order.phase-chart", "phase", phase=self.phase, turn=state.turn)
        callers = () if state.solo else state.chart  # order.request, else ()
        state = state.swap(EndPhase(self.phase), CallRound(self.phase, callers))
        state = replace(state, phase=self.phase)  # order.phase-chart
        if self.phase != PRODUCTION:
            return state
        for cell, it in sorted(state.buildings.items()):
            if it.kind == MINE and not it.gold + it.iron:
                tell("production.mine-empty", "empty-bag", cell=cell)
        bags = () if state.solo else tuple(mines(state))  # conflict.mines-first, else ()
        return state.push(Yield(), *([DrawMines(bags)] if bags else ()))


class EndPhase(Frame, clause="intro.four-phases"):
    """Everybody has finished a phase."""

    phase: Phase

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """What happens by itself at the end of a phase; after the wonder a new turn begins."""
        if self.phase == PRODUCTION:
            state = work_unattended(state, tell)
        elif self.phase == MOVEMENT:
            state = forget_moves(state)
        elif self.phase == WONDER:
            state = end_turn(state, tell)
            if not state.pending:
                return state
        following = PHASES[(PHASES.index(self.phase) + 1) % 4]  # intro.four-phases, else WONDER
        return state.swap(StartPhase(following))
