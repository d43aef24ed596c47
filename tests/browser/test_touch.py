"""A telephone: a tap plays, a finger scrolls the page, two enlarge it, nothing is too small for a finger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page

import rulebook_lab as lab
from rulebook_lab.views.table import Table
from tests.browser.test_games import sit

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", lab.games)]

SMALLEST = 24
CROWDED = {"load", "transporter", "place"}
"""Pieces on a crowded tile of a map are drawn smaller: two fingers, or the list of moves, bring them near."""
SMALL = """least => [...document.querySelectorAll('.rb-board [data-spot]'), ...document.querySelectorAll(
    '.rb-page :is(button, select, summary, input)')].filter(el => el.checkVisibility()).filter(el => {
  const {width, height} = el.getBoundingClientRect();
  return Math.min(width, height) < least;
}).map(el => el.dataset.spot ?? el.outerHTML.slice(0, 80))"""
Stroke = tuple[int, int, int, int]


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def stroke(session: CDPSession, *fingers: Stroke, steps: int = 8) -> None:
    """Move fingers over the screen, each from one point to another."""
    for step in range(steps + 1):
        points = [
            {"x": x + (to_x - x) * step / steps, "y": y + (to_y - y) * step / steps, "id": number}
            for number, (x, y, to_x, to_y) in enumerate(fingers)
        ]
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_tap_plays_and_nothing_is_too_small_for_a_finger(phone: Page, game: str) -> None:
    bare = sit(phone, game)
    assert isinstance(bare.widget, Table)
    small = phone.evaluate(SMALL, SMALLEST)
    assert [spot for spot in small if spot.partition(":")[0] not in CROWDED] == []
    before = bare.widget.timeline.at
    for _ in range(12):
        open_now = phone.locator(".rb-board .rb-open, [data-key$='/choices'] button:not(.quiet)")
        open_now.first.tap(force=True)
        bare.settle()
        if bare.widget.timeline.at > before:
            return
    raise AssertionError("twelve taps and no move")


def test_fingers_on_the_board_scroll_and_enlarge_the_page_and_pick_nothing(phone: Page, game: str) -> None:
    bare = sit(phone, game)
    session = phone.context.new_cdp_session(phone)
    stroke(session, (180, 600, 180, 250))
    phone.wait_for_function("() => scrollY > 100")
    phone.evaluate("() => document.querySelector('.rb-view').scrollIntoView()")
    stroke(session, (300, 200, 100, 200))
    phone.wait_for_function("() => document.querySelector('.rb-view').scrollLeft > 50")
    stroke(session, (170, 280, 120, 200), (190, 300, 240, 380))
    phone.wait_for_function("() => visualViewport.scale > 1.2")
    assert bare.sent == []
