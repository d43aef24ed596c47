"""Every game for every reader: played to its end without a mouse, at 200 % zoom, without motion, audited."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

import rulebook_lab as lab
from rulebook_lab.views.session import EVERYTHING, TURN
from rulebook_lab.views.show import show
from rulebook_lab.views.table import Table, table
from tests.browser.bare import Bare
from tests.browser.keyboard import SMALL, Keyboard, play_to_the_end
from tests.browser.test_board import AUDIT, AXE
from tests.browser.test_games import sit

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", lab.games)]

VOTES_IN_SECRET = {"jantaris"}
PUT_ON = """([light, ground]) => {
  document.body.dataset.jpThemeLight = light;
  document.body.style.background = ground;
}"""
MOVING = """() => document.getAnimations().filter(motion => motion.playState === 'running').length"""


def test_a_game_is_played_from_its_first_move_to_its_end_by_keyboard_alone(page: Page, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size(SMALL)
    timeline = lab.timeline(game, seats=min(lab.game(game).seat_counts), seed=4)
    hands = Keyboard(Bare(page, table(timeline, TURN if game in VOTES_IN_SECRET else EVERYTHING)))
    play_to_the_end(hands)
    assert "The game is over" in (page.locator(".rb-prompt").first.text_content() or "")


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
