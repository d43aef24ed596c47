"""The messages of lessons, quizzes and answers, as they stand in this package's texts."""

from __future__ import annotations

from ..engine.wording import Texts, load_texts


def texts() -> Texts:
    """The messages of lessons, quizzes and answers."""
    return load_texts(__package__)


def say(table: str, key: str, /, **facts: object) -> str:
    """One sentence of this package."""
    return texts().say(table, [key], facts)


def message(key: str, /, **facts: object) -> str:
    """What is wrong with what was asked of a lesson."""
    return texts().message(key, **facts)
