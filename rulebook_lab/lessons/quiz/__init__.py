"""Quizzes made from the engine, so that they never run dry and their answers cannot be wrong."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import get_args

from msgspec.structs import replace

from ...engine import RulebookError, State, expect, expect_number
from ..format import QuestionKind
from ..lessons import Lessons
from .makers import MAKERS
from .material import Place, places
from .paper import Quiz
from .question import Option, Question

PATIENCE = 60
"""How many positions are looked at for each question before giving up."""


def make_quiz(
    lessons: Lessons,
    *,
    clauses: Iterable[str] = (),
    kind: QuestionKind | None = None,
    n: int = 10,
    seed: int = 0,
) -> Quiz:
    """`n` questions, about `clauses` (all without any), of one `kind` (all without one).

    The same arguments give the same quiz. Raises RulebookError for clauses and kinds that do not exist, and
    when no question could be made.
    """
    wanted = _checked(lessons, clauses, kind)
    expect_number("n", n, 1)
    kinds = (kind,) if kind else get_args(QuestionKind)
    random = Random(f"{lessons.game.id}/{seed}/{kind}/{sorted(wanted)}")
    questions: list[Question] = []
    counts: dict[str, int] = {}
    seen: set[State] = set()
    patience = PATIENCE * (n + 5)
    for tried, place in enumerate(places(lessons, wanted, random)):
        if len(questions) == n or tried == patience:
            break
        if place.state in seen:
            continue
        question = _best(place, kinds, wanted, counts, random)
        if question is not None:
            seen.add(place.state)
            questions.append(question)
            for name in (question.kind, *question.clauses):
                counts[name] = counts.get(name, 0) + 1
    if not questions:
        about = ", ".join(sorted(wanted)) or lessons.game.title
        raise RulebookError(
            f"no question could be made about {about}" + (f" of the kind {kind!r}" if kind else "")
        )
    return Quiz(lessons.game, questions, seed)


def _checked(lessons: Lessons, clauses: Iterable[str], kind: str | None) -> frozenset[str]:
    expect(clauses, (list, tuple, set, frozenset, str), "the id of a clause, or several in a list,")
    wanted = frozenset([clauses] if isinstance(clauses, str) else clauses)
    for clause in sorted(wanted):
        if clause not in lessons.game.catalogue:
            lessons.game.catalogue[clause]
    if kind is not None and kind not in MAKERS:
        raise RulebookError(f"no kind {kind!r} of question; there are {', '.join(MAKERS)}")
    return wanted


def _best(
    place: Place,
    kinds: tuple[QuestionKind, ...],
    wanted: frozenset[str],
    counts: dict[str, int],
    random: Random,
) -> Question | None:
    """The question here whose clause and kind were asked least so far."""
    for kind in sorted(kinds, key=lambda kind: (counts.get(kind, 0), random.random())):
        made = [_about(question, wanted) for question in MAKERS[kind](place)]
        found = [question for question in made if question.clauses]
        if found:
            return min(found, key=lambda question: (counts.get(question.clauses[0], 0), random.random()))
    return None


def _about(question: Question, wanted: frozenset[str]) -> Question:
    """The question with the wanted clauses first; with no clauses at all when it is about none of them."""
    if not wanted:
        return question
    first = [clause for clause in question.clauses if clause in wanted]
    others = [clause for clause in question.clauses if clause not in wanted]
    return replace(question, clauses=(*first, *others) if first else ())


__all__ = ["Option", "Question", "Quiz", "make_quiz"]
