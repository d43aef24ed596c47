"""A lesson file to begin with: one of each kind of lesson, of the game's own, to be changed and replaced."""

from __future__ import annotations

from msgspec.structs import replace

from ..engine import Game
from .format import Exercise, LessonFile, Step, Walkthrough
from .lessons import Lessons
from .loading import lessons_of
from .writing import write_lessons

GUIDE = """\
# A lesson of {title}, to be changed: lab.lessons("{name}") plays it, rulebook-lab check {name} looks it over.
#
# 45 minutes: 10 the walkthrough, read together and played on from any step ("Play on from here");
#             15 the exercises, alone or in pairs; 15 questions (rulebook-lab paper {name}); 5 what was hard.
#
# A position is written line by line, what is left out is as at the start of a game;
# lab.desk("{game}") makes one by clicking. docs/lessons.md describes every key.

"""


def lesson_text(game: Game, name: str = "my-lesson.toml") -> str:
    """The text of a lesson file to begin with."""
    own = lessons_of(game)
    made = LessonFile(
        game=game.id,
        title="My lesson",
        walkthrough=tuple(_walkthrough(own, each) for each in _shortest(own)[:1]),
        exercise=tuple(_exercise(own, each) for each in _one_of_each_kind(own)),
    )
    return GUIDE.format(title=game.title, game=game.id, name=name) + write_lessons(made)


def _shortest(own: Lessons) -> list[Walkthrough]:
    """The walkthroughs in which something is played, those of few steps first."""
    played = [each for each in own.walkthroughs.values() if sum(bool(step.played) for step in each.step) > 1]
    return sorted(played or own.walkthroughs.values(), key=lambda each: len(each.step))


def _walkthrough(own: Lessons, it: Walkthrough) -> Walkthrough:
    steps = tuple(_step(own, step) for step in it.step)
    return replace(it, id="my-walkthrough", position=_written_out(own, it.position), step=steps)


def _step(own: Lessons, step: Step) -> Step:
    return replace(step, position=_written_out(own, step.position))


def _one_of_each_kind(own: Lessons) -> list[Exercise]:
    first: dict[str, Exercise] = {}
    for exercise in own.exercises.values():
        first.setdefault(exercise.kind, exercise)
    return list(first.values())


def _exercise(own: Lessons, it: Exercise) -> Exercise:
    return replace(it, id=f"my-{it.id}", position=_written_out(own, it.position))


def _written_out(own: Lessons, position: str) -> str:
    """A position in full: the file to begin with names none of ours."""
    return own.position_text(position).strip() + "\n" if position else ""
