"""The position as text."""

from __future__ import annotations

from rulebook_lab.engine import (
    COLOURS,
    FrameNotation,
    Given,
    PositionText,
    Row,
    Seat,
    Stack,
    number,
    whole_number,
)

from .rules import MOST, Roll, Turn
from .state import MyGame


def write_pips(state: MyGame, seat: Seat) -> str:
    return str(state.by_seat[seat])


def complete(given: Given) -> MyGame:
    """Whoever's turn a text does not tell of, it is the first seat's."""
    pips = tuple(given.own[seat].get("", 0) for seat in given.seats)
    state = MyGame(pips=pips, **given.common, **given.fields(ROWS))
    if state.pending or MOST in pips:
        return state
    return state.push(Turn(given.seats[0]) if state.die else Roll(given.seats[0]))


ROWS = [number("die", most=6)]
TEXT = PositionText(
    MyGame,
    COLOURS[:4],
    range(2, 5),
    rows=ROWS,
    own=[Row("", lambda text, given: whole_number(text, 0, MOST), write_pips)],
    asks=Stack(FrameNotation([Roll, Turn])),
    complete=complete,
)
