"""The table in a real browser: mouse, keyboard, focus, narrow screens, both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rulebook_lab.engine import Timeline
from rulebook_lab.views.table import Table, table
from tests.browser.bare import Bare
from tests.browser.test_board import AUDIT, AXE
from tests.browser.test_layout import luminance
from tests.toy import GAME

pytestmark = pytest.mark.browser


def sit(tab: Page, viewer: str = "", heap: int = 6, body: str = "") -> Bare:
    return Bare(tab, table(Timeline(GAME.start(3, heap=heap), 7), viewer), body=body)


def at(bare: Bare) -> Table:
    assert isinstance(bare.widget, Table)
    return bare.widget


def test_a_move_is_clicked_on_the_board(page: Page) -> None:
    bare = sit(page)
    bare.click('[data-spot="take:2"]')
    assert at(bare).state.heap == 4
    expect(page.locator(".rb-prompt")).to_contain_text("Yellow: take pebbles or call a vote.")
    expect(page.locator(".rb-log li")).to_have_text(["1BBlue takes 2 pebbles. Taking pebbles"])


def test_a_closed_spot_shows_why(page: Page) -> None:
    bare = sit(page)
    bare.click('[data-spot="take:4"]')
    notice = page.locator(".rb-notice")
    expect(notice).to_contain_text("4 pebbles cannot be taken: one to 3 may.")
    bare.click(".rb-notice .clause")
    expect(notice).to_contain_text(GAME.catalogue["turn.most"].title)
    assert at(bare).state.heap == 6


def test_a_whole_game_by_keyboard(page: Page) -> None:
    bare = sit(page, heap=5)
    page.locator("svg [tabindex='0']").focus()
    expect(page.locator(":focus")).to_have_attribute("data-spot", "take:1")
    bare.press("ArrowRight", "ArrowRight", "Enter")
    expect(page.locator(":focus")).to_have_attribute("data-spot", "take:3")
    bare.press("p", "Enter")
    expect(page.locator(".rb-prompt")).to_contain_text("The game is over: Blue won with 3 points.")


def test_a_button_that_goes_leaves_the_focus_near(page: Page) -> None:
    bare = sit(page)
    page.get_by_role("button", name="Call the vote.").focus()
    bare.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "legal moves")


def test_typing_asks_why(page: Page) -> None:
    bare = sit(page)
    page.get_by_label("type a move, or ask").fill("blue take 9")
    bare.press("Enter")
    expect(page.locator(".rb-notice")).to_contain_text("9 pebbles cannot be taken")


def test_rules_are_looked_up_while_typing(page: Page) -> None:
    bare = sit(page)
    bare.click("text=Rules")
    page.get_by_label("Search the rules").press_sequentially("vote", delay=20)
    page.wait_for_function("() => window.sent.some(message => message.value === 'vote')")
    bare.settle()
    expect(page.locator(".rb-card h2").first).to_contain_text("vote", ignore_case=True)
    expect(page.get_by_label("Search the rules")).to_have_value("vote")


def test_the_curtain_hides_everything(page: Page) -> None:
    bare = sit(page, "turn")
    expect(page.locator(".rb-board")).to_be_hidden()
    bare.click("text=I am Blue")
    bare.click('[data-spot="take:2"]')
    expect(page.locator(".rb-board")).to_be_hidden()
    assert page.locator("svg [data-spot]").count() == 0
    expect(page.get_by_text("Yellow, please come to the screen")).to_be_visible()


def test_the_slider_goes_to_any_move(page: Page) -> None:
    bare = sit(page)
    for spot in ("take:1", "take:2"):
        bare.click(f'[data-spot="{spot}"]')
    page.get_by_label("go to move", exact=True).focus()
    bare.press("ArrowLeft")
    assert at(bare).timeline.at == 1
    bare.press("ArrowLeft")
    assert at(bare).timeline.at == 0
    expect(page.get_by_text("move 0 of 2", exact=True)).to_be_visible()


@pytest.mark.parametrize("width", [360, 900])
def test_nothing_but_the_board_scrolls_sideways(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    bare = sit(page)
    bare.click("text=Game")
    bare.click('[data-spot="take:4"]')
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    small = """() => [...document.querySelectorAll('.rb-page button, .rb-page select')]
        .filter(el => el.offsetParent && (el.offsetWidth < 24 || el.offsetHeight < 24)).length"""
    assert page.evaluate(small) == 0


@pytest.mark.skipif(not AXE.exists(), reason="axe-core comes with `npm ci` in widgets/")
@pytest.mark.parametrize("theme", ["true", "false"])
def test_axe_finds_nothing(page: Page, theme: str) -> None:
    bare = sit(page, body=f'data-jp-theme-light="{theme}" style="background: {_GROUND[theme]}"')
    for selector in ('[data-spot="take:2"]', "text=Game", '[data-spot="take:4"]'):
        bare.click(selector)
    page.add_script_tag(path=str(AXE))
    found = page.evaluate(AUDIT)
    assert [(v["id"], [n["html"] for n in v["nodes"]][:2]) for v in found["violations"]] == []


HINTS_IN_BOXES = """() => [...document.querySelectorAll('.rb-page [placeholder]')].map(box =>
  [getComputedStyle(box, '::placeholder').color, getComputedStyle(box).backgroundColor])"""


@pytest.mark.parametrize("theme", ["true", "false"])
def test_what_a_box_is_for_can_be_read_while_it_is_empty(page: Page, theme: str) -> None:
    """The audit looks at what was typed only."""
    bare = sit(page, body=f'data-jp-theme-light="{theme}"')
    bare.click("text=Game")
    shades = page.evaluate(HINTS_IN_BOXES)
    assert len(shades) > 1
    for colours in shades:
        dark, light = sorted(map(luminance, colours))
        assert (light + 0.05) / (dark + 0.05) >= 4.5, colours


_GROUND = {"true": "#ffffff", "false": "#111111"}


def test_a_refusal_stands_beside_its_spot_too(page: Page) -> None:
    bare = sit(page)
    bare.click('[data-spot="take:4"]')
    tip = page.locator(".rb-tip")
    expect(tip).to_contain_text("4 pebbles cannot be taken: one to 3 may.")
    bare.press("Escape")
    expect(tip).to_be_hidden()
    bare.press("Enter")
    expect(tip).to_be_visible()


def test_the_key_u_takes_back(page: Page) -> None:
    bare = sit(page)
    bare.click('[data-spot="take:2"]')
    bare.press("u")
    assert at(bare).state.heap == 6


def test_what_was_just_typed_counts_when_a_button_is_clicked(page: Page) -> None:
    bare = sit(page)
    bare.click("text=Game")
    page.get_by_label("seed", exact=True).first.fill("41")
    page.get_by_role("button", name="Start").click()
    bare.settle()
    assert at(bare).timeline.seed == 41


def test_the_log_is_one_tab_stop_and_arrows_walk_it(page: Page) -> None:
    bare = sit(page)
    for spot in ("take:1", "take:1", "take:1"):
        bare.click(f'[data-spot="{spot}"]')
    expect(page.locator('.rb-log [tabindex="0"]')).to_have_count(1)
    focused = page.locator(":focus")
    page.locator('.rb-log [tabindex="0"]').focus()
    expect(focused).to_have_accessible_name("go to move 3")
    expect(page.get_by_text("↑ and ↓ walk from move to move")).to_be_visible()
    bare.press("ArrowUp")
    expect(focused).to_have_accessible_name("go to move 2")
    bare.press("ArrowRight")
    expect(focused).to_have_accessible_name("rule: Taking pebbles")
    bare.press("Home")
    expect(focused).to_have_accessible_name("go to move 1")
    bare.press("End", "ArrowLeft", "Enter")
    assert at(bare).timeline.at == 3
    bare.press("ArrowUp", "ArrowUp", "Enter")
    assert at(bare).timeline.at == 1
    expect(page.locator(".rb-log li")).to_have_count(1)


def test_the_moves_are_one_tab_stop_and_closed_verbs_are_passed_over(page: Page) -> None:
    bare = sit(page)
    stops = page.locator('[data-key$="/verbs"] [tabindex="0"]')
    expect(stops).to_have_count(1)
    stops.focus()
    bare.press("Enter", "ArrowDown")
    assert page.evaluate("() => document.activeElement.tagName") == "SUMMARY"
    bare.press("ArrowDown", "Enter")
    assert at(bare).timeline.at == 1


def test_the_curtain_leaves_the_focus_on_the_question(page: Page) -> None:
    bare = sit(page, "turn")
    bare.click("text=I am Blue")
    page.locator('[data-spot="take:2"]').focus()
    bare.press("Enter")
    expect(page.locator(":focus")).to_have_class("rb-prompt")


def test_branches_are_made_and_found_again_by_keyboard(page: Page) -> None:
    bare = sit(page)
    for spot in ("take:1", "take:2"):
        page.locator(f'[data-spot="{spot}"]').focus()
        bare.press("Enter")
        page.get_by_role("button", name="Branch here").focus()
        bare.press("Enter")
    page.get_by_label("named places").focus()
    bare.press("ArrowUp")
    assert at(bare).timeline.at == 1
    bare.press("ArrowDown")
    assert at(bare).timeline.at == 2


def test_arrow_keys_through_who_plays_start_no_bot(page: Page) -> None:
    bare = sit(page)
    bare.click("text=Game")
    page.get_by_label("who plays Blue").focus()
    bare.press("ArrowDown", "ArrowDown", "ArrowUp")
    expect(page.locator(":focus")).to_have_value("random")
    assert at(bare).timeline.moves == []
    at(bare).session.pace = 0
    bare.click("text=Let the bots play")
    for _ in range(200):
        if at(bare).timeline.moves:
            break
        page.wait_for_timeout(10)
    assert [move.seat for move in at(bare).timeline.moves] == ["blue"]


def looks(page: Page) -> list[str]:
    """The views that were asked for."""
    sent = page.evaluate("() => window.sent")
    return [message["value"] for message in sent if message.get("key", "").endswith("/look")]


def test_arrow_keys_through_whose_view_is_shown_show_no_hand_until_enter(page: Page) -> None:
    bare = sit(page)
    seen = page.get_by_label("Seen: whose view is shown")
    seen.focus()
    bare.press("ArrowDown", "ArrowDown", "ArrowDown")
    expect(seen).to_have_value("yellow")
    expect(page.get_by_text("Enter shows", exact=True)).to_be_visible()
    assert looks(page) == []
    bare.press("Enter")
    assert looks(page) == ["yellow"]
    assert at(bare).session.viewer == "yellow"
    bare.press("ArrowUp", "Enter", "Enter")
    assert looks(page) == ["yellow", "blue"]
    expect(seen).to_be_focused()


def test_whose_view_is_shown_is_what_the_list_says_when_it_is_left(page: Page) -> None:
    bare = sit(page)
    page.get_by_label("Seen: whose view is shown").focus()
    bare.press("ArrowDown", "ArrowDown", "Tab")
    assert looks(page) == ["blue"]


def test_whose_view_is_shown_is_chosen_at_once_by_mouse_and_in_the_open_list(page: Page) -> None:
    bare = sit(page)
    seen = page.get_by_label("Seen: whose view is shown")
    seen.select_option("red")
    bare.settle()
    assert looks(page) == ["red"]
    seen.focus()
    bare.press("Space", "ArrowUp", "Enter")
    expect(seen).to_have_value("yellow")
    bare.settle()
    assert looks(page) == ["red", "yellow"]


def test_a_readers_own_colours_keep_the_board_in_sight(page: Page) -> None:
    page.emulate_media(forced_colors="active", color_scheme="dark")
    sit(page, body='data-jp-theme-light="true"')
    look = """selector => {
      const style = getComputedStyle(document.querySelector(selector));
      return [style.backgroundColor, style.fill, style.stroke];
    }"""
    assert page.evaluate(look, ".rb-board")[0] == "rgb(0, 0, 0)"
    page.locator('[data-spot="take:2"]').focus()
    page.keyboard.press("n")
    outline = "() => getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate(outline) == "solid"
