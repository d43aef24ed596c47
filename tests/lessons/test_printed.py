"""Lessons on paper: the pupils' sheet tells no answer, the page of answers tells each with its rule."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.cli import main
from rulebook_lab.engine import RulebookError
from rulebook_lab.lessons import Source, printed, read_lessons
from rulebook_lab.lessons.desk import Desk
from tests.toy import GAME


def words(page: str) -> str:
    """What is read on a page, without its pictures."""
    return unescape(re.sub(r"<svg.*?</svg>|<style>.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL))


@pytest.fixture
def desk() -> Desk:
    made = Desk(GAME, "seats: blue yellow\nheap: 5\ntaken: 1 0")
    given = {"clauses": ["turn.most"], "goal": "Leave two pebbles.", "solution": ["blue take 3"]}
    made.exercise("leave-two", success=["heap = 2"], hints=["Count from the end."], **given)
    made.exercise_of("find-illegal", "which", "One is refused.", ["blue take 1", "blue take 4"])
    made.question("most", "What is the most that may be taken?", ["three", "four"], "Never more than three.")
    return made


def test_the_sheet_holds_tasks_and_no_answers(desk: Desk) -> None:
    sheet = words(desk.sheet())
    for told in ("Leave two pebbles.", "One is refused.", "What is the most", "three", "four"):
        assert told in sheet
    for secret in ("Take 3 pebbles", "Never more than three", "Count from the end", "turn.most"):
        assert secret not in sheet


def test_the_answers_have_the_numbers_of_the_sheet_and_the_rule(desk: Desk) -> None:
    answers = desk.answers()
    assert re.findall(r"<li value=(\d+)>", answers) == ["1", "2", "3"]
    first, second, third = map(words, answers.split("<li value=")[1:])
    assert "Take 3 pebbles." in first
    assert GAME.catalogue["turn.most"].text.strip() in first
    assert "Take 4 pebbles." in second
    assert "Take 1 pebble." not in second
    assert "three" in third
    assert "Never more than three." in third
    right = re.search(r"<b>([ab])</b> three", answers)
    options = re.search(r'What is the most.*?<ol type="a">(.*?)</ol>', desk.sheet())
    assert right
    assert options
    assert re.findall("<li>(.*?)</li>", options[1])["ab".index(right[1])] == "three"


def test_the_file_for_pupils_holds_no_solution(desk: Desk) -> None:
    text = desk.for_pupils()
    assert "Leave two pebbles." in text
    assert "handed_out = true" in text
    assert "blue take 3" not in text
    assert "Never more" not in text


def test_of_a_file_without_solutions_it_is_said(desk: Desk) -> None:
    handed = read_lessons(Source(desk.for_pupils()), lambda name: GAME)
    assert words(printed.answers(handed)).count("No solution stands in this file.") == 2


def test_with_nothing_made_there_is_nothing_to_print() -> None:
    for make in (Desk(GAME).sheet, Desk(GAME).answers):
        with pytest.raises(RulebookError, match="nothing to print yet"):
            make()


@pytest.mark.parametrize("game", lab.games)
def test_every_exercise_of_a_game_is_told_in_words(game: str) -> None:
    found = lab.lessons(game)
    answers = words(printed.answers(found))
    assert "No solution" not in answers
    for move in (each for exercise in found.exercises.values() for each in exercise.solution if " " in each):
        assert move not in answers, "a move in its notation"


def test_the_command_line_writes_file_sheet_and_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["new-lesson", "ambis", str(tmp_path / "mine.toml")])
    assert main(["handout", str(tmp_path / "mine.toml")]) == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"mine.toml", "mine-student.toml", "mine-sheet.html", "mine-answers.html"}
    told = capsys.readouterr().out
    assert all(name in told for name in names - {"mine.toml"})
