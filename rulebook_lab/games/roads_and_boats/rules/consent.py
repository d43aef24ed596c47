"""If their owners are willing: moves that need others' transporters, and those that hand goods over."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, cast

from msgspec.structs import replace

from ....engine import Move, Seat, Tell, Violation, broken
from ..components import Payment
from ..land.goods import kind_of
from ..land.hexes import Cell
from ..land.places import holder_spot, read_holder
from ..state import RoadsAndBoats
from .phases import InPhase, Play, Wait, acted
from .reach import Spots, full, serves_as_ferry, takes_more, within


class Asking(InPhase):
    """A move that needs the consent of the seats whose transporters it uses (protocol.consent).

    `ferry` is another seat's boat that takes goods across its river, `goods` a payment, `exchanges` how many
    goods change hands.
    """

    exchanges: ClassVar[int] = 0

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
        return (f"button:{self.verb}", *own, *(f"part:{part}" for part in self.goods), *ferry)

    @abstractmethod
    def faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """What forbids the move, whatever others answer."""

    def violations(self, state: RoadsAndBoats, frame: Any) -> Iterable[Violation]:
        """The faults; and nobody is asked to ferry for what is allowed without."""
        fault = None
        for fault in self.faults(state):
            yield fault
        if self.ferry and not fault and not any(replace(self, ferry="").faults(state)):
            yield broken("production.exchange-river", "needless", ferry=self.ferry)

    def asks(self, state: RoadsAndBoats) -> tuple[Seat, ...]:
        """The seats whose transporters are needed."""
        return owners(state, self.seat, self.uses(state))

    def repeats(self, state: RoadsAndBoats) -> bool:
        """Whether it could go on for ever: goods change hands, or others are asked."""
        return bool(self.exchanges or self.asks(state))

    @abstractmethod
    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """The position after the move, everybody being willing."""

    def play(self, state: RoadsAndBoats, frame: Any, tell: Tell) -> RoadsAndBoats:
        """At once, or when everybody has agreed."""
        state = acted(state, self.exchanges)
        if not (asked := self.asks(state)):
            return self.done(state, tell)
        state = acted(state, exchanges=1)
        tell("movement.no-force", "asks", self.seat, owners=asked, move=self)
        from .answers import Consent, Held  # a consent holds one of these moves, so it is defined after them

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


class Handling(Asking):
    """Move a good from one holder to another; `river` is the clause that keeps banks apart."""

    river: ClassVar[str] = ""
    exchanges = 1

    @property
    @abstractmethod
    def way(self) -> tuple[str, str, str]:
        """The good, where it comes from and where it goes."""

    @abstractmethod
    def where(self, state: RoadsAndBoats) -> tuple[Cell, Spots | None]:
        """The tile on which it is done, and the group within which, None if that is out of reach."""

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        good, source, target = self.way
        return (*super().spots(state), f"load:{source}:{good}", holder_spot(target))

    def uses(self, state: RoadsAndBoats) -> Iterable[str]:
        return (*self.way[1:], self.ferry)  # movement.exchange, else ()

    def faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Both holders within the group, the good there, room for it."""
        good, *ends = self.way
        source, target = holders = [read_holder(word) for word in ends]
        for word, holder in zip(ends, holders, strict=True):
            if not state.exists(holder):
                yield broken(self.clause, "nowhere", holder=word)
                return
        cell, group = self.where(state)
        yield from ferry_faults(state, self.seat, self.ferry, cell)
        if group is None:
            yield broken(self.clause, "absent", holder=ends[0])
            return
        there = within(state, group)
        for word, holder in zip(ends, holders, strict=True):
            if holder in there:
                continue
            if isinstance(holder, str) and not state.can_hold(holder):
                yield broken("carrying.nothing-else", transporter=holder)
            elif state.cell_of(holder) != cell:
                afloat = any(isinstance(end, str) and state.type_of(end).is_boat for end in holders)
                clause = "boats.interact" if afloat else self.clause
                yield broken(clause, "elsewhere", holder=word, cell=cell)
            else:
                yield broken(self.river, "bank", holder=word)
        if good not in (load := state.load_at(source)):
            others = dict.fromkeys(repr(each) for each in load if kind_of(each) == kind_of(good))
            variant = "otherwise" if others else "gone"
            yield broken(self.clause, variant, good=good, holder=ends[0], written=", ".join(others))
        if source == target:
            yield broken(self.clause, "same", holder=ends[0])
        if state.is_foreign(self.seat, source) and state.is_foreign(self.seat, target):
            yield broken("movement.no-force", "strangers")
        if not takes_more(state, target):
            yield full(state, target) if isinstance(target, str) else broken("boats.no-leaving", good=good)

    def handed_over(self, state: RoadsAndBoats) -> RoadsAndBoats:
        """The position after the good has changed its holder."""
        good, source, target = self.way
        return state.take(read_holder(source), good).put(read_holder(target), good)
