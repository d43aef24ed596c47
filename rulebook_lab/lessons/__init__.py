"""Lessons, quizzes and answers, made from a game's rules and data. Knows no game."""

from .check import problems
from .exercise import Attempt, Feedback
from .expectation import BadExpectation, Expectation, Moment, expectation, figure
from .format import Drill, Exercise, LessonFile, Refusal, Step, Walkthrough
from .lessons import Lessons, lessons_of, load_lessons, read_lessons
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
