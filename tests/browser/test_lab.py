"""A table in a real JupyterLab: clicks, patches, refusals, the keyboard alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import rulebook_lab as lab
from tests.browser.lab import Lab
from tests.browser.open_now import OPEN
from tests.laws.positions import GAMES

pytestmark = pytest.mark.browser
every_game = pytest.mark.parametrize("name", GAMES)
one_game = pytest.mark.parametrize("name", [name for name in GAMES if name == "ambis"])

TABLE = """
import rulebook_lab as lab
lab.table(lab.timeline("{name}", seed=7))
"""

CHARTS = (
    """
from rulebook_lab.games.roads_and_boats.study import odds
game = lab.game("roads_and_boats")
odds.brick_chart()
""",
    """
lab.simulation(odds.tempo_rounds(game, ["random"]), most=400)
""",
)
"""Cells below a table: a chart that plotly draws, and games that are simulated."""

SLEEP = """
import time
time.sleep(20)
print("slept" + " well")
"""
"""A cell that is long at work, and says so when it is done; its source does not say it."""

SHOWN = """() => {
  const spots = [...document.querySelectorAll('.rb-board .rb-open, .rb-board .rb-picked')];
  const record = [...document.querySelectorAll('.rb-table span:not(.rb-tip *)')];
  return [...spots.map(el => el.dataset.spot + el.classList), ...record.map(el => el.textContent)].join();
}"""


@pytest.fixture
def table(jupyter: Lab, page: Page, name: str) -> Page:
    """A table of the game, freshly opened."""
    jupyter.write("table.ipynb", TABLE.format(name=name))
    jupyter.open(page, "table.ipynb")
    jupyter.run_all(page)
    page.wait_for_selector(".rb-board svg [data-spot]", timeout=30_000)
    return page


def move_number(page: Page) -> int:
    shown = page.get_by_text(re.compile(r"^move \d+ of \d+$")).text_content()
    return int((shown or "").split()[1])


def choices(page: Page) -> Locator:
    """What may be picked next: open spots of the board, then buttons for spots that have no place on it."""
    return page.locator(OPEN)


def shown(page: Page) -> str:
    """What is asked, picked and open: it changes with every answer of the kernel, and with nothing else."""
    return str(page.evaluate(SHOWN))


def act(page: Page, what: Callable[[], None]) -> None:
    """Do something and wait for the kernel's answer."""
    before = shown(page)
    what()
    page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before, timeout=15_000)


def play_one(page: Page) -> None:
    """Pick what is open, spot by spot, until a move is played."""
    began = move_number(page)
    for _ in range(12):
        act(page, lambda: choices(page).first.click(force=True))
        if move_number(page) != began:
            return
    raise AssertionError("twelve picks and no move")


@every_game
def test_moves_are_clicked_and_only_what_changed_is_painted(table: Page) -> None:
    table.evaluate("() => { document.querySelector('.rb-board svg').kept = true; }")
    for _ in range(3):
        before = move_number(table)
        play_one(table)
        assert move_number(table) > before
    assert table.evaluate("() => document.querySelector('.rb-board svg').kept"), "the picture was replaced"


@one_game
def test_a_refused_move_is_answered_by_its_clauses(table: Page, name: str) -> None:
    state = lab.timeline(name, seed=7).state
    refused = next(move for move in state.game.candidates(state) if state.why_not(move))
    at = move_number(table)
    table.get_by_label("type a move, or ask in your own words").fill(state.game.write_move(refused))
    table.keyboard.press("Enter")
    notice = table.locator(".rb-notice")
    expect(notice).to_be_visible()
    for clause in state.why_not(refused).clauses:
        expect(notice.locator(f'[data-clause="{clause}"]').first).to_be_visible()
    assert move_number(table) == at


@one_game
def test_a_closed_spot_explains_itself(table: Page) -> None:
    at = move_number(table)
    table.locator(".rb-board [data-spot]:not(.rb-open)").first.click(force=True)
    expect(table.locator(".rb-notice")).to_be_visible()
    assert move_number(table) == at


@one_game
def test_a_game_is_played_by_keyboard_alone(table: Page) -> None:
    table.locator(".rb-board [data-spot][tabindex='0']").first.focus()
    before = move_number(table)
    for _ in range(12):
        table.keyboard.press("n")
        act(table, lambda: table.keyboard.press("Enter"))
        if move_number(table) != before:
            return
    raise AssertionError("no move by keyboard")


@one_game
def test_the_lab_leaves_keys_to_sliders_and_buttons(table: Page) -> None:
    play_one(table)
    at = move_number(table)
    table.get_by_role("slider", name="go to move").focus()
    act(table, lambda: table.keyboard.press("ArrowLeft"))
    assert move_number(table) == at - 1
    table.get_by_role("button", name="Rules", exact=True).focus()
    table.keyboard.press("b")
    expect(table.locator(".jp-Cell")).to_have_count(1)


@one_game
def test_a_board_answers_its_first_click_while_a_cell_below_it_runs(
    jupyter: Lab, page: Page, name: str
) -> None:
    jupyter.write("busy.ipynb", TABLE.format(name=name), SLEEP)
    jupyter.open(page, "busy.ipynb")
    jupyter.run_all(page)
    page.wait_for_selector(".rb-board svg [data-spot]", timeout=30_000)
    before = move_number(page)
    play_one(page)
    assert move_number(page) > before
    expect(page.get_by_text("slept well")).to_have_count(0)


@one_game
def test_boards_answer_while_games_are_simulated_and_a_chart_has_its_figures_under_it(
    jupyter: Lab, page: Page, name: str
) -> None:
    jupyter.write("charts.ipynb", TABLE.format(name=name), *CHARTS)
    jupyter.open(page, "charts.ipynb")
    jupyter.run_all(page)
    progress = page.get_by_role("progressbar", name="games played")
    progress.wait_for(timeout=60_000)
    page.get_by_text("▦ Three bricks").click()
    figures = page.get_by_role("table", name="Three bricks a turn cost 6 goods")
    expect(figures.get_by_role("row", name="3 6 9")).to_be_visible()
    expect(figures.get_by_role("columnheader")).to_have_text(
        ["bricks bought in one turn", "first four rows", "above"]
    )
    words = page.locator(".js-plotly-plot text").first
    ink = figures.evaluate("table => getComputedStyle(table).color")
    expect(words).to_have_css("fill", ink)  # the theme's
    page.get_by_role("button", name="More games").click()
    page.wait_for_function("() => document.querySelector('progress').value > 2")
    before = move_number(page)
    play_one(page)
    assert move_number(page) > before
    played = progress.evaluate("bar => bar.value")
    assert played < 400
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="More games")).to_be_visible()
