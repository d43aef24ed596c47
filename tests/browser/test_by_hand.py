"""By hand through the real page: the same record, with a fraction of the choices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import rulebook_lab as lab
from rulebook_lab.views.table import table
from tests.browser.bare import Bare
from tests.browser.by_hand import POINT, WINDOW, Hands, HandsOnPage, recorded

pytestmark = pytest.mark.browser


def test_roads_and_boats_by_hand_makes_the_same_record_with_few_choices(page: Page) -> None:
    """A sixth of a game of two. The whole game is measured by `python -m tests.browser.by_hand`."""
    record = recorded("roads_and_boats", 2, seed=1)
    page.set_viewport_size(WINDOW)
    page.emulate_media(reduced_motion="reduce")  # or what is hit depends on how far a piece has glided
    with_help = HandsOnPage(record, True, page)
    effort = with_help.play(most=25)
    played = with_help.timeline.moves
    assert list(played) == list(record.moves[: len(played)])
    own = sum(move.seat == with_help.seat for move in played)
    assert effort.decisions <= own / 2
    without = Hands(record, helps=False).play(most=own)
    assert without.decisions == own
    assert effort.clicks <= without.clicks * 0.6


def test_a_piece_that_is_dragged_goes_where_it_is_let_go(page: Page) -> None:
    position = (
        "seats: red yellow\nphase: movement\nasks: end-phase movement > moving red\n"
        "map: 0,0 pasture; 1,0 pasture; 2,0 pasture\n"
        "transporters: r1 red donkey 0,0/0; r2 red donkey 0,0/0"
    )
    page.set_viewport_size(WINDOW)
    seen = table(lab.game("roads_and_boats").read_position(position), "red")
    bare = Bare(page, seen)
    here, there = (page.evaluate(POINT, spot) for spot in ("transporter:r1", "place:1,0/0"))
    page.mouse.move(*here)
    page.mouse.down()
    page.mouse.move(*there, steps=4)
    bare.settle()
    assert seen.session.picker.picks == ("transporter:r1",)
    assert not page.locator(".rb-tip").is_visible(), "nothing lies over where it may go"
    page.mouse.up()
    bare.settle()
    assert [move.verb for move in seen.timeline.moves][:1] == ["go"]
    assert seen.state.transporters["r1"].place != seen.timeline.nodes[0].state.transporters["r1"].place
