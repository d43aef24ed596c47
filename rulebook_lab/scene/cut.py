"""A scene cut to what matters: the parts at play, closed up; the rest is folded away.

A part is a zone of the picture, known by its key. What lies in no zone, such as a map, is cut by a box.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import reduce

import msgspec

from .extent import Box, boxes, joined
from .hexes import Point
from .node import Node, number
from .pieces import ZONE
from .scene import Scene
from .shapes import group

REST = ""
"""Stands for what lies in no zone."""
GAP, AROUND = 10.0, 60.0
"""The space between parts, and how much of a map is shown around what is at play on it."""
LEAST = (300.0, 220.0)
"""So much of a map is shown at least."""
NARROWEST = 600.0
"""A picture that was wider is cut to no less, or what is left would be painted larger than before."""
NEARLY_ALL = 0.7
"""Where more than this of a map is at play, all of it is shown."""


class Focus(msgspec.Struct, frozen=True):
    """What is at play: zones by their keys, and a box of what lies in no zone."""

    zones: frozenset[str] = frozenset()
    box: Box | None = None

    def __or__(self, other: Focus) -> Focus:
        both = joined(self.box, other.box) if self.box and other.box else self.box or other.box
        return Focus(self.zones | other.zones, both)


class Parts:
    """A scene by its parts: its zones, and in which of them everything lies."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._boxes = boxes(scene)
        found = [node for node in scene.nodes if ZONE in node.cls.split()]
        alone = Counter(node.parent for node in found)
        self.zones = {
            node.key: self._boxes[node.key]
            for node in found
            if node.parent is None or alone[node.parent] == 1  # in a frame of its own
        }
        self._homes: dict[str, str] = {}
        for node in scene.nodes:
            self._homes[node.key] = self._homes[node.parent] if node.parent else self._home(node.key)

    def _home(self, root: str) -> str:
        if root not in self._boxes:
            return REST
        left, top, right, bottom = self._boxes[root]
        x, y = (left + right) / 2, (top + bottom) / 2
        around = [zone for zone, box in self.zones.items() if box[0] <= x <= box[2] and box[1] <= y <= box[3]]
        return min(around, key=lambda zone: _area(self.zones[zone]), default=REST)

    def home(self, key: str) -> str:
        """The zone in which a node lies, or REST."""
        return self._homes[key]

    def cuts_words(self, node: Node, box: Box) -> bool:
        """Whether words that lie in no zone would end in the middle at the edge of a box."""
        if node.tag != "text" or not node.text or self._homes[node.key] != REST:
            return False
        left, top, right, bottom = self._boxes[node.key]
        return left < box[0] or top < box[1] or right > box[2] or bottom > box[3]

    def trimmed(self, zone: str) -> Box:
        """A zone's box without the empty room at its right."""
        left, top, right, bottom = self.zones[zone]
        inside = (box[2] for key, box in self._boxes.items() if self._homes[key] == zone and key != zone)
        return left, top, min(right, max(inside, default=right) + GAP), bottom

    @property
    def rest(self) -> Box | None:
        """The box of what lies in no zone."""
        found = [box for key, box in self._boxes.items() if self._homes[key] == REST]
        return _around(found) if found else None

    def focus(self, spots: Iterable[str]) -> Focus:
        """The focus on some spots; those that are not on the scene count for nothing."""
        wanted = set(spots)
        return self._on(node.key for node in self.scene.nodes if node.spot in wanted)

    def focus_on_change(self, before: Parts) -> Focus:
        """The focus on what differs from before: in a zone figures, names and things, elsewhere any node."""
        shown, gone = self._told(), before._told()
        differ = {zone for zone in self.zones if shown.get(zone) != gone.get(zone)}
        was, now = before._rest(), self._rest()
        changed = [key for key in {**was, **now} if was.get(key) != now.get(key)]
        here = self._on(key for key in changed if key in now)
        return Focus(frozenset(differ)) | here | before._on(key for key in changed if key in was)

    def _told(self) -> dict[str, set[tuple[str, str | None, str | None]]]:
        """What each zone says, wherever it stands there."""
        told: dict[str, set[tuple[str, str | None, str | None]]] = {}
        for node in self.scene.nodes:
            told.setdefault(self._homes[node.key], set()).add((node.key, node.text, node.label))
        return told

    def _rest(self) -> dict[str, Node]:
        return {node.key: node for node in self.scene.nodes if self._homes[node.key] == REST}

    def _on(self, keys: Iterable[str]) -> Focus:
        shown = [key for key in keys if key in self._boxes]
        elsewhere = [self._boxes[key] for key in shown if self._homes[key] == REST]
        zones = {self._homes[key] for key in shown} - {REST}
        return Focus(frozenset(zones), _around(elsewhere) if elsewhere else None)


def cut(scene: Scene, focus: Focus, widest: float = math.inf, tight: bool = False) -> Scene:
    """The scene with the parts in focus only, moved together; the whole of it where nothing is in focus.

    Parts that would reach beyond `widest` side by side are put one below the other. What is `tight` is for
    readers of a stored page: zones end where nothing stands in them any more, and flow in rows.
    """
    parts = Parts(scene)
    kept: dict[str, Box] = {zone: box for zone, box in parts.zones.items() if zone in focus.zones}
    whole = parts.rest
    if focus.box is not None and whole is not None:
        kept[REST] = _map_around(focus.box, whole)
    if not kept or (len(kept) > len(parts.zones) and kept.get(REST) == whole):
        return scene
    if tight:
        kept = {key: parts.trimmed(key) if key != REST else box for key, box in kept.items()}
    places, (wide, high) = _flowed(kept) if tight else _packed(kept, widest)
    wrappers = {key: _wrapper(key, box, places[key], whole) for key, box in kept.items()}
    nodes: list[Node] = list(wrappers.values())
    left_out: set[str] = set()
    for node in scene.nodes:
        if node.parent in left_out or (REST in kept and parts.cuts_words(node, kept[REST])):
            left_out.add(node.key)
        elif node.parent is not None:
            nodes.append(node)
        elif node.tag == "defs":
            nodes.insert(0, node)
        elif node.key in kept:
            left, _, right, _ = kept[node.key]
            frame = {**node.attrs, "width": number(right - left)}
            nodes.append(msgspec.structs.replace(node, parent=wrappers[node.key].key, attrs=frame))
        elif (wrapper := wrappers.get(parts.home(node.key))) is not None:
            nodes.append(msgspec.structs.replace(node, parent=wrapper.key))
        else:
            left_out.add(node.key)
    room = wide if tight else max(wide, min(NARROWEST, widest, scene.view_box[2]) - 2 * GAP)
    view_box = ((wide - room) / 2 - GAP, -GAP, room + 2 * GAP, high + 2 * GAP)
    return msgspec.structs.replace(scene, view_box=view_box, nodes=tuple(nodes))


def _around(found: Iterable[Box]) -> Box:
    """The box around some, at least one."""
    return reduce(joined, found)


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _map_around(box: Box, whole: Box) -> Box:
    """What is shown of a map: what is at play with something around it, or nearly all becomes all."""
    cut = []
    for axis in (0, 1):
        first, last = whole[axis], whole[axis + 2]
        low, high = max(first, box[axis] - AROUND), min(last, box[axis + 2] + AROUND)
        size = max(high - low, min(LEAST[axis], last - first))
        low = min(max(first, (low + high - size) / 2), last - size)
        cut.append((low, low + size))
    (left, right), (top, bottom) = cut
    shown = (left, top, right, bottom)
    return whole if _area(shown) > NEARLY_ALL * _area(whole) else shown


def _wrapper(key: str, box: Box, place: Point, whole: Box | None) -> Node:
    """What holds a part at its new place; a piece of a map ends at its box."""
    name = f"part.{key}"
    if key != REST or box == whole:
        return group(name, (place[0] - box[0], place[1] - box[1]))
    left, top, right, bottom = box
    size = {"width": number(right - left), "height": number(bottom - top)}
    view = " ".join(str(number(side)) for side in (left, top, right - left, bottom - top))
    return Node(name, "svg", {"x": number(place[0]), "y": number(place[1]), **size, "viewBox": view})


def _packed(kept: Mapping[str, Box], widest: float, at: Point = (0, 0)) -> tuple[dict[str, Point], Point]:
    """Where each part begins when they close up, in rows or else in columns; and how far they reach."""
    for axis in (1, 0):
        groups = _split(kept, axis)
        if len(groups) > 1:
            wide = sum(_around(group.values())[2] - _around(group.values())[0] for group in groups)
            return _in_line(groups, axis if wide <= widest else 1, widest, at)
    left, top, right, bottom = _around(kept.values())
    places = {key: (at[0] + box[0] - left, at[1] + box[1] - top) for key, box in kept.items()}
    return places, (right - left, bottom - top)


def _flowed(kept: Mapping[str, Box]) -> tuple[dict[str, Point], Point]:
    """Where each part begins when they follow each other in rows no wider than the widest of them."""
    widest = max(NARROWEST, *(box[2] - box[0] for box in kept.values()))
    places: dict[str, Point] = {}
    x = y = low = far = 0.0
    for key, (left, top, right, bottom) in sorted(kept.items(), key=lambda item: (item[1][1], item[1][0])):
        if x and x + right - left > widest:
            x, y = 0.0, low + GAP
        places[key] = x, y
        x, low = x + right - left + GAP, max(low, y + bottom - top)
        far = max(far, x - GAP)
    return places, (far, low)


def _in_line(
    groups: list[dict[str, Box]], axis: int, widest: float, at: Point
) -> tuple[dict[str, Point], Point]:
    places: dict[str, Point] = {}
    ahead = across = 0.0
    for each in groups:
        start = (at[0], at[1] + ahead) if axis else (at[0] + ahead, at[1])
        found, size = _packed(each, widest, start)
        places |= found
        ahead += size[axis] + GAP
        across = max(across, size[1 - axis])
    ahead -= GAP
    return places, (across, ahead) if axis else (ahead, across)


def _split(kept: Mapping[str, Box], axis: int) -> list[dict[str, Box]]:
    """The parts in groups between which a straight line goes from side to side."""
    groups: list[dict[str, Box]] = []
    end = 0.0
    for key, box in sorted(kept.items(), key=lambda item: item[1][axis]):
        if groups and box[axis] < end - 1:
            groups[-1][key] = box
            end = max(end, box[axis + 2])
        else:
            groups.append({key: box})
            end = box[axis + 2]
    return groups
