"""The notebooks as a reader opens them in JupyterLab."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import Lab

pytestmark = pytest.mark.browser

DONE = """() => {
  const cells = window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells;
  return cells.every(cell => cell.cell_type !== 'code' || !cell.source.trim() || cell.execution_count);
}"""

FORGET = """() => {
  for (const cell of window.jupyterapp.shell.currentWidget.content.model.sharedModel.cells) {
    if (cell.cell_type === 'code') cell.execution_count = null;
  }
}"""


@pytest.mark.parametrize("notebook", ["start.ipynb", "ambis.ipynb"])
def test_a_notebook_runs_from_top_to_bottom_and_shows_its_boards(
    jupyter: Lab, page: Page, notebook: str
) -> None:
    jupyter.open(page, notebook)
    page.evaluate(FORGET)
    jupyter.run_all(page)
    page.wait_for_function(DONE, timeout=120_000)
    expect(page.locator("[data-mime-type='application/vnd.jupyter.error']")).to_have_count(0)
    expect(page.locator(".rb-page svg").first).to_be_attached(timeout=30_000)
