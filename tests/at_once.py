"""Run all tests in two halves at once, so that neither of a machine's two processors waits: `make test` does.

    python -m tests.at_once --nbval --nbval-sanitize-with=tests/nbval.cfg

What is given goes to the half with the notebooks. Its report comes at the end, after the other's.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile

ROOT = Path(__file__).parents[1]
BESIDE = ("tests/browser", "tests/rooms", "tests/web", "notebooks")
"""What mostly waits: for a browser, a server, a kernel."""
OTHERS = ("tests", "docs", "README.md")


def pytest(*words: str) -> list[str]:
    return [sys.executable, "-m", "pytest", *words]


def ended(half: subprocess.Popen[bytes]) -> int:
    """The exit code of a half once it has ended; Ctrl-C reaches it too, and it ends in order."""
    while True:
        try:
            return half.wait()
        except KeyboardInterrupt:
            continue


def run(beside: list[str], others: list[str]) -> int:
    """Run both; 0 where both passed."""
    with TemporaryFile() as report:
        first = subprocess.Popen(beside, stdout=report, stderr=subprocess.STDOUT)
        codes = [ended(subprocess.Popen(others)), ended(first)]
        report.seek(0)
        sys.stdout.flush()
        shutil.copyfileobj(report, sys.stdout.buffer)
        sys.stdout.buffer.flush()
    return 1 if any(codes) else 0  # a half that is killed ends with a code below 0


if __name__ == "__main__":
    print(f"At once: {', '.join(BESIDE)}, told at the end; and all others", flush=True)
    ignored = [f"--ignore={each}" for each in BESIDE]
    sys.exit(run(pytest("-p", "no:cacheprovider", *sys.argv[1:], *BESIDE), pytest(*OTHERS, *ignored)))
