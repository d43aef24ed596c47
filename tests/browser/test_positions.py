"""In any position all that one must click is in the window, wears a ring and is hit by a click.

A few positions here; `make screens` looks at 200."""

from __future__ import annotations

import os
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Page, TimeoutError

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE
from rulebook_lab.views.table import Table, table
from tests.browser.bare import Bare

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", lab.games)]

POSITIONS = int(os.environ.get("POSITIONS", "6"))
"""So many of each game."""
WINDOW = {"width": 1400, "height": 900}
OUTSIDE = """() => {
  const out = el => {
    const box = el.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight;
  };
  const asked = '.rb-open, .rb-prompt, .rb-choices, .rb-ask > *, [data-key$="/moves"]';
  return [...document.querySelectorAll(asked)].filter(out).map(el => el.dataset.spot ?? el.className);
}"""
UNLIT = """() => [...document.querySelectorAll('.rb-open')]
  .filter(el => [el, ...el.querySelectorAll('*')].every(each => getComputedStyle(each).filter === 'none'))
  .map(el => el.dataset.spot)"""
COVERED = """() => [...document.querySelectorAll('.rb-open')].filter(el => {
  const [box, steps] = [el.getBoundingClientRect(), [6, 5, 7, 4, 8, 3, 9, 2, 10, 1, 11]];
  return steps.every(i => steps.every(j => {
    const [x, y] = [box.left + (box.width * i) / 12, box.top + (box.height * j) / 12];
    const pile = document.elementsFromPoint(x, y).map(each => each.closest('[data-spot]')).filter(Boolean);
    return (pile.find(each => each.matches('.rb-open')) ?? pile[0])?.dataset.spot !== el.dataset.spot;
  }));
}).map(el => el.dataset.spot)"""
HIDDEN = """() => {
  const room = document.querySelector('.rb-choices')?.getBoundingClientRect();
  const buttons = [...document.querySelectorAll('.rb-choices > *')];
  const below = buttons.filter(el => el.getBoundingClientRect().top >= room.bottom);
  return below.length / Math.max(1, buttons.length);
}"""


def outside(tab: Page) -> list[str]:
    """What lies outside of the window once the page, which measures it, is laid out."""
    with suppress(TimeoutError):
        tab.wait_for_function(f"() => !({OUTSIDE})().length", timeout=5_000)
    return list(tab.evaluate(OUTSIDE))


def test_all_that_one_must_click_is_in_the_window_and_can_be_hit(page: Page, game: str) -> None:
    """Of choices without a place on the board half show; the rest scroll, and are among the moves."""
    counts, seen, hidden, seed = lab.game(game).seat_counts, 0, 0.0, 0
    while seen < POSITIONS:
        seed += 1
        timeline = lab.timeline(game, seats=counts[seed % len(counts)], seed=seed)
        tab, random = page.context.new_page(), Random(seed)
        tab.set_viewport_size(WINDOW)
        tab.emulate_media(reduced_motion="reduce")  # what is on its way may cover what lies there
        bare = Bare(tab, table(timeline))
        assert isinstance(bare.widget, Table)
        for number in range(1, 241):
            if not timeline.state.pending or seen == POSITIONS:
                break
            asked = timeline.game.asked(timeline.state)
            if number % 12 == 0 and asked != (CHANCE,):
                bare.settle()
                assert outside(tab) == [], timeline.state.text
                assert tab.evaluate(UNLIT) == [], timeline.state.text
                assert tab.evaluate(COVERED) == [], timeline.state.text
                hidden, seen = hidden + tab.evaluate(HIDDEN), seen + 1
            timeline.play(random.choice(list(timeline.state.legal_moves)))
        tab.close()
    assert hidden / seen < 0.5
