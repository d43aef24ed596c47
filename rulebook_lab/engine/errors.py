"""What can go wrong, each with its own name; the message says what is wrong and what would be right."""

from __future__ import annotations


class RulebookError(ValueError):
    """Any input that cannot be taken. Nothing has changed when it is raised."""


class UnknownGame(RulebookError):
    """No such game."""


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
    """A text that is no position of this game; says the line and the reason."""


class BadFile(RulebookError):
    """A file that cannot be read, or cannot be written."""


class DamagedFile(BadFile):
    """Not the JSON it should be: truncated, edited or broken."""


class ForeignFile(BadFile):
    """Readable, but not a timeline of this library."""


class NewerFile(BadFile):
    """Written by a later version of the library."""


def expect(thing: object, kinds: type | tuple[type, ...], needed: str) -> None:
    """Raises WrongKind, which says what is needed, for a thing of another kind."""
    if not isinstance(thing, kinds):
        raise WrongKind(f"{needed} is needed here, not {thing!r}")


def reason(problem: Exception) -> str:
    """What an error of Python's own says, in words that can stand in a sentence."""
    return f"{problem.args[0]!r} is missing" if isinstance(problem, KeyError) else str(problem)
