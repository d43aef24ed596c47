"""From a click to the painted board, and the bytes a move takes, in a real JupyterLab.

Two boards show the same positions of the same game: ours, which sends what changed, and the plain way,
`ipywidgets.HTML` whose whole SVG is replaced. Both draw the scene anew for each click.
"""

from __future__ import annotations

import statistics
from typing import Any

from playwright.sync_api import Page, WebSocket, sync_playwright

from tests.browser.chromium import ARGUMENTS, executable
from tests.browser.lab import Lab

from .games import asked
from .measure import table

CLICKS = 60

KERNEL_SIDE = """
import ipywidgets
import rulebook_lab as lab
from benchmarks.games import positions
from rulebook_lab.scene import to_svg
from rulebook_lab.views.board import Board

draw = lab.game("{name}").part("picture").draw
looks = lambda state: [(node.key, node.at, node.text) for node in draw(state).nodes]
reached = positions("{name}", games=1, every=1)[:200]
seen = [looks(state) for state in reached]
# every click must show something else: moves that only pass the question on change nothing to see
states = [reached[i] for i in range(len(reached)) if not i or seen[i - 1] != seen[i]]
at = {{"patch": 0, "html": 0}}

def next_scene(which):
    at[which] += 1
    return draw(states[at[which] % len(states)])

board = Board(draw(states[0]), lambda spot: board.update(next_scene("patch")))
html = ipywidgets.HTML(to_svg(draw(states[0]), width=900))
html.add_class("whole-svg")
button = ipywidgets.Button(description="next")
button.add_class("whole-svg-next")

def replace(_):
    html.value = to_svg(next_scene("html"), width=900)

button.on_click(replace)
ipywidgets.VBox([board, button, html])
"""

CLICK = """([root, target]) => new Promise((resolve, reject) => {
  const watched = document.querySelector(root);
  const clicked = document.querySelector(target);
  let began = 0;
  const observer = new MutationObserver(() => {
    const changed = performance.now();
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() =>
      resolve([changed - began, performance.now() - began])));
  });
  // what a click itself does at once (focus, tab stop) is no answer of the kernel
  const attributeFilter = ['style', 'transform', 'd', 'points', 'fill', 'x', 'y', 'cx', 'cy', 'href'];
  observer.observe(watched, {subtree: true, childList: true, characterData: true, attributeFilter});
  setTimeout(() => reject(new Error(`no change in ${root}`)), 5000);
  began = performance.now();
  clicked.dispatchEvent(new MouseEvent('click', {bubbles: true}));
})"""


class Wire:
    """Counts the bytes on the page's web sockets."""

    def __init__(self, page: Page) -> None:
        self.to_browser = self.to_kernel = 0
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._count(frame, "to_browser"))
        socket.on("framesent", lambda frame: self._count(frame, "to_kernel"))

    def _count(self, frame: Any, way: str) -> None:
        size = len(frame) if isinstance(frame, bytes) else len(frame.encode())
        setattr(self, way, getattr(self, way) + size)


def measured(page: Page, wire: Wire, root: str, target: str) -> tuple[object, ...]:
    """Median and 95th percentile to paint, median to the first change, median bytes each way."""
    change, paint, received, sent = [], [], [], []
    for _ in range(CLICKS):
        wire.to_browser = wire.to_kernel = 0
        changed, painted = page.evaluate(CLICK, [root, target])
        page.wait_for_timeout(120)
        change.append(changed)
        paint.append(painted)
        received.append(wire.to_browser)
        sent.append(wire.to_kernel)
    return (
        f"{statistics.median(change):.0f} ms",
        f"{statistics.median(paint):.0f} ms",
        f"{statistics.quantiles(paint, n=20)[-1]:.0f} ms",
        int(statistics.median(received)),
        int(statistics.median(sent)),
    )


def compare(lab: Lab, page: Page, name: str) -> list[tuple[object, ...]]:
    """The rows of one game."""
    lab.write("paint.ipynb", KERNEL_SIDE.format(name=name))
    wire = Wire(page)
    lab.open(page, "paint.ipynb")
    lab.run_all(page)
    page.wait_for_selector(".rb-board svg [data-spot]", timeout=60_000)
    page.wait_for_selector(".whole-svg svg", timeout=60_000)
    page.wait_for_timeout(1500)
    patch = measured(page, wire, ".rb-board svg", ".rb-board svg [data-spot]")
    whole = measured(page, wire, ".whole-svg", "button.whole-svg-next")
    lab.end_sessions()
    return [(f"{name}, patch", *patch), (f"{name}, ipywidgets.HTML", *whole)]


def main() -> None:
    lab = Lab()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
            rows: list[tuple[object, ...]] = []
            for name in asked().games:
                page = browser.new_page(viewport={"width": 1300, "height": 1400})
                rows += compare(lab, page, name)
                page.close()
            browser.close()
    finally:
        lab.close()
    header = ("board", "to change", "to paint", "p95", "bytes to browser", "to kernel")
    print(table(f"A move in JupyterLab, medians of {CLICKS} clicks", header, rows))


if __name__ == "__main__":
    main()
