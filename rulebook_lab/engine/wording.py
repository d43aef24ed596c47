"""Every sentence shown: templates filled with facts, kept in `texts/<language>.toml` of each game.

A template is written as for `str.format`; facts that are ids are shown by their names, a tuple as a
list, `{n:pearl|pearls}` gives the number with the right noun, and `{load:? with @}` says something only
where there is a fact, with the fact in place of `@`.
"""

from __future__ import annotations

import string
import tomllib
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any

import msgspec


class Texts(msgspec.Struct, frozen=True, dict=True):
    """The templates of one game in one language, by table and key.

    Tables: `refusals` (by clause, `clause/variant` or `*/variant`), `events` (by kind, `kind/hidden` for
    those who may not see), `prompts` (by frame), `moves` (by verb: one move as a sentence), `verbs` (by verb:
    heading of a group), `names` (of ids), `facts` (of the facts table).
    """

    tables: dict[str, dict[str, str]]

    @cached_property
    def _formatter(self) -> _Formatter:
        return _Formatter(self.tables.get("names", {}))

    def name(self, thing: Any) -> str:
        """How a thing is called in a sentence."""
        return self._formatter.named(thing)

    def with_names(self, names: Mapping[str, str]) -> Texts:
        """The same templates with further names of things; for an id named again the new name holds."""
        return Texts({**self.tables, "names": {**self.tables.get("names", {}), **names}})

    def has(self, table: str, key: str) -> bool:
        """Whether there is such a template."""
        return key in self.tables.get(table, {})

    def say(self, table: str, keys: Iterable[str], facts: Mapping[str, Any]) -> str:
        """The first template found under `keys`, filled with facts, as a sentence.

        A fact that the template names but that is missing shows as `{its name}`, never as an error.
        """
        templates = self.tables.get(table, {})
        for key in keys:
            if key in templates:
                text = self._formatter.vformat(templates[key], (), facts)
                return text[:1].upper() + text[1:]
        filled = ", ".join(f"{name} {self.name(fact)}" for name, fact in facts.items())
        return f"{next(iter(keys), '')} {filled}".strip()


class _Formatter(string.Formatter):
    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    def named(self, thing: Any) -> str:
        if isinstance(thing, (tuple, list, frozenset)):
            words = [self.named(item) for item in thing]
            return (
                ", ".join(words[:-1]) + (" and " if len(words) > 1 else "") + words[-1]
                if words
                else "nothing"
            )
        return self._names.get(str(thing), str(thing))

    def get_value(self, key: int | str, args: Any, kwargs: Any) -> Any:
        return kwargs.get(key, f"{{{key}}}")

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec.startswith("?"):
            return format_spec[1:].replace("@", self.named(value)) if value else ""
        if "|" in format_spec:
            one, many = format_spec.split("|")
            return f"{value} {one if value == 1 else many}"
        return self.named(value)


def load_texts(package: str, language: str = "en") -> Texts:
    """The templates in `texts/<language>.toml` of a game's package, on top of the engine's own."""
    tables: dict[str, dict[str, str]] = {}
    for owner in (__package__, package):
        source = files(owner).joinpath("texts", f"{language}.toml")
        for table, templates in tomllib.loads(source.read_text(encoding="utf-8")).items():
            tables.setdefault(table, {}).update(templates)
    return Texts(tables)
