"""One board by itself: a page that shows a scene."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..engine import of_kinds
from ..scene import Scene
from ..scene.node import Json
from . import html
from .html import Element
from .page import Page

NAME = "board"


class Board(Page):
    """Shows a scene; `update(scene)` sends what changed, `on_spot` hears which spot was picked.

    >>> from rulebook_lab.scene import Scene, circle
    >>> board = Board(Scene.of((0, 0, 10, 10), circle("c", (5, 5), 4, spot="cell:1"), text="(o)"))
    >>> board.to_text()
    '(o)'
    """

    def __init__(self, scene: Scene, on_spot: Callable[[str], None] | None = None) -> None:
        self._shown = html.Board(NAME, scene, on_spot=on_spot)
        super().__init__(self._board)

    def _board(self) -> list[Element]:
        return [html.board(self._shown)]

    @of_kinds
    def update(self, scene: Scene) -> Json:
        """Show another scene; pieces that moved glide. The answer is the message sent."""
        self._shown = self._shown._replace(scene=scene)
        return self.refresh()

    @of_kinds
    def hint(self, open: Iterable[str] = (), picked: Iterable[str] = ()) -> Json:
        """Light up the spots that may be picked, and those that are."""
        self._shown = self._shown._replace(live=True, open=tuple(open), picked=tuple(picked))
        return self.refresh()
