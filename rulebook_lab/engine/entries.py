"""A components file as its entries, and entries as typed values."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import Annotated, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from .errors import BadComponents, shortened
from .files import packaged
from .overlay import overlaid
from .toml import read_toml

Entry = dict[str, object]

_words: ContextVar[Mapping[str, tuple[Entry, Entry]]] = ContextVar("words", default=MappingProxyType({}))
"""For ids of entries the English entry, and the words to be laid over it."""


@contextmanager
def in_words(words: Mapping[str, tuple[Entry, Entry]]) -> Iterator[None]:
    """Read entries, within a `with`, with the words of another language; what an owner has changed stays."""
    token = _words.set(words)
    try:
        yield
    finally:
        _words.reset(token)


R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")


class Entries(dict[str, dict[str, object]]):
    """The [[component]] entries of a components file by their ids.

    Raises BadComponents, which names the entry and the field and says what would be right; `example` is an id
    as it should be.
    """

    def __init__(self, text: str, example: str) -> None:
        import tomllib

        super().__init__()
        try:
            listed = read_toml(text).get("component")
        except tomllib.TOMLDecodeError as problem:
            raise BadComponents(f"this is no TOML: {problem}") from None
        if not isinstance(listed, list) or not listed:
            raise BadComponents(
                f"no entry is there: it begins with [[component]] and an id such as {example!r}"
            )
        for number, entry in enumerate(listed, 1):
            id = entry.get("id") if isinstance(entry, dict) else entry
            if not isinstance(entry, dict) or not isinstance(id, str):
                raise BadComponents(
                    f"entry {number}, id: {shortened(id)} is wrong; a name such as {example!r} is right"
                )
            if id in self:
                raise BadComponents(
                    f"entry {number}, id: {shortened(id)} comes twice; each entry has an id of its own"
                )
            english, words = _words.get().get(id, ({}, {}))
            same = {name: word for name, word in words.items() if entry.get(name) == english.get(name)}
            self[id] = overlaid(entry, same)

    def under(self, prefix: str) -> Iterator[str]:
        """The ids that begin with a prefix, in the order of the file."""
        return (id for id in self if id.startswith(prefix))

    def record(self, entry_id: str, kind: type[R], /, **known: object) -> R:
        """An entry as a record, each of its fields of the type that the record says.

        `known` are values of fields that the entry itself does not hold.
        """
        entry = self._entry(entry_id)
        hints = get_type_hints(kind, include_extras=True)
        values = dict(known)
        for field in msgspec.structs.fields(kind):
            if field.name not in known and (field.required or field.encode_name in entry):
                values[field.name] = self.value(entry_id, field.encode_name, hints[field.name])
        return kind(**values)

    def records(self, prefix: str, kind: type[R]) -> dict[str, R]:
        """The entries whose ids begin with a prefix as records by the rest of it, their field `id`."""
        found = {}
        for id in self.under(prefix):
            name = id.removeprefix(prefix)
            found[name] = self.record(id, kind, id=name)
        return found

    def value(self, id: str, name: str, kind: type[T]) -> T:
        """One value of an entry, such as `entries.value("supply.key-tokens", "count", Count)`."""
        entry = self._entry(id)
        if name not in entry:
            raise BadComponents(f"{id}, {name} is missing: {described(kind)} is right")
        try:
            return msgspec.convert(entry[name], kind)
        except msgspec.ValidationError:
            value, right = _fault(entry[name], kind)
            raise wrong(id, name, value, described(right)) from None

    def _entry(self, id: str) -> dict[str, object]:
        if id not in self:
            raise BadComponents(f"the component {id!r} is missing")
        return self[id]


def shipped(package: str, example: str) -> Entries:
    """The entries of the components file in a game's package."""
    return Entries(packaged(package, "components.toml").read_text(encoding="utf-8"), example)


def wrong(id: str, name: str, value: object, right: str) -> BadComponents:
    """What is said of a value of an entry that cannot be."""
    return BadComponents(f"{id}, {name}: {value!r} is wrong; {right} is right")


def _fault(value: object, kind: object) -> tuple[object, object]:
    """The item of a list that is wrong, and of what type it should be; else the value itself."""
    inside = get_args(kind)
    if isinstance(value, list) and get_origin(kind) in (tuple, list) and inside[1:] in ((), (...,)):
        for item in value:
            try:
                msgspec.convert(item, inside[0])
            except msgspec.ValidationError:
                return _fault(item, inside[0])
    return value, kind


Count = Annotated[int, msgspec.Meta(ge=0, le=9999)]
"""A whole number from 0 on."""


def described(kind: object) -> str:
    """What a value of a type looks like, in words that can stand in a sentence.

    >>> described(Literal["key", "pearl"]), described(Count), described(tuple[str, ...])
    ('one of key, pearl', 'a whole number from 0 to 9999', 'a list, each a text')
    """
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        limits = [f" from {m.ge} to {m.le}" for m in inside[1:] if m.le is not None]
        lengths = [f", at least {m.min_length} of them" for m in inside[1:] if m.min_length is not None]
        return "".join([described(inside[0]), *limits, *lengths])
    if origin is Literal:
        return "one of " + ", ".join(str(word) or '""' for word in inside)
    if origin in (Union, types.UnionType):
        return " or ".join(described(part) for part in inside)
    if origin in (tuple, list, frozenset):
        return f"a list, each {described(inside[0])}"
    if origin is dict:
        keys = f" of {', '.join(get_args(inside[0]))}" if get_origin(inside[0]) is Literal else ""
        return f"a table{keys}, each {described(inside[1])}"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"a table of {', '.join(kind.__struct_encode_fields__)}"
    words: dict[object, str] = {
        int: "a whole number",
        str: "a text",
        bool: "true or false",
        float: "a number",
    }
    return words.get(kind, f"a {getattr(kind, '__name__', kind)}".lower())
