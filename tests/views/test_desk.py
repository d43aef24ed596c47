"""The teacher's desk and the chart of progress as pages, without a browser."""

from datetime import date
from pathlib import Path

import pytest

from rulebook_lab.lessons import Walk, load_lessons
from rulebook_lab.lessons.desk import Desk
from rulebook_lab.lessons.progress import Progress
from rulebook_lab.views.desk import DeskPage
from rulebook_lab.views.progress import Chart
from tests.toy import GAME
from tests.views.reader import do, spot, words


@pytest.fixture
def page() -> DeskPage:
    return DeskPage(Desk(GAME, "seats: blue yellow\nheap: 5\ntaken: 1 0"))


def test_a_line_is_changed_by_typing_and_by_plus_and_minus(page: DeskPage) -> None:
    do(page, "line heap", "7")
    assert page.state.heap == 7
    do(page, "more heap")
    do(page, "more heap")
    do(page, "less heap")
    assert (page.work["heap"], page.state.heap) == ("8", 8)
    do(page, "add", "asks: turn yellow")
    assert page.state.to_act == {"yellow"}
    do(page, "drop asks")
    assert page.state.to_act == {"blue"}


def test_every_defect_is_shown_and_the_board_waits(page: DeskPage) -> None:
    do(page, "text", "seats: blue yellow\nheap: 5\nstones: 3\ntaken: 1 2 3")
    assert "no such key" in words(page, "defects")
    assert "2 numbers, one a seat" in words(page, "defects")
    assert "the last position that could be read" in words(page, "defects")
    assert page.state.heap == 5
    do(page, "text", "heap: 3")
    assert "possible position" in words(page, "defects")
    assert page.state.heap == 3


def test_what_is_no_line_is_said(page: DeskPage) -> None:
    do(page, "add", "nonsense")
    assert "written 'key: value'" in words(page, "notice")


def test_the_teacher_chooses_what_chance_brings() -> None:
    page = DeskPage(Desk(GAME, GAME.start()))
    assert "Choose what chance brings" in words(page)
    do(page, "play chance heap 12")
    assert page.state.heap == 12
    assert page.work.moves == ["chance heap 12"]


def test_clicks_play_mark_and_draw(page: DeskPage) -> None:
    do(page, "clicking", "mark")
    spot(page, "take:2")
    do(page, "clicking", "arrow")
    spot(page, "take:1")
    spot(page, "take:2")
    do(page, "clicking", "play")
    spot(page, "take:2")
    work = page.work
    assert (work.marks, work.arrows, work.moves) == (["take:2"], [("take:1", "take:2")], ["blue take 2"])


def test_a_lesson_grows_and_is_saved(page: DeskPage, tmp_path: Path) -> None:
    do(page, "play blue take 3")
    do(page, "expect heap = 2")
    do(page, "step")
    assert "its caption is empty" in words(page, "notice")
    do(page, "field caption", "Three are gone.")
    do(page, "field clauses", "turn.take turn.most")
    do(page, "step")
    do(page, "field id", "mine")
    do(page, "walkthrough")
    assert "The walkthrough mine is made." in words(page, "notice")
    do(page, "save", str(tmp_path / "mine.toml"))
    lessons = load_lessons(tmp_path / "mine.toml", lambda name: GAME)
    step = Walk(lessons, lessons.walkthrough("mine")).step().step
    assert step is not None
    assert (step.expect, step.clauses) == (("heap = 2",), ("turn.take", "turn.most"))


def test_an_exercise_is_made_of_what_was_played(page: DeskPage) -> None:
    do(page, "play blue take 3")
    do(page, "expect heap = 2")
    do(page, "field clauses", "turn.take")
    do(page, "field title", "Leave two.")
    do(page, "exercise")
    assert "The exercise my-exercise is made." in words(page, "notice")
    [made] = page.work.exercises
    assert (made.goal, made.success, made.solution) == ("Leave two.", ("heap = 2",), ("blue take 3",))


def test_a_wrong_lesson_is_told(page: DeskPage) -> None:
    do(page, "field caption", "Nothing.")
    do(page, "field clauses", "turn.tak")
    do(page, "step")
    do(page, "walkthrough")
    assert "did you mean 'turn.take'" in words(page, "notice")


def test_the_chart_shows_every_clause_with_its_standing() -> None:
    progress = Progress(learner="Anna")
    for day in (date(2026, 3, 1), date(2026, 3, 5), date(2026, 3, 20)):
        progress.answered(GAME, ["turn.most"], True, day)
    chart = Chart(progress, GAME, date(2026, 3, 20))
    assert "Anna, Pebbles: 1 of 10 clauses mastered, 0 due today" in words(chart)
    assert chart.to_text().splitlines()[1] == "Turn: ·●·"
    folded = {str(node["k"]) for node in chart.page if node["t"] == "details"}
    assert folded == {f"chart/all/{chapter}" for chapter in ("Setup", "Vote", "End")}, (
        "nothing is known of them"
    )
    assert "Vote: 4 not met yet" in words(chart)
    do(chart, "clause turn.most")
    assert "Tried 3 times, right 3." in words(chart, "card")
    do(chart, "clause turn.most")
    assert words(chart, "card") == ""


def test_a_walkthrough_without_steps_is_told_what_it_lacks(page: DeskPage) -> None:
    do(page, "walkthrough")
    assert "made of steps" in words(page, "notice")


def test_what_cells_do_with_the_desk_is_shown_at_once(page: DeskPage) -> None:
    desk = page.work
    desk["heap"] = 7
    assert page.state.heap == 7
    desk.mark("take:1")
    desk.play("blue take 2")
    assert words(page, "parts") == "blue take 2; mark take:1"
    desk.step("Two of seven.")
    assert "Step 2" in words(page)
    desk.walkthrough("two", "Two")
    assert words(page, "made") == "two  walkthrough ✕"
    desk.set("heap: no number")
    assert "no number" in words(page, "defects")
    assert page.state.heap == 5, "the last position that could be read"


def test_a_file_that_is_there_is_replaced_only_when_one_says_so(page: DeskPage, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text("mine", encoding="utf-8")
    do(page, "save", str(other))
    assert "is there" in words(page, "notice")
    assert other.read_text(encoding="utf-8") == "mine"
    do(page, "replace")
    assert "Saved to" in words(page, "notice")
    assert other.read_text(encoding="utf-8") != "mine"


def test_lessons_are_taken_out_and_changes_undone(page: DeskPage) -> None:
    do(page, "play blue take 3")
    do(page, "expect heap = 2")
    do(page, "field clauses", "turn.take")
    do(page, "field title", "Leave two.")
    do(page, "exercise")
    do(page, "expect heap = 2")
    do(page, "field title", "Leave two of them.")
    do(page, "exercise")
    assert page.work.ids == ["my-exercise", "my-exercise-2"]
    do(page, "delete my-exercise")
    assert page.work.ids == ["my-exercise", "my-exercise-2"], "it asks first"
    do(page, "sure")
    assert page.work.ids == ["my-exercise-2"]
    do(page, "undo")
    assert page.work.ids == ["my-exercise", "my-exercise-2"]


def test_a_walkthrough_and_an_exercise_may_be_called_alike(page: DeskPage, tmp_path: Path) -> None:
    """A lesson file may be written so: the desk shows it, and takes out the one that is meant."""
    do(page, "kind", "find-all")
    for field, typed in (("given", "take"), ("title", "Well?"), ("id", "alike")):
        do(page, f"field {field}", typed)
    do(page, "exercise")
    do(page, "field caption", "Look.")
    do(page, "step")
    do(page, "field id", "alike")
    do(page, "walkthrough")
    assert page.work.made == [("walkthrough", "alike"), ("exercise", "alike")]
    do(page, "exercise alike/delete alike")
    do(page, "sure")
    assert page.work.made == [("walkthrough", "alike")]


def test_a_question_of_ones_own_is_made(page: DeskPage) -> None:
    do(page, "kind", "question")
    do(page, "field title", "Who is to take?")
    do(page, "field given", "Blue; Yellow")
    do(page, "field hints", "Blue begins.")
    do(page, "field clauses", "turn.take")
    do(page, "exercise")
    assert "The question my-question is made." in words(page, "notice")
    [question] = page.work.file.question
    assert (question.options, question.answer) == (("Blue", "Yellow"), "Blue")


MADE = {
    "find-all": "take",
    "find-illegal": "blue take 2; blue take 4",
    "next": "heap = 5; heap = 4",
    "points": "pebbles.blue",
    "question": "Blue; Yellow",
}


@pytest.mark.parametrize("kind", MADE)
def test_a_second_click_makes_no_double(page: DeskPage, kind: str) -> None:
    """What it was made of is gone from the fields; typed once more it is said to be made already."""
    made_of = {"title": "Well?", "given": MADE[kind], "hints": "So it is.", "clauses": "turn.take"}
    do(page, "kind", kind)
    do(page, "field caption", "Not said yet.")
    for field, typed in made_of.items():
        do(page, f"field {field}", typed)
    do(page, "exercise")
    assert page.fields == {**dict.fromkeys(page.fields, ""), "caption": "Not said yet."}
    made = words(page, "notice")
    assert "is made." in made
    do(page, "exercise")
    assert (words(page, "notice"), len(page.work.ids)) == (made, 1)
    for field, typed in made_of.items():
        do(page, f"field {field}", typed)
    do(page, "exercise")
    [id] = page.work.ids
    assert f"exactly this is made already: it is called {id}" in words(page, "notice")


def test_a_second_click_makes_no_second_walkthrough(page: DeskPage) -> None:
    do(page, "play blue take 3")
    do(page, "field caption", "Three are gone.")
    do(page, "step")
    do(page, "field title", "Three")
    do(page, "walkthrough")
    do(page, "walkthrough")
    assert "The walkthrough my-lesson is made." in words(page, "notice")
    do(page, "play yellow take 1")
    do(page, "walkthrough")
    assert "made of steps" in words(page, "notice"), "something was played since"
    assert (page.work.ids, page.fields["title"]) == (["my-lesson"], "")


def test_a_lesson_that_is_undone_stands_in_the_fields_again(page: DeskPage) -> None:
    do(page, "play blue take 3")
    do(page, "expect heap = 2")
    do(page, "field title", "Leave to.")
    do(page, "exercise")
    assert (page.fields["title"], page.expected) == ("", [])
    do(page, "undo")
    assert (page.work.ids, page.fields["title"], page.expected) == ([], "Leave to.", ["heap = 2"])
    do(page, "field title", "Leave two.")
    do(page, "undo")
    assert (page.work.moves, page.fields["title"]) == ([], "Leave two."), "the move was taken back"


def test_every_kind_of_exercise_has_its_form(page: DeskPage) -> None:
    for kind, given in (
        ("find-all", "take"),
        ("find-illegal", "blue take 2; blue take 4"),
        ("next", "heap = 5; heap = 4"),
        ("points", "pebbles.blue"),
    ):
        do(page, "kind", kind)
        do(page, "field given", given)
        do(page, "field hints", "One.; Two.")
        do(page, "field clauses", "turn.take")
        do(page, "field title", "Well?")
        do(page, "exercise")
    assert [each.kind for each in page.work.exercises] == ["find-all", "find-illegal", "next", "points"]
    assert all(each.hints == ("One.", "Two.") for each in page.work.exercises)
