"""The words of rooms: messages of this folder, in `texts/<language>/`."""

from __future__ import annotations

from ..engine.wording import Texts, load_texts


def texts() -> Texts:
    """The messages of rooms."""
    return load_texts(__package__)


def say(table: str, key: str, /, **facts: object) -> str:
    """Say a message of a room as it stands: `say("guest", "watching")`."""
    return texts().phrase(table, key, **facts)
