"""Generated questions: right by trying, one right option, no repeats, the same for the same seed."""

import subprocess
import sys

import pytest

from rulebook_lab.engine import RulebookError
from rulebook_lab.lessons import Lessons
from rulebook_lab.lessons.quiz import make_quiz
from tests.lessons.answers import faults


@pytest.mark.parametrize("kind", ["legal", "clause", "next", "figure", "odds"])
def test_questions_of_a_kind_are_right(lessons: Lessons, kind: str) -> None:
    quiz = make_quiz(lessons, kind=kind, n=20, seed=5)
    assert {question.kind for question in quiz} == {kind}
    assert [fault for question in quiz for fault in faults(question)] == []


def test_every_form_is_asked(lessons: Lessons) -> None:
    forms = {question.form for seed in range(8) for question in make_quiz(lessons, n=20, seed=seed)}
    assert forms == {
        "legal", "illegal", "clause", "next", "asked", "points", "winners", "odds"
    }  # fmt: skip


@pytest.mark.parametrize(
    "clause",
    ["turn.most", "turn.there", "vote.once", "vote.call", "vote.effect", "score.pebbles", "end.empty"],
)
def test_questions_about_a_clause_are_about_it(lessons: Lessons, clause: str) -> None:
    quiz = make_quiz(lessons, clauses=[clause], n=4)
    assert len(quiz) == 4
    assert all(question.clauses[0] == clause for question in quiz)


def test_no_question_repeats_within_a_paper(lessons: Lessons) -> None:
    quiz = make_quiz(lessons, n=40, seed=2)
    assert len({(question.state, question.stem) for question in quiz}) == len(quiz)


def test_the_right_letter_does_not_tell(lessons: Lessons) -> None:
    letters = {question.letter for question in make_quiz(lessons, n=40)}
    assert letters == {"a", "b", "c", "d"}


def test_the_same_seed_gives_the_same_paper_in_another_process(lessons: Lessons) -> None:
    code = (
        "from tests.toy import GAME\n"
        "from tests.lessons.conftest import PEBBLES\n"
        "from rulebook_lab.lessons import load_lessons\n"
        "from rulebook_lab.lessons.quiz import make_quiz\n"
        "print(make_quiz(load_lessons(PEBBLES, lambda name: GAME), n=12, seed=7).paper())\n"
    )
    papers = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert papers == {make_quiz(lessons, n=12, seed=7).paper() + "\n"}
    assert make_quiz(lessons, n=12, seed=8).paper() not in papers


def test_answers_are_letters_numbers_or_words(lessons: Lessons) -> None:
    quiz = make_quiz(lessons, kind="legal", n=1)
    question = quiz[0]
    right = question.options[question.right].text
    assert all(question.check(answer).right for answer in (question.letter, question.right, right))
    wrong = quiz.answer(1, (question.right + 1) % len(question.options))
    assert wrong.right is False
    assert wrong.clauses[0] in wrong.text
    with pytest.raises(RulebookError, match="one of the letters a, b, c"):
        question.check("z")
    with pytest.raises(RulebookError, match="questions 1 to 1"):
        quiz.answer(2, "a")


def test_paper_and_key(lessons: Lessons) -> None:
    quiz = make_quiz(lessons, n=5, seed=3)
    paper, key = quiz.paper(), quiz.key()
    assert paper.count("## ") == 5
    for number, question in enumerate(quiz, 1):
        assert question.stem in paper
        assert f"{number}. **{question.letter}** {question.options[question.right].text}" in key
        assert question.why.splitlines()[0] not in paper
    assert quiz.paper("html").count("<section>") == 5
    assert quiz.key("html").count("<li value=") == 5


def test_what_cannot_be_asked_is_said(lessons: Lessons) -> None:
    with pytest.raises(RulebookError, match=r"could be made about setup\.heap of the kind 'legal'"):
        make_quiz(lessons, clauses=["setup.heap"], kind="legal")
    with pytest.raises(KeyError, match=r"did you mean 'turn\.most'"):
        make_quiz(lessons, clauses=["turn.mots"])
    with pytest.raises(RulebookError, match="no kind 'essay'"):
        make_quiz(lessons, kind="essay")
