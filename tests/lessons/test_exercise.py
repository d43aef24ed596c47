"""Exercises: the stored solution solves, nothing does not, and a wrong answer is told a clause."""

from fractions import Fraction

import msgspec
import pytest

import rulebook_lab as lab
from rulebook_lab.engine import RulebookError
from rulebook_lab.lessons import Attempt, Lessons
from rulebook_lab.lessons.expectation import is_about
from rulebook_lab.lessons.sentences import in_words

WRONG = {
    "last": ["blue take 1", "blue take 1"],
    "leave-one": ["blue take 1"],
    "let-take": ["blue take 3"],
    "all": ["blue take 1"],
    "which": ["blue take 3", "turn.most"],
    "what-next": ["heap = 2"],
    "how-many": ["5"],
    "how-likely": ["1/3"],
}


@pytest.fixture
def last(lessons: Lessons) -> Attempt:
    return Attempt(lessons, lessons.exercise("last"))


@pytest.mark.parametrize("id", WRONG)
def test_the_solution_solves_and_nothing_does_not(lessons: Lessons, id: str) -> None:
    attempt = Attempt(lessons, lessons.exercise(id))
    assert attempt.check(attempt.exercise.solution).right
    assert not attempt.check([]).right


@pytest.mark.parametrize("id", WRONG)
def test_a_wrong_answer_is_told_a_clause(lessons: Lessons, id: str) -> None:
    attempt = Attempt(lessons, lessons.exercise(id))
    feedback = attempt.check(WRONG[id])
    assert not feedback.right
    assert feedback.clauses
    assert feedback.clauses[0] in feedback.text


def test_the_other_seats_reply(last: Attempt) -> None:
    assert last.play("blue take 2").right is None
    assert last.state.heap == 1
    assert last.play("blue take 1").right
    assert last.status == "solved"


@pytest.mark.parametrize(("move", "right"), [("blue take 1", False), ("blue take 3", True)])
def test_nobody_replies_where_one_move_is_asked_for(lessons: Lessons, move: str, right: bool) -> None:
    attempt = Attempt(lessons, lessons.exercise("leave-one"))
    assert attempt.play(move).right is right
    assert attempt.state == attempt.opening.play(move)
    assert attempt.status == ("solved" if right else "failed")


def test_replies_that_are_written_down_are_played_after_the_one_move(lessons: Lessons) -> None:
    attempt = Attempt(lessons, lessons.exercise("let-take"))
    assert attempt.play("blue take 2").right
    assert [move.seat for move in attempt.timeline.moves] == ["blue", "yellow"]


def test_what_chance_must_bring_is_waited_for_after_one_move() -> None:
    court = lab.exercise("ambis", "fill-the-court")
    fifth = {"at_most": 1, "success": ("court = 5",), "solution": ("blue plot",)}
    attempt = Attempt(court.lessons, msgspec.structs.replace(court.exercise, **fifth))
    assert attempt.play("blue plot").right


def test_what_is_gone_is_nothing() -> None:
    geese = lab.exercise("roads_and_boats", "save-a-goose")
    for move in ("red go r1 1,0/0", "red take-on r1 clay 1,0/0"):
        feedback = geese.play(move)
    assert feedback.right is False
    assert "goods.1,0/0" not in geese.state.facts


def test_a_refused_move_changes_nothing_and_says_why(last: Attempt) -> None:
    feedback = last.play("blue take 4")
    assert feedback.clauses == ("turn.most",)
    assert "one to 3 may" in feedback.text
    assert (last.status, last.used, last.state.heap) == ("open", 0, 4)


def test_a_failure_ends_the_attempt(last: Attempt) -> None:
    last.play("blue call")
    feedback = last.play("blue cast yes")
    assert feedback.right is False
    assert "(“Effect of the vote” comes into play)" in feedback.text
    with pytest.raises(RulebookError, match="begin again"):
        last.play("blue take 1")
    last.again()
    assert last.status == "open"


def test_the_moves_run_out(last: Attempt) -> None:
    last.play("blue take 1")
    assert last.play("blue take 1").right is False
    assert "used up" in str(last.feedback)


def test_hints_come_one_by_one(last: Attempt) -> None:
    assert [last.hint() for _ in range(3)] == [
        "Leave something for Yellow.",
        "Yellow always takes one.",
        "There are no more hints.",
    ]


def test_finding_all_names_what_refuses_a_wrong_one(lessons: Lessons) -> None:
    attempt = Attempt(lessons, lessons.exercise("all"))
    feedback = attempt.answer("blue take 1", "blue take 2", "blue take 3")
    assert feedback.clauses == ("turn.there",)
    assert "1 more is still missing" in attempt.answer("blue take 2").text


def test_finding_the_illegal_one_asks_for_the_clause_too(lessons: Lessons) -> None:
    attempt = Attempt(lessons, lessons.exercise("which"))
    feedback = attempt.answer("blue take 0", "turn.there")
    assert not feedback.right
    assert feedback.clauses == ("turn.most",)


@pytest.mark.parametrize("answer", ["1/4", "0.25", "0,250", "25%", "25 %", "25.0%"])
def test_odds_may_be_answered_as_a_fraction_a_decimal_or_per_cent(lessons: Lessons, answer: str) -> None:
    assert Attempt(lessons, lessons.exercise("how-likely")).answer(answer).right


@pytest.mark.parametrize(
    ("answer", "right"), [("0.33", True), ("33%", True), ("0.333", True), ("0.3", False), ("34%", False)]
)
def test_rounded_odds_are_right_to_a_hundredth(answer: str, right: bool) -> None:
    assert is_about(answer, Fraction(1, 3)) == right


def test_an_exercise_about_what_follows_waits_before_chance(lessons: Lessons) -> None:
    attempt = Attempt(lessons, lessons.exercise("how-likely"))
    assert attempt.state.to_act == {"chance"}
    assert not attempt.timeline.moves


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("heap = 2", "Heap: 2"),
        ("pebbles.blue > 3", "Pebbles.blue: more than 3"),
        ("not happened vote.effect red", "“Effect of the vote” does not come into play for Red"),
        ("heap += 1 or over = yes", "Heap: 1 more or Over: yes"),
    ],
)
def test_expectations_are_told_in_words(lessons: Lessons, line: str, words: str) -> None:
    assert in_words(lessons.game, line) == words


def test_doing_and_answering_are_told_apart(lessons: Lessons, last: Attempt) -> None:
    with pytest.raises(RulebookError, match="played, not answered"):
        last.answer("blue take 1")
    with pytest.raises(RulebookError, match="answered, not played"):
        Attempt(lessons, lessons.exercise("all")).play("blue take 1")


def test_what_is_no_figure_is_no_wrong_answer(lessons: Lessons) -> None:
    feedback = Attempt(lessons, lessons.exercise("how-many")).answer("many")
    assert feedback.right is None
    assert "“many” is none" in feedback.text
