"""One board by itself, to look at or to click."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..scene import Scene
from ..scene.node import Json, Node
from .page import BOARD, Page

NAME = "board"


class Board(Page):
    """Shows a scene; `update(scene)` sends what changed, `on_spot` hears which spot was picked.

    >>> from rulebook_lab.scene import Scene, circle
    >>> board = Board(Scene.of((0, 0, 10, 10), circle("c", (5, 5), 4, spot="cell:1"), text="(o)"))
    >>> board.to_text()
    '(o)'
    """

    def __init__(self, scene: Scene, on_spot: Callable[[str], None] | None = None) -> None:
        super().__init__([board_element()], {NAME: scene}, {NAME: {}}, self._hear)
        self._on_spot = on_spot

    def _hear(self, message: Json) -> None:
        if message.get("type") == "spot" and self._on_spot is not None:
            self._on_spot(str(message["spot"]))

    def update(self, scene: Scene) -> Json:
        """Show another scene; pieces that moved glide. The answer is the message sent."""
        return self.show(boards={NAME: scene})

    def hint(self, open: Iterable[str] = (), picked: Iterable[str] = ()) -> Json:
        """Light up the spots that may be picked, and those that are."""
        return self.show(hints={NAME: {"open": list(open), "picked": list(picked)}})


def board_element(name: str = NAME, key: str = "board", parent: str | None = None) -> Node:
    """The element of a page in which the board `name` stands."""
    return Node(key, BOARD, {"name": name}, parent=parent)
