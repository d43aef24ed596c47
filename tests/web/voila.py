"""The notebooks as pages without code, as `make app` serves them, and what must hold of such a page."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import TimeoutError as NoAnswer

from tests.browser.lab import ROOT, free_port
from tests.browser.open_now import OPEN
from tests.web.offline import opened, own

NOTEBOOKS = tuple(path.stem for path in sorted((ROOT / "notebooks").glob("*.ipynb")))
WIDGET, CHART = "application/vnd.jupyter.widget-view+json", "application/vnd.plotly.v1+json"

LATE = "[anywidget] Failed to initialize model."
"""Said once of a widget on a slow computer; it answers all the same, as stepping every walkthrough shows."""

DONE = """() => document.querySelector('.rb-page')
  && !document.querySelector('#loading, .voila-skeleton-container')"""
PAGES = "[...document.querySelectorAll('.rb-page')]"
DRAWN = f"() => {PAGES}.filter(page => page.textContent.trim() || page.querySelector('svg')).length"
TEXT = f"() => {PAGES}.map(page => page.textContent).join()"
WRONG = """() => [...document.querySelectorAll('[data-mime-type*=error], [data-mime-type*=stderr]')]
  .map(output => output.textContent.slice(0, 300))"""
SIDEWAYS = """() => [...document.querySelectorAll('html, body, #rendered_cells')]
  .some(part => part.scrollWidth > part.clientWidth + 1)"""
CHOICES = f"{OPEN}, .rb-options button:enabled, [data-key*='/try ']"


@contextmanager
def served(
    root: Path = ROOT, python: str = sys.executable, command: Sequence[str] = ("voila", "notebooks")
) -> Iterator[str]:
    """The address of a server that `python -m command` starts in `root`, until it is no longer needed."""
    port = free_port()
    lab = "jupyterlab" in command
    options = (
        ["--allow-root", "--IdentityProvider.token=", f"--ServerApp.port={port}"]
        if lab
        else [f"--port={port}", "--Voila.ip=127.0.0.1"]
    )
    with TemporaryFile() as log:
        server = subprocess.Popen(
            [python, "-m", *command, "--no-browser", *options],
            cwd=root,
            env=os.environ | {"JUPYTER_CONFIG_PATH": str(root / "web" / "voila")},
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        address = f"http://127.0.0.1:{port}"
        try:
            _wait_until_up(address, server, log)
            yield address
        finally:
            _stop(server)


def _wait_until_up(address: str, server: subprocess.Popen[bytes], log: Any, seconds: float = 90) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and server.poll() is None:
        try:
            urllib.request.urlopen(f"{address}/voila/static/voila.js", timeout=30).close()
            return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.2)
    log.seek(0)
    raise RuntimeError(f"the server did not come up; its log ends with\n{log.read().decode()[-3000:]}")


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(signal.SIGTERM)
    try:
        server.wait(15)
    except subprocess.TimeoutExpired:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()


@dataclass
class Seen:
    """What was seen of a notebook's page: seconds from its opening, counts, and what was wrong."""

    first_board: float = 0
    answered: float = 0
    whole: float = 0
    pages: int = 0
    walkthroughs: int = 0
    charts: int = 0
    faults: list[str] = field(default_factory=list)


def stored(name: str, mime: str) -> int:
    """How many outputs of the stored notebook are of a kind."""
    notebook = json.loads((ROOT / "notebooks" / f"{name}.ipynb").read_text(encoding="utf-8"))
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", ())]
    return sum(mime in output.get("data", ()) for output in outputs)


def look_at(browser: Browser, address: str, name: str, folder: str = "", theme: str = "light") -> Seen:
    """Open a notebook's page, click while its cells still run, and look through all of it."""
    seen = Seen()
    with opened(browser, 120_000) as context:
        page = context.new_page()
        _open(page, address, f"{folder}{name}.ipynb?theme={theme}", seen)
        _look_through(page, name, seen)
    return seen


def _open(page: Page, address: str, path: str, seen: Seen) -> None:
    """Open a page, click while its cells still run, wait until all of them have."""
    page.on("pageerror", lambda error: seen.faults.append(str(error)) if str(error) != LATE else None)
    page.on(
        "console",
        lambda said: seen.faults.append(f"console: {said.text}") if said.type == "error" else None,
    )
    page.on("request", lambda asked: None if own(asked.url, address) else seen.faults.append(asked.url))
    start = time.monotonic()
    page.goto(f"{address}/voila/render/{path}", wait_until="commit")
    page.wait_for_selector(".rb-page svg:has([data-key])", state="visible")
    seen.first_board = time.monotonic() - start
    seen.answered = _click(page)
    page.wait_for_function(DONE)
    seen.whole = time.monotonic() - start


def _click(page: Page) -> float:
    """Seconds until the first thing that can be chosen was answered."""
    before, start = page.evaluate(TEXT), time.monotonic()
    page.locator(CHOICES).first.click(force=True)
    page.wait_for_function(f"before => ({TEXT})() !== before", arg=before)
    return time.monotonic() - start


def _look_through(page: Page, name: str, seen: Seen) -> None:
    """Count what the page shows against what the stored notebook shows, and step its walkthroughs."""
    seen.faults += page.evaluate(WRONG)
    page.wait_for_function(f"pages => ({DRAWN})() >= pages", arg=stored(name, WIDGET))
    seen.pages = page.evaluate(DRAWN)
    seen.charts = page.locator(".js-plotly-plot").count()
    if seen.charts != stored(name, CHART):
        seen.faults.append(f"{seen.charts} charts of {stored(name, CHART)}")
    walks = page.locator("[aria-label^='walkthrough:']")
    seen.walkthroughs = walks.count()
    seen.faults += [fault for number in range(seen.walkthroughs) if (fault := _step(walks.nth(number)))]
    if page.locator(".jp-InputArea-editor:visible").count():
        seen.faults.append("code is shown")
    page.locator("#page-code").click()
    if not page.locator(".jp-InputArea-editor:visible").count():
        seen.faults.append("code is not shown when it is asked for")
    page.locator("#page-code").click()
    for width in (1920, 360):
        page.set_viewport_size({"width": width, "height": 1080})
        if page.evaluate(SIDEWAYS):
            seen.faults.append(f"scrolls sideways at {width} px")


def _step(walk: Locator) -> str:
    """Step a walkthrough; what it shows when it does not say that it was stepped."""
    walk.get_by_text("Next ▸").click()
    try:
        walk.get_by_text("1 of ").first.wait_for(timeout=30_000)
    except NoAnswer:
        return f"not stepped: {' / '.join(walk.inner_text().splitlines()[:4])}"
    return ""
