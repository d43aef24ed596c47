"""A game by its name or itself: what a notebook writes."""

from __future__ import annotations

from ..engine import Game
from ..games import game


def named(source: str | Game) -> Game:
    """The game of a name, or the game itself. Raises UnknownGame."""
    return source if isinstance(source, Game) else game(source)
