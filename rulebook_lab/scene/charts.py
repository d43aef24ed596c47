"""Charts as values: one description, shown as an interactive plotly figure, as a picture and as a table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Literal, TypeVar

import msgspec

from ..numerals import in_figures
from .chart_picture import (
    HEIGHT,
    LEFT,
    LINES,
    NARROW,
    RIGHT,
    ROOM,
    TALL,
    WIDTH,
    bar_fill,
    bar_width,
    colours,
    over,
    picture,
    plotted,
    room_below,
    short_figure,
    stripes,
)
from .figures import Table, plain_figure, show
from .node import Json
from .svg import to_svg
from .text import shorten, text_width, wrap, wrap_evenly

Kind = Literal["bars", "stacked", "lines"]
Key = TypeVar("Key")

PLOTLY = "application/vnd.plotly.v1+json"
CONFIG: dict[str, object] = {"responsive": True, "displayModeBar": False}
"""A figure grows and shrinks with its window; a telephone may be turned, where the bar of buttons would never
go from the title."""
LEAST = 0.001
"""A share that is less, and not nothing, is told as less than this."""
TITLE = 300
"""How wide a line of a figure's title may be: it is cut off in a narrower cell, and a telephone's has 340."""
UPRIGHT = 220
"""How long a line of the upright axis' title may be: longer than the plot is high, it is cut off."""
PLACE, FEW = 110, 6
"""How wide a line may be that names a place under a figure, where there are no more places than this."""
EACH_NAMED = 16
"""Up to how many whole numbers stand under a chart each for itself."""

_PLOTLY_LINES = {
    "blue": ("solid", "circle"),
    "red": ("dash", "square"),
    "green": ("dot", "diamond"),
    "purple": ("dashdot", "triangle-up"),
    "yellow": ("longdash", "cross"),
    "black": ("longdashdot", "x"),
}
_PLOTLY_PATTERNS = {"blue": "-", "yellow": ".", "red": "/", "green": "|", "purple": "x", "black": ""}


class Series(msgspec.Struct, frozen=True):
    """One row of figures, one a place on the x axis; None leaves a gap. `seat` gives it a seat's colour.

    `spread` is how far to either side of each figure the one may be that it stands for, where figures come
    from games: half of a 95 % interval.
    """

    name: str
    values: tuple[float | None, ...]
    seat: str | None = None
    spread: tuple[float, ...] = ()

    def around(self, place: int) -> float:
        """How far to either side of a figure; 0 where that is not known."""
        half = self.spread[place] if place < len(self.spread) else 0.0
        return half if math.isfinite(half) else 0.0

    def alike(self, other: Series, place: int) -> bool:
        """Whether two series have the same figure there, so that one point lies on the other."""
        return self.values[place] is not None and self.values[place] == other.values[place]


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """What a chart says: `title` states the finding, the axes name their units.

    The figures of one with `shares` are shares of one, and told in per cent.
    It shows itself: as a plotly figure in a live notebook, as SVG without a kernel, as a table in text and
    under the figure.
    """

    title: str
    x: tuple[str | float, ...]
    series: tuple[Series, ...]
    x_title: str
    y_title: str
    kind: Kind = "bars"
    shares: bool = False

    def __post_init__(self) -> None:
        for name in ("title", "x_title", "y_title"):
            if not isinstance(getattr(self, name), str):
                raise ValueError(f"the {name} of a chart is a text, not {getattr(self, name)!r}")
        for row in self.series:
            if not isinstance(row, Series):
                raise ValueError(f"a chart is made of series, not of {row!r}")
            if len(row.values) != len(self.x):
                raise ValueError(f"{row.name!r} has {len(row.values)} values for {len(self.x)} places")

    @property
    def table(self) -> Table:
        """The figures as a table."""
        places = enumerate(self.x)
        rows = ((plain_figure(x), *(self.with_spread(row, i) for row in self.series)) for i, x in places)
        heads = (self.x_title, *(row.name for row in self.series))
        return Table(f"{self.title} ({self.y_title})", heads, tuple(rows))

    def figure(self, value: float | None) -> str:
        """A figure as it is written."""
        if value is None or not self.shares:
            return plain_figure(value)
        if 0 < value < LEAST:
            return f"<{LEAST:.1%}"
        if 1 - LEAST < value < 1:
            return f">{1 - LEAST:.1%}"
        return in_figures(value, ".0%" if 0.1 <= value <= 0.9 or value in (0, 1) else ".1%")

    def reach(self, row: Series, place: int) -> tuple[float, float]:
        """From where to where a figure may be with its spread; a share is between nothing and all."""
        value, half = row.values[place] or 0.0, row.around(place)
        if not self.shares:
            return value - half, value + half
        return max(value - half, min(value, 0.0)), min(value + half, max(value, 1.0))

    @property
    def empty(self) -> bool:
        """Whether there is no figure at all."""
        return not any(value is not None for row in self.series for value in row.values)

    def with_spread(self, row: Series, place: int) -> str:
        """A figure with its spread."""
        figure, half = self.figure(row.values[place]), row.around(place)
        spread = f"{half:.0%}" if self.shares else f"{half:.2g}"
        return f"{figure} ± {spread}" if figure and half else figure

    def __str__(self) -> str:
        return str(self.table)

    __repr__ = __str__

    def _repr_mimebundle_(self, **_: object) -> Json:
        return {
            PLOTLY: figure(self),
            "image/svg+xml": to_svg(picture(self), width=WIDTH),
            "text/plain": str(self),
        }

    def _ipython_display_(self) -> None:
        show(self._repr_mimebundle_(), self.title, [self.table])


def worded(
    phrase: Callable[..., str],
    name: str,
    x: Iterable[str | float],
    series: Iterable[Series],
    kind: Kind = "bars",
    /,
    **facts: object,
) -> Chart:
    """A chart in the words of a message of the table `charts`: the title, and as its attributes `x` and `y`
    what stands at the axes. `phrase(table, key, **facts)` says them."""
    title, x_title, y_title = (phrase("charts", f"{name}{part}", **facts) for part in ("", "/x", "/y"))
    title = title[:1].upper() + title[1:]
    return Chart(title=title, x=tuple(x), series=tuple(series), x_title=x_title, y_title=y_title, kind=kind)


def highest(figures: Mapping[Key, Fraction | float]) -> tuple[Key, ...]:
    """All that have the highest figure, in their order: a title that names one of equals claims too much."""
    most = max(figures.values())
    return tuple(key for key, figure in figures.items() if figure == most)


def in_shares(chart: Chart) -> Chart:
    """The chart with its figures in per cent."""
    return msgspec.structs.replace(chart, shares=True)


class Slides(msgspec.Struct, frozen=True, kw_only=True):
    """Charts of one kind with a slider to go through them, which needs no kernel.

    `name` is what the slider sets, `charts` the value and the chart of each place; the same series in all.
    """

    name: str
    charts: tuple[tuple[str, Chart], ...]

    def __post_init__(self) -> None:
        if not self.charts:
            raise ValueError("slides need one chart at least")
        kinds = {(chart.x, tuple(row.name for row in chart.series)) for _, chart in self.charts}
        if len(kinds) > 1:
            raise ValueError("all charts of a slider have the same places and the same series")

    def __str__(self) -> str:
        return "\n\n".join(f"{self.name} {value}\n{chart}" for value, chart in self.charts)

    __repr__ = __str__

    def _repr_mimebundle_(self, **_: object) -> Json:
        middle = self.charts[len(self.charts) // 2][1]
        svg = to_svg(picture(middle), width=WIDTH)
        return {PLOTLY: sliding(self), "image/svg+xml": svg, "text/plain": str(self)}

    def _ipython_display_(self) -> None:
        tables = [
            chart.table._replace(caption=f"{self.name} {value}: {chart.table.caption}")
            for value, chart in self.charts
        ]
        show(self._repr_mimebundle_(), f"{self.name} {self.charts[0][0]}–{self.charts[-1][0]}", tables)


def figure(chart: Chart) -> Json:
    """The chart as plotly's JSON: transparent ground, grey ink that reads in light and dark."""
    rows = zip(chart.series, colours(chart), strict=True)
    data = [trace for row, seat in rows for trace in _traces(chart, row, seat)]
    axis = {
        "gridcolor": "rgba(128,128,128,0.25)",
        "zerolinecolor": "rgba(128,128,128,0.6)",
        "automargin": True,
    }
    title = wrap_evenly(chart.title, TITLE, 16)
    upright = "<br>".join(wrap_evenly(chart.y_title, UPRIGHT, 14))
    top = 34 + 21 * len(title) + 20 * _legend_rows(chart)
    names = room_below(chart, (NARROW - LEFT - RIGHT) / max(1, len(chart.x)))
    if chart.empty:
        axis |= {"showticklabels": False, "showgrid": False}
    layout = {
        "title": {
            "text": "<br>".join(title),
            "font": {"size": 15},
            "yref": "container",
            "y": 1,
            "yanchor": "top",
            "pad": {"t": 12 * len(title)},
        },
        "barmode": "stack" if chart.kind == "stacked" else "group",
        "xaxis": {**axis, **_ticks(chart), "title": {"text": chart.x_title, "standoff": 12}},
        "yaxis": {
            **axis,
            **({"tickformat": ".0%"} if chart.shares else {}),
            "title": {"text": upright, "standoff": 12},
            "rangemode": "tozero",
        },
        # what would be smaller can be read in the table
        "uniformtext": {"minsize": 9, "mode": "hide"},
        "showlegend": len(chart.series) > 1,
        "legend": {
            "orientation": "h",
            "y": 1.02,
            "yanchor": "bottom",
            "traceorder": "normal",
            "itemsizing": "constant",
        },
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "font": {"color": "#757a7e"},
        "height": HEIGHT - 80 + top + max(0, round(names - TALL)),
        "margin": {"t": top, "r": 20, "l": 16, "b": 50},
    }
    return {"data": data, "layout": layout, "config": CONFIG}


def sliding(slides: Slides) -> Json:
    """The charts as one plotly figure: each place of the slider sets the figures and the title."""
    now = len(slides.charts) // 2
    shown = figure(slides.charts[now][1])
    top = max(plotted(chart, WIDTH).high for _, chart in slides.charts)
    shown["layout"]["yaxis"]["range"] = [0, top]
    shown["layout"]["height"] += 80
    steps = []
    for value, chart in slides.charts:
        drawn = figure(chart)
        title, traces = drawn["layout"]["title"]["text"], drawn["data"]
        rows = {key: [trace.get(key) for trace in traces] for key in ("y", "text") if key in traces[0]}
        steps.append({"label": value, "method": "update", "args": [rows, {"title.text": title}]})
    label = {"prefix": f"{slides.name}: "}
    grey = "rgba(128,128,128,0.35)"
    rail = {"bgcolor": grey, "activebgcolor": "#0072b2", "bordercolor": "#757a7e"}
    slider = {"active": now, "currentvalue": label, "steps": steps, "pad": {"t": 50}, **rail}
    shown["layout"]["sliders"] = [slider]
    return shown


def _ticks(chart: Chart) -> Json:
    """Whole numbers at even steps are all named, and nothing in between; long names take several lines."""
    names = {x: wrap(x, PLACE, 12) for x in chart.x if isinstance(x, str)}
    if len(names) == len(chart.x) <= FEW and any(len(lines) > 1 for lines in names.values()):
        words = ["<br>".join(lines) for lines in names.values()]
        return {"tickmode": "array", "tickvals": list(names), "ticktext": words}
    whole = [x for x in chart.x if isinstance(x, int)]
    steps = {after - x for x, after in pairwise(whole)}
    if len(whole) < len(chart.x) or len(whole) > EACH_NAMED or len(steps) != 1:
        return {}
    step = steps.pop()
    return {"dtick": step, **({"tick0": whole[0]} if whole[0] % step else {})}


def _legend_rows(chart: Chart) -> int:
    """How many rows the names of the series take in a narrow cell; one series alone is not named."""
    if len(chart.series) == 1:
        return 0
    widest = max((text_width(_called(row), 12) for row in chart.series), default=0)
    return math.ceil(len(chart.series) / max(1, TITLE // (widest + 50)))


def _called(row: Series) -> str:
    """A series' name in the legend of a figure, which a narrow cell would cut off."""
    return shorten(row.name, TITLE - 50, 12)


def _traces(chart: Chart, row: Series, seat: str) -> Iterator[Json]:
    """One series of a plotly figure; on bars its whiskers are dark in light ones, to be seen on any."""
    trace = _trace(chart, row, seat)
    if chart.kind == "lines" or "error_y" not in trace:
        yield trace
        return
    group = {"offsetgroup": row.name}
    light = {"color": "#f4f4f4", "thickness": 4.5, "width": 5.5}
    unseen = {"marker": {"color": "rgba(0,0,0,0)"}, "showlegend": False, "hoverinfo": "skip"}
    dark = {"color": "#2a2d30", "thickness": 1.5, "width": 4}
    yield {**trace, **group, "error_y": {**trace["error_y"], **light}}
    again = {key: value for key, value in trace.items() if key in ("x", "y", "type")}
    yield {**again, **group, **unseen, "error_y": {**trace["error_y"], **dark}}


def _trace(chart: Chart, row: Series, seat: str) -> Json:
    """One series of a plotly figure: a line, or bars with their figures where there is room for them."""
    trace: Json = {"x": list(chart.x), "y": list(row.values), "name": _called(row)}
    if any(row.around(i) for i in range(len(chart.x))):
        reach = [(*chart.reach(row, i), row.values[i] or 0.0) for i in range(len(chart.x))]
        above = [round(high - value, 9) for _, high, value in reach]
        below = [round(value - low, 9) for low, _, value in reach]
        style = {"color": "#757a7e", "thickness": 1.5, "width": 4}
        trace["error_y"] = {"type": "data", "array": above, "arrayminus": below, "symmetric": False, **style}
    if chart.kind == "lines":
        # a line along the edge of the plot, such as one of certainties, is not cut in half
        trace |= {"type": "scatter", "mode": "lines+markers", "cliponaxis": False}
        trace["line"] = {"color": LINES[seat], "width": 2}
        if len(chart.series) > 1:
            dash, symbol = _PLOTLY_LINES[seat]
            if striped := stripes(chart, row):
                dash = ",".join(f"{part}px" for part in striped.split())
            sizes = [7 + 3.5 * over(chart, row, i) for i in range(len(chart.x))]
            marker = {"symbol": symbol, "size": sizes, "opacity": 1}
            trace |= {"line": {**trace["line"], "dash": dash}, "marker": marker}
        return trace
    bar: Json = {"color": bar_fill(seat), "line": {"color": "#757a7e", "width": 1}}
    if len(chart.series) > 1:
        bar["pattern"] = {"shape": _PLOTLY_PATTERNS[seat], "fillmode": "overlay", "fgopacity": 0.45}
    trace |= {"type": "bar", "marker": bar}
    if chart.kind == "bars" and bar_width(chart, (WIDTH - LEFT - RIGHT) / max(1, len(chart.x))) >= ROOM:
        trace |= {"text": [_beside(chart, row, i) for i in range(len(chart.x))], "textposition": "outside"}
        trace |= {"cliponaxis": False, "textangle": 0}
    return trace


def _beside(chart: Chart, row: Series, place: int) -> str:
    """A figure on a bar, to the left of its whisker."""
    figure = short_figure(chart, row.values[place])
    return figure + "\N{NO-BREAK SPACE}" * (2 * len(figure) + 4) if row.around(place) else figure
