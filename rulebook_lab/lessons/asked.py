"""How learners ask for the rules of a game: its package's asks.toml."""

from __future__ import annotations

import tomllib

import msgspec

from ..engine import Game
from ..engine.files import packaged


class Asked(msgspec.Struct, frozen=True):
    """The ways of asking for each clause and ruling by its id, in English and in the rulebook's language.

    `figures` are ways of asking for a thing of the player aid, by its kind, with `{name}` and `{term}` in
    them; `same` are words of this game that are said for one another, `plain` words of the rulebook's
    language that say nothing about what is asked.
    """

    ways: dict[str, tuple[str, ...]] = {}
    native: dict[str, tuple[str, ...]] = {}
    figures: dict[str, tuple[str, ...]] = {}
    same: tuple[str, ...] = ()
    plain: str = ""


def asked_of(game: Game) -> Asked:
    """What a game's package says of it; nothing where it says nothing."""
    file = packaged(game.package, "asks.toml")
    if not file.is_file():
        return Asked()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    ways = data.pop("en", {})
    native = data.pop(game.catalogue.language, {})
    return msgspec.convert({**data, "ways": ways, "native": native}, Asked)
