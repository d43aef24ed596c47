"""A chart of simulated games that grows while one reads: the boards go on answering meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterable

from ..engine import RulebookError, expect, expect_number, shortened
from ..scene.charts import Chart
from . import notices
from .drawn import ChartBoard
from .html import Element, button, h
from .later import Later
from .page import Page
from .words import say

SLICE = 0.03
"""How long games are played in the background before anything else has its turn, in seconds."""
PAUSE = 0.01
"""How long everything else has its turn."""


class Simulation(Page):
    """Shows what the first rounds of games give, and plays more of them when asked to, slice by slice."""

    def __init__(self, rounds: Iterable[Chart | None], first: int, most: int) -> None:
        expect(rounds, Iterable, "rounds of charts")
        expect_number("most", most, 1)
        expect_number("first", first, 1, most)
        self.played = 0
        self.most = most
        self._rounds = iter(rounds)
        self._next: Later | None = None
        self._problem: Element | None = None
        self._place = ChartBoard()
        while self.played < min(first, self.most):
            self._go_on()
        if not self.played:
            raise RulebookError("a simulation needs one chart at least, and its rounds gave none")
        super().__init__(self._elements)

    @property
    def running(self) -> bool:
        """Whether games are being played in the background."""
        return self._next is not None

    def _go_on(self) -> None:
        """A small step; after the last one of a round there is another chart, after the last round none."""
        try:
            chart = next(self._rounds)
        except StopIteration:
            self.most = self.played
            return
        if isinstance(chart, Chart):
            self.chart = chart
            self.played += 1
        elif chart is not None:
            raise RulebookError(f"rounds give charts, and None in between, not {shortened(chart)}")

    def _slice(self) -> None:
        self._next = None
        end, before = time.perf_counter() + SLICE, (self.played, self.most)
        while time.perf_counter() < end and self.played < self.most:
            self._go_on()
        if self.played < self.most:
            self._begin_slice()
        if (self.played, self.most) != before:
            self.refresh()

    def _begin_slice(self) -> None:
        self._next = Later(PAUSE, self._slice, self._failed)

    def _failed(self, problem: Exception) -> None:
        """Rounds that went wrong give no more."""
        self.most = self.played
        self._problem = notices.error(notices.stopped("games-stopped", problem))
        self.refresh()

    def _go(self) -> None:
        if not self.running and self.played < self.most:
            self._begin_slice()

    def _stop(self) -> None:
        if self._next is not None:
            self._next.call_off()
            self._next = None

    def _elements(self) -> list[Element]:
        over = self.played == self.most
        if self.running:
            control = button(say("lessons", "stop"), self._stop, key="stop")
        else:
            control = button(say("lessons", "more-games"), self._go, key="more", disabled=over)
        controls = [
            control,
            h("progress", value=str(self.played), max=str(self.most), label=say("lessons", "games-played")),
            h("span", say("lessons", "games", n=self.played, most=self.most), cls="muted", key="count"),
        ]
        end = h("p", say("lessons", "all-played"), cls="rb-hidden-label") if over else None
        return [
            h(
                "section",
                h("div", controls, cls="rb-row", key="controls", tabindex="-1", data_home=""),
                self._place.of(self.chart),
                notices.answers(self._problem or end),
                cls="rb-stack",
                key="simulation",
                label="simulation",
                tabindex="-1",
                data_home="",
            )
        ]


def simulation(rounds: Iterable[Chart | None], *, first: int = 1, most: int = 100) -> Simulation:
    """A chart of simulated games with a button for more: `simulation(odds.tempo_rounds(game), most=40)`.

    `rounds` gives a chart after every round of games, and None in between so often that it never takes long.
    The `first` rounds are played at once, up to `most` in the background. Raises RulebookError for numbers
    that cannot be.
    """
    return Simulation(rounds, first, most)
