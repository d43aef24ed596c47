"""Parts at once: all are run, all are told, and one that fails fails the whole."""

import subprocess
import sys

import pytest

from tests import at_once


def says(words: str, code: int) -> list[str]:
    """A program that ends with a code; below 0, killed by a signal."""
    end = f"raise SystemExit({code})" if code >= 0 else f"import os; os.kill(os.getpid(), {-code})"
    return [sys.executable, "-c", f"print({words!r}, flush=True); {end}"]


@pytest.mark.parametrize("codes", [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (0, -9, 0), (-9, 0, 0)])
def test_all_are_told_and_each_can_fail(codes: tuple[int, int, int]) -> None:
    first, *beside = [says(name, code) for name, code in zip(("one", "two", "three"), codes, strict=True)]
    program = f"from tests import at_once; raise SystemExit(at_once.run({first}, {beside}))"
    done = subprocess.run([sys.executable, "-c", program], cwd=at_once.ROOT, capture_output=True, text=True)
    assert done.stdout.split() == ["one", "two", "three"]
    assert done.returncode == any(codes)


def test_every_folder_of_tests_is_in_one_part() -> None:
    named = (*at_once.FIRST, *(each for part in at_once.BESIDE for each in part))
    assert all((at_once.ROOT / each).exists() for each in named)
