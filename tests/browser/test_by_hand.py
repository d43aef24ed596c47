"""By hand through the real page: the same record, with a fraction of the choices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.by_hand import WINDOW, Hands, HandsOnPage, recorded

pytestmark = pytest.mark.browser


def test_roads_and_boats_by_hand_makes_the_same_record_with_few_choices(page: Page) -> None:
    """A sixth of a game of two. The whole game is measured by `python -m tests.browser.by_hand`."""
    record = recorded("roads_and_boats", 2, seed=1)
    page.set_viewport_size(WINDOW)
    with_help = HandsOnPage(record, True, page)
    effort = with_help.play(most=25)
    played = with_help.timeline.moves
    assert list(played) == list(record.moves[: len(played)])
    own = sum(move.seat == with_help.seat for move in played)
    assert effort.decisions <= own / 2
    without = Hands(record, helps=False).play(most=own)
    assert without.decisions == own
    assert effort.clicks <= without.clicks * 0.6
