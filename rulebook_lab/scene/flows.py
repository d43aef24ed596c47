"""Flows as values: what goes into what, shown as a plotly Sankey figure, as a picture and as a table."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from .chart_picture import HEIGHT, ORDER, WIDTH, bar_fill
from .charts import CONFIG, PLOTLY, TITLE
from .figures import Table, show
from .node import Node
from .palette import color
from .scene import Scene
from .shapes import path, rect, text
from .svg import to_svg
from .text import wrap, wrap_evenly

TOP, FOOT, SIDE, BAR = 60.0, 20.0, 16.0, 14.0
GAP = 26.0
"""The room between two bars of a column, for a name."""
PALE = 0.4
"""How much of a ribbon covers what is below it."""


class Link(msgspec.Struct, frozen=True):
    """How much of one thing goes into another."""

    source: str
    target: str
    amount: float


class Flow(msgspec.Struct, frozen=True, kw_only=True):
    """A diagram of flows without circles; `title` states the finding, `unit` what the amounts are."""

    title: str
    links: tuple[Link, ...]
    unit: str

    @property
    def things(self) -> tuple[str, ...]:
        """Every thing, those that nothing flows into first."""
        depth = self._depths()
        return tuple(sorted(depth, key=lambda thing: (depth[thing], thing)))

    def _depths(self) -> dict[str, int]:
        depth = {end: 0 for link in self.links for end in (link.source, link.target)}
        for _ in depth:
            for link in self.links:
                depth[link.target] = max(depth[link.target], depth[link.source] + 1)
        return depth

    def amount(self, thing: str) -> float:
        """How much of a thing flows in or out, whichever is more."""
        incoming = sum(link.amount for link in self.links if link.target == thing)
        outgoing = sum(link.amount for link in self.links if link.source == thing)
        return max(incoming, outgoing)

    def __str__(self) -> str:
        lines = [f"  {link.amount:g} {link.source} -> {link.target}" for link in self.links]
        return "\n".join([f"{self.title} ({self.unit})", *lines])

    __repr__ = __str__

    def _repr_mimebundle_(self, **_: object) -> dict[str, object]:
        svg = to_svg(flow_picture(self), width=WIDTH)
        return {PLOTLY: sankey(self), "image/svg+xml": svg, "text/plain": str(self)}

    @property
    def table(self) -> Table:
        """The flows as a table."""
        rows = tuple((link.source, link.target, f"{link.amount:g}") for link in self.links)
        return Table(f"{self.title} ({self.unit})", ("from", "to", self.unit), rows)

    def _ipython_display_(self) -> None:
        show(self._repr_mimebundle_(), self.title, [self.table])


def sankey(flow: Flow) -> dict[str, object]:
    """The flow as plotly's JSON."""
    things = flow.things
    links = {
        "source": [things.index(link.source) for link in flow.links],
        "target": [things.index(link.target) for link in flow.links],
        "value": [link.amount for link in flow.links],
        "color": [f"{_fill(things.index(link.source))}{round(255 * PALE):x}" for link in flow.links],
    }
    nodes = {"label": list(things), "color": [_fill(n) for n in range(len(things))], "pad": 18}
    words = {"shadow": "none"}  # plotly's own is white, on a dark page too
    layout = {
        "title": {"text": "<br>".join(wrap_evenly(flow.title, TITLE, 16)), "font": {"size": 15}},
        "margin": {"l": 16, "r": 16, "b": 24},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "font": {"color": "#808488", "size": 13},
        "height": HEIGHT,
    }
    data = [{"type": "sankey", "node": nodes, "link": links, "textfont": words}]
    return {"data": data, "layout": layout, "config": CONFIG}


def _fill(n: int) -> str:
    return bar_fill(ORDER[n % len(ORDER)])


def flow_picture(flow: Flow) -> Scene:
    """The flow as a scene: a bar for each thing, from left to right, and ribbons between them."""
    boxes = _boxes(flow)
    return Scene.of(
        (0, 0, WIDTH, HEIGHT),
        text("title", (SIDE, 24), "\n".join(wrap(flow.title, WIDTH - 32, 15)), size=15, bold=True, heading=3),
        _ribbons(flow, boxes),
        [node for n, thing in enumerate(flow.things) for node in _bar(flow, thing, boxes[thing], _fill(n))],
        label=flow.title,
        text=str(flow),
    )


Box = tuple[float, float, float]
"""The left edge, the top and the height of a bar."""
Way = tuple[str, str, int]
"""The room of a link that goes past a column: from where, to where, which column."""


def _columns(flow: Flow) -> list[list[str | Way]]:
    """What stands in each column: what is made of nothing stands just before what is made of it, and a link
    that goes past a column has room in it."""
    depth = flow._depths()
    made = {link.target for link in flow.links}
    for thing in set(depth) - made:
        depth[thing] = min(depth[link.target] for link in flow.links if link.source == thing) - 1
    columns: list[list[str | Way]] = [
        [thing for thing in flow.things if depth[thing] == d] for d in range(max(depth.values()) + 1)
    ]
    for link in flow.links:
        for d in range(depth[link.source] + 1, depth[link.target]):
            columns[d].append((link.source, link.target, d))
    return columns


def _boxes(flow: Flow) -> dict[str | Way, Box]:
    amounts: dict[str | Way, float] = {thing: flow.amount(thing) for thing in flow.things}
    columns = _columns(flow)
    for way in (each for column in columns for each in column if isinstance(each, tuple)):
        amounts[way] = sum(link.amount for link in flow.links if (link.source, link.target) == way[:2])
    room = HEIGHT - TOP - FOOT
    scale = min(
        (room - GAP * (len(column) - 1)) / sum(amounts[each] for each in column) for column in columns
    )
    step = (WIDTH - 2 * SIDE - BAR) / max(1, len(columns) - 1)
    boxes = {}
    for d, column in enumerate(columns):
        high = sum(amounts[each] * scale for each in column) + GAP * (len(column) - 1)
        y = TOP + (room - high) / 2
        for each in column:
            boxes[each] = (SIDE + d * step, y, amounts[each] * scale)
            y += amounts[each] * scale + GAP
    return boxes


def _bar(flow: Flow, thing: str, box: Box, fill: str) -> list[Node]:
    left, top, high = box
    onward = sum(link.amount for link in flow.links if link.source == thing)
    words = f"{thing}: {onward:g}" if onward else thing
    last = left + BAR + 60 > WIDTH - SIDE
    at, anchor = ((left + BAR, top - 5), "end") if last else ((left, top - 5), "start")
    return [
        rect(f"bar.{thing}", (left, top, BAR, max(2.0, high)), fill=fill, stroke=color("seat-edge")),
        text(f"name.{thing}", at, words, size=12, bold=True, anchor=anchor),
    ]


def _ribbons(flow: Flow, boxes: dict[str | Way, Box]) -> list[Node]:
    """The links, in the colours of what they come from and pale, so that one is seen through another; at a
    bar they lie in the order of what they come from or go to."""
    fills = {thing: _fill(n) for n, thing in enumerate(flow.things)}
    wide = [boxes[link.source][2] / flow.amount(link.source) * link.amount for link in flow.links]
    ways: list[list[Box]] = [
        [
            box
            for way, box in boxes.items()
            if isinstance(way, tuple) and way[:2] == (link.source, link.target)
        ]
        for link in flow.links
    ]
    stops = [
        [boxes[link.source], *way, boxes[link.target]] for link, way in zip(flow.links, ways, strict=True)
    ]
    out = {thing: boxes[thing][1] for thing in flow.things}
    into, begins, ends = dict(out), dict[int, float](), dict[int, float]()
    for n in sorted(range(len(stops)), key=lambda n: stops[n][1][1]):
        begins[n] = out[flow.links[n].source] + wide[n] / 2
        out[flow.links[n].source] += wide[n]
    for n in sorted(range(len(stops)), key=lambda n: stops[n][-2][1]):
        ends[n] = into[flow.links[n].target] + wide[n] / 2
        into[flow.links[n].target] += wide[n]
    nodes = []
    for n, link in enumerate(flow.links):
        (left, *_), (right, *_) = stops[n][0], stops[n][-1]
        past = [(x + side, y + tall / 2) for x, y, tall in ways[n] for side in (0, BAR)]
        points = [(left + BAR, begins[n]), *past, (right, ends[n])]
        d = "M{:.1f} {:.1f}".format(*points[0])
        for (x0, y0), (x1, y1) in pairwise(points):
            bend = (x0 + x1) / 2
            d += f"C{bend:.1f} {y0:.1f} {bend:.1f} {y1:.1f} {x1:.1f} {y1:.1f}"
        ribbon = path(f"link{n}", d, fill="none", stroke=fills[link.source], width=max(1.0, wide[n]))
        nodes.append(msgspec.structs.replace(ribbon, attrs={**ribbon.attrs, "stroke-opacity": PALE}))
    return nodes
