"""Two halves at once: all is run, both are told, and one that fails fails the whole."""

import subprocess
import sys

import pytest

from tests import at_once


def says(words: str, code: int) -> list[str]:
    """A program that ends with a code; below 0, killed by a signal."""
    end = f"raise SystemExit({code})" if code >= 0 else f"import os; os.kill(os.getpid(), {-code})"
    return [sys.executable, "-c", f"print({words!r}, flush=True); {end}"]


@pytest.mark.parametrize("codes", [(0, 0), (1, 0), (0, 1), (0, -9), (-9, 0)])
def test_both_are_told_and_either_can_fail(codes: tuple[int, int]) -> None:
    program = (
        f"from tests import at_once; raise SystemExit(at_once.run({says('one', codes[0])}, "
        f"{says('other', codes[1])}))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=at_once.ROOT, capture_output=True, text=True)
    assert done.stdout.split() == ["other", "one"]
    assert done.returncode == any(codes)


def test_every_folder_of_tests_is_in_one_half() -> None:
    assert all((at_once.ROOT / each).exists() for each in (*at_once.BESIDE, *at_once.OTHERS))
