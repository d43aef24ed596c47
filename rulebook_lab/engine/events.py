"""What rules say: that a clause is broken, and that something happened by a clause."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import MethodType
from typing import Protocol

import msgspec

from .seats import Seat


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, and by which clause. `secret` facts are for the seats `to` alone."""

    clause: str
    kind: str
    seat: Seat | None
    facts: dict[str, object]
    secret: dict[str, object] = {}
    to: tuple[Seat, ...] = ()

    def seen_by(self, viewer: Seat | None) -> Event:
        """The event as a viewer knows it (None sees everything): secret facts join the others or go."""
        if not self.secret:
            return self
        if viewer is None or viewer in self.to:
            return Event(self.clause, self.kind, self.seat, {**self.facts, **self.secret})
        return Event(self.clause, self.kind + "/hidden", self.seat, self.facts)


class Tell(Protocol):
    """How a move tells what happens: `tell("plot.cost", "pays", seat, pearls=1)`.

    Everybody sees the facts with names; those in `secret`, only the seats in `to`.
    """

    def __call__(
        self,
        clause: str,
        kind: str,
        seat: Seat | None = None,
        secret: dict[str, object] = ...,
        to: tuple[Seat, ...] = ...,
        /,
        **facts: object,
    ) -> None: ...


_NOTHING: dict[str, object] = {}


def _tell(
    events: list[Event],
    clause: str,
    kind: str,
    seat: Seat | None = None,
    secret: dict[str, object] = _NOTHING,
    to: tuple[Seat, ...] = (),
    /,
    **facts: object,
) -> None:
    events.append(Event(clause, kind, seat, facts, secret, to))


telling: Callable[[list[Event]], Tell] = partial(MethodType, _tell)
"""Tells events into a list: by a method of it, as a function made for each move takes longer."""


class Violation(msgspec.Struct, frozen=True, gc=False):
    """A clause that a move breaks, with the facts that break it.

    `variant` picks among several sentences of one clause. Where `certain` is false nobody can tell from
    the viewer's seat whether the clause is broken.
    """

    clause: str
    facts: dict[str, object]
    variant: str = ""
    certain: bool = True


def broken(clause: str, variant: str = "", /, **facts: object) -> Violation:
    """The violation of `clause`, whose sentence is filled with `facts`."""
    return Violation(clause, facts, variant)


def unknown(clause: str, /, **facts: object) -> Violation:
    """The answer that nobody can tell from this view whether `clause` is broken."""
    return Violation(clause, facts, "unknown", False)
