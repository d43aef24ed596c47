"""Editions of a game: the components that the library ships, and those of owners' files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .entries import Entry, in_words
from .errors import BadComponents, RulebookError, readable, reason, shortened
from .files import packaged
from .language import current
from .overlay import read_words

if TYPE_CHECKING:
    from pathlib import Path

SHIPPED = ""
"""The edition that the library ships."""


class Editions(dict[str, Any]):
    """The component data of a game by edition; the shipped one is read when first asked for.

    A game without `read` has none: its box is None, and no file replaces it.

    Positions look into it several times a move, so that finding an edition is no more than a dict's work.
    """

    def __init__(self, package: str, read: Callable[[str], object] | None) -> None:
        self.texts: dict[str, str] = {}
        self._package = package
        self._read = read
        self._printed: dict[tuple[str, str], object] = {}

    def __missing__(self, edition: str) -> Any:
        if edition != SHIPPED:
            raise RulebookError(
                f"the components {shortened(edition)} are not loaded: use with_components first"
            )
        if self._read is None:
            self.texts[SHIPPED] = ""
            return None
        return self._add(SHIPPED, self._shipped())

    def _shipped(self) -> str:
        return packaged(self._package, "components.toml").read_text(encoding="utf-8")

    def printed(self, edition: str) -> Any:
        """The component data of an edition with the words of its cards in the language in use."""
        language = current()
        words = read_words(self._package, "components.toml", language).get("component", [])
        if self._read is None or not words:
            return self[edition]
        if (edition, language) not in self._printed:
            text = self.text(edition)
            with in_words(self._beside_english(words)):
                self._printed[edition, language] = self._read(text)
        return self._printed[edition, language]

    def _beside_english(self, words: list[Entry]) -> dict[str, tuple[Entry, Entry]]:
        import tomllib

        english = {entry["id"]: entry for entry in tomllib.loads(self._shipped())["component"]}
        return {str(entry["id"]): (english.get(entry["id"], {}), entry) for entry in words}

    def load(self, source: str | Path) -> str:
        """Reads an owner's file, a path or the TOML text itself, and returns the name of its edition.

        Raises BadComponents, which says what is missing or wrong.
        """
        from hashlib import sha256

        text = _text_of(source)
        edition = sha256(text.encode()).hexdigest()[:12]
        self._add(edition, text)
        return edition

    def text(self, edition: str) -> str:
        """The text of an edition's components file."""
        _ = self[edition]
        return self.texts[edition]

    def _add(self, edition: str, text: str) -> object:
        if self._read is None:
            raise BadComponents("this game has no components that a file could replace")
        try:
            self[edition] = components = self._read(text)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as problem:
            if isinstance(problem, BadComponents):
                raise BadComponents(readable(str(problem))) from problem
            if isinstance(problem, RulebookError):
                raise
            words = f"the components do not fit together: {reason(problem)}"
            raise BadComponents(readable(words)) from problem
        self.texts[edition] = text
        return components


def _text_of(source: str | Path) -> str:
    from pathlib import Path

    try:
        is_text = isinstance(source, str) and "\n" in source
        text = str(source) if is_text else Path(source).read_text(encoding="utf-8")
        text.encode()
    except (OSError, TypeError, ValueError) as problem:
        raise BadComponents(
            f"there is no file {shortened(source)} to read: its path is right, or the TOML text itself"
        ) from problem
    return text
