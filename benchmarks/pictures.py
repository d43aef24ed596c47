"""How long a drawing takes: the first in a fresh interpreter, and later ones."""

from __future__ import annotations

import subprocess
import sys

import rulebook_lab as lab

from .games import asked
from .measure import table

CLOCK = """
import time
import rulebook_lab as lab
from rulebook_lab.scene import to_svg
from benchmarks.games import positions
states = positions({!r}, games=1)
began = time.process_time()
draw = lab.game({!r}).part("picture").draw
to_svg(draw(states[0]))
first = time.process_time() - began
for state in states[1:]:
    to_svg(draw(state))
print(first, (time.process_time() - began - first) / (len(states) - 1))
"""


def seconds(name: str, rounds: int = 3) -> tuple[float, float]:
    """The shortest first drawing of a few, and the shortest mean of later ones."""
    command = [sys.executable, "-c", CLOCK.format(name, name)]
    answers = [
        subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        for _ in range(rounds)
    ]
    firsts, others = zip(*(map(float, answer) for answer in answers), strict=True)
    return min(firsts), min(others)


def main() -> None:
    rows = [
        (lab.game(name).title, *(f"{1000 * each:.1f} ms" for each in seconds(name))) for name in asked().games
    ]
    print(table("A position as SVG", ("game", "the first", "later ones"), rows))


if __name__ == "__main__":
    main()
