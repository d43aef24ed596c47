"""A chart with controls: any function that makes a chart, with a choice of values for its parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..engine import RulebookError, in_turn
from ..scene.charts import Chart, picture
from ..scene.node import Json, Node
from . import panels
from .html import Element, h, page, select
from .page import BOARD, Page

NAME = "chart"


class Explorer(Page):
    """Shows the chart for the values chosen, and the next one as soon as another is chosen."""

    def __init__(self, chart_of: Callable[..., Chart], choices: Mapping[str, Sequence[Any]]) -> None:
        for name, values in choices.items():
            if not values:
                raise RulebookError(f"{name} needs at least one value to choose from")
        self._chart_of = chart_of
        self._choices = {name: {str(value): value for value in values} for name, values in choices.items()}
        self.chosen = {name: next(iter(values.values())) for name, values in self._choices.items()}
        super().__init__(self._page_now(), {NAME: picture(self.chart)}, None, self._hear)

    @property
    def chart(self) -> Chart:
        """The chart for the values chosen."""
        return self._chart_of(**self.chosen)

    @in_turn
    def choose(self, **values: Any) -> Json:
        """Shows the chart for other values; the answer is the message sent. Raises RulebookError."""
        for name, value in values.items():
            if str(value) not in self._choices.get(name, {}):
                known = (
                    ", ".join(self._choices.get(name, {})) or f"only {', '.join(self._choices)} can be chosen"
                )
                raise RulebookError(f"{name} cannot be {value!r}: {known}")
        self.chosen |= {name: self._choices[name][str(value)] for name, value in values.items()}
        return self.show(elements=self._page_now(), boards={NAME: picture(self.chart)})

    def _hear(self, message: Json) -> None:
        """A choice; what there is no chart for is said under the last one, until another is chosen."""
        if message.get("type") != "action":
            return
        try:
            self.choose(**{message["action"]: message.get("value")})
        except RulebookError as problem:
            self.show(elements=self._page_now(str(problem)))

    def _page_now(self, problem: str = "") -> list[Node]:
        told = panels.error(problem) if problem else None
        controls = [self._control(name) for name in self._choices]
        board = h(BOARD, name=NAME, key=NAME)
        row = h("div", controls, cls="rb-row")
        return page(h("section", row, board, panels.answers(told), cls="rb-stack", key="explorer"))

    def _control(self, name: str) -> Element:
        options = [(text, text) for text in self._choices[name]]
        words = name.replace("_", " ")
        return h("label", words, " ", select(name, options, str(self.chosen[name]), words))


def explore(chart_of: Callable[..., Chart], **choices: Sequence[Any]) -> Explorer:
    """A chart with a control for each keyword: `explore(odds_chart, dice=range(1, 6), escorts=range(7))`.

    `chart_of` takes the values by keyword and gives a `Chart`. Raises RulebookError for an empty choice.
    """
    return Explorer(chart_of, choices)
