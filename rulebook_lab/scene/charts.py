"""Charts as values: one description, shown as an interactive plotly figure, as a picture and as a table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Literal, NamedTuple, TypeVar

import msgspec

from ..numerals import in_figures
from .figures import Table, show
from .node import Json, Node
from .palette import SEATS, color, seat_fill
from .scene import Scene
from .shapes import circle, group, line, path, rect, text, unspoken
from .svg import to_svg
from .text import shorten, text_width, wrap, wrap_evenly

Kind = Literal["bars", "stacked", "lines"]
Key = TypeVar("Key")

PLOTLY = "application/vnd.plotly.v1+json"
LINES = {seat: style.fill for seat, style in SEATS.items()} | {
    "blue": "#1d7fc0",
    "yellow": "#998600",
    "purple": "#bd6795",
    "black": "#7a7f87",
}
"""The colours of seats as lines, which are seen on light and dark grounds without an edge (3 : 1)."""
ORDER = ("blue", "red", "green", "purple", "yellow", "black")
"""The colours of series that belong to no seat, easiest to tell apart first."""

CONFIG: dict[str, object] = {"responsive": True, "displayModeBar": False}
"""A figure grows and shrinks with its window; a telephone may be turned, where the bar of buttons would never
go from the title."""
WIDTH, HEIGHT = 720, 380
NARROW = 320
"""The least width that a chart is drawn for."""
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 60, 46
LEAST = 0.001
"""A share that is less, and not nothing, is told as less than this."""
APIECE = 76
"""So much of a picture's height has a line of the grid."""
TITLE = 300
"""How wide a line of a figure's title may be: it is cut off in a narrower cell, and a telephone's has 340."""
UPRIGHT = 220
"""How long a line of the upright axis' title may be: longer than the plot is high, it is cut off."""
PLACE, FEW = 110, 6
"""How wide a line may be that names a place under a figure, where there are no more places than this."""


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
        rows = ((_figure(x), *(self.with_spread(row, i) for row in self.series)) for i, x in places)
        heads = (self.x_title, *(row.name for row in self.series))
        return Table(f"{self.title} ({self.y_title})", heads, tuple(rows))

    def figure(self, value: float | None) -> str:
        """A figure as it is written."""
        if value is None or not self.shares:
            return _figure(value)
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


def _figure(value: str | float | None) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    return in_figures(value, ".3g" if isinstance(value, float) and value != int(value) else ".0f")


def highest(figures: Mapping[Key, Fraction | float]) -> tuple[Key, ...]:
    """All that have the highest figure, in their order: a title that names one of equals claims too much."""
    most = max(figures.values())
    return tuple(key for key, figure in figures.items() if figure == most)


def in_shares(chart: Chart) -> Chart:
    """The chart with its figures in per cent."""
    return msgspec.structs.replace(chart, shares=True)


def _short(chart: Chart, value: float | None) -> str:
    """A figure on a bar, which is no wider than it must be: two digits below one."""
    if value is None or chart.shares or not 0 < abs(value) < 1:
        return chart.figure(value)
    return in_figures(value, ".2g")


def _beside(chart: Chart, row: Series, place: int) -> str:
    """A figure on a bar, to the left of its whisker."""
    figure = _short(chart, row.values[place])
    return figure + "\N{NO-BREAK SPACE}" * (2 * len(figure) + 4) if row.around(place) else figure


def _colours(chart: Chart) -> list[str]:
    free = iter(ORDER * (1 + len(chart.series) // len(ORDER)))
    return [row.seat or next(free) for row in chart.series]


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


def figure(chart: Chart) -> Json:
    """The chart as plotly's JSON: transparent ground, grey ink that reads in light and dark."""
    rows = zip(chart.series, _colours(chart), strict=True)
    data = [trace for row, seat in rows for trace in _traces(chart, row, seat)]
    axis = {
        "gridcolor": "rgba(128,128,128,0.25)",
        "zerolinecolor": "rgba(128,128,128,0.6)",
        "automargin": True,
    }
    title = wrap_evenly(chart.title, TITLE, 16)
    upright = "<br>".join(wrap_evenly(chart.y_title, UPRIGHT, 14))
    top = 34 + 21 * len(title) + 20 * _legend_rows(chart)
    names = _below(chart, (NARROW - LEFT - RIGHT) / max(1, len(chart.x)))
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


def _legend_rows(chart: Chart) -> int:
    """How many rows the names of the series take in a narrow cell; one series alone is not named."""
    if len(chart.series) == 1:
        return 0
    widest = max((text_width(_called(row), 12) for row in chart.series), default=0)
    return math.ceil(len(chart.series) / max(1, TITLE // (widest + 50)))


def _called(row: Series) -> str:
    """A series' name in the legend of a figure, which a narrow cell would cut off."""
    return shorten(row.name, TITLE - 50, 12)


EACH_NAMED = 16
"""Up to how many whole numbers stand under a chart each for itself."""


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
            if striped := _stripes(chart, row):
                dash = ",".join(f"{part}px" for part in striped.split())
            sizes = [7 + 3.5 * _over(chart, row, i) for i in range(len(chart.x))]
            marker = {"symbol": symbol, "size": sizes, "opacity": 1}
            trace |= {"line": {**trace["line"], "dash": dash}, "marker": marker}
        return trace
    fill = SEATS[seat].fill if seat != "black" else LINES[seat]
    bar: Json = {"color": fill, "line": {"color": "#757a7e", "width": 1}}
    if len(chart.series) > 1:
        bar["pattern"] = {"shape": _PLOTLY_PATTERNS[seat], "fillmode": "overlay", "fgopacity": 0.45}
    trace |= {"type": "bar", "marker": bar}
    if chart.kind == "bars" and _bar_width(chart, (WIDTH - LEFT - RIGHT) / max(1, len(chart.x))) >= ROOM:
        trace |= {"text": [_beside(chart, row, i) for i in range(len(chart.x))], "textposition": "outside"}
        trace |= {"cliponaxis": False, "textangle": 0}
    return trace


_PLOTLY_LINES = {
    "blue": ("solid", "circle"),
    "red": ("dash", "square"),
    "green": ("dot", "diamond"),
    "purple": ("dashdot", "triangle-up"),
    "yellow": ("longdash", "cross"),
    "black": ("longdashdot", "x"),
}
_PLOTLY_PATTERNS = {"blue": "-", "yellow": ".", "red": "/", "green": "|", "purple": "x", "black": ""}


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


def sliding(slides: Slides) -> Json:
    """The charts as one plotly figure: each place of the slider sets the figures and the title."""
    now = len(slides.charts) // 2
    shown = figure(slides.charts[now][1])
    top = max(_plot(chart, WIDTH).high for _, chart in slides.charts)
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


def picture(chart: Chart, width: float = WIDTH, height: float = HEIGHT) -> Scene:
    """The chart as a scene: axes, figures on the bars, the names of the series above them.

    It is drawn for a width in units, so that its letters are as large on a telephone: words wrap, and the
    figures on bars that are too narrow for them are left to the table.
    """
    wide = min(max(width, NARROW), WIDTH)
    plot = _plot(chart, wide, height)
    return Scene.of(
        (0, 0, wide, plot.tall),
        text("title", (16, 24), "\n".join(_title(chart, wide)), size=15, bold=True, heading=3),
        _legend(chart, wide),
        _grid(chart, plot),
        _lines(chart, plot) if chart.kind == "lines" else _bars(chart, plot),
        label=chart.title,
        text=str(chart),
    )


def _title(chart: Chart, wide: float) -> list[str]:
    # the display face of headings is wider than the face that text is measured by
    return wrap(chart.title, 0.92 * (wide - 32), 15, bold=True)


def _named(words: str, wide: float) -> list[str]:
    """The title of an axis."""
    return wrap(words, wide - 32, 12, bold=True)


def _head(chart: Chart, wide: float) -> float:
    """How far down the legend and the plot begin; a title of more than one line pushes them on."""
    return TOP + HEADING * (len(_title(chart, wide)) - 1)


class Plot(NamedTuple):
    """The upright axis: its ends and steps, how far down the plot begins, and how much room is below it; how
    wide and tall the whole picture is, and how wide a column."""

    low: float
    high: float
    step: float
    top: float
    below: float
    wide: float
    tall: float
    column: float

    def y(self, value: float) -> float:
        """How far down a value stands."""
        return self.top + (self.high - value) / (self.high - self.low) * (self.tall - self.top - self.below)


def _plot(chart: Chart, wide: float, height: float = HEIGHT) -> Plot:
    columns = [[row.values[i] or 0 for row in chart.series] for i in range(len(chart.x))]
    if chart.kind == "stacked":
        highs = [sum(v for v in column if v > 0) for column in columns]
        lows = [sum(v for v in column if v < 0) for column in columns]
    else:
        reaches = [
            (row.values[i] or 0, *chart.reach(row, i)) for row in chart.series for i in range(len(chart.x))
        ]
        highs = [high for _, _, high in reaches]
        lows = [low for value, low, _ in reaches if value < 0]
    high, low = max([*highs, 0]), min([*lows, 0])
    if high == low:  # nothing, or nothing but zeros
        high = 1.0
        rough = high / 5 if chart.shares else high
    else:
        rough = (high - low) / (height / APIECE)
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * m for m in (1, 2, 5, 10) if power * m >= rough)
    head, column = _head(chart, wide), (wide - LEFT - RIGHT) / max(1, len(chart.x))
    upright = LINE * (len(_named(chart.y_title, wide)) - 1)
    across, below = LINE * (len(_named(chart.x_title, wide)) - 1), _below(chart, column)
    return Plot(
        math.floor(low / step) * step,
        math.ceil(round((high or step) / step, 9)) * step,
        step,
        head + upright + LEGEND * _legend_places(chart, wide).above + _lead(chart),
        below + across,
        wide,
        height + head - TOP + upright + across + max(0.0, below - TALL),
        column,
    )


def _lead(chart: Chart) -> float:
    """The room above a plot for the figure on a bar as high as the plot."""
    return FIGURE if chart.kind == "bars" else 0.0


def _every(column: float) -> int:
    """Of how many columns one is named at most."""
    return 1 + int(APART // column)


def _named_places(chart: Chart, column: float) -> range:
    """Which columns are named: where not all have room, whole numbers at round steps."""
    least, whole = _every(column), [x for x in chart.x if isinstance(x, int)]
    if least == 1 or len(whole) < len(chart.x):
        return range(0, len(chart.x), least)
    step = next(n * 10**power for power in range(6) for n in (1, 2, 5) if n * 10**power >= least)
    return range(next((i for i, x in enumerate(whole) if x % step == 0), 0), len(whole), step)


def _across(place: str | float, column: float) -> list[str]:
    """A place's name under its column, in two lines at most."""
    return wrap(_figure(place), max(40, column * _every(column) - BETWEEN), 12)[:2]


def _stands(chart: Chart, column: float) -> bool:
    """Whether the names of the places are turned, because their columns are too narrow for them."""
    return any(isinstance(x, str) and _letters(_across(x, column)) != _letters([x]) for x in chart.x)


def _letters(lines: Iterable[str]) -> str:
    return "".join("".join(lines).split())


def _below(chart: Chart, column: float) -> float:
    if not _stands(chart, column):
        named = (_across(chart.x[i], column) for i in _named_places(chart, column))
        return BOTTOM + LINE * (max(map(len, named), default=1) - 1)
    return 40 + max(text_width(line, 12) for x in chart.x for line in _upright(x, column))


def _upright(place: str | float, column: float) -> list[str]:
    """The lines of a place's name that is turned: two where its column has room for them."""
    name = _figure(place)
    lines = wrap(name, LONGEST, 12)
    if len(lines) < 2 or column < 2 * LINE:
        return [shorten(name, LONGEST, 12)]
    return [lines[0], shorten(" ".join(lines[1:]), LONGEST, 12)]


def _grid(chart: Chart, plot: Plot) -> list[Node]:
    nodes = []
    for i in range(round((plot.high - plot.low) / plot.step) + 1):
        value = plot.low + i * plot.step
        y = plot.y(value)
        ink = color("edge") if abs(value) < plot.step / 2 else color("line")
        nodes.append(line(f"grid{i}", (LEFT, y), (plot.wide - RIGHT, y), stroke=ink, width=1))
        tick = text(f"tick{i}", (LEFT - 8, y + 4), _tick(chart, round(value, 10)), size=12, anchor="end")
        nodes += [] if chart.empty else unspoken([tick])
    nodes += unspoken(_turned(chart, plot) if _stands(chart, plot.column) else _flat(chart, plot))
    across, upright = _named(chart.x_title, plot.wide), _named(chart.y_title, plot.wide)
    at = (plot.wide - RIGHT, plot.tall - 10 - LINE * (len(across) - 1))
    nodes.append(text("x-title", at, "\n".join(across), size=12, anchor="end", bold=True))
    at = (16, plot.top - _lead(chart) - 14 - LINE * (len(upright) - 1))
    nodes.append(text("y-title", at, "\n".join(upright), size=12, bold=True))
    return nodes


def _tick(chart: Chart, value: float) -> str:
    """A figure beside a line of the grid."""
    return in_figures(100 * value, "g") + "%" if chart.shares else _figure(value)


def _flat(chart: Chart, plot: Plot) -> Iterator[Node]:
    """The names of the places under their columns; where there are many, of some."""
    for i in _named_places(chart, plot.column):
        at = (LEFT + (i + 0.5) * plot.column, plot.tall - plot.below + 18)
        words = "\n".join(_across(chart.x[i], plot.column))
        yield text(f"place{i}", at, words, size=12, anchor="middle")


def _turned(chart: Chart, plot: Plot) -> Iterator[Node]:
    """The names of the places from top to bottom; where their lines would touch, of some."""
    for i, x in list(enumerate(chart.x))[:: math.ceil(LINE / plot.column)]:
        lines = _upright(x, plot.column)
        at = (LEFT + (i + 0.5) * plot.column - 4 + LINE / 2 * (len(lines) - 1), plot.tall - plot.below + 8)
        yield group(f"place{i}.turned", at, turn=90)
        yield text(f"place{i}", (0, 0), "\n".join(lines), size=12, parent=f"place{i}.turned")


ROOM = 22
"""How wide a bar is that has room for its figure."""


def _bar_width(chart: Chart, column: float) -> float:
    return column * 0.76 / (1 if chart.kind == "stacked" else max(1, len(chart.series)))


class Room(NamedTuple):
    """What a figure on a bar takes up: from left to right, and the line it stands on."""

    left: float
    right: float
    line: float

    def touches(self, other: Room) -> bool:
        """Whether two figures cannot be told apart."""
        beside = self.left < other.right + 2 and other.left < self.right + 2
        return beside and abs(self.line - other.line) < FIGURE


FIGURE = 11
"""The size of the figures on bars."""
THIN = 4
"""A bar that is no wider has no edge, which would cover it."""


def _room(words: str, middle: float, line: float, taken: list[Room], away: int = -1) -> Room:
    """Where a figure stands: on its bar, or above those it would touch there; with `away` 1 below them."""
    half = text_width(words, FIGURE) / 2
    room = Room(middle - half, middle + half, line)
    while touched := next(filter(room.touches, taken), None):
        room = room._replace(line=touched.line + away * FIGURE)
    return room


def _bars(chart: Chart, plot: Plot) -> list[Node]:
    nodes: list[Node] = []
    taken: list[Room] = []
    column, seats = plot.column, _colours(chart)
    stacked = chart.kind == "stacked"
    width = _bar_width(chart, column)
    for i in range(len(chart.x)):
        base = 0.0
        for j, row in enumerate(chart.series):
            value = row.values[i]
            if value is None:
                continue
            start = base if stacked else 0.0
            top, foot = plot.y(max(start, start + value)), plot.y(min(start, start + value))
            left = LEFT + i * column + column * 0.12 + (0 if stacked else j * width)
            box = (left, top, max(1.0, width - 1), max(0.5, foot - top))
            fill, edge = seat_fill(seats[j]), color("seat-edge") if width > THIN else None
            nodes.append(rect(f"bar{i}.{j}", box, fill=fill, stroke=edge, label=_said(chart, i, row)))
            middle, (low, high) = left + width / 2, chart.reach(row, i)
            if not stacked and row.around(i):
                d = _whisker(middle, low, high, plot)
                nodes.append(path(f"spread{i}.{j}.around", d, fill="none", stroke=color("card"), width=4))
                nodes.append(path(f"spread{i}.{j}", d, fill="none", stroke=color("ink"), width=1.5))
            if not stacked and width >= ROOM:
                words = _short(chart, value)
                if value < 0:
                    at_line, away = max(foot, plot.y(low)) + FIGURE, 1
                else:
                    at_line, away = min(top, plot.y(high)) - 4, -1
                taken.append(_room(words, middle, at_line, taken, away))
                at = (middle, taken[-1].line)
                nodes += unspoken([text(f"value{i}.{j}", at, words, size=FIGURE, anchor="middle")])
            base += value
    return nodes


def _whisker(x: float, low: float, high: float, plot: Plot) -> str:
    """How far to either side of a figure, as a path: a stroke that ends in short ones."""
    top, foot = plot.y(min(high, plot.high)), plot.y(max(low, plot.low))
    return f"M{x - 4:.1f} {top:.1f}h8m-4 0V{foot:.1f}m-4 0h8"


def _lines(chart: Chart, plot: Plot) -> list[Node]:
    """Whiskers below all lines, dots above them; where a dot would cover another it is smaller."""
    whiskers: list[Node] = []
    lines: list[Node] = []
    dots: list[Node] = []
    column = plot.column
    for j, (row, seat) in enumerate(zip(chart.series, _colours(chart), strict=True)):
        points = {
            i: (LEFT + (i + 0.5) * column, plot.y(value))
            for i, value in enumerate(row.values)
            if value is not None
        }
        d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points.values())
        ink = _ink(seat)
        for i, (x, _) in points.items():
            if row.around(i):
                around = _whisker(x + 2 * j, *chart.reach(row, i), plot)
                whiskers.append(path(f"spread{j}.{i}", around, fill="none", stroke=ink, width=1.5))
        dash = _stripes(chart, row) or _DASHES[j % len(_DASHES)]
        lines.append(path(f"line{j}", d, fill="none", stroke=ink, width=2.5, dash=dash))
        if len(points) <= 40:
            most = max(DOT, column / 2 - 1)
            dots += [
                circle(
                    f"dot{j}.{i}",
                    at,
                    min(DOT + 1.6 * _over(chart, row, i), most),
                    fill=ink,
                    label=_said(chart, i, row),
                )
                for i, at in points.items()
            ]
    return [*whiskers, *lines, *dots]


DOT, STRIPE = 3, 6
"""The radius of a dot on a line, and how long the stripes are of lines that lie on each other."""


def _over(chart: Chart, row: Series, place: int) -> int:
    """How many later series have a point that lies on this one."""
    later = chart.series[_at(chart, row) + 1 :]
    return sum(row.alike(other, place) for other in later)


def _at(chart: Chart, row: Series) -> int:
    return next(at for at, other in enumerate(chart.series) if other is row)


def _stripes(chart: Chart, row: Series) -> str:
    """The dashes of a line that others lie on from end to end, so that each is seen between the others;
    none where it has its own way."""
    same = [other for other in chart.series if other.values == row.values]
    if len(same) < 2:
        return ""
    before = next(at for at, other in enumerate(same) if other is row)
    return f"0 {STRIPE * before} {STRIPE} {STRIPE * (len(same) - 1 - before)}"


def _said(chart: Chart, place: int, row: Series) -> str:
    """A figure as it is read out: where on the axis, of what, how much."""
    of = f"{row.name}, " if len(chart.series) > 1 else ""
    return f"{of}{chart.x_title} {_figure(chart.x[place])}: {chart.with_spread(row, place)}"


_DASHES = (None, "7 4", "2 4", "10 4 2 4", "14 5", "10 4 2 4 2 4")


def _bar_key(number: int, at: tuple[float, float], seat: str) -> Node:
    x, y = at
    return rect(f"key{number}", (x, y - 11, 16, 12), fill=seat_fill(seat), stroke=color("seat-edge"))


def _line_key(number: int, at: tuple[float, float], seat: str) -> Node:
    x, y = at
    dash = _DASHES[number % len(_DASHES)]
    return path(f"key{number}", f"M{x - 6:g} {y - 5:g}h24", stroke=_ink(seat), width=2.5, dash=dash)


def _ink(seat: str) -> str:
    """The colour of a line: black ink is light where the ground is dark."""
    return LINES[seat] if seat != "black" else color("ink")


LEGEND = 20
"""How far the rows of the legend are apart."""
HEADING, LINE = 18, 15
"""How far the lines of a chart's title, and of an axis', are apart."""
APART, BETWEEN = 29, 8
"""How far the names of places are apart at least: the columns that are named, and what is written there."""
LONGEST, TALL = 190, 150
"""How long a name may be that is turned, and from what room for such names on a picture grows."""


class Places(NamedTuple):
    """Where the keys of a legend stand, and how many rows of them above the title of the upright axis."""

    keys: list[tuple[float, float]]
    above: int


def _legend_places(chart: Chart, wide: float) -> Places:
    """Beside the title of the upright axis, or above it where there is too little room.

    One alone has none."""
    if len(chart.series) < 2:
        return Places([], 0)
    widths = [44 + 7 * len(row.name) for row in chart.series]
    right, y = wide - RIGHT + 22, _head(chart, wide) - 15
    beside = max(200, 40 + text_width(chart.y_title, 12, bold=True))
    if beside + sum(widths) <= right:
        return Places([(beside + sum(widths[:j]), y) for j in range(len(widths))], 0)
    keys: list[tuple[float, float]] = []
    x, row = 22, 0
    for width in widths:
        if x + width > right:
            x, row = 22, row + 1
        keys.append((x, y + LEGEND * row))
        x += width
    return Places(keys, row + 1)


def _legend(chart: Chart, wide: float) -> list[Node]:
    nodes: list[Node] = []
    key = _line_key if chart.kind == "lines" else _bar_key
    places = _legend_places(chart, wide).keys
    for j, (row, seat, (x, y)) in enumerate(zip(chart.series, _colours(chart), places, strict=False)):
        name = shorten(row.name, wide - x - 26, 12)
        nodes += [key(j, (x, y), seat), text(f"name{j}", (x + 22, y), name, size=12)]
    return nodes
