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


def tile(box: Box, lying: str) -> Iterator[Node]:
    """The parts of a tile around its middle, as it lies."""
    laid = box.laid[lying]
    ground = "water" if laid.tile == WETLAND else "grass"
    yield rect("shape", (-HALF, -HALF, CELL, CELL), fill=color(ground), stroke=EDGE, width=0.8, cls="shape")
    if laid.tile == WETLAND:
        yield path("reeds", REEDS, fill="none", stroke=EDGE, width=1.8)
    elif box.tiles[laid.tile].kind != "road":
        yield icon("sign", "shovel", (0, 0), CELL * 0.62)
    else:
        yield from _roads(box, laid)


def _roads(box: Box, laid: Laid) -> Iterator[Node]:
    roads = sorted(box.tiles[laid.tile].roads(laid.turn), key=lambda sides: -sides[0])  # the top one last
    for level, sides in enumerate(roads):
        d, under = road_path(sides), f"road{level}"
        yield path(f"{under}.verge", d, fill="none", stroke=EDGE, width=VERGE)
        yield path(f"{under}.way", d, fill="none", stroke=CARD, width=ROAD)
        yield path(f"{under}.ruts", d, fill="none", stroke=LINE, width=RUTS)
        yield path(f"{under}.crown", d, fill="none", stroke=CARD, width=RUTS - 3)
    if len(laid.arms) == 1:
        yield circle("end", (0, 0), 9, fill=CARD, stroke=EDGE, width=2)
    if len(roads) > 1:
        yield path("rails", _rails(roads[-1]), fill="none", stroke=INK, width=2.4)
    if box.tiles[laid.tile].rebuilds and len(roads) == 1:
        yield circle("round", (0, 0), 15, fill=CARD, stroke=EDGE, width=2)
        yield circle("green", (0, 0), 6, fill=color("wood"), stroke=EDGE, width=2)
    for side, mode in laid.arms.items():
        if mode != "both":
            yield path(f"arrow{side}", _arrow(side, mode == "out"), fill=color("mark"))


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
    corners = [(across[0] * off * hand, across[1] * off * hand) for hand in (-1, 1)]
    return "".join(
        f"M{number(x * end + ox)} {number(y * end + oy)}L{number(ox - x * end)} {number(oy - y * end)}"
        for ox, oy in corners
    )


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

LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A sign for each set of sides: 1 is north, 2 east, 4 south, 8 west."""
ARROWS = "↑→↓←"


def in_characters(box: Box, lying: str) -> str:
    """A tile as two characters: its roads, and an arrow where it is one-way."""
    laid = box.laid[lying]
    if laid.tile == WETLAND:
        return "~~"
    sign = LINES[sum(1 << side for side in laid.arms)]
    if box.tiles[laid.tile].rebuilds:
        sign = "╪" if box.tiles[laid.tile].levels else "╬"
    out = [side for side, mode in laid.arms.items() if mode == "out"]
    into = [side for side, mode in laid.arms.items() if mode == "in"]
    if out:
        return sign + ARROWS[out[0]]
    return sign + (ARROWS[(into[0] + 2) % 4] if into else " ")
