"""One thing at a time: a kernel may run a cell in one thread and hear a click in another.

JupyterLab sends what a reader does to a kernel's subshell, a thread of its own, so that boards answer while a
cell runs. What both may change (records, pages) is changed in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock, get_ident
from time import sleep
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_TURN = Lock()
"""One for all: with two, a record that tells its page and a page that plays on its record could wait for
each other."""
_waiting: set[int] = set()
_owner = 0
"""The threads that wait for their turn, and the one that has it."""
GIVING_WAY = 0.0005
"""How long a thread leaves the turn to one that waits, in seconds: else one that plays on and on would take
it again before the other woke."""


def in_turn(act: Callable[P, R]) -> Callable[P, R]:
    """The same function, done only while no other thread does anything in turn.

    >>> @in_turn
    ... def count_down(number: int) -> int:
    ...     return count_down(number - 1) if number else 0
    >>> count_down(3)
    0
    """

    @wraps(act)
    def taking_turns(*args: P.args, **kwargs: P.kwargs) -> R:
        global _owner
        me = get_ident()
        if _owner == me:
            return act(*args, **kwargs)
        _waiting.add(me)
        try:
            with _TURN:
                try:
                    _owner = me
                    _waiting.discard(me)
                    return act(*args, **kwargs)
                finally:
                    _owner = 0
        finally:
            _waiting.discard(me)
            if _waiting:
                sleep(GIVING_WAY)

    return taking_turns
