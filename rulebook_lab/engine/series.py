"""Moves in a row that a reader plays with one choice, such as a way of several steps."""

from __future__ import annotations

import msgspec

from .protocol import Move
from .seats import Seat

ONE = "preset:one"
"""The spot that tells: only one of several equal things. Shift tells it while a piece is dragged."""


class Series(msgspec.Struct, frozen=True):
    """Moves in a row, each legal after those before it, and the spots that spell them all together.

    A game offers some in `picture/series.py`: `series(state, seat, earlier)`, with the moves played before.
    They are a help of the table: rules, records and notation know moves only.
    """

    moves: tuple[Move, ...]
    spots: tuple[str, ...]

    @property
    def seat(self) -> Seat:
        """Whose moves they are."""
        return self.moves[0].seat
