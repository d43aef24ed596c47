"""Things that each lie somewhere, once: cards, tiles, tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic

import msgspec
from msgspec.structs import replace

from .events import Violation, broken
from .state import S


class Supply(msgspec.Struct, Generic[S], frozen=True):
    """Things of which the box holds so many, by `clause`, and each of which lies in one place.

    `all(state)` is everything in the box, `placed(state)` what lies anywhere but in the field `rest`, which
    holds what lies nowhere else: a deck, a pool. From these follow what a position's text leaves out, what
    makes a position impossible, and the law that nothing is lost in play. On a seat's view hidden things are
    counted.
    """

    clause: str
    all: Callable[[S], Iterable[Any]]
    placed: Callable[[S], Iterable[Any]]
    rest: str

    def left(self, state: S) -> tuple[Any, ...]:
        """The things that lie nowhere but in the rest, sorted."""
        return tuple(sorted((Counter(self.all(state)) - Counter(self.placed(state))).elements()))

    def filled(self, state: S) -> S:
        """The state in which what lies nowhere else lies in the rest, on a view as many."""
        left = self.left(state)
        if state.viewer is not None:
            left = left[: max(0, len([*self.all(state)]) - len([*self.placed(state)]))]
        return replace(state, **{self.rest: left})

    def defects(self, state: S) -> Iterator[Violation]:
        """What is missing and what is there too often."""
        wanted = Counter(self.all(state))
        found = Counter((*self.placed(state), *getattr(state, self.rest)))
        if state.viewer is not None:
            if found.total() != wanted.total():
                yield broken(self.clause, "number", found=found.total())
            if spare := tuple(thing for thing in (found - wanted).elements() if thing in wanted):
                yield broken(self.clause, "spare", items=spare)
            return
        if dict(found) == dict(wanted):  # the differences take five times as long
            return
        if missing := tuple((wanted - found).elements()):
            yield broken(self.clause, "missing", items=missing)
        if spare := tuple((found - wanted).elements()):
            yield broken(self.clause, "spare", items=spare)
