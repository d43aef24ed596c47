"""What is thrown at the library: positions, moves, odd values, texts that were damaged; how much.

Each property sees a few inputs, the same every time. The environment's `FUZZ` says how many
instead, new ones in every run.
"""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from ..engine import Move, RulebookError, State
from .positions import sample

EXAMPLES = int(os.environ.get("FUZZ", "0"))
LONGEST = 5.0
"""An answer that takes longer, in seconds of computing, is a hang."""
WAITING = 60.0
"""So is one that takes so many seconds on a busy machine, or waits for something."""

thrown = Counter[str]()
"""How many inputs of each kind have been answered."""


def law(usual: int) -> settings:
    """The settings of a property that sees `usual` inputs in CI."""
    return settings(
        max_examples=EXAMPLES or usual,
        deadline=None,
        derandomize=not EXAMPLES,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


@contextmanager
def answered(kind: str) -> Iterator[None]:
    """Counts an input, and ends one that is not answered in time."""

    def too_long(*_: object) -> None:
        raise AssertionError(f"no answer in {LONGEST} seconds")

    kept = {each: signal.signal(each, too_long) for each in (signal.SIGPROF, signal.SIGALRM)}
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    signal.setitimer(signal.ITIMER_REAL, WAITING)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for each, before in kept.items():
            signal.signal(each, before)
    thrown[kind] += 1


T = TypeVar("T")


def unless_refused(read: Callable[[], T], refusal: type[RulebookError]) -> T | None:
    """What is read; None where it is refused, in words that can be read however long the input is."""
    try:
        return read()
    except refusal as problem:
        told = str(problem)
    assert 0 < len(told) < 4000, told[:200]
    return None


ODD_TEXTS = st.one_of(
    st.sampled_from([*" \t\n:,+-|x0é½\0\ud800", "", "-1", "1/2", "3/0", "9" * 30, "9" * 5000]),
    st.just("x" * 9000),
    st.text(max_size=4),
)
"""What may stand where it should not."""

ODD: st.SearchStrategy[object] = st.one_of(
    ODD_TEXTS,
    st.sampled_from(
        [None, True, False, b"x", object(), Exception, len, range(3), Fraction(1, 3), (), [], {}, set()]
    ),
    st.sampled_from([0, -1, 3, 10**9, 10**30, 1.5, float("nan"), float("inf")]),
    st.sampled_from([["x"], [None], {"a": 1}, {"blue": None}, [[]], ("blue", "blue")]),
)
"""Values of the wrong kind, too large, too small, too long."""


@st.composite
def positions(draw: st.DrawFn, name: str) -> State:
    """A position of a random game, played on by a few moves of any kind."""
    visit = draw(st.sampled_from(sample(name, games=4, size=12)))
    state = visit[0]
    for _ in range(draw(st.integers(0, 4))):
        if not state.pending:
            break
        moves = sorted(state.chance or state.legal_moves, key=state.game.write_move)
        state = state.game.carry_out(state, draw(st.sampled_from(moves))).state
    return state


@st.composite
def moves(draw: st.DrawFn, name: str) -> tuple[State, Move]:
    """A position and one of the moves listed or proposed there."""
    state = draw(positions(name).filter(lambda state: bool(state.pending)))
    proposed = sorted(set(state.game.candidates(state)), key=state.game.write_move)
    return state, draw(st.sampled_from(proposed))


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A text after one to three edits: a piece is cut out, doubled, moved or gives way to an odd one."""
    for _ in range(draw(st.integers(1, 3))):
        first, last = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        last = min(last, first + 40)
        piece, rest = text[first:last], text[:first] + text[last:]
        at = draw(st.integers(0, len(rest)))
        new = draw(st.one_of(st.just(""), st.just(piece + piece), ODD_TEXTS, st.just(piece.swapcase())))
        text = draw(st.sampled_from([text[:first] + new + text[last:], rest[:at] + piece + rest[at:]]))
    return text
