"""Positions as text, by the table of their lines."""

from __future__ import annotations

import pytest

from rulebook_lab.engine import (
    COLOURS,
    FrameNotation,
    PositionText,
    Stack,
    flag,
    number,
    once,
    things,
    written_things,
)
from tests.toy import HeapDraw, Pebbles, Turn, Vote, complete


def test_a_game_may_say_which_seats_a_text_speaks_of() -> None:
    text = PositionText(
        Pebbles,
        COLOURS[:3],
        range(2, 4),
        rows=[number("heap")],
        asks=Stack(FrameNotation([HeapDraw, Turn])),
        complete=complete,
        named=lambda found, box: ("red", "blue") if "heap" in found else (),
    )
    assert text.read("heap: 3").seats == ("red", "blue")
    assert text.read("").seats == ("blue", "yellow")
    assert text.read("seats: yellow red\nheap: 3").seats == ("yellow", "red")


ABOVE = PositionText(
    Pebbles,
    COLOURS[:3],
    range(2, 4),
    rows=[
        number("heap", usual=lambda state: len(state.seats)),
        flag("voted", words={"never": False, "once": True}),
    ],
    asks=Stack(
        FrameNotation([HeapDraw, Turn, Vote]),
        below=lambda frame: (Turn("blue"),) if isinstance(frame, Vote) else (),
    ),
    complete=complete,
)


@pytest.mark.parametrize(
    ("asks", "pending"),
    [
        ("vote yes+-", (Turn("blue"), Vote(("yes", "")))),
        ("- > vote yes+-", (Vote(("yes", "")),)),
        ("turn yellow > vote yes+-", (Turn("yellow"), Vote(("yes", "")))),
        ("turn blue", (Turn("blue"),)),
        ("-", ()),
    ],
)
def test_what_is_understood_below_a_question_is_not_written(asks: str, pending: tuple[object, ...]) -> None:
    state = ABOVE.read(f"asks: {asks}")
    assert state.pending == pending
    assert f"asks: {asks}\n" in ABOVE.write(state)
    assert ABOVE.read(ABOVE.write(state)) == state


@pytest.mark.parametrize(
    ("lines", "written"), [("heap: 2\nvoted: never\n", ""), ("heap: 3\nvoted: once\n",) * 2]
)
def test_a_line_is_left_out_where_its_field_is_as_usual(lines: str, written: str) -> None:
    state = ABOVE.read(f"seats: blue red\n{lines}asks: turn red")
    assert ABOVE.write(state) == f"seats: blue red\n{written}asks: turn red\n"


def test_things_keep_their_order_where_equal_ones_do_not_lie_together() -> None:
    assert things(written_things(["crab", "crab", "squid", "crab"])) == ("crab", "crab", "squid", "crab")


def test_what_is_said_twice_of_one_thing_is_named() -> None:
    with pytest.raises(ValueError, match="Reds comes twice"):
        once([("red", "red", 1), ("Reds", "red", 1)])
