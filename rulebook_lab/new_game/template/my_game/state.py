"""The position: what a photograph of the table would show."""

from __future__ import annotations

from msgspec.structs import replace

from rulebook_lab.engine import Seat, State


class MyGame(State, frozen=True, kw_only=True):
    """The pips of each seat, in the order of the seats, and the die; 0 before it is rolled."""

    pips: tuple[int, ...]
    die: int = 0

    @property
    def by_seat(self) -> dict[Seat, int]:
        """The pips by seat."""
        return dict(zip(self.seats, self.pips, strict=True))

    def seen_by(self, seat: Seat | None) -> MyGame:
        """The position as a seat sees it: here nothing is hidden."""
        return replace(self, viewer=seat)
