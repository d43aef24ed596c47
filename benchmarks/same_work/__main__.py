"""Our Amber Route beside the same work in other frameworks: `python -m benchmarks.same_work`.

Decisions a second of each one's own time, in interleaved rounds, each in a process of its own; the ratio is
ours, carried out by the engine, to the other.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from ..games import asked
from ..measure import spread, table
from ..workers import Worker, python, rounds

HERE = Path(__file__).parent
OURS = "ours: game.carry_out"
IN_PYTHON = {
    OURS: "ours import by_engine as games",
    "ours: state.play": "ours import by_state as games",
    "ours: timeline.play": "ours import by_timeline as games",
    "plain Python, in place": "plain import games",
    "plain Python, a copy a move": "plain import copies as games",
    "OpenSpiel, in place": "openspiel import in_place as games",
    "OpenSpiel, a clone a move": "openspiel import clones as games",
    "PettingZoo, raw environment": "aec import raw_games as games",
    "PettingZoo, env()": "aec import checked_games as games",
}


def workers() -> Iterator[tuple[str, Worker]]:
    """Everybody who can be measured here; boardgame.io wants `npm ci` beside its port."""
    for name, imported in IN_PYTHON.items():
        yield name, python(f"from benchmarks.same_work.{imported}\nwork = games()")
    if (node := shutil.which("node")) and (HERE / "node_modules").is_dir():
        for kind in ("reducer", "client"):
            yield f"boardgame.io, {kind}", Worker([node, HERE / "amber.js", kind], NODE_ENV="production")


def main() -> None:
    found = rounds(dict(workers()), asked().rounds)
    rows = []
    for name, rates in found.items():
        rows.append((name, max(rates), median(rates), spread(found[OURS], rates)))
    heads = ("Amber Route, 2 seats", "decisions/s, best", "median", "ours to it")
    print(table(f"The same work, {asked().rounds} rounds", heads, rows))


if __name__ == "__main__":
    main()
