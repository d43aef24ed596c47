"""The site's first page: five pictures, links that name a notebook, nothing for axe to find."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

import rulebook_lab as lab
from tests.browser.test_board import AXE
from tests.english import ALWAYS, words_of
from web import landing

pytestmark = pytest.mark.browser
FOUND = "async () => (await axe.run()).violations.map(v => [v.id, v.nodes[0].html])"


def notebook(site: Path, name: str) -> None:
    """A notebook of the site that says its theme."""
    cell = {"cell_type": "markdown", "source": f"# Title\n\n**Theme.** All about *{name}*."}
    (site / "files" / f"{name}.ipynb").write_text(json.dumps({"cells": [cell]}), encoding="utf-8")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    (folder / "files").mkdir()
    for name in [*lab.games, *landing.OTHERS]:
        notebook(folder, name)
    (folder / "files" / "pl").mkdir()
    notebook(folder, "pl/amber_route")
    landing.write(folder, 36)
    return folder


def test_five_pictures_and_links_that_open_a_notebook(page: Page, site: Path) -> None:
    page.goto(f"{site.as_uri()}/index.html")
    page.wait_for_function("() => [...document.images].every(image => image.naturalWidth > 0)")
    assert page.locator("img").count() == len(lab.games)
    for name in lab.games:
        title = lab.game(name).title
        pages = page.get_by_role("link", name=f"Play {title}", exact=True)
        expect(pages).to_have_attribute("href", f"app/index.html?path={name}.ipynb")
        notebook = page.get_by_role("link", name=f"Play {title} in the notebook", exact=True)
        expect(notebook).to_have_attribute("href", f"notebooks/index.html?path={name}.ipynb")
    assert "36 MB" in (page.text_content("header") or "")


def test_a_game_without_a_notebook_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "files").mkdir()
    notebook(tmp_path, "ambis")
    landing.write(tmp_path, 36)
    written = (tmp_path / "index.html").read_text()
    assert written.count('class="play"') == 1
    assert "<p>All about ambis.</p>" in written


@pytest.mark.skipif(not AXE.exists(), reason="axe-core comes with `npm ci` in widgets/")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_a_telephone_and_axe_finds_nothing(
    page: Page, site: Path, theme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=theme)
    page.set_viewport_size({"width": 360, "height": 760})
    page.goto(f"{site.as_uri()}/index.html")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.add_script_tag(path=str(AXE))
    assert page.evaluate(FOUND) == []


def test_every_language_has_its_page_and_its_games_first(page: Page, site: Path) -> None:
    for language in landing.LANGUAGES:
        page.goto(f"{site.as_uri()}/{landing.file_of(language)}")
        assert page.get_attribute("html", "lang") == language
        assert page.locator("nav a").count() == len(landing.LANGUAGES) - 1
        page.wait_for_function("() => [...document.images].every(image => image.naturalWidth > 0)")
    page.goto(f"{site.as_uri()}/index.html")
    polish = page.get_by_role("link", name="polski").last
    expect(polish).to_have_attribute("href", "app/index.html?path=pl/amber_route.ipynb")
    page.locator("nav").get_by_role("link", name="polski").click()
    first = page.locator("li").first
    expect(first.get_by_role("heading")).to_have_text("Amber Route")
    expect(first.get_by_role("link", name="Graj: Amber Route")).to_have_attribute(
        "href", "app/index.html?path=pl/amber_route.ipynb"
    )
    words = words_of(page.inner_text("header") + page.inner_text("footer")) | words_of(
        first.locator(".ways").inner_text()
    )
    assert not words & ALWAYS
