"""The lines of a position's text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .errors import UnreadablePosition
from .spelling import forgiven, likely
from .wording import message


class Line(NamedTuple):
    """One line `key: value` of a position's text, with its number."""

    number: int
    key: str
    value: str

    def wrong(self, reason: str) -> UnreadablePosition:
        """The error that this line cannot be read."""
        return UnreadablePosition(
            message("line", number=self.number, key=repr(self.key), problem=reason), self.number
        )


def lines(text: str, known: Iterable[str]) -> Iterator[Line]:
    """The lines `key: value` of a position's text; empty ones and comments (#) are passed over.

    Raises UnreadablePosition for a line without a colon, a key that is not `known`, or one that comes twice.
    """
    seen: set[str] = set()
    keys = list(known)
    for number, raw in enumerate(text.splitlines(), 1):
        content = raw.partition("#")[0].strip()
        if not content:
            continue
        key, colon, value = content.partition(":")
        line = Line(number, key.strip(), value.strip())
        if not colon:
            raise UnreadablePosition(message("no-line", number=number, content=repr(content)), number)
        if (meant := forgiven(line.key, keys)) is None:
            near = likely(line.key, keys)
            raise line.wrong(message("no-key/near" if near else "no-key", keys=", ".join(keys), near=near))
        line = line._replace(key=meant)
        if line.key in seen:
            raise line.wrong(message("twice"))
        seen.add(line.key)
        yield line
