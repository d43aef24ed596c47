"""Files of learners' progress as they were before: JSON, with Leitner's boxes."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

import msgspec

from ..engine import BadFile, DamagedFile, ForeignFile, NewerFile
from .telling import message

FORMAT = "rulebook_lab progress"
DAYS = {1: 1, 2: 2, 3: 4, 4: 8, 5: 16}
"""After how many days the clauses of a box were due."""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was known of a learner and a clause; `box` 0 means never tried, `last` is a day as 2026-11-28."""

    seen: int = 0
    tried: int = 0
    right: int = 0
    box: int = 0
    last: str = ""

    @property
    def days(self) -> int:
        """For how many days the clause was let alone."""
        return DAYS.get(self.box, 1)

    @property
    def asked(self) -> datetime:
        """When it was last tried."""
        return datetime.combine(date.fromisoformat(self.last), time(12), UTC)

    @property
    def due(self) -> datetime:
        """When it was due."""
        return self.asked + timedelta(self.days)


def old_file(path: Path) -> list[tuple[str, str, str, Box]] | None:
    """The learners, games, clauses and boxes of a file of the old form; None for any other file.

    Raises BadFile for one that is damaged.
    """
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as problem:
        raise BadFile(message("unreadable", path=str(path), problem=str(problem.strerror))) from None
    if text[:1] not in (b"{", b"["):
        return None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise DamagedFile(message("damaged-json", path=path.name, problem=str(problem))) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ForeignFile(message("other-json", path=path.name, format=FORMAT))
    version = data.get("version")
    if isinstance(version, int) and version > 1:
        raise NewerFile(message("newer-json", path=path.name, version=version))
    if version != 1:
        raise BadFile(message("no-version-1", path=path.name))
    try:
        learners = msgspec.convert(data.get("learners"), dict[str, dict[str, dict[str, Box]]])
        found = [
            (learner, game, clause, box)
            for learner, games in learners.items()
            for game, clauses in games.items()
            for clause, box in clauses.items()
        ]
        if any(box.box and (box.box not in DAYS or not box.asked) for *_, box in found):
            raise ValueError("a box that there is not")
    except ValueError as problem:
        raise DamagedFile(message("impossible-records", path=path.name, problem=str(problem))) from None
    return found
