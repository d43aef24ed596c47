"""Figures below 0 are written in one way, wherever they are read."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import score_sheet
from rulebook_lab.simulate import random_play
from rulebook_lab.views.table import table

HYPHEN = re.compile(r"(?:^|[\s(:>])-\d+(?![\d,])")
"""A hyphen before a figure; places on a map, such as -2,0, are written as one types them."""


@pytest.mark.parametrize("game", lab.games)
def test_a_figure_below_0_has_a_minus_on_every_table(game: str) -> None:
    rules = lab.game(game)
    *_, state = islice(random_play(rules, rules.start(min(rules.seat_counts)), Random(1), by_verb=False), 80)
    sheet = score_sheet(state)
    read = [str(sheet), sheet._repr_html_()]
    for node in table(state).scenes["board"].nodes:
        read += [words for words in (node.text, node.label, node.tip) if words]
    assert [words for words in read if HYPHEN.search(words)] == []


def test_points_below_0_have_a_minus_where_they_are_asked_for_and_counted() -> None:
    state = lab.game("amber_route").start(2)  # 25 fields short of the castle
    assert "−25" in str(score_sheet(state))
    flags = [node.text for node in table(state).scenes["board"].nodes if node.key.endswith("points.figure")]
    assert flags == ["−25", "−25"]
    paper = lab.quiz("amber_route", n=60, seed=4)
    figures = [option.text for question in paper for option in question.options]
    below = [text for text in figures if re.match(r"[-−]\d", text)]
    assert below
    assert not [text for text in below if text[0] == "-"]
