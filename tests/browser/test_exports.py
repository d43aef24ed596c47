"""Notebooks without a kernel: what `nbconvert --to html` makes of the stored files, without a network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import Page

pytestmark = pytest.mark.browser
NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))
every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)

SVG, WIDGET = "image/svg+xml", "application/vnd.jupyter.widget-view+json"
CHART = "application/vnd.plotly.v1+json"
SHOWN = """() => [...document.querySelectorAll('.jp-OutputArea-output')].map(output => ({
  pictures: [...output.querySelectorAll('img, svg')].filter(picture => {
    const box = picture.getBoundingClientRect();
    return box.width > 100 && box.height > 60 && (picture.naturalWidth ?? 1) > 0;
  }).length,
  text: output.innerText.trim().length,
}))"""


def stored(path: Path) -> tuple[Any, list[Any]]:
    """A notebook and what its cells show."""
    notebook = nbformat.read(path, 4)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    return notebook, [output for cell in cells for output in cell.outputs]


@every_notebook
def test_an_export_shows_every_board_and_chart_as_a_picture(page: Page, path: Path) -> None:
    notebook, outputs = stored(path)
    html, _ = HTMLExporter().from_notebook_node(notebook)
    page.route(lambda url: not url.startswith(("data:", "about:")), lambda route: route.abort())
    page.set_content(html)
    page.wait_for_function("() => [...document.images].every(image => image.complete)")
    shown = page.evaluate(SHOWN)
    assert len(shown) == len(outputs)
    for output, seen in zip(outputs, shown, strict=True):
        if SVG in output.get("data", {}):
            assert seen["pictures"], output["data"]["text/plain"]
        else:
            assert seen["text"], "an output shows nothing"
    assert any(seen["pictures"] for seen in shown)


@every_notebook
def test_a_stored_notebook_is_whole_without_its_kernel(path: Path) -> None:
    notebook, outputs = stored(path)
    assert "widgets" not in notebook.metadata, "state in the file hides the pictures"
    assert outputs, "the notebook was never run"
    for output in outputs:
        data = output.get("data", {})
        assert not data or data["text/plain"].strip()
        assert CHART not in data or SVG in data, "a chart without a picture"
        assert not data.get("text/plain", "").startswith(("<rulebook_lab", "Page(", "FigureWidget("))
