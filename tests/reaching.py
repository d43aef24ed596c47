"""Which tests reach a statement of a game's rules, and whether one of them notices that it was changed.

`Collected` is a plug-in for a pytest run that collects the tests of a game once. It sees which lines of the
rules each of them reaches, and forks a child for each mutant, which runs the tests that reach it, the
quickest first. The functions of the rules that a mutant changes get its code in the child; what is run when a
module is imported cannot be changed so: `afresh` imports it.
"""

from __future__ import annotations

import ast
import functools
import gc
import resource
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher
from inspect import CO_OPTIMIZED
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FunctionType
from typing import NamedTuple, NoReturn

import pytest
from coverage import Coverage

from rulebook_lab.testing.prove import in_child, run
from rulebook_lab.testing.without import import_changed

ROOT = Path(__file__).parent.parent
LEFT_OUT = "not budget and not whole_games and not guess"
"""Tests of speed and of many games judge no statement."""
LAW = "test_a_position_from_a_file_plays_like_the_one_it_was_written_from"
SPARE = 15.0
"""Seconds that a test may take besides twenty times what it took."""
TRACED = 3
"""How many times its time a test may take while its lines are looked at."""
MEMORY = 4 << 30
"""Bytes that a mutant may fill."""
AT_IMPORT = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")


class Passed(NamedTuple):
    """A test that passes, the seconds that it took the processor, and by the file of a rule the lines that it
    reaches."""

    id: str
    seconds: float
    lines: dict[str, list[int]]


class Mutant(NamedTuple):
    """A changed module of the rules: its name from the rules on, its source, that of the mutant."""

    file: str
    source: str
    changed: str

    def lines(self) -> set[int]:
        """The lines of the statements that it changes, as coverage counts them."""
        texts = self.source.splitlines(), self.changed.splitlines()
        found: set[int] = set()
        for tag, first, last, *_ in SequenceMatcher(None, *texts, autojunk=False).get_opcodes():
            if tag != "equal":
                for line in range(first, max(first + 1, last)):
                    found |= statement(self.source, line + 1)
        return found

    def reached(self, tests: Sequence[Passed]) -> list[Passed]:
        """Those of the tests that reach it."""
        lines = self.lines()
        return [test for test in tests if not lines.isdisjoint(test.lines.get(self.file, ()))]


def statement(source: str, line: int) -> set[int]:
    """The lines of the innermost statement that a line belongs to; of one with a body those of its head."""
    found = {line}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and node.lineno <= line:
            body = getattr(node, "body", None)
            end = body[0].lineno if body else (node.end_lineno or node.lineno) + 1
            if line < end:
                found = set(range(node.lineno, end))
    return found


def rules_of(game: str) -> Path:
    """Where the rules of a game are."""
    return ROOT / "rulebook_lab" / "games" / game / "rules"


def too_long(*_: object) -> NoReturn:
    """Fails the test that is being run."""
    raise TimeoutError


class Outcome:
    """A plug-in that notes the first test that fails, or the first file of tests that cannot be imported."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    pytest_collectreport = pytest_runtest_logreport


def arguments(game: str, folder: str) -> list[str]:
    """How pytest is asked for the tests of a game.

    The line at which a signal ends a test may be unknown, which only a native traceback can show.
    """
    files = (
        f"tests/{game}",
        "tests/golden",
        *(f"tests/laws/test_{law}.py" for law in ("impossible", "out_of_turn")),
        f"tests/laws/test_laws.py::{LAW}",
    )
    options = ["--capture=no", "--tb=native", "-k", LEFT_OUT, f"--basetemp={folder}"]
    return [*options, *(str(ROOT / file) for file in files)]


def of_the_game(game: str, item: pytest.Item) -> bool:
    """Whether a test is of the game, and can be run in a child."""
    browser = {"browser", "page"} & set(getattr(item, "fixturenames", ()))
    case = item.nodeid.rpartition("[")[2].strip("]").split("-")
    return (item.nodeid.startswith(f"tests/{game}/") or game in case) and not browser


class Collected:
    """A plug-in that gives the tests of a game, collected, to some work in place of running them."""

    def __init__(self, game: str, work: Callable[[Collected], None]) -> None:
        self.game, self.work, self.outcome = game, work, Outcome()
        self.ended = False
        self.limit = 0.0
        self.items: dict[str, pytest.Item] = {}
        self.functions: dict[str, list[FunctionType]] = {}
        self.kept: list[functools._lru_cache_wrapper[object]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.config.pluginmanager.register(self.outcome)
        self.items = {item.nodeid: item for item in session.items if of_the_game(self.game, item)}
        rules = str(rules_of(self.game))
        own = (f"rulebook_lab.games.{self.game}", "rulebook_lab.testing", "tests")
        for each in gc.get_objects():
            if isinstance(each, functools._lru_cache_wrapper):
                if str(each.__module__).startswith(own):
                    self.kept.append(each)
            elif isinstance(each, FunctionType) and each.__code__.co_filename.startswith(rules):
                self.functions.setdefault(each.__code__.co_filename, []).append(each)
        golden = next(id for id in self.items if id.startswith("tests/golden"))
        self.run([Passed(golden, 60.0, {})])  # reads the words, which no rule changes
        gc.freeze()
        self.work(self)
        self.ended = True
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        """Ends a test that takes longer than the limit, 0 for none; between tests the run would end."""
        signal.setitimer(signal.ITIMER_PROF, self.limit)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def run(self, tests: Sequence[Passed]) -> str:
        """The first of the tests to fail, run in this process; it is ended when one does not end in time."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for each in self.kept:  # what was worked out before the rule was changed
            each.cache_clear()
        known = [test for test in tests if test.id in self.items]
        for test, following in zip(known, [*known[1:], None], strict=True):
            item, after = self.items[test.id], following and self.items[following.id]
            signal.setitimer(signal.ITIMER_REAL, SPARE + 20 * test.seconds)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            signal.setitimer(signal.ITIMER_REAL, 0)
            if self.outcome.failed:
                break
        return self.outcome.failed

    def reach(self, ids: Sequence[str], longest: float) -> list[Passed]:
        """Those of some tests that pass in so many seconds. Each works out anew what the game keeps."""
        rules = rules_of(self.game)
        coverage = Coverage(data_file=None, source=[str(rules)], config_file=False)
        coverage.start()
        took: dict[str, float] = {}
        signal.signal(signal.SIGPROF, too_long)
        self.limit = 0 if longest == inf else TRACED * longest
        for id in ids:
            self.outcome.failed = ""
            coverage.switch_context(id)
            began = time.process_time()
            if not self.run([Passed(id, 60.0, {})]):
                took[id] = time.process_time() - began
        self.limit = 0
        coverage.stop()
        data = coverage.get_data()
        lines: dict[str, dict[str, list[int]]] = {id: {} for id in took}
        for file in data.measured_files():
            for line, ids in data.contexts_by_lineno(file).items():
                for id in took.keys() & ids:
                    lines[id].setdefault(str(Path(file).relative_to(rules)), []).append(line)
        return [Passed(id, seconds, lines[id]) for id, seconds in took.items()]

    def notice(self, mutant: Mutant, tests: Sequence[Passed]) -> str | None:
        """The test that notices a mutant, "" where none does; None where it can not be put in place."""
        path = rules_of(self.game) / mutant.file
        before = compile(mutant.source, str(path), "exec", dont_inherit=True)
        after = compile(mutant.changed, str(path), "exec", dont_inherit=True)
        changed = list(differences(before, after))
        there = {_of(each.__code__): each for each in self.functions.get(str(path), ())}
        if not tests or not changed or any(old is None or _of(old) not in there for old, _ in changed):
            return None

        def work() -> str:
            for each in self.functions[str(path)]:
                for old, new in changed:
                    if old is not None and _of(each.__code__) == _of(old):
                        each.__code__ = new
            return self.run(tests)

        return _noticed(work)


def _noticed(work: Callable[[], str]) -> str:
    """The test that fails when `work` is done in a child, "" where none does."""
    found = in_child(work)
    return "it does not end" if found is None else found


def _of(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def differences(before: CodeType, after: CodeType) -> Iterator[tuple[CodeType | None, CodeType]]:
    """The functions in which two modules or classes differ, None for what is run at import."""
    olds, news = ([each for each in code.co_consts if isinstance(each, CodeType)] for code in (before, after))
    if len(olds) != len(news) or plain(before) != plain(after):
        yield None, after
        return
    for old, new in zip(olds, news, strict=True):
        if old.co_name in AT_IMPORT:
            if old != new:
                yield None, after
        elif old.co_flags & CO_OPTIMIZED:
            if old != new:
                yield old, new
        else:
            yield from differences(old, new)


def plain(code: CodeType) -> tuple[object, ...]:
    """What a module or class does itself."""
    consts = [repr(each) for each in code.co_consts if not isinstance(each, CodeType)]
    return code.co_code, consts, code.co_names


def collected(game: str, work: Callable[[Collected], None]) -> bool:
    """Collects the tests of a game in a child and does some work with them; whether it came to its end."""

    def child() -> str:
        plugin = Collected(game, work)
        with TemporaryDirectory() as folder:
            run(ROOT, arguments(game, folder), [plugin])
        return "ended" if plugin.ended else ""

    return bool(in_child(child))


class Sorted(Outcome):
    """A plug-in that runs some of the tests, the quickest first, and ends the process when one takes long."""

    def __init__(self, tests: Sequence[Passed]) -> None:
        super().__init__()
        self.tests = {test.id: test.seconds for test in tests}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.tests), key=lambda item: self.tests[item.nodeid]
        )

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        signal.setitimer(signal.ITIMER_REAL, SPARE + 20 * self.tests[nodeid])


def afresh(game: str, mutant: Mutant, tests: Sequence[Passed]) -> str:
    """The test that notices a mutant which is there when the game is first imported, "" where none does.

    This process must not have imported the game.
    """
    path = str(rules_of(game) / mutant.file)

    def work() -> str:
        import_changed(f"rulebook_lab.games.{game}", lambda file, _: mutant.changed if file == path else None)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.setitimer(signal.ITIMER_REAL, 4 * SPARE)  # to import and collect
        with TemporaryDirectory() as folder:
            sorted_ = Sorted(tests)
            run(ROOT, ["-x", *arguments(game, folder)], [sorted_])
        return sorted_.failed

    return _noticed(work)
