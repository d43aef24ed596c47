"""Our own tiles: roads that join up from edge to edge, arrows on one-way roads, bridges that pass over."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from ....scene import Node, circle, color, icon, path, rect
from ....scene.node import number
from ..components import WETLAND, Box, Laid

EDGE, CARD, MUTED, SEAT_EDGE = color("edge"), color("card"), color("muted"), color("seat-edge")
INK, ACCENT, GRASS, LINE = color("ink"), color("accent"), color("grass"), color("line")
CELL = 52.0
HALF = CELL / 2
ROAD, RUTS = 13.0, 6.5
VERGE = 17.0
TOWARDS = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
"""The directions of the four sides, from north clockwise."""
REEDS = "M-14 -8v-8M-11 -8v-6M8 -11v-8M11 -11v-6M-4 7v-8M-1 7v-6M12 16v-8M15 16v-6M-15 17v-7M-12 17v-5"


def tile(key: str, box: Box, lying: str, parent: str) -> Iterator[Node]:
    """A tile around the middle of its parent, as it lies."""
    laid = box.laid[lying]
    ground = "water" if laid.tile == WETLAND else "grass"
    land = (-HALF, -HALF, CELL, CELL)
    yield rect(f"{key}.shape", land, fill=color(ground), stroke=EDGE, width=0.8, parent=parent, cls="shape")
    if laid.tile == WETLAND:
        yield path(f"{key}.reeds", REEDS, fill="none", stroke=EDGE, width=1.8, parent=parent)
    elif box.tiles[laid.tile].kind != "road":
        yield icon(f"{key}.sign", "shovel", (0, 0), CELL * 0.62, parent=parent)
    else:
        yield from _roads(key, box, laid, parent)


def _roads(key: str, box: Box, laid: Laid, parent: str) -> Iterator[Node]:
    roads = roads_of(box, laid)
    for level, sides in enumerate(roads):
        d = road_path(sides)
        under = f"{key}.road{level}"
        yield path(f"{under}.verge", d, fill="none", stroke=EDGE, width=VERGE, parent=parent)
        yield path(f"{under}.way", d, fill="none", stroke=CARD, width=ROAD, parent=parent)
        yield path(f"{under}.ruts", d, fill="none", stroke=LINE, width=RUTS, parent=parent)
        yield path(f"{under}.crown", d, fill="none", stroke=CARD, width=RUTS - 3, parent=parent)
    if len(laid.arms) == 1:
        yield circle(f"{key}.end", (0, 0), 9, fill=CARD, stroke=EDGE, width=2, parent=parent)
    if len(roads) > 1:
        yield path(f"{key}.rails", _rails(roads[-1]), fill="none", stroke=INK, width=2.4, parent=parent)
    if box.tiles[laid.tile].rebuilds and len(roads) == 1:
        yield from _roundabout(key, parent)
    for side, mode in laid.arms.items():
        if mode != "both":
            yield path(f"{key}.arrow{side}", _arrow(side, mode == "out"), fill=color("mark"), parent=parent)


def roads_of(box: Box, laid: Laid) -> list[tuple[int, ...]]:
    """The sides that each road of a tile joins, the one on top last."""
    tile = box.tiles[laid.tile]
    return sorted({tile.level(side, laid.turn) for side in laid.arms}, key=lambda sides: -sides[0])


@cache
def road_path(sides: tuple[int, ...]) -> str:
    """The middle of a road that joins some sides: a line, a curve, or spokes from the middle."""
    ends = [(HALF * TOWARDS[side][0], HALF * TOWARDS[side][1]) for side in sides]
    points = [f"{number(x)} {number(y)}" for x, y in ends]
    if len(sides) == 2:
        return f"M{points[0]}Q0 0 {points[1]}"
    if len(sides) == 1:
        return f"M{points[0]}L0 0"
    return "".join(f"M{point}L0 0" for point in points)


def _rails(sides: tuple[int, ...]) -> str:
    """The rails of a bridge, along both edges of its road."""
    across = TOWARDS[(sides[0] + 1) % 4]
    x, y = TOWARDS[sides[0]]
    off, end = VERGE / 2 + 0.5, HALF * 0.62
    lines = []
    for hand in (-1, 1):
        ox, oy = across[0] * off * hand, across[1] * off * hand
        lines.append(
            f"M{number(x * end + ox)} {number(y * end + oy)}L{number(ox - x * end)} {number(oy - y * end)}"
        )
    return "".join(lines)


def _roundabout(key: str, parent: str) -> Iterator[Node]:
    yield circle(f"{key}.round", (0, 0), 15, fill=CARD, stroke=EDGE, width=2, parent=parent)
    yield circle(f"{key}.green", (0, 0), 6, fill=color("wood"), stroke=EDGE, width=2, parent=parent)


def _arrow(side: int, out: bool) -> str:
    """An arrow head on an arm: towards the edge, or towards the middle."""
    angle = math.radians(90 * side - 90 + (0 if out else 180))
    x, y = TOWARDS[side][0] * HALF * 0.58, TOWARDS[side][1] * HALF * 0.58
    corners = [(7.0, 0.0), (-4.5, 5.6), (-4.5, -5.6)]
    turned = [
        (x + a * math.cos(angle) - b * math.sin(angle), y + a * math.sin(angle) + b * math.cos(angle))
        for a, b in corners
    ]
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in turned) + "Z"


# -- in characters ----------------------------------------------------------------------------

LINES = {
    "": " ",
    "n": "╵",
    "e": "╶",
    "s": "╷",
    "w": "╴",
    "ns": "│",
    "ew": "─",
    "ne": "└",
    "es": "┌",
    "sw": "┐",
    "nw": "┘",
    "nes": "├",
    "new": "┴",
    "nsw": "┤",
    "esw": "┬",
    "nesw": "┼",
}
ARROWS = "↑→↓←"


def in_characters(box: Box, lying: str) -> str:
    """A tile as two characters: its roads, and an arrow where it is one-way."""
    laid = box.laid[lying]
    if laid.tile == WETLAND:
        return "~~"
    sides = "".join("nesw"[side] for side in sorted(laid.arms))
    sign = LINES[sides]
    if box.tiles[laid.tile].rebuilds:
        sign = "╪" if box.tiles[laid.tile].levels else "╬"
    out = [side for side, mode in laid.arms.items() if mode == "out"]
    into = [side for side, mode in laid.arms.items() if mode == "in"]
    if out:
        return sign + ARROWS[out[0]]
    return sign + (ARROWS[(into[0] + 2) % 4] if into else " ")
