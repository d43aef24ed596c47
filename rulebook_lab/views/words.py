"""The words of pages: messages of this room, in `texts/<language>/`."""

from __future__ import annotations

from ..engine import Game
from ..engine.language import languages_of
from ..engine.wording import Texts, load_texts


def texts() -> Texts:
    """The messages of pages."""
    return load_texts(__package__)


def language_choices(game: Game) -> list[tuple[str, str]]:
    """The languages that a game can be played in, by the names they have for themselves."""
    codes = languages_of(game.package)
    return [(code, load_texts(game.package, code).phrase("language", "itself")) for code in codes]


def say(table: str, key: str, /, **facts: object) -> str:
    """Say a message of a page as it stands: `say("notices", "saved", path="game.json")`."""
    return texts().phrase(table, key, **facts)
