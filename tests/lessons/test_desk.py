"""The teacher's desk: positions with all their defects, and lessons made without a line of TOML."""

from pathlib import Path
from typing import get_args

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import (
    CHANCE,
    ExistingFile,
    IllegalMove,
    RulebookError,
    UnknownName,
    UnreadablePosition,
)
from rulebook_lab.lessons import Attempt, BadLessons, Walk, load_lessons
from rulebook_lab.lessons.desk import Desk
from rulebook_lab.lessons.format import ExerciseKind
from rulebook_lab.lessons.quiz import make_quiz
from tests.toy import GAME


@pytest.fixture
def desk() -> Desk:
    return Desk(GAME, "seats: blue yellow\nheap: 5\ntaken: 1 0")


def test_a_line_is_changed_added_and_left_out(desk: Desk) -> None:
    desk["heap"] = 4
    assert (desk["heap"], desk.state.heap) == ("4", 4)
    desk["asks"] = "turn yellow"
    assert desk.state.to_act == {"yellow"}
    del desk["asks"]
    assert desk.keys == ["seats", "heap", "taken"]
    with pytest.raises(KeyError, match="no line 'asks'; it has seats, heap, taken"):
        del desk["asks"]


def test_every_defect_is_listed_at_once(desk: Desk) -> None:
    desk["stones"] = 3
    desk["taken"] = "1 2 3"
    assert [(defect.line, defect.reason.partition(": ")[2]) for defect in desk.defects] == [
        (4, "no such key; the keys are seats, viewer, edition, asks, heap, taken, voted"),
        (3, "2 numbers, one a seat"),
    ]
    with pytest.raises(UnreadablePosition):
        desk.state  # noqa: B018


def test_what_is_impossible_is_told_by_clause(desk: Desk) -> None:
    desk["heap"] = -2
    assert [defect.clause for defect in desk.defects] == ["turn.there"]


def test_the_teacher_chooses_the_draw() -> None:
    desk = Desk(GAME, GAME.start())
    assert desk.choose("chance heap 12").heap == 12
    with pytest.raises(RulebookError, match="chance is not to act"):
        desk.choose("blue take 1")


def test_hands_are_shown_and_hidden(desk: Desk) -> None:
    desk.play("blue call")
    desk.play("blue cast yes")
    assert desk.shown.pending[-1].answers[0] == "yes"
    assert desk.show("yellow").pending[-1].answers[0] == "?"
    assert desk.show(None) == desk.state


def test_a_lesson_is_made_saved_and_played(desk: Desk, tmp_path: Path) -> None:
    desk.play("blue take 3")
    desk.mark("take:3")
    desk.arrow("take:3", "heap:0")
    desk.step("Three are gone.", expect=["heap = 2"])
    desk.walkthrough("taking", "Taking", clauses=["turn.take"], intro="Look.")
    desk.exercise(
        "the-rest",
        goal="Take the rest.",
        clauses=["end.empty"],
        success=["over = yes"],
        solution=["yellow take 2"],
    )
    lessons = load_lessons(desk.save(tmp_path / "mine.toml"), lambda name: GAME)
    walk = Walk(lessons, lessons.walkthrough("taking"))
    step = walk.step().step
    assert step is not None
    assert (step.marks, step.arrows) == (("take:3",), (("take:3", "heap:0"),))
    assert Attempt(lessons, lessons.exercise("the-rest")).check(["yellow take 2"]).right


def test_a_position_changed_later_is_a_new_scene(desk: Desk) -> None:
    desk.play("blue take 3")
    desk.step("Three are gone.", expect=["heap = 2"])
    desk["heap"] = 9
    desk.play("yellow take 1")
    step = desk.step("Yellow takes one of nine.", expect=["heap = 8"])
    assert "heap: 9" in step.position
    made = desk.walkthrough("two-scenes", clauses=["turn.take"])
    assert "heap: 5" in made.position
    assert (desk.state.heap, desk.steps) == (8, [])


def test_an_exercise_is_made_of_what_was_played(tmp_path: Path) -> None:
    desk = Desk(lab.game("ambis"), "seats: blue yellow")
    for move in ("blue explore", "chance card crab4", "blue take crab4"):
        desk.play(move)
    made = desk.exercise_of_play("a-crab", "Take the crab.", ["explore.take"], ["hand.blue = 1"])
    assert (made.replies, made.solution) == (("chance card crab4",), ("blue explore", "blue take crab4"))
    lessons = load_lessons(desk.save(tmp_path / "mine.toml"), lab.game)
    assert Attempt(lessons, lessons.exercise("a-crab")).check(made.solution).right


def test_no_exercise_is_made_where_nothing_was_played(desk: Desk) -> None:
    with pytest.raises(RulebookError, match="play its solution first"):
        desk.exercise_of_play("nothing", "Do it.", [], [])
    assert not desk.exercises


def test_a_wrong_lesson_is_not_taken(desk: Desk) -> None:
    desk.step("Nothing happens.", expect=["heap = 4"])
    with pytest.raises(BadLessons, match="'heap = 4' is not so: heap = 5"):
        desk.walkthrough("wrong", clauses=["turn.take"])
    with pytest.raises(BadLessons, match="does not solve"):
        desk.exercise(
            "wrong", goal="x", clauses=["end.empty"], success=["over = yes"], solution=["blue take 1"]
        )
    with pytest.raises(RulebookError, match="there is no key `gaol`; did you mean 'goal'"):
        desk.exercise("wrong", gaol="x", solution=[])
    assert (desk.walkthroughs, desk.exercises) == ((), ())


def test_an_illegal_move_changes_nothing(desk: Desk) -> None:
    with pytest.raises(IllegalMove):
        desk.play("blue take 9")
    assert desk.state.heap == 5


def test_a_lesson_is_about_what_was_at_work_unless_it_says_otherwise(desk: Desk) -> None:
    told = dict.fromkeys(event.clause for event in desk.state.outcome("blue take 2").events)
    desk.play("blue take 2")
    desk.step("Two are taken.")
    assert desk.walkthrough("two").clauses == tuple(told) != ()
    desk.play("yellow take 1")
    desk.step("One is taken.", clauses=["turn.most"])
    assert desk.walkthrough("one").clauses == ("turn.most",)


def test_a_lesson_in_which_nothing_was_played_is_about_what_is_asked(desk: Desk) -> None:
    assert desk.state.top is not None
    assert desk.question("whose", "Who is to take?", ["Blue", "Yellow"], "Blue begins.").clauses == (
        desk.state.top.rule,
    )


def test_one_clause_or_expectation_may_stand_by_itself(desk: Desk) -> None:
    desk.play("blue take 3")
    step = desk.step("Three are gone.", "turn.take", "heap = 2")
    assert (step.clauses, step.expect) == (("turn.take",), ("heap = 2",))
    assert desk.walkthrough("taking", clauses="turn.take").clauses == ("turn.take",)


def test_changes_are_taken_back_one_by_one(desk: Desk) -> None:
    desk["heap"] = 7
    desk.play("blue take 3")
    desk.mark("take:3")
    desk.step("Three.")
    for moves, marks, heap in ((["blue take 3"], ["take:3"], 4), (["blue take 3"], [], 4), ([], [], 7)):
        desk.undo()
        assert (desk.moves, desk.marks, desk.state.heap) == (moves, marks, heap)
    desk.undo()
    assert desk["heap"] == "5"
    desk.undo()
    assert desk["heap"] == "5"


def test_what_was_saved_is_opened_added_to_and_taken_out(desk: Desk, tmp_path: Path) -> None:
    desk.play("blue take 3")
    desk.step("Three.", clauses=["turn.take"])
    desk.walkthrough("one")
    path = desk.save(tmp_path / "mine.toml")
    later = Desk(GAME, "seats: blue yellow\nheap: 5")
    later.file = load_lessons(path, lambda name: GAME).file
    later.play("blue take 2")
    later.exercise_of_play("two", "Take two.", "turn.take", "heap = 3")
    assert later.ids == ["one", "two"]
    with pytest.raises(BadLessons, match="the id 'two' comes twice"):
        later.exercise_of_play("two", "Take two.", "turn.take", "heap = 3")
    assert later.free_id("two") == "two-2"
    later.delete("one")
    assert later.ids == ["two"]
    later.undo()
    assert later.ids == ["one", "two"]
    with pytest.raises(UnknownName, match="no lesson 'three' here; there are one, two"):
        later.delete("three")


@pytest.mark.parametrize("name", lab.games)
def test_a_fresh_desk_opens_where_a_seat_has_something_to_do(name: str) -> None:
    fresh = lab.desk(name)
    assert fresh.state.to_act
    assert CHANCE not in fresh.state.to_act
    assert fresh.text == lab.desk(name).text, "the same one every time"
    assert not fresh.defects


def test_what_a_desk_holds_shows_itself_in_a_notebook_as_it_stands_in_a_file(desk: Desk) -> None:
    desk.play("blue take 2")
    step = desk.step("Two are gone.", ["turn.take"], ["heap = 3"])
    lines = repr(step).splitlines()
    assert lines[1:] == ['caption = "Two are gone."', 'clauses = ["turn.take"]', 'expect = ["heap = 3"]']
    desk["heap"] = "many"
    [wrong] = desk.defects
    assert repr(wrong) == str(wrong) != ""


def test_a_file_is_not_overwritten_without_a_word(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("mine", encoding="utf-8")
    desk = lab.desk("ambis")
    with pytest.raises(ExistingFile):
        desk.save(mine)
    assert mine.read_text(encoding="utf-8") == "mine"
    desk.save(mine, replace=True)
    desk.save(mine)
    desk.save()
    later = lab.desk("ambis")
    later.open(mine)
    later.save()
    with pytest.raises(BadLessons, match="lessons of 'ambis', and this is a desk of Jantaris"):
        lab.desk("jantaris").open(mine)


def test_what_another_teacher_saved_meanwhile_is_not_lost(desk: Desk, tmp_path: Path) -> None:
    """Both have opened the same file."""
    path = desk.save(tmp_path / "ours.toml")
    other = Desk(GAME, desk.text)
    other.open(path)
    other.exercise_of("find-all", "theirs", "Find every way to take.", "take")
    other.save()
    desk.exercise_of("find-all", "mine", "Find all that may be taken.", "take")
    saved = path.read_text(encoding="utf-8")
    with pytest.raises(ExistingFile, match="was changed by somebody else since you opened it"):
        desk.save()
    assert path.read_text(encoding="utf-8") == saved
    desk.save(tmp_path / "mine.toml")
    desk.save(path, replace=True)
    assert "mine" in path.read_text(encoding="utf-8")
    path.unlink()
    assert desk.save() == path, "a file that is gone is written again"


def test_exercises_of_every_kind_are_made_of_what_is_on_the_desk(desk: Desk) -> None:
    desk.exercise_of("find-all", "all", "Find every way to take.", "take", hints="Three at the most.")
    desk.exercise_of("find-illegal", "which", "Which is refused?", ["blue take 2", "blue take 4"])
    desk.play("blue take 3")
    desk.exercise_of("next", "then", "What is so?", ["heap = 2", "heap = 3"], "turn.take")
    desk.exercise_of("points", "how-many", "How many?", "pebbles.blue = 4", "turn.take")
    desk.exercise_of("do", "leave-two", "Leave two.", "heap = 2", "turn.take")
    drawn = Desk(GAME, GAME.start())
    drawn.exercise_of("odds", "how-likely", "How likely are 12?", "chance heap 12", "setup.heap")
    made = {exercise.id: exercise for exercise in (*desk.exercises, *drawn.exercises)}
    assert made["all"].solution == ("blue take 1", "blue take 2", "blue take 3")
    assert made["all"].hints == ("Three at the most.",)
    assert made["which"].solution == ("blue take 4", "turn.most")
    assert (made["then"].play, made["then"].solution) == (("blue take 3",), ("heap = 2",))
    assert (made["how-many"].ask, made["how-many"].solution) == ("pebbles.blue", ("4",))
    assert made["how-likely"].solution == ("1/4",)
    assert {exercise.kind for exercise in made.values()} == {*get_args(ExerciseKind)}


def test_a_question_of_ones_own_is_asked_first(desk: Desk, tmp_path: Path) -> None:
    desk.question("whose", "Who is to take?", ["Blue", "Yellow"], "Blue begins.", "turn.take")
    desk.question("left", "How many lie there?", "5", "See the heap.", "turn.take")
    quiz = make_quiz(load_lessons(desk.save(tmp_path / "mine.toml"), lambda _: GAME), n=2)
    [whose, figure] = sorted(quiz, key=lambda each: each.number)
    assert (whose.stem, figure.stem) == ("Who is to take?", "How many lie there?")
    assert whose.options[whose.right].text == "Blue"
    left = desk.file.question[1]
    assert (left.options, left.answer, left.kind) == ((), "5", "figure")
    with pytest.raises(BadLessons, match="the id 'left' comes twice"):
        desk.question("left", "And now?", "5", "See the heap.", "turn.take")
    with pytest.raises(BadLessons, match="at least two options, all different"):
        desk.question("same", "Well?", ["1", "1"], "So it is.", "turn.take")


@pytest.mark.parametrize("name", lab.games)
def test_exactly_the_same_is_not_made_twice(name: str) -> None:
    desk = lab.desk(name)
    opening, asked = desk.text, next(clause.id for clause in desk.game.catalogue if clause.plays)

    def walk(id: str) -> None:
        desk.set(opening)
        desk.step("Look at it.")
        desk.walkthrough(id, "A look", asked)

    def question(id: str) -> None:
        desk.question(id, "Well?", ["Yes", "No"], "So it is.", asked)

    def exercise(id: str) -> None:
        goal = {"goal": "See how many take part.", "clauses": [asked], "kind": "points"}
        points = f"points.{desk.state.seats[0]}"
        desk.exercise(id, **goal, ask=points, solution=[str(desk.state.scores[desk.state.seats[0]].total)])

    for make in (walk, question, exercise):
        make("one")
        with pytest.raises(BadLessons, match="the id 'one' comes twice"):
            make("one")
        with pytest.raises(RulebookError, match="exactly this is made already: it is called one"):
            make("another")
    assert desk.ids == ["one"] * 3
    desk.delete("one", "exercise")
    assert desk.made == [("walkthrough", "one"), ("question", "one")]
    with pytest.raises(UnknownName):
        desk.delete("one", "exercise")


def test_an_exercise_without_a_goal_is_none(desk: Desk) -> None:
    """The file could be saved, and its reader would be asked nothing."""
    with pytest.raises(RulebookError, match="`goal` says nothing"):
        desk.exercise_of("find-all", "all", " ", "take")
    assert not desk.exercises


@pytest.mark.parametrize(
    ("kind", "given", "reason"),
    [
        ("find-all", (), "needs the verb"),
        ("find-all", "grab", "no move of the verb 'grab' is legal here"),
        ("find-illegal", ("blue take 1", "blue take 2"), "must be refused here, not 0 of 2"),
        ("next", ("heap = 5", "heap < 9"), "must be so here, not 2 of 2"),
        ("points", "stones.blue", "no figure 'stones.blue'"),
    ],
)
def test_what_makes_no_exercise_is_said(desk: Desk, kind, given, reason: str) -> None:
    with pytest.raises(RulebookError, match=reason):
        desk.exercise_of(kind, "x", "X", given, "turn.take")
    assert not desk.exercises
