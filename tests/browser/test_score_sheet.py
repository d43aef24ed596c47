"""The score sheet of a game that is over can be read on every page."""

from random import Random

import pytest
from playwright.sync_api import Page

import rulebook_lab as lab
from rulebook_lab.views.table import table
from tests.browser.bare import Bare

INKS = "() => [...document.querySelectorAll('.rb-page, .rb-sheet td')].map(it => getComputedStyle(it).color)"
OVER = "seats: blue yellow\nending: - turn.next\nblue.lords: sage miller\nasks: -"


def test_tables_have_the_ink_of_the_page_on_pages_of_older_kinds_too(page: Page) -> None:
    """Without a doctype a browser gives tables black ink, which was lost on the dark theme."""
    over = lab.game("ambis").read_position(OVER)
    Bare(page, table(lab.timeline(over, seed=1)), body='data-jp-theme-light="false"').settle()
    ink, *cells = page.evaluate(INKS)
    assert cells
    assert set(cells) == {ink}


@pytest.mark.parametrize("game", lab.games)
@pytest.mark.parametrize("width", [970, 360])
def test_the_points_of_as_many_as_may_play_are_all_seen(page: Page, game: str, width: int) -> None:
    """In a notebook of 970 pixels the column of a sixth seat was cut off beside the board."""
    page.set_viewport_size({"width": width, "height": 780})
    timeline, random = lab.timeline(game, seats=max(lab.game(game).seat_counts), seed=19), Random(19)
    while timeline.state.pending:
        timeline.play(random.choice(list(timeline.state.legal_moves)))
    Bare(page, table(lab.timeline(timeline.state)))
    cut = page.evaluate("""() => [...document.querySelectorAll('.rb-scores :is(th, td)')].filter(cell =>
      cell.getBoundingClientRect().right > cell.closest('.rb-side').getBoundingClientRect().right + 1)
      .map(cell => cell.textContent)""")
    assert cut == []
