"""Layers that anybody may lay over any scene: marks and arrows, by spot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

import msgspec

from .hexes import Point
from .node import Node, number
from .palette import color
from .pieces import number_badge
from .scene import Scene
from .shapes import group, path, rect

Box = tuple[float, float, float, float]


def with_marks(
    scene: Scene,
    marks: Iterable[str] | Mapping[str, str] = (),
    arrows: Iterable[tuple[str, str]] = (),
) -> Scene:
    """The scene with rings round some spots (a mapping gives each a short word) and arrows between.

    Raises KeyError for a spot that is nowhere on the scene.
    """
    words = dict(marks) if isinstance(marks, Mapping) else dict.fromkeys(marks, "")
    boxes = spot_boxes(scene)
    layer = [group("marks", cls="marks")]
    for i, (spot, word) in enumerate(words.items()):
        layer += _ring(f"marks.{i}", boxes[_known(spot, boxes)], word)
    for i, (start, end) in enumerate(arrows):
        ends = (_middle(boxes[_known(spot, boxes)]) for spot in (start, end))
        layer.append(_arrow(f"marks.arrow{i}", *ends))
    return scene.with_nodes(layer)


def with_classes(scene: Scene, classes: Mapping[str, str]) -> Scene:
    """The scene with a class (such as `last`) added to the nodes of some spots."""
    nodes = tuple(
        msgspec.structs.replace(node, cls=f"{node.cls} {classes[node.spot]}".strip())
        if node.spot is not None and node.spot in classes
        else node
        for node in scene.nodes
    )
    return msgspec.structs.replace(scene, nodes=nodes)


def spot_boxes(scene: Scene) -> dict[str, Box]:
    """Where each spot lies on the scene, as left, top, right, bottom of its shapes."""
    places: dict[str, tuple[float, float]] = {}
    owner: dict[str, str | None] = {}
    boxes: dict[str, Box] = {}
    for node in scene.nodes:
        px, py = places.get(node.parent or "", (0, 0))
        dx, dy = node.at or (0, 0)
        places[node.key] = (px + dx, py + dy)
        spot = node.spot or owner.get(node.parent or "")
        owner[node.key] = spot
        box = _extent(node)
        if spot is None or box is None:
            continue
        x, y = places[node.key]
        moved = (box[0] + x, box[1] + y, box[2] + x, box[3] + y)
        boxes[spot] = _joined(boxes[spot], moved) if spot in boxes else moved
    return boxes


def _known(spot: str, boxes: Mapping[str, Box]) -> str:
    if spot not in boxes:
        raise KeyError(f"no spot {spot!r} on this scene")
    return spot


def _extent(node: Node) -> Box | None:
    a = {name: float(v) for name, v in node.attrs.items() if isinstance(v, (int, float))}
    if node.tag == "rect":
        x, y = a.get("x", 0), a.get("y", 0)
        return x, y, x + a["width"], y + a["height"]
    if node.tag == "circle":
        x, y, r = a.get("cx", 0), a.get("cy", 0), a["r"]
        return x - r, y - r, x + r, y + r
    if node.tag == "polygon":
        pairs = [pair.split(",") for pair in str(node.attrs["points"]).split()]
        xs, ys = [float(x) for x, _ in pairs], [float(y) for _, y in pairs]
        return min(xs), min(ys), max(xs), max(ys)
    return None


def _joined(one: Box, other: Box) -> Box:
    low, high = zip(one[:2], other[:2], strict=True), zip(one[2:], other[2:], strict=True)
    (left, top), (right, bottom) = ([min(p) for p in low], [max(p) for p in high])
    return left, top, right, bottom


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _ring(key: str, box: Box, word: str) -> list[Node]:
    left, top, right, bottom = box[0] - 5, box[1] - 5, box[2] + 5, box[3] + 5
    w, h = right - left, bottom - top
    round_one = abs(w - h) < 0.25 * max(w, h)
    radius = max(w, h) / 2 if round_one else 12
    frame = (left, top, w, h)
    ring = rect(key, frame, fill="none", stroke=color("mark"), width=3, radius=radius, parent="marks")
    if not word:
        return [ring]
    return [ring, *number_badge(f"{key}.word", ((left + right) / 2, top), word, parent="marks")]


def _arrow(key: str, start: Point, end: Point) -> Node:
    (x1, y1), (x2, y2) = start, end
    angle = math.atan2(y2 - y1, x2 - x1)
    tips = [(x2 - 14 * math.cos(angle + s), y2 - 14 * math.sin(angle + s)) for s in (0.45, -0.45)]
    (ax, ay), (bx, by) = tips
    d = (
        f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
        f"M{number(ax)} {number(ay)}L{number(x2)} {number(y2)}L{number(bx)} {number(by)}"
    )
    return path(key, d, fill="none", stroke=color("mark"), width=4, parent="marks")
