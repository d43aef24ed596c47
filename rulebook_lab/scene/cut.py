"""A scene cut to what matters: the parts at play, closed up; the rest is folded away.

A part is a zone of the picture, known by its key. What lies in no zone, such as a map, is cut by a box.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property, reduce
from typing import NamedTuple

import msgspec

from .extent import Box, boxes, joined, origins, written
from .hexes import Point
from .node import Node, number
from .pieces import COLUMN, ROW, ZONE
from .room import CLEAR, Room, painted
from .scene import Scene
from .shapes import group

REST = ""
"""Stands for what lies in no zone."""
NAMES = "part.names"
"""Holds the names of columns and rows beside a piece of a map."""
CLOSE_UP = "close-up."
"""A zone whose key is this and the key of a thing on a map shows that thing closer, and is kept with it."""
GAP, AROUND = 10.0, 60.0
"""The space between parts, and how much of a map is shown around what is at play on it."""
LEAST = (300.0, 220.0)
"""So much of a map is shown at least."""
TILE = 160.0
"""What is larger, such as a grid, is no thing on a map but the map itself, and is cut anywhere."""
CUT = 20.0
"""A piece of a map is so much larger or smaller rather than cut one thing more."""
NARROWEST = 600.0
"""A picture that was wider is cut to no less, or what is left would be painted larger than before."""
SLIVER = 12.0
"""Of what is cut by the edge of a piece of a map, so much is no more than a stroke, and is left out."""
NEARLY_ALL = 0.7
"""Where more than this of a map is at play, all of it is shown."""
MOST_SHELVES = 3
"""Parts are put into no more columns."""
NOTABLY = 1.08
"""So much larger is worth that parts stand otherwise than in the whole picture."""
READABLE = 0.75
"""From this scale on a cut picture is read well enough: what is shown of a map may be larger instead."""
UNSCROLLED = 0.85
"""The browser paints no board smaller than this across; one that is wider scrolls sideways in its room."""
EVERYWHERE = Room(math.inf)
"""As much room as it takes."""

Boxes = Mapping[str, Box]
"""Parts by their keys."""


class Arrangement(NamedTuple):
    """Parts, where each begins, and how far they all reach."""

    parts: Boxes
    places: Mapping[str, Point]
    size: Point


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
        self._origins = origins(scene)
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

    def cut_off(self, node: Node, box: Box) -> bool:
        """Whether what is seen of a node at the edge of a box on the map is nothing to look at."""
        return self._cuts_words(node, box) or self._sliver(node, box)

    def _cuts_words(self, node: Node, box: Box) -> bool:
        """Whether words that lie in no zone would end in the middle at the edge of a box."""
        if node.tag != "text" or not node.text or self._homes[node.key] != REST:
            return False
        left, top, right, bottom = self._boxes[node.key]
        return left < box[0] or top < box[1] or right > box[2] or bottom > box[3]

    def _sliver(self, node: Node, box: Box) -> bool:
        """Whether no more than a stroke of a thing on the map would be seen at the edge of a box."""
        if self._homes[node.key] != REST or not self._small(node.key) or self._small(node.parent):
            return False
        thing = self._boxes[node.key]
        for low, high in ((0, 2), (1, 3)):
            shown = min(thing[high], box[high]) - max(thing[low], box[low])
            if 0 < shown <= SLIVER and shown < thing[high] - thing[low] - 1:
                return True
        return False

    def _small(self, key: str | None) -> bool:
        """Whether this is a thing on a map, not the map itself."""
        if key not in self._boxes:
            return False
        left, top, right, bottom = self._boxes[key]
        return right - left <= TILE and bottom - top <= TILE

    def filled(self, zone: str) -> Box:
        """A zone's box without the empty room at its foot."""
        left, top, right, bottom = self.zones[zone]
        return left, top, right, min(bottom, self._end(zone, 3) + GAP)

    def trimmed(self, zone: str) -> Box:
        """A zone's box without the empty room at its right and at its foot."""
        left, top, right, bottom = self.filled(zone)
        return left, top, min(right, self._end(zone, 2) + GAP), bottom

    def _end(self, zone: str, side: int) -> float:
        """Where what stands in a zone ends; the zone itself where nothing does."""
        inside = (box[side] for key, box in self._boxes.items() if self._homes[key] == zone and key != zone)
        return max(inside, default=self.zones[zone][side])

    def uncut(self, box: Box) -> Box:
        """A box on the map, so much larger that whatever has its middle in it lies in it whole."""
        for thing in self._things:
            x, y = (thing[0] + thing[2]) / 2, (thing[1] + thing[3]) / 2
            if box[0] < x < box[2] and box[1] < y < box[3]:
                box = joined(box, thing)
        return box

    def ended(self, box: Box, inside: Box, whole: Box) -> Box:
        """A box on the map that ends near where it did, but cuts fewer things; what is `inside` stays."""
        sides = list(box)
        for side in range(4):
            axis, across = side % 2, 1 - side % 2
            low, high = sides[across], sides[across + 2]
            ends = sorted((inside[side], sides[side] + (AROUND if side > 1 else -AROUND)))
            first, last = max(ends[0], whole[axis]), min(ends[1], whole[axis + 2])
            spans = [
                (thing[axis], thing[axis + 2])
                for thing in self._things
                if thing[across] < high - 1 and thing[across + 2] > low + 1
                if thing[axis] < last and thing[axis + 2] > first
            ]
            found = {round(end, 1) for span in spans for end in span if first <= end <= last}

            def cost(end: float, spans: list[tuple[float, float]] = spans, now: float = sides[side]) -> float:
                return CUT * sum(start < end - 1 and stop > end + 1 for start, stop in spans) + abs(end - now)

            sides[side] = min(sorted({*found, sides[side]}), key=cost)
        left, top, right, bottom = sides
        return left, top, right, bottom

    @cached_property
    def _things(self) -> list[Box]:
        """The boxes of what lies on the map, but for what is large, and the names of columns and rows."""
        found = []
        for node in self.scene.nodes:
            names_it = {COLUMN, ROW} & set(node.cls.split())
            if self._homes[node.key] == REST and self._small(node.key) and not names_it:
                found.append(self._boxes[node.key])
        return found

    def names_beside(self, box: Box) -> list[Node]:
        """The names of the columns and rows of a map that go through a box, outside its edges."""
        left, top, right, bottom = box
        found = []
        for node in self.scene.nodes:
            kind = {COLUMN, ROW} & set(node.cls.split())
            if not kind:
                continue
            name, size = self._boxes[node.key], float(node.attrs["font-size"])
            x, y = (name[0] + name[2]) / 2, (name[1] + name[3]) / 2
            size *= self._origins[node.parent][2]
            if COLUMN in kind and left < x < right:
                at = {"x": number(x), "y": number(top - size / 2), "text-anchor": "middle"}
            elif ROW in kind and top < y < bottom:
                at = {"x": number(left - size / 2), "y": number(y + 0.35 * size), "text-anchor": "end"}
            else:
                continue
            drawn = {**node.attrs, **at, "font-size": number(size)}
            found.append(msgspec.structs.replace(node, attrs=drawn, parent=NAMES))
        return found

    @property
    def rest(self) -> Box | None:
        """The box of what lies in no zone."""
        found = [box for key, box in self._boxes.items() if self._homes[key] == REST]
        return _around(found) if found else None

    def focus(self, spots: Iterable[str]) -> Focus:
        """The focus on some spots; those that are not on the scene count for nothing."""
        wanted = set(spots)
        return self._on(node.key for node in self.scene.nodes if node.spot in wanted)

    def focus_on_parts(self, names: tuple[str, ...]) -> Focus:
        """The focus on whole parts: those whose keys begin so, and what lies in none of them for REST."""
        begun = tuple(filter(None, names))
        zones = frozenset(zone for zone in self.zones if zone.startswith(begun))
        return Focus(zones, self.rest if REST in names else None)

    def focus_on_owned(self, seats: Iterable[str]) -> Focus:
        """The focus on what is each seat's by its key: its area, or its pawn on a map."""
        ends = tuple(f".{seat}" for seat in seats)
        lying = (node.key for node in self.scene.nodes if not node.parent and self._homes[node.key] == REST)
        return self._on(key for key in (*self.zones, *lying) if key.endswith(ends))

    def focus_on_change(self, before: Parts) -> Focus:
        """The focus on what differs from before: in a zone figures, names and things, elsewhere any node."""
        shown, gone = self._said(), before._said()
        differ = {zone for zone in self.zones if shown.get(zone) != gone.get(zone)}
        was, now = before._rest(), self._rest()
        changed = [key for key in {**was, **now} if was.get(key) != now.get(key)]
        here = self._on(key for key in changed if key in now)
        return Focus(frozenset(differ)) | here | before._on(key for key in changed if key in was)

    def _said(self) -> dict[str, set[tuple[str, str | None, str | None]]]:
        """What each zone says, wherever it stands there."""
        said: dict[str, set[tuple[str, str | None, str | None]]] = {}
        for node in self.scene.nodes:
            said.setdefault(self._homes[node.key], set()).add((node.key, node.text, node.label))
        return said

    def _rest(self) -> dict[str, Node]:
        return {node.key: node for node in self.scene.nodes if self._homes[node.key] == REST}

    def _on(self, keys: Iterable[str]) -> Focus:
        shown = [key for key in keys if key in self._boxes]
        elsewhere = [self._boxes[key] for key in shown if self._homes[key] == REST]
        zones = {self._homes[key] for key in shown} - {REST}
        if not elsewhere:
            return Focus(frozenset(zones))
        box = _around(elsewhere)
        return Focus(frozenset(zones | self._closer(box)), box)

    def _closer(self, box: Box) -> set[str]:
        """The zones that show closer what lies in a box of the map."""
        found = ((zone, self._boxes.get(zone.removeprefix(CLOSE_UP))) for zone in self.zones)
        return {zone for zone, thing in found if thing and zone.startswith(CLOSE_UP) and _meet(thing, box)}


def cut(scene: Scene, focus: Focus, room: Room = EVERYWHERE, tight: bool = False) -> Scene:
    """The scene with the parts in focus only, moved together; the whole of it where nothing is in focus.

    They stand as in the whole picture, or as they are painted notably larger in the room there is. What is
    `tight` is for readers of a stored page: zones end where nothing stands in them, and flow in rows.
    """
    parts = Parts(scene)
    kept: Boxes = {zone: parts.filled(zone) for zone in parts.zones if zone in focus.zones}
    whole = parts.rest
    piece = _piece(parts, focus.box, whole) if focus.box is not None and whole is not None else None
    if piece is not None:
        kept = {**kept, REST: reduce(joined, map(written, piece.names), piece.box)}
    if not kept or (len(kept) > len(parts.zones) and kept.get(REST) == whole):
        return scene
    trimmed = {key: parts.trimmed(key) if key != REST else box for key, box in kept.items()}
    least = 0 if tight else min(NARROWEST, room.width, scene.view_box[2]) - 2 * GAP
    arranged = _flowed(trimmed) if tight else _fitted(kept, trimmed, room, least)
    wide, high = arranged.size
    whole_width = max(wide, least)
    view_box = ((wide - whole_width) / 2 - GAP, -GAP, whole_width + 2 * GAP, high + 2 * GAP)
    return msgspec.structs.replace(scene, view_box=view_box, nodes=_moved(parts, arranged, piece))


class _Piece(NamedTuple):
    """What is shown of a map: the box of it, the names of its columns and rows, whether that is all of it."""

    box: Box
    names: list[Node]
    is_whole: bool


def _piece(parts: Parts, box: Box, whole: Box) -> _Piece:
    """The piece of a whole map that shows a box."""
    shown = parts.uncut(_map_around(box, whole))
    if shown == whole:
        return _Piece(shown, [], True)
    shown = parts.ended(shown, box, whole)
    return _Piece(shown, parts.names_beside(shown), shown == whole)


def _moved(parts: Parts, arranged: Arrangement, piece: _Piece | None) -> tuple[Node, ...]:
    """The nodes of the parts that are kept, each in the group of its part; patterns stand before all."""
    kept, places, _ = arranged
    moved = {key: (places[key][0] - box[0], places[key][1] - box[1]) for key, box in kept.items()}
    wrappers = {key: group(f"part.{key}", by) for key, by in moved.items()}
    if piece is not None and not piece.is_whole:
        wrappers[REST] = _window(wrappers[REST].key, piece.box, moved[REST])
    nodes: list[Node] = list(wrappers.values())
    left_out: set[str] = set()
    named = {name.key for name in piece.names} if piece else set()
    for node in parts.scene.nodes:
        if node.key in named:
            continue
        if node.parent in left_out or (piece and parts.cut_off(node, piece.box)):
            left_out.add(node.key)
        elif node.parent is not None:
            nodes.append(node)
        elif node.tag == "defs":
            nodes.insert(0, node)
        elif node.key in kept:
            left, top, right, bottom = kept[node.key]
            frame = {**node.attrs, "width": number(right - left), "height": number(bottom - top)}
            nodes.append(msgspec.structs.replace(node, parent=wrappers[node.key].key, attrs=frame))
        elif (wrapper := wrappers.get(parts.home(node.key))) is not None:
            nodes.append(msgspec.structs.replace(node, parent=wrapper.key))
        else:
            left_out.add(node.key)
    if piece and piece.names:
        nodes += [group(NAMES, moved[REST]), *piece.names]
    return tuple(nodes)


def seen(scene: Scene, room: Room) -> float:
    """How large a cut picture is painted in a room: once it is readable, how large its map is, which layouts
    for telephones draw smaller. What would scroll sideways is never as good as what does not."""
    scale, rest = painted(scene, room), f"part.{REST}"
    if scale < READABLE or room.width < UNSCROLLED * scene.view_box[2]:
        return scale
    drawn = next((node.scale for node in scene.nodes if node.parent == rest and node.scale < 1), 1.0)
    return READABLE + scale * drawn


def _around(found: Iterable[Box]) -> Box:
    """The box around some, at least one."""
    return reduce(joined, found)


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


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


def _window(key: str, box: Box, by: Point) -> Node:
    """What holds a piece of a map, moved to its new place: nothing of it is seen outside its box."""
    left, top, right, bottom = box
    size = {"width": number(right - left), "height": number(bottom - top)}
    view = " ".join(str(number(side)) for side in (left, top, right - left, bottom - top))
    return Node(key, "svg", {"x": number(left + by[0]), "y": number(top + by[1]), **size, "viewBox": view})


def _fitted(kept: Boxes, trimmed: Boxes, room: Room, least: float) -> Arrangement:
    """How parts close up: as in the whole picture, unless they are painted notably larger otherwise."""

    def painted(one: Arrangement) -> float:
        wide, high = max(one.size[0], least) + 2 * GAP, one.size[1] + 2 * GAP
        return min(CLEAR, room.width / wide, room.height / high)

    as_whole = _packed(kept, room.width)
    shelves = range(2, min(MOST_SHELVES, len(kept)) + 1)
    others = [_packed(kept, math.inf), _packed(kept, math.inf, (0, 1)), _flowed(trimmed)]
    others += [_shelved(trimmed, columns) for columns in shelves]
    best = max(others, key=painted)
    return best if painted(best) > NOTABLY * painted(as_whole) else as_whole


def _packed(kept: Boxes, widest: float, axes: tuple[int, int] = (1, 0), at: Point = (0, 0)) -> Arrangement:
    """Parts closed up where they stood, in rows or else in columns, or the other way round."""
    for axis in axes:
        groups = _split(kept, axis)
        if len(groups) > 1:
            wide = sum(_around(each.values())[2] - _around(each.values())[0] for each in groups)
            axis = axis if wide <= widest else 1
            break
    else:
        left, top, right, bottom = _around(kept.values())
        places = {key: (at[0] + box[0] - left, at[1] + box[1] - top) for key, box in kept.items()}
        return Arrangement(kept, places, (right - left, bottom - top))
    places = {}
    ahead = across = 0.0
    for each in groups:
        start = (at[0], at[1] + ahead) if axis else (at[0] + ahead, at[1])
        found = _packed(each, widest, axes, start)
        places |= found.places
        ahead += found.size[axis] + GAP
        across = max(across, found.size[1 - axis])
    ahead -= GAP
    return Arrangement(kept, places, (across, ahead) if axis else (ahead, across))


def _shelved(kept: Boxes, columns: int) -> Arrangement:
    """Parts in columns, each put where it begins highest."""
    shelves = [dict[str, Box]() for _ in range(columns)]
    ends = [0.0] * columns
    for key, box in _as_read(kept):
        shelf = ends.index(min(ends))
        shelves[shelf][key] = box
        ends[shelf] += box[3] - box[1] + GAP
    places: dict[str, Point] = {}
    x = 0.0
    for column in shelves:
        y = 0.0
        for key, (_, top, _, bottom) in column.items():
            places[key] = x, y
            y += bottom - top + GAP
        x += max(right - left for left, _, right, _ in column.values()) + GAP
    return Arrangement(kept, places, (x - GAP, max(ends) - GAP))


def _as_read(kept: Boxes) -> list[tuple[str, Box]]:
    """Parts from the top down, and from the left in a row."""
    return sorted(kept.items(), key=lambda item: (item[1][1], item[1][0]))


def _flowed(kept: Boxes) -> Arrangement:
    """Parts that follow each other in rows no wider than the widest of them."""
    widest = max(NARROWEST, *(box[2] - box[0] for box in kept.values()))
    places: dict[str, Point] = {}
    x = y = low = far = 0.0
    for key, (left, top, right, bottom) in _as_read(kept):
        if x and x + right - left > widest:
            x, y = 0.0, low + GAP
        places[key] = x, y
        x, low = x + right - left + GAP, max(low, y + bottom - top)
        far = max(far, x - GAP)
    return Arrangement(kept, places, (far, low))


def _split(kept: Boxes, axis: int) -> list[dict[str, Box]]:
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
