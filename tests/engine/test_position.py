"""Positions as text, by the table of their lines."""

from __future__ import annotations

from rulebook_lab.engine import COLOURS, FrameNotation, PositionText, Stack, number
from tests.toy import HeapDraw, Pebbles, Turn, complete


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
