"""A lesson file on paper: a sheet for the pupils, and the page of its answers for the teacher."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from random import Random

from ..engine import RulebookError
from .exercise import Attempt
from .format import Exercise
from .lessons import Lessons
from .quiz.export import in_html
from .quiz.paper import answered, asked, page
from .quiz.picture import board_svg
from .quiz.question import Question
from .quiz.wording import by_hand
from .sentences import in_words, with_titles
from .telling import message, say

PLACES = 4
"""At how many places in turn the right answer of a question may stand."""


def sheet(lessons: Lessons) -> str:
    """The pupils' sheet as HTML to print: walkthroughs to read, exercises and questions without answers.
    Raises RulebookError where there is no lesson."""
    read = [_walkthrough(lessons, id) for id in lessons.walkthroughs]
    tasks = [_task(lessons, number, each) for number, each in enumerate(_exercises(lessons), 1)]
    first = len(tasks) + 1
    questions = [asked(number, each) for number, each in enumerate(_questions(lessons), first)]
    return _printed(lessons.title, [*read, *tasks, *questions], f"<p>{escape(say('quiz', 'name'))}</p>")


def answers(lessons: Lessons) -> str:
    """The answers to the sheet, numbered as they are there, with the rule that decides each. Raises
    RulebookError where there is nothing to answer."""
    tasks = [_solved(lessons, number, each) for number, each in enumerate(_exercises(lessons), 1)]
    first = len(tasks) + 1
    questions = [answered(number, each) for number, each in enumerate(_questions(lessons), first)]
    rows = [*tasks, *questions]
    return _printed(
        say("printed", "answers", title=lessons.title), [f"<ol>{''.join(rows)}</ol>"] if rows else []
    )


def _printed(title: str, parts: list[str], below: str = "") -> str:
    if not parts:
        raise RulebookError(message("nothing-to-print"))
    return page(title, [f"<h1>{escape(title)}</h1>{below}", *parts])


def _exercises(lessons: Lessons) -> Iterator[Exercise]:
    return iter(lessons.exercises.values())


def _questions(lessons: Lessons) -> Iterator[Question]:
    """The file's questions, their right answers at each place in turn."""
    for place, written in enumerate(lessons.questions.values()):
        random = Random(written.id)
        yield by_hand(lessons, written, random, (place + random.randrange(PLACES)) % PLACES)


# -- for the pupils ----------------------------------------------------------------------------


def _walkthrough(lessons: Lessons, id: str) -> str:
    lesson = lessons.walkthrough(id)
    opening = lessons.opening(lesson)
    board = board_svg(opening.view(lesson.view) if lesson.view else opening)
    steps = "".join(f"<li>{in_html(step.caption)}</li>" for step in lesson.step)
    heading = f"<h2>{escape(lesson.title or id)}</h2>"
    return f"<section>{heading}{board}<p>{in_html(lesson.intro)}</p><ol>{steps}</ol></section>"


def _task(lessons: Lessons, number: int, exercise: Exercise) -> str:
    opening = Attempt(lessons, exercise).state
    board = board_svg(opening.view(exercise.view) if exercise.view else opening)
    options = "".join(f"<li>{in_html(each)}</li>" for each in _options(lessons, exercise))
    most = f"<p>{say('printed', 'most', n=exercise.at_most)}</p>" if exercise.at_most else ""
    line = escape(say("printed", "which" if exercise.kind == "find-illegal" else "answer"))
    return (
        f"<section><h2>{number} {escape(exercise.title)}</h2>{board}<p>{in_html(exercise.goal)}</p>"
        f'{most}<ol type="a">{options}</ol><p>{line}</p></section>'
    )


def _options(lessons: Lessons, exercise: Exercise) -> list[str]:
    """What there is to choose from, in words."""
    if exercise.kind == "find-illegal":
        return [_moved(Attempt(lessons, exercise), move) for move in exercise.options]
    state = Attempt(lessons, exercise).state
    return [in_words(state, each) for each in exercise.options]


def _moved(attempt: Attempt, move: str) -> str:
    """A move in words, as it is at this moment."""
    return attempt.game.describe(attempt.game.read_move(move), attempt.state)


# -- for the teacher ---------------------------------------------------------------------------


def _solved(lessons: Lessons, number: int, exercise: Exercise) -> str:
    said = "".join(f"<li>{in_html(each)}</li>" for each in _solution(lessons, exercise))
    solution = f"<ul>{said}</ul>" if said else f"<p>{escape(say('printed', 'unknown'))}</p>"
    clause = lessons.game.catalogue[exercise.clauses[0]]
    why = in_html(say("printed", "because", clause=clause.title, rule=clause.text.strip()))
    return f"<li value={number}><b>{escape(exercise.title or exercise.goal)}</b>{solution}<p>{why}</p></li>"


def _solution(lessons: Lessons, exercise: Exercise) -> list[str]:
    """The solution in words; nothing where the file is one that was handed out."""
    game, attempt = lessons.game, Attempt(lessons, exercise)
    told = []
    for each in exercise.solution:
        if exercise.kind not in ("do", "find-all", "find-illegal"):
            told.append(in_words(attempt.state, each))
        elif each not in game.catalogue:  # the clause that refuses the move is told with it
            told.append(_moved(attempt, each))
            if why := attempt.state.why_not(each):
                told += with_titles(game, str(why)).splitlines()
            elif exercise.kind == "do":
                attempt.play(each)
    return told
