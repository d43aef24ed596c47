"""A stored notebook as a page to read: panels that flow, pictures with their text, code folded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import nbformat
import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import Page
from traitlets.config import PyFileConfigLoader

import rulebook_lab as lab
from rulebook_lab.scene.strips import balanced
from rulebook_lab.views.show import show
from web.stored import flowing, folded

ROOT = Path(__file__).parents[2]
A_FIFTH = 106_011 // 5
"""Pixels: of what the Ambis page took when every step was a whole board."""


def test_columns_are_about_equally_long() -> None:
    """In their order, three columns: 9, 2 + 7, 4 + 4."""
    assert balanced([9, 2, 7, 4, 4], 3) == [1, 2, 2]
    assert balanced([5], 1) == [1]


def test_a_walkthrough_flows_each_panel_with_its_caption() -> None:
    walk = lab.example("ambis", "explore.seven-cards")
    page = ElementTree.fromstring(flowing(show(walk).to_svg()))
    panels = [each for each in page if each.get("role") == "img"]
    assert len(panels) == 9
    assert "columns" in page.attrib["style"]
    for panel, step in zip(panels, walk.pages, strict=True):
        assert step.text.strip() in panel.attrib["aria-label"]
        assert "max-width" in panel.attrib["style"]


def test_a_picture_without_panels_stays_as_it_is() -> None:
    assert flowing('<svg xmlns="http://www.w3.org/2000/svg"><svg x="1"/></svg>') == ""


def test_code_is_a_word_away() -> None:
    assert "a &lt; b" in folded("a < b")


def test_a_notebook_is_made_a_page_as_the_docs_say(tmp_path: Path) -> None:
    line = next(
        line for line in (ROOT / "web" / "stored.py").read_text().splitlines() if "nbconvert --config" in line
    )
    _, *words = line.split("`")[1].replace("ambis", "pl/start").split()
    shown = subprocess.run(
        [sys.executable, "-m", "jupyter", *words, "--output-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Alternative text is missing" not in shown.stderr
    assert "<summary" in (tmp_path / "start.html").read_text()


@pytest.mark.browser
def test_the_ambis_page_is_a_fifth_as_long_and_flows_on_a_telephone(page: Page) -> None:
    settings = PyFileConfigLoader("jupyter_nbconvert_config.py", path=str(ROOT)).load_config()
    html, _ = HTMLExporter(config=settings).from_notebook_node(
        nbformat.read(ROOT / "notebooks" / "ambis.ipynb", 4)
    )
    page.route(lambda url: not url.startswith(("data:", "about:")), lambda route: route.abort())
    page.set_viewport_size({"width": 1400, "height": 900})
    page.set_content(html)
    page.wait_for_function("() => [...document.images].every(image => image.complete)")
    assert page.evaluate("document.documentElement.scrollHeight") <= A_FIFTH
    told = page.evaluate("[...document.images].map(image => image.alt)")
    assert told
    assert all(told)
    assert not [words for words in told if words.startswith("No description")]
    page.set_viewport_size({"width": 360, "height": 740})
    beyond = """[...document.querySelectorAll('svg[role=img], img')]
        .filter(each => each.getBoundingClientRect().right > innerWidth).length"""
    assert page.evaluate(beyond) == 0
    still = page.locator(".rb-still > img").first
    still.click()
    assert still.evaluate("image => image.clientWidth") == 920, "a tap makes a board as large as it was drawn"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "it is moved in its own place"
    still.click()
    assert still.evaluate("image => image.clientWidth") <= 360
    below = """[...document.querySelectorAll('svg[role=img] + svg[role=img]')].filter(each => {
        const [one, other] = [each.previousElementSibling, each].map(e => e.getBoundingClientRect());
        return other.top < one.bottom;
    }).length"""
    assert page.evaluate(below) == 0, "two panels beside each other"
    narrow = """[...document.querySelectorAll('svg[role=img], .rb-still > img')]
            .filter(each => each.clientWidth < 280).length"""
    assert page.evaluate(narrow) == 0, "the word for code takes no column from them"
