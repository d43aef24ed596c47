"""Conflict: calling for an order, piety at the temple, choosing positions on the chart."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, effect, value
from ..state import RoadsAndBoats
from .frames import PLAYS, CallRound, Piety, Slots
from .moves import CallOrder, CashIn, KeepPraying, LetBe, TakeSlot


def first_left(state: RoadsAndBoats, frame: CallRound | Piety) -> tuple[Seat, ...]:
    """The one seat that is asked now (protocol.call, protocol.piety: openly, one by one)."""
    return frame.left[:1]


def next_in_line(state: RoadsAndBoats, frame: Slots) -> tuple[Seat, ...]:
    """The seat that chooses a slot now; the last one's slot is forced (protocol.slot)."""
    return frame.left[:1] if len(frame.left) > 1 else ()


# -- calling for an order ------------------------------------------------------------------


def call_moves(state: RoadsAndBoats, frame: CallRound) -> list[Move]:
    """To call or not: each is free to."""
    return [CallOrder(frame.left[0]), LetBe(frame.left[0])]


def call_order(state: RoadsAndBoats, frame: CallRound, move: CallOrder, tell: Tell) -> RoadsAndBoats:
    """One call is enough: the row is asked from the front, all but the last."""
    tell("conflict.call", "called", move.seat, phase=frame.phase)
    return state.swap(Piety(frame.phase, state.temple[:-1]))


def let_be(state: RoadsAndBoats, frame: CallRound, move: LetBe, tell: Tell) -> RoadsAndBoats:
    """The next seat is asked."""
    return state.swap(replace(frame, left=frame.left[1:]))


def nobody_calls(state: RoadsAndBoats, frame: CallRound, tell: Tell) -> RoadsAndBoats:
    """All play at once; quarrels are settled by the chart as it stands."""
    if not state.solo:
        tell("conflict.no-call", "simultaneous", phase=frame.phase, chart=state.chart)
    return state.swap(PLAYS[frame.phase](standing_order(state)))


@value("order.mid-phase", "order.simultaneous", "conflict.no-call", off=())
def standing_order(state: RoadsAndBoats) -> tuple[Seat, ...]:
    """The chart as it stands, slot 1 first."""
    return state.chart


# -- piety ---------------------------------------------------------------------------------


def piety_moves(state: RoadsAndBoats, frame: Piety) -> list[Move]:
    """To stay or to move back: each is free to."""
    return [KeepPraying(frame.left[0]), CashIn(frame.left[0])]


def keep_praying(state: RoadsAndBoats, frame: Piety, move: KeepPraying, tell: Tell) -> RoadsAndBoats:
    """The figure stays where it is."""
    tell("conflict.piety", "prays", move.seat)
    return state.swap(replace(frame, left=frame.left[1:]))


def cash_in(state: RoadsAndBoats, frame: Piety, move: CashIn, tell: Tell) -> RoadsAndBoats:
    """The figure will move back when all have decided."""
    tell("conflict.piety", "cashed", move.seat)
    cashed = (*frame.cashed, move.seat)
    return state.swap(replace(frame, left=frame.left[1:], cashed=cashed))


@effect("conflict.piety-several")
def move_back(state: RoadsAndBoats, cashed: tuple[Seat, ...]) -> RoadsAndBoats:
    """Those who cashed in stand at the back, who was closest to the temple furthest back."""
    stay = tuple(seat for seat in state.temple if seat not in cashed)
    return replace(state, temple=(*stay, *reversed(cashed)))


def piety_decided(state: RoadsAndBoats, frame: Piety, tell: Tell) -> RoadsAndBoats:
    """The figures move, then positions are chosen from the back of the row."""
    state = move_back(state, frame.cashed)
    tell("conflict.row", "row", temple=state.temple)
    free = ("",) * len(state.seats)
    return state.swap(Slots(frame.phase, choosing_order(state.temple), free))


@value("conflict.row", off=())
def choosing_order(temple: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those further from the temple choose earlier."""
    return temple[::-1]


# -- slots ---------------------------------------------------------------------------------


def free_slots(frame: Slots) -> list[int]:
    """The slots that nobody has taken, from 1."""
    return [slot for slot, seat in enumerate(frame.taken, 1) if not seat]


def slot_violations(state: RoadsAndBoats, frame: Slots, move: TakeSlot) -> Iterator[Violation]:
    """Only slots 1 up to the number of players are used, each by one seat."""
    if not 1 <= move.slot <= len(state.seats):
        yield broken("conflict.slot-count", slot=move.slot, seats=len(state.seats))
    elif taken := frame.taken[move.slot - 1]:
        yield broken("conflict.slot", slot=move.slot, taken=taken)


def slots_offered(state: RoadsAndBoats, frame: Slots) -> Iterator[Move]:
    """Every slot of the chart."""
    return (TakeSlot(frame.left[0], slot) for slot in range(1, len(state.seats) + 1))


def take_slot(state: RoadsAndBoats, frame: Slots, move: TakeSlot, tell: Tell) -> RoadsAndBoats:
    """The marker goes on the slot."""
    return _mark(state, frame, move.slot, tell)


def last_slot(state: RoadsAndBoats, frame: Slots, tell: Tell) -> RoadsAndBoats:
    """The last seat takes the slot that is left; then the phase is played in the order."""
    if frame.left:
        return _mark(state, frame, free_slots(frame)[0], tell)
    state = new_order(state, frame.taken)
    tell("conflict.play", "order", chart=state.chart)
    return state.swap(PLAYS[frame.phase](state.chart, ordered=True))


@effect("conflict.play")
def new_order(state: RoadsAndBoats, chart: tuple[Seat, ...]) -> RoadsAndBoats:
    """The markers stay as the standing order until the next determination (protocol.chart-stays)."""
    return replace(state, chart=chart)


def _mark(state: RoadsAndBoats, frame: Slots, slot: int, tell: Tell) -> RoadsAndBoats:
    seat = frame.left[0]
    tell("conflict.slot", "slot", seat, slot=slot)
    taken = (*frame.taken[: slot - 1], seat, *frame.taken[slot:])
    return state.swap(replace(frame, left=frame.left[1:], taken=taken))


VERBS = [
    Verb(move=CallOrder, clause="conflict.call", apply=call_order),
    Verb(move=LetBe, clause="conflict.call", apply=let_be),
    Verb(move=KeepPraying, clause="conflict.piety", apply=keep_praying),
    Verb(move=CashIn, clause="conflict.piety", apply=cash_in),
    Verb(move=TakeSlot, clause="conflict.slot", violations=slot_violations, apply=take_slot),
]

STEPS = [
    Step(
        frame=CallRound,
        asked=first_left,
        candidates=call_moves,
        verbs=(CallOrder, LetBe),
        advance=nobody_calls,
    ),
    Step(
        frame=Piety,
        asked=first_left,
        candidates=piety_moves,
        verbs=(KeepPraying, CashIn),
        advance=piety_decided,
    ),
    Step(
        frame=Slots,
        asked=next_in_line,
        candidates=slots_offered,
        verbs=(TakeSlot,),
        advance=last_slot,
    ),
]
