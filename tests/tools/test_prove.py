"""Taking a clause out makes a good test fail, and only a good one."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rulebook_lab.testing.prove import in_child

ROOT = Path(__file__).parent.parent.parent

TESTS = """
from tests.toy import GAME, Take

def test_four_are_refused():
    assert "turn.most" in GAME.start(seats=2, heap=6).why_not("blue take 4").clauses

def test_that_would_pass_anyway():
    assert GAME.start(seats=2, heap=6).play("blue take 3").heap == 3

def test_three_are_taken():
    assert Take("blue", 3) in GAME.start(seats=2, heap=6).legal_moves
"""


@pytest.mark.parametrize(
    ("clause", "test", "found"),
    [
        ("turn.most", "test_four_are_refused", "proved"),
        ("turn.most", "test_that_would_pass_anyway", "no test noticed"),
        ("turn.take", "test_three_are_taken", "proved"),
        ("score.pebbles", "test_three_are_taken", "no test noticed"),
        ("turn.most", None, "no test names it"),
    ],
)
def test_a_clause_is_proved_by_a_test_that_fails_without_it(
    clause: str, test: str | None, found: str, tmp_path: Path
) -> None:
    path = tmp_path / "test_toy.py"
    path.write_text(TESTS)
    tests = [f"{path}::{test}"] if test else []
    script = (
        "from pathlib import Path; from rulebook_lab.testing import prove;"
        f"print(prove.verdict('tests.toy', Path({str(ROOT)!r}), {clause!r}, {tests!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == found


def goes_on() -> str:
    while True:
        pass


@pytest.mark.parametrize(
    ("work", "answer"),
    [(lambda: "done", "done"), (lambda: "", ""), (lambda: str(1 // 0), None), (goes_on, None)],
)
def test_a_child_answers_or_comes_to_no_end(work: Callable[[], str], answer: str | None) -> None:
    assert in_child(work, 0.2) == answer
