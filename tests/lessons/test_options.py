"""What can be answered in exercises is said in words that stand in the game, not in those of its code."""

from __future__ import annotations

import pytest

import rulebook_lab as lab


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
