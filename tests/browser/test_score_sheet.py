"""The score sheet of a game that is over can be read on every page."""

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
