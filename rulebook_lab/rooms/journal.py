"""A room's journal: one SQLite file, an entry a row. A process that is killed loses nothing that was told.

Whoever serves a room holds its file for itself; the system lets go of it when the process ends.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import msgspec

from ..engine import BadFile, DamagedFile, ForeignFile, NewerFile, shortened
from ..engine.bases import delete_base, is_damaged
from . import asking, people, play
from .entry import Entry
from .room import Opened
from .words import say

MARK, VERSION = 0x52424C52, 1
"""How a file says that it is ours (its application id), and in which form it is."""

SCHEMA = """
CREATE TABLE room (until REAL NOT NULL);
CREATE TABLE entries (number INTEGER PRIMARY KEY, entry BLOB NOT NULL);
"""

ANY = (
    Opened
    | people.Came
    | people.Named
    | people.Sat
    | people.Spoke
    | people.Removed
    | play.Played
    | play.Went
    | play.Marked
    | play.Botted
    | play.Froze
    | play.Showed
    | play.KeptSeats
    | play.Chose
    | play.VoteBegan
    | play.Voted
    | play.VoteEnded
    | asking.Asked
    | asking.Answered
    | asking.TimeUp
    | asking.Cleared
    | asking.PaperSet
    | asking.PaperAnswered
)
_decoder = msgspec.json.Decoder(ANY)
encode = msgspec.json.Encoder().encode


class BusyRoom(BadFile):
    """The room is served by another process."""


class Journal(Protocol):
    """Where a room's entries are kept."""

    def read(self) -> list[Entry]:
        """All entries, in their order."""

    def write(self, entry: Entry) -> None:
        """Keep one more entry."""

    @property
    def until(self) -> float:
        """Till when the room is kept, in seconds since 1970."""

    def keep(self, until: float) -> None:
        """Keep the room until then."""

    def close(self) -> None:
        """Let go of the file."""

    def delete(self) -> None:
        """Let go of it and take it away."""


class Memory:
    """A journal that is kept nowhere."""

    def __init__(self, until: float = 0) -> None:
        self.until = until
        self._lines: list[bytes] = []

    def read(self) -> list[Entry]:
        """All entries, in their order."""
        return [_decoder.decode(line) for line in self._lines]

    def write(self, entry: Entry) -> None:
        """Keep one more entry."""
        self._lines.append(encode(entry))

    def keep(self, until: float) -> None:
        """Keep the room until then."""
        self.until = until

    def close(self) -> None:
        """Let go of it."""

    def delete(self) -> None:
        """Take it away."""
        self._lines.clear()


class File:
    """A journal in a file. Raises BusyRoom where another process has it, or another BadFile."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._base = sqlite3.connect(path, timeout=0.2, isolation_level=None, check_same_thread=False)
            self._take()
        except sqlite3.Error as problem:
            raise _error(path, problem) from problem

    def _take(self) -> None:
        """Hold the file for this process, and look whether it is ours."""
        base = self._base
        base.execute("PRAGMA locking_mode = EXCLUSIVE")
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = NORMAL")  # a killed process loses nothing; a power cut may
        base.execute("BEGIN IMMEDIATE")
        if base.execute("PRAGMA schema_version").fetchone()[0] == 0:
            for statement in SCHEMA.split(";"):
                base.execute(statement)
            base.execute("INSERT INTO room VALUES (0)")
            base.execute(f"PRAGMA application_id = {MARK}")
            base.execute(f"PRAGMA user_version = {VERSION}")
        base.execute("COMMIT")
        (mark,), (version,) = (
            base.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
        )
        if mark != MARK:
            raise ForeignFile(say("journal", "foreign", path=self.path.name))
        if version > VERSION:
            raise NewerFile(say("journal", "newer", path=self.path.name))

    def read(self) -> list[Entry]:
        """All entries, in their order. Raises DamagedFile."""
        try:
            rows = self._base.execute("SELECT entry FROM entries ORDER BY number").fetchall()
            return [_decoder.decode(entry) for (entry,) in rows]
        except (sqlite3.Error, msgspec.DecodeError) as problem:
            raise DamagedFile(say("journal", "damaged", path=self.path.name)) from problem

    def write(self, entry: Entry) -> None:
        """Keep one more entry. Raises BadFile where it cannot be written."""
        try:
            self._base.execute("INSERT INTO entries (entry) VALUES (?)", (encode(entry),))
        except sqlite3.Error as problem:
            raise _error(self.path, problem) from problem

    @property
    def until(self) -> float:
        """Till when the room is kept, in seconds since 1970."""
        ((until,),) = self._base.execute("SELECT until FROM room").fetchall()
        return float(until)

    def keep(self, until: float) -> None:
        """Keep the room until then."""
        self._base.execute("UPDATE room SET until = ?", (until,))

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    def delete(self) -> None:
        """Let go of the file and take it away."""
        self._base.close()
        delete_base(self.path)


def _error(path: Path, problem: sqlite3.Error) -> BadFile:
    if "locked" in str(problem):
        return BusyRoom(say("journal", "busy", path=path.name))
    if is_damaged(problem):
        return DamagedFile(say("journal", "damaged", path=path.name))
    return BadFile(say("journal", "failed", path=path.name, problem=str(problem)))


class Shelf(Protocol):
    """Where rooms are kept, by their codes."""

    def codes(self) -> Iterable[str]:
        """The codes of all rooms that are kept."""

    def new(self, code: str) -> Journal | None:
        """A journal for a new room; None where the code is in use."""

    def take(self, code: str) -> Journal | None:
        """The journal of a room; None where there is none. Raises BadFile."""


class Nowhere:
    """Rooms that last as long as the process."""

    def __init__(self) -> None:
        self._journals: dict[str, Memory] = {}

    def codes(self) -> Iterable[str]:
        """The codes of all rooms that are kept."""
        return tuple(code for code, journal in self._journals.items() if journal.read())

    def new(self, code: str) -> Journal | None:
        """A journal for a new room; None where the code is in use."""
        if code in self.codes():
            return None
        self._journals[code] = Memory()
        return self._journals[code]

    def take(self, code: str) -> Journal | None:
        """The journal of a room; None where there is none."""
        journal = self._journals.get(code)
        return journal if journal is not None and journal.read() else None


class Folder:
    """Rooms in a folder that nobody else may look into, a file each. Raises BadFile where none can be."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as problem:
            raise BadFile(
                say("journal", "no-folder", path=shortened(str(path)), problem=str(problem.strerror))
            ) from problem
        with suppress(OSError):  # on a file system without rights there are none to set
            path.chmod(0o700)

    def codes(self) -> Iterable[str]:
        """The codes of all rooms that are kept."""
        return sorted(path.stem for path in self.path.glob("*.room"))

    def new(self, code: str) -> Journal | None:
        """A journal for a new room; None where the code is in use."""
        try:
            os.close(os.open(self._path(code), os.O_CREAT | os.O_EXCL, 0o600))
        except FileExistsError:
            return None
        return File(self._path(code))

    def take(self, code: str) -> Journal | None:
        """The journal of a room; None where there is none. Raises BadFile."""
        path = self._path(code)
        return File(path) if path.exists() else None

    def _path(self, code: str) -> Path:
        return self.path / f"{code}.room"
