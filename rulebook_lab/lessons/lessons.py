"""The lessons of one file: finding one by its id, where each begins, what it teaches."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TypeVar

from msgspec.structs import replace

from ..engine import Game, RulebookError, State, expect, of_kinds, shortened
from .format import Drill, Exercise, Lesson, LessonFile, Walkthrough
from .slips import meant
from .source import Source
from .telling import message, say, texts

T = TypeVar("T")

KIND_ORDER = ("walkthrough", "exercise", "quiz", "question")
"""What shows a clause best comes first."""


class Lessons:
    """The walkthroughs, exercises, quiz drills and questions of one file, by id."""

    def __init__(self, game: Game, file: LessonFile, source: Source) -> None:
        self.game = game
        self.title = file.title or game.title
        self.file = file
        self.source = source
        self.walkthroughs = {each.id: _from_example(game, each) for each in file.walkthrough}
        self.exercises = {each.id: each for each in file.exercise}
        self.drills = {each.id: each for each in file.quiz}
        self.questions = {each.id: each for each in file.question}
        self.positions = {each.id: each.text for each in file.position}

    def __repr__(self) -> str:
        walk, exercise = map(texts().name, ("walkthrough", "exercise"))
        lines = [say("asking", "lessons", title=self.title)]
        lines += [f"{walk} {each.id}: {each.title}" for each in self.walkthroughs.values()]
        lines += [f"{exercise} {each.id}: {each.title or each.goal}" for each in self.exercises.values()]
        return "\n  ".join(lines)

    def walkthrough(self, id: str) -> Walkthrough:
        """The walkthrough of that id. Raises RulebookError, which lists the ids near it."""
        walkthrough: Walkthrough = self._found("walkthrough", id, self.walkthroughs)
        return walkthrough

    def exercise(self, id: str) -> Exercise:
        """The exercise of that id. Raises RulebookError, which lists the ids near it."""
        exercise: Exercise = self._found("exercise", id, self.exercises)
        return exercise

    def as_the_rulebook_goes(self) -> list[str]:
        """The ids of the exercises, each where the last of its rules is told."""
        told = {clause.id: number for number, clause in enumerate(self.game.catalogue)}
        last = {
            each.id: max((told[clause] for clause in each.clauses), default=0)
            for each in self.exercises.values()
        }
        return sorted(last, key=last.__getitem__)

    @of_kinds
    def position(self, text: str) -> State:
        """The position of a text or of the name of one. Raises UnreadablePosition."""
        state: State = self.game.read_position(self.position_text(text))
        return state

    @of_kinds
    def position_text(self, text: str) -> str:
        """A position's text in full: a name is looked up, and `like NAME` in the first line takes that
        position with the lines that follow put in place of its own."""
        return self._in_full(text, ())

    def _in_full(self, text: str, above: tuple[str, ...]) -> str:
        text = self.positions.get(text.strip(), text)
        first, _, rest = text.strip().partition("\n")
        like = re.fullmatch(r"like\s+(\S+)", first.strip())
        if not like:
            if text.strip() and ":" not in text:
                raise self._unknown("position", text.strip(), self.positions)
            return text
        if like[1] not in self.positions:
            raise self._unknown("position", like[1], self.positions)
        if like[1] in above:
            raise RulebookError(message("circle", name=repr(like[1])))
        own = {_key(line) for line in rest.splitlines()}
        full = self._in_full(like[1], (*above, like[1]))
        kept = [line for line in full.splitlines() if _key(line) not in own]
        return "\n".join([*kept, rest])

    def _found(self, kind: str, id: str, known: Mapping[str, T]) -> T:
        expect(id, str, f"the id of one {kind}")
        if id not in known:
            raise self._unknown(kind, id, known)
        return known[id]

    def _unknown(self, kind: str, id: str, known: Iterable[str]) -> RulebookError:
        return RulebookError(
            message(f"no-{kind}", title=self.title, id=shortened(id), meant=meant(id, known))
        )

    @of_kinds
    def opening(self, lesson: Lesson | Drill) -> State:
        """The position a lesson begins with."""
        if lesson.position:
            return self.position(lesson.position)
        start = lesson.start
        state: State = self.game.start_with(start.seats, start.options) if start else self.game.start()
        return state

    def teaching(self) -> Iterator[tuple[str, str, str]]:
        """Every clause taught: its id, the kind of lesson and the lesson's id."""
        for walkthrough in self.walkthroughs.values():
            for clause in clauses_of(walkthrough):
                yield clause, "walkthrough", walkthrough.id
        for exercise in self.exercises.values():
            for clause in exercise.clauses:
                yield clause, "exercise", exercise.id
        for drill in self.drills.values():
            for clause in drill.clauses:
                yield clause, "quiz", drill.id
        for question in self.questions.values():
            for clause in question.clauses:
                yield clause, "question", question.id

    @of_kinds
    def about(self, clause: str) -> list[tuple[str, str]]:
        """The lessons that teach a clause, as kind and id: walkthroughs first, the shortest before."""
        return _by_clause(self)[clause]


@cache
def _by_clause(lessons: Lessons) -> dict[str, list[tuple[str, str]]]:
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    teaching = list(lessons.teaching())
    size = Counter((kind, id) for _, kind, id in teaching)
    for clause, kind, id in sorted(teaching, key=lambda each: (KIND_ORDER.index(each[1]), size[each[1:]])):
        found[clause].append((kind, id))
    return found


def clauses_of(walkthrough: Walkthrough) -> tuple[str, ...]:
    """The clauses that a walkthrough shows: its own, its steps', and those that refuse a move in it."""
    steps = [clause for step in walkthrough.step for clause in step.clauses]
    refused = [clause for step in walkthrough.step for refusal in step.refused for clause in refusal.by]
    return tuple(dict.fromkeys([*walkthrough.clauses, *steps, *refused]))


def _from_example(game: Game, walkthrough: Walkthrough) -> Walkthrough:
    example = game.catalogue.examples.get(walkthrough.id)
    if example is None:
        return walkthrough
    return replace(
        walkthrough,
        clauses=tuple(dict.fromkeys([*walkthrough.clauses, *example.clauses])),
        title=walkthrough.title or example.section,
        intro=walkthrough.intro or example.given.strip(),
    )


def _key(line: str) -> str:
    return line.partition(":")[0].strip()
