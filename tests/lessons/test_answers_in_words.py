"""Answers as learners type them: numbers in words, options without diacritics, in the language in use."""

from fractions import Fraction

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import RulebookError
from rulebook_lab.lessons.numbers import read_number
from rulebook_lab.lessons.quiz.question import Option, Question
from rulebook_lab.lessons.sentences import quoted


@pytest.mark.parametrize(
    ("language", "text", "number"),
    [
        ("en", "five pearls", 5),
        ("pl", "dwa", 2),
        ("pl", "szesc punktow", 6),
        ("sr", "tri", 3),
        ("sr-Cyrl", "пет поена", 5),
        ("en", "forty-two points", 42),
        ("en", "I think it's 14?", 14),
        ("en", "(14)", 14),
        ("en", "no points", 0),
        ("en", "6 + 8 = 14", 14),
        ("en", "1 000", 1000),
        ("en", "minus three", -3),
        ("pl", "czternaście punktów", 14),
        ("pl", "ani jeden", 0),
        ("pl", "myślę, że 5", 5),
        ("sr", "dvadeset pet poena", 25),
        ("sr", "nista", 0),
    ],
)
def test_a_number_may_be_a_word(language: str, text: str, number: int) -> None:
    with lab.speaking(language):
        found = read_number(text)
        assert found is not None
        assert found.value == number
        assert read_number("mnogo") is None


@pytest.mark.parametrize(
    ("language", "text", "number"),
    [
        ("en", "one thirty-sixth", "1/36"),
        ("en", "two thirds", "2/3"),
        ("en", "three and a half", "7/2"),
        ("en", "1½", "3/2"),
        ("en", "fifty-fifty", "1/2"),
        ("en", "fifty percent", "1/2"),
        ("en", "a chance of 1 in 36", "1/36"),
        ("en", "1/6 x 1/6", "1/36"),
        ("pl", "jedna szósta", "1/6"),
        ("pl", "pół", "1/2"),
        ("sr", "dve trecine", "2/3"),
        ("sr", "pola", "1/2"),
    ],
)
def test_a_part_may_be_said_in_words(language: str, text: str, number: str) -> None:
    """“Two thirds” was once 2, and “one thirty-sixth” 1."""
    with lab.speaking(language):
        found = read_number(text)
        assert found is not None
        assert str(found.value) == number


@pytest.mark.parametrize(
    "text", ["5 or 6", "two or three", "3-4", "more than 3", "two pearls and 1 key", "no, 5"]
)
def test_what_leaves_it_open_is_no_number(text: str) -> None:
    assert read_number(text) is None


def test_odds_of_one_to_35_are_one_in_36() -> None:
    for said in ("1 to 35", "1:35", "1 in 36", "1:36"):
        found = read_number(said)
        assert found is not None
        assert found.is_about(Fraction(1, 36))
    found = read_number("1 in 35")
    assert found is not None
    assert not found.is_about(Fraction(1, 36))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I don’t know"),
        ("en", "I do not know"),
        ("en", "?"),
        ("en", "Hint!"),
        ("pl", "nie wiem"),
        ("sr", "Не знам."),
    ],
)
def test_who_has_no_answer_is_given_a_hint(language: str, said: str) -> None:
    """Once the rulebook was looked up for “I don't know”."""
    with lab.speaking(language):
        exercise = next(each for each in lab.lessons("ambis").exercises.values() if each.hints)
        attempt = lab.exercise("ambis", exercise.id)
        ask = attempt.play if exercise.kind == "do" else attempt.answer
        feedback = ask(said)
        assert (feedback.right, feedback.text) == (None, exercise.hints[0])
        assert attempt.status == "open"


@pytest.mark.parametrize("said", ["125 %", "-3", "2.8", "35 to 1"])
def test_what_can_be_no_probability_is_told(said: str) -> None:
    lessons = lab.lessons("amber_route")
    exercise = next(each for each in lessons.exercises.values() if each.kind == "odds")
    feedback = lab.exercise("amber_route", exercise.id).answer(said)
    assert feedback.right is None
    assert "from 0 to 1" in feedback.text


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("sr", "ne, zavera kosta biser"),
        ("sr-Cyrl", "Не, завера кошта бисер."),
        ("sr", "NE, ZAVERA KOŠTA BISER"),
    ],
)
def test_an_option_may_be_typed_without_diacritics(language: str, typed: str) -> None:
    texts = ("Da, zavera je akcija.", "Ne, zavera košta biser.")
    with lab.speaking(language):
        question = Question(
            kind="written", form="written", clauses=("plot.cost",), game=lab.game("ambis"), state=None,
            stem="Sme li?", options=tuple(Option(text, text) for text in texts), right=1, why="",
        )  # fmt: skip
        assert question.check(typed).right
        with pytest.raises(RulebookError):
            question.check("nesto drugo")


@pytest.mark.parametrize("typed", ["", "  ", "no idea"])
def test_no_figure_is_neither_right_nor_wrong(typed: str) -> None:
    question = Question(
        kind="figure", form="written", clauses=("plot.cost",), game=lab.game("ambis"), state=None,
        stem="How many pearls?", options=(), right=0, number="1", why="",
    )  # fmt: skip
    feedback = question.check(typed)
    assert feedback.right is None
    assert feedback.text.startswith("Write a figure")
    assert "[" not in feedback.text, "the rule would tell the answer"
    assert question.check("2").right is False
    assert question.check("1").right


@pytest.mark.parametrize(
    ("language", "words", "told"),
    [
        ("en", "No, by the rule “Plotting”", "“No, by the rule ‘Plotting’”"),
        ("pl", "Nie, zasada „Spisek”", "„Nie, zasada «Spisek»”"),
        ("sr", "Ne, pravilo „Zavera”", "„Ne, pravilo ‚Zavera’”"),
        ("en", "a single pearl", "“a single pearl”"),
    ],
)
def test_a_quotation_within_a_quotation_has_marks_of_its_own(language: str, words: str, told: str) -> None:
    with lab.speaking(language):
        assert quoted(words) == told
