"""SQLite bases that are ours: marked as such, of a version, written by several processes at once."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from .errors import ForeignFile, NewerFile
from .wording import message


class Form(NamedTuple):
    """What a base holds: the mark that says it is ours (its application id), its version, its tables."""

    mark: int
    version: int
    schema: str
    what: str
    """Which of the messages `no-base` says that a file is another."""


def open_base(path: Path | None, form: Form, *, make: bool = True, wait: float = 30) -> sqlite3.Connection:
    """Open the base in a file, or without a path one in memory; where there is no file, `make` one.

    Others that write at the same time are waited for, `wait` seconds at most. A transaction begins where one
    says so. Raises ForeignFile, NewerFile, or sqlite3.Error.
    """
    where = ":memory:" if path is None else f"{path.absolute().as_uri()}?mode={'rwc' if make else 'rw'}"
    base = sqlite3.connect(where, timeout=wait, isolation_level=None, check_same_thread=False, uri=True)
    try:
        if base.execute("PRAGMA schema_version").fetchone()[0] == 0:
            base.execute("PRAGMA journal_mode = WAL")
            _make(base, form)
        (mark,), (version,) = (
            base.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
        )
        if mark != form.mark:
            raise ForeignFile(message(f"no-base/{form.what}", path=str(path)))
        if version > form.version:
            raise NewerFile(message("newer/file", path=str(path), version=version, known=form.version))
        # a process that is killed loses nothing, a power cut may; a browser keeps its files in memory
        base.execute(f"PRAGMA synchronous = {'OFF' if sys.platform == 'emscripten' else 'NORMAL'}")
    except BaseException:
        base.close()
        raise
    return base


@contextmanager
def changing(base: sqlite3.Connection) -> Iterator[None]:
    """A transaction that waits for other writers: all of it or nothing."""
    base.execute("BEGIN IMMEDIATE")
    with base:
        yield


def is_damaged(problem: sqlite3.Error) -> bool:
    """Whether a file is no whole base."""
    return "not a database" in str(problem) or "malformed" in str(problem)


def delete_base(path: Path) -> None:
    """Take a base away, with what SQLite keeps beside it. Raises OSError."""
    for beside in ("", "-wal", "-shm"):
        path.with_name(path.name + beside).unlink(missing_ok=True)


def _make(base: sqlite3.Connection, form: Form) -> None:
    """Make the tables, unless another process has made them meanwhile."""
    with changing(base):
        if base.execute("PRAGMA schema_version").fetchone()[0] == 0:
            for statement in form.schema.split(";"):
                base.execute(statement)
            base.execute(f"PRAGMA application_id = {form.mark}")
            base.execute(f"PRAGMA user_version = {form.version}")
