"""What a game starts with and ends in: options, points, results."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from typing import Any, TypeVar

import msgspec

from .seats import Seat

Chosen = Mapping[str, Any]
"""What is chosen of a game's options by their names, each a value that its option allows."""


class Points(msgspec.Struct, frozen=True):
    """A seat's score: the sum and its parts, each by the clause that gives it."""

    total: int
    parts: tuple[tuple[str, int], ...]


class Scored(msgspec.Struct, frozen=True):
    """What one thing gave a seat, by the clause of `Points.parts`: a line of the score sheet.

    `key` is a message of the game's table `sheet`, filled with `facts`.
    """

    clause: str
    points: int
    key: str
    facts: Mapping[str, object]


VERDICT = "verdict"
"""The kind of a game's last event, which tells its result."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winners (several share), the final scores, and the clause that decided.

    `variant` chooses the sentence `over/variant` for the ending.
    """

    winners: tuple[Seat, ...]
    scores: dict[Seat, Points]
    clause: str
    variant: str = ""

    @property
    def facts(self) -> dict[str, object]:
        """What the sentence that tells it is made of."""
        points = max(score.total for score in self.scores.values())
        key = "over" if len(self.winners) == 1 else "shared"
        return {"winners": self.winners, "points": points, "variant": self.variant, "key": key}


N = TypeVar("N", int, tuple[int, ...])


def most(seats: Collection[Seat], of: Mapping[Seat, N]) -> tuple[Seat, ...]:
    """Those of some seats that have most of something, in their order.

    >>> most(("red", "blue", "green"), {"red": 4, "blue": 7, "green": 7})
    ('blue', 'green')
    """
    best = max(of[seat] for seat in seats)
    return tuple(seat for seat in seats if of[seat] == best)


MANY = 12
"""From so many values on an option is told by the first and the last."""


class Option(msgspec.Struct, frozen=True):
    """One thing that `start` lets you choose: its values and what it means, by which clause.

    Without `values` it takes any of its default's type, no number below 0, and `about` says which. A colour
    must be that of a seat in the game.
    """

    name: str
    default: object
    values: tuple[object, ...]
    about: str
    clause: str = ""

    def allows(self, value: object) -> bool:
        """Whether this is one of its values, or of their type where they are not listed."""
        if self.values:
            return isinstance(value, Hashable) and value in self.values
        return type(value) is type(self.default) and not (isinstance(value, int) and value < 0)

    @property
    def choice(self) -> str:
        """Its values in words: many of them by the first and the last."""
        if not self.values:
            return {str: "a text", int: "a whole number from 0 on"}[type(self.default)]
        if len(self.values) >= MANY:
            return f"one of {self.values[0]!r} to {self.values[-1]!r}"
        return f"one of {', '.join(map(repr, self.values))}"
