"""The registry: the only place outside a game's own package that knows which games there are."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from ..engine import Game, UnknownGame

if TYPE_CHECKING:
    from .amber.state import AmberState
    from .amber_route.state import AmberRouteState
    from .ambis.state import AmbisState
    from .jantaris.state import JantarisState
    from .roads_and_boats.state import RoadsAndBoats

NAMES: tuple[str, ...] = ("amber", "amber_route", "jantaris", "ambis", "roads_and_boats")


@overload
def game(name: Literal["amber"]) -> Game[AmberState]: ...
@overload
def game(name: Literal["amber_route"]) -> Game[AmberRouteState]: ...
@overload
def game(name: Literal["jantaris"]) -> Game[JantarisState]: ...
@overload
def game(name: Literal["ambis"]) -> Game[AmbisState]: ...
@overload
def game(name: Literal["roads_and_boats"]) -> Game[RoadsAndBoats]: ...
@overload
def game(name: str) -> Game: ...
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
    loaded: Game[Any] = import_module(f"{__name__}.{name}").GAME
    return loaded
