"""The command line itself."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from rulebook_lab import cli
from rulebook_lab.games import game
from rulebook_lab.lessons.beginning import lesson_text


def test_a_handout_is_written_beside_its_notebook(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "plot.ipynb"
    cells = [{"cell_type": "markdown", "metadata": {}, "source": "a text"}]
    source.write_text(json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}))
    assert cli.main(["handout", str(source)]) == 0
    written = tmp_path / "plot-student.ipynb"
    assert capsys.readouterr().out.strip() == f"wrote {written}"
    assert json.loads(written.read_text())["cells"][0]["cell_type"] == "markdown"


WRITING = {
    "new-lesson": ["new-lesson", "amber", "{}/mine.toml"],
    "handout of a notebook": ["handout", "{}/mine.ipynb"],
    "handout of lessons": ["handout", "{}/own.toml"],
    "paper": ["paper", "amber", "--questions", "2", "--variants", "2", "--out", "{}"],
    "paper for Moodle": ["paper", "amber", "--questions", "2", "--form", "moodle", "--out", "{}"],
}


@pytest.mark.parametrize("command", WRITING)
def test_no_command_writes_over_a_file_unless_it_is_told_to(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where one file of several is there already, none is written."""
    notebook = {"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "mine.ipynb").write_text(json.dumps(notebook))
    (tmp_path / "own.toml").write_text(lesson_text(game("amber")))
    before = set(tmp_path.iterdir())
    arguments = [word.format(tmp_path) for word in WRITING[command]]
    assert cli.main(arguments) == 0
    out = capsys.readouterr().out
    made = sorted(set(tmp_path.iterdir()) - before)
    assert sorted(f"wrote {path}" for path in made) == sorted(out.splitlines())
    for path in made[:-1]:
        path.unlink()
    kept = made[-1]
    kept.write_text("mine")
    assert cli.main(arguments) == 2
    told = capsys.readouterr().err
    assert f"{kept} is there already" in told
    assert "--replace" in told
    assert kept.read_text() == "mine"
    assert set(tmp_path.iterdir()) == before | {kept}
    assert cli.main([*arguments, "--replace"]) == 0
    assert sorted(set(tmp_path.iterdir()) - before) == made
    assert kept.read_text() != "mine"


def test_an_unreadable_notebook_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["handout", str(tmp_path / "none.ipynb")]) == 2
    assert capsys.readouterr().err.startswith("rulebook-lab: ")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["coverage", "chess"],
        ["simulate", "ambis", "--games", "0"],
        ["simulate", "ambis", "--games", "²"],
        ["simulate", "ambis", "--seats", "0"],
        ["paper", "ambis", "--variants", "99"],
    ],
)
def test_a_wrong_command_ends_with_two(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(arguments)
    assert end.value.code == 2


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--days", "nan"),
        ("--days", "-1"),
        ("--port", "99999"),
        ("--port", "-1"),
        ("--folder", "\0"),
        ("--practice", __file__),
    ],
)
def test_a_room_that_cannot_be_served_is_told_before_it_is_opened(
    option: str, value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rooms = tmp_path / "rooms"
    given = ["--folder", str(rooms), option, value]
    assert cli.main(["serve", "amber", *given]) == 2
    assert capsys.readouterr().err.startswith("rulebook-lab: ")
    assert not rooms.exists()


def test_an_option_that_is_a_number_is_given_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "ambis", "--games", "1", "--option", "max_turns=3"]) == 0
    assert "1 ended by the rules" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("max_turns=x", "max_turns is a whole number from 0 on, not 'x'"),
        ("max_turns=-1", "max_turns is a whole number"),
        ("first=green", "first is one of the seats blue, yellow, not 'green'"),
        ("turns=3", "Ambis has no option 'turns'"),
        ("max_turns", "an option is written NAME=VALUE"),
    ],
)
def test_a_wrong_option_is_told(option: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "ambis", "--games", "9", "--option", option]) == 2
    assert said in capsys.readouterr().err


def test_questions_are_told_in_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "report", cache(cli.report))  # the same figures twice, worked out once
    assert cli.main(["questions", "jantaris", "--questions", "50", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert told["askable"] >= 0.97 * told["playable"]
    assert told["asked"] == 50
    assert told["met"] >= 60
    assert cli.main(["questions", "jantaris", "--questions", "50"]) == 0
    assert "a learner right 8 times of 10 meets" in capsys.readouterr().out


def test_who_has_read_enough_hears_of_no_fault() -> None:
    """As with `rulebook-lab schema … | head -1`."""
    command = [sys.executable, "-m", "rulebook_lab.cli", "schema", "roads_and_boats"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
