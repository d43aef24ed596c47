"""A teacher and three telephones play Ambis to its end, over a lost network and a killed server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

import rulebook_lab as lab
from rulebook_lab.engine import Timeline
from tests.browser.test_board import AXE
from tests.rooms.process import Network, Process

pytestmark = pytest.mark.browser

WHOLE = "ROOMS_WHOLE" in os.environ
"""Whether the game is played from its first move; else its last rounds are."""
LAST = 40
# a piece's name says more than the figures painted on it
AUDIT = """() => axe.run(document,
  {resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: false}}})"""
PLAY = """async ([node, share]) => {
  const until = performance.now() + 30000;
  for (;;) {
    const row = node === null || document.querySelector(`[data-key$="/n${node}"]`);
    const buttons = [...document.querySelectorAll('[data-key*="/moves/"][data-key*="/play "][data-on]')];
    if (row && buttons.length && !document.querySelector('[inert]')) {
      const chosen = buttons[Math.floor(share * buttons.length)];
      chosen.click();
      return chosen.dataset.key.split("/play ")[1];
    }
    if (performance.now() > until) throw new Error(`no move after ${node}: ${document.body.innerText}`);
    await new Promise(resolve => setTimeout(resolve, 15));
  }
}"""
# what is wider than its panel, or cut off under a question
SPILT = """[...document.querySelectorAll('.rb-panel :is(input, select, button)')].filter(el =>
    el.getBoundingClientRect().right > el.closest('.rb-panel').getBoundingClientRect().right)
  .concat([...document.querySelectorAll('.rb-question .rb-said > *')].filter(el =>
    el.scrollHeight > el.clientHeight + 1)).map(el => el.outerHTML)"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Phone:
    """A telephone of 390 pixels on a network of its own."""

    def __init__(self, browser: Browser, process: Process, name: str, seat: str) -> None:
        self.network = Network(process.port)
        self.wrong: list[str] = []
        context = browser.new_context(
            viewport={"width": 390, "height": 780}, has_touch=True, is_mobile=True, reduced_motion="reduce"
        )
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.goto(f"http://127.0.0.1:{self.network.port}/rulebook-lab/room/{process.code}")
        self.page.get_by_label("your name").fill(name)
        self.page.get_by_role("button", name=f"{seat.title()}: free").tap()
        self.page.locator(".rb-board").wait_for()

    def play(self, record: Timeline, share: float) -> str:
        """Make one of the moves that are listed, once what happened before has arrived; its notation."""
        told = [node.number for node in record.path if node.events]
        return str(self.page.evaluate(PLAY, [told[-1] if told else None, share]))


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rooms")


@pytest.fixture
def process(folder: Path) -> Iterator[Process]:
    path = begun(folder).save(folder / "start.json")
    started = Process(folder, str(path))
    yield started
    started.kill()


def begun(folder: Path) -> Timeline:
    """A game of three; unless the whole is asked for, one that will end soon."""
    record, random = lab.timeline("ambis", 3, seed=9), Random(9)
    if WHOLE:
        return record
    while record.state.pending:
        record.play(random.choice(list(record.state.legal_moves)))
    for _ in range(LAST):
        record.undo()
    return Timeline(record.state, 9)


def ask_a_question(teacher: Page, phones: dict[str, Phone]) -> None:
    """The teacher asks, everybody answers, the answers show as bars."""
    teacher.locator("[data-key$='/drawer ask']").click()
    teacher.get_by_role("button", name="Make questions").click()
    teacher.get_by_role("button", name="Ask it").click(timeout=60_000)
    for number, phone in enumerate(phones.values()):
        phone.page.locator(f"[data-key$='/answer {number % 2}']").tap()
    teacher.get_by_text("3 of 3 have answered").first.wait_for()
    teacher.get_by_role("button", name="Time is up").click()
    for phone in phones.values():
        phone.page.locator(".rb-share").first.wait_for()
        assert phone.page.evaluate(SIDEWAYS) <= 0
    teacher.get_by_role("button", name="Put away").click()
    teacher.locator("[data-key$='/drawer ask']").click()


def test_a_class_plays_over_a_lost_network_and_a_killed_server(
    browser: Browser, folder: Path, process: Process
) -> None:
    alone = process.card.timeline
    random = Random(1)
    teacher = browser.new_page(viewport={"width": 1300, "height": 900})
    teacher.goto(process.card.lead_link)
    teacher.locator(".rb-board").wait_for()
    assert "lead" not in teacher.url
    names = {"blue": "Anna", "yellow": "Ben", "red": "Cleo"}
    phones = {seat: Phone(browser, process, name, seat) for seat, name in names.items()}
    steps = 0
    while alone.state.pending:
        if steps == 6:
            ask_a_question(teacher, phones)
        if steps in (12, 20):
            while process.card.timeline.at != alone.at:  # what is on its way would be lost
                pass
        if steps == 12:
            phones["yellow"].network.go_away()
            phones["yellow"].page.get_by_text("The connection is lost").wait_for()
            phones["yellow"].network.come_back()
        if steps == 20:
            process.again()
        (seat,) = alone.state.to_act
        alone.play(phones[seat].play(alone, random.random()))
        steps += 1
    for phone in phones.values():
        phone.page.locator(".rb-scores").wait_for(timeout=30_000)
        assert phone.page.evaluate(SIDEWAYS) <= 0
        assert phone.wrong == []
        phone.network.close()
    assert process.card.timeline.text == alone.text
    assert steps > 20


def audit(page: Page) -> None:
    """Let axe look at a page, where it is installed: it comes with `npm ci` in widgets/."""
    if AXE.exists():
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate(AUDIT)["violations"]
        assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_narrow_telephone_has_room_for_every_page(browser: Browser, process: Process, scheme: str) -> None:
    """At 360 pixels nothing scrolls sideways or is too small for a finger; nothing is asked elsewhere."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, color_scheme=scheme
    )
    asked: list[str] = []
    said: list[str] = []
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    base = process.address.url
    page.goto(f"{base}/")
    page.get_by_label("The room’s code").fill(process.code.lower())
    page.get_by_role("button", name="Come in").tap()
    page.get_by_label("your name").fill("Anna")
    small = """[...document.querySelectorAll('button, input')].filter(el => el.checkVisibility()
        && Math.min(el.getBoundingClientRect().width, el.getBoundingClientRect().height) < 24).length"""
    assert page.evaluate(small) == 0
    audit(page)
    assert page.evaluate(SIDEWAYS) <= 0
    page.get_by_role("button", name="Just watch").tap()
    page.locator(".rb-board").wait_for()
    assert page.evaluate(SIDEWAYS) <= 0
    audit(page)
    process.card.ask("Who wins?", ["Blue", "Yellow"], right=0, why="So it is. " * 40, seconds=30)
    page.get_by_role("button", name="B) Yellow").tap()
    process.card.close()
    page.get_by_text("1 answer").first.wait_for()
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(SPILT) == []
    audit(page)
    assert all(url.startswith(base) for url in asked)
    assert said == []
    teacher = browser.new_page(viewport={"width": 1300, "height": 900}, color_scheme=scheme)
    teacher.goto(process.card.lead_link)
    teacher.locator(".rb-share").first.wait_for()
    audit(teacher)
    counted = teacher.locator(".rb-said .rb-panel").first.bounding_box()
    assert counted["height"] < 60, "a line in a box is no empty box"
    teacher.set_viewport_size({"width": 900, "height": 800})
    assert teacher.get_by_role("button", name="Put away").bounding_box()["y"] < 800
    teacher.set_viewport_size({"width": 360, "height": 740})
    assert teacher.get_by_role("button", name="Put away").bounding_box()["y"] < 740
    process.card.clear()
    for drawer in ("share", "people", "vote", "ask", "paper", "keep"):
        if drawer != "share":
            teacher.locator(f"[data-key$='/drawer {drawer}']").click()
        teacher.locator(f"[data-key$='/open {drawer}']").wait_for()
        audit(teacher)
        assert teacher.evaluate(SPILT) == []
        assert teacher.evaluate(SIDEWAYS) <= 0, drawer
    teacher.close()
    context.close()
