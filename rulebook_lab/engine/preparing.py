"""Which questions can be open: before a game begins, with nothing played yet, and upon each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from .events import Violation, broken
from .protocol import Frame
from .state import State

Kinds = type | tuple[type, ...]


def begun_too_soon(
    state: State, order: tuple[Kinds, ...], early: tuple[type[Frame], ...], as_at_first: Iterable[str]
) -> Iterator[Violation]:
    """Tell what is impossible while one of the `early` questions is open, which come before the first turn.

    `order` are the kinds that can be open then, from the bottom up; the lowest of them always is. The fields
    `as_at_first` are those of the start of a game.
    """
    if not any(isinstance(frame, early) for frame in state.pending):
        return
    last = 0
    for number, frame in enumerate(state.pending):
        rank = next((n for n, kinds in enumerate(order) if isinstance(frame, kinds)), -1)
        if number == 0 and rank > 0:
            yield broken(frame.rule, "alone", frame=repr(frame.name))
        elif rank < last or frame in state.pending[:number]:
            yield broken(frame.rule, "order", frame=repr(frame.name))
        last = rank
    fresh = state.game.start(len(state.seats))
    if any(getattr(state, name) != getattr(fresh, name) for name in as_at_first):
        yield broken(state.pending[-1].rule, "begun", frame=repr(state.pending[-1].name))


def misplaced(state: State, upon: Mapping[type[Frame], Kinds]) -> Iterator[Violation]:
    """Tell which questions lie directly on others than those `upon` which their kind, or its base, comes."""
    for number, frame in enumerate(state.pending):
        right = next((upon[kind] for kind in type(frame).__mro__ if kind in upon), object)
        if not isinstance(state.pending[number - 1] if number else None, right):
            later = any(isinstance(below, right) for below in state.pending[:number])
            yield broken(frame.rule, "order" if later else "alone", frame=repr(frame.name))
