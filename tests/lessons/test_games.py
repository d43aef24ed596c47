"""The lessons of every game: what they say is so, exercises can be solved, quiz answers are right."""

import os
from collections import Counter
from typing import get_args

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons import Attempt, lessons_of, problems
from rulebook_lab.lessons.format import ExerciseKind
from rulebook_lab.lessons.loading import bank_of, read_lessons
from rulebook_lab.lessons.quiz import ROUTINE, askable, make_quiz
from rulebook_lab.lessons.quiz.report import practised
from rulebook_lab.lessons.source import Source
from rulebook_lab.lessons.writing import write_lessons
from tests.lessons.answers import faults

GAMES = [name for name in lab.games if lessons_of(lab.game(name)).walkthroughs]
EXERCISES = [(name, id) for name in GAMES for id in lessons_of(lab.game(name)).exercises]
DRILLS = [
    (name, drill.id, clause)
    for name in GAMES
    for drill in lessons_of(lab.game(name)).drills.values()
    for clause in drill.clauses
]
ASKED = int(os.environ.get("QUESTIONS", "100"))


@pytest.mark.parametrize("name", GAMES)
def test_all_that_the_lessons_say_is_so(name: str) -> None:
    assert problems(lessons_of(lab.game(name))) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_example_of_the_rulebook_is_a_walkthrough(name: str) -> None:
    game = lab.game(name)
    assert set(game.catalogue.examples) <= set(lessons_of(game).walkthroughs)


@pytest.mark.parametrize(("name", "id"), EXERCISES)
def test_the_solution_solves_nothing_does_not_and_a_wrong_answer_is_told_a_clause(name: str, id: str) -> None:
    lessons = lessons_of(lab.game(name))
    attempt = Attempt(lessons, lessons.exercise(id))
    assert attempt.check(attempt.exercise.solution).right
    for wrong in ([], ["nonsense"], ["nonsense", "nonsense"]):
        feedback = attempt.check(wrong)
        assert not feedback.right
        assert feedback.clauses
        assert feedback.clauses[0] in lessons.game.catalogue
        assert feedback.clauses[0] in feedback.text


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_played_in_an_exercise_gets_a_verdict(name: str) -> None:
    """Also where the goal speaks of what only the solution brings, such as a building."""
    lessons = lessons_of(lab.game(name))
    for exercise in lessons.exercises.values():
        if exercise.kind != "do":
            continue
        attempt = Attempt(lessons, exercise)
        moves = list(attempt.state.legal_moves)
        for move in (*moves[:2], *moves[-2:]):
            assert attempt.play(move).text, exercise.id
            attempt.again()


@pytest.mark.parametrize(("name", "drill", "clause"), DRILLS)
def test_a_drill_brings_a_question_about_each_of_its_clauses(name: str, drill: str, clause: str) -> None:
    quiz = make_quiz(lessons_of(lab.game(name)), clauses=[clause], n=1)
    assert quiz[0].clauses[0] == clause
    assert faults(quiz[0]) == []


@pytest.mark.parametrize("name", lab.games)
def test_questions_are_right_and_fair(name: str) -> None:
    """`QUESTIONS=1000 pytest …` looks at a thousand of each game."""
    lessons = lessons_of(lab.game(name))
    for seed in range(ASKED // 50):
        quiz = make_quiz(lessons, n=50, seed=seed)
        assert len(quiz) == 50
        assert [fault for question in quiz for fault in faults(question)] == []
        assert sum(quiz.game.catalogue[q.clauses[0]].kind in ROUTINE for q in quiz) <= 5
        assert {question.letter for question in quiz} >= set("abcd")


@pytest.mark.parametrize("name", lab.games)
def test_the_bank_is_right(name: str) -> None:
    bank = bank_of(lab.game(name))
    assert problems(bank) == []
    assert len(bank.questions) >= 40
    again = read_lessons(Source(write_lessons(bank.file)), lambda _: bank.game)
    assert again.questions == bank.questions


@pytest.mark.parametrize("name", lab.games)
def test_the_right_letter_is_spread_evenly(name: str) -> None:
    quizzes = [make_quiz(lessons_of(lab.game(name)), n=50, seed=seed) for seed in range(6)]
    letters = Counter(question.letter for quiz in quizzes for question in quiz if len(question.options) == 4)
    assert all(0.23 < letters[letter] / letters.total() < 0.27 for letter in "abcd")


@pytest.mark.parametrize("name", lab.games)
def test_nearly_every_playable_clause_can_be_asked_alone(name: str) -> None:
    lessons = lessons_of(lab.game(name))
    playable = [clause.id for clause in lessons.game.catalogue if clause.kind not in ROUTINE]
    asked = [clause for clause in playable if clause in askable(lessons.game)]
    assert len(asked) >= 0.97 * len(playable)
    for clause in asked:
        assert make_quiz(lessons, clauses=[clause], n=1)[0].clauses[0] == clause


@pytest.mark.parametrize("name", lab.games)
def test_practising_day_after_day_reaches_the_whole_game(name: str) -> None:
    assert len(practised(lab.game(name), 200 if ASKED >= 1000 else 60)) >= 60


@pytest.mark.parametrize("game", lab.games)
def test_there_are_exercises_of_every_kind_with_hints(game: str) -> None:
    exercises = lab.lessons(game).exercises.values()
    assert len(exercises) >= 25
    assert {exercise.kind for exercise in exercises} == {*get_args(ExerciseKind)}
    assert all(exercise.hints and exercise.title for exercise in exercises)


AT_THE_TABLE = {"Exchange of goods, rivers / Practical matters"}
"""Chapters about what hands do with the pieces, of which no position shows anything."""


@pytest.mark.parametrize("game", lab.games)
def test_every_chapter_that_plays_has_an_exercise(game: str) -> None:
    lessons = lab.lessons(game)
    known = lessons.game.catalogue
    exercised = {known[clause].section for each in lessons.exercises.values() for clause in each.clauses}
    assert {clause.section for clause in known if clause.plays} - exercised <= AT_THE_TABLE
