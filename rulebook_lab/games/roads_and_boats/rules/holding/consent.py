"""If their owners are willing: a move that needs others' transporters waits for their answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast

from .....engine import Move, Seat, Tell, Violation, broken
from ...land.hexes import Cell
from ...state import RoadsAndBoats
from ..phases import InPhase, Play, Wait, acted
from .payment import Payment, parts_spots
from .reach import serves_as_ferry


class Asking(InPhase):
    """A move that needs the consent of the seats whose transporters it uses (protocol.consent).

    `ferry` is another seat's boat that takes goods across its river, `goods` a payment.
    """

    @property
    def goods(self) -> Payment:
        """What it is paid with; by default the choice is left to ruling.payment-choice."""
        return ()

    @property
    def ferry(self) -> str:
        """The boat that is to ferry, "" for none."""
        return ""

    def uses(self, state: RoadsAndBoats) -> Iterable[str]:
        """The transporters that give, take or ferry, or words that name none."""
        return (self.ferry,)

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        """Its button, the spots of its head, those of goods and ferry."""
        own = super().spots(state) if self.spot else ()
        ferry = (f"transporter:{self.ferry}",) if self.ferry else ()
        return (f"button:{self.verb}", *own, *parts_spots(self.goods), *ferry)

    def faults(self, state: RoadsAndBoats, ferry: str) -> Iterator[Violation]:
        """What forbids the move, if `ferry` is asked to ferry."""
        return iter(())

    def violations(self, state: RoadsAndBoats, frame: Any) -> Iterator[Violation]:
        """The faults; and nobody is asked to ferry for what is allowed without."""
        legal = True
        for fault in self.faults(state, self.ferry):
            yield fault
            legal = False
        if self.ferry and legal and not any(self.faults(state, "")):
            yield broken("production.exchange-river", "needless", ferry=self.ferry)

    def asks(self, state: RoadsAndBoats) -> tuple[Seat, ...]:
        """The seats whose transporters are needed."""
        return owners(state, self.seat, self.uses(state))

    def repeats(self, state: RoadsAndBoats) -> bool:
        """Whether it could go on for ever: goods change hands, or others are asked."""
        return bool(self.asks(state))

    def begun(self, state: RoadsAndBoats, frame: Any) -> RoadsAndBoats:
        """The position in which the others are asked."""
        return acted(state)

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The position after the move, everybody being willing."""
        raise NotImplementedError

    def play(self, state: RoadsAndBoats, frame: Any, tell: Tell) -> RoadsAndBoats:
        """At once, or when everybody has agreed."""
        state = self.begun(state, frame)
        asked = self.asks(state)
        if not asked:
            return self.done(state, tell)
        state = acted(state, exchanges=1)
        tell("movement.no-force", "asks", self.seat, owners=asked, move=self)
        from ..answers import Consent, Held  # a consent holds one of these moves, so it is defined after them

        return state.push(Consent(cast(Held, self), asked))


def owners(state: RoadsAndBoats, seat: Seat, ids: Iterable[str]) -> tuple[Seat, ...]:
    """The other seats whose transporters are named among some words; each once."""
    found = (state.transporters[id].owner for id in ids if id in state.transporters)
    return tuple(dict.fromkeys(owner for owner in found if owner != seat))


def ferry_faults(state: RoadsAndBoats, seat: Seat, ferry: str, cell: Cell) -> Iterator[Violation]:
    """A ferry is another seat's boat in a river of the tile, without a passenger."""
    if ferry:
        boat = state.transporters.get(ferry)
        serves = boat is not None and boat.owner != seat and serves_as_ferry(state, seat, ferry, ferry)
        if not serves or state.cell_of(ferry) != cell:
            yield broken("production.exchange-river", "ferry", ferry=ferry)


MOST_REPEATED = 200
"""How often goods change hands, or others are asked, in one play: only this could go on for ever."""
MOST_ROUNDS = 10
"""In how many rounds of a phase it waits: waiting begins a new play."""


def restrained(state: RoadsAndBoats, moves: list[Move]) -> list[Move]:
    """The moves without exchanges and requests after plenty of them, nor waiting after rounds enough.

    So every game that automatic players play ends (ruling.action-cap).
    """
    for frame in state.pending:
        if not isinstance(frame, Play):
            continue
        if frame.exchanges >= MOST_REPEATED:
            moves = [move for move in moves if not (isinstance(move, Asking) and move.repeats(state))]
        if frame.round >= MOST_ROUNDS:
            moves = [move for move in moves if not isinstance(move, Wait)]
    return moves
