"""The room that a picture has where it is shown, and for which width it is best drawn there."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from .scene import Scene

WIDE, HALF = 920.0, 640.0
WIDTHS = (1240.0, 1160.0, 1080.0, WIDE, HALF, 440.0, 340.0)
"""The widths that pictures are drawn for: a screen's whole width, a notebook, half of one, telephones.

A game's `draw(view, width=…)` lays its parts out so that the picture is no wider: rows wrap, panels
go below. A unit is painted as a pixel where there is room, so nothing is drawn smaller for a small width.
"""
CLEAR = 0.9
"""From this scale on a picture is large enough: a wider layout is better than a larger one."""


class Room(NamedTuple):
    """The pixels that a picture has; its height may be without end, as on a page that scrolls."""

    width: float
    height: float = math.inf


def painted(scene: Scene, room: Room) -> float:
    """How large a picture is painted in a room, at most `CLEAR`: a unit in pixels."""
    _, _, wide, high = scene.view_box
    return min(CLEAR, room.width / wide, room.height / high)


def best_width(
    draw: Callable[[float], Scene], room: Room, size: Callable[[Scene, Room], float] = painted
) -> float:
    """Choose the width at which a picture is painted largest, up to its own size; the widest of equals.

    A layout for telephones, in which a map is drawn smaller, is for rooms that are as narrow.
    """
    fitting = (width for width in WIDTHS if width >= 0.9 * min(room.width, HALF))
    return max(fitting, key=lambda width: size(draw(width), room))
