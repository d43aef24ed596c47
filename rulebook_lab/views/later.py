"""Something to be done after a pause, in turn with everything else, unless it is called off before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakSet

from ..engine import in_turn

_LOOPS: WeakSet[asyncio.AbstractEventLoop] = WeakSet()
"""The event loops that are known: a kernel's own, and those of its subshells."""


@in_turn
def know_loop() -> asyncio.AbstractEventLoop:
    """The event loop that runs here, known from now on. Raises RuntimeError where none runs."""
    loop = asyncio.get_running_loop()
    _LOOPS.add(loop)
    return loop


class Later:
    """Does something once, `pause` seconds from now; `failed` is told what goes wrong then.

    Every known event loop is asked, and the first one that comes to it does it: a cell that runs keeps the
    kernel's own from coming, and the browser may end a subshell. Whoever holds the turn may call it off for
    certain, from any thread. Raises RuntimeError where no event loop runs.
    """

    @in_turn
    def __init__(self, pause: float, act: Callable[[], None], failed: Callable[[Exception], None]) -> None:
        here = know_loop()
        self._act: Callable[[], None] | None = act
        self._failed = failed
        here.call_later(pause, self._do)
        for loop in set(_LOOPS) - {here}:
            with suppress(RuntimeError):  # it has ended just now
                if loop.is_running():
                    loop.call_soon_threadsafe(loop.call_later, pause, self._do)

    @in_turn
    def call_off(self) -> None:
        """It will not be done."""
        self._act = None

    @in_turn
    def _do(self) -> None:
        act, self._act = self._act, None
        if act is None:
            return
        try:
            act()
        except Exception as problem:
            self._failed(problem)
            raise
