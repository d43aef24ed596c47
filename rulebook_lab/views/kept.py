"""Games that are kept while they are played: an SQLite file, a row a game and a row a move.

The file is there exactly as long as the reader agrees: to agree makes it, to revoke takes it away with all
that it holds. Any number of kernels may write it at once, each its own games.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from time import time
from typing import NamedTuple
from uuid import uuid4

from ..engine import BadFile, DamagedFile, ForeignFile, NewerFile, Timeline, in_turn, names_a_file
from ..engine.bases import Form, changing, delete_base, is_damaged, open_base
from ..engine.timeline import Node
from .browser_storage import Row, Storage
from .words import say

CHOSEN = "RULEBOOK_LAB_GAMES"
"""The environment variable that names the file; where it is empty, no game is kept."""
IN_BROWSER = sys.platform == "emscripten"
MOST = 20
"""How many games of each kind are kept: those played last."""
WAIT = 0.25
"""How long a move waits for others that write, in seconds; what it could not write goes with the next."""

SCHEMA = """
CREATE TABLE games (
    id TEXT PRIMARY KEY, place TEXT, game TEXT, head TEXT, seed TEXT, at INTEGER, moves INTEGER,
    over INTEGER, viewer TEXT, bots TEXT, played REAL);
CREATE TABLE moves (
    game TEXT, number INTEGER, parent INTEGER, move TEXT, name TEXT, unasked INTEGER,
    PRIMARY KEY (game, number)) WITHOUT ROWID;
"""
FORM = Form(0x52424C47, 1, SCHEMA, "games")


class Kept(NamedTuple):
    """A game that is kept, as far as a list tells of it."""

    id: str
    place: str
    """The table that it was played at."""
    moves: int
    """How many moves lead to where it stands."""
    over: bool
    played: float
    """When it was played last, in seconds since 1970."""


class Sitting(NamedTuple):
    """How a game is played: with whose eyes, by which bots, and the moves that nobody was asked for."""

    viewer: str
    bots: dict[str, str]
    unasked: frozenset[int]


class Track:
    """How far a record is written."""

    def __init__(self, timeline: Timeline) -> None:
        self.nodes: list[Node] = timeline.nodes
        """The record's own: another list is another record."""
        self.head = json.dumps(timeline.head)
        self.id = ""
        self.written = 0
        """How many of the nodes are."""
        self.at, self.name = -1, ""
        """The place where the record stood, and what it was called."""

    def is_behind(self, timeline: Timeline) -> bool:
        """Whether something has changed since it was written."""
        here = timeline.here
        return (len(self.nodes), here.number, here.name) != (self.written, self.at, self.name)


class Games:
    """The games in a file. What cannot be read or written raises BadFile, and the file stays as it is."""

    def __init__(self, path: Path, storage: Storage | None = None) -> None:
        """`storage` is where a browser keeps what is in the file."""
        self.path = path
        self._storage = storage
        self._base: sqlite3.Connection | None = None
        self._open: tuple[int, int] | None = None
        """Which file is open: by now another one may lie there, or none."""
        self.is_restored = storage is None
        """Whether it is known what is kept: a browser takes a moment to find it."""
        self.when_restored: list[Callable[[], object]] = []
        """What is done then."""
        if storage is not None:
            storage.load(self._restore)

    def _file(self) -> tuple[int, int] | None:
        try:
            status = self.path.stat()
        except OSError:
            return None
        return status.st_dev, status.st_ino

    @property
    def agreed(self) -> bool:
        """Whether the reader agrees that games are kept."""
        return self._file() is not None

    @in_turn
    def agree(self) -> None:
        """Keep games from now on."""
        with _in_words(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with suppress(FileExistsError):  # another kernel was quicker
                os.close(os.open(self.path, os.O_CREAT | os.O_EXCL, 0o600))
            self._connected()
        if self._storage is not None:
            self._storage.agree()

    @in_turn
    def revoke(self) -> None:
        """Keep no game any more, and delete all that were kept; other kernels find theirs gone."""
        with _in_words(self.path):
            if (base := self._connected()) is None:
                return
            with changing(base):
                base.execute("DELETE FROM moves")
                base.execute("DELETE FROM games")
            self.close()
            delete_base(self.path)
        if self._storage is not None:
            self._storage.revoke()

    @in_turn
    def of(self, game: str) -> list[Kept]:
        """The games of one kind, those played last first; none where the reader has not agreed."""
        query = "SELECT id, place, moves, over, played FROM games WHERE game = ? ORDER BY played DESC"
        with _in_words(self.path):
            base = self._connected()
            rows = base.execute(query, (game,)).fetchall() if base is not None else []
        return [Kept(id, place, moves, bool(over), played) for id, place, moves, over, played in rows]

    @in_turn
    def read(self, id: str) -> tuple[str, Sitting]:
        """The record of a game, as a file holds it, and how it was played. Raises BadFile."""
        query = "SELECT head, seed, at, viewer, bots FROM games WHERE id = ?"
        with _in_words(self.path):
            base = self._connected()
            row = base.execute(query, (id,)).fetchone() if base is not None else None
            if base is None or row is None:
                raise BadFile(say("kept", "gone"))
            query = "SELECT parent, move, name, unasked FROM moves WHERE game = ? ORDER BY number"
            moves = base.execute(query, (id,)).fetchall()
            head, seed, at, viewer, bots = row
            record = json.loads(head) | {"seed": json.loads(seed)}
            record |= {"moves": [[parent, move, name] for parent, move, name, _ in moves], "at": at}
            unasked = frozenset(number for number, move in enumerate(moves, 1) if move[3])
            return json.dumps(record), Sitting(viewer, json.loads(bots), unasked)

    @in_turn
    def write(self, track: Track, timeline: Timeline, place: str, sitting: Sitting) -> None:
        """Write what has changed of a record, if the reader agrees."""
        with _in_words(self.path):
            if (base := self._connected()) is None:
                return
            known = base.execute("SELECT 1 FROM games WHERE id = ?", (track.id,)).fetchone()
            if not known:  # not written yet, or deleted, or continued elsewhere
                track.id, track.written = uuid4().hex, 1
            fresh = range(track.written, len(timeline.nodes))
            changed = {*fresh, timeline.at, track.at if known else 0} - {0}
            nodes = [timeline.nodes[number] for number in sorted(changed)]
            with changing(base):
                self._put(base, "games", [_game_row(track, timeline, place, sitting)])
                self._put(base, "moves", [_move_row(track, timeline, node, sitting) for node in nodes])
                for id, *_ in self.of(timeline.game.id)[MOST:] if not known else ():
                    self._delete(base, id)
        here = timeline.here
        track.written, track.at, track.name = len(timeline.nodes), here.number, here.name

    @in_turn
    def delete(self, id: str) -> None:
        """Keep a game no more."""
        with _in_words(self.path):
            if (base := self._connected()) is not None:
                with changing(base):
                    self._delete(base, id)

    @property
    def problem(self) -> str:
        """What keeps a browser from keeping what is written; empty where nothing does."""
        failed = self._storage.problem if self._storage is not None else ""
        return say("kept", "failed", path=self.path, problem=failed) if failed else ""

    @in_turn
    def _restore(self, rows: dict[str, list[Row]] | None) -> None:
        """Fill the file with what the browser has kept."""
        storage, self._storage = self._storage, None
        if rows is not None:
            self._fill(rows)
        self._storage, self.is_restored = storage, True
        for act in self.when_restored:
            act()

    def _fill(self, rows: dict[str, list[Row]]) -> None:
        if not self.agreed:
            self.agree()
        with _in_words(self.path):
            if (base := self._connected()) is None:
                return
            with changing(base):
                for table, kept in rows.items():
                    self._put(base, table, kept)

    def _put(self, base: sqlite3.Connection, table: str, rows: Iterable[Row]) -> None:
        for row in rows:
            base.execute(f"INSERT OR REPLACE INTO {table} VALUES ({', '.join('?' * len(row))})", row)
            if self._storage is not None:
                self._storage.put(table, row)

    def _delete(self, base: sqlite3.Connection, id: str) -> None:
        base.execute("DELETE FROM moves WHERE game = ?", (id,))
        base.execute("DELETE FROM games WHERE id = ?", (id,))
        if self._storage is not None:
            self._storage.delete(id)

    def _connected(self) -> sqlite3.Connection | None:
        """The base in the file that is there now; None where there is none."""
        if (file := self._file()) != self._open:
            self.close()
            if file is not None:
                self._base = open_base(self.path, FORM, make=False, wait=WAIT)
                self._open = file
        return self._base

    def close(self) -> None:
        """Let go of the file, until something is read or written again."""
        if self._base is not None:
            self._base.close()
        self._base = self._open = None


def _game_row(track: Track, timeline: Timeline, place: str, sitting: Sitting) -> Row:
    here = timeline.here
    over = int(here.state.result is not None)
    now = (json.dumps(timeline.seed), here.number, here.depth - 1, over)
    played = (sitting.viewer, json.dumps(sitting.bots), time())
    return (track.id, place, timeline.game.id, track.head, *now, *played)


def _move_row(track: Track, timeline: Timeline, node: Node, sitting: Sitting) -> Row:
    assert node.parent is not None
    assert node.move is not None
    move = timeline.game.write_move(node.move)
    return track.id, node.number, node.parent, move, node.name, int(node.number in sitting.unasked)


@contextmanager
def _in_words(path: Path) -> Iterator[None]:
    """Says in the reader's words what is wrong with the file. Raises BadFile."""
    try:
        yield
    except ForeignFile as problem:
        raise ForeignFile(say("kept", "foreign", path=path)) from problem
    except NewerFile as problem:
        raise NewerFile(say("kept", "newer", path=path)) from problem
    except json.JSONDecodeError as problem:
        raise DamagedFile(say("kept", "damaged", path=path)) from problem
    except OSError as problem:
        raise BadFile(say("kept", "failed", path=path, problem=str(problem.strerror))) from problem
    except sqlite3.Error as problem:
        if is_damaged(problem):
            raise DamagedFile(say("kept", "damaged", path=path)) from problem
        raise BadFile(say("kept", "failed", path=path, problem=str(problem))) from problem


def games() -> Games | None:
    """The games that are kept here; None where none may be, as on a page that is shown to others."""
    path = _chosen()
    return None if path is None else _games_in(path)


def _chosen() -> Path | None:
    """The file: where it was said, or in the reader's home. Whoever serves pages to others (Voila) keeps no
    game unless it was said where: their home is not the reader's."""
    chosen = os.environ.get(CHOSEN)
    if chosen is not None:
        return Path(chosen).absolute() if names_a_file(chosen) else None
    if os.environ.get("SERVER_SOFTWARE", "").startswith("voila"):
        return None
    try:
        return Path.home() / ".rulebook-lab" / "games.db"
    except RuntimeError:  # whoever runs this has no home
        return None


@cache
def _games_in(path: Path) -> Games:
    return Games(path, Storage() if IN_BROWSER else None)
