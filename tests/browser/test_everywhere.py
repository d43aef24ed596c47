"""Every game for every reader: played to its end without a mouse, at 200 % zoom, without motion, audited."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

import rulebook_lab as lab
from rulebook_lab.simulate import chosen
from rulebook_lab.views.show import show
from rulebook_lab.views.table import Table, table
from tests.browser.bare import Bare
from tests.browser.test_board import AUDIT, AXE
from tests.browser.test_games import sit

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", lab.games)]

LAST_MOVES = 25
"""The keyboard takes over this many moves before the end: what is played before is played in no time."""

WANDERS = {"roads_and_boats"}
"""Goods can be carried and exchanged there for as long as one likes: by lot the end is hardly reached."""

FOCUS = """() => {
  const {activeElement: at} = document;
  return at.dataset.spot ? 'board' : at.closest("[data-key$='/choices']") ? 'choices' : '';
}"""
CHOICES = "[data-key$='/choices'] button:not(.quiet)"
PUT_ON = """([light, ground]) => {
  document.body.dataset.jpThemeLight = light;
  document.body.style.background = ground;
}"""
MOVING = """() => document.getAnimations().filter(motion => motion.playState === 'running').length"""


def near_the_end(name: str) -> lab.Timeline:
    """A random game with few moves to go."""
    game, random = lab.game(name), Random(4)
    timeline = lab.timeline(game, seats=min(game.seat_counts), seed=None)
    while timeline.state.pending:
        timeline.play(chosen(game, timeline.state, random, True))
    return lab.timeline(timeline.goto(max(0, len(timeline.moves) - LAST_MOVES)), seed=4)


def walk_to(bare: Bare, place: str) -> None:
    """Press Shift+Tab, and where that does not help Tab, until the focus is there."""
    for key in ["Shift+Tab"] * 40 + ["Tab"] * 120:
        if bare.tab.evaluate(FOCUS) == place:
            return
        bare.tab.keyboard.press(key)
    raise AssertionError(f"Tab does not lead to the {place}")


def test_a_game_is_played_to_its_end_by_keyboard_alone(page: Page, game: str) -> None:
    bare = Bare(page, table(near_the_end(game)))
    assert isinstance(bare.widget, Table)
    random = Random(1)
    for _ in range(40 if game in WANDERS else 400):
        if not bare.widget.state.pending:
            break
        pick_by_keyboard(bare, random)
    if game in WANDERS:
        assert bare.widget.timeline.at >= 10
    else:
        assert not bare.widget.state.pending, bare.widget.state.prompt
        assert "The game is over" in (page.locator(".rb-prompt").first.text_content() or "")


def pick_by_keyboard(bare: Bare, random: Random) -> None:
    """Pick by lot one of the spots and buttons that are open."""
    tab = bare.tab
    spots, buttons = tab.locator(".rb-board .rb-open").count(), tab.locator(CHOICES).count()
    at = random.randrange(spots + buttons)
    walk_to(bare, "board" if at < spots else "choices")
    for _ in range(at + 1 if at < spots else at - spots):
        tab.keyboard.press("n" if at < spots else "Tab")
    bare.press("Enter")


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


@pytest.mark.skipif(not AXE.exists(), reason="axe-core comes with `npm ci` in widgets/")
@pytest.mark.parametrize("make", [lesson, task, questions])
def test_axe_finds_nothing_on_lessons(page: Page, game: str, make: Callable[[str], Any]) -> None:
    Bare(page, show(make(game)))
    page.add_script_tag(path=str(AXE))
    for theme, ground in (("true", "#ffffff"), ("false", "#111111")):
        page.evaluate(PUT_ON, [theme, ground])
        found = page.evaluate(AUDIT)
        assert [(v["id"], [n["html"][:160] for n in v["nodes"]][:2]) for v in found["violations"]] == []
