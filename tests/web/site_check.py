"""Run every notebook and every game's pages of the built site in a browser that has no network.

    make site-check                 # all of them
    make site-check GAME=ambis      # the notebook and the pages of one; GAME=sr/ambis: in Serbian

Every code cell is run by the browser's own Python; a move is played on the first board. Prints how long
the first board took, how much was loaded until then, how soon clicks were answered, how long the cells took.
Ends with 1 when a cell or a click failed, code showed on a page, or anything was asked of another server.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from statistics import median
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError

from tests.browser.lab import KERNEL_READY, ROOT
from tests.browser.open_now import OPEN
from tests.web import offline

SITE = ROOT / "site"
PATIENCE = 300_000
"""Milliseconds that one cell, or the start of Python, may take on a busy machine."""
CLICKS = 12
AT_REST = 300
"""Milliseconds without a change, less than bots pause before a move."""
WITHOUT_TABLE = {"analysis", "teaching"}
NO_FIGURE = " " * 11

NOTEBOOK = "() => window.jupyterapp && document.querySelector('.jp-Notebook-cell')"
CODE_CELLS = """() => window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells
  .flatMap((cell, at) => cell.cell_type === 'code' ? [at] : [])"""
RUN_CELL = """at => {
  const {content} = window.jupyterapp.shell.currentWidget;
  content.activeCellIndex = at;
  window.ran = false;
  window.jupyterapp.commands.execute('notebook:run-cell').finally(() => { window.ran = true; });
}"""
ERRORS = """() => window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells
  .filter(cell => cell.cell_type === 'code')
  .flatMap(cell => cell.outputs.filter(output => output.output_type === 'error')
    .map(error => [cell.source, `${error.ename}: ${error.evalue}`]))"""
DEAD = """() => [...document.querySelectorAll('.jp-OutputArea')]
  .some(area => area.textContent.includes('Error displaying widget'))"""
BOARD = ".rb-page .rb-board svg [data-key]"
SHOWN = "() => [...document.querySelectorAll('.rb-page')].map(page => page.textContent).join()"
LAID_OUT = "() => document.querySelector('#page-status').textContent === ''"
CODE = ".jp-CodeCell .jp-InputArea:visible, .cm-editor:visible, .jp-Toolbar:visible, .jp-InputPrompt:visible"


class Failed(Exception):
    """What is wrong with a notebook or its pages, as lines."""


class Handler(SimpleHTTPRequestHandler):
    """Serves files and counts the bytes."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        Handler.sent += len(content)
        outputfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def served() -> Iterator[str]:
    """The site's address, while it is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@contextmanager
def opened(browser: Browser, foreign: set[str]) -> Iterator[tuple[BrowserContext, list[str]]]:
    """A browser with an empty cache, and the errors that its pages will have."""
    with offline.opened(browser, PATIENCE) as context:
        context.on("request", lambda request: foreign.add(request.url))
        problems: list[str] = []
        context.on("weberror", lambda error: problems.append(f"the page: {error.error}"))
        yield context, problems


# -- a notebook -------------------------------------------------------------------------------


def run_notebook(context: BrowserContext, address: str, name: str) -> str:
    """Run every cell, play a move on the first board; the figures."""
    page, figures = open_notebook(context, address, name)
    figures += play(page) if has_table(name) else NO_FIGURE * 2
    seconds = [run_cell(page, at) for at in page.evaluate(CODE_CELLS)[1:]]
    refuse_errors(page)
    page.close()
    return f"{figures}{len(seconds) + 1:>4} cells, the others {sum(seconds):.1f} s, one {max(seconds):.1f} s"


def has_table(name: str) -> bool:
    """Whether the first cell of a notebook, in whatever language, shows a table."""
    return name.rpartition("/")[2] not in WITHOUT_TABLE


def open_notebook(context: BrowserContext, address: str, name: str) -> tuple[Page, str]:
    """A notebook whose first cell has run, and the figures of that."""
    page = context.new_page()
    sent, start = Handler.sent, time.monotonic()
    page.goto(f"{address}/notebooks/index.html?path={name}.ipynb")
    page.wait_for_function(NOTEBOOK)
    page.evaluate(KERNEL_READY)
    run_cell(page, page.evaluate(CODE_CELLS)[0])
    if not has_table(name):
        return page, NO_FIGURE * 2
    page.wait_for_selector(BOARD, state="attached")
    return page, first_board(start, sent)


def open_again(context: BrowserContext, address: str, name: str) -> str:
    """Open a notebook whose files are in the browser's cache already; the figures. The game that was played
    in the page before, whose Python ended with it, is continued."""
    page, _ = open_notebook(context, address, name)
    press(page, "panel game")
    press(page, "keep-games")
    press(page, "panel game")
    play(page)
    to_be_clicked(page)
    played = page.locator(".rb-log li").last.text_content() or ""
    page.close()
    page, figures = open_notebook(context, address, name)
    press(page, "go-on-with-kept")
    with in_time("the game that was kept does not go on"):
        page.locator(".rb-log li").filter(has_text=played).wait_for(state="attached")
    press(page, "panel game")
    press(page, "keep-games")
    press(page, "revoke-games")
    page.close()
    page, _ = open_notebook(context, address, name)
    if page.locator("[data-key$='go-on-with-kept']").count():
        raise Failed("a game is kept after that was revoked")
    page.close()
    return figures


def press(page: Page, key: str) -> None:
    """Press the first button with a key that ends so."""
    with in_time(f"no {key} to press"):
        page.locator(f"[data-key$='/{key}']").first.click()


def run_cell(page: Page, at: int) -> float:
    """Run a cell; its seconds."""
    start = time.monotonic()
    page.evaluate(RUN_CELL, at)
    with in_time(f"cell {at} is still running"):
        page.wait_for_function("() => window.ran")
    return time.monotonic() - start


@contextmanager
def in_time(what: str) -> Iterator[None]:
    """Say what has not happened, where one waits for it in vain."""
    try:
        yield
    except TimeoutError as error:
        raise Failed(f"{what} after {PATIENCE // 1000} s") from error


def refuse_errors(page: Page) -> None:
    """Raise Failed for cells that ended with an error, and for boards that do not show."""
    errors = [f"cell {source[:60]!r}: {error}" for source, error in page.evaluate(ERRORS)]
    if page.evaluate(DEAD):
        errors.append("a widget does not show")
    if errors:
        raise Failed("\n".join(errors))


# -- pages without code -----------------------------------------------------------------------


def run_pages(context: BrowserContext, address: str, name: str) -> str:
    """Play a move on the first page, turn to every chapter by keyboard; the figures."""
    page = context.new_page()
    sent, start = Handler.sent, time.monotonic()
    page.goto(f"{address}/app/index.html?path={name}.ipynb")
    page.wait_for_selector(BOARD, state="attached")
    figures = first_board(start, sent) + play(page)
    seconds = [turn(page) for _ in range(page.locator("#page-chapters option").count() - 1)]
    if page.locator("#page-on").is_enabled():
        raise Failed("the pages do not end with the last chapter")
    page.close()
    return f"{figures}{len(seconds) + 1:>4} pages, one {max(seconds):.1f} s"


def turn(page: Page) -> float:
    """To the next chapter; seconds until all of it is laid out."""
    start = time.monotonic()
    page.locator("#page-on").press("Enter")
    with in_time(f"{page.title()} is still being laid out"):
        page.wait_for_function(LAID_OUT)
    refuse_errors(page)
    if (code := page.locator(CODE)).count():
        raise Failed(f"code or tools show on {page.title()}: {code.first.text_content()!r}")
    return time.monotonic() - start


# -- figures ----------------------------------------------------------------------------------


def headings() -> str:
    """What stands above the figures."""
    return f"{'first board':>11}{'loaded':>11}{'a click':>11}{'slowest':>11}"


def first_board(start: float, sent: int) -> str:
    """How long the first board took, how much was loaded until then."""
    return f"{time.monotonic() - start:>9.1f} s{(Handler.sent - sent) / 1e6:>8.1f} MB"


def play(page: Page) -> str:
    """Click what is open, a few times and until a move is played; how soon clicks were answered.

    A click is timed from when there is something to click: bots, who pause before each move, come first.
    """
    position = page.evaluate(SHOWN)
    answered = [click(page) for _ in range(CLICKS)]
    if not page.locator(".rb-log li").count():
        raise Failed(f"{CLICKS} clicks and no move, from: {position[:200]}")
    return f"{median(answered) * 1000:>8.0f} ms{max(answered) * 1000:>8.0f} ms"


def click(page: Page) -> float:
    """Click the first thing that is open; seconds to the answer."""
    before, spot = to_be_clicked(page)
    name = spot.get_attribute("aria-label") or spot.text_content()
    start = time.monotonic()
    spot.click(force=True)
    with in_time(f"no answer to a click on {name!r}"):
        page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
    return time.monotonic() - start


def to_be_clicked(page: Page) -> tuple[str, Locator]:
    """What is shown, and the first thing open in it, when the last answer has come to rest."""
    spot, before = page.locator(OPEN).first, ""
    while True:
        spot.wait_for(state="attached")
        shown = page.evaluate(SHOWN)
        if shown == before and spot.count():
            return shown, spot
        before = shown
        page.wait_for_timeout(AT_REST)


# -- all of it --------------------------------------------------------------------------------

Check = Callable[[BrowserContext, str, str], str]


def checks(names: list[str]) -> Iterator[tuple[str, str, Check]]:
    """What is to be checked: its name, the notebook, how."""
    for name in names:
        yield f"{name}.ipynb", name, run_notebook
        if (SITE / "pictures" / f"{name}.svg").exists():
            yield f"{name} as pages", name, run_pages
    for name in [name for name in names if has_table(name)][-1:]:
        yield f"{name}.ipynb again", name, open_again


def tried(context: BrowserContext, problems: list[str], check: Callable[[], str]) -> tuple[bool, str]:
    """Whether a check passed, and its figures or what failed."""
    try:
        figures = check()
    except Exception as error:
        problems.append(re.sub(r"\n(Call log|=====).*", "", str(error), flags=re.DOTALL))
    return (False, "FAILED: " + "\n    ".join(problems)) if problems else (True, figures)


def main() -> None:
    files = SITE / "files"
    names = sys.argv[1:] or sorted(
        path.relative_to(files).with_suffix("").as_posix() for path in files.rglob("*.ipynb")
    )
    missing = [name for name in names or ["any notebook"] if not (files / f"{name}.ipynb").exists()]
    if missing:
        sys.exit(f"{SITE} lacks {', '.join(missing)}: run `make site` first")
    foreign: set[str] = set()
    passed: list[bool] = []
    with served() as address, offline.chromium() as browser:
        print(f"{'':<26}{headings()}")
        for title, name, check in checks(names):
            with opened(browser, foreign) as (context, problems):
                good, words = tried(context, problems, partial(check, context, address, name))
            passed.append(good)
            print(f"{title:<26}{words}", flush=True)
    foreign = {url for url in foreign if not offline.own(url, address)}
    print(f"{sum(passed)} of {len(passed)} passed; asked of other servers: {len(foreign)}")
    sys.exit("\n".join(sorted(foreign)) if foreign else int(not all(passed)))


if __name__ == "__main__":
    main()
