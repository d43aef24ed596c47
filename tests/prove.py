"""Does a test notice when a clause is taken out?

    make prove            # all games
    make prove GAME=ambis

Each clause that constrains or changes play is taken out of the game's code in turn (tests/without.py), and
the tests that name it are run: at least one must fail, else the clause counts as untested. A process that has
imported pytest but nothing of the library forks a child for each clause, so a clause costs its tests
and a third of a second.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryFile

import playwright.sync_api  # noqa: F401  (imported once, here, for tests/conftest.py in every child)
import pytest

from tests.without import leave_out

ROOT = Path(__file__).parent.parent
NAMES_ONLY = {"component", "definition"}
LONGEST = 90  # seconds for the tests of one clause

PROVED, SURVIVED, UNTESTED = "proved", "no test noticed", "no test names it"
UNENDED = "the tests did not end in time, so nothing is proved"


class Watcher:
    """A pytest plug-in that notes which tests name which clauses, and which tests pass."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.tests: dict[str, list[str]] = defaultdict(list)
        self.passed: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        named = []
        for item in items:
            ids = {
                id
                for mark in item.iter_markers("clause")
                if mark.args[0] == self.game
                for id in mark.args[1:]
            }
            for id in ids:
                self.tests[id].append(item.nodeid)
            if ids:
                named.append(item)
        items[:] = named

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed.add(report.nodeid)


def in_child(work: Callable[[], str], seconds: float) -> str | None:
    """Returns what `work` answers in a forked process; None when it has no answer in time."""
    with TemporaryFile("w+") as answer:
        child = os.fork()
        if child == 0:
            os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            signal.alarm(int(seconds))
            try:
                answer.write(work())
                answer.flush()
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        answer.seek(0)
        return answer.read() or None


def run(arguments: list[str], plugins: list[object]) -> int:
    """One pytest run in this process."""
    common = [
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:terminalreporter",
        f"--rootdir={ROOT}",
        "-c",
        str(ROOT / "pyproject.toml"),
    ]
    return int(pytest.main([*common, *arguments], plugins=plugins))


def named_tests(game: str) -> dict[str, list[str]]:
    """For each clause the tests that name it and pass while every clause is on."""
    files = [path for path in ROOT.glob("tests/**/test_*.py") if f'clause("{game}"' in path.read_text()]
    if not files:
        return {}

    def work() -> str:
        watcher = Watcher(game)
        run(["--continue-on-collection-errors", *map(str, files)], [watcher])
        return json.dumps([watcher.tests, sorted(watcher.passed)])

    answer = in_child(work, 3600)
    if answer is None:
        sys.exit(f"the tests that name clauses of {game} could not be run")
    tests, passed = json.loads(answer)
    return {id: [test for test in ids if test in set(passed)] for id, ids in tests.items()}


def verdict(game: str, clause: str, tests: list[str]) -> str:
    """Whether one of `tests` fails once the clause is taken out."""
    if not tests:
        return UNTESTED

    def work() -> str:
        leave_out(f"tests.{game}" if game == "toy" else f"rulebook_lab.games.{game}", clause)
        return str(run(["-x", *tests], []))

    answer = in_child(work, LONGEST)
    if answer is None:
        return UNENDED
    return SURVIVED if answer == "0" else PROVED


def clauses(game: str) -> list[tuple[str, str]]:
    """The clauses of a game that constrain or change play, with their kinds."""
    catalogue = tomllib.loads((ROOT / "rulebook_lab" / "games" / game / "rules.toml").read_text())
    return [(c["id"], c["kind"]) for c in catalogue["clause"] if c["kind"] not in NAMES_ONLY]


def prove(game: str) -> Counter[str]:
    """Takes every clause of a game out in turn; prints the verdicts, kind by kind."""
    began = time.perf_counter()
    tests = named_tests(game)
    ids = [id for id, _ in clauses(game)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda id: verdict(game, id, tests.get(id, [])), ids)
        verdicts = dict(zip(ids, found, strict=True))
    kinds: dict[str, Counter[str]] = defaultdict(Counter)
    for id, kind in clauses(game):
        kinds[kind][verdicts[id]] += 1
    for why in (SURVIVED, UNTESTED, UNENDED):
        if listed := [id for id in ids if verdicts[id] == why]:
            print(f"{game}, {why} ({len(listed)}): {' '.join(listed)}")
    print(f"{game}, {time.perf_counter() - began:.0f} s")
    for kind, counts in kinds.items():
        print(f"  {kind:<10} {counts[PROVED]:>4} of {counts.total():>4} proved")
    return Counter(verdicts.values())


def main() -> None:
    games = sorted(p.parent.name for p in (ROOT / "rulebook_lab" / "games").glob("*/rules.toml"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[], choices=[*games, []], metavar="GAME")
    total: Counter[str] = Counter()
    for game in parser.parse_args().games or games:
        total += prove(game)
    share = 100 * total[PROVED] / (total.total() or 1)
    print(f"{total[PROVED]} of {total.total()} clauses proved ({share:.0f} %)")


if __name__ == "__main__":
    main()
