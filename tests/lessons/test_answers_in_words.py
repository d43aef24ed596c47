"""Answers as learners type them: numbers in words, options without diacritics, in the language in use."""

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import RulebookError
from rulebook_lab.lessons.numbers import read_number
from rulebook_lab.lessons.quiz.question import Option, Question


@pytest.mark.parametrize(
    ("language", "text", "number"),
    [
        ("en", "five pearls", 5),
        ("pl", "dwa", 2),
        ("pl", "szesc punktow", 6),
        ("sr", "tri", 3),
        ("sr-Cyrl", "пет поена", 5),
    ],
)
def test_a_number_may_be_a_word(language: str, text: str, number: int) -> None:
    with lab.speaking(language):
        found = read_number(text)
        assert found is not None
        assert found.value == number
        assert read_number("mnogo") is None


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
