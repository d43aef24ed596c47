"""A long run goes on after a fault, and where it was stopped; what found one fails at its end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.soak import main as soak

ROOT = Path(__file__).parents[2]
TESTS = """
from rulebook_lab.testing.answers import answered

def read(number):
    return {"one": 1}[number]

def test_some_go_wrong_at_two_places():
    for number in ("one", "two", "three", "one"):
        with answered("numbers", number):
            read(number)
        with answered("numbers", number):
            assert len(number) < 5

def test_all_is_well():
    with answered("numbers", "one"):
        read("one")

def test_it_fails_by_itself():
    with answered("numbers", "four"):
        read("four")
    raise OSError("elsewhere")
"""


def ran(folder: Path, fuzz: str) -> str:
    """What pytest tells of the tests, its last line included."""
    path = folder / "test_numbers.py"
    path.write_text(TESTS)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "rulebook_lab.testing", f"--rootdir={folder}", path],
        env={**os.environ, "FUZZ": fuzz, "PYTHONPATH": str(ROOT)},
        cwd=folder,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stderr
    return done.stdout


def test_a_long_run_shows_the_first_fault_at_each_place_and_fails(tmp_path: Path) -> None:
    told = ran(tmp_path, "100")
    assert told.splitlines()[-1].startswith("2 failed, 1 passed")
    assert "10 inputs: 10 numbers" in told
    assert "2 faults, shown below" in told
    assert "numbers: 'two'" in told
    assert "numbers: 'three'" in told
    assert "OSError: elsewhere" in told
    assert "numbers: 'four'" in told


def test_a_usual_run_stops_at_the_first(tmp_path: Path) -> None:
    told = ran(tmp_path, "0")
    assert told.splitlines()[-1].startswith("2 failed, 1 passed")
    assert "numbers: 'two'" in told
    assert "numbers: 'three'" not in told
    assert "inputs" not in told


def test_a_soak_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = ["--jobs", "1", "--kept", str(tmp_path / "soak.json")]
    assert soak(["--games", "2", *kept]) == 0
    assert soak(["--games", "3", *kept]) == 0
    first, *_, last = [line for line in capsys.readouterr().out.splitlines() if "faults" in line]
    assert first.startswith("2 games")
    assert last.startswith("3 games")
