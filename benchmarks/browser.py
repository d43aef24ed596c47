"""Random games in Pyodide, as a browser runs them, beside the same in this Python.

Wants `make pyodide`, which lays Pyodide and the one compiled package out; says so where they are missing.
"""

from __future__ import annotations

import shutil
from statistics import median

import rulebook_lab as lab

from .games import asked
from .measure import spread, table
from .playouts import RANDOM_GAMES
from .workers import ROOT, Worker, python, rounds

PACKAGES = ROOT / ".venv" / "pyodide"
SCRIPT = ROOT / "benchmarks" / "browser.mjs"


def main() -> None:
    node = shutil.which("node")
    if not node or not PACKAGES.is_dir():
        print("no Pyodide to measure: `make pyodide` lays it out\n")
        return
    rows = []
    for name in asked().games:
        pair = {
            "Pyodide": Worker([node, SCRIPT, PACKAGES, name]),
            "native": python(RANDOM_GAMES.format(name)),
        }
        found = rounds(pair, asked().rounds)
        ratio = spread(found["Pyodide"], found["native"])
        rows.append((lab.game(name).title, *map(median, found.values()), ratio))
    heads = ("game", "Pyodide, decisions/s", "native", "ratio")
    print(table("In a browser's Python", heads, rows))


if __name__ == "__main__":
    main()
