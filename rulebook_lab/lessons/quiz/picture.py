"""The board of a question, without the points that may be asked for."""

from __future__ import annotations

from html import escape
from inspect import signature

from ...engine import State
from ...scene import Scene, to_svg


def scene(state: State) -> Scene | None:
    """The picture of a position as its game draws it; None for a game that draws nothing."""
    try:
        draw = state.game.part("picture").draw
    except ModuleNotFoundError:
        return None
    drawn: Scene = draw(state, **({"scores": False} if "scores" in signature(draw).parameters else {}))
    return drawn


def board_svg(state: State) -> str:
    """The board as a picture for a file; a game that draws nothing shows its position as text."""
    drawn = scene(state)
    if drawn is not None:
        return to_svg(drawn, width=760, theme="light")
    lines = state.text.strip().splitlines()
    rows = "".join(f'<text x="10" y="{20 * at}">{escape(line)}</text>' for at, line in enumerate(lines, 1))
    box = f'width="760" height="{20 * len(lines) + 20}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="monospace">{rows}</svg>'
