"""A page as it stands: what it shows, what may be done on it, and the patches from one rendering to the next.

Knows no widget and no network: what is done with a patch is its owner's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import partial

from ..engine.errors import is_text
from ..engine.language import here, speaking
from ..scene import Room
from ..scene.node import Json
from ..scene.patch import diff, diff_nodes
from ..scene.scene import Scene, check_nodes
from .html import Act, Element, Sheet, lay_out
from .words import say

WORDS = (
    "in-words",
    "keys",
    "keys-are",
    "zoom-out",
    "fit",
    "zoom-in",
    "full-screen",
    "show-me",
    "open",
    "picked",
    "enlarged",
    "tap-again",
    "away",
    "gone",
    "gone-here",
    "load-again",
)
"""The messages that the browser says itself, with `{spot}` where it fills in a spot's name."""

WIDEST = 100_000
"""No screen has so many pixels in a row."""


class Live:
    """What `render` gave last, kept up to date by `turn`."""

    def __init__(
        self,
        render: Callable[[], Iterable[Element]],
        on_clause: Callable[[str], object] | None = None,
        diff: Callable[[Scene, Scene], Json] = diff,
        language: str = "",
    ) -> None:
        """`on_clause` is told which clause's card is wanted; `diff` finds the patch between two pictures.

        It is said in `language`, else in the one that is spoken here by itself, else in the one in use.
        """
        self.render = render
        self.on_clause = on_clause
        self.language = language or here()
        self._diff = diff
        self.sheet = self.rendered()

    def whole(self) -> Json:
        """The present page, as the browser reads it: `page`, `boards`, `hints`."""
        return {
            "page": [node.to_json() for node in self.sheet.nodes],
            "boards": {name: board.scene.to_json() for name, board in self.sheet.boards.items()},
            "hints": self.sheet.hints,
        }

    def meant(self, message: Json, on: Sheet | None = None) -> Act | None:
        """What a message of the browser asks for, while it is on the page (by default on the one shown)."""
        sheet = self.sheet if on is None else on
        controls, boards = sheet.controls, sheet.boards
        match message:
            case {"type": "control", "key": str(key)} if key in controls:
                return partial(controls[key], message.get("value"))
            case {"type": "clause", "id": str(id)} if self.on_clause and is_text(id):
                return partial(self.on_clause, id)
            case {"type": "spot", "board": str(name), "spot": str(spot)} if name in boards:
                on_spot = boards[name].on_spot
                return on_spot and partial(on_spot, spot)
            case {"type": "lift", "board": str(name), "spot": str(spot)} if name in boards:
                on_lift = boards[name].on_lift
                return on_lift and partial(on_lift, spot, message.get("one") is True)
            case {"type": "let-go", "board": str(name), "spots": list(spots)} if name in boards:
                on_let_go = boards[name].on_let_go
                return on_let_go and partial(on_let_go, tuple(map(str, spots)))
            case {"type": "back", "board": str(name)} if name in boards:
                return boards[name].on_back
            case {"type": "undo", "board": str(name)} if name in boards:
                return boards[name].on_undo
        return None

    def fitted(self, message: Json, on: Sheet | None = None) -> Act | None:
        """What follows from a board's room: no act of the reader's, so what was answered stays."""
        boards = (self.sheet if on is None else on).boards
        match message:
            case {"type": "room", "board": str(name), "width": int(width)} if name in boards:
                height = message.get("height", math.inf)
                if not (0 < width < WIDEST and isinstance(height, int | float) and height > 0):
                    return None
                on_room = boards[name].on_room
                return on_room and partial(on_room, Room(width, height))
        return None

    def rendered(self) -> Sheet:
        """The page as it would be now. Raises ValueError where two of its elements share a key."""
        with speaking(self.language):
            return _checked(self.render())

    def turn(self) -> Json:
        """Render the page anew; the answer holds what differs of `page`, `boards`, `hints`."""
        before, self.sheet = self.sheet, self.rendered()
        now, message = self.sheet, Json()
        if patch := diff_nodes(before.nodes, now.nodes):
            message["page"] = patch
        if changes := self._boards(before, now):
            message["boards"] = changes
        if hints := {name: new for name, new in now.hints.items() if new != before.hints.get(name)}:
            message["hints"] = hints
        return message

    def _boards(self, before: Sheet, now: Sheet) -> Json:
        """The changes of the boards, by name; a new board is sent whole."""
        changes: Json = {}
        for name, board in now.boards.items():
            if name not in before.boards:
                changes[name] = {"scene": board.scene.to_json()}
            elif patch := self._diff(before.boards[name].scene, board.scene):
                changes[name] = patch
        return changes


def _checked(elements: Iterable[Element]) -> Sheet:
    sheet = lay_out(elements)
    check_nodes(sheet.nodes)
    return sheet


def says() -> dict[str, str]:
    """What the browser says itself, by message."""
    return {key: say("board", key, spot="{spot}") for key in WORDS}
