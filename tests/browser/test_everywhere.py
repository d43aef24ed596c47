"""Every game for every reader: played to its end without a mouse, at 200 % zoom, without motion, audited."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

import rulebook_lab as lab
from rulebook_lab.lessons.desk import Desk
from rulebook_lab.views.session import EVERYTHING, TURN
from rulebook_lab.views.show import show
from rulebook_lab.views.table import Table, table
from rulebook_lab.views.walk import WalkPage
from tests.browser.bare import Bare
from tests.browser.keyboard import SMALL, Keyboard, play_on
from tests.browser.test_board import AUDIT, AXE
from tests.browser.test_games import sit

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", lab.games)]

PUT_ON = """([light, ground]) => {
  document.body.dataset.jpThemeLight = light;
  document.body.style.background = ground;
}"""
NAME = """el => el.closest('.rb-board svg') ? 'board' : (el.dataset.key ?? el.textContent)"""
PRESSED = f"""() => ({NAME})(document.activeElement)"""
LIST_LENGTH = """() => {
  const list = document.activeElement.closest('[data-rove]');
  return list ? list.querySelectorAll('button:not(:disabled), summary').length : 0;
}"""
CONTROLS = f"""() => [...document.querySelectorAll('.rb-page :is(button, select, input, textarea, summary)')]
    .filter(el => el.checkVisibility() && !el.disabled && !el.closest('.rb-tip, .rb-show')).map({NAME})"""
"""All but those in the tip of the spot that has the focus, which goes when the focus does, and the button
that brings what is lit into the window: the focus brings it there by itself, and the button is gone."""
SHORT = 19
"""By this lot all five games are short."""
MOVING = """() => document.getAnimations().filter(motion => motion.playState === 'running').length"""


def at_the_keyboard(page: Page, game: str, viewer: str) -> Keyboard:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size(SMALL)
    timeline = lab.timeline(game, seats=min(lab.game(game).seat_counts), seed=4)
    return Keyboard(Bare(page, table(timeline, viewer)))


def test_a_game_is_played_from_its_first_move_to_its_end_by_keyboard_alone(page: Page, game: str) -> None:
    play_on(at_the_keyboard(page, game, EVERYTHING), seed=SHORT)
    assert "The game is over" in (page.locator(".rb-prompt").first.text_content() or "")


def test_the_curtain_is_lifted_by_keyboard_alone(page: Page, game: str) -> None:
    assert play_on(at_the_keyboard(page, game, TURN), moves=12)


def test_at_200_percent_nothing_but_the_board_scrolls_sideways(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 640, "height": 450})
    sit(page, game)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 640


def test_nothing_moves_for_readers_who_want_no_motion(page: Page, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    bare = sit(page, game)
    assert isinstance(bare.widget, Table)
    random = Random(2)
    for _ in range(5):
        bare.widget.timeline.play(random.choice(list(bare.widget.state.legal_moves)))
        bare.settle()
        assert page.evaluate(MOVING) == 0


def lesson(game: str) -> Any:
    return lab.example(game, next(iter(lab.lessons(game).walkthroughs)))


def task(game: str) -> Any:
    return lab.exercise(game, next(iter(lab.lessons(game).exercises)))


def questions(game: str) -> Any:
    return lab.quiz(game, n=3, seed=2)


def desk(game: str) -> Any:
    return Desk(lab.game(game), lab.timeline(game, seed=2).state.text)


PAGES = [lesson, task, questions, desk]


@pytest.mark.parametrize("make", PAGES)
def test_lessons_and_the_desk_fit_a_telephone_and_200_percent(
    page: Page, game: str, make: Callable[[str], Any]
) -> None:
    Bare(page, show(make(game)))
    for width, height in ((640, 450), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("make", PAGES)
def test_tab_and_the_arrows_of_lists_lead_to_every_control(
    page: Page, game: str, make: Callable[[str], Any]
) -> None:
    page.set_viewport_size(SMALL)
    Bare(page, show(make(game)))
    seen: set[str] = set()
    while (key := page.evaluate(PRESSED)) not in seen:
        seen.add(key)
        for _ in range(page.evaluate(LIST_LENGTH)):
            page.keyboard.press("ArrowRight")
            seen.add(page.evaluate(PRESSED))
        page.keyboard.press("Tab")
    assert set(page.evaluate(CONTROLS)) - seen == set()


def test_nothing_moves_in_a_walkthrough_for_readers_who_want_no_motion(page: Page, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    bare = Bare(page, show(lesson(game)))
    assert isinstance(bare.widget, WalkPage)
    for _ in range(min(3, len(bare.widget.walk))):
        page.locator('[data-on="next"]').focus()
        bare.press("Enter")
        assert page.evaluate(MOVING) == 0


@pytest.mark.skipif(not AXE.exists(), reason="axe-core comes with `npm ci` in widgets/")
@pytest.mark.parametrize("make", PAGES)
def test_axe_finds_nothing_on_lessons(page: Page, game: str, make: Callable[[str], Any]) -> None:
    Bare(page, show(make(game)))
    page.add_script_tag(path=str(AXE))
    for theme, ground in (("true", "#ffffff"), ("false", "#111111")):
        page.evaluate(PUT_ON, [theme, ground])
        found = page.evaluate(AUDIT)
        assert [(v["id"], [n["html"][:160] for n in v["nodes"]][:2]) for v in found["violations"]] == []
