"""The lessons of every game: what they say is so, exercises can be solved, quiz answers are right."""

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons import Attempt, lessons_of, problems
from rulebook_lab.lessons.quiz import make_quiz
from tests.lessons.answers import faults

GAMES = [name for name in lab.games if lessons_of(lab.game(name)).walkthroughs]
EXERCISES = [(name, id) for name in GAMES for id in lessons_of(lab.game(name)).exercises]
DRILLS = [
    (name, drill.id, clause)
    for name in GAMES
    for drill in lessons_of(lab.game(name)).drills.values()
    for clause in drill.clauses
]
PAPERS, QUESTIONS = 20, 50


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


@pytest.mark.parametrize(("name", "drill", "clause"), DRILLS)
def test_a_drill_brings_a_question_about_each_of_its_clauses(name: str, drill: str, clause: str) -> None:
    quiz = make_quiz(lessons_of(lab.game(name)), clauses=[clause], n=1)
    assert quiz[0].clauses[0] == clause
    assert faults(quiz[0]) == []


@pytest.mark.parametrize("name", lab.games)
def test_a_thousand_questions_are_right(name: str) -> None:
    lessons = lessons_of(lab.game(name))
    for seed in range(PAPERS):
        quiz = make_quiz(lessons, n=QUESTIONS, seed=seed)
        assert len(quiz) == QUESTIONS
        assert [fault for question in quiz for fault in faults(question)] == []
        assert len({(question.stem, question.state) for question in quiz}) == QUESTIONS
        assert len({question.letter for question in quiz}) == 4
