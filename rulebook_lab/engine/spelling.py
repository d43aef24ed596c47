"""Moves and open frames as text.

A move is one line, `seat verb argument …`, its arguments in the order of its fields:
`blue recruit jailer crab3+crab2`. A tuple is joined with `+` (inside another with `,`, inside that with `:`),
an empty one, an empty word and None are `-`, and a truth is `yes` or `no`. Arguments at the end that have
their default are left out.
"""

from __future__ import annotations

import types
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from .errors import UnreadableMove
from .protocol import Frame, Move

Record = TypeVar("Record", Move, Frame)

_JOINTS = "+,:"
_NOTHING = "-"


class MoveNotation:
    """Writes and reads the moves of one game."""

    def __init__(self, kinds: Iterable[type[Move]]) -> None:
        self._kinds = _by_tag(kinds)

    def write(self, move: Move) -> str:
        """The line for a move."""
        return " ".join([move.seat, move.verb, *_arguments(move, 1)])

    def read(self, text: str) -> Move:
        """The move for a line. Raises UnreadableMove."""
        words = text.split()
        if len(words) < 2:
            raise UnreadableMove(f"a move is written 'seat verb arguments', not {text!r}")
        seat, verb, *arguments = words
        if verb not in self._kinds:
            raise UnreadableMove(
                f"no verb {verb!r} in {text!r}; the verbs are {', '.join(sorted(self._kinds))}"
            )
        try:
            return self._kinds[verb](seat, **_values(self._kinds[verb], arguments, 1))
        except ValueError as problem:
            raise UnreadableMove(f"{problem}, in {text!r}") from None


class FrameNotation:
    """Writes and reads the open frames of one game for its position text, as moves are: `offer crab 3`."""

    def __init__(self, kinds: Iterable[type[Frame]]) -> None:
        self._kinds = _by_tag(kinds)

    def write(self, frame: Frame) -> str:
        """The words for a frame."""
        return " ".join([frame.name, *_arguments(frame, 0)])

    def read(self, text: str) -> Frame:
        """The frame for some words. Raises ValueError, which says what would be right."""
        name, *arguments = text.split() or [""]
        if name not in self._kinds:
            raise ValueError(f"nothing open is called {name!r}; there are {', '.join(sorted(self._kinds))}")
        return self._kinds[name](**_values(self._kinds[name], arguments, 0))


def _by_tag(kinds: Iterable[type[Record]]) -> dict[str, type[Record]]:
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


@cache
def _fields(kind: type[Move] | type[Frame]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


@cache
def _hints(kind: type[object]) -> dict[str, Any]:
    return get_type_hints(kind)


def _arguments(record: Move | Frame, skip: int) -> list[str]:
    fields = _fields(type(record))[skip:]
    values = [getattr(record, field.name) for field in fields]
    while fields and not fields[-1].required and values[-1] == fields[-1].default:
        fields, values = fields[:-1], values[:-1]
    return [_write(value, 0) for value in values]


def _values(kind: type[Move] | type[Frame], arguments: list[str], skip: int) -> dict[str, Any]:
    fields = _fields(kind)[skip:]
    needed = sum(field.required for field in fields)
    if not needed <= len(arguments) <= len(fields):
        wanted = [f"<{field.name}>" if field.required else f"[{field.name}]" for field in fields]
        form = " ".join([*["seat"][:skip], str(kind.__struct_config__.tag), *wanted])
        raise ValueError(f"this is written '{form}'")
    hints = _hints(kind)
    values = {}
    for field, argument in zip(fields, arguments, strict=False):
        try:
            values[field.name] = _read(argument, hints[field.name], 0)
        except (ValueError, TypeError) as problem:
            raise ValueError(f"{argument!r} is no {field.name}: {problem}") from None
    return values


def _write(value: Any, depth: int) -> str:
    if value is None or value in ((), ""):
        return _NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.astuple(value)
    if isinstance(value, tuple):
        return _JOINTS[depth].join(_write(item, depth + 1) for item in value)
    return str(value)


def _read(text: str, kind: Any, depth: int) -> Any:
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        if text == _NOTHING and type(None) in inside:
            return None
        return _first(text, [part for part in inside if part is not type(None)], depth)
    if origin is tuple:
        return _read_tuple(text, inside, depth)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = list(_hints(kind).values())
        return kind(*_read_parts(text.split(_JOINTS[depth]), hints, depth + 1))
    if isinstance(kind, type) and issubclass(kind, tuple):
        hints = list(_hints(kind).values())
        return kind(*_read_parts(text.split(_JOINTS[depth]), hints, depth + 1))
    if kind is bool:
        if text not in ("yes", "no"):
            raise ValueError("yes or no")
        return text == "yes"
    if kind is Fraction:
        return Fraction(text)
    if origin is Literal:
        return _one_of("" if text == _NOTHING and "" in inside else text, inside)
    if kind is str:
        return "" if text == _NOTHING else text
    return msgspec.convert(text, kind, strict=False)


def _first(text: str, kinds: list[object], depth: int) -> Any:
    problem: Exception = ValueError(text)
    for kind in kinds:
        try:
            return _read(text, kind, depth)
        except (ValueError, TypeError) as failure:
            problem = failure
    raise problem


def _one_of(text: str, values: tuple[object, ...]) -> Any:
    for value in values:
        if str(value) == text:
            return value
    raise ValueError(f"one of {', '.join(str(value) or _NOTHING for value in values)}")


def _read_tuple(text: str, inside: tuple[object, ...], depth: int) -> tuple[object, ...]:
    if text == _NOTHING:
        return ()
    parts = text.split(_JOINTS[depth])
    if len(inside) == 2 and inside[1] is Ellipsis:
        return tuple(_read(part, inside[0], depth + 1) for part in parts)
    return _read_parts(parts, list(inside), depth + 1)


def _read_parts(parts: list[str], kinds: list[object], depth: int) -> tuple[Any, ...]:
    if len(parts) != len(kinds):
        raise ValueError(f"{len(kinds)} parts expected, {len(parts)} found")
    return tuple(_read(part, kind, depth) for part, kind in zip(parts, kinds, strict=True))
