"""Flows as values: what goes into what, shown as a plotly Sankey figure, as a picture and as a table."""

from __future__ import annotations

import msgspec

from .charts import CONFIG, HEIGHT, ORDER, PLOTLY, TITLE, WIDTH
from .figures import Table, show
from .node import Node
from .palette import SEATS, color
from .scene import Scene
from .shapes import path, rect, text
from .svg import to_svg
from .text import wrap, wrap_evenly

TOP, FOOT, SIDE, BAR = 60.0, 20.0, 16.0, 14.0


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
        "color": "rgba(128,128,128,0.35)",  # plotly's own is white, on a light page too
    }
    nodes = {"label": list(things), "color": [_fill(n) for n in range(len(things))], "pad": 18}
    words = {"shadow": "none"}  # plotly's own is white, on a dark page too
    layout = {
        "title": {"text": "<br>".join(wrap_evenly(flow.title, TITLE, 16)), "font": {"size": 15}},
        "margin": {"l": 16, "r": 16},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "font": {"color": "#808488", "size": 13},
        "height": HEIGHT + 40,
    }
    data = [{"type": "sankey", "node": nodes, "link": links, "textfont": words}]
    return {"data": data, "layout": layout, "config": CONFIG}


def _fill(n: int) -> str:
    seat = ORDER[n % len(ORDER)]
    return SEATS[seat].fill if seat != "black" else "#7a7f87"


def flow_picture(flow: Flow) -> Scene:
    """The flow as a scene: a bar for each thing, from left to right, and ribbons between them."""
    boxes = _boxes(flow)
    return Scene.of(
        (0, 0, WIDTH, HEIGHT),
        text("title", (SIDE, 24), "\n".join(wrap(flow.title, WIDTH - 32, 15)), size=15, bold=True),
        _ribbons(flow, boxes),
        [node for n, thing in enumerate(flow.things) for node in _bar(flow, thing, boxes[thing], _fill(n))],
        label=flow.title,
        text=str(flow),
    )


Box = tuple[float, float, float]
"""The left edge, the top and the height of a bar."""


def _boxes(flow: Flow) -> dict[str, Box]:
    depth = flow._depths()
    columns = [[t for t in flow.things if depth[t] == d] for d in range(max(depth.values()) + 1)]
    room = HEIGHT - TOP - FOOT
    scale = min((room - 26 * (len(column) - 1)) / sum(map(flow.amount, column)) for column in columns)
    step = (WIDTH - 2 * SIDE - BAR) / max(1, len(columns) - 1)
    boxes = {}
    for d, column in enumerate(columns):
        high = sum(flow.amount(thing) * scale for thing in column) + 26 * (len(column) - 1)
        y = TOP + (room - high) / 2
        for thing in column:
            boxes[thing] = (SIDE + d * step, y, flow.amount(thing) * scale)
            y += flow.amount(thing) * scale + 26
    return boxes


def _bar(flow: Flow, thing: str, box: Box, fill: str) -> list[Node]:
    left, top, high = box
    onward = sum(link.amount for link in flow.links if link.source == thing)
    words = f"{onward:g} {thing}" if onward else thing
    last = left + BAR + 60 > WIDTH - SIDE
    at, anchor = ((left + BAR, top - 5), "end") if last else ((left, top - 5), "start")
    return [
        rect(f"bar.{thing}", (left, top, BAR, max(2.0, high)), fill=fill, stroke=color("seat-edge")),
        text(f"name.{thing}", at, words, size=12, bold=True, anchor=anchor),
    ]


def _ribbons(flow: Flow, boxes: dict[str, Box]) -> list[Node]:
    out = {thing: box[1] for thing, box in boxes.items()}
    into = dict(out)
    nodes = []
    for n, link in enumerate(flow.links):
        (left, _, high), (right, _, _) = boxes[link.source], boxes[link.target]
        wide = high / flow.amount(link.source) * link.amount
        start, end = out[link.source] + wide / 2, into[link.target] + wide / 2
        out[link.source] += wide
        into[link.target] += wide
        x0, x1 = left + BAR, right
        bend = (x0 + x1) / 2
        d = f"M{x0:.1f} {start:.1f}C{bend:.1f} {start:.1f} {bend:.1f} {end:.1f} {x1:.1f} {end:.1f}"
        ribbon = path(f"link{n}", d, fill="none", stroke=color("line"), width=max(1.0, wide))
        nodes.append(ribbon)
    return nodes
