"""What a learner has seen, tried and got right, clause by clause, and what comes next.

The scheduler is Sebastian Leitner's box system (*So lernt man lernen*, 1972) with five boxes: a right answer
moves a clause one box on, a wrong one back to the first. A clause in box 1 is due a day after it was last
tried, in the boxes 2 to 5 after 2, 4, 8 and 16 days.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date, timedelta
from pathlib import Path
from types import NoneType
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from ..engine import BadFile, Clause, DamagedFile, ForeignFile, Game, NewerFile, expect, in_turn, write_whole
from ..games import named

FORMAT = "rulebook_lab progress"
VERSION = 1
DAYS = {1: 1, 2: 2, 3: 4, 4: 8, 5: 16}
"""After how many days the clauses of a box are due."""
MASTERED = max(DAYS)

Standing = Literal["new", "seen", "learning", "due", "mastered"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a learner and a clause; `box` 0 means never tried, `last` is a day as 2026-11-28."""

    seen: int = 0
    tried: int = 0
    right: int = 0
    box: int = 0
    last: str = ""

    def due(self, today: date) -> bool:
        """Whether the clause should be asked again."""
        return bool(self.box) and today >= date.fromisoformat(self.last) + timedelta(DAYS[self.box])

    def standing(self, today: date) -> Standing:
        """Where the learner stands with the clause."""
        if not self.box:
            return "seen" if self.seen else "new"
        if self.due(today):
            return "due"
        return "mastered" if self.box == MASTERED else "learning"


class Mark(msgspec.Struct, frozen=True):
    """One clause in the chart of a rulebook."""

    clause: Clause
    record: Record
    standing: Standing


Book = dict[str, dict[str, Record]]
"""Records by game and clause."""


class Progress:
    """One learner's records in a file, which may hold several learners; saved after every change.

    Several notebooks may keep the same file: what another has written meanwhile is taken over before a
    change. Games are given by value or name. With `path` None nothing is saved. Raises BadFile for a file
    that cannot be read; the file stays as it is.
    """

    def __init__(self, path: str | Path | None = None, learner: str = "me") -> None:
        expect(path, (str, Path, NoneType), "the path of a file, or None")
        self.path = Path(path) if path is not None else None
        self.learner = learner
        self.book: Book = {}
        self._take_over()

    def _written(self) -> dict[str, Book]:
        """The learners in the file, if there is one."""
        return _read(self.path) if self.path is not None and self.path.exists() else {}

    def _take_over(self) -> None:
        self.book = self._written().get(self.learner, self.book)

    def record(self, game: str | Game, clause: str) -> Record:
        """What is known of a clause."""
        return self.book.get(named(game).id, {}).get(clause, Record())

    @in_turn
    def saw(self, game: str | Game, clauses: Iterable[str]) -> None:
        """The learner was shown these clauses."""
        self._take_over()
        for clause in dict.fromkeys(clauses):
            known = self.record(game, clause)
            self._put(game, clause, replace(known, seen=known.seen + 1))
        self.save()

    @in_turn
    def answered(
        self, game: str | Game, clauses: Iterable[str], right: bool, today: date | None = None
    ) -> None:
        """The learner gave an answer about these clauses."""
        self._take_over()
        day = today or date.today()
        for clause in dict.fromkeys(clauses):
            known = self.record(game, clause)
            box = min(known.box + 1, MASTERED) if right else 1
            tried, got = known.tried + 1, known.right + right
            self._put(game, clause, replace(known, tried=tried, right=got, box=box, last=day.isoformat()))
        self.save()

    def due(self, game: str | Game, today: date | None = None) -> list[str]:
        """The clauses to ask again, the lowest box and the longest waiting first."""
        day = today or date.today()
        known = self.book.get(named(game).id, {})
        waiting = [clause for clause, record in known.items() if record.due(day)]
        return sorted(waiting, key=lambda clause: (known[clause].box, known[clause].last, clause))

    def next(self, game: str | Game, n: int = 10, today: date | None = None) -> list[str]:
        """The clauses to ask now: those that are due, then new ones in the rulebook's order."""
        new = [c.id for c in named(game).catalogue if c.plays and not self.record(game, c.id).box]
        return [*self.due(game, today), *new][:n]

    def chart(self, game: str | Game, today: date | None = None) -> dict[str, list[Mark]]:
        """The whole rulebook, section by section, with the learner's standing at each clause."""
        day = today or date.today()
        sections: dict[str, list[Mark]] = {}
        for clause in named(game).catalogue:
            record = self.record(game, clause.id)
            sections.setdefault(clause.section, []).append(Mark(clause, record, record.standing(day)))
        return sections

    @in_turn
    def save(self) -> None:
        """Writes the file, all or nothing; other learners in it are kept."""
        if self.path is None:
            return
        learners = {**self._written(), self.learner: self.book}
        data = {"format": FORMAT, "version": VERSION, "learners": msgspec.to_builtins(learners)}
        write_whole(self.path, json.dumps(data, indent=1, sort_keys=True) + "\n")

    def _put(self, game: str | Game, clause: str, record: Record) -> None:
        known = named(game)
        known.catalogue[clause]  # an unknown clause is an error here, not a record that nobody finds
        self.book.setdefault(known.id, {})[clause] = record

    def __repr__(self) -> str:
        lines = [f"<Progress of {self.learner}>"]
        for game, records in self.book.items():
            mastered = sum(record.box == MASTERED for record in records.values())
            tried = sum(record.box > 0 for record in records.values())
            lines.append(f"  {game}: {tried} clauses tried, {mastered} mastered")
        return "\n".join(lines)


def _read(path: Path) -> dict[str, Book]:
    """The learners in a file. Raises BadFile."""
    data = _envelope(path)
    try:
        learners = msgspec.convert(data.get("learners"), dict[str, Book])
    except msgspec.ValidationError as problem:
        raise DamagedFile(f"{path.name} holds records that cannot be: {problem}") from None
    for record in (r for book in learners.values() for records in book.values() for r in records.values()):
        if record.box and (record.box not in DAYS or not _is_day(record.last)):
            raise DamagedFile(f"{path.name} holds a record that cannot be: {record}")
    return learners


def _envelope(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadFile(f"{path} cannot be read: {problem.strerror}") from None
    except (json.JSONDecodeError, UnicodeDecodeError) as problem:
        raise DamagedFile(f"{path.name} is no whole JSON file (is it truncated?): {problem}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ForeignFile(f'{path.name} is no {FORMAT}: its "format" must be {FORMAT!r}')
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        raise NewerFile(f"{path.name} has version {version}, this library reads up to {VERSION}: update it")
    if version != VERSION:
        raise BadFile(f"{path.name} must say its version, {VERSION}")
    return data


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True
