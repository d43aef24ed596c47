"""Mutants are put in place of what they change, and the ones named as equivalent still are there."""

import tomllib

import pytest

import rulebook_lab as lab
from tests.mutants import EQUIVALENT
from tests.reaching import Mutant, Passed, differences, rules_of, statement

SOURCE = """
LIMIT = 3


def most(heap: int) -> int:
    if heap > LIMIT:
        return LIMIT
    return (
        heap
        + 0
    )


class Take:
    number = 1

    def left(self, heap: int) -> int:
        return heap - self.number
"""


def changed(was: str, now: str) -> Mutant:
    assert was in SOURCE
    return Mutant("turns.py", SOURCE, SOURCE.replace(was, now))


@pytest.mark.parametrize(
    ("was", "now", "function"),
    [
        ("heap > LIMIT", "heap >= LIMIT", "most"),
        ("heap - self.number", "heap + self.number", "Take.left"),
        ("LIMIT = 3", "LIMIT = 4", None),
        ("number = 1", "number = 2", None),
    ],
)
def test_a_function_is_changed_in_place_and_what_is_run_at_import_is_not(was, now, function):
    mutant = changed(was, now)
    codes = [compile(source, "turns.py", "exec") for source in (mutant.source, mutant.changed)]
    assert [before and before.co_qualname for before, _ in differences(*codes)] == [function]


@pytest.mark.parametrize(
    ("was", "now", "lines"),
    [
        ("heap > LIMIT", "heap >= LIMIT", {6}),
        ("+ 0", "+ 1", {8, 9, 10, 11}),
        ("heap - self.number", "heap + self.number", {18}),
    ],
)
def test_a_mutant_is_tried_by_the_tests_that_reach_its_statement(was, now, lines):
    mutant = changed(was, now)
    assert mutant.lines() == lines
    tests = [Passed("one", 0.1, {"turns.py": [max(lines)]}), Passed("two", 0.2, {"turns.py": [5]})]
    assert [test.id for test in mutant.reached(tests)] == ["one"]


def test_the_head_of_a_statement_is_a_statement_of_its_own():
    assert statement(SOURCE, 7) == {7}
    assert statement(SOURCE, 6) == {6}


def test_what_nobody_can_notice_is_still_said():
    """A rule that was written anew may be noticed now, and is to be taken out."""
    given = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    assert given.keys() <= set(lab.games)
    for game, entries in given.items():
        for each in entries:
            source = (rules_of(game) / each["file"]).read_text(encoding="utf-8")
            assert each["was"] in " ".join(line.strip() for line in source.splitlines()), each
            assert each["was"] != each["now"]
            assert each["why"], each
