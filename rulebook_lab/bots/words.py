"""The words of players, hints, reviews and tournaments: messages of this folder, in `texts/<language>/`."""

from __future__ import annotations

from ..engine.wording import Texts, load_texts


def texts() -> Texts:
    """Their messages."""
    return load_texts(__package__)


def say(key: str, /, **facts: object) -> str:
    """A sentence of a hint, a review or a study: `say("better", move="explore")`."""
    return texts().say("review", [key], facts)


def message(key: str, /, **facts: object) -> str:
    """Say why nobody can play like that."""
    return texts().message(key, **facts)
