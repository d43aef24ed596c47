"""A whole game and lessons in a browser, in Polish and in Serbian: no English word is on any screen."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from playwright.sync_api import Page

import rulebook_lab as lab
from rulebook_lab.views.page import Page as Widget
from rulebook_lab.views.show import show
from rulebook_lab.views.table import table
from tests.browser.bare import Bare
from tests.english import ALWAYS, words_of
from tools.languages import parts

pytestmark = pytest.mark.browser

SPOKEN = [("amber_route", "pl"), ("ambis", "sr"), ("ambis", "sr-Cyrl")]
READ = """() => {
  const found = [];
  const left = "[data-clause], code, kbd, script, style, [data-key$='/language'], select[lang] option";
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let at = walk.currentNode; at; at = walk.nextNode()) {
    const el = at.nodeType === 3 ? at.parentElement : at;
    if (el.closest(left)) continue;
    if (at.nodeType === 3) found.push(at.data);
    else for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "data-tip"])
      if (at.hasAttribute(name)) found.push(at.getAttribute(name));
  }
  return [...new Set(found)];
}"""


@cache
def english(language: str) -> frozenset[str]:
    """The words of English sentences that no sentence of a language has, and those that are English alone."""
    there: set[str] = set()
    own: set[str] = set()
    for part in parts():
        if part.language == language.partition("-")[0] and part.name != "notebooks":
            there |= {word for text in part.english.values() for word in words_of(text)}
            own |= {word for text in part.said.values() for word in words_of(text)}
    return frozenset(word for word in there - own if len(word) > 1) | ALWAYS


class Reader:
    """Reads what is on a page, and keeps the English that is found."""

    def __init__(self, tab: Page, widget: Widget, language: str) -> None:
        self.bare = Bare(tab, widget)
        self.language = language
        self.found: dict[str, str] = {}
        self.read = 0

    def look(self) -> None:
        """Read the page as it is now: words, and what is said to those who do not see it."""
        self.bare.settle()
        for text in self.bare.tab.evaluate(READ):
            self.read += 1
            for word in words_of(text) & english(self.language):
                self.found.setdefault(word, text)

    def use(self, *controls: str) -> None:
        """Use controls one after the other, as far as they are there, and read after each."""
        for control in controls:
            if any(key.endswith(f"/{control}") for key in self.bare.widget.live.sheet.controls):
                self.bare.widget.click(control)
                self.look()


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_no_english_word_is_on_the_screens_of_a_whole_game(page: Page, name: str, language: str) -> None:
    game, random = lab.game(name), Random(5)
    with lab.speaking(language):
        record = lab.timeline(game, seats=2, seed=5)
        reader = Reader(page, table(record), language)
    reader.use("panel game", "panel rules", "panel aid", "panel aid")
    while record.state.pending:
        record.play(random.choice(game.considered(record.state)))
        if record.at % 9 == 0:
            picks = sorted(reader.bare.widget.scenes["board"].spots)
            reader.bare.widget.pick(random.choice(picks))  # open, or closed and why
            reader.look()
    reader.look()
    assert reader.read > 1000
    assert reader.found == {}


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_no_english_word_is_on_the_screens_of_lessons(page: Page, name: str, language: str) -> None:
    with lab.speaking(language):
        lessons = lab.lessons(name)
        walks = [lab.example(name, id) for id in list(lessons.walkthroughs)[:3]]
        exercises = [lab.exercise(name, id) for id in list(lessons.exercises)[:3]]
        quiz, rules = lab.quiz(name, n=5, seed=2), lab.game(name).catalogue
        pages = [show(each) for each in (*walks, *exercises, quiz, rules)]
    found: dict[str, str] = {}
    for widget in pages:
        tab = page.context.new_page()
        reader = Reader(tab, widget, language)
        reader.look()
        reader.use("hint", "hint", "answer 0", "next", "next", "next", "next", "next", "next", "solution")
        found |= reader.found
        tab.close()
    assert found == {}
