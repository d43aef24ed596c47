"""Lessons as pages, without a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons import Attempt, Lessons, Walk, load_lessons
from rulebook_lab.lessons.loading import lessons_of
from rulebook_lab.lessons.progress import Progress
from rulebook_lab.lessons.quiz import make_quiz
from rulebook_lab.views.board import Board
from rulebook_lab.views.exercise import ExercisePage
from rulebook_lab.views.page import Page
from rulebook_lab.views.quiz import QuizPage
from rulebook_lab.views.show import show
from rulebook_lab.views.walk import WalkPage
from tests.lessons.conftest import PEBBLES
from tests.toy import GAME
from tests.views.reader import do, spot, words

UNDO = {"type": "undo", "board": "board"}


@pytest.fixture
def lessons() -> Lessons:
    return load_lessons(PEBBLES, lambda name: GAME)


def keys(page: Page) -> set[str]:
    return {node["k"] for node in page.boards["board"]["nodes"]}


# -- walkthroughs -----------------------------------------------------------------------------


def test_a_walkthrough_turns_its_pages(lessons: Lessons) -> None:
    page = WalkPage(Walk(lessons, lessons.walkthrough("turn.example")))
    assert "0 of 3" in words(page)
    do(page, "next")
    assert words(page, "caption") == "Blue takes three."
    assert "Blue takes 3 pebbles." in words(page, "told")
    assert "Only 2 pebbles are left, not 3." in words(page, "refused")
    assert "Taking pebbles" in words(page, "clauses")
    do(page, "page", "2")
    assert words(page, "caption") == "Yellow takes the last two: the end."
    do(page, "back")
    assert words(page, "caption") == "Blue takes three."


def test_who_is_refused_is_named_once() -> None:
    page = WalkPage(lab.example("amber", "example.matching"))
    do(page, "next")
    assert "“Red lays a crossing on D4”" in words(page, "refused")
    assert "Red, “Red" not in words(page, "refused")
    assert "No road against a plain edge" not in words(page, "clauses"), "it is told beside the refusal"


def test_a_step_marks_what_it_speaks_of(lessons: Lessons) -> None:
    page = WalkPage(Walk(lessons, lessons.walkthrough("turn.example")))
    assert "marks.0" not in keys(page)
    do(page, "next")
    assert "marks.0" in keys(page)
    do(page, "next")
    assert "marks.0" not in keys(page)


def test_a_reader_takes_over_and_comes_back(lessons: Lessons) -> None:
    page = WalkPage(Walk(lessons, lessons.walkthrough("turn.example")))
    spot(page, "take:1")
    assert "This is a walkthrough." in words(page, "notice")
    do(page, "take-over")
    assert page.hints["board"]["open"]
    spot(page, "take:1")
    assert page.state.heap == 4
    do(page, "come-back")
    assert page.state.heap == 5
    assert page.hints["board"] == {}


def test_play_of_ones_own_is_taken_back_and_left(lessons: Lessons) -> None:
    page = WalkPage(Walk(lessons, lessons.walkthrough("turn.example")))
    do(page, "next")
    text = page.state.text
    do(page, "take-over")
    assert words(page, "caption") == "Played on from step 1 of 3: now the game is yours."
    page.hear(UNDO)  # there is nothing to take back
    page.session.timeline.play(page.state.legal_moves[0])
    assert page.state.text != text
    do(page, "undo")
    assert page.state.text == text
    do(page, "come-back")
    assert words(page, "caption") == "Blue takes three."
    page.hear(UNDO)  # a walkthrough is turned, not undone
    assert page.state.text == text


def test_progress_notes_what_was_seen(lessons: Lessons) -> None:
    progress = Progress()
    page = WalkPage(Walk(lessons, lessons.walkthrough("turn.example")), progress)
    do(page, "next")
    assert progress.record(GAME, "turn.there").seen == 2


def test_without_a_kernel_a_walkthrough_is_a_strip_of_its_steps(lessons: Lessons) -> None:
    walk = Walk(lessons, lessons.walkthrough("turn.example"))
    picture = WalkPage(walk).to_svg()
    for number in range(1, len(walk) + 1):
        assert f">{number}. " in picture
    walk.take_over()
    assert ">1. " not in WalkPage(walk).to_svg()


def test_a_walkthrough_reads_as_text(lessons: Lessons) -> None:
    text = WalkPage(Walk(lessons, lessons.walkthrough("turn.example"))).to_text()
    assert "1. Blue takes three.\n2. Yellow takes the last two: the end." in text


# -- exercises ----------------------------------------------------------------------------------


def exercise(lessons: Lessons, id: str, progress: Progress | None = None) -> ExercisePage:
    return ExercisePage(Attempt(lessons, lessons.exercise(id)), progress)


def test_an_exercise_is_played_on_the_board(lessons: Lessons) -> None:
    progress = Progress()
    page = exercise(lessons, "last", progress)
    assert "Take the last pebble." in words(page, "goal")
    spot(page, "take:2")
    assert "Go on." in words(page, "feedback")
    spot(page, "take:1")
    assert "✓ Right: the goal is reached." in words(page, "feedback")
    assert progress.record(GAME, "end.empty").right == 1


def test_a_miss_names_the_clause_and_can_be_begun_again(lessons: Lessons) -> None:
    page = exercise(lessons, "last")
    spot(page, "button:call")
    do(page, "pick button:yes")
    assert words(page, "feedback").startswith("✗ ")
    assert GAME.catalogue["end.empty"].title in words(page, "feedback")
    do(page, "again")
    assert page.state.heap == 4
    assert words(page, "feedback") == ""
    spot(page, "take:4")
    assert "4 pebbles cannot be taken" in words(page, "notice")


def test_a_wrong_move_takes_itself_back(lessons: Lessons) -> None:
    page = exercise(lessons, "last")
    spot(page, "button:call")
    do(page, "pick button:yes")
    assert words(page, "feedback").startswith("✗ ")
    assert "The move is taken back" in words(page, "verdict")
    assert page.attempt.status == "open"
    assert (page.attempt.used, page.state.heap, len(page.attempt.timeline.path)) == (1, 4, 2)
    do(page, "again")
    assert page.attempt.used == 0


@pytest.mark.parametrize("name", lab.games)
def test_the_next_exercise_asks_for_nothing_that_is_told_before_this_one(name: str) -> None:
    """A game's own follow the rulebook, whatever their order in the file."""
    game = lab.game(name)
    own, told = lessons_of(game), [clause.id for clause in game.catalogue]
    ids = own.as_the_rulebook_goes()
    assert sorted(ids) == sorted(own.exercises)
    last = [max(told.index(clause) for clause in own.exercise(id).clauses) for id in ids]
    assert last == sorted(last)


def test_after_an_exercise_of_the_market_comes_none_of_market_control() -> None:
    page = exercise(lessons_of(lab.game("jantaris")), "fill-up")
    do(page, "play blue take 0 2")
    do(page, "next")
    assert page.attempt.exercise.id == "what-to-take"


def test_after_one_exercise_comes_the_next(lessons: Lessons) -> None:
    page = exercise(lessons, "last")
    ids = list(lessons.exercises)
    spot(page, "take:2")
    spot(page, "take:1")
    do(page, "next")
    assert page.attempt.exercise.id == ids[ids.index("last") + 1]
    assert words(page, "feedback") == ""
    assert page.attempt.status == "open"


def test_hints_come_one_by_one(lessons: Lessons) -> None:
    page = exercise(lessons, "last")
    do(page, "hint")
    assert "Hint: Leave something for Yellow." in words(page)
    assert "Yellow always takes one." not in words(page)
    do(page, "hint")
    assert "Hint: Yellow always takes one." in words(page)
    assert not [node for node in page.page if node.get("on") == "hint"]


def test_all_moves_are_found_among_near_misses(lessons: Lessons) -> None:
    page = exercise(lessons, "all")
    options = [node["on"] for node in page.page if str(node.get("on", "")).startswith("option")]
    assert options == [f"option blue take {n}" for n in range(5)]
    do(page, "option blue take 1")
    do(page, "check")
    assert words(page, "feedback").startswith("✗ 1 more is still missing.")
    do(page, "option blue take 2")
    do(page, "check")
    assert words(page, "feedback").startswith("✓")


def test_the_refused_move_is_found_with_its_clause(lessons: Lessons) -> None:
    page = exercise(lessons, "which")
    do(page, "option blue take 0")
    by = [node["on"] for node in page.page if str(node.get("on", "")).startswith("by ")]
    assert "by turn.most" in by
    assert len(by) > 1
    do(page, "by turn.there")
    assert words(page, "feedback").startswith("✗")
    do(page, "by turn.most")
    assert words(page, "feedback").startswith("✓")


@pytest.mark.parametrize("kind", ["next", "points", "odds"])
def test_questions_are_answered(lessons: Lessons, kind: str) -> None:
    (given,) = [e for e in lessons.exercises.values() if e.kind == kind][:1]
    page = ExercisePage(Attempt(lessons, given))
    right = given.solution[0]
    if kind == "next":
        do(page, f"option {right}")
    else:
        do(page, "figure", "999" if kind == "points" else "0.987")
        assert words(page, "feedback").startswith("✗")
        do(page, "figure", right)
    assert words(page, "feedback").startswith("✓")


# -- quizzes --------------------------------------------------------------------------------------


def test_a_quiz_that_is_answered_says_how_it_went(lessons: Lessons) -> None:
    quiz = make_quiz(lessons, n=2, seed=2)
    page = QuizPage(quiz)
    do(page, f"answer {(quiz[0].right + 1) % 2}")
    assert words(page).count(quiz[0].why.splitlines()[0].split(" [")[0]) == 1
    do(page, "next")
    assert "All answered" not in words(page)
    do(page, f"answer {quiz[1].right}")
    assert "All answered: 1 of 2 right." in words(page)
    assert lessons.game.catalogue[quiz[0].clauses[0]].title in words(page, "result")
    do(page, "again")
    assert (page.at, page.answers) == (0, {})


def test_a_quiz_asks_checks_and_counts(lessons: Lessons) -> None:
    progress = Progress()
    page = QuizPage(make_quiz(lessons, n=3, seed=2), progress)
    assert "Question 1 of 3" in words(page)
    right, wrong = page.question.right, (page.question.right + 1) % len(page.question.options)
    do(page, f"answer {right}")
    assert words(page, "feedback").startswith("✓")
    assert "1 of 1 right" in words(page)
    page.hear({"type": "control", "key": f"quiz/options/answer {wrong}"})
    assert page.answers == {0: right}
    do(page, "next")
    assert "Question 2 of 3" in words(page)
    wrong = (page.question.right + 1) % len(page.question.options)
    do(page, f"answer {wrong}")
    assert words(page, "feedback").startswith("✗")
    assert "1 of 2 right" in words(page)
    assert sum(progress.record(GAME, c.id).tried for c in GAME.catalogue) >= 2


@pytest.mark.parametrize("game", ["amber", "jantaris"])
def test_a_verdict_leaves_the_words_of_a_rule_to_what_stands_below(game: str) -> None:
    """A wrong answer's rule is told once: in the list of reasons, or in the verdict where it is not there."""
    page, told = QuizPage(lab.quiz(game, n=12, seed=5)), 0
    for _ in range(12):
        question = page.question
        if len(question.options) > 1:
            do(page, f"answer {(question.right + 1) % len(question.options)}")
            rules = [page.play.session.game.catalogue[clause].text.strip() for clause in question.clauses[:1]]
            assert all(words(page).count(rule) <= 1 for rule in rules)
            told += any(rule in words(page, "why") for rule in rules)
        if page.at < 11:
            do(page, "next")
    assert told > 2


def test_a_figure_is_written_and_a_question_in_words_has_no_board(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FIGURE)
    progress = Progress()
    page = QuizPage(make_quiz(load_lessons(path, lambda name: GAME), n=1), progress)
    assert "How many pebbles are left when the game ends?" in words(page)
    assert not [node for node in page.page if "main" in node["k"]]
    do(page, "figure", "pebbles")
    assert "Write a figure" in words(page, "said")
    assert progress.record(GAME, "end.empty").tried == 0
    do(page, "figure", "1")
    assert words(page, "feedback").startswith("✗")
    assert "The heap is empty then." in words(page, "why")
    do(page, "again")
    do(page, "figure", " 0 ")
    assert words(page, "feedback").startswith("✓")
    assert (progress.record(GAME, "end.empty").tried, progress.record(GAME, "end.empty").right) == (2, 1)


FIGURE = """
game = "toy"
[[question]]
id = "left"
clauses = ["end.empty"]
stem = "How many pebbles are left when the game ends?"
answer = 0
why = "The heap is empty then."
"""


# -- showing ----------------------------------------------------------------------------------------


def test_values_know_their_page(lessons: Lessons) -> None:
    assert isinstance(show(Walk(lessons, lessons.walkthrough("draw"))), WalkPage)
    assert isinstance(show(Attempt(lessons, lessons.exercise("last"))), ExercisePage)
    assert isinstance(show(make_quiz(lessons, n=1)), QuizPage)
    assert isinstance(show(GAME.start(2, heap=4)), Board)
    with pytest.raises(TypeError, match="no page for int"):
        show(3)
