"""The small parts that a game is made of: moves, frames, events, violations, and what ties them together."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, ClassVar, dataclass_transform, get_args, get_type_hints

import msgspec

from .seats import Seat


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class _Record(msgspec.StructMeta):
    """Tells type checkers what msgspec does at run time: subclasses of a frozen record are frozen."""


class Move(msgspec.Struct, metaclass=_Record, frozen=True, gc=False, tag_field="verb", tag=_kebab):
    """What a seat (or chance) does: one kind per verb of the rulebook, its name in kebab case is the tag."""

    seat: Seat

    @property
    def verb(self) -> str:
        """The verb, as notation and files write it."""
        return str(self.__struct_config__.tag)


class Frame(msgspec.Struct, metaclass=_Record, frozen=True, gc=False, tag_field="frame", tag=_kebab):
    """An open sentence of the rulebook: it asks somebody, or runs by itself. Holds ids, never objects."""

    clause: ClassVar[str]

    @property
    def name(self) -> str:
        """The kind of frame, as prompts and files name it."""
        return str(self.__struct_config__.tag)


def seats_of(record: msgspec.Struct) -> Iterator[Seat]:
    """The seats named in a frame, or in a move that it holds: whatever stands in its fields of seats."""
    for name, hint in _hints(type(record)).items():
        inside = getattr(record, name)
        for value in inside if isinstance(inside, tuple) else (inside,):
            if isinstance(value, msgspec.Struct):
                yield from seats_of(value)
            elif isinstance(value, str) and Seat in (hint, *get_args(hint)):
                yield value


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, and by which clause. `secret` facts are for the seats `to` alone."""

    clause: str
    kind: str
    seat: Seat | None
    facts: dict[str, Any]
    secret: dict[str, Any] = {}
    to: tuple[Seat, ...] = ()

    def seen_by(self, viewer: Seat | None) -> Event:
        """The event as a viewer knows it (None sees everything): secret facts join the others or go."""
        if not self.secret:
            return self
        if viewer is None or viewer in self.to:
            return Event(self.clause, self.kind, self.seat, {**self.facts, **self.secret})
        return Event(self.clause, self.kind + "/hidden", self.seat, self.facts)


class Teller(msgspec.Struct):
    """Collects the events of a move: `tell("plot.cost", "pays", seat, pearls=1)`."""

    events: list[Event] = []

    def __call__(self, clause: str, kind: str, seat: Seat | None = None, /, **facts: Any) -> None:
        """Everybody sees this."""
        self.events.append(Event(clause, kind, seat, facts))

    def secretly(
        self,
        to: tuple[Seat, ...],
        clause: str,
        kind: str,
        seat: Seat | None,
        secret: dict[str, Any],
        /,
        **facts: Any,
    ) -> None:
        """Everybody sees that it happened and `facts`; only the seats `to` see `secret` as well."""
        self.events.append(Event(clause, kind, seat, facts, secret, to))


class Violation(msgspec.Struct, frozen=True, gc=False):
    """A clause that a move breaks, with the facts that break it.

    `variant` picks among several sentences of one clause. Where `certain` is false nobody can tell from
    the viewer's seat whether the clause is broken.
    """

    clause: str
    facts: dict[str, Any]
    variant: str = ""
    certain: bool = True


def broken(clause: str, variant: str = "", /, **facts: Any) -> Violation:
    """The violation of `clause`, whose template is filled with `facts`."""
    return Violation(clause, facts, variant)


def unknown(clause: str, /, **facts: Any) -> Violation:
    """Whether `clause` is broken cannot be told from this view."""
    return Violation(clause, facts, "unknown", False)


Tell = Teller
Check = Callable[[Any, Any, Any], Iterable[Violation]]
Act = Callable[[Any, Any, Any, Teller], Any]


def _no_violation(*_: Any) -> Iterator[Violation]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Verb:
    """What the rulebook says of one kind of move.

    `clause` grants the choice (and answers when it is tried at another moment);
    `violations(state, frame, move)` yields every broken clause in the rulebook's order, given that the frame
    on top allows the verb and asks the seat; `apply(state, frame, move, tell)` returns the state after a
    legal move: it pops or replaces the frame itself. `elsewhere(state, move)` may name the clauses that a
    move breaks besides where its verb is not asked for, or not of its seat (a bid on what is never sold).
    """

    move: type[Move]
    clause: str
    apply: Act
    violations: Check = _no_violation
    elsewhere: Callable[[Any, Any], Iterable[Violation]] = _no_violation


@dataclass(frozen=True, slots=True)
class Step:
    """What the rulebook says of one kind of frame.

    Exactly one of three kinds, or the last two together:

    - chance: `weights(state, frame)` gives every outcome (moves of CHANCE) with an integer weight;
      `draw(state, frame, random)` may pick one faster, with the same odds.
    - a question: `asked(state, frame)` names the seats that must decide (all at once if several), empty when
      nobody needs to; `candidates(state, frame)` proposes moves, at least every legal one and, for the
      explanations, the near misses a reader would try; `verbs` are the kinds of moves that answer.
      `legal(state, frame)` may list the legal moves faster (a test proves it equal).
    - automatic: `advance(state, frame, tell)` carries the sentence out and returns the new state.
      With `asked` besides, it runs whenever nobody is asked.
    """

    frame: type[Frame]
    asked: Callable[[Any, Any], tuple[Seat, ...]] | None = None
    candidates: Callable[[Any, Any], Iterable[Move]] | None = None
    verbs: tuple[type[Move], ...] = ()
    advance: Callable[[Any, Any, Teller], Any] | None = None
    weights: Callable[[Any, Any], Mapping[Move, int]] | None = None
    draw: Callable[[Any, Any, Random], Move] | None = None
    legal: Callable[[Any, Any], list[Move]] | None = None
    facts: Callable[[Any, Any], Mapping[str, Any]] | None = None
    """More facts for the frame's prompt than its fields; `variant` chooses the template `frame/variant`."""


class Points(msgspec.Struct, frozen=True):
    """A seat's score: the sum and its parts, each by the clause that gives it."""

    total: int
    parts: tuple[tuple[str, int], ...]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winners (several share), the final scores, and the clause that decided.

    `variant` chooses the template `over/variant` for the ending's sentence.
    """

    winners: tuple[Seat, ...]
    scores: dict[Seat, Points]
    clause: str
    variant: str = ""


MANY = 12
"""From so many values on an option is told by the first and the last."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that `start` lets you choose: its values and what it means, by which clause.

    Without `values` it takes any of its default's type, and `about` says which.
    """

    name: str
    default: Any
    values: tuple[Any, ...]
    about: str
    clause: str = ""

    def allows(self, value: Any) -> bool:
        """Whether this is one of its values, or of their type where they are not listed."""
        return value in self.values if self.values else type(value) is type(self.default)

    @property
    def choice(self) -> str:
        """Its values in words: many of them by the first and the last."""
        if not self.values:
            return {str: "a text", int: "a whole number"}[type(self.default)]
        if len(self.values) >= MANY:
            return f"one of {self.values[0]!r} to {self.values[-1]!r}"
        return f"one of {', '.join(map(repr, self.values))}"
