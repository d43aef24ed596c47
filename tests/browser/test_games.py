"""Every game's table in a browser: nothing for axe to find, nothing but the board scrolls sideways."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import rulebook_lab as lab
from rulebook_lab.views.table import table
from tests.browser.bare import Bare
from tests.browser.test_board import AUDIT, AXE

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", lab.games)]


def sit(tab: Page, game: str, theme: str = "true") -> Bare:
    timeline, random = lab.timeline(game, seats=3, seed=3), Random(3)
    for _ in range(60):
        timeline.play(random.choice(list(timeline.state.legal_moves)))
    return Bare(tab, table(timeline), body=f'data-jp-theme-light="{theme}"')


@pytest.mark.skipif(not AXE.exists(), reason="axe-core comes with `npm ci` in widgets/")
@pytest.mark.parametrize("theme", ["true", "false"])
def test_axe_finds_nothing(page: Page, game: str, theme: str) -> None:
    bare = sit(page, game, theme)
    bare.tab.add_style_tag(content=f"body {{ background: {'#ffffff' if theme == 'true' else '#111111'} }}")
    bare.click("text=Rules")
    page.add_script_tag(path=str(AXE))
    found = page.evaluate(AUDIT)
    assert [(v["id"], [n["html"][:160] for n in v["nodes"]][:2]) for v in found["violations"]] == []


def test_a_telephone_shows_it_all(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 760})
    sit(page, game)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_the_keyboard_reaches_every_open_spot(page: Page, game: str) -> None:
    bare = sit(page, game)
    wanted = set(page.eval_on_selector_all(".rb-open", "spots => spots.map(spot => spot.dataset.spot)"))
    if not wanted:
        return
    page.locator("svg [tabindex='0']").first.focus()
    seen = {page.evaluate("() => document.activeElement.dataset.spot")}
    for _ in range(page.locator(".rb-open").count()):
        page.keyboard.press("n")
        seen.add(page.evaluate("() => document.activeElement.dataset.spot"))
    assert wanted <= seen
    assert bare.sent == []


def test_words_with_a_tip_of_their_own_tell_it_to_a_mouse(page: Page, game: str) -> None:
    """Or what lies over them tells its own; other words let a mouse through to what they lie on."""
    nodes = sit(page, game).widget.scenes["board"].nodes
    told = [node for node in nodes if node.tag == "text" and (node.tip or node.label)]
    for node in told[:1] + told[-2:]:
        page.locator(f'[data-key="{node.key}"]').hover(force=True)
        expect(page.get_by_role("tooltip")).to_be_visible()
        page.mouse.move(2, 2)
        expect(page.get_by_role("tooltip")).to_be_hidden()
