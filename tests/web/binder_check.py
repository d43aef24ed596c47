"""Build what Binder builds, in a clean folder from a fresh clone, and run every notebook in it.

    make binder-check

Clones HEAD, makes an environment by `binder/postBuild` with the Python of `binder/runtime.txt`, runs each
notebook there (any error fails), and opens one as JupyterLab's Voila does behind a Binder link.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.lab import ROOT
from tests.web.offline import chromium
from tests.web.voila import NOTEBOOKS, look_at, served

SHOWN = "start"
"""The notebook whose app view is opened."""


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Print what was done and how long it took."""
    start = time.monotonic()
    yield
    print(f"{what:<46}{time.monotonic() - start:>8.1f} s", flush=True)


def run(*command: str | Path, folder: Path) -> None:
    """Run a command there; where it fails its output is shown."""
    done = subprocess.run(list(map(str, command)), cwd=folder, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{(done.stdout + done.stderr)[-4000:]}")


def build(clone: Path, environment: Path) -> Path:
    """The clone, its environment; the answer is that environment's Python."""
    wanted = (ROOT / "binder" / "runtime.txt").read_text().strip().removeprefix("python-")
    if wanted != f"{sys.version_info.major}.{sys.version_info.minor}":
        sys.exit(f"binder/runtime.txt asks for Python {wanted}: run this with it")
    with timed("a fresh clone"):
        run("git", "clone", "-q", ROOT, clone, folder=ROOT)
    with timed("the environment of binder/postBuild"):
        run(sys.executable, "-m", "venv", environment, folder=clone)
        python = environment / "bin" / "python"
        path = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
        run("env", f"PATH={path}", "binder/postBuild", folder=clone)
        run(python, "-m", "pip", "check", folder=clone)
    return python


def main() -> None:
    with TemporaryDirectory(prefix="rulebook-binder-") as folder:
        clone, environment = Path(folder) / "clone", Path(folder) / "environment"
        python = build(clone, environment)
        for name in NOTEBOOKS:
            with timed(f"notebooks/{name}.ipynb"):
                convert = (python, "-m", "nbconvert", "--to", "notebook", "--execute", "--output-dir", folder)
                run(*convert, f"notebooks/{name}.ipynb", folder=clone)
        with (
            served(clone, str(python), ("jupyterlab",)) as address,
            chromium() as browser,
            timed(f"the app view of {SHOWN}"),
        ):
            seen = look_at(browser, address, SHOWN, folder="notebooks/")
    if seen.faults:
        sys.exit("\n".join(seen.faults))
    print(f"all {len(NOTEBOOKS)} notebooks ran; the app view's first board after {seen.first_board:.1f} s")


if __name__ == "__main__":
    main()
