"""Open the built site in a browser that has no network, run each notebook to its first board, play a move.

    make site-check

Prints for each notebook how long the first board took and how much was loaded, first with an empty cache
and, for the first notebook, again with a full one. Ends with 1 when a notebook failed or anything was asked
of another server.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

import rulebook_lab as lab
from tests.browser.chromium import ARGUMENTS, executable
from tests.browser.lab import KERNEL_READY

SITE = Path(__file__).parent.parent / "site"
CUT_OFF = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"

FIRST_CELL = """() => {
  const {content} = window.jupyterapp.shell.currentWidget;
  content.activeCellIndex = content.model.sharedModel.cells.findIndex(cell => cell.cell_type === 'code');
  window.jupyterapp.commands.execute('notebook:run-cell');
}"""
SHOWN = """() => [...document.querySelectorAll('.rb-page')].map(page => page.textContent).join()"""
ERRORS = """() => [...document.querySelectorAll("[data-mime-type='application/vnd.jupyter.error']")]
  .map(error => error.textContent.slice(-600))"""


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


def open_and_play(context: BrowserContext, address: str, notebook: str) -> tuple[float, float, float]:
    """Seconds to the first board, megabytes loaded until then, seconds from a click to its answer."""
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"  {notebook}: {error}"))
    sent, start = Handler.sent, time.monotonic()
    page.goto(f"{address}/notebooks/index.html?path={notebook}")
    page.wait_for_function(
        "() => window.jupyterapp && document.querySelector('.jp-Notebook')", timeout=120_000
    )
    page.evaluate(KERNEL_READY)
    page.evaluate(FIRST_CELL)
    try:
        page.wait_for_selector(".rb-page .rb-board svg [data-key]", state="attached", timeout=120_000)
    except Exception:
        raise RuntimeError(f"no board; errors: {page.evaluate(ERRORS)}") from None
    board, loaded = time.monotonic() - start, (Handler.sent - sent) / 1e6
    answered = play(page)
    page.close()
    return board, loaded, answered


def play(page: Page) -> float:
    """Click what is open until the table says that a move was played; the last answer's seconds."""
    before = position = page.evaluate(SHOWN)
    for _ in range(12):
        start = time.monotonic()
        page.locator(".rb-board .rb-open, [data-key$='/choices'] button:not(.quiet)").first.click(force=True)
        page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before, timeout=30_000)
        answered, before = time.monotonic() - start, page.evaluate(SHOWN)
        if page.locator(".rb-log li").count():
            return answered
    raise RuntimeError(f"twelve clicks and no move, from: {position[:200]}")


def main() -> None:
    names = sys.argv[1:] or ["start", *lab.games]
    notebooks = [f"{name}.ipynb" for name in names]
    if missing := [name for name in notebooks if not (SITE / "files" / name).exists()]:
        sys.exit(f"{SITE} lacks {', '.join(missing)}: run `make site` first")
    foreign: set[str] = set()
    failed: list[str] = []
    with served() as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable(), args=[*ARGUMENTS, CUT_OFF])
        print(f"{'notebook':<24}{'cache':<8}{'first board':>12}{'loaded':>10}{'a click':>10}")
        for number, notebook in enumerate(notebooks):
            context = chromium.new_context(viewport={"width": 1300, "height": 1000})
            context.on("request", lambda request: foreign.add(request.url))
            context.set_default_timeout(120_000)
            try:
                for cache in ("empty", "full") if number == 0 else ("empty",):
                    board, loaded, answered = open_and_play(context, address, notebook)
                    figures = f"{board:>10.1f} s{loaded:>7.1f} MB{answered * 1000:>7.0f} ms"
                    print(f"{notebook:<24}{cache:<8}{figures}", flush=True)
            except Exception as error:
                failed.append(notebook)
                print(f"{notebook:<24}FAILED: {error}", flush=True)
            context.close()
        chromium.close()
    foreign = {url for url in foreign if not url.startswith((address, "data:", "blob:"))}
    done = len(notebooks) - len(failed)
    print(f"{done} of {len(notebooks)} notebooks; asked of other servers: {len(foreign)}")
    sys.exit("\n".join(sorted(foreign)) if foreign else int(bool(failed)))


if __name__ == "__main__":
    main()
