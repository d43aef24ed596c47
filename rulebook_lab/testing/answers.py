"""How the library takes what is thrown at it: each input is to be answered, or refused in words, at once.

`FUZZ` in the environment asks for a long run: it goes on after a fault, and the test fails at its end
(`rulebook_lab.testing`, the plug-in).
"""

from __future__ import annotations

import os
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from ..engine import RulebookError
from ..engine.errors import as_python

INPUTS = int(os.environ.get("FUZZ", "0"))
"""How many inputs all properties of a long run see together; 0 in a usual one."""
LONGEST = 5.0
"""An answer that takes longer, in seconds of computing, is a hang."""
WAITING = 60.0
"""So is one that takes so many seconds on a busy machine, or waits for something."""

thrown = Counter[str]()
"""How many inputs of each kind have been answered."""
faults: dict[str, str] = {}
"""What went wrong in the test that is being run, by kind and place: the first input that showed it."""


@contextmanager
def answered(kind: str, *thrown_in: object) -> Iterator[None]:
    """Counts an input, and ends one that is not answered in time; a long run notes a fault and goes on."""

    def too_long(*_: object) -> None:
        raise AssertionError(f"no answer in {LONGEST} seconds")

    kept = {each: signal.signal(each, too_long) for each in (signal.SIGPROF, signal.SIGALRM)}
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    signal.setitimer(signal.ITIMER_REAL, WAITING)
    try:
        yield
    except Exception as problem:
        problem.add_note(f"{kind}: {', '.join(map(as_python, thrown_in))}")
        if not INPUTS:
            raise
        faults.setdefault(f"{kind} at {_place(problem)}", "".join(traceback.format_exception(problem)))
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for each, before in kept.items():
            signal.signal(each, before)
    thrown[kind] += 1


def _place(problem: Exception) -> str:
    """Where it went wrong: the innermost line that is not of this module, which ends what takes long."""
    lines = [each for each in traceback.extract_tb(problem.__traceback__) if each.filename != __file__]
    return f"{lines[-1].filename}:{lines[-1].lineno} {type(problem).__name__}"


T = TypeVar("T")


def unless_refused(read: Callable[[], T], refusal: type[RulebookError]) -> T | None:
    """What is read; None where it is refused, in words that can be read however long the input is."""
    try:
        return read()
    except refusal as problem:
        words = str(problem)
    assert 0 < len(words) < 4000, words[:200]
    return None
