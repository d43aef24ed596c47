"""Layers that anybody may lay over any scene: marks and arrows, by spot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

import msgspec

from .extent import Box, joined, placed
from .hexes import Point
from .node import Node, number
from .palette import color
from .pieces import number_badge
from .scene import Scene
from .shapes import group, path, rect

ROUND = 90
"""What is larger, such as a card, has a ring with its own corners: a round one would go through its words."""
SHAPES = ("rect", "circle", "polygon")
"""What a ring goes round: not the words and signs on it."""


def with_marks(
    scene: Scene, marks: Iterable[str] | Mapping[str, str] = (), arrows: Iterable[tuple[str, str]] = ()
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


def with_known_marks(scene: Scene, marks: Iterable[str], arrows: Iterable[tuple[str, str]]) -> Scene:
    """The same, without what is nowhere on the scene."""
    known = scene.spots
    joined = [(start, end) for start, end in arrows if start in known and end in known]
    return with_marks(scene, [spot for spot in marks if spot in known], joined)


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
    owner: dict[str | None, str | None] = {None: None}
    for node in scene.nodes:
        owner[node.key] = node.spot or owner[node.parent]
    found: dict[str, Box] = {}
    for node, box in placed(scene):
        spot = owner[node.key]
        if spot is not None and node.tag in SHAPES:
            found[spot] = joined(found[spot], box) if spot in found else box
    return found


def _known(spot: str, boxes: Mapping[str, Box]) -> str:
    if spot not in boxes:
        raise KeyError(f"no spot {spot!r} on this scene")
    return spot


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _ring(key: str, box: Box, word: str) -> list[Node]:
    left, top, right, bottom = box[0] - 5, box[1] - 5, box[2] + 5, box[3] + 5
    w, h = right - left, bottom - top
    round_one = abs(w - h) < 0.25 * max(w, h) < 0.25 * ROUND
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
