"""The plain shapes a drawing is made of, each one node."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Unpack

import msgspec

from .hexes import Point
from .hexes import points as polygon_points
from .node import Attr, Keywords, Node, number
from .palette import color

DISPLAY = "Georgia,'Iowan Old Style','DejaVu Serif',serif"
"""The face of headings; everything else is without serifs."""


def group(key: str, at: Point | None = None, **k: Unpack[Keywords]) -> Node:
    """A group that its children are placed in; give it `spot`, `tip`, `turn`, `cls` as needed."""
    return Node(key, "g", at=at, **k)


def composed(key: str, at: Point, *parts: Node | Iterable[Node], **k: Unpack[Keywords]) -> list[Node]:
    """A thing made of parts, which are placed around `at` and carry their keys within it: `shape`, `sign`."""
    nodes = [group(key, at, **k)]
    for part in parts:
        for node in (part,) if isinstance(part, Node) else part:
            parent = f"{key}.{node.parent}" if node.parent else key
            nodes.append(msgspec.structs.replace(node, key=f"{key}.{node.key}", parent=parent))
    return nodes


def within(key: str, nodes: Iterable[Node], at: Point, scale: float) -> list[Node]:
    """Nodes moved and scaled together; as they are where nothing is to be changed."""
    if at == (0, 0) and scale == 1:
        return list(nodes)
    inner = (node if node.parent else msgspec.structs.replace(node, parent=key) for node in nodes)
    return [group(key, at, scale=scale), *inner]


def rect(
    key: str,
    box: tuple[float, float, float, float],
    *,
    fill: str | None = None,
    stroke: str | None = None,
    width: float = 1,
    radius: float = 0,
    dash: str | None = None,
    **k: Unpack[Keywords],
) -> Node:
    """A rectangle (x, y, width, height)."""
    x, y, w, h = (number(v) for v in box)
    attrs = {"x": x, "y": y, "width": w, "height": h, **_paint(fill, stroke, width, dash)}
    if radius:
        attrs["rx"] = radius
    return Node(key, "rect", attrs, **k)


def circle(
    key: str,
    center: Point,
    radius: float,
    *,
    fill: str | None = None,
    stroke: str | None = None,
    width: float = 1,
    dash: str | None = None,
    **k: Unpack[Keywords],
) -> Node:
    """A circle."""
    attrs = {"cx": number(center[0]), "cy": number(center[1]), "r": radius}
    return Node(key, "circle", {**attrs, **_paint(fill, stroke, width, dash)}, **k)


def path(
    key: str,
    d: str,
    *,
    fill: str | None = None,
    stroke: str | None = None,
    width: float = 1,
    dash: str | None = None,
    **k: Unpack[Keywords],
) -> Node:
    """A path by its data."""
    return Node(key, "path", {"d": d, **_paint(fill, stroke, width, dash)}, **k)


def polygon(
    key: str,
    corners: Sequence[Point],
    *,
    fill: str | None = None,
    stroke: str | None = None,
    width: float = 1,
    dash: str | None = None,
    **k: Unpack[Keywords],
) -> Node:
    """A polygon by its corners."""
    attrs = {"points": polygon_points(corners), **_paint(fill, stroke, width, dash)}
    return Node(key, "polygon", attrs, **k)


def line(
    key: str, start: Point, end: Point, *, stroke: str | None = None, width: float = 2, **k: Unpack[Keywords]
) -> Node:
    """A straight line with round ends."""
    d = f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"
    attrs = {"d": d, "stroke-linecap": "round", **_paint("none", stroke or color("ink"), width, None)}
    return Node(key, "path", attrs, **k)


def text(
    key: str,
    at: Point,
    words: str,
    *,
    size: float = 12,
    fill: str | None = None,
    anchor: str = "start",
    bold: bool = False,
    heading: int = 0,
    **k: Unpack[Keywords],
) -> Node:
    """One or more lines of text; `at` is the start, middle or end of the first line's base.

    `heading` is its level for those who hear the picture and go through it by its headings.
    """
    attrs: dict[str, Attr] = {
        "x": number(at[0]),
        "y": number(at[1]),
        "font-size": size,
        "fill": fill or color("ink"),
    }
    if anchor != "start":
        attrs["text-anchor"] = anchor
    if bold:
        attrs["font-weight"] = 600
    if heading:
        attrs |= {"role": "heading", "aria-level": heading, "font-family": DISPLAY}
    return Node(key, "text", attrs, text=words, **k)


def unspoken(nodes: Iterable[Node]) -> list[Node]:
    """Nodes that are seen and not read out: something else on the picture says what they show."""
    listed = list(nodes)
    inside = {node.key for node in listed}
    return [
        node
        if node.parent in inside
        else msgspec.structs.replace(node, label=None, attrs={**node.attrs, "aria-hidden": "true"})
        for node in listed
    ]


def bold_word(
    key: str, middle: Point, words: str, size: float, fill: str | None = None, **k: Unpack[Keywords]
) -> Node:
    """A bold word or number around the middle of its base."""
    return text(key, middle, words, size=size, anchor="middle", bold=True, fill=fill, **k)


def body(
    box: tuple[float, float, float, float], fill: str, stroke: str, *, width: float = 1, radius: float = 8
) -> Node:
    """The rectangle with round corners that gives a thing its shape: the ring of an open spot follows it."""
    return rect("shape", box, fill=fill, stroke=stroke, width=width, radius=radius, cls="shape")


def round_shape(radius: float, fill: str, stroke: str, *, width: float = 1) -> Node:
    """The circle that gives a thing its shape."""
    return circle("shape", (0, 0), radius, fill=fill, stroke=stroke, width=width, cls="shape")


def spot_shape(node: Node, spot: str, label: str, tip: str | None = None) -> Node:
    """A shape turned into a transparent, choosable spot: it shows only when it matters."""
    attrs = {name: v for name, v in node.attrs.items() if name not in ("fill", "stroke")}
    return Node(
        node.key,
        node.tag,
        attrs,
        parent=node.parent,
        at=node.at,
        spot=spot,
        label=label,
        tip=tip,
        cls=f"spot {node.cls}".strip(),
    )


def finger(key: str, box: tuple[float, float, float, float], parent: str | None = None) -> Node:
    """Where a finger finds a small thing: nothing to be seen, larger than what is drawn."""
    return rect(key, box, parent=parent, cls="finger")


def _paint(
    fill: str | None, stroke: str | None, width: float, dash: str | None
) -> dict[str, str | int | float]:
    attrs: dict[str, str | int | float] = {}
    if fill is not None:
        attrs["fill"] = fill
    if stroke is not None:
        attrs |= {"stroke": stroke, "stroke-width": width}
    if dash is not None:
        attrs["stroke-dasharray"] = dash
    return attrs
