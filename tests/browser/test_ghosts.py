"""A tile shows where it would lie and how turned: by mouse, by keys, by a finger, before it is laid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Browser, Page

import rulebook_lab as lab
from rulebook_lab.engine import Timeline
from rulebook_lab.games.amber.state import AmberState
from rulebook_lab.views.table import Table, table
from tests.browser.bare import Bare

pytestmark = pytest.mark.browser
GHOST = "() => document.querySelector('.rb-ghost')?.getAttribute('transform') ?? ''"
MIDDLE = """spot => {
    const box = document.querySelector(spot).getBoundingClientRect();
    const ghost = document.querySelector('.rb-ghost')?.getBoundingClientRect();
    return ghost && Math.hypot(box.x + box.width / 2 - ghost.x - ghost.width / 2,
      box.y + box.height / 2 - ghost.y - ghost.height / 2);
}"""

LAYING = """
seats: red yellow
pending: choose-homes > draw-row > lay-tiles red
size: 32
map: 0,0 mountain 1
"""


def amber() -> Timeline:
    return lab.timeline("amber", seats=2, seed=3, first="blue")


def at(bare: Bare) -> Table:
    """The table that is shown."""
    assert isinstance(bare.widget, Table)
    return bare.widget


def tiles(bare: Bare) -> Mapping[str, str]:
    """What lies on the board."""
    state = at(bare).timeline.state
    assert isinstance(state, AmberState)
    return state.network.tiles


@pytest.mark.parametrize("width", [1400, 360])
def test_the_mouse_and_the_keys_see_a_tile_on_its_place_and_turned(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    bare = Bare(page, table(amber(), "blue"))
    bare.click('[data-spot="hand:bend"]')
    assert page.evaluate(GHOST) == ""
    page.locator('[data-spot="cell:A6"]').hover()
    assert page.evaluate(MIDDLE, '[data-spot="cell:A6"]') < 4
    bare.click('[data-spot="cell:A6"]')
    page.mouse.move(2, 2)
    first = page.evaluate(GHOST)
    assert "rotate(0)" in first, "what lies there so far stays in view"
    page.locator('[data-spot="turn:90"]').hover()
    assert "rotate(90)" in page.evaluate(GHOST)
    page.mouse.move(2, 2)
    page.locator('[data-spot="turn:0"]').focus()
    page.keyboard.press("ArrowRight")
    assert "rotate(90)" in page.evaluate(GHOST)
    bare.press("Enter")
    assert tiles(bare)["A6"] == "bend@90"
    assert page.evaluate(GHOST) == ""


@pytest.fixture
def telephone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 400, "height": 800}, has_touch=True)
    yield context.new_page()
    context.close()


def test_a_finger_sees_it_at_the_first_tap_and_lays_it_with_the_second(telephone: Page) -> None:
    bare = Bare(telephone, table(amber(), "blue"))
    for spot in ("hand:bend", "cell:A6", "turn:90"):
        for _ in range(3):  # a small place grows first
            telephone.locator(f'[data-spot="{spot}"]').tap()
            bare.settle()
            if spot in at(bare).play.session.picker.picks or spot == "turn:90":
                break
    assert "rotate(90)" in telephone.evaluate(GHOST)
    assert "A6" not in tiles(bare)
    telephone.locator('[data-spot="turn:90"]').tap()
    bare.settle()
    assert tiles(bare)["A6"] == "bend@90"


def test_a_tile_of_roads_and_boats_shows_its_rivers_from_the_button_that_picks_them(page: Page) -> None:
    start = lab.game("roads_and_boats").read_position(LAYING)
    bare = Bare(page, table(lab.timeline(start, seed=1), "red"))
    play = at(bare).play
    for spot in ("button:lay", "tile:1,0", "terrain:woods"):
        bare.widget.pick(spot)
        bare.settle()
    rivers = sorted(spot for spot in play.session.picker.open if spot.startswith("rivers:"))
    assert len(rivers) > 1
    for spot in rivers[:2]:
        page.locator(f'[data-key$="/pick {spot}"]').first.hover()
        assert page.locator('.rb-ghost [data-key^="river."]').count() > 0
        assert page.evaluate(MIDDLE, '[data-spot="tile:1,0"]') < 8
