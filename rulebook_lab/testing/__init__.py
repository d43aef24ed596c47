"""A kit for testing any game, and a plug-in for pytest: `-p rulebook_lab.testing` (docs/testing.md).

A test says which clauses of a rulebook it covers:

    @clause("ambis", "explore.offer", "explore.price")
    def test_an_offer_names_its_price() -> None: ...

`rulebook-lab coverage` reads these names from the source; `python -m rulebook_lab.testing.prove` takes each
clause out and expects one of the tests that name it to fail. A parametrised case takes the same mark:
`pytest.param(..., marks=clause("ambis", "explore.offer"))`.

The laws that hold in every game are tests in `laws`, `guesses`, `notation`, `clauses` and `golden`; a test
module takes them over and says for which games:

    from rulebook_lab.testing.laws import *
    pytestmark = pytest.mark.parametrize("name", ["liars_dice"])
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..games import game
from .answers import INPUTS, faults, thrown

MARKER = "clause(game, *ids): the clauses of the rulebook that this test covers; see rulebook_lab.testing"


def clause(game: str, *ids: str) -> pytest.MarkDecorator:
    """Mark a test (function, class, module or parametrised case) with the clauses it covers."""
    return pytest.mark.clause(game, *ids)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options that write golden games and that prove clauses."""
    parser.addoption(
        "--write-golden", action="store_true", help="write golden games again, to be read as a diff"
    )
    parser.addoption(
        "--prove", action="store_true", help="take each clause out in turn: a test that names it must fail"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Names the markers."""
    config.addinivalue_line("markers", MARKER)
    config.addinivalue_line("markers", "proves: takes long, so it runs with --prove alone")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuses tests that name clauses which no catalogue has; leaves out what is not asked for."""
    if not config.getoption("--prove"):
        proofs = [item for item in items if item.get_closest_marker("proves")]
        config.hook.pytest_deselected(items=proofs)
        items[:] = [item for item in items if item not in proofs]
    for item in items:
        for mark in item.iter_markers("clause"):
            name, *ids = mark.args
            if unknown := sorted(set(ids) - {clause.id for clause in game(name).catalogue}):
                raise pytest.UsageError(
                    f"{item.nodeid} names clauses that the catalogue of {name} lacks: {unknown}"
                )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fails a test of a long run in which something went wrong, and shows the first input at each place."""
    faults.clear()
    try:
        yield
    finally:
        for place, report in faults.items():
            item.add_report_section("call", place, report[-6000:])
    if faults:
        pytest.fail(f"{len(faults)} faults, shown below", pytrace=False)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tells, after a long run, how many inputs of each kind were thrown."""
    if INPUTS:
        kinds = ", ".join(f"{number:,} {kind}" for kind, number in sorted(thrown.items()))
        terminalreporter.write_line(f"{thrown.total():,} inputs: {kinds}")
