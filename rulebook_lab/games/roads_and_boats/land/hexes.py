"""Hexes, their edges and the halves of their edges (geometry.coordinates, geometry.half-edges)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

Cell = tuple[int, int]
"""Axial coordinates (q, r) of a tile."""

STEPS: tuple[Cell, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
EDGES = range(6)
HALVES = ("a", "b")
"""The counter-clockwise and the clockwise half of an edge."""


class Edge(NamedTuple):
    """An edge that two tiles share, written from the tile on which its number is 0, 1 or 2."""

    q: int
    r: int
    number: int

    def __str__(self) -> str:
        return f"{self.q},{self.r}>{self.number}"

    @property
    def cells(self) -> tuple[Cell, Cell]:
        """The two cells it lies between, the one it is written from first."""
        return (self.q, self.r), neighbour((self.q, self.r), self.number)

    def seen_from(self, cell: Cell) -> int:
        """Its number on the tile at `cell`, one of its two.

        >>> Edge(0, 0, 1).seen_from((1, 0))
        4
        """
        return self.number if cell == (self.q, self.r) else opposite(self.number)


def opposite(edge: int) -> int:
    """The number that the same edge has on the neighbouring tile."""
    return (edge + 3) % 6


def other_half(half: str) -> str:
    """What the half of an edge is called on the neighbouring tile: a touches b."""
    return {"a": "b", "b": "a"}.get(half, half)


def neighbour(cell: Cell, edge: int) -> Cell:
    """The cell across an edge.

    >>> neighbour((0, 0), 0), neighbour((2, 1), 3)
    ((1, -1), (1, 2))
    """
    dq, dr = STEPS[edge]
    return cell[0] + dq, cell[1] + dr


def neighbours(cell: Cell) -> Iterator[Cell]:
    """The six cells around `cell`, by edge number."""
    return (neighbour(cell, edge) for edge in EDGES)


def around(cells: Iterable[Cell]) -> list[Cell]:
    """The cells beside some, without these, sorted."""
    within = {*cells}
    return sorted({near for cell in within for near in neighbours(cell)} - within)


def edge_of(cell: Cell, number: int) -> Edge:
    """The shared edge that `cell` calls `number`.

    >>> edge_of((1, 0), 4) == edge_of((0, 0), 1)
    True
    """
    if number < 3:
        return Edge(*cell, number)
    return Edge(*neighbour(cell, number), opposite(number))


def are_near(cell: Cell, other: Cell) -> bool:
    """Whether two cells are the same or adjacent."""
    return (other[0] - cell[0], other[1] - cell[1]) in (*STEPS, (0, 0))


def turned(cell: Cell, turns: int) -> Cell:
    """`cell` after `turns` sixths of a clockwise turn about (0, 0).

    >>> turned((1, -1), 1), turned((2, -1), 3)
    ((1, 0), (-2, 1))
    """
    q, r = cell
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r
