"""The student's notebook: solutions, hidden tests, teacher's cells and outputs are gone."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.cli import main
from rulebook_lab.engine import BadFile, write_whole
from rulebook_lab.lessons import Attempt
from rulebook_lab.lessons.handout import CODE_STUB, handout, student_version


def cell(source: str, kind: str = "code", **metadata: object) -> dict[str, object]:
    made: dict[str, object] = {
        "cell_type": kind, "metadata": metadata, "source": source.splitlines(keepends=True)
    }  # fmt: skip
    if kind == "code":
        made |= {"outputs": [{"output_type": "stream", "text": "42"}], "execution_count": 3}
    return made


def written(tmp_path: Path, *cells: dict[str, object]) -> list[dict[str, object]]:
    source = tmp_path / "lesson.ipynb"
    source.write_text(json.dumps({"cells": list(cells), "metadata": {}, "nbformat": 4, "nbformat_minor": 5}))
    target = handout(source)
    assert target.name == "lesson-student.ipynb"
    return json.loads(target.read_text())["cells"]


def source_of(cell: dict[str, object]) -> str:
    return "".join(cell["source"])


def test_a_marked_solution_leaves_a_stub_where_it_stood(tmp_path: Path) -> None:
    solved = "def f():\n    ### BEGIN SOLUTION\n    return 42\n    ### END SOLUTION\nf()"
    [student] = written(tmp_path, cell(solved))
    assert source_of(student) == "def f():\n    # YOUR CODE HERE\n    raise NotImplementedError()\nf()"
    assert (student["outputs"], student["execution_count"]) == ([], None)


def test_hidden_tests_leave_nothing(tmp_path: Path) -> None:
    [student] = written(
        tmp_path, cell("assert f()\n### BEGIN HIDDEN TESTS\nassert f() == 42\n### END HIDDEN TESTS\n")
    )
    assert source_of(student) == "assert f()\n"


def test_a_cell_that_is_a_solution_as_a_whole(tmp_path: Path) -> None:
    students = written(
        tmp_path,
        cell("answer = 42", nbgrader={"solution": True, "grade": True}),
        cell("It is 42.", "markdown", nbgrader={"solution": True}),
        cell("assert answer", nbgrader={"solution": False, "grade": True}),
    )
    assert [source_of(student) for student in students] == [CODE_STUB, "YOUR ANSWER HERE", "assert answer"]


@pytest.mark.parametrize(
    ("begin", "end"),
    [
        ("# BEGIN SOLUTION", "# END SOLUTION"),
        ("## Begin Solution", "## End Solution"),
        ("### begin solution", "### end solution"),
        ("### BEGIN  SOLUTION", "### END  SOLUTION"),
        ("### BEGIN SOLUTIONS", "### END SOLUTIONS"),
        ("### BEGIN HIDDEN TEST", "### END HIDDEN TEST"),
        ("#BEGIN HIDDEN  TESTS", "### END HIDDEN TESTS"),
    ],
)
def test_marks_that_nearly_match_hide_their_solution_all_the_same(
    tmp_path: Path, begin: str, end: str
) -> None:
    [student] = written(tmp_path, cell(f"def f():\n    {begin}\n    return 42\n    {end}\n"))
    assert "42" not in source_of(student)


def test_no_state_key_solution_or_metadata_goes_to_students(tmp_path: Path) -> None:
    source = tmp_path / "lesson.ipynb"
    cells = [
        cell("quiz = lab.quiz('ambis')\nprint(quiz.key())"),
        cell("desk.exercise('one', 'Win.', solution=['blue take 3'])"),
        cell("%cd ..\nquiz.key()"),
        cell("secret", tags=["Teacher"]),
        cell("what = 1", rulebook={"answer": "b"}, tags=["easy"]),
        cell("y = 7  ### BEGIN SOLUTION\nz = 8\n### END SOLUTION"),
        cell("print(lab.exercise('ambis', 'plot-twice').exercise.solution)"),
        cell("### BEGIN HIDDEN TESTS\nassert x\n### END HIDDEN TESTS"),
        cell("![](attachment:a.png)", "markdown", nbgrader={"solution": True})
        | {"attachments": {"a.png": {}}},
    ]
    metadata = {"widgets": {"state": {"open": "hands"}}, "kernelspec": {"name": "python3"}}
    source.write_text(json.dumps({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}))
    student = json.loads(handout(source).read_text())
    assert student["metadata"] == {"kernelspec": {"name": "python3"}}
    plain, marked, stub = student["cells"]
    assert source_of(marked) == CODE_STUB
    assert plain["metadata"] == {"tags": ["easy"]}
    assert source_of(stub) == "YOUR ANSWER HERE"
    assert "attachments" not in stub


def test_teachers_cells_are_left_out_and_others_stay(tmp_path: Path) -> None:
    students = written(tmp_path, cell("notes", "markdown", tags=["teacher"]), cell("# Title", "markdown"))
    assert [source_of(student) for student in students] == ["# Title"]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("### BEGIN SOLUTION\nx", "cell 1: 'BEGIN SOLUTION' without 'END SOLUTION'"),
        ("x\n### END SOLUTION", "cell 1: '### END SOLUTION' without its counterpart"),
    ],
)
def test_a_mark_without_its_counterpart(tmp_path: Path, source: str, reason: str) -> None:
    with pytest.raises(BadFile, match=reason):
        written(tmp_path, cell(source))
    assert not (tmp_path / "lesson-student.ipynb").exists()


def test_what_is_no_notebook(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="there is no notebook"):
        handout(tmp_path / "none.ipynb")
    path = tmp_path / "x.ipynb"
    path.write_text("{}")
    with pytest.raises(BadFile, match="it has no cells"):
        handout(path)
    for text in ('{"cells": ', '{"cells": ' + "9" * 5000, '{"cells": ' + "[" * 100_000):
        path.write_text(text)
        with pytest.raises(BadFile, match=r"x\.ipynb is no whole notebook"):
            handout(path)
    with pytest.raises(BadFile, match="would be overwritten"):
        handout(path, path)


@pytest.mark.parametrize(
    "wrong", [5, {}, {"cell_type": "code", "source": 5}, {"cell_type": "raw", "metadata": []}]
)
def test_a_cell_that_is_none_is_told(tmp_path: Path, wrong: object) -> None:
    with pytest.raises(BadFile, match="cell 2: "):
        written(tmp_path, cell("x"), wrong)


def test_places_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        handout(tmp_path)
    with pytest.raises(BadFile, match="cannot be read"):
        handout("")
    path = tmp_path / "x.ipynb"
    path.write_text('{"cells": []}')
    with pytest.raises(BadFile, match="cannot be written"):
        handout(path, tmp_path / "nowhere" / "y.ipynb")


@pytest.mark.parametrize("game", lab.games)
def test_a_lesson_file_is_handed_out_without_solutions(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.toml"
    assert main(["new-lesson", game, str(mine)]) == 0
    assert main(["handout", str(mine)]) == 0
    student = tmp_path / "mine-student.toml"
    text = student.read_text(encoding="utf-8")
    assert "solution" not in text
    own, handed_out = lab.lessons(mine), lab.lessons(student)
    assert own.exercises.keys() == handed_out.exercises.keys()
    for id, exercise in own.exercises.items():
        attempt = Attempt(handed_out, handed_out.exercise(id))
        assert attempt.exercise.solution == ()
        assert attempt.check(exercise.solution).right


def test_the_lesson_files_of_a_notebook_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cell = {"cell_type": "code", "source": 'lab.exercise("route.toml", "one")', "metadata": {}, "outputs": []}
    path = tmp_path / "mine.ipynb"
    path.write_text(json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4}), encoding="utf-8")
    assert main(["handout", str(path)]) == 0
    assert "rulebook-lab handout route.toml" in capsys.readouterr().out


def test_a_cell_that_looks_into_an_exercise_is_the_teachers(tmp_path: Path) -> None:
    code = 'print(lab.exercise("ambis", "plot-twice").exercise.solution)'
    cell = {"cell_type": "code", "source": code, "metadata": {}, "outputs": []}
    assert student_version({"cells": [cell]})["cells"] == []


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (
            "pl",
            (
                "bez swojej pary",
                "nie ma notatnika",
                "już istnieje",
                "nie jest plikiem z postępami",
                "nie jest nazwa pliku",
            ),
        ),
        (
            "sr",
            ("bez svog para", "nema sveske", "već postoji", "nije datoteka s napretkom", "nije ime datoteke"),
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_the_language_spoken(
    tmp_path: Path, code: str, words: tuple[str, ...]
) -> None:
    unmatched, foreign = tmp_path / "unmatched.ipynb", tmp_path / "foreign.sqlite"
    unmatched.write_text(json.dumps({"cells": [cell("### END SOLUTION")], "metadata": {}}))
    with closing(sqlite3.connect(foreign)) as base:
        base.execute("CREATE TABLE mine (number INTEGER)")
    wrong = (
        lambda: handout(unmatched),
        lambda: handout(tmp_path / "none.ipynb"),
        lambda: write_whole(unmatched, ""),
        lambda: lab.progress(foreign),
        lambda: lab.progress("\0"),
    )
    with lab.speaking(code):
        for each, said in zip(wrong, words, strict=True):
            with pytest.raises(BadFile, match=said):
                each()
