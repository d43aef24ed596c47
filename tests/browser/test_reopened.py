"""A notebook that is opened again: pictures instead of errors, a button brings the boards to life."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import Lab

pytestmark = pytest.mark.browser

CELLS = (
    "import rulebook_lab as lab\nrecord = lab.timeline('ambis', seed=7)",
    "lab.table(record)",
    "lab.quiz('ambis', n=2, seed=2)",
)
SAVE_AND_CLOSE = """async () => {
  const { commands } = window.jupyterapp;
  await commands.execute('docmanager:save');
  await commands.execute('application:close');
}"""
PAINTED = "() => [...document.querySelectorAll('.jp-OutputArea-output img')].map(img => img.naturalWidth)"


def test_a_reopened_notebook_shows_its_boards_and_brings_them_to_life(jupyter: Lab, page: Page) -> None:
    jupyter.write("again.ipynb", *CELLS)
    jupyter.open(page, "again.ipynb")
    jupyter.run_all(page)
    expect(page.locator(".rb-page:has(.rb-board svg)")).to_have_count(2, timeout=60_000)
    page.evaluate(SAVE_AND_CLOSE)
    jupyter.end_sessions()

    jupyter.open(page, "again.ipynb")
    run = page.get_by_role("button", name="Bring it to life")
    expect(run).to_have_count(2, timeout=30_000)
    assert all(width > 400 for width in page.evaluate(PAINTED))
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)
    expect(page.locator(".rb-board")).to_have_count(0)

    run.first.click()
    expect(page.locator(".rb-board svg [data-spot]").first).to_be_visible(timeout=60_000)
    expect(page.locator(".rb-page")).to_have_count(1)
