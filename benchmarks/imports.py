"""How long the imports take, each in a fresh interpreter."""

from __future__ import annotations

import subprocess
import sys

from .games import asked
from .measure import table

CLOCK = "import time; began = time.process_time(); {}; print(time.process_time() - began)"


def seconds(statement: str, rounds: int = 5) -> float:
    """The shortest of a few imports."""
    command = [sys.executable, "-c", CLOCK.format(statement)]
    return min(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        for _ in range(rounds)
    )


def main() -> None:
    every = "; ".join(f"rulebook_lab.game({name!r})" for name in asked().games)
    statements = {
        "import rulebook_lab": "import rulebook_lab",
        "and the games": f"import rulebook_lab; {every}",
        "import rulebook_lab.engine": "import rulebook_lab.engine",
        "import msgspec alone": "import msgspec",
        "import catanatron": "import catanatron",
    }
    rows = [(name, f"{1000 * seconds(statement):.0f} ms") for name, statement in statements.items()]
    print(table("Imports", ("what", "time"), rows))


if __name__ == "__main__":
    main()
