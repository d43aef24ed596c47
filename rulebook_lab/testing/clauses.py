"""Every clause of a game that changes play is enforced, tested and taught; with `--prove`, proved."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ..coverage import report, table


def test_every_clause_is_enforced_tested_and_taught(name: str, pytestconfig: pytest.Config) -> None:
    found = report(name, pytestconfig.rootpath)
    assert not found.gaps, table([found], gaps_only=True)


@pytest.mark.proves
def test_of_every_clause_a_test_notices_when_it_is_taken_out(name: str, pytestconfig: pytest.Config) -> None:
    """Takes as long as the tests that name clauses, one clause after the other: so it is asked for."""
    command = ["-m", "rulebook_lab.testing.prove", name, "--checkout", str(pytestconfig.rootpath)]
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
