"""Who may act: the seats round the table, and chance."""

from __future__ import annotations

from typing import Annotated

Seat = Annotated[str, "seat"]
"""A seat is named by its colour: one of `COLOURS`, the same in every game, chart and log."""

SeatIfAny = Annotated[Seat, "if any"]
"""A seat, or "" where nobody is: of a place in a list, which otherwise names somebody."""

COLOURS: tuple[Seat, ...] = ("blue", "yellow", "red", "green", "purple", "black")

CHANCE: Seat = "chance"
"""The pseudo-seat that answers for dice, draws and shuffles."""


def after(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The other seats, clockwise from the one on `seat`'s left.

    >>> after(("blue", "yellow", "red"), "yellow")
    ('red', 'blue')
    """
    at = seats.index(seat)
    return seats[at + 1 :] + seats[:at]


def from_seat(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, beginning with `seat` itself.

    >>> from_seat(("blue", "yellow", "red"), "yellow")
    ('yellow', 'red', 'blue')
    """
    at = seats.index(seat)
    return seats[at:] + seats[:at]
