"""A kit for testing any game, and a plug-in for pytest: `-p rulebook_lab.testing` (docs/testing.md).

A test says which clauses of a rulebook it covers:

    @clause("ambis", "explore.offer", "explore.price")
    def test_an_offer_names_its_price() -> None: ...

`rulebook-lab coverage` reads these names from the source; `python -m rulebook_lab.testing.prove` takes each
clause out and expects one of the tests that name it to fail. A parametrised case takes the same mark:
`pytest.param(..., marks=clause("ambis", "explore.offer"))`.

The laws that hold in every game are tests in `laws`, `guesses`, `notation` and `golden`; a test module takes
them over and says for which games:

    from rulebook_lab.testing.laws import *
    pytestmark = pytest.mark.parametrize("name", ["liars_dice"])
"""

from __future__ import annotations

import pytest

from ..games import game

MARKER = "clause(game, *ids): the clauses of the rulebook that this test covers; see rulebook_lab.testing"


def clause(game: str, *ids: str) -> pytest.MarkDecorator:
    """Mark a test (function, class, module or parametrised case) with the clauses it covers."""
    return pytest.mark.clause(game, *ids)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option that writes golden games."""
    parser.addoption(
        "--write-golden", action="store_true", help="write golden games again, to be read as a diff"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Names the marker."""
    config.addinivalue_line("markers", MARKER)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuses tests that name clauses which no catalogue has."""
    for item in items:
        for mark in item.iter_markers("clause"):
            name, *ids = mark.args
            if unknown := sorted(set(ids) - {clause.id for clause in game(name).catalogue}):
                raise pytest.UsageError(
                    f"{item.nodeid} names clauses that the catalogue of {name} lacks: {unknown}"
                )
