"""Playing a phase: all at once or in the order of the chart, waiting and passing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from ....engine import Frame, FrozenMap, Move, Seat, Tell, Violation, broken
from ..land.goods import unmarked
from ..state import MOVEMENT, Fleets, Phase, RoadsAndBoats


class Play(Frame):
    """Seats play the phase `during`, the first of `queue` now, until they pass.

    After a call (`ordered`) a seat passes for good. Else it may wait and is asked again in the
    next round. `acted` says whether anybody did anything in this round, `begun` which seats have
    begun to move, `exchanges` how often goods changed hands in this play.
    """

    during: ClassVar[Phase]
    queue: tuple[Seat, ...]
    ordered: bool = False
    waiting: tuple[Seat, ...] = ()
    round: int = 1
    acted: bool = False
    begun: tuple[Seat, ...] = ()
    exchanges: int = 0

    @property
    def turn(self) -> str:
        """The order that the seats play in, called for or not."""
        return self.whose or ("conflict.play" if self.ordered else "order.mid-phase")

    @classmethod
    def afresh(cls, state: RoadsAndBoats, seat: Seat) -> RoadsAndBoats:
        fresh = forget_moves(state) if state.phase == MOVEMENT else state
        return replace(fresh, phase=cls.during, pending=(cls((seat,)),))

    def asked(self, state: RoadsAndBoats) -> tuple[Seat, ...]:
        """The seat whose play it is, slot 1 first."""
        return self.queue[:1]  # production.cargo-order production.tile-order, else ()

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """Those who waited are asked again, until none is left or a round of waiters brought nothing."""
        stalled = self.round > 1 and not self.acted
        if not self.waiting or stalled:
            return state.pop()
        return state.swap(type(self)(self.waiting, round=self.round + 1, begun=self.begun))


class InPhase(Move):
    """Something done in one of the four phases: the one that its questions play."""

    def elsewhere(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """In another phase it is refused as that."""
        own = [frame.during for frame in self.answers if issubclass(frame, Play)]
        if own and state.phase not in own:
            yield broken("intro.four-phases", "other", phase=own[0], now=state.phase)


class Wait(Move, clause="order.simultaneous", answers=(Play,), exact=True):
    """Do nothing for now and be asked again."""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Play) -> tuple[Wait, ...]:
        return () if frame.ordered or state.solo else (cls(frame.queue[0]),)

    def violations(self, state: RoadsAndBoats, frame: Play) -> Iterator[Violation]:
        """Waiting is for phases that all play at once; one player has nobody to wait for."""
        if frame.ordered:
            yield broken("conflict.play", "wait", chart=state.chart)
        if state.solo:
            yield broken("order.simultaneous", "alone")

    def play(self, state: RoadsAndBoats, frame: Play, tell: Tell) -> RoadsAndBoats:
        tell("order.simultaneous", "waits", self.seat)
        waiting = (*frame.waiting, self.seat)
        return state.swap(replace(frame, queue=frame.queue[1:], exchanges=0, waiting=waiting))


class Pass(Move, clause="conflict.play", answers=(Play,)):
    """Be done with this phase."""

    def play(self, state: RoadsAndBoats, frame: Play, tell: Tell) -> RoadsAndBoats:
        tell("conflict.play", "passed", self.seat, phase=state.phase)
        return state.swap(replace(frame, queue=frame.queue[1:], exchanges=0))


def acted(state: RoadsAndBoats, exchanges: int = 0) -> RoadsAndBoats:
    """The position with the note that the seat whose play it is did something, or exchanged goods."""
    for at, frame in enumerate(state.pending):
        if isinstance(frame, Play) and (exchanges or not frame.acted):
            noted = replace(frame, acted=True, exchanges=frame.exchanges + exchanges)
            return replace(state, pending=(*state.pending[:at], noted, *state.pending[at + 1 :]))
    return state


def forget_moves(state: RoadsAndBoats) -> RoadsAndBoats:
    """The end of the phase: transporters are fresh, goods turned over again."""
    fleet = {id: replace(t, moved=False, cargo=unmarked(t.cargo)) for id, t in state.transporters.items()}
    goods = FrozenMap({place: unmarked(load) for place, load in state.goods.items()})
    return replace(state, transporters=Fleets(fleet), goods=goods)
