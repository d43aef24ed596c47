"""A notebook that is opened again after its kernel was killed: pictures instead of errors, a button that
brings the boards to life, the game that was played."""

from __future__ import annotations

import os
import signal
import time
from urllib.error import HTTPError

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import Lab

pytestmark = pytest.mark.browser

CELLS = (
    """
import os, pathlib
pathlib.Path("kernel").write_text(str(os.getpid()))
os.environ["RULEBOOK_LAB_GAMES"] = os.path.abspath("kept/games.db")
import rulebook_lab as lab
record = lab.timeline('ambis', seed=7)
""",
    "lab.table(record)",
    "lab.example('ambis', 'recruit.example-slaver')",
)
PLAYED = "Seahorse 3 is revealed on space 1."
SAVE_AND_CLOSE = """async () => {
  const { commands } = window.jupyterapp;
  await commands.execute('docmanager:save');
  await commands.execute('application:close');
}"""
PAINTED = (
    "() => [...document.querySelectorAll('.jp-OutputArea-output img')].every(img => img.naturalWidth > 200)"
)

RESTORED = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  const [, drawing] = panel.content.widgets[1].outputArea.widgets[0].widgets;
  const manager = await drawing._manager.promise;
  await new Promise(resolve => setTimeout(resolve, 2500));
  return manager.restoredStatus;
}"""
"""Whether JupyterLab knows which widgets there are, and gives up waiting for others."""


def play_and_keep(page: Page) -> None:
    """Agree that games are kept, and play a move."""
    page.get_by_role("button", name="Game", exact=True).click()
    page.get_by_role("button", name="Keep my games on this computer").click()
    page.get_by_role("button", name="Game", exact=True).click()
    page.get_by_label("type a move, or ask in your own words").first.fill("explore")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play it").click()
    expect(page.locator("[data-key$='/log']")).to_contain_text(PLAYED)


def kill_kernel(jupyter: Lab) -> None:
    """End the kernel as a crash does, then its session, which would start it again."""
    os.kill(int((jupyter.notebooks / "kernel").read_text()), signal.SIGKILL)
    for tries in range(5, 0, -1):
        try:
            jupyter.end_sessions()
            break
        except HTTPError as problem:  # the server is starting it again at this very moment
            if problem.code != 500 or tries == 1:
                raise
            time.sleep(1)


def test_a_reopened_notebook_shows_its_boards_and_brings_them_to_life(jupyter: Lab, page: Page) -> None:
    jupyter.write("again.ipynb", *CELLS)
    jupyter.open(page, "again.ipynb")
    jupyter.run_all(page)
    expect(page.locator(".rb-page:has(.rb-board svg)")).to_have_count(2, timeout=60_000)
    play_and_keep(page)
    page.evaluate(SAVE_AND_CLOSE)
    kill_kernel(jupyter)

    said: list[str] = []
    page.on("console", lambda line: said.append(line.text) if line.type == "error" else None)
    jupyter.open(page, "again.ipynb")
    run = page.get_by_role("button", name="Bring it to life")
    expect(run).to_have_count(2, timeout=30_000)
    page.wait_for_function(PAINTED, timeout=30_000)
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)
    expect(page.locator(".rb-board")).to_have_count(0)
    page.wait_for_function(RESTORED, timeout=30_000)
    assert [line for line in said if "model" in line] == []
    expect(run).to_have_count(2)
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)

    run.first.click()
    expect(page.locator(".rb-board svg [data-spot]").first).to_be_visible(timeout=60_000)
    expect(page.locator(".rb-page")).to_have_count(1)

    expect(page.locator(".rb-notice")).to_contain_text("Your game of Ambis")
    page.get_by_role("button", name="Continue it").click()
    expect(page.locator("[data-key$='/log']")).to_contain_text(PLAYED)
    expect(page.locator(".rb-notice")).to_have_count(0)
