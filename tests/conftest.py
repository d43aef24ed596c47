"""Fixtures for every test."""

import os
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, executable

os.environ["RULEBOOK_LAB_GAMES"] = ""  # whoever runs the tests may have games of their own
os.environ.pop("JPY_SESSION_NAME", None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
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


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Tells, after a long fuzz, how many inputs of each kind were answered, and what went wrong."""
    if fuzz := _fuzz():
        for (kind, place), told in fuzz.faults.items():
            terminalreporter.section(f"{kind} at {place}")
            terminalreporter.write_line(told[-6000:])
        kinds = ", ".join(f"{number:,} {kind}" for kind, number in sorted(fuzz.thrown.items()))
        told = f"{fuzz.thrown.total():,} inputs answered, {len(fuzz.faults)} faults"
        terminalreporter.write_line(f"{told}: {kinds}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Ends a long fuzz that found a fault with 1."""
    if (fuzz := _fuzz()) and fuzz.faults:
        session.exitstatus = 1


def _fuzz() -> Any:
    """What a long fuzz threw, where one ran."""
    fuzz = sys.modules.get("rulebook_lab.testing.inputs")
    return fuzz if fuzz and fuzz.INPUTS else None
