"""Fixtures for every test, and the check that a clause named by a test exists."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, executable

GAMES = Path(__file__).parent.parent / "rulebook_lab" / "games"


@cache
def clause_ids(game: str) -> frozenset[str]:
    """The clause ids of a game's catalogue, read from the file itself."""
    with (GAMES / game / "rules.toml").open("rb") as file:
        return frozenset(clause["id"] for clause in tomllib.load(file)["clause"])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("clause"):
            game, *ids = mark.args
            if unknown := sorted(set(ids) - clause_ids(game)):
                raise pytest.UsageError(
                    f"{item.nodeid} names clauses that the catalogue of {game} lacks: {unknown}"
                )
    # a browser that is driven keeps an event loop running in this thread: the others come before
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole run; a test takes `page` instead, unless it needs several."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page, as wide as a notebook's window."""
    context = browser.new_context(viewport={"width": 1300, "height": 1000})
    context.set_default_timeout(30_000)
    yield context.new_page()
    context.close()
