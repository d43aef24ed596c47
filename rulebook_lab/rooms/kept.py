"""A room in memory with what belongs to it in this process; work that takes long; what is logged."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol, TypeVar

from .gallery import Gallery
from .journal import Journal
from .line import Line
from .room import Room

V = TypeVar("V")
logger = logging.getLogger(__name__)


class Later(Protocol):
    """Does some work, now or in a thread of its own, and hands over what comes of it: None if it failed."""

    def __call__(self, work: Callable[[], V], then: Callable[[V | None], object]) -> None: ...


def at_once(work: Callable[[], V], then: Callable[[V | None], object]) -> None:
    """Do some work now."""
    try:
        done: V | None = work()
    except Exception as problem:
        log_failure(problem)
        done = None
    then(done)


def log_failure(problem: Exception) -> None:
    """Log what went wrong by its kind and place alone: what somebody wrote must not come into a log."""
    place = problem.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place is not None else "?"
    logger.error("%s at %s", type(problem).__name__, where)


class Kept:
    """A room that is in memory, with what belongs to it in this process."""

    def __init__(self, room: Room, journal: Journal, now: float) -> None:
        self.room = room
        self.journal = journal
        self.gallery = Gallery(room)
        self.lines: list[Line] = []
        self.dirty: dict[Line, None] = {}
        """The lines that have not seen yet what has changed."""
        self.until = journal.until
        self.used = self.moved = now
        self.thinking = False
        """Whether a bot's move is being found."""
        self.rested_at = -1
        """The place at which a bot's move went wrong: it is not tried again there."""
        self.stuck = False
        """Whether time does not pass here any more, as something went wrong when it did."""
        self._seen = self._state()

    def _state(self) -> tuple[int, int, int]:
        return self.room.turns, self.room.loud, self.room.entries

    def note(self, now: float) -> None:
        """See what has changed since the last time, and who must be told."""
        before, self._seen = self._seen, self._state()
        if self._seen == before:
            return
        self.used = now
        if self._seen[0] != before[0]:
            self.moved = now
        loud = self._seen[1] != before[1]
        self.dirty |= {line: None for line in self.lines if loud or line.leads}

    def connected(self, number: int) -> int:
        """How many pages somebody has open."""
        return sum(line.person is not None and line.person.number == number for line in self.lines)
