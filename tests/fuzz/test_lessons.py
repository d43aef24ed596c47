"""A teacher's lesson file, whatever is in it: every mistake told, or lessons that can be walked and tried."""

import tomllib
from functools import cache, partial
from importlib.resources import files
from random import Random

import pytest
from hypothesis import given

import rulebook_lab as lab
from rulebook_lab.lessons.check import problems
from rulebook_lab.lessons.exercise import Attempt
from rulebook_lab.lessons.lessons import Lessons
from rulebook_lab.lessons.loading import read_lessons
from rulebook_lab.lessons.quiz import make_quiz
from rulebook_lab.lessons.source import BadLessons, Source
from rulebook_lab.lessons.walkthrough import Walk
from rulebook_lab.testing.answers import answered, unless_refused
from rulebook_lab.testing.inputs import handfuls, law, odd
from tests.fuzz.toml import Toml, other_file
from tests.laws.positions import GAMES

KINDS = ("walkthrough", "exercise", "quiz", "question")


@cache
def shipped(name: str) -> Toml:
    """The lessons of a game, with its questions written by hand."""
    folder = files(lab.game(name).package)
    data = tomllib.loads(folder.joinpath("lessons.toml").read_text(encoding="utf-8"))
    questions = folder.joinpath("questions.toml")
    if questions.is_file():
        data["question"] = tomllib.loads(questions.read_text(encoding="utf-8")).get("question", [])
    return data


def small_file(random: Random, name: str) -> Toml:
    """One or two lessons of a game and the positions that they name."""
    data = shipped(name)
    kinds = [kind for kind in KINDS if data.get(kind)]
    chosen = random.sample(kinds, random.randint(1, min(2, len(kinds))))
    entries = {kind: [random.choice(data[kind])] for kind in chosen}
    named, before = set[str](), -1
    positions = {each["id"]: each["text"] for each in data.get("position", [])}
    while len(named) > before:
        before = len(named)
        texts = [str(entry.get("position", "")) for kind in chosen for entry in entries[kind]]
        texts += [positions[id] for id in named]
        named |= {id for id in positions for text in texts if id in text.split()}
    kept = [{"id": id, "text": text} for id, text in positions.items() if id in named]
    return {"format": 1, "game": name, **({"position": kept} if kept else {}), **entries}


@law(4, 400)
@given(randoms=handfuls())
@pytest.mark.parametrize("name", GAMES)
def test_other_lessons_are_refused_in_words_or_taught(name: str, randoms: list[Random]) -> None:
    for random in randoms:
        text = other_file(random, small_file(random, name))
        with answered("lessons", text):
            found = unless_refused(partial(read_lessons, Source(text, "own.toml"), lab.game), BadLessons)
            if found is None:
                continue
            wrong = problems(found)
            assert all(problem.reason for problem in wrong)
            if not wrong:
                teach(found, odd(random))


def teach(lessons: Lessons, answer: object) -> None:
    """Go through everything in a file."""
    assert repr(lessons)
    for walkthrough in lessons.walkthroughs.values():
        walk = Walk(lessons, walkthrough)
        for page in range(len(walk)):
            walk.goto(page)
            assert repr(walk)
    for exercise in lessons.exercises.values():
        attempt = Attempt(lessons, exercise)
        unless_refused(lambda attempt=attempt: attempt.answer(answer), lab.RulebookError)
        assert repr(attempt)
    if lessons.drills or lessons.questions:
        quiz = unless_refused(lambda: make_quiz(lessons, n=2), lab.RulebookError)
        assert quiz is None or repr(quiz)
