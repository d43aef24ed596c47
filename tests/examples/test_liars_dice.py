"""Liar's dice, installed and tested as a stranger would: away from the checkout, out of its own package."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "liars_dice"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in `site` and, elsewhere, its tests and notebook."""
    home = tmp_path_factory.mktemp("stranger")
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
    ]
    subprocess.run([*install, "--target", home / "site", EXAMPLE], check=True)
    for name in ("tests", "notebooks"):
        shutil.copytree(EXAMPLE / name, home / "work" / name)
    shutil.copy(EXAMPLE / "pyproject.toml", home / "work")
    return home


def run(home: Path, *words: str) -> str:
    """What a Python program says, run beside the tests. It must end well."""
    paths = [str(home / "site"), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, "-P", "-m", *words],
        cwd=home / "work",
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_tests_and_its_notebook_pass(home: Path) -> None:
    said = run(home, "pytest", "-q", "--nbval", f"--nbval-sanitize-with={ROOT / 'tests' / 'nbval.cfg'}")
    assert int(re.findall(r"(\d+) passed", said)[-1]) > 80


def test_every_clause_is_covered_and_proved(home: Path) -> None:
    covered = run(home, "rulebook_lab.cli", "coverage", "liars_dice", "--checkout", ".")
    assert "30 enforced, 30 tested, 30 taught, 0 lack something" in covered.splitlines()[-1]
    proved = run(home, "rulebook_lab.testing.prove", "liars_dice", "--checkout", ".")
    assert proved.splitlines()[-1] == "30 of 30 clauses proved (100 %)"


def test_the_command_line_plays_it(home: Path) -> None:
    assert "liars_dice" in run(home, "rulebook_lab.cli", "games")
    assert "2 games of Liar's dice" in run(home, "rulebook_lab.cli", "simulate", "liars_dice", "--games", "2")


def test_it_is_as_short_as_it_says() -> None:
    lines = [
        line for path in (EXAMPLE / "liars_dice").rglob("*.py") for line in path.read_text().splitlines()
    ]
    assert len(lines) <= 400
