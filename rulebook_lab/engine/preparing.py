"""What is open before a game begins: in its order, at a table at which nothing has been played yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .events import Violation, broken
from .protocol import Frame
from .state import State

Kinds = type[Frame] | tuple[type[Frame], ...]


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
