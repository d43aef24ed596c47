"""Run all tests in parts, two at once, so that neither of a machine's two processors waits: `make test` does.

    python -m tests.at_once --nbval --nbval-sanitize-with=tests/nbval.cfg

What is given goes to every part but the first, which shows how far it is; the reports of the others come at
the end.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryFile
from time import sleep

ROOT = Path(__file__).parents[1]
FIRST = ("tests", "docs", "README.md")
BESIDE = (("tests/browser",), ("notebooks",), ("tests/rooms", "tests/web"))
"""What mostly waits, for a browser, a kernel, a server; what takes longest comes first."""


def pytest(*words: str) -> list[str]:
    return [sys.executable, "-m", "pytest", *words]


def run(first: list[str], beside: list[list[str]]) -> int:
    """Run all, the next as soon as one of two has ended; 0 where all passed."""
    with ExitStack() as opened:
        reports = [opened.enter_context(TemporaryFile()) for _ in beside]
        waiting, codes = list(zip(beside, reports, strict=True)), list[int]()
        running = [subprocess.Popen(first)]
        while running or waiting:
            try:
                while waiting and len(running) < 2:
                    part, report = waiting.pop(0)
                    running.append(subprocess.Popen(part, stdout=report, stderr=subprocess.STDOUT))
                sleep(0.2)
                codes += [part.returncode for part in running if part.poll() is not None]
                running = [part for part in running if part.returncode is None]
            except KeyboardInterrupt:  # it reaches the parts too, and they end in order
                waiting.clear()
                codes.append(1)
        for report in reports:
            report.seek(0)
            sys.stdout.flush()
            shutil.copyfileobj(report, sys.stdout.buffer)
            sys.stdout.buffer.flush()
    return 1 if any(codes) else 0  # a part that is killed ends with a code below 0


if __name__ == "__main__":
    told = ", ".join(each for part in BESIDE for each in part)
    print(f"Two at once: all but {told}; these are told at the end", flush=True)
    ignored = [f"--ignore={each}" for part in BESIDE for each in part]
    beside = [pytest("-p", "no:cacheprovider", *sys.argv[1:], *part) for part in BESIDE]
    sys.exit(run(pytest(*FIRST, *ignored), beside))
