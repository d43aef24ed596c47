"""What can go wrong, each with its own name; the message says what is wrong and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable
from os import PathLike, fspath

LONGEST_NUMBER = 4300 * 3
"""In bits: a longer one may have more digits than the 4300 that Python writes."""
_ENDLESS = re.compile(r"(\S{60})\S{100,}(\S{12})")


class RulebookError(ValueError):
    """Input that cannot be taken. Nothing has changed when it is raised."""

    def __init__(self, message: str) -> None:
        super().__init__(_ENDLESS.sub(r"\1 … \2", message))  # what was given may be a million letters long


class UnknownGame(RulebookError):
    """No such game."""


class BrokenGame(UnknownGame):
    """A game of another package that cannot be loaded."""


class MissingExtra(RulebookError, ImportError):
    """A package that is not installed, and that only an extra of ours brings."""


class BadOption(RulebookError):
    """An option of `start` that does not exist, or a value it cannot have; also a wrong number of seats."""


class BadComponents(RulebookError):
    """A components file with something missing or a value that cannot be."""


class UnknownName(RulebookError, KeyError):
    """Nothing is called so: no clause, no line of a position."""

    __str__ = Exception.__str__  # a KeyError would show its message in quotes


class WrongKind(RulebookError, TypeError):
    """A value of another kind than is needed here."""


class UnreadableMove(RulebookError):
    """A text, or a value, that is no move of this game."""


class UnreadablePosition(RulebookError):
    """A text that is no position of this game; says the line and the reason.

    `line` is the number of the line at fault, counted from 1; 0 where the fault is in no single line.
    """

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.line = line


class BadFile(RulebookError):
    """A file that cannot be read, or cannot be written."""


class ExistingFile(BadFile):
    """A file of that name is there, and nobody has said that it may be replaced."""


class DamagedFile(BadFile):
    """Not the JSON it should be: truncated, edited or broken."""


class ForeignFile(BadFile):
    """Readable, but not a timeline of this library, or of a game that is not installed."""


class NewerFile(BadFile):
    """Written by a later version of the library."""


def is_text(value: object) -> bool:
    """Whether it is a text that can be written: no half of a pair of surrogates in it."""
    return isinstance(value, str) and (value.isascii() or not any("\ud800" <= c <= "\udfff" for c in value))


def is_endless(value: object) -> bool:
    """Whether it is a whole number of more digits than Python writes."""
    return isinstance(value, int) and value.bit_length() > LONGEST_NUMBER


def expect(thing: object, kinds: type | tuple[type, ...], needed: str) -> None:
    """Raises WrongKind unless `thing` is of one of `kinds`; the message says what is `needed`.

    Where only a text will do, it must be one that can be written; so must a number.
    """
    # moves are written through here: a call less for what is no number
    fits = isinstance(thing, kinds) and (kinds is not str or is_text(thing))
    if not fits or (isinstance(thing, int) and is_endless(thing)):
        raise WrongKind(f"{needed} is needed here, not {shortened(thing)}")


def expect_number(name: str, value: object, least: int, most: int | None = None) -> None:
    """Raises WrongKind unless `value` is a whole number from `least` to `most`."""
    if type(value) is not int or value < least or (most is not None and value > most) or is_endless(value):
        right = f"from {least} on" if most is None else f"from {least} to {most}"
        raise WrongKind(f"{name} is a whole number {right}, not {shortened(value)}")


def expect_one_of(name: str, value: object, known: Iterable[str]) -> None:
    """Raises UnknownName, which lists the names, unless `value` is one of `known`."""
    names = tuple(known)
    if not isinstance(value, str) or value not in names:
        raise UnknownName(f"{name} is one of {', '.join(names)}, not {shortened(value)}")


def as_python(value: object) -> str:
    """A value as Python writes it, a path as a text; what cannot be written is called by its kind.

    >>> as_python(["a"]), as_python(10**9999)
    ("['a']", '<int that cannot be written>')
    """
    try:
        return repr(fspath(value) if isinstance(value, PathLike) else value)
    except Exception:  # it is to be told in an error, and a reader's own `__repr__` may raise anything
        return f"<{type(value).__name__} that cannot be written>"


def shortened(value: object) -> str:
    """The same, cut where it is too long to be read."""
    text = as_python(value[:100] if isinstance(value, str) else value)
    return text if len(text) <= 80 else f"{text[:60]} … {text[-12:]}"


def listed(names: Iterable[str], most: int = 12) -> str:
    """Names in a row, the first of them where they are many.

    >>> listed(["red", "blue"]), listed("abc", most=2)
    ('red, blue', 'a, b …')
    """
    known = list(names)
    return ", ".join(known[:most]) + " …" * (len(known) > most)


def readable(text: str, lines: int = 20, most: int = 300) -> str:
    """A message of which no line is too long to be read, however long the input is that it repeats.

    >>> readable("x is wrong", most=8), readable("a; b; c", most=7)
    ('x i … wrong', 'a; b; c')
    """
    kept = text.splitlines()
    cut = [
        line if len(line) <= most else f"{line[: most // 2 - 1]} … {line[-most // 2 - 1 :]}" for line in kept
    ]
    more = [f"… and {len(cut) - lines} more"] if len(cut) > lines else []
    return "\n".join([*cut[:lines], *more])


def reason(problem: Exception) -> str:
    """The message of an error of Python's own, in words that can stand in a sentence."""
    ours = isinstance(problem, RulebookError)
    return f"{problem.args[0]!r} is missing" if isinstance(problem, KeyError) and not ours else str(problem)
