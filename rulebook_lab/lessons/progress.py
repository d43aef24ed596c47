"""What learners have seen, tried and got right, clause by clause, and what comes next.

When a clause comes back is decided by FSRS (the Free Spaced Repetition Scheduler): it estimates for how many
days a clause is remembered (its stability) and asks again when a tenth would have forgotten it. Answers given
in a row teach it little. A clause is mastered when it is remembered for `MASTERED` days.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, date, datetime, time
from itertools import chain, zip_longest
from pathlib import Path
from types import NoneType
from typing import Literal

import msgspec
from fsrs import Card, Rating, Scheduler, State
from msgspec.structs import replace

from ..engine import (
    BadFile,
    Clause,
    DamagedFile,
    Game,
    expect,
    in_turn,
    names_a_file,
    of_kinds,
    shortened,
)
from ..engine.bases import Form, changing, delete_base, is_damaged, open_base
from ..games import named
from . import boxes
from .overview import Overview
from .quiz import ROUTINE, askable
from .telling import message

MASTERED = 21
"""For how many days a clause must be remembered to count as mastered."""

SCHEMA = """
CREATE TABLE clauses (
    learner TEXT, game TEXT, clause TEXT, seen INTEGER, tried INTEGER, right INTEGER, card TEXT,
    PRIMARY KEY (learner, game, clause));
CREATE TABLE answers (
    id INTEGER PRIMARY KEY, learner TEXT, game TEXT, clause TEXT, right INTEGER, at TEXT);
"""
FORM = Form(0x52424C50, 2, SCHEMA, "progress")

Standing = Literal["new", "seen", "learning", "due", "mastered"]
When = date | datetime | None
"""A moment: now if None, noon if it is a day."""

_scheduler = Scheduler(enable_fuzzing=False)


class Record(msgspec.Struct, frozen=True):
    """What is known of a learner and a clause.

    `stability` says for how many days it is remembered, `due` and `last` are moments (None: never tried).
    """

    seen: int = 0
    tried: int = 0
    right: int = 0
    stability: float = 0
    last: datetime | None = None
    due: datetime | None = None

    def standing(self, today: When = None) -> Standing:
        """Where the learner stands with the clause."""
        if self.due is None:
            return "seen" if self.seen else "new"
        if self.due <= _moment(today):
            return "due"
        return "mastered" if self.stability >= MASTERED else "learning"


class Mark(msgspec.Struct, frozen=True):
    """One clause in the chart of a rulebook."""

    clause: Clause
    record: Record
    standing: Standing


class Progress:
    """One learner's records in an SQLite file, which may hold a whole class.

    Several notebooks and processes may keep the same file: every answer is a transaction of its own. A file
    of the old form (JSON) is taken over, and kept beside as `….before`. Games are given by value or name.
    With `path` None nothing is kept. Raises BadFile for a file that cannot be read; it stays as it is.
    """

    def __init__(self, path: str | Path | None = None, learner: str = "me") -> None:
        expect(path, (str, Path, NoneType), "the path of a file, or None")
        expect(learner, str, "a learner's name")
        if path is not None and not names_a_file(path):
            raise BadFile(message("nameless", path=shortened(str(path))))
        self.path = Path(path) if path is not None else None
        self.learner = learner
        self._open()

    @in_turn
    def _open(self) -> None:
        old = boxes.old_file(self.path) if self.path is not None else None
        if self.path is not None and old is not None:
            self.path.rename(self.path.with_name(f"{self.path.name}.before"))
        self._base = _connected(self.path)
        with self._change():
            for learner, game, clause, box in old or ():
                self._put(learner, game, clause, box.seen, box.tried, box.right, _card(box))

    @property
    def learners(self) -> tuple[str, ...]:
        """Everybody whose records the file holds."""
        return tuple(name for (name,) in self._rows("SELECT DISTINCT learner FROM clauses ORDER BY learner"))

    @of_kinds
    def record(self, game: str | Game, clause: str) -> Record:
        """What is known of a clause."""
        return self._records(named(game)).get(clause, Record())

    @of_kinds
    @in_turn
    def saw(self, game: str | Game, clauses: Iterable[str]) -> None:
        """Keeps that the learner was shown these clauses."""
        known = _known(game, clauses)
        with self._change():
            for clause in known:
                seen, tried, right, card = self._row(named(game), clause)
                self._put(self.learner, named(game).id, clause, seen + 1, tried, right, card)

    @in_turn
    @of_kinds
    def answered(self, game: str | Game, clauses: Iterable[str], right: bool, today: When = None) -> None:
        """Keeps that the learner gave an answer about these clauses."""
        id, at, known = named(game).id, _moment(today), _known(game, clauses)
        with self._change():
            for clause in known:
                seen, tried, got, card = self._row(named(game), clause)
                rating = Rating.Good if right else Rating.Again
                later, _ = _scheduler.review_card(card or Card(due=at), rating, at)
                self._put(self.learner, id, clause, seen, tried + 1, got + right, later)
                self._base.execute(
                    "INSERT INTO answers (learner, game, clause, right, at) VALUES (?, ?, ?, ?, ?)",
                    (self.learner, id, clause, int(right), at.isoformat()),
                )

    @of_kinds
    def due(self, game: str | Game, today: When = None) -> list[str]:
        """The clauses to ask again, the longest waiting first."""
        waiting = [
            (record.due, clause)
            for clause, record in self._records(named(game)).items()
            if record.due is not None and record.standing(today) == "due"
        ]
        return [clause for _, clause in sorted(waiting)]

    @of_kinds
    def next(
        self, game: str | Game, n: int = 10, today: When = None, only: Collection[str] | None = None
    ) -> list[str]:
        """The clauses to ask now: those that are due, then new ones from all chapters in turn.

        One in ten at most is about procedure, as long as there are others. `only` names the clauses that can
        be asked; by itself those that a quiz can ask.
        """
        chosen = named(game)
        asked = askable(chosen) if only is None else only
        known = self._records(chosen)
        new = [each for each in chosen.catalogue if known.get(each.id, Record()).due is None]
        core = _by_chapter(each for each in new if each.id in asked and each.kind not in ROUTINE)
        routine = _by_chapter(
            each for each in new if each.id in asked and each.plays and each.kind in ROUTINE
        )
        turns = (part for at in range(len(new)) for part in (core[9 * at : 9 * at + 9], routine[at : at + 1]))
        due = [clause for clause in self.due(chosen, today) if clause in asked]
        return [*due, *chain.from_iterable(turns)][:n]

    @of_kinds
    def chart(self, game: str | Game, today: When = None) -> dict[str, list[Mark]]:
        """The whole rulebook, section by section, with the learner's standing at each clause."""
        known = self._records(named(game))
        sections: dict[str, list[Mark]] = {}
        for clause in named(game).catalogue:
            record = known.get(clause.id, Record())
            sections.setdefault(clause.section, []).append(Mark(clause, record, record.standing(today)))
        return sections

    @of_kinds
    def overview(self, game: str | Game, today: When = None) -> Overview:
        """The class at a glance: who has practised what, and which clauses are answered wrongly."""
        chosen = named(game)
        standings: dict[str, Mapping[str, int]] = {}
        clauses: dict[str, tuple[int, int]] = {}
        for learner in self.learners:
            records = self._records(chosen, learner)
            standings[learner] = Counter(str(record.standing(today)) for record in records.values())
            for clause, record in records.items():
                tried, right = clauses.get(clause, (0, 0))
                clauses[clause] = (tried + record.tried, right + record.right)
        return Overview(chosen, standings, {id: each for id, each in clauses.items() if each[0]})

    def __repr__(self) -> str:
        lines = [f"<Progress of {self.learner}>"]
        rows = self._rows(
            "SELECT game, COUNT(*) FROM clauses WHERE learner = ? AND tried GROUP BY game", self.learner
        )
        for game, tried in rows:
            mastered = sum(each.stability >= MASTERED for each in self._records(named(game)).values())
            lines.append(f"  {game}: {tried} clauses tried, {mastered} mastered")
        return "\n".join(lines)

    # -- the file -------------------------------------------------------------------------

    @contextmanager
    def _change(self) -> Iterator[None]:
        """A transaction that waits for other writers; a file that was taken away is written again."""
        try:
            if self.path is not None and not self.path.exists():
                self._base = _written_again(self._base, self.path)
            with changing(self._base):
                yield
        except sqlite3.Error as problem:
            raise _error(self.path, problem) from problem

    def _put(
        self, learner: str, game: str, clause: str, seen: int, tried: int, right: int, card: Card | None
    ) -> None:
        values = (learner, game, clause, seen, tried, right, card.to_json() if card is not None else None)
        self._base.execute("INSERT OR REPLACE INTO clauses VALUES (?, ?, ?, ?, ?, ?, ?)", values)

    def _row(self, game: Game, clause: str) -> tuple[int, int, int, Card | None]:
        query = "SELECT seen, tried, right, card FROM clauses WHERE learner = ? AND game = ? AND clause = ?"
        for seen, tried, right, card in self._rows(query, self.learner, game.id, clause):
            return int(seen), int(tried), int(right), Card.from_json(card) if card else None
        return 0, 0, 0, None

    def _records(self, game: Game, learner: str = "") -> dict[str, Record]:
        query = "SELECT clause, seen, tried, right, card FROM clauses WHERE learner = ? AND game = ?"
        found = {}
        for clause, seen, tried, right, text in self._rows(query, learner or self.learner, game.id):
            record = Record(int(seen), int(tried), int(right))
            if text:
                card = Card.from_json(text)
                known = {"stability": card.stability or 0, "last": card.last_review, "due": card.due}
                record = replace(record, **known)
            found[clause] = record
        return found

    @in_turn
    def _rows(self, query: str, *values: str) -> list[tuple[str, ...]]:
        try:
            return self._base.execute(query, values).fetchall()
        except sqlite3.Error as problem:
            raise _error(self.path, problem) from problem


def _by_chapter(clauses: Iterable[Clause]) -> list[str]:
    """The ids of clauses, one of each chapter in turn."""
    chapters: dict[str, list[str]] = {}
    for clause in clauses:
        chapters.setdefault(clause.section, []).append(clause.id)
    return [id for row in zip_longest(*chapters.values()) for id in row if id]


def _card(box: boxes.Box) -> Card | None:
    """What FSRS would know of a clause in one of Leitner's boxes."""
    if not box.box:
        return None
    return Card(state=State.Review, stability=box.days, difficulty=5.0, due=box.due, last_review=box.asked)


def _known(game: str | Game, clauses: Iterable[str]) -> list[str]:
    """The clauses, each once. Raises UnknownName for one that there is not."""
    wanted = list(dict.fromkeys(clauses))
    for clause in wanted:
        named(game).catalogue[clause]
    return wanted


def _moment(today: When) -> datetime:
    if today is None:
        return datetime.now(UTC)
    if isinstance(today, datetime):
        return today.astimezone(UTC)
    return datetime.combine(today, time(12), UTC)


def _connected(path: Path | None) -> sqlite3.Connection:
    """The base in a file, made if there is none. Raises BadFile."""
    try:
        return open_base(path, FORM)
    except sqlite3.Error as problem:
        raise _error(path, problem) from problem


def _written_again(base: sqlite3.Connection, path: Path) -> sqlite3.Connection:
    """The same base in a new file, as its own was taken away; what SQLite kept beside that goes too."""
    with sqlite3.connect(":memory:") as kept:
        base.backup(kept)
        base.close()
        delete_base(path)
        again = _connected(path)
        kept.backup(again)
    return again


def _error(path: Path | None, problem: sqlite3.Error) -> BadFile:
    if is_damaged(problem):
        return DamagedFile(message("damaged-progress", path=str(path), problem=str(problem)))
    return BadFile(message("unusable", path=str(path), problem=str(problem)))


__all__ = ["MASTERED", "Mark", "Progress", "Record", "Standing", "askable"]
