"""Notebooks without a kernel: what `nbconvert --to html` makes of the stored files, without a network."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import nbformat
import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import Page, expect

from rulebook_lab.scene.palette import LIGHT

pytestmark = pytest.mark.browser
NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))
every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)

MOST = 2_000_000
"""Bytes of a notebook. GitHub and nbviewer name no limit, but give up on what takes too long to render."""

DRAWS = {
    *("svg", "title", "desc", "style", "defs", "pattern", "g", "use", "text", "tspan"),
    *("path", "rect", "circle", "ellipse", "polygon", "polyline", "line"),
}
"""Elements that no sanitizer of pictures takes away."""

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


@every_notebook
def test_stored_pictures_keep_to_what_sanitizers_let_through(path: Path) -> None:
    pictures = [output.data[SVG] for output in stored(path)[1] if SVG in output.get("data", {})]
    assert pictures
    for picture in pictures:
        root = ElementTree.fromstring(picture)
        ids = {element.get("id") for element in root.iter()}
        assert {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()} <= DRAWS
        for element in root.iter():
            assert not [name for name in element.attrib if name.startswith("on")]
            assert element.get("href", "#")[0] == "#", "a reference to another file"
            assert element.get("href") is None or element.get("href", "")[1:] in ids, "a reference to nothing"
        assert {name[1:] for name in re.findall(r"url\(([^)]*)\)", picture)} <= ids
        assert "@import" not in picture
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", picture)


@every_notebook
def test_a_stored_notebook_is_small_enough_to_be_rendered(path: Path) -> None:
    assert path.stat().st_size < MOST


@every_notebook
def test_stored_pictures_look_the_same_without_their_style(page: Page, path: Path) -> None:
    """Where a reader's page takes <style> away: everything is there, in the colours of the light theme."""
    picture = next(output.data[SVG] for output in stored(path)[1] if SVG in output.get("data", {}))
    page.set_content(f"<body>{re.sub('<style>.*?</style>', '', picture, flags=re.S)}")
    ground = ElementTree.fromstring(picture).find("{http://www.w3.org/2000/svg}rect")
    named = ground is not None and re.match(r"var\(--rb-([a-z-]+),", ground.get("fill", ""))
    assert named
    shade = LIGHT[named[1]].removeprefix("#")
    seen = ", ".join(str(int(shade[at : at + 2], 16)) for at in (0, 2, 4))
    expect(page.locator("svg > rect").first).to_have_css("fill", f"rgb({seen})")
    expect(page.locator("svg text").first).to_have_css("font-family", re.compile("^(system-ui|Georgia)"))
