"""Immutable values that states are made of."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction
from functools import cache
from types import GenericAlias
from typing import Any, NoReturn, Self, TypeVar, get_args, get_origin

import msgspec

from .errors import RulebookError, UnknownName, listed, shortened

K = TypeVar("K")
V = TypeVar("V")

HIDDEN = "?"
"""A thing that the viewer does not see."""


class FrozenMap(dict[K, V]):
    """An immutable, hashable dict: `with_` and `without` return changed copies.

    Equal by value whatever the order of insertion; files hold it as a sorted list of pairs,
    so keys may be any value that sorts.

    >>> goods = FrozenMap({"stone": 2})
    >>> goods.with_("wood", 1).without("stone")
    FrozenMap({'wood': 1})
    >>> hash(FrozenMap(a=1, b=2)) == hash(FrozenMap(b=2, a=1))
    True
    """

    __slots__ = ("_hash",)

    def __hash__(self) -> int:  # type: ignore[override]
        try:
            return self._hash
        except AttributeError:
            self._hash: int = hash(frozenset(self.items()))
            return self._hash

    def __repr__(self) -> str:
        return f"{type(self).__name__}({dict(self)!r})"

    def __missing__(self, key: K) -> NoReturn:
        raise UnknownName(f"there is no {shortened(key)}; there is {listed(map(str, self)) or 'nothing'}")

    def with_(self, key: K, value: V) -> Self:
        """A copy in which `key` has `value`."""
        new = type(self)(self)
        dict.__setitem__(new, key, value)
        return new

    def without(self, key: K) -> Self:
        """A copy that lacks `key` (which may be missing already)."""
        new = type(self)(self)
        dict.pop(new, key, None)
        return new

    def merged(self, changes: Mapping[K, V]) -> Self:
        """A copy with all of `changes` put in."""
        new = type(self)(self)
        dict.update(new, changes)
        return new

    def __reduce__(self) -> tuple[type[Self], tuple[dict[K, V]]]:
        return type(self), (dict(self),)

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a FrozenMap never changes: use with_, without or merged")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse


def added(pile: tuple[str, ...], *more: str) -> tuple[str, ...]:
    """A sorted pile with more in it: equal piles are equal values.

    >>> added(("crab", "squid"), "shark")
    ('crab', 'shark', 'squid')
    """
    grown = list(pile)
    for thing in more:
        insort(grown, thing)
    return tuple(grown)


def without(pile: tuple[K, ...], *gone: K) -> tuple[K, ...]:
    """A pile without some things, each taken out once. Raises ValueError for what is not there.

    >>> without(("crab", "crab", "squid"), "crab")
    ('crab', 'squid')
    """
    left = list(pile)
    for thing in gone:
        left.remove(thing)
    return tuple(left)


def numbered(things: Iterable[str]) -> tuple[str, ...]:
    """Names that tell equal things apart, as spots need them: the second `crab3` is `crab3#2`.

    >>> numbered(["crab3", "crab3", "squid1"])
    ('crab3', 'crab3#2', 'squid1')
    """
    counts: dict[str, int] = {}
    names = []
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
        names.append(thing if counts[thing] == 1 else f"{thing}#{counts[thing]}")
    return tuple(names)


def unnumbered(name: str) -> str:
    """The name without the number that tells equal things apart.

    >>> unnumbered("crab3#2"), unnumbered("squid1")
    ('crab3', 'squid1')
    """
    return name.partition("#")[0]


def face_down(things: Collection[str]) -> tuple[str, ...]:
    """As many hidden things."""
    return (HIDDEN,) * len(things)


def turned_up(things: Iterable[str], unseen: list[str]) -> tuple[str, ...]:
    """The things, each hidden one the last of those `unseen`, which loses it; sorted."""
    return tuple(sorted(unseen.pop() if thing == HIDDEN else thing for thing in things))


def expect_known(seat: str, things: Collection[str]) -> None:
    """Raises RulebookError for things of a seat of which some lie hidden: nobody else can weigh them."""
    if HIDDEN in things:
        raise RulebookError(f"only {seat} knows what is in that hand")


def plain(value: object) -> object:
    """What a file holds for a value: JSON's own types, the same for equal values.

    A record with `omit_defaults=True` in its head leaves out what has its default: fields that files written
    before it had them lack.
    """
    if isinstance(value, msgspec.Struct):
        config = value.__struct_config__
        names = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
        fields = {written: plain(getattr(value, name)) for name, written in names}
        if config.omit_defaults:
            for name, default in zip(reversed([*fields]), reversed(value.__struct_defaults__), strict=False):
                if fields[name] == plain(default):
                    del fields[name]
        return {config.tag_field: config.tag, **fields} if config.tag_field else fields
    if isinstance(value, FrozenMap):
        return sorted(([plain(k), plain(v)] for k, v in value.items()), key=repr)
    if isinstance(value, frozenset):
        return sorted((plain(item) for item in value), key=repr)
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, Fraction):
        return str(value)
    return value


def typed(value: object, kind: object) -> Any:
    """The value of type `kind` that `plain` wrote. Raises msgspec.ValidationError, saying where."""
    return msgspec.convert(value, kind, dec_hook=_revive)


R = TypeVar("R", bound=msgspec.Struct)


def _spelled(value: object) -> str:
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(f"{shortened(value)} is no text, number or tuple of them")


_encoder = msgspec.msgpack.Encoder(enc_hook=_spelled)


def checked(record: R) -> R:
    """The same record, its fields of the types they should have: texts, numbers, records, tuples of them.

    Far faster than `typed(plain(record), ...)`. Raises msgspec.ValidationError, TypeError or OverflowError,
    which says what is wrong.
    """
    read: R = _decoder(type(record)).decode(_encoder.encode(record))
    return read


@cache
def _decoder(kind: type[R]) -> msgspec.msgpack.Decoder[R]:
    return msgspec.msgpack.Decoder(kind, dec_hook=_revive)


def _revive(kind: Any, value: object) -> Any:
    for form in (kind, *getattr(kind, "__orig_bases__", ())):  # a FrozenMap[...], or a class made of one
        if get_origin(form) is FrozenMap:
            pair = GenericAlias(tuple, get_args(form))
            return kind(msgspec.convert(value, GenericAlias(list, (pair,)), dec_hook=_revive))
    if kind is Fraction:
        return Fraction(str(value))
    raise msgspec.ValidationError(f"no {kind} can be read from a file")
