"""How learners ask for the rules of a game: its package's asks.toml, and texts/<language>/asks.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache

import msgspec

from ..engine import Game
from ..engine.aid import Aid
from ..engine.files import packaged
from ..engine.language import ENGLISH
from ..scene.node import Json
from .words import spoken_language


class Asked(msgspec.Struct, frozen=True):
    """The ways of asking for each clause and ruling by its id, in a language and in another.

    These are English and the rulebook's, or the language in use and English. `figures` are ways of asking
    for a thing of the player aid, by its kind, with `{name}` and `{term}` in them; `kinds` say for what kind
    of thing those stand whose ids are of a pattern; `same` are words of this game that are said for one
    another, `plain` words that say nothing about what is asked, `stopping` the verbs of moves by which
    nothing more is done, `meant` words that are said for the verbs of moves, `unmeant` verbs that are not
    meant by words of a pattern, `instead` patterns of words and what is meant by them in words of the game,
    where a move is asked about.
    """

    language: str
    other: str
    ways: dict[str, tuple[str, ...]] = {}
    others: dict[str, tuple[str, ...]] = {}
    figures: dict[str, tuple[str, ...]] = {}
    same: tuple[str, ...] = ()
    plain: str = ""
    stopping: str = ""
    meant: dict[str, str] = {}
    unmeant: dict[str, str] = {}
    instead: dict[str, str] = {}
    kinds: dict[str, str] = {}


def asked_of(game: Game) -> Asked:
    """What a game's package says of it in the language in use, else in English, if anything."""
    return _asked(game, spoken_language())


def figures_of(game: Game) -> Iterator[Aid]:
    """The lines of the player aid for which there are ways of asking."""
    kinds = asked_of(game).figures
    return (line for line in game.aid.lines if line.kind in kinds) if kinds else iter(())


@cache
def _asked(game: Game, language: str) -> Asked:
    english, own = _read(game), _read(game, "texts", language)
    main, other, data = (language, ENGLISH, own) if own else (ENGLISH, game.catalogue.language, english)
    said = {**english, **data}
    found: Json = {name: data[name] for name in ("figures", "same", "plain", "kinds") if name in data}
    found |= {name: said[name] for name in ("meant", "unmeant", "instead") if name in said}
    found |= {"stopping": english.get("stopping", "")}
    found |= {"language": main, "other": other, "ways": said.get(main, {})}
    found |= {"others": said.get(other, {})} if other != main else {}
    return msgspec.convert(found, Asked)


def _read(game: Game, *folder: str) -> Json:
    file = packaged(game.package, *folder, "asks.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
