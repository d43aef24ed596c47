"""What a lesson file holds: the same for a game's own `lessons.toml` and for a teacher's file."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..engine import Count, Seat
from .writing import written

ExerciseKind = Literal["do", "find-all", "find-illegal", "next", "points", "odds"]
QuestionKind = Literal["legal", "clause", "next", "figure", "odds", "written"]
Words = Annotated[str, msgspec.Meta(pattern=r"\S")]
"""A text that says something."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything that stands in a lesson file, and shows itself as it is written there."""

    def __str__(self) -> str:
        return written(self)

    __repr__ = __str__


class Position(Part, frozen=True, kw_only=True):
    """A position with a name, for several lessons."""

    id: str
    text: str


class Start(Part, frozen=True, kw_only=True):
    """The first position of a game: `start = { seats = 3, options = { ... } }`."""

    seats: int | tuple[Seat, ...] = 0
    options: dict[str, object] = {}


class Refusal(Part, frozen=True, kw_only=True):
    """A move that is refused, and every clause that refuses it."""

    move: str
    by: tuple[str, ...]


class Step(Part, frozen=True, kw_only=True):
    """One step of a walkthrough: moves, what is said, what is shown, and what must be so afterwards."""

    move: str = ""
    moves: tuple[str, ...] = ()
    position: str = ""
    caption: str
    clauses: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()
    expect: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    refused: tuple[Refusal, ...] = ()

    @property
    def played(self) -> tuple[str, ...]:
        """The moves of the step."""
        return (self.move,) if self.move else self.moves


class Lesson(Part, frozen=True, kw_only=True):
    """What a walkthrough and an exercise have in common: where they begin and what they teach."""

    id: str
    title: str = ""
    clauses: tuple[str, ...] = ()
    position: str = ""
    start: Start | None = None
    view: Seat | None = None


class Walkthrough(Lesson, frozen=True, kw_only=True):
    """An annotated replay. With the id of a worked example it takes title and clauses from there."""

    intro: str = ""
    step: tuple[Step, ...]


class Exercise(Lesson, frozen=True, kw_only=True):
    """Something to do or to answer.

    `do`: play from the position until all of `success` holds, before any of `failure` does, in at most
    `at_most` moves of one's own. `find-all`: every legal move of the verb `find`. `find-illegal`: which of
    `options` is refused, and by which clause. `next`: which of the `options`, expectations, holds after
    `play`. `points` and `odds`: the figure `ask` after `play`.
    """

    kind: ExerciseKind = "do"
    goal: Words
    seat: Seat | None = None
    at_most: Count = 0
    success: tuple[str, ...] = ()
    failure: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    seed: int = 0
    find: str = ""
    play: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    ask: str = ""
    hints: tuple[Words, ...] = ()
    solution: tuple[str, ...] = ()


class Drill(Part, frozen=True, kw_only=True):
    """Where the quiz finds questions about clauses that random play seldom reaches."""

    id: str
    clauses: tuple[str, ...]
    position: str = ""
    start: Start | None = None
    play: tuple[str, ...] = ()
    kinds: tuple[QuestionKind, ...] = ()


class Written(Lesson, frozen=True, kw_only=True):
    """A question written by hand, about a position or in words alone.

    `answer` is one of `options`, or without options a figure; `why` says what decides, `missed` what a wrong
    option overlooks. `expect`, `allowed` and `refused` are what must be so for the answer to be right, in the
    position after `play`.
    """

    stem: Words
    options: tuple[Words, ...] = ()
    answer: str | int
    why: Words
    missed: dict[str, str] = {}
    play: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    refused: tuple[Refusal, ...] = ()

    @property
    def kind(self) -> QuestionKind:
        """The kind of question: without options a figure is asked for."""
        return "written" if self.options else "figure"


class LessonFile(Part, frozen=True, kw_only=True):
    """The whole file."""

    format: Literal[1] = 1
    game: str
    title: str = ""
    handed_out: bool = False
    """A students' version: its exercises hold no solution, and are not asked for one."""
    position: tuple[Position, ...] = ()
    walkthrough: tuple[Walkthrough, ...] = ()
    exercise: tuple[Exercise, ...] = ()
    quiz: tuple[Drill, ...] = ()
    question: tuple[Written, ...] = ()
