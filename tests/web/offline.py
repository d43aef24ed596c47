"""A browser that finds no server but this machine's, and what its pages asked for and did wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.chromium import ARGUMENTS, executable

CUT_OFF = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium with its network cut off."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=[*ARGUMENTS, CUT_OFF])
        yield browser
        browser.close()


@contextmanager
def opened(browser: Browser, patience: int) -> Iterator[BrowserContext]:
    """A context with an empty cache, as wide as a notebook's window; it waits so many milliseconds."""
    context = browser.new_context(viewport={"width": 1300, "height": 1000})
    context.set_default_timeout(patience)
    yield context
    context.close()


def own(url: str, address: str) -> bool:
    """Whether a request stays with the server at `address`."""
    return url.startswith((address, address.replace("http", "ws", 1), "data:", "blob:"))
