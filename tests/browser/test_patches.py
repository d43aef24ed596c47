"""What a browser has after the patches of many moves is what it would have been sent whole."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

import rulebook_lab as lab
from rulebook_lab.views.table import table
from tests.browser.bare import Bare

pytestmark = pytest.mark.browser

DRAWN = """root => [...document.querySelectorAll(`${root} [data-key]`)].map(el => {
  const bare = value => value.replace(/rb[0-9]+-[a-z0-9]+/g, '');  // what makes an id its view's own
  const told = [...el.attributes].map(({name, value}) => `${name}=${bare(value)}`);
  const own = told.filter(text => !/^(class|tabindex|aria-pressed|style|role|aria-describedby)=/.test(text));
  const words = el.children.length ? '' : el.textContent;
  return [el.parentNode.dataset.key ?? '', el.tagName, words, ...own.sort()].join(' ');
})"""
"""Every element with what was told of it, in the order of the page."""


@pytest.mark.parametrize("game", lab.games)
def test_patches_lead_where_a_new_page_begins(page: Page, game: str) -> None:
    timeline, random = lab.timeline(game, seats=max(lab.game(game).seat_counts), seed=2), Random(7)
    bare = Bare(page, table(timeline))
    for _ in range(30):
        timeline.play(random.choice(list(timeline.state.legal_moves)))
    bare.settle()
    page.wait_for_timeout(400)
    told = page.evaluate("() => [window.state.page, window.state.boards.board.nodes]")
    for nodes, kept in zip(told, (bare.widget.page, bare.widget.boards["board"]["nodes"]), strict=True):
        assert {node["k"]: node for node in nodes} == {node["k"]: node for node in kept}
    page.evaluate("""() => {
      const el = Object.assign(document.createElement('div'), {className: 'root anew'});
      document.body.append(el);
      window.again(el);
    }""")
    patched, anew = (page.evaluate(DRAWN, root) for root in (".root:first-child", ".anew"))
    assert len(patched) > 100
    assert patched == anew
