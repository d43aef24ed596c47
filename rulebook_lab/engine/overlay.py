"""A package's TOML file in another language: the English file, with the words of an overlay laid over it.

`texts/<language>/rules.toml` has the form of `rules.toml`, but holds only ids and the fields whose words are
shown. Tables in a list match by their `id`, those without one by their place; what is missing or empty stays
as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from .files import packaged
from .language import written

Table = dict[str, Any]

KEYED_BY_WORDS = frozenset({"missed"})
"""Tables whose keys are words too: they are taken as a whole."""

NO_WORDS = frozenset({"id", "game", "language", "rulebook"})
"""Fields that are the same in all letters."""


def read_words(package: str, name: str, language: str) -> Table:
    """The words that a package has in a language for one of its files; none where it has no such overlay."""
    return _read(package, name, *written(language))


@cache
def _read(package: str, name: str, folder: str, lettered: Callable[[str], str] | None) -> Table:
    import tomllib

    file = packaged(package, "texts", folder, name)
    if not file.is_file():
        return {}
    words = tomllib.loads(file.read_text(encoding="utf-8"))
    if lettered is None:
        return words
    return {name: _in_letters(each, lettered, name) for name, each in words.items()}


def _in_letters(value: object, lettered: Callable[[str], str], key: str = "") -> object:
    if isinstance(value, str):
        return value if key in NO_WORDS else lettered(value)
    if isinstance(value, list):
        return [_in_letters(each, lettered) for each in value]
    if isinstance(value, dict):
        return {
            lettered(name) if key in KEYED_BY_WORDS else name: _in_letters(each, lettered, name)
            for name, each in value.items()
        }
    return value


def overlaid(value: Any, words: Any) -> Any:
    """A value with words laid over it.

    >>> lesson = {"id": "a", "most": 2, "step": [{"text": "one"}, {"text": "two"}]}
    >>> overlaid(lesson, {"step": [{}, {"text": "dwa"}]})
    {'id': 'a', 'most': 2, 'step': [{'text': 'one'}, {'text': 'dwa'}]}
    """
    if isinstance(value, dict) and isinstance(words, dict):
        return {key: _field(key, each, words) for key, each in value.items()}
    if isinstance(value, list) and isinstance(words, list):
        by_id = {each["id"]: each for each in words if isinstance(each, dict) and "id" in each}
        if by_id:
            return [overlaid(each, by_id.get(each.get("id"), {})) for each in value]
        return [overlaid(each, word) for each, word in zip(value, words, strict=False)] + value[len(words) :]
    return value if words in ("", None) or isinstance(words, list | dict) else words


def _field(key: str, value: object, words: Table) -> object:
    if key not in words:
        return value
    if key in KEYED_BY_WORDS:
        return words[key] or value
    return overlaid(value, words[key])
