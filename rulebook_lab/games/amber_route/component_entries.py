"""One entry of a components file, read value by value; every defect names entry, key and both values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from ...engine import BadComponents

_MISSING = "nothing"


class Entry(Struct, frozen=True):
    """An entry with its id; each method reads one key or raises BadComponents."""

    id: str
    data: Mapping[str, Any]

    @property
    def key(self) -> str:
        """The id without its group."""
        return self.id.partition(".")[2]

    def wrong(self, key: str, value: object, right: str) -> BadComponents:
        """The error that `key` has a value that cannot be."""
        shown = value if value == _MISSING else repr(value)
        return BadComponents(f"{self.id}: {key} is {shown}; it must be {right}")

    def whole(self, key: str, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        value = self.data.get(key, _MISSING)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            right = f"{least}" if least == most else f"a whole number from {least} to {most}"
            raise self.wrong(key, value, right)
        return value

    def truth(self, key: str) -> bool:
        """true or false."""
        value = self.data.get(key, _MISSING)
        if not isinstance(value, bool):
            raise self.wrong(key, value, "true or false")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text; `default` where it may be left out."""
        value = self.data.get(key, _MISSING if default is None else default)
        if not isinstance(value, str) or (default is None and key not in self.data):
            raise self.wrong(key, value, "a text")
        return value

    def name(self, key: str) -> str:
        """A short id."""
        value = self.text(key)
        if not value or any(sign in value for sign in " +,:>?"):
            raise self.wrong(key, value, "a short name without spaces and + , : > ?")
        return value

    def one_of(self, key: str, values: Sequence[str]) -> str:
        """One of `values`."""
        value = self.data.get(key, _MISSING)
        if value not in values:
            raise self.wrong(key, value, f"one of {', '.join(values)}")
        return str(value)

    def provenance(self) -> str:
        """Whether the entry is printed in the rulebook or reconstructed."""
        return self.one_of("provenance", ("rulebook", "public", "ours", "owner"))

    def list(self, key: str, right: str) -> Sequence[Any]:
        """A list."""
        value = self.data.get(key, _MISSING)
        if not isinstance(value, list):
            raise self.wrong(key, value, right)
        return value

    def table(self, key: str) -> Mapping[str, Any]:
        """A table."""
        value = self.data.get(key, _MISSING)
        if not isinstance(value, dict):
            raise self.wrong(key, value, "a table")
        return value

    def faces(self, key: str) -> tuple[int, ...]:
        """Some faces of a die."""
        value = self.list(key, "a list of faces from 1 to 6")
        if any(type(face) is not int or not 1 <= face <= 6 for face in value) or len(set(value)) < len(value):
            raise self.wrong(key, value, "a list of different faces from 1 to 6")
        return tuple(sorted(value))

    def cells(self, count: int) -> tuple[tuple[int, int], ...]:
        """Places on a grid, `count` of them: neighbours on the road share an edge, no place comes twice."""
        value = self.list("cells", f"{count} pairs [column, row]")
        cells = tuple(tuple(cell) if isinstance(cell, list) else () for cell in value)
        if len(cells) != count:
            raise self.wrong("cells", f"{len(cells)} places", f"{count} pairs [column, row], one a field")
        for cell in cells:
            if len(cell) != 2 or any(type(n) is not int or not 0 <= n <= 40 for n in cell):
                raise self.wrong("cells", cell, "pairs [column, row] of whole numbers from 0 to 40")
        for before, cell in pairwise(cells):
            if abs(before[0] - cell[0]) + abs(before[1] - cell[1]) != 1:
                raise self.wrong("cells", f"{before} then {cell}", "places that share an edge")
        if len(set(cells)) < count:
            raise self.wrong("cells", "a place that comes twice", "a road that does not cross itself")
        return cells

    def total(self, key: str, found: int, what: str) -> None:
        """Checks that a total says what is there."""
        if self.whole(key, 0, 999) != found:
            raise self.wrong(key, self.data[key], f"{found}, the number of {what} in the file")
