"""Where things are: on land, in a river, docked, at sea (component geometry.places)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from ....engine import UnreadableMove
from .hexes import Cell

LAND, RIVER, DOCK, SEA = "land", "river", "dock", "sea"


class Place(NamedTuple):
    """A place on a tile. `at` is the region on land, the piece in a river, the edge of a dock."""

    q: int
    r: int
    kind: str
    at: int = 0
    half: str = ""

    @property
    def cell(self) -> Cell:
        """The tile it is on; a dock is on its land tile."""
        return (self.q, self.r)

    def __str__(self) -> str:
        return write_place(self)


def land(cell: Cell, region: int = 0) -> Place:
    """On land, in a region of the tile."""
    return Place(*cell, LAND, region)


def river(cell: Cell, piece: int = 0) -> Place:
    """In a river of the tile."""
    return Place(*cell, RIVER, piece)


def dock(cell: Cell, edge: int, half: str = "") -> Place:
    """At a coast of the land tile, on one half of it where a river runs out."""
    return Place(*cell, DOCK, edge, half)


def sea(cell: Cell) -> Place:
    """On the open sea of a sea tile."""
    return Place(*cell, SEA)


@lru_cache(maxsize=4096)
def read_cell(text: str) -> Cell:
    """The cell that `q,r` names. Raises UnreadableMove."""
    place = read_place(text)
    if place.kind != SEA:
        raise UnreadableMove(f"{text!r} is a place on a tile: write the tile alone, 1,0")
    return place.cell


def write_cell(cell: Cell) -> str:
    """A cell as text, `q,r`."""
    return f"{cell[0]},{cell[1]}"


_MARKS = {LAND: "/", RIVER: "~", DOCK: "@"}
_TEXT = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})(?:([/~@])([0-9])([ab]?))?")


@lru_cache(maxsize=100_000)
def write_place(place: Place) -> str:
    """The place as text: `1,0/0` a region, `1,0~0` a river piece, `1,0@4a` a dock, `1,0` the sea.

    >>> write_place(dock((1, 0), 4, "a")), write_place(sea((2, 0)))
    ('1,0@4a', '2,0')
    """
    where = f"{place.q},{place.r}"
    if place.kind == SEA:
        return where
    return f"{where}{_MARKS[place.kind]}{place.at}{place.half}"


@lru_cache(maxsize=4096)
def read_place(text: str) -> Place:
    """The place that `write_place` wrote.

    Raises UnreadableMove naming the four forms when the text is none of them.

    >>> read_place("1,0@4a")
    Place(q=1, r=0, kind='dock', at=4, half='a')
    """
    match = _TEXT.fullmatch(text)
    if match is None:
        raise UnreadableMove(
            f"{text!r} is no place: write 1,0/0 (land, region 0), 1,0~0 (river piece 0), "
            "1,0@4a (dock on half a of edge 4) or 1,0 (sea)"
        )
    q, r, mark, at, half = match.groups()
    kind = next((kind for kind, written in _MARKS.items() if written == mark), SEA)
    return Place(int(q), int(r), kind, int(at or 0), half or "")


def is_place(text: str) -> bool:
    """Whether the text is that of a place."""
    return _TEXT.fullmatch(text) is not None


def read_holder(text: str) -> Place | str:
    """The holder a word stands for: a place has a comma, a transporter has none."""
    return read_place(text) if "," in text else text


def holder_spot(word: str) -> str:
    """The spot on the board of a holder, or of any place."""
    return f"place:{word}" if "," in word else f"transporter:{word}"
