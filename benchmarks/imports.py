"""How long the imports take, each in a fresh interpreter that finds everything compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory

from .games import asked
from .measure import table

CLOCK = "import time; began = time.process_time(); {}; print(time.process_time() - began)"


def milliseconds(statement: str, compiled: str) -> float:
    """The time of an import; `compiled` is the folder in which Python keeps what it compiles."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-c", CLOCK.format(statement)],
        env={**kept, "PYTHONPYCACHEPREFIX": compiled},
        capture_output=True,
        text=True,
        check=True,
    )
    return 1000 * float(done.stdout)


def main() -> None:
    every = "; ".join(f"rulebook_lab.game({name!r})" for name in asked().games)
    statements = {
        "import rulebook_lab": "import rulebook_lab",
        "and the games": f"import rulebook_lab; {every}",
        "import rulebook_lab.engine": "import rulebook_lab.engine",
        "import msgspec alone": "import msgspec",
        "import catanatron": "import catanatron",
    }
    with TemporaryDirectory() as compiled:
        rounds = [
            [milliseconds(statement, compiled) for statement in statements.values()]
            for _ in range(asked().rounds + 1)
        ]
    rows = [
        (name, f"{min(found):.0f} ms", f"{median(found):.0f} ms")
        for name, found in zip(statements, zip(*rounds[1:], strict=True), strict=True)
    ]
    print(table(f"Imports, {asked().rounds} rounds", ("what", "best", "median"), rows))


if __name__ == "__main__":
    main()
