"""Something to be done after a pause, in turn with everything else, unless it is called off before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..engine import in_turn


class Later:
    """Does something once, `pause` seconds from now, in the event loop that runs here.

    Whoever holds the turn may call it off for certain, from any thread. Raises RuntimeError where no event
    loop runs.
    """

    def __init__(self, pause: float, act: Callable[[], None]) -> None:
        self._act: Callable[[], None] | None = act
        asyncio.get_running_loop().call_later(pause, self._do)

    @in_turn
    def call_off(self) -> None:
        """It will not be done."""
        self._act = None

    @in_turn
    def _do(self) -> None:
        if self._act is not None:
            self._act()
