"""The site's pages without code, on a notebook program of a few lines that stands in for JupyterLite's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from string import Template
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.test_board import AXE
from tests.web.test_landing import FOUND

pytestmark = pytest.mark.browser
SOURCES = [Path(__file__).parents[2] / "web" / part for part in ("pages", "shared")]
HOST = "http://pages.test/app"

PROGRAM = """
const CELLS = [
  ['markdown', '# Ambis'], ['code', 'game = 1'],
  ['markdown', '## 1. The *Court*'], ['code', 'shown 1', ['shows-only']], ['code', 'state = 2'],
  ['markdown', 'No chapter.'],
  ['markdown', '## 2. The end'], ['code', 'shown 2', ['shows-only']],
];
window.ran = [];
window.release = [];
class Cell {
  constructor([type, source, tags]) {
    this.model = {
      type, sharedModel: {getSource: () => source}, getMetadata: name => name === 'tags' ? tags : undefined,
    };
    this.node = document.createElement('div');
    this.node.className = `jp-Cell jp-${type === 'code' ? 'Code' : 'Markdown'}Cell`;
    const level = source.indexOf(' ');
    const words = source.replace(/^#+ /, '');
    this.node.innerHTML = type === 'code'
      ? `<div class="jp-Cell-inputWrapper">${source}</div><div class="out">${words} shows</div>`
      : source.startsWith('#') ? `<h${level}>${words}</h${level}>` : `<p>${words}</p>`;
  }
  static execute(cell) {
    window.ran.push(cell.model.sharedModel.getSource());
    return new Promise((resolve, reject) => window.release.push([resolve, reject]));
  }
}
const widget = (more) => ({hide() { this.hidden = true; }, ...more});
const kernel = {connectionStatus: 'connecting'};
window.kernel = kernel;
const outer = {widgets: [widget({})]};
const main = widget({parent: outer});
outer.widgets.push(main);
const panel = {
  parent: main, toolbar: widget({}), context: {ready: Promise.resolve()},
  sessionContext: {session: {kernel}}, content: {model: {}, widgets: CELLS.map(cell => new Cell(cell))},
};
window.panel = panel;
const place = document.createElement('div');
place.id = 'main';
place.role = 'main'; // as JupyterLab's
place.append(...panel.content.widgets.map(cell => cell.node));
document.body.append(place);
window.jupyterapp = {
  started: Promise.resolve(),
  commands: {execute: async (command, options) => { window.asked = [command, options]; return panel; }},
};
"""


def answer(route: Route) -> None:
    """What the site would serve."""
    name = route.request.url.partition("?")[0].rpartition("/")[2]
    kinds = {"css": "text/css", "js": "text/javascript", "html": "text/html"}
    if name == "program.js":
        body = PROGRAM
    elif source := next((folder / name for folder in SOURCES if (folder / name).exists()), None):
        body = Template(source.read_text("utf-8")).safe_substitute(
            bundle="program.js", settings="./program.js"
        )
    else:
        route.fulfill(status=404)
        return
    route.fulfill(body=body, content_type=kinds[name.rpartition(".")[2]])


@pytest.fixture
def open_pages(page: Page) -> Callable[..., Page]:
    def go(chapter: str = "", started: bool = True, path: str = "ambis.ipynb") -> Page:
        page.route(f"{HOST}/**", answer)
        page.goto(f"{HOST}/index.html?path={path}{chapter}")
        expect(page.locator("#page-chapters")).to_be_enabled()
        if started:
            page.evaluate("() => { kernel.connectionStatus = 'connected'; }")
        return page

    return go


def finish(page: Page, *cells: str) -> None:
    """These cells run, and one after the other."""
    for cell in cells:
        page.wait_for_function("cell => ran.at(-1) === cell", arg=cell)
        page.evaluate("() => { release.at(-1)[0](); }")


def ran(page: Page) -> Any:
    return page.evaluate("() => ran")


@pytest.mark.parametrize(
    ("path", "language", "home", "says"),
    [
        ("sr/ambis.ipynb", "sr", "../index.sr.html", "Python se pokreće"),
        ("pl%2Famber_route.ipynb", "pl", "../index.pl.html", "Python uruchamia się"),
        ("xx/ambis.ipynb", "en", "../index.html", "Python is starting"),
    ],
)
def test_the_bar_is_in_the_language_of_the_notebook(
    open_pages: Callable[..., Page], path: str, language: str, home: str, says: str
) -> None:
    page = open_pages(started=False, path=path)
    assert page.get_attribute("html", "lang") == language
    assert page.get_attribute("#page-home", "href") == home
    expect(page.get_by_role("status")).to_contain_text(says)


def test_the_first_chapter_shows_without_code_while_python_starts(open_pages: Callable[..., Page]) -> None:
    page = open_pages(started=False)
    expect(page.get_by_role("status")).to_contain_text("Python is starting")
    expect(page.get_by_role("heading")).to_have_text(["Ambis"])
    expect(page.locator(".out:visible")).to_have_text(["game = 1 shows"])
    expect(page.locator(".jp-Cell-inputWrapper:visible")).to_have_count(0)
    assert ran(page) == []
    assert page.evaluate("() => [panel.toolbar.hidden, panel.content.model.readOnly]") == [True, True]
    assert page.evaluate("() => asked[1].path") == "ambis.ipynb"
    assert page.title() == "Ambis · rulebook_lab"


def test_a_chapter_runs_when_it_is_turned_to_and_once(open_pages: Callable[..., Page]) -> None:
    page = open_pages()
    finish(page, "game = 1")
    expect(page.get_by_role("status")).to_have_text("")
    page.get_by_role("button", name="next chapter").press("Enter")
    expect(page.get_by_role("heading")).to_have_text(["1. The *Court*"])
    expect(page.get_by_role("heading")).to_be_focused()
    expect(page.get_by_text("No chapter.")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("laid out")
    finish(page, "shown 1", "state = 2")
    expect(page.get_by_role("status")).to_have_text("")
    page.get_by_role("button", name="previous chapter").press("Enter")
    expect(page.get_by_role("heading")).to_have_text(["Ambis"])
    page.go_back()
    expect(page.get_by_role("heading")).to_have_text(["1. The *Court*"])
    assert ran(page) == ["game = 1", "shown 1", "state = 2"]
    assert page.title() == "1. The Court · Ambis · rulebook_lab"


def test_a_link_opens_a_chapter_and_runs_of_the_earlier_ones_what_it_may_need(
    open_pages: Callable[..., Page],
) -> None:
    page = open_pages("#2-the-end")
    finish(page, "game = 1", "state = 2", "shown 2")
    expect(page.get_by_role("heading")).to_have_text(["2. The end"])
    expect(page.get_by_role("button", name="next chapter")).to_be_disabled()
    expect(page.get_by_role("combobox")).to_have_value("2")
    page.get_by_role("combobox").select_option("1. The Court")
    finish(page, "shown 1")
    assert page.url.endswith("#1-the-court")


def test_who_turns_on_early_does_not_wait_for_the_chapter_left(open_pages: Callable[..., Page]) -> None:
    page = open_pages("#1-the-court")
    finish(page, "game = 1")
    page.wait_for_function("() => ran.at(-1) === 'shown 1'")
    page.get_by_role("combobox").select_option("Ambis")
    page.evaluate("() => { release.at(-1)[0](); }")
    expect(page.get_by_role("status")).to_have_text("")
    assert ran(page) == ["game = 1", "shown 1"]


def test_it_is_told_when_python_stops(open_pages: Callable[..., Page]) -> None:
    page = open_pages()
    page.wait_for_function("() => release.length")
    page.evaluate("() => { release[0][1](new Error('Canceled')); }")
    expect(page.get_by_role("status")).to_contain_text("load the page again")


@pytest.mark.skipif(not AXE.exists(), reason="axe-core comes with `npm ci` in widgets/")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_bar_fits_a_telephone_and_axe_finds_nothing(
    page: Page, open_pages: Callable[..., Page], theme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size({"width": 360, "height": 760})
    open_pages(started=False)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.add_script_tag(path=str(AXE))
    assert page.evaluate(FOUND) == []
