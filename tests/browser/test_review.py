"""A review on a page: the chart, the mistakes and the board of the one that is open are in view together."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import rulebook_lab as lab
from rulebook_lab.bots.review import Mistake, Review
from rulebook_lab.views.show import show
from tests.browser.bare import Bare
from tests.browser.test_layout import COLUMN, SIDEWAYS, played

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", ["ambis", "jantaris"])]


def looked_over(game: str) -> Review:
    """A review with as many mistakes as its list scrolls for, of which none need be one."""
    path = played(game, 60).path
    mistakes = [
        Mistake(step, before.state, node.move, node.move, 0.2, 0.1, False, ())
        for step, (before, node) in enumerate(pairwise(path))
        if node.move is not None and node.move.seat in before.state.seats
    ]
    seats = path[0].state.seats
    expected = tuple(tuple(1 / len(seats) for _ in seats) for _ in path)
    return Review(lab.game(game), seats, expected, len(path), tuple(mistakes[:14]))


@pytest.mark.parametrize("size", [COLUMN, {"width": 360, "height": 740}])
def test_chart_mistakes_and_board_are_in_view_together(page: Page, game: str, size: ViewportSize) -> None:
    """On a telephone the head of the board is."""
    page.set_viewport_size(size)
    bare = Bare(page, show(looked_over(game)))
    bare.settle()
    for key in ("overview", "goal", "prompt", "main") if size == COLUMN else ("overview", "goal", "prompt"):
        box = page.locator(f'[data-key$="/{key}"]').bounding_box()
        assert box is not None, key
        assert box["y"] + box["height"] <= size["height"], key
    board = page.locator('[data-key$="/main"]').bounding_box()
    assert board is not None
    assert board["y"] <= 600
    assert page.evaluate(SIDEWAYS) <= 0


def test_a_mistake_is_opened_where_one_looks(page: Page, game: str) -> None:
    page.set_viewport_size(COLUMN)
    review = looked_over(game)
    bare = Bare(page, show(review))
    third = page.get_by_role("button", name=review.mistakes[2].sentences[0])
    expect(third).to_have_attribute("aria-pressed", "false")
    bare.click('[data-key$="/open 2"]')
    expect(third).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-key$="/goal"]')).to_have_text(review.mistakes[2].sentences[0])
