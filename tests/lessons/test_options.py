"""What can be answered in exercises is said in words that stand in the game, not in those of its code."""

from __future__ import annotations

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.exercise import Attempt
from rulebook_lab.lessons.loading import lessons_of
from rulebook_lab.lessons.sentences import in_words


@pytest.mark.parametrize("name", lab.games)
def test_every_figure_that_can_be_answered_has_a_name(name: str) -> None:
    """Buttons said "Frame: piety" and "Merchants in over: no"."""
    texts = lab.game(name).texts
    for exercise in lab.lessons(name).exercises.values():
        if exercise.kind != "next":
            continue
        for option in exercise.options:
            figure, _, value = option.partition(" = ")
            first = figure.partition(" ")[0].partition(".")[0]
            called = first == "happened" or texts.has("facts", first) or texts.name(first) != first
            assert called, (exercise.id, option)
            assert first != "frame" or texts.name(value) != value, (exercise.id, option)


@pytest.mark.parametrize("name", lab.games)
def test_what_may_be_so_is_told_as_the_board_calls_it(name: str) -> None:
    """The number of a tile's area, such as 0,0/1, is in no picture."""
    lessons = lessons_of(lab.game(name))
    for exercise in lessons.exercises.values():
        if exercise.kind == "next":
            state = Attempt(lessons, exercise).state
            assert [words for option in exercise.options if "/" in (words := in_words(state, option))] == []


def test_goods_are_told_by_their_tile_or_bank_and_their_transporter() -> None:
    state = lab.game("roads_and_boats").read_position(
        "map: 0,0 mountain 1; 1,0 pasture 1-4; 2,0 sea\ntransporters: r1 red donkey 1,0/0"
    )
    assert in_words(state, "goods.0,0/0 = 2 boards") == "Loose goods on 0,0: 2 boards"
    assert in_words(state, "goods.1,0/1 = 1 clay").startswith("Loose goods on the ")
    assert in_words(state, "cargo.r1 = nothing") == "What donkey r1 carries: nothing"
