"""How a value of the library shows itself in a notebook, where a plain picture or text is not enough."""

from __future__ import annotations

from functools import singledispatch

from ..bots.review import Review
from ..engine import Catalogue, State, Timeline, WrongKind
from ..games import game
from ..lessons.ask import Answers
from ..lessons.desk import Desk
from ..lessons.exercise import Attempt
from ..lessons.progress import Progress
from ..lessons.quiz import Quiz
from ..lessons.walkthrough import Walk
from ..scene import Scene
from .answers import answers
from .board import Board
from .cards import Rules
from .desk import DeskPage
from .exercise import ExercisePage
from .page import Page
from .play import picture
from .quiz import QuizPage
from .review import ReviewPage
from .table import table
from .walk import WalkPage


@singledispatch
def show(thing: object, progress: Progress | None = None) -> Page:
    """A page for a walkthrough, exercise, quiz, desk, review, catalogue, record, position or scene.

    `progress` keeps what the reader sees and answers. Raises WrongKind for anything else.
    """
    raise WrongKind(f"there is no page for {type(thing).__name__}: show a lesson, a record or a position")


@show.register
def _(thing: Walk, progress: Progress | None = None) -> Page:
    return WalkPage(thing, progress)


@show.register
def _(thing: Attempt, progress: Progress | None = None) -> Page:
    return ExercisePage(thing, progress)


@show.register
def _(thing: Quiz, progress: Progress | None = None) -> Page:
    return QuizPage(thing, progress)


@show.register
def _(thing: Review, progress: Progress | None = None) -> Page:
    return ReviewPage(thing, progress)


@show.register
def _(thing: Answers, progress: Progress | None = None) -> Page:
    return answers(thing)


@show.register
def _(thing: Desk, progress: Progress | None = None) -> Page:
    return DeskPage(thing)


@show.register
def _(thing: Catalogue, progress: Progress | None = None) -> Page:
    return Rules(game(thing.game))


@show.register
def _(thing: Timeline, progress: Progress | None = None) -> Page:
    return table(thing)


@show.register
def _(thing: State, progress: Progress | None = None) -> Page:
    return Board(picture(thing, {}))


@show.register
def _(thing: Scene, progress: Progress | None = None) -> Page:
    return Board(thing)
