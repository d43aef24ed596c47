"""The board of a question, without what may be asked for."""

from __future__ import annotations

from functools import partial
from html import escape
from inspect import signature

from msgspec.structs import replace

from ...engine import State
from ...scene import Room, best_width, painted, to_svg

PAPER = Room(690, 640)
"""What a board may take of a printed page, in pixels: its whole width, and so much that the question goes
below it."""

HOW = {"scores": False, "revealed": True, "reach": ""}
"""How a question's board is drawn, where a game can: without the points and what a seat reaches, with what
was done in secret."""


def board_svg(state: State) -> str:
    """The board as a picture for paper and files, laid out so that it is printed as large as can be; a game
    that draws nothing shows its position as text.

    It is the whole board: who reads paper cannot unfold what a question leaves out. It lies on the paper
    itself: a printed sea costs ink and says nothing.
    """
    draw = state.game.offered("picture", "draw")
    if draw is None:
        return _as_text(state)
    known = signature(draw).parameters
    drawer = partial(draw, state, **{name: how for name, how in HOW.items() if name in known})
    widths = {"width": best_width(lambda width: drawer(width=width), PAPER)} if "width" in known else {}
    drawn = replace(drawer(**widths), ground="")
    return to_svg(drawn, width=round(painted(drawn, PAPER) * drawn.view_box[2]), theme="light")


def _as_text(state: State) -> str:
    lines = state.text.strip().splitlines()
    rows = "".join(f'<text x="10" y="{20 * at}">{escape(line)}</text>' for at, line in enumerate(lines, 1))
    box = f'width="760" height="{20 * len(lines) + 20}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="monospace">{rows}</svg>'
