"""The words of pages: messages of this room, in `texts/<language>/`."""

from __future__ import annotations

from functools import cache

from ..engine.wording import Texts, load_texts


@cache
def texts() -> Texts:
    """The messages of pages."""
    return load_texts(__package__)


def say(table: str, key: str, /, **facts: object) -> str:
    """A sentence of a page: `say("notices", "saved", path="game.json")`."""
    return texts().say(table, [key], facts)
