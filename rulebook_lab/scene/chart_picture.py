"""A chart as a picture: axes, bars or lines, their figures, the names of the series."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from ..numerals import in_figures
from .figures import plain_figure
from .node import Node
from .palette import SEATS, color, seat_fill
from .scene import Scene
from .shapes import circle, group, line, path, rect, text, unspoken
from .text import shorten, text_width, wrap

if TYPE_CHECKING:
    from .charts import Chart, Series

LINES = {seat: style.fill for seat, style in SEATS.items()} | {
    "blue": "#1d7fc0",
    "yellow": "#998600",
    "purple": "#bd6795",
    "black": "#7a7f87",
}
"""The colours of seats as lines, which are seen on light and dark grounds without an edge (3 : 1)."""
ORDER = ("blue", "red", "green", "purple", "yellow", "black")
"""The colours of series that belong to no seat, easiest to tell apart first."""
WIDTH, HEIGHT = 720, 380
NARROW = 320
"""The least width that a chart is drawn for."""
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 60, 46
APIECE = 76
"""So much of a picture's height has a line of the grid."""
ROOM = 22
"""How wide a bar is that has room for its figure."""
FIGURE = 11
"""The size of the figures on bars."""
THIN = 4
"""A bar that is no wider has no edge, which would cover it."""
DOT, STRIPE = 3, 6
"""The radius of a dot on a line, and how long the stripes are of lines that lie on each other."""
LEGEND = 20
"""How far the rows of the legend are apart."""
HEADING, LINE = 18, 15
"""How far the lines of a chart's title, and of an axis', are apart."""
APART, BETWEEN = 29, 8
"""How far the names of places are apart at least: the columns that are named, and what is written there."""
LONGEST, TALL = 190, 150
"""How long a name may be that is turned, and from what room for such names on a picture grows."""
_DASHES = (None, "7 4", "2 4", "10 4 2 4", "14 5", "10 4 2 4 2 4")


def picture(chart: Chart, width: float = WIDTH, height: float = HEIGHT) -> Scene:
    """The chart as a scene: axes, figures on the bars, the names of the series above them.

    It is drawn for a width in units, so that its letters are as large on a telephone: words wrap, and the
    figures on bars that are too narrow for them are left to the table.
    """
    wide = min(max(width, NARROW), WIDTH)
    plot = plotted(chart, wide, height)
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


def plotted(chart: Chart, wide: float, height: float = HEIGHT) -> Plot:
    """The upright axis of a chart, and how much room everything has in a picture so wide."""
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
    across, below = LINE * (len(_named(chart.x_title, wide)) - 1), room_below(chart, column)
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


def _every(column: float) -> int:
    """Of how many columns one is named at most."""
    return 1 + int(APART // column)


def _lead(chart: Chart) -> float:
    """The room above a plot for the figure on a bar as high as the plot."""
    return FIGURE if chart.kind == "bars" else 0.0


def _named_places(chart: Chart, column: float) -> range:
    """Which columns are named: where not all have room, whole numbers at round steps."""
    least, whole = _every(column), [x for x in chart.x if isinstance(x, int)]
    if least == 1 or len(whole) < len(chart.x):
        return range(0, len(chart.x), least)
    step = next(n * 10**power for power in range(6) for n in (1, 2, 5) if n * 10**power >= least)
    return range(next((i for i, x in enumerate(whole) if x % step == 0), 0), len(whole), step)


def _across(place: str | float, column: float) -> list[str]:
    """A place's name under its column, in two lines at most."""
    return wrap(plain_figure(place), max(40, column * _every(column) - BETWEEN), 12)[:2]


def _stands(chart: Chart, column: float) -> bool:
    """Whether the names of the places are turned, because their columns are too narrow for them."""
    return any(isinstance(x, str) and _letters(_across(x, column)) != _letters([x]) for x in chart.x)


def _letters(lines: Iterable[str]) -> str:
    return "".join("".join(lines).split())


def room_below(chart: Chart, column: float) -> float:
    """How much room the names of the places take under columns so wide."""
    if not _stands(chart, column):
        named = (_across(chart.x[i], column) for i in _named_places(chart, column))
        return BOTTOM + LINE * (max(map(len, named), default=1) - 1)
    return 40 + max(text_width(line, 12) for x in chart.x for line in _upright(x, column))


def _upright(place: str | float, column: float) -> list[str]:
    """The lines of a place's name that is turned: two where its column has room for them."""
    name = plain_figure(place)
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
    return in_figures(100 * value, "g") + "%" if chart.shares else plain_figure(value)


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


def colours(chart: Chart) -> list[str]:
    """The seat whose colour each series has: its own, else one that is free."""
    free = iter(ORDER * (1 + len(chart.series) // len(ORDER)))
    return [row.seat or next(free) for row in chart.series]


def bar_fill(seat: str) -> str:
    """The colour of a seat's bars where nothing gives them an edge: black is seen on a dark ground too."""
    return SEATS[seat].fill if seat != "black" else LINES[seat]


def bar_width(chart: Chart, column: float) -> float:
    """How wide a bar is in a column so wide."""
    return column * 0.76 / (1 if chart.kind == "stacked" else max(1, len(chart.series)))


def _bars(chart: Chart, plot: Plot) -> list[Node]:
    nodes: list[Node] = []
    taken: list[Taken] = []
    column, seats = plot.column, colours(chart)
    stacked = chart.kind == "stacked"
    width = bar_width(chart, column)
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
                words = short_figure(chart, value)
                if value < 0:
                    at_line, away = max(foot, plot.y(low)) + FIGURE, 1
                else:
                    at_line, away = min(top, plot.y(high)) - 4, -1
                taken.append(_free(words, middle, at_line, taken, away))
                at = (middle, taken[-1].line)
                nodes += unspoken([text(f"value{i}.{j}", at, words, size=FIGURE, anchor="middle")])
            base += value
    return nodes


class Taken(NamedTuple):
    """What a figure on a bar takes up: from left to right, and the line it stands on."""

    left: float
    right: float
    line: float

    def touches(self, other: Taken) -> bool:
        """Whether two figures cannot be told apart."""
        beside = self.left < other.right + 2 and other.left < self.right + 2
        return beside and abs(self.line - other.line) < FIGURE


def _free(words: str, middle: float, line: float, taken: list[Taken], away: int = -1) -> Taken:
    """Where a figure stands: on its bar, or above those it would touch there; with `away` 1 below them."""
    half = text_width(words, FIGURE) / 2
    room = Taken(middle - half, middle + half, line)
    while touched := next(filter(room.touches, taken), None):
        room = room._replace(line=touched.line + away * FIGURE)
    return room


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
    for j, (row, seat) in enumerate(zip(chart.series, colours(chart), strict=True)):
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
        dash = stripes(chart, row) or _DASHES[j % len(_DASHES)]
        lines.append(path(f"line{j}", d, fill="none", stroke=ink, width=2.5, dash=dash))
        if len(points) <= 40:
            most = max(DOT, column / 2 - 1)
            dots += [
                circle(
                    f"dot{j}.{i}",
                    at,
                    min(DOT + 1.6 * over(chart, row, i), most),
                    fill=ink,
                    label=_said(chart, i, row),
                )
                for i, at in points.items()
            ]
    return [*whiskers, *lines, *dots]


def over(chart: Chart, row: Series, place: int) -> int:
    """How many later series have a point that lies on this one."""
    later = chart.series[_at(chart, row) + 1 :]
    return sum(row.alike(other, place) for other in later)


def _at(chart: Chart, row: Series) -> int:
    return next(at for at, other in enumerate(chart.series) if other is row)


def stripes(chart: Chart, row: Series) -> str:
    """The dashes of a line that others lie on from end to end, so that each is seen between the others;
    none where it has its own way."""
    same = [other for other in chart.series if other.values == row.values]
    if len(same) < 2:
        return ""
    before = next(at for at, other in enumerate(same) if other is row)
    return f"0 {STRIPE * before} {STRIPE} {STRIPE * (len(same) - 1 - before)}"


def short_figure(chart: Chart, value: float | None) -> str:
    """A figure on a bar, which is no wider than it must be: two digits below one."""
    if value is None or chart.shares or not 0 < abs(value) < 1:
        return chart.figure(value)
    return in_figures(value, ".2g")


def _said(chart: Chart, place: int, row: Series) -> str:
    """A figure as it is read out: where on the axis, of what, how much."""
    of = f"{row.name}, " if len(chart.series) > 1 else ""
    return f"{of}{chart.x_title} {plain_figure(chart.x[place])}: {chart.with_spread(row, place)}"


def _legend(chart: Chart, wide: float) -> list[Node]:
    nodes: list[Node] = []
    key = _line_key if chart.kind == "lines" else _bar_key
    places = _legend_places(chart, wide).keys
    for j, (row, seat, (x, y)) in enumerate(zip(chart.series, colours(chart), places, strict=False)):
        name = shorten(row.name, wide - x - 26, 12)
        nodes += [key(j, (x, y), seat), text(f"name{j}", (x + 22, y), name, size=12)]
    return nodes


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
