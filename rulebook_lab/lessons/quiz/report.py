"""What the questions of a game reach, in figures that can be repeated: `rulebook-lab questions GAME`."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from datetime import date, timedelta
from random import Random

import msgspec

from ...engine import Game
from ..loading import lessons_of
from .entry import ROUTINE
from .pool import Hand, pool_of
from .store import store_of

DAYS = 200
"""How long the learner practises who is tried out: ten questions a day, eight of ten answered rightly."""


ONLY = {
    "written": "no position shows it, it is asked in words",
    "legal": "it allows or refuses, nothing is told of it",
    "clause": "it permits, and nothing follows from it",
    "next": "it happens by itself, nothing is refused or counted",
    "figure": "it is counted, nothing is refused or told",
    "odds": "dice decide",
}
"""The kinds of questions, and why a clause may have one of a kind alone."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a game's questions reach."""

    game: str
    questions: int
    by_hand: int
    playable: int
    askable: int
    lacking: list[str]
    few: list[str]
    """Playable clauses with fewer than three questions."""
    by_kind: dict[str, dict[str, int]]
    """How many questions of each kind there are about each playable clause."""
    slowest: float
    """Of one question about each playable clause, in seconds of computing."""
    met: int
    """Clauses that the learner has been asked about."""
    asked: int
    """Questions looked at for the distributions."""
    kinds: dict[str, int]
    letters: dict[str, int]
    chapters: dict[str, int]
    clauses: int
    routine: int
    """How many of them are about procedure."""
    core: int
    """How many of them are about the rules that the lessons come back to most often."""

    @property
    def one_kind(self) -> dict[str, list[str]]:
        """The playable clauses with questions of one kind only, by that kind."""
        found: dict[str, list[str]] = {}
        for clause, kinds in self.by_kind.items():
            if len(kinds) == 1:
                found.setdefault(next(iter(kinds)), []).append(clause)
        return found

    @property
    def table(self) -> str:
        """Each playable clause with its questions of each kind."""
        rows = [
            ("", *ONLY),
            *((id, *(kinds.get(kind, "") for kind in ONLY)) for id, kinds in self.by_kind.items()),
        ]
        return "\n".join(f"{id:34}" + "".join(f"{cell:>9}" for cell in cells) for id, *cells in rows)

    def __str__(self) -> str:
        def listed(counts: dict[str, int]) -> str:
            return ", ".join(f"{name} {n}" for name, n in counts.items())

        share = 100 * self.askable / self.playable
        return "\n".join([
            f"{self.game}: {self.questions} questions, {self.by_hand} of them by hand",
            f"  {self.askable} of {self.playable} playable clauses can be asked ({share:.0f} %), each in "
            f"{self.slowest:.2f} s at most; lacking: {', '.join(self.lacking) or 'none'}",
            f"  fewer than three questions: {len(self.few)} ({', '.join(self.few)})",
            f"  of one kind only: {sum(map(len, self.one_kind.values()))}",
            *(f"    {ONLY[kind]}: {len(ids)} ({', '.join(ids)})" for kind, ids in self.one_kind.items()),
            f"  a learner right 8 times of 10 meets {self.met} clauses in {DAYS} days",
            f"  {self.asked} questions: {self.clauses} clauses, {self.routine} about procedure, {self.core} "
            "about core rules",
            f"    {listed(self.kinds)}",
            f"    {listed(self.letters)}",
            f"    {listed(self.chapters)}",
        ])  # fmt: skip

    __repr__ = __str__


def report(game: Game, n: int = 1000) -> Report:
    """Looks at all questions of a game, asks `n` of them, and lets a learner practise."""
    from . import make_quiz

    lessons = lessons_of(game)
    pool = pool_of(lessons)
    playable = [clause.id for clause in game.catalogue if clause.kind not in ROUTINE]
    took = []
    for clause in playable:
        if clause in pool:
            began = time.process_time()
            make_quiz(lessons, clauses=[clause], n=1)
            took.append(time.process_time() - began)
    papers = [make_quiz(lessons, n=min(n, 50), seed=seed) for seed in range(max(1, n // 50))]
    asked = [question for paper in papers for question in paper]
    known = game.catalogue
    return Report(
        game=game.id,
        questions=sum(map(len, pool.values())),
        by_hand=sum(isinstance(each, Hand) for entries in pool.values() for each in entries),
        playable=len(playable),
        askable=sum(clause in pool for clause in playable),
        lacking=[clause for clause in playable if clause not in pool],
        few=[clause for clause in playable if 0 < len(pool.get(clause, ())) < 3],
        by_kind={
            clause: _counted(e.written.kind if isinstance(e, Hand) else e.kind for e in pool.get(clause, ()))
            for clause in playable
        },
        slowest=max(took),
        met=len(practised(game)),
        asked=len(asked),
        kinds=_counted(question.kind for question in asked),
        letters=_counted(question.letter or "figure" for question in asked),
        chapters=_counted(known[question.clauses[0]].section for question in asked),
        clauses=len({question.clauses[0] for question in asked}),
        routine=sum(known[question.clauses[0]].kind in ROUTINE for question in asked),
        core=sum(question.clauses[0] in store_of(game).core for question in asked),
    )


def practised(game: Game, days: int = DAYS) -> set[str]:
    """The clauses that a learner is asked about who does a quiz a day and answers eight of ten rightly."""
    from ..progress import Progress
    from . import make_quiz

    lessons, progress, random = lessons_of(game), Progress(), Random(game.id)
    met: set[str] = set()
    for day in range(days):
        today = date(2026, 1, 1) + timedelta(day)
        for question in make_quiz(lessons, clauses=progress.next(game, today=today), seed=day):
            progress.answered(game, question.clauses[:1], random.random() < 0.8, today)
            met.add(question.clauses[0])
    return met


def _counted(names: Iterable[str]) -> dict[str, int]:
    return dict(Counter(names).most_common())
