"""The teacher's desk and the chart of progress in a real browser: typing, keyboard, narrow screens, audit."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest
from playwright.sync_api import Page, expect

import rulebook_lab as lab
from rulebook_lab.lessons.desk import Desk
from rulebook_lab.lessons.progress import Progress
from rulebook_lab.views.desk import DeskPage
from rulebook_lab.views.progress import Chart
from tests.browser.bare import Bare
from tests.browser.test_board import AUDIT, AXE
from tests.toy import GAME

pytestmark = pytest.mark.browser

DAY = date(2026, 3, 1)


def desk(tab: Page) -> Bare:
    return Bare(tab, DeskPage(Desk(GAME, "seats: blue yellow\nheap: 5\ntaken: 1 0")))


def chart(tab: Page) -> Bare:
    progress = Progress(learner="Anna")
    progress.answered(GAME, ["turn.most"], True, DAY)
    return Bare(tab, Chart(progress, GAME, DAY))


def test_a_position_is_changed_by_typing(page: Page) -> None:
    bare = desk(page)
    page.get_by_label("heap", exact=True).fill("9")
    bare.press("Enter")
    assert isinstance(bare.widget, DeskPage)
    assert bare.widget.state.heap == 9
    page.get_by_label("add a line to the position").fill("stones: 2")
    bare.press("Enter")
    expect(page.locator(".rb-error")).to_contain_text("no such key")
    expect(page.get_by_text("A possible position.")).to_have_count(0)
    bare.click('button[aria-label="leave out stones"]')
    expect(page.get_by_text("A possible position.")).to_be_visible()


def test_a_lesson_is_made_with_the_keyboard_alone(page: Page) -> None:
    bare = desk(page)
    page.locator("svg [tabindex='0']").focus()
    bare.press("ArrowRight", "Enter")
    page.get_by_label("what is said in this step").fill("Two are gone.")
    page.get_by_role("button", name="Add the step").focus()
    bare.press("Enter")
    assert isinstance(bare.widget, DeskPage)
    [step] = bare.widget.work.steps
    assert (step.caption, step.moves) == ("Two are gone.", ("blue take 2",))
    expect(page.get_by_role("heading", name="Step 2")).to_be_visible()


def test_boxes_filled_faster_than_they_are_told_are_all_told(page: Page) -> None:
    bare = desk(page)
    page.evaluate("""() => ['id', 'title', 'given'].forEach(name => {
      const box = document.querySelector(`[data-key$="/field ${name}"]`);
      box.value = name;
      box.dispatchEvent(new Event('input', {bubbles: true}));
    })""")
    page.get_by_role("button", name="Make an exercise").click()
    bare.settle()
    assert isinstance(bare.widget, DeskPage)
    told = bare.widget.fields
    assert (told["id"], told["title"], told["given"]) == ("id", "title", "given")


@pytest.mark.parametrize(
    ("button", "file", "holds"),
    [
        ("Sheet for pupils", "lessons-sheet.html", "Take two."),
        ("Answers", "lessons-answers.html", "Take 2 pebbles."),
        ("File for pupils", "lessons-student.toml", "handed_out = true"),
    ],
)
def test_what_goes_to_the_class_is_made_at_the_desk(page: Page, button: str, file: str, holds: str) -> None:
    bare = desk(page)
    assert isinstance(bare.widget, DeskPage)
    solution = {"clauses": ["turn.most"], "success": ["heap = 3"], "solution": ["blue take 2"]}
    bare.widget.work.exercise("two", goal="Take two.", **solution)
    bare.settle()
    with page.expect_download() as made:
        bare.click(f'button:text-is("{button}")')
    assert made.value.suggested_filename == file
    text = made.value.path().read_text()
    assert holds in text
    assert ("take 2" in text.lower()) == (button == "Answers")
    expect(page.locator('[data-key$="/notice"]')).to_contain_text(file)


def test_with_no_lesson_the_desk_says_that_there_is_nothing_to_print(page: Page) -> None:
    bare = desk(page)
    bare.click('button:text-is("Answers")')
    expect(page.locator('[data-key$="/notice"]')).to_contain_text("nothing to print yet")


@pytest.mark.parametrize("width", [970, 360])
def test_what_is_made_below_the_board_is_answered_where_one_looks(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 780})
    bare = desk(page)
    page.get_by_role("button", name="Make an exercise").click()
    bare.settle()
    expect(page.locator('[data-key$="/notice"]')).to_be_in_viewport(ratio=0.5)


def test_a_move_is_taken_back_where_it_was_made(page: Page) -> None:
    bare = desk(page)
    assert isinstance(bare.widget, DeskPage)
    page.locator("svg [tabindex='0']").focus()
    bare.press("ArrowRight", "Enter")
    assert bare.widget.work.moves == ["blue take 2"]
    bare.press("u")
    assert bare.widget.work.moves == []


def test_nothing_scrolls_sideways_on_a_narrow_screen(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    for make in (desk, chart):
        tab = page.context.new_page()
        make(tab)
        assert tab.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
        tab.close()


def test_a_clause_of_the_chart_shows_its_card(page: Page) -> None:
    bare = chart(page)
    page.get_by_role("button", name="Three at the most: being learned").focus()
    bare.press("Enter")
    expect(page.locator(".rb-card")).to_contain_text("Nobody takes more than three pebbles")


@pytest.mark.skipif(not AXE.exists(), reason="axe-core comes with `npm ci` in widgets/")
@pytest.mark.parametrize("make", [desk, chart])
def test_axe_finds_nothing(page: Page, make: type) -> None:
    make(page)
    page.add_script_tag(path=str(AXE))
    found = page.evaluate(AUDIT)
    assert [(v["id"], [n["html"] for n in v["nodes"]][:2]) for v in found["violations"]] == []


@pytest.mark.parametrize("game", lab.games)
def test_a_line_of_the_position_can_be_read_beside_the_board(page: Page, game: str) -> None:
    """In a notebook of 970 pixels; what is longer than sixteen letters is scrolled in its box."""
    page.set_viewport_size({"width": 970, "height": 780})
    record, random = lab.timeline(game, seed=2), Random(2)
    Bare(page, DeskPage(Desk(lab.game(game), record.state.text)))
    cut = page.evaluate("""() => [...document.querySelectorAll('.rb-lines label input')]
      .filter(box => box.value.length <= 16 && box.scrollWidth > box.clientWidth).map(box => box.value)""")
    assert cut == []
    for _ in range(60):
        record.play(random.choice(list(record.state.legal_moves)))
    page = page.context.new_page()
    Bare(page, DeskPage(Desk(lab.game(game), record.state.text)))
    for width in (900, 360):  # the sides of a line stand beside each other, or one above the other
        page.set_viewport_size({"width": width, "height": 780})
        broken = page.evaluate("""() => [...document.querySelectorAll('.rb-lines label > b')]
          .filter(key => key.getBoundingClientRect().height > 20).map(key => key.textContent)""")
        assert broken == [], width
