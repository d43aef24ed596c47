"""Square geometry: cells are (column, row) from the upper left."""

from __future__ import annotations

import msgspec

Cell = tuple[int, int]
Point = tuple[float, float]


def parse_cell(name: str) -> Cell:
    """The cell of a name such as K5; raises ValueError for anything else."""
    letter, digits = name[:1].upper(), name[1:]
    if not ("A" <= letter <= "Z" and digits.isdigit() and int(digits) > 0):
        raise ValueError(f"{name!r} is no cell: write a letter and a number, such as K5")
    return ord(letter) - ord("A"), int(digits) - 1


class SquareGrid(msgspec.Struct, frozen=True):
    """Where squares lie on paper: `size` is the length of a side."""

    size: float
    origin: Point = (0, 0)

    def corner(self, cell: Cell) -> Point:
        """The upper left corner of a cell."""
        return self.origin[0] + cell[0] * self.size, self.origin[1] + cell[1] * self.size

    def center(self, cell: Cell) -> Point:
        """The middle of a cell."""
        x, y = self.corner(cell)
        return x + self.size / 2, y + self.size / 2
