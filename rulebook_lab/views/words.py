"""The words of pages: messages of this room, in `texts/<language>/`."""

from __future__ import annotations

from ..engine.wording import Texts, load_texts


def texts() -> Texts:
    """The messages of pages."""
    return load_texts(__package__)


def say(table: str, key: str, /, **facts: object) -> str:
    """Say a message of a page as it stands: `say("notices", "saved", path="game.json")`."""
    return texts().phrase(table, key, **facts)
