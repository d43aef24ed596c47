"""Questions in the browser: what must be clicked can be, whatever stands on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import rulebook_lab as lab
from rulebook_lab.lessons.loading import lessons_of
from rulebook_lab.views.show import show
from tests.browser.bare import Bare

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [1400, 900, 360])
def test_the_answers_of_a_question_without_a_board_can_be_clicked(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    quizzes = (lab.quiz("roads_and_boats", n=3, seed=seed) for seed in range(100))
    quiz = next(quiz for quiz in quizzes if quiz[0].state is None and quiz[0].options)
    bare = Bare(page, show(quiz))
    page.locator("[data-key$='/answer 0']").click(timeout=2000)
    bare.settle()
    assert bare.widget.answers == {0: 0}
    page.locator("[data-key$='/on']").click(timeout=2000)


@pytest.mark.parametrize("size", [(1400, 900), (900, 800), (360, 740)])
def test_what_checks_a_long_list_of_answers_is_in_view(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    exercises = lessons_of(lab.game("jantaris")).exercises.values()
    exercise = next(exercise for exercise in exercises if exercise.kind == "find-all")
    Bare(page, show(lab.exercise("jantaris", exercise.id)))
    expect(page.get_by_role("button", name="Check")).to_be_in_viewport(ratio=1)


def test_a_question_takes_the_whole_width_until_it_is_answered(page: Page) -> None:
    page.set_viewport_size({"width": 970, "height": 780})
    bare = Bare(page, show(lab.quiz("ambis", n=5, seed=7)))
    asked, bar, board = (page.locator(f"[data-key$='/{key}']") for key in ("ask", "now", "main"))

    def share() -> float:
        one, whole = asked.bounding_box(), bar.bounding_box()
        assert one is not None
        assert whole is not None
        return one["width"] / whole["width"]

    before = board.bounding_box()
    assert share() > 0.9
    bare.click("[data-key$='/answer 1']")
    assert share() < 0.6, "the verdict stands beside it"
    assert board.bounding_box() == before, "and nothing below it jumps"
