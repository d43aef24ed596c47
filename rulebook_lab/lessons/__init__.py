"""Lessons, quizzes and answers, made from a game's rules and data. Knows no game."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

from ..engine import Game
from .check import problems
from .exercise import Attempt, Feedback
from .expectation import BadExpectation, Expectation, Moment, expectation, figure
from .format import Drill, Exercise, LessonFile, Refusal, Step, Walkthrough
from .lessons import Lessons
from .loading import lessons_of, load_lessons, read_lessons
from .source import BadLessons, Problem, Source
from .walkthrough import Page, Walk

__all__ = [
    "Attempt",
    "BadExpectation",
    "BadLessons",
    "Drill",
    "Exercise",
    "Expectation",
    "Feedback",
    "LessonFile",
    "Lessons",
    "Moment",
    "Page",
    "Problem",
    "Refusal",
    "Source",
    "Step",
    "Walk",
    "Walkthrough",
    "expectation",
    "figure",
    "lessons_of",
    "load_lessons",
    "problems",
    "read_lessons",
]


class _Callable(ModuleType):
    """The package answers to `lab.lessons("mine.toml")` as well."""

    def __call__(self, source: str | Path | Game) -> Lessons:
        """See `rulebook_lab.lessons.public.lessons`."""
        from .public import lessons

        return lessons(source)


sys.modules[__name__].__class__ = _Callable
