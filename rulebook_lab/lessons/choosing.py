"""Which of some options an answer means."""

from collections.abc import Sequence

from .words import fold, spoken, spoken_language

LETTERS = "abcdefgh"
CAPITALS = LETTERS.upper()
"""How options are lettered on a page; in plain text they are small."""


def chosen(given: str, options: Sequence[Sequence[str]]) -> int | None:
    """The place of the option that is meant, by its letter or in one of the ways in which it may be put;
    None where that is none of them, or several."""
    said = given.strip()
    exact = [at for at, ways in enumerate(options) if said in ways]
    letter = said.lower().rstrip(").")
    if not exact and len(letter) == 1 and letter in LETTERS[: len(options)]:
        return LETTERS.index(letter)
    alike = exact or [at for at, ways in enumerate(options) if plain(said) in map(plain, ways)]
    return alike[0] if len(alike) == 1 else None


def plain(text: str) -> str:
    """The words of an option as they may be typed: without diacritics, capitals and a full stop."""
    return " ".join(map(fold, spoken(text, spoken_language())))
