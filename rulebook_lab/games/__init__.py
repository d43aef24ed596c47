"""The registry: the only place outside a game's own package that knows which games there are."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..engine import Game, UnknownGame

NAMES: tuple[str, ...] = ("amber", "amber_route", "jantaris", "ambis", "roads_and_boats")


def game(name: str) -> Game:
    """The game of that name. Raises UnknownGame, which lists the names there are."""
    if name not in NAMES:
        raise UnknownGame(f"no game {name!r}; there are {', '.join(NAMES)}")
    return _game(name)


def named(source: str | Game) -> Game:
    """The game of a name, or the game itself: what a notebook writes. Raises UnknownGame."""
    return source if isinstance(source, Game) else game(source)


@cache
def _game(name: str) -> Game:
    loaded: Game = import_module(f"{__name__}.{name}").GAME
    return loaded
