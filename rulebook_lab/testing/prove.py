"""Does a test notice when a clause is taken out?

    python -m rulebook_lab.testing.prove              # all games
    python -m rulebook_lab.testing.prove liars_dice   # ends with 1 unless every clause is proved

Each clause that constrains or changes play is taken out of the game's code in turn (`without`), and the tests
that name it, in the checkout that the game lies in, are run: at least one must fail, else the clause counts
as untested. A process that has imported pytest and the engine but no game forks a child for each clause, so a
clause costs its tests and a third of a second.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryFile

import msgspec
import pytest

from ..coverage import checkout_of
from ..games import game as game_named
from ..games import names
from .without import leave_out

LONGEST = 90  # seconds of processor time for the tests of one clause

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


def in_child(work: Callable[[], str], seconds: float = 0) -> str | None:
    """Returns what `work` answers in a forked process.

    None where it did not come to its end, as when it needs more `seconds` of processor time; 0 sets no limit.
    """
    with TemporaryFile("w+") as answer:
        child = os.fork()
        if child == 0:
            os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            signal.setitimer(signal.ITIMER_PROF, seconds)  # other work on the machine does not count
            try:
                answer.write(work())
                answer.flush()
                os._exit(0)
            finally:
                os._exit(1)
        _, status = os.waitpid(child, 0)
        answer.seek(0)
        return answer.read() if status == 0 else None


def run(root: Path, arguments: list[str], plugins: list[object]) -> int:
    """One pytest run in this process."""
    common = ["-q", "-p", "no:cacheprovider", "-p", "no:terminalreporter", f"--rootdir={root}"]
    common += ["-c", str(root / "pyproject.toml")]
    return int(pytest.main([*common, *arguments], plugins=plugins))


def named_tests(game: str, root: Path) -> dict[str, list[str]]:
    """For each clause the tests that name it and pass while every clause is on."""
    files = [path for path in root.glob("tests/**/test_*.py") if f'clause("{game}"' in path.read_text()]
    if not files:
        return {}

    def work() -> str:
        watcher = Watcher(game)
        run(root, ["--continue-on-collection-errors", *map(str, files)], [watcher])
        return json.dumps([watcher.tests, sorted(watcher.passed)])

    answer = in_child(work, 3600)
    if answer is None:
        sys.exit(f"the tests that name clauses of {game} could not be run")
    tests, passed = json.loads(answer)
    return {id: [test for test in ids if test in set(passed)] for id, ids in tests.items()}


def verdict(package: str, root: Path, clause: str, tests: list[str]) -> str:
    """Whether one of `tests` of a checkout fails once the clause is taken out of a game's package."""
    if not tests:
        return UNTESTED

    def work() -> str:
        leave_out(package, clause)
        return str(run(root, ["-x", *tests], []))

    answer = in_child(work, LONGEST)
    if answer is None:
        return UNENDED
    return SURVIVED if answer == "0" else PROVED


class About(msgspec.Struct, frozen=True):
    """What is to be proved of a game: where it lies, and its clauses that play, with their kinds."""

    package: str
    root: str
    clauses: tuple[tuple[str, str], ...]


def about(name: str) -> About:
    """Asks a game in another process: here it must not be imported. Exits where there is none."""

    def work() -> str:
        game = game_named(name)
        clauses = tuple((clause.id, clause.kind) for clause in game.catalogue if clause.plays)
        return msgspec.json.encode(About(game.package, str(checkout_of(game.package)), clauses)).decode()

    answer = in_child(work, LONGEST)
    if answer is None:
        game_named(name)  # says why
        sys.exit(f"the game {name} could not be asked for its clauses")
    return msgspec.json.decode(answer, type=About)


def prove(game: str, checkout: Path | None = None) -> Counter[str]:
    """Takes every clause of a game out in turn; prints the verdicts, kind by kind.

    The tests are those of `checkout`, by default of the one that the game's package lies in.
    """
    began = time.perf_counter()
    asked = about(game)
    root = (checkout or Path(asked.root)).resolve()
    tests = named_tests(game, root)
    ids = [id for id, _ in asked.clauses]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda id: verdict(asked.package, root, id, tests.get(id, [])), ids)
        verdicts = dict(zip(ids, found, strict=True))
    kinds: dict[str, Counter[str]] = defaultdict(Counter)
    for id, kind in asked.clauses:
        kinds[kind][verdicts[id]] += 1
    for why in (SURVIVED, UNTESTED, UNENDED):
        if listed := [id for id in ids if verdicts[id] == why]:
            print(f"{game}, {why} ({len(listed)}): {' '.join(listed)}")
    print(f"{game}, {time.perf_counter() - began:.0f} s")
    for kind, counts in kinds.items():
        print(f"  {kind:<10} {counts[PROVED]:>4} of {counts.total():>4} proved")
    return Counter(verdicts.values())


def main() -> int:
    """Proves the games named, or all; 1 unless every clause is proved."""
    games = names()
    parser = argparse.ArgumentParser(
        prog="rulebook_lab.testing.prove", description="Take each clause out in turn."
    )
    parser.add_argument("games", nargs="*", default=[], choices=[*games, []], metavar="GAME")
    parser.add_argument("--checkout", type=Path, help="where the tests are (default: where the game is)")
    total: Counter[str] = Counter()
    given = parser.parse_args()
    for game in given.games or games:
        total += prove(game, given.checkout)
    share = 100 * total[PROVED] / (total.total() or 1)
    print(f"{total[PROVED]} of {total.total()} clauses proved ({share:.0f} %)")
    return 0 if total[PROVED] == total.total() else 1


if __name__ == "__main__":
    sys.exit(main())
