"""What a blind reader meets: headings, names that say what stands where, nothing twice, what is announced."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import rulebook_lab as lab
from rulebook_lab.engine import Timeline
from rulebook_lab.scene.charts import Chart, Series
from rulebook_lab.views.explore import explore
from rulebook_lab.views.quiz import QuizPage
from rulebook_lab.views.show import show
from rulebook_lab.views.table import Table, table
from tests.browser.bare import Bare
from tests.browser.test_games import sit
from tests.toy import GAME

pytestmark = pytest.mark.browser
every_game = pytest.mark.parametrize("game", lab.games)

LOOSE = 3
"""A text of fewer letters that belongs to nothing is painted for the eye."""


def toy(page: Page, viewer: str = "") -> Bare:
    return Bare(page, table(Timeline(GAME.start(3, heap=6), 7), viewer))


def heard(page: Page) -> list[dict[str, Any]]:
    """The accessibility tree as the browser hands it to a screen reader, in reading order."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    return [node for node in nodes if not node["ignored"]]


def said(node: dict[str, Any], what: str = "name") -> str:
    return str(node.get(what, {}).get("value", ""))


@every_game
def test_the_parts_of_a_board_have_headings_and_every_seat_is_one(page: Page, game: str) -> None:
    bare = sit(page, game)
    assert isinstance(bare.widget, Table)
    names = [said(node) for node in heard(page) if said(node, "role") == "heading"]
    assert len(names) >= 6
    if game != "roads_and_boats":  # there a seat is where its pieces are
        for seat in bare.widget.state.seats:
            assert any(name.startswith(lab.game(game).texts.name(seat)) for name in names), (seat, names)


def test_the_lines_of_a_sentence_are_heard_as_words_apart(page: Page) -> None:
    sit(page, "jantaris")
    expect(page.locator(".rb-board svg")).to_contain_text("Merchants or more")


@every_game
def test_a_board_reads_nothing_that_is_painted_for_the_eye(page: Page, game: str) -> None:
    sit(page, game)
    nodes = heard(page)
    parents = {child: node for node in nodes for child in node.get("childIds", ())}
    board = next(n for n in nodes if said(n, "role") == "group" and said(n).startswith(lab.game(game).title))
    loose = [
        said(node)
        for node in nodes
        if said(node, "role") == "StaticText" and parents.get(node["nodeId"]) is board
    ]
    assert [words for words in loose if len(words) < LOOSE] == []


@every_game
def test_what_can_be_picked_is_told_apart_by_name(page: Page, game: str) -> None:
    bare = sit(page, game)
    kinds: dict[str, set[str]] = {}
    for spot, node in bare.widget.scenes["board"].spots.items():
        kinds.setdefault(str(node.label), set()).add(spot.partition(":")[0])
    assert {name: found for name, found in kinds.items() if len(found) > 1} == {}


def test_pieces_on_a_map_say_where_they_are(page: Page) -> None:
    sit(page, "roads_and_boats")
    for key in ("home.", "transporter.", "good."):
        names = page.eval_on_selector_all(
            f'.rb-board [data-key^="{key}"][aria-label]', "nodes => nodes.map(node => node.ariaLabel)"
        )
        lying = [name for name in names if "'s piece" not in name]
        assert lying
        assert all(re.search(r"-?\d+,-?\d+| on [a-z]\d", name) for name in lying), lying


def test_a_move_and_what_came_of_it_are_announced(page: Page) -> None:
    bare = toy(page)
    news = page.locator("[data-key$='/news']")
    expect(news).to_have_role("status")
    expect(news).to_have_text("")
    bare.click('[data-spot="take:2"]')
    expect(news).to_contain_text("Blue takes 2 pebbles.")
    expect(page.locator(".rb-prompt")).to_have_role("status")
    bare.press("u")
    expect(news).to_have_text("Move 0 of 1.")


def test_picks_are_announced_with_how_many_can_come_next(page: Page) -> None:
    bare = Bare(page, table(lab.timeline("amber", seats=2, seed=4)))
    page.locator("svg [tabindex='0']").focus()
    bare.press("n", "Enter")
    expect(page.locator("[data-key$='/news']")).to_contain_text(
        re.compile(r"Picked: .+\. \d+ can come next\.")
    )


def test_a_refusal_comes_into_a_place_that_was_there_before(page: Page) -> None:
    bare = toy(page)
    answers = page.locator("[data-key$='/answers']")
    expect(answers).to_have_role("status")
    expect(answers).to_have_text("")
    page.evaluate("() => { document.querySelector('[data-key$=\"/answers\"]').known = true; }")
    bare.click('[data-spot="take:4"]')
    expect(answers).to_contain_text("4 pebbles cannot be taken: one to 3 may.")
    expect(answers.get_by_role("button", name=f"rule: {GAME.catalogue['turn.most'].title}")).to_be_visible()
    assert page.evaluate("() => document.querySelector('[data-key$=\"/answers\"]').known")


def test_nothing_is_told_while_the_curtain_is_down(page: Page) -> None:
    bare = toy(page, "turn")
    bare.click("text=I am Blue")
    bare.click('[data-spot="take:2"]')
    news = page.locator("[data-key$='/news']")
    expect(news).to_have_text("")
    bare.click("text=I am Yellow")
    expect(news).to_contain_text("Blue takes 2 pebbles.")


def test_a_tip_is_read_with_its_spot(page: Page) -> None:
    bare = sit(page, "ambis")
    page.locator("svg [tabindex='0']").focus()
    bare.press("n")
    page.locator('[data-spot^="lord:"]').first.focus()
    spot = page.locator('.rb-board [aria-describedby$="-tip"]')
    expect(spot).to_be_focused()
    assert page.locator(".rb-tip").inner_text()


def test_a_board_can_be_read_line_by_line(page: Page) -> None:
    bare = sit(page, "ambis")
    page.locator(".rb-words summary").focus()
    bare.press("Enter")
    lines = page.locator(".rb-words p").all_inner_texts()
    scene = bare.widget.scenes["board"]
    assert lines == [line for line in scene.text.splitlines() if line.strip()]


def test_a_chart_says_its_figures(page: Page) -> None:
    def chart(dice: int) -> Chart:
        rows = (Series("won", (0.25 * dice, 0.5)), Series("lost", (0.75, None)))
        return Chart(title="More dice win more", x=(1, 2), series=rows, x_title="dice", y_title="share")

    Bare(page, explore(chart, dice=[1, 2]))
    group = page.get_by_role("group", name="More dice win more")
    expect(group.get_by_role("heading", name="More dice win more")).to_have_count(1)
    names = group.get_by_role("img").evaluate_all("nodes => nodes.map(node => node.ariaLabel)")
    assert names == ["won, dice 1: 0.25", "lost, dice 1: 0.75", "won, dice 2: 0.5"]


@every_game
def test_a_question_is_answered_and_the_next_one_heard_by_keyboard(page: Page, game: str) -> None:
    quiz = next(quiz for seed in count() if (quiz := lab.quiz(game, n=2, seed=seed))[0].options)
    bare = Bare(page, show(quiz))
    assert isinstance(bare.widget, QuizPage)
    page.locator("[data-key$='/options'] button").first.focus()
    bare.press("Enter")
    answers = page.locator("[data-key$='/answers']")
    expect(answers).to_have_role("status")
    expect(answers).to_contain_text(re.compile("[✓✗]"))
    for _ in range(8):
        bare.press("Tab")
        if page.evaluate("() => document.activeElement.textContent.startsWith('Next')"):
            break
    bare.press("Enter")
    stem = page.locator("[data-key$='/stem']")
    expect(stem).to_have_role("status")
    expect(stem).to_have_text(bare.widget.quiz[1].stem)
