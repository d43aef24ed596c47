"""What a notebook calls: `lab.example`, `lab.exercise`, `lab.lessons`, `lab.quiz`, `lab.ask` and others."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ..engine import Game, RulebookError, State
from ..games import game, named, spelt
from . import ask as asking
from . import from_position
from .desk import Desk
from .exercise import Attempt
from .format import QuestionKind
from .lessons import Lessons
from .loading import lessons_of, load_lessons
from .progress import Progress
from .quiz import Quiz, make_quiz
from .understanding import Understood, understand
from .walkthrough import Walk


def lessons(source: str | Path | Game) -> Lessons:
    """The lessons of a game (its name or value), or of a teacher's file.

    Raises BadLessons, which names the line and the reason of every mistake.
    """
    if isinstance(source, Game):
        return lessons_of(source)
    if name := spelt(source):
        return lessons_of(game(name))
    return load_lessons(source, game)


def example(source: str | Path | Game, id: str) -> Walk:
    """A walkthrough by its id: a worked example of the rulebook or one of a teacher's."""
    found = lessons(source)
    return Walk(found, found.walkthrough(id))


def exercise(source: str | Path | Game, id: str) -> Attempt:
    """An exercise by its id, ready to be tried."""
    found = lessons(source)
    return Attempt(found, found.exercise(id))


def quiz(
    source: str | Path | Game,
    clauses: Iterable[str] = (),
    kind: QuestionKind | None = None,
    n: int = 10,
    seed: int = 0,
) -> Quiz:
    """`n` questions, about `clauses` (all without any), of one `kind` (all without one).

    A teacher's own come first, then those of the game, written by hand or from its store. The same arguments
    give the same quiz. Raises RulebookError when there is no such question.
    """
    return make_quiz(lessons(source), clauses=clauses, kind=kind, n=n, seed=seed)


def ask(source: str | Game, question: str) -> asking.Answers:
    """What a rulebook says about something, in free text; typing errors do not matter."""
    return asking.ask(named(source), question)


def may(state: State) -> from_position.Choices:
    """What may I do here, and by which rule?"""
    return from_position.may(state)


def stops(state: State, what: str) -> from_position.Obstacles | Understood:
    """What would stop me from this move, from any move of this verb, or from what is said in words?"""
    try:
        return from_position.stops(state, what)
    except RulebookError:
        if not isinstance(state, State) or not isinstance(what, str):
            raise
        found = understand(state, what)
        if not found.whys and not found.answers:
            raise
        return found


def desk(source: str | Game, position: str | State = "") -> Desk:
    """The teacher's desk, with a position (a text or a value; without one the first of a game in which a seat
    has something to do)."""
    return Desk(named(source), position)


def progress(path: str | Path | None = None, learner: str = "me") -> Progress:
    """What a learner has seen, tried and got right, kept in a file; with None in memory only."""
    return Progress(path, learner)
