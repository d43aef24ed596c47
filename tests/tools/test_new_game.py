"""A package made by `rulebook-lab new-game` in a clean folder passes its tests and shows its board."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rulebook_lab import cli
from rulebook_lab.engine import BadFile
from rulebook_lab.new_game import new_game


def run(home: Path, *words: str) -> str:
    """What a program in a package of its own says. It must end well."""
    paths = [str(home / "site"), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    done = subprocess.run(
        [sys.executable, "-P", *words], cwd=home, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_runs_passes_its_tests_is_proved_and_shows_its_board(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "made"
    assert cli.main(["new-game", "three_stones", str(home)]) == 0
    assert str(home) in capsys.readouterr().out
    written = {path.name: path.read_text() for path in home.rglob("*") if path.is_file()}
    assert not [name for name, text in written.items() if re.search("my.?game", name + text, re.IGNORECASE)]
    install = ["-q", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(home / "site"), "."]
    run(home, "-m", "pip", "install", *install)
    said = run(home, "-m", "pytest", "-q", "--prove")
    assert " passed" in said
    assert "deselected" not in said
    covered = run(home, "-m", "rulebook_lab.cli", "coverage", "three_stones", "--checkout", ".")
    assert "3 enforced, 3 tested, 3 taught, 0 lack something" in covered
    show = (
        "import rulebook_lab as lab; print(lab.timeline('three_stones', 2, seed=1).state._repr_mimebundle_())"
    )
    assert "<svg" in run(home, "-c", show)


@pytest.mark.parametrize("name", ["Pips", "3pips", "a-b", "a__b", "", "../x", "amber", "class", "json"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadFile):
        new_game(name, tmp_path / "x")
    assert not (tmp_path / "x").exists()


def test_what_is_there_stays(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(BadFile, match="is there already"):
        new_game("pips", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
    with pytest.raises(BadFile, match="cannot be a folder"):
        new_game("pips", tmp_path / "mine")


def test_an_empty_folder_is_as_good_as_none(tmp_path: Path) -> None:
    assert (new_game("pips", tmp_path) / "pyproject.toml").is_file()
