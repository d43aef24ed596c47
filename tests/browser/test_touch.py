"""A telephone: a tap plays, a finger scrolls the page, two enlarge it, nothing is too small for a finger."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

import rulebook_lab as lab
from rulebook_lab.scene import Scene, finger, group, rect
from rulebook_lab.views.board import Board
from rulebook_lab.views.table import Table, table
from tests.browser.bare import Bare
from tests.browser.open_now import OPEN
from tests.browser.test_games import sit

pytestmark = pytest.mark.browser
every_game = pytest.mark.parametrize("game", lab.games)

SMALLEST = 24
CROWDED = {"load", "transporter", "merchant", "place", "edge", "arm"}
"""Pieces and places on a map that a telephone shows whole: a tap enlarges it before one is picked."""
SMALL = """least => [...document.querySelectorAll('.rb-board [data-spot]'), ...document.querySelectorAll(
    '.rb-page :is(button, select, summary, input)')].filter(el => el.checkVisibility()).filter(el => {
  const {width, height} = (el.querySelector(':scope > .finger') ?? el).getBoundingClientRect();
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


@every_game
def test_a_tap_plays_and_nothing_is_too_small_for_a_finger(phone: Page, game: str) -> None:
    bare = sit(phone, game)
    assert isinstance(bare.widget, Table)
    small = phone.evaluate(SMALL, SMALLEST)
    assert [spot for spot in small if spot.partition(":")[0] not in CROWDED] == []
    before = bare.widget.timeline.at
    for _ in range(12):
        open_now = phone.locator(OPEN)
        open_now.first.tap(force=True)
        bare.settle()
        if bare.widget.timeline.at > before:
            return
    raise AssertionError("twelve taps and no move")


@every_game
def test_a_finger_is_told_what_a_choice_costs_and_gives_before_it_commits(phone: Page, game: str) -> None:
    timeline, random = lab.timeline(game, seats=3, seed=1), Random(1)
    seen = table(timeline)
    while not (told := [way for way in seen.play.ways_on(seen.play.scene()) if way.title]):
        timeline.play(random.choice(list(timeline.state.legal_moves)))
    bare, played = Bare(phone, seen), len(timeline.moves)
    ask = phone.locator('[data-key$="/meanings"]')
    ask.tap()
    bare.settle()
    notice = phone.locator(".rb-notice")
    for way in told:
        expect(notice).to_contain_text(way.words)
        assert way.title is not None
        expect(notice).to_contain_text(way.title.splitlines()[-1].partition(" [")[0])
    assert len(timeline.moves) == played
    phone.locator(f'[data-key$="/choices/{told[0].key}"]').tap()
    bare.settle()
    assert len(timeline.moves) > played or seen.session.picker.picks, "who knows it taps once"


def test_a_mouse_is_told_what_choices_mean_and_nothing_of_tapping(page: Page) -> None:
    """Who is new does not know that a choice tells about itself when it is pointed at."""
    voting = "tokens: red taira\nactive-district: taira\nphase: diplomacy\nnow: voting -+-+-"
    bare = Bare(page, table(lab.game("jantaris").read_position(voting), "blue"))
    bare.settle()
    expect(page.locator(".rb-finger").locator("visible=true")).to_have_count(0)
    bare.click('[data-key$="/meanings"]')
    expect(page.locator(".rb-notice")).to_contain_text("Vote Deal: One vote: gain 2 red Goods.")


SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("game", ["amber", "ambis"])
def test_what_a_tap_told_stays_on_the_page_when_the_telephone_is_turned(browser: Browser, game: str) -> None:
    context = browser.new_context(viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True)
    turned = context.new_page()
    bare = sit(turned, game)
    tip = turned.locator(".rb-tip")
    rightmost = max(
        turned.locator(".rb-board [data-spot]:not(.rb-open)").all(), key=lambda spot: spot.bounding_box()["x"]
    )
    rightmost.tap(force=True)
    bare.settle()
    expect(tip).to_be_visible()
    turned.set_viewport_size({"width": 360, "height": 740})
    bare.settle()
    turned.wait_for_timeout(100)
    expect(tip).to_be_visible()
    assert turned.evaluate(SIDEWAYS) == 0
    context.close()


WIDER = """() => {
  const view = document.querySelector('.rb-view');
  return view.scrollWidth > view.clientWidth;
}"""


@every_game
def test_a_board_is_seen_whole_on_a_tablet(browser: Browser, game: str) -> None:
    context = browser.new_context(viewport={"width": 900, "height": 1000}, has_touch=True, is_mobile=True)
    tablet = context.new_page()
    bare = Bare(tablet, table(lab.timeline(game, seats=3, seed=4)))
    bare.settle()
    assert not tablet.evaluate(WIDER)
    context.close()


@every_game
def test_fingers_on_the_board_scroll_and_enlarge_the_page_and_pick_nothing(phone: Page, game: str) -> None:
    bare = sit(phone, game)
    session = phone.context.new_cdp_session(phone)
    stroke(session, (180, 600, 180, 250))
    phone.wait_for_function("() => scrollY > 100")
    phone.evaluate("() => document.querySelector('.rb-view').scrollIntoView()")
    if phone.evaluate(WIDER):  # a board that is drawn for the width has nothing at its sides
        stroke(session, (300, 200, 100, 200))
        phone.wait_for_function("() => document.querySelector('.rb-view').scrollLeft > 50")
    stroke(session, (170, 280, 120, 200), (190, 300, 240, 380))
    phone.wait_for_function("() => visualViewport.scale > 1.2")
    assert bare.sent == []


def crowd(deep: int = 700) -> Scene:
    """A board with two small things beside each other at its foot, and a small thing in a large place."""
    places = {"one": (200, deep), "two": (214, deep), "roomy": (400, 40)}
    nodes = [
        part
        for name, at in places.items()
        for part in (
            group(name, at, spot=f"load:{name}", label=name),
            rect(f"{name}.shape", (-6, -6, 12, 12), parent=name, cls="shape"),
        )
    ]
    return Scene.of((0, 0, 900, 760), nodes, finger("roomy.finger", (-14, -14, 28, 28), "roomy"))


def test_a_tap_on_what_is_too_small_enlarges_it_and_picks_nothing(phone: Page) -> None:
    picked: list[str] = []
    bare = Bare(phone, Board(crowd(), picked.append))
    two = phone.locator('[data-spot="load:two"]')
    two.tap()
    bare.settle()
    assert picked == []
    box = two.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= SMALLEST
    assert 0 < box["y"] < 740
    tip = phone.locator(".rb-tip")
    assert "Enlarged" in tip.inner_text()
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360
    two.tap()
    bare.settle()
    assert picked == ["load:two"]


def test_a_tap_in_the_place_of_a_small_thing_picks_it(phone: Page) -> None:
    picked: list[str] = []
    bare = Bare(phone, Board(crowd(), picked.append))
    phone.locator('[data-spot="load:roomy"] > .finger').tap(position={"x": 2, "y": 2})
    bare.settle()
    assert picked == ["load:roomy"]


def test_a_mouse_picks_small_things_at_once(page: Page) -> None:
    picked: list[str] = []
    Bare(page, Board(crowd(), picked.append)).click('[data-spot="load:two"]')
    assert picked == ["load:two"]


VISIBLE = """() => [...document.querySelectorAll('.rb-open')].flatMap(el => {
  const {left, top, width, height} = el.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y)?.closest('[data-spot]') === el;
  return hit && y < innerHeight ? [[x, y]] : [];
})"""


@pytest.mark.parametrize("game", ["ambis", "jantaris"])
def test_a_click_on_what_goes_away_does_not_scroll_the_page(page: Page, game: str) -> None:
    """All that is open next may lie below the window."""
    page.set_viewport_size({"width": 360, "height": 740})
    timeline = lab.timeline(game, seats=3, seed=5)
    you, *others = timeline.state.seats
    bare = Bare(page, table(timeline, you, bots=dict.fromkeys(others, "random"), pace=0))
    random = Random(7)
    for _ in range(12):
        if not (places := page.evaluate(VISIBLE)):
            break
        page.mouse.click(*random.choice(places))
        bare.settle()
        assert page.evaluate("() => window.scrollY") == 0


def test_what_is_lit_can_be_brought_into_the_window(phone: Page) -> None:
    bare = sit(phone, "jantaris")
    show, lit = phone.locator(".rb-show"), phone.locator(".rb-open").first
    expect(lit).not_to_be_in_viewport()  # the Goods lie below
    expect(show).to_be_in_viewport()
    show.tap()
    bare.settle()
    expect(lit).to_be_in_viewport(ratio=0.25)
    expect(show).to_be_hidden()
    assert bare.sent == [], "nothing was picked"


def test_nothing_lies_on_what_is_read_in_a_drawer(phone: Page) -> None:
    bare = sit(phone, "jantaris")
    show = phone.locator(".rb-show")
    expect(show).to_be_in_viewport()
    phone.get_by_role("button", name="Aid", exact=True).tap()
    bare.settle()
    expect(phone.locator(".rb-aid")).to_be_in_viewport()
    expect(show).to_be_hidden()
