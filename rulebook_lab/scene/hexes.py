"""Hexagon geometry in axial coordinates (q, r), with corners up (pointy) or edges up (flat).

Directions are counted counter-clockwise from east (pointy) or south-east (flat): i and i + 3 are opposite.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from .node import number

Hex = tuple[int, int]
Point = tuple[float, float]

_ROOT3 = math.sqrt(3)


class HexGrid(msgspec.Struct, frozen=True):
    """Where hexagons lie on paper: `size` is the distance from centre to corner."""

    size: float
    pointy: bool = True
    origin: Point = (0, 0)

    def center(self, cell: Hex) -> Point:
        """The middle of a cell."""
        q, r = cell
        across, down = _ROOT3 * (q + r / 2), 1.5 * r
        if not self.pointy:
            across, down = 1.5 * q, _ROOT3 * (r + q / 2)
        return self.origin[0] + self.size * across, self.origin[1] + self.size * down

    def corners(self, cell: Hex, inset: float = 0) -> list[Point]:
        """The six corners; corners i and i + 1 bound the edge in direction i."""
        x, y = self.center(cell)
        return [self._corner(x, y, self.size - inset, i) for i in range(6)]

    def _corner(self, x: float, y: float, size: float, i: int) -> Point:
        angle = math.radians((30 if self.pointy else 60) - 60 * i)
        return x + size * math.cos(angle), y + size * math.sin(angle)

    def edge(self, cell: Hex, direction: int, inset: float = 0) -> tuple[Point, Point]:
        """The two ends of a cell's edge in a direction."""
        corners = self.corners(cell, inset)
        return corners[direction % 6], corners[(direction + 1) % 6]

    def bounds(self, cells: Iterable[Hex], margin: float = 0) -> tuple[float, float, float, float]:
        """The view box (x, y, width, height) around cells; raises ValueError without any."""
        points = [corner for cell in cells for corner in self.corners(cell)]
        if not points:
            raise ValueError("bounds needs at least one cell")
        xs, ys = [x for x, _ in points], [y for _, y in points]
        left, top = min(xs) - margin, min(ys) - margin
        return left, top, max(xs) - left + margin, max(ys) - top + margin


def points(corners: Iterable[Point]) -> str:
    """Corners as the `points` of a polygon."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)
