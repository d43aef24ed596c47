"""The registry: the only place outside a game's own package that knows which games there are.

A game is a package that registers its `GAME` under the entry point `rulebook_lab.games`, ours like anybody's:

    [project.entry-points."rulebook_lab.games"]
    liars_dice = "liars_dice:GAME"
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Literal, overload

from ..engine import BrokenGame, Game, UnknownGame, shortened
from ..engine.spelling import likely
from ..engine.wording import message

if TYPE_CHECKING:
    from importlib.metadata import Distribution, EntryPoint

    from .amber.state import AmberState
    from .amber_route.state import AmberRouteState
    from .ambis.state import AmbisState
    from .jantaris.state import JantarisState
    from .roads_and_boats.state import RoadsAndBoats

GROUP = "rulebook_lab.games"
OURS = ("amber", "amber_route", "jantaris", "ambis", "roads_and_boats")
"""Those that come with this package, in the order in which they are listed."""


def names() -> tuple[str, ...]:
    """The names of the games there are, ours first, then those of other packages; none is imported."""
    return tuple(_entries())


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
    """The game of that name, in whatever case, with spaces or hyphens too: "Roads & Boats".

    Raises UnknownGame, which lists the names there are, or BrokenGame, which says whose package is at fault.
    """
    if isinstance(name, str) and name in OURS:
        return _game(name)
    if found := spelt(name):
        return _game(found)
    near = likely(name, names()) if isinstance(name, str) else ""
    text = "no-game/near" if near else "no-game"
    raise UnknownGame(message(text, name=shortened(name), known=", ".join(names()), near=near))


def spelt(name: object) -> str:
    """The name of the game that is called so, however it is spelt; "" where there is none.

    >>> spelt("Roads & Boats"), spelt("chess")
    ('roads_and_boats', '')
    """
    words = re.findall(r"[^\W_]+", name.casefold().replace("&", " and ")) if isinstance(name, str) else []
    return "_".join(words) if "_".join(words) in names() else ""


def named(source: str | Game) -> Game:
    """The game of a name, or the game itself: what a notebook writes. Raises UnknownGame."""
    return source if isinstance(source, Game) else game(source)


@cache
def _entries() -> dict[str, EntryPoint]:
    """The entry point of each game; where two packages claim a name, ours or else the first found has it."""
    from importlib.metadata import EntryPoint, distributions  # 25 ms, and not for every use of the engine

    # a checkout that is not installed has no entry points
    found = {name: EntryPoint(name, f"{__name__}.{name}:GAME", GROUP) for name in OURS}
    installed = [entry for distribution in distributions() for entry in _registered(distribution)]
    for entry in sorted(installed, key=lambda entry: entry.name):
        if found.setdefault(entry.name, entry) == entry and not found[entry.name].dist:
            found[entry.name] = entry  # the same, which knows its package
    return found


def _registered(distribution: Distribution) -> Iterator[EntryPoint]:
    """The games of an installed package; none where what it says of itself cannot be read."""
    try:
        yield from distribution.entry_points.select(group=GROUP)
    except Exception:
        return


@cache
def _game(name: str) -> Game:
    try:  # nobody else can have the name of one of ours: what all packages register need not be read for it
        loaded: Game = import_module(f".{name}", __name__).GAME if name in OURS else _entries()[name].load()
    except (Exception, SystemExit) as problem:  # whatever it is, it is the package's fault
        raise BrokenGame(
            f"the game {_whose(name)} cannot be loaded: {type(problem).__name__}: {problem}"
        ) from problem
    if not isinstance(loaded, Game):
        value = _entries()[name].value
        raise BrokenGame(f"the game {_whose(name)} is no Game: its entry point {value!r} is {loaded!r}")
    if loaded.id != name:
        raise BrokenGame(f"the game {_whose(name)} calls itself {loaded.id!r}: its entry point must too")
    loaded.registered = cache(partial(_distribution, name))
    return loaded


def _whose(name: str) -> str:
    """A game's name, and the installed package that registers it, where one does."""
    dist = _entries()[name].dist
    return f"{name!r} of the package {dist.name}" if dist else repr(name)


def _distribution(name: str) -> str:
    """The installed package that registers a game, and its version; empty where none does."""
    entry = _entries().get(name)
    return f"{entry.dist.name} {entry.dist.version}" if entry and entry.dist else ""
