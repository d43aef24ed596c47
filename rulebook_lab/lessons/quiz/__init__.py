"""Quizzes: questions from a game's store, from the bank written by hand, and from a teacher's own file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import chain, zip_longest
from random import Random

from ...engine import Clause, Game, RulebookError, expect, expect_number, shortened
from ..format import QuestionKind, Written
from ..lessons import Lessons
from ..loading import lessons_of
from ..source import Problem
from ..telling import message
from .entry import ROUTINE, Entry
from .makers import MAKERS
from .paper import Quiz
from .pool import Hand, Pool, pool_of
from .question import Option, Question
from .store import store_of
from .wording import by_hand, generated, still_so


def askable(game: Game) -> Collection[str]:
    """The clauses of a game that a quiz can ask about."""
    return pool_of(lessons_of(game)).keys()


def unasked(lessons: Lessons) -> Iterator[Problem]:
    """The clauses of a file's drills that nothing can be asked about, each at its line."""
    pool = pool_of(lessons)
    for index, drill in enumerate(lessons.drills.values()):
        for clause in drill.clauses:
            kinds = {_kind(each) for each in pool.get(clause, ())}
            if kinds.isdisjoint(drill.kinds or kinds):
                line = lessons.source.line(("quiz", index, "clauses"), f'"{clause}"')
                of = f" of the kind {', '.join(drill.kinds)}" if kinds else ""
                yield Problem(line, f"drill {drill.id}: no question{of} can be made about {clause}")


MOST_QUESTIONS = 1000
"""On one paper."""
CHANGE = 3
"""By how many questions one kind may go before another: else each paper asks a clause in the same way."""


def make_quiz(
    lessons: Lessons,
    *,
    clauses: Iterable[str] = (),
    kind: QuestionKind | None = None,
    n: int = 10,
    seed: int = 0,
) -> Quiz:
    """`n` questions, about `clauses` (all without any), of one `kind` (all without one).

    There are fewer where no more differ.

    The same arguments give the same quiz. Raises RulebookError for clauses and kinds that do not exist, and
    when there is no such question.
    """
    wanted = _checked(lessons, clauses, kind)
    expect_number("n", n, 1, MOST_QUESTIONS)
    expect(seed, int, "a whole number as seed")
    paper = _Paper(lessons, kind, Random(f"{lessons.game.id}/{seed}/{kind}/{sorted(wanted)}"))
    questions = paper.filled(wanted, n)
    if not questions:
        about, pool = ", ".join(sorted(wanted)) or lessons.game.title, pool_of(lessons)
        kinds = {_kind(each) for clause in wanted or pool for each in pool.get(clause, ())} - {kind}
        key = "none-about/kind" if kind and kinds else "none-about"
        raise RulebookError(message(key, about=about, kind=repr(kind), kinds=", ".join(sorted(kinds))))
    return Quiz(lessons.game, questions, seed)


def _checked(lessons: Lessons, clauses: Iterable[str], kind: str | None) -> tuple[str, ...]:
    expect(clauses, (list, tuple, set, frozenset, str), "the id of a clause, or several in a list,")
    wanted = (clauses,) if isinstance(clauses, str) else tuple(clauses)
    for clause in wanted:
        expect(clause, str, "the id of a clause")
        if clause not in lessons.game.catalogue:
            lessons.game.catalogue[clause]
    kinds = (*MAKERS, "written")
    if kind is not None and (not isinstance(kind, str) or kind not in kinds):
        raise RulebookError(message("no-kind", kind=shortened(kind), kinds=", ".join(kinds)))
    return tuple(dict.fromkeys(wanted))


class _Paper:
    """A paper being filled: no two questions alike, kinds and letters in turn."""

    def __init__(self, lessons: Lessons, kind: QuestionKind | None, random: Random) -> None:
        self.lessons, self.random = lessons, random
        pool = pool_of(lessons)
        self.pool: Pool = {
            clause: [each for each in known if kind in (None, _kind(each))] for clause, known in pool.items()
        }
        self.own = Counter(
            clause for clause, known in self.pool.items() for each in known if _is_own(lessons, each)
        )
        self.kinds: Counter[str] = Counter()
        self.seen: set[object] = set()
        self.letters: list[int] = []

    def filled(self, wanted: tuple[str, ...], n: int) -> list[Question]:
        """So many questions about the wanted clauses in turn; without any, about all chapters in turn."""
        found: list[Question] = []
        order = self.random.sample(wanted, len(wanted)) if wanted else list(self.in_turn())
        routine = n // 10 if not wanted else n
        while len(found) < n:
            before = len(found)
            for clause in order:
                if len(found) == n:
                    break
                is_routine = self.is_routine(clause)
                question = self.next_about(clause) if routine or not is_routine else None
                if question is not None:
                    found.append(question)
                    routine -= is_routine
            if len(found) == before:
                break
        return found

    def in_turn(self) -> Iterator[str]:
        """The clauses that can be asked: a teacher's own first, each as often as there are questions about
        it, then core ones and others by turns, each chapter by chapter."""
        asked = [
            each for each in self.lessons.game.catalogue if self.pool.get(each.id) and each.id not in self.own
        ]
        core = store_of(self.lessons.game).core
        rows = (
            self.by_chapter(each for each in asked if (each.id in core) == is_core)
            for is_core in (True, False)
        )
        return chain(
            sorted(self.own.elements()), (clause for turn in zip_longest(*rows) for clause in turn if clause)
        )

    def by_chapter(self, clauses: Iterable[Clause]) -> Iterator[str]:
        """Clauses in random order, one of each chapter in turn, long chapters rather before short ones: else
        the two clauses of a short one would stand in every third paper."""
        chapters: dict[str, list[str]] = {}
        for clause in clauses:
            chapters.setdefault(clause.section, []).append(clause.id)
        rows = [self.random.sample(ids, len(ids)) for ids in chapters.values()]
        drawn = {row[0]: self.random.random() ** (1 / len(row)) for row in rows}
        turns = zip_longest(*sorted(rows, key=lambda row: -drawn[row[0]]))
        return (clause for turn in turns for clause in turn if clause)

    def is_routine(self, clause: str) -> bool:
        return self.lessons.game.catalogue[clause].kind in ROUTINE and clause not in self.own

    def next_about(self, clause: str) -> Question | None:
        """A question about a clause unlike all before; of the kinds that were asked least rather first, and
        of those with many questions before those with few: else the same few stand in every third paper."""
        known = self.pool.get(clause, [])
        counts = sorted(Counter(map(_kind, known)).items())
        rank = {kind: self.kinds[kind] + CHANGE * (1 - self.random.random() ** (1 / n)) for kind, n in counts}
        ranked = sorted(
            self.random.sample(known, len(known)),
            key=lambda each: (not _is_own(self.lessons, each), rank[_kind(each)]),
        )
        for each in ranked:
            question = self.made(each)
            alike = _likeness(question, _is_own(self.lessons, each)) if question is not None else set()
            if question is not None and self.seen.isdisjoint(alike):
                self.seen |= alike
                self.kinds[question.kind] += 1
                if len(question.options) == 4:
                    at = question.right
                    self.letters.remove(at if at in self.letters else self.letters[-1])
                self.random.shuffle(self.letters)  # the next of fewer options stands elsewhere
                return question
        return None

    def made(self, each: Entry | Hand) -> Question | None:
        """The question, the right option where it has stood least; None if it is older than the rules."""
        if not self.letters:
            self.letters = self.random.sample(range(4), 4)
        if isinstance(each, Hand):
            return by_hand(each.lessons, each.written, self.random, self.letters[-1])
        try:
            question = generated(self.lessons.game, each, self.random, self.letters[-1])
        except RulebookError:
            return None
        return question if still_so(question) else None


def _kind(each: Entry | Hand) -> QuestionKind:
    return each.written.kind if isinstance(each, Hand) else each.kind


def _is_own(lessons: Lessons, each: Entry | Hand) -> bool:
    return isinstance(each, Hand) and each.lessons is lessons


def _likeness(question: Question, is_own: bool) -> set[object]:
    """What two questions of a paper must not have in common: the words, or the position, about which a
    teacher may ask twice."""
    words = (question.stem, frozenset(option.text for option in question.options))
    return {words} if is_own or question.state is None else {words, question.state}


__all__ = ["ROUTINE", "Option", "Question", "Quiz", "Written", "askable", "make_quiz", "unasked"]
