"""A lesson file to begin with is right, and is not written over another; the command line checks files."""

from pathlib import Path

import pytest

import rulebook_lab as lab
from rulebook_lab.cli import main
from rulebook_lab.lessons.loading import lessons_of
from rulebook_lab.lessons.quiz import unasked


@pytest.mark.parametrize("game", lab.games)
def test_a_file_to_begin_with_is_right(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    assert main(["new-lesson", game, str(path)]) == 0
    assert len({exercise.kind for exercise in lab.lessons(path).exercises.values()}) == 6
    assert main(["check", str(path)]) == 0
    assert "mine.toml is right: 1 walkthrough, 6 exercises" in capsys.readouterr().out


def test_no_file_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("mine", encoding="utf-8")
    assert main(["new-lesson", "ambis", str(path)]) == 2
    assert path.read_text(encoding="utf-8") == "mine"
    assert "is there already" in capsys.readouterr().err


def test_a_check_tells_every_mistake_and_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "ambis"\n[walkthrough]\nid = "x"\n[[exercise]]\nid = 3\n', encoding="utf-8")
    assert main(["check", str(path)]) == 1
    out = capsys.readouterr().out
    assert "line 2: write [[walkthrough]], one for each" in out
    assert "line 5: exercise 3:" in out
    assert main(["check", str(tmp_path / "none.toml")]) == 2


def test_a_games_own_lessons_are_checked_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "amber_route"]) == 0
    assert capsys.readouterr().out.startswith("amber_route/lessons.toml is right: ")


def test_a_drill_that_nothing_can_be_asked_about_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    drill = '[[quiz]]\nid = "x"\nclauses = [\n  "explore.take",\n  "setup.board",\n]\nstart = { seats = 2 }\n'
    path.write_text(f'game = "ambis"\n{drill}', encoding="utf-8")
    assert main(["check", str(path)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[1:] == ["  but line 6: drill x: no question can be made about setup.board"]


@pytest.mark.parametrize("game", lab.games)
def test_every_drill_that_is_shipped_can_be_asked(game: str) -> None:
    assert not list(unasked(lessons_of(lab.game(game))))
