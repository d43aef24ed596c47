"""Which clauses are core: those that a game's lessons come back to most often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulebook_lab.lessons import lessons_of
from rulebook_lab.lessons.quiz.entry import ROUTINE
from rulebook_lab.lessons.walkthrough import pages

SHARE = 3
"""One playable clause in so many is core."""


def core(name: str) -> list[str]:
    """The third of the playable clauses that most walkthroughs and exercises are about, or play."""
    from rulebook_lab.games import game

    counts = Counter(clause for clauses in _lessons(name) for clause in clauses)
    playable = [clause.id for clause in game(name).catalogue if clause.kind not in ROUTINE]
    return sorted(playable, key=lambda clause: -counts[clause])[: len(playable) // SHARE]


def _lessons(name: str) -> Iterator[set[str]]:
    """What each lesson is about."""
    from rulebook_lab.games import game

    lessons = lessons_of(game(name))
    for exercise in lessons.exercises.values():
        yield set(exercise.clauses)
    for walkthrough in lessons.walkthroughs.values():
        refused = (refusal.by for step in walkthrough.step for refusal in step.refused)
        happened = ({event.clause for event in page.moment.events} for page in pages(lessons, walkthrough))
        told = (step.clauses for step in walkthrough.step)
        yield set(walkthrough.clauses).union(*refused, *told, *happened)
