"""How a board is drawn about which something is asked, and the board of a question on paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from inspect import signature

from msgspec.structs import replace

from ...engine import Game, State
from ...scene import Room, Scene, best_width, painted, to_svg

PAPER = Room(690, 640)
"""What a board may take of a printed page, in pixels: its whole width, and so much that the question goes
below it."""


def ways_to_draw(game: Game) -> tuple[str, ...]:
    """What the game's drawing may be told by keyword; nothing where the game draws nothing."""
    if (draw := game.offered("picture", "draw")) is None:
        return ()
    return tuple(each.name for each in signature(draw).parameters.values() if each.default is not each.empty)


def as_asked(game: Game, *, points: bool, revealed: bool = False) -> dict[str, object]:
    """What a drawing is told about whose position something is asked, where the game can: to leave out what a
    seat reaches, for the reader is to find it out, and the points if those are asked for; to show what was
    done in secret, if it is to be `revealed`."""
    told = {"reach": "", **({"scores": False} if points else {}), **({"revealed": True} if revealed else {})}
    return {way: value for way, value in told.items() if way in ways_to_draw(game)}


def board_svg(state: State) -> str:
    """The board as a picture for paper and files, laid out so that it is printed as large as can be; a game
    that draws nothing shows its position as text.

    It is the whole board: who reads paper cannot unfold what a question leaves out. It lies on the paper
    itself: a printed sea costs ink and says nothing.
    """
    drawer = _drawer(state)
    if drawer is None:
        return _as_text(state)
    wide = "width" in ways_to_draw(state.game)
    widths = {"width": best_width(lambda width: drawer(width=width), PAPER)} if wide else {}
    drawn = replace(drawer(**widths), ground="")
    return to_svg(drawn, width=round(painted(drawn, PAPER) * drawn.view_box[2]), theme="light")


def board_text(state: State) -> str:
    """What `board_svg` shows, in words; of a game that draws nothing its position as text."""
    drawer = _drawer(state)
    return drawer().text if drawer else state.text.strip()


def _drawer(state: State) -> Callable[..., Scene] | None:
    """How a game draws a position about which something is asked; None if it draws nothing."""
    draw = state.game.offered("picture", "draw")
    return draw and partial(draw, state, **as_asked(state.game, points=True, revealed=True))


def _as_text(state: State) -> str:
    lines = state.text.strip().splitlines()
    rows = "".join(f'<text x="10" y="{20 * at}">{escape(line)}</text>' for at, line in enumerate(lines, 1))
    box = f'width="760" height="{20 * len(lines) + 20}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="monospace">{rows}</svg>'
