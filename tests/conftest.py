"""Fixtures for every test."""

import os
from collections.abc import Iterator

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
