"""Which tests reach a statement, and whether any of them notices what was changed in a copy of the project.

    python -m tests.reaching ambis

runs, in the copy, the tests that reach the lines in which the rules of a game differ from `original/`. The
answer is pytest's; nothing is run where no test gets there.
"""

from __future__ import annotations

import json
import subprocess
import sys
from difflib import SequenceMatcher
from pathlib import Path

from coverage import CoverageData

LEFT_OUT = "not budget and not whole_games and not guess"
"""Tests of speed and of many games judge no statement."""
PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", LEFT_OUT)
REACHED = Path("reached.json")
ORIGINAL = Path("original")

Reached = dict[str, dict[int, list[str]]]
"""By the file of a rule and the line in it, the tests that get there."""


def rules_of(game: str) -> Path:
    """Where the rules of a game are."""
    return Path("rulebook_lab", "games", game, "rules")


def look(game: str) -> Reached:
    """Run a game's tests, and keep which lines of its rules each of them reaches."""
    Path("reached.ini").write_text(
        f"[run]\nsource = {rules_of(game)}\ndata_file = .reached\ndynamic_context = test_function\n"
    )
    command = ["-m", "coverage", "run", "--rcfile=reached.ini", *PYTEST, f"tests/{game}"]
    subprocess.run([sys.executable, *command], check=True)
    data = CoverageData(".reached")
    data.read()
    found: Reached = {
        str(Path(file).relative_to(Path.cwd())): data.contexts_by_lineno(file)
        for file in data.measured_files()
    }
    REACHED.write_text(json.dumps(found))
    return found


def changed_lines(game: str) -> dict[str, set[int]]:
    """The lines of the original that are not in the copy any more, by file."""
    found = {}
    for original in (ORIGINAL / rules_of(game)).rglob("*.py"):
        file = original.relative_to(ORIGINAL)
        before, now = original.read_text().splitlines(), file.read_text().splitlines()
        if before != now:
            blocks = SequenceMatcher(None, before, now, autojunk=False).get_opcodes()
            spans = [range(i1 + 1, max(i2, i1 + 1) + 1) for tag, i1, i2, _, _ in blocks if tag != "equal"]
            found[str(file)] = {line for span in spans for line in span}
    return found


def tests_of(game: str, changed: dict[str, set[int]]) -> list[str]:
    """The tests that reach some lines; all of the game's where a line is run when it is imported."""
    reached = json.loads(REACHED.read_text())
    tests: dict[str, None] = {}
    for file, lines in changed.items():
        for line in sorted(lines):
            for context in reached.get(file, {}).get(str(line), ()):
                if not context:
                    return [f"tests/{game}"]
                module, _, function = context.rpartition(".")
                tests[f"{module.replace('.', '/')}.py::{function}"] = None
    return list(tests)


def main(game: str) -> int:
    """0 where no test notices the difference."""
    tests = tests_of(game, changed_lines(game))
    return subprocess.run([sys.executable, *PYTEST, *tests], check=False).returncode if tests else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
