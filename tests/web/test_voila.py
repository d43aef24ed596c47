"""A notebook as a page without code; `make app-check` looks at all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import psutil
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.voila import NOTEBOOKS, look_at, served

pytestmark = pytest.mark.browser

DARK, LIGHT = "rgb(16, 19, 23)", "rgb(255, 253, 249)"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as address:
        yield address


def test_a_notebook_is_a_page_that_plays_steps_and_asks_no_other_server(
    browser: Browser, address: str
) -> None:
    seen = look_at(browser, address, "jantaris")
    assert not seen.faults
    assert seen.walkthroughs
    assert seen.charts


def test_the_list_opens_every_notebook_in_the_theme_that_was_asked_for(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}/?theme=dark")
    links = page.get_by_role("main").get_by_role("link")
    targets = [link.get_attribute("href") for link in links.all()]
    assert targets[0] == "/voila/render/start.ipynb?theme=dark"
    *notebooks, polish, serbian = targets
    assert sorted(map(str, notebooks)) == [f"/voila/render/{name}.ipynb?theme=dark" for name in NOTEBOOKS]
    assert (polish, serbian) == ("/voila/tree/pl?theme=dark", "/voila/tree/sr?theme=dark")
    expect(page.locator("body")).to_have_css("background-color", DARK)
    page.goto(address)
    expect(page.locator("body")).to_have_css("background-color", LIGHT)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).to_have_css("background-color", DARK)
    assert all(url.startswith((address, "data:")) for url in asked)


SLOW = """const later = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = milliseconds => later(milliseconds === 2000 ? 0 : milliseconds);"""
"""A computer so slow that no widget is ready within the two seconds that anywidget gives it."""


def kill_kernels() -> None:
    """End every kernel of this process's servers, as a computer does that has no memory left."""
    for child in psutil.Process().children(recursive=True):
        if "ipykernel_launcher" in child.cmdline():
            child.kill()


def test_a_board_that_was_drawn_late_answers_and_one_that_cannot_says_so(page: Page, address: str) -> None:
    page.add_init_script(SLOW)
    page.goto(f"{address}/voila/render/sr/start.ipynb")
    page.get_by_role("button", name="Istraži dubine").first.click()
    expect(page.locator(".rb-prompt").first).not_to_contain_text("Istražite dubine", timeout=20_000)
    kill_kernels()
    told = page.get_by_role("alert").first
    expect(told).to_contain_text("klikovi više ništa ne rade. Učitajte stranicu ponovo.", timeout=20_000)
    with page.expect_navigation(wait_until="commit"):
        told.get_by_role("button").click()


def test_the_bar_leads_to_each_chapter_and_follows_who_scrolls(page: Page, address: str) -> None:
    page.goto(f"{address}/voila/render/start.ipynb?theme=dark")
    chapters = page.get_by_role("combobox", name="chapter", exact=True)
    expect(chapters).to_be_enabled(timeout=60_000)
    titles = chapters.locator("option").all_text_contents()
    headings = page.locator(".jp-MarkdownCell :is(h1, h2)")
    assert [text.removesuffix("¶") for text in headings.all_text_contents()] == titles
    page.get_by_role("button", name="next chapter").press("Enter")
    expect(headings.nth(1)).to_be_focused()
    expect(headings.nth(1)).to_be_in_viewport()
    assert "#" in page.url
    expect(chapters).to_have_value("1")
    for width in (860, 1100):
        page.set_viewport_size({"width": width, "height": 800})
        high = page.evaluate("() => document.querySelector('#page-bar').offsetHeight")
        assert high <= 64, f"the bar is one row at {width} px: what stays in view below it begins there"
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    expect(chapters).to_have_value(str(len(titles) - 1))
    page.evaluate("() => scrollTo(0, 0)")
    expect(chapters).to_have_value("0")
    chapters.select_option(str(len(titles) - 1))
    expect(headings.last).to_be_in_viewport()
    expect(page.locator("body")).to_have_css("background-color", DARK)
    page.get_by_role("button", name="Light").click()
    expect(page.locator("body")).to_have_css("background-color", LIGHT)
    expect(headings.last, "the page was not opened anew").to_be_in_viewport()
    page.emulate_media(color_scheme="dark")
    page.get_by_role("link", name="rulebook_lab: all games").click()
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
    assert page.url.endswith("/voila/tree")
    expect(page.locator("body"), "what was chosen is remembered").to_have_css("background-color", LIGHT)


def test_on_a_telephone_the_bar_is_low_and_one_goes_on_where_one_left_off(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{address}/voila/render/start.ipynb")
    chapters = page.get_by_role("combobox", name="chapter", exact=True)
    expect(chapters).to_be_enabled(timeout=60_000)
    page.wait_for_function("() => !document.querySelector('.voila-skeleton-container')")
    box = page.locator("#page-bar").bounding_box()
    assert box is not None
    assert box["height"] <= 100
    assert box["y"] == 0, "a page begins at its beginning"
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.evaluate("() => document.querySelector('.rb-board').scrollIntoView()")
    low, asked = page.locator("#page-bar").bounding_box(), page.locator(".rb-now").first.bounding_box()
    assert low is not None
    assert asked is not None
    assert low["y"] + low["height"] <= asked["y"] + 1 < 60, "what is asked stays in view under the chapters"
    page.get_by_role("button", name="next chapter").click()
    expect(chapters).to_have_value("1")
    expect(chapters.locator("option").first).to_have_text(re.compile("^✓ "))
    page.goto(f"{address}/voila/render/start.ipynb")
    expect(chapters).to_have_value("1", timeout=60_000)
    expect(page.locator(".jp-MarkdownCell :is(h1, h2)").nth(1)).to_be_in_viewport()
