"""More answers to an exercise than a screen holds: few are listed, the board and a search lead to others."""

from __future__ import annotations

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.loading import lessons_of
from rulebook_lab.lessons.quiz.picture import board_svg
from rulebook_lab.scene import to_svg
from rulebook_lab.views.exercise import LISTED, ExercisePage
from rulebook_lab.views.panels import SEARCHED
from rulebook_lab.views.play import picture
from rulebook_lab.views.show import show


def page(id: str) -> ExercisePage:
    shown = show(lab.exercise("amber", id))
    assert isinstance(shown, ExercisePage)
    return shown


def options(shown: ExercisePage) -> list[str]:
    keys = (node["k"] for node in shown.page if "on" in node)
    return [key.partition("/option ")[2] for key in keys if "/option " in key]


@pytest.mark.parametrize("game", lab.games)
def test_no_list_of_answers_is_longer_than_a_screen(game: str) -> None:
    for id, exercise in lessons_of(lab.game(game)).exercises.items():
        if exercise.kind == "find-all":
            shown = show(lab.exercise(game, id))
            assert isinstance(shown, ExercisePage)
            assert len(options(shown)) <= SEARCHED, id


def test_places_are_chosen_on_the_board_and_taken_back() -> None:
    shown = page("first-tile")
    assert len(options(shown)) == LISTED
    for cell in ("K11", "B3", "C2", "C4", "D3"):
        shown.pick(f"cell:{cell}")
    assert options(shown)[:5] == [f"red place crossing {cell}" for cell in ("B3", "C2", "C4", "D3", "K11")]
    picked = ["cell:K11", "cell:B3", "cell:C2", "cell:C4", "cell:D3"]
    assert shown.hints["board"] == {"picked": picked}, "the hand, which all answers name, tells nothing"
    shown.pick("cell:K11")
    shown.click("check")
    assert shown.attempt.status == "solved"


def test_a_search_narrows_the_list_and_what_is_chosen_stays() -> None:
    shown = page("first-tile")
    shown.pick("cell:B3")
    shown.click("words", "k1")
    assert options(shown) == [f"red place crossing {cell}" for cell in ("B3", "K1", "K10", "K11")]


def test_several_spots_lead_to_one_answer() -> None:
    shown = page("rebuild-which")
    shown.pick("cell:C5")
    assert all(" C5" in option for option in options(shown))
    assert shown.hints["board"] == {"picked": ["cell:C5"]}
    shown.pick("cell:C5")
    assert "board" not in shown.hints or not shown.hints["board"]


def test_what_a_seat_reaches_is_drawn_for_who_plays_and_not_for_who_is_asked() -> None:
    def reached(id: str) -> list[str]:
        return [node.key for node in page(id).play.scene().nodes if node.key.startswith("reach.")]

    asked = page("first-tile")
    assert reached("first-tile") == []
    assert len(reached("take-both-coins")) > 0
    drawn, printed = to_svg(picture(asked.state, {})), board_svg(asked.state)
    thin = 'stroke-width="1.4"'  # as the frames of what is reached are: the four locations beside the castle
    assert drawn.count(thin) - printed.count(thin) == 4
