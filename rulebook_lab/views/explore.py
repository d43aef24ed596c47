"""A chart with controls: any function that makes a chart, with a choice of values for its parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from ..engine import RulebookError, WrongKind, called, in_turn, of_kinds, shortened
from ..scene.charts import Chart
from ..scene.node import Json
from . import notices
from .drawn import ChartBoard
from .html import Act, Element, h, select
from .page import Page


class Explorer(Page):
    """Shows the chart for the values chosen, and the next one as soon as another is chosen."""

    def __init__(self, chart_of: Callable[..., Chart], choices: Mapping[str, Sequence[object]]) -> None:
        for name, values in choices.items():
            if not values:
                raise RulebookError(f"{name} needs at least one value to choose from")
        self._chart_of = chart_of
        self._choices = {name: {str(value): value for value in values} for name, values in choices.items()}
        self.chosen = {name: next(iter(values.values())) for name, values in self._choices.items()}
        self._problem = ""
        self._shown, self._place = self.chart, ChartBoard()
        super().__init__(self._elements, self._run)

    @property
    def chart(self) -> Chart:
        """The chart for the values chosen."""
        made = called(self._chart_of, **self.chosen)
        if not isinstance(made, Chart):
            raise WrongKind(f"the function must make a chart, not {shortened(made)}")
        return made

    @in_turn
    def choose(self, **values: object) -> Json:
        """Show the chart for other values; the answer is the message sent. Raises RulebookError."""
        for name, value in values.items():
            if str(value) not in self._choices.get(name, {}):
                known = (
                    ", ".join(self._choices.get(name, {})) or f"only {', '.join(self._choices)} can be chosen"
                )
                raise RulebookError(f"{name} cannot be {shortened(value)}: {known}")
        self.chosen |= {name: self._choices[name][str(value)] for name, value in values.items()}
        self._shown = self.chart
        return self.refresh()

    def _run(self, act: Act) -> None:
        """Choose; what there is no chart for is said under the last one, until another is chosen."""
        self._problem = ""
        try:
            act()
        except RulebookError as problem:
            self._problem = str(problem)

    def _elements(self) -> list[Element]:
        row = h("div", [self._control(name) for name in self._choices], cls="rb-row")
        problem = notices.error(self._problem) if self._problem else None
        return [
            h(
                "section",
                row,
                self._place.of(self._shown),
                notices.answers(problem),
                cls="rb-stack",
                key="explorer",
            )
        ]

    def _control(self, name: str) -> Element:
        options = [(text, text) for text in self._choices[name]]
        words = name.replace("_", " ")
        choose = partial(self._choose, name)
        return h("label", words, " ", select(choose, options, str(self.chosen[name]), words, key=name))

    def _choose(self, name: str, value: str) -> None:
        self.choose(**{name: value})


@of_kinds
def explore(chart_of: Callable[..., Chart], **choices: Sequence[object]) -> Explorer:
    """Make a chart with a control for each keyword: `explore(odds_chart, dice=range(1, 6), guards=range(7))`.

    `chart_of` takes the values by keyword and gives a `Chart`. Raises RulebookError for an empty choice.
    """
    return Explorer(chart_of, choices)
