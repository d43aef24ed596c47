"""Seeing what others did: told since one's own choice, at the speed that is wished for; who came first."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import Points, Result
from rulebook_lab.views import history
from rulebook_lab.views.html import lay_out
from rulebook_lab.views.session import STEP
from rulebook_lab.views.table import Table, table
from tests.views.reader import words


def among_bots(pace: float) -> Table:
    timeline = lab.timeline("ambis", seats=3, seed=7, first="yellow")
    return table(timeline, bots={"yellow": "greedy", "red": "greedy"}, pace=pace)


def test_bots_wait_for_a_press_before_each_move_where_one_steps() -> None:
    page = among_bots(STEP)
    assert {move.seat for move in page.timeline.moves} == {"chance"}, "only the deal"
    page.click("next-move")
    assert [move.seat for move in page.timeline.moves if move.seat != "chance"] == ["yellow"]
    page.click("next-move")
    assert sum(move.seat != "chance" for move in page.timeline.moves) == 2


def test_one_press_skips_to_ones_own_turn() -> None:
    page = among_bots(STEP)
    page.click("skip")
    assert page.session.acting == "blue"
    assert page.session.bot_to_move is None
    assert "skip" not in page.live.sheet.controls


@pytest.mark.parametrize("name", lab.games)
def test_what_is_told_several_times_in_a_row_is_told_once(name: str) -> None:
    """Cards are dealt one by one: that everybody gets six is no line a card."""
    for seed in range(4):
        timeline = lab.timeline(name, seats=max(lab.game(name).seat_counts), seed=seed)
        page = lab.table(timeline, lab.game(name).asked(timeline.state)[0])
        told = [str(node.text) for node in page.live.sheet.nodes if "/last/" in node.key and node.text]
        assert all(one != other for one, other in pairwise(told)), told
        spoken = re.split(r"(?<=[.?!)]) ", history.news(page.session, [0]))
        assert all(one != other for one, other in pairwise(spoken)), spoken


def test_what_all_others_did_since_ones_own_choice_is_told_step_by_step() -> None:
    page = among_bots(0)
    told = words(page, "/last/")
    names = page.state.game.texts.name
    assert names("yellow") in told
    page.timeline.play(next(iter(page.session.moves)))
    own = page.timeline.path[-1] if page.session.acting == "blue" else None
    later = page.session.since_mine
    assert later[0].move is not None
    assert later[0].move.seat == "blue", "it begins with one's own choice"
    assert own is None or own in later


def test_a_ranking_says_who_came_first_and_who_share_a_place() -> None:
    page = table(lab.timeline("ambis", seats=4, seed=1))
    totals = dict(zip(page.state.seats, (30, 44, 44, 30), strict=True))
    scores = {seat: Points(total, (("score.total", total),)) for seat, total in totals.items()}
    first = page.state.seats[1]
    shown = lay_out([history.ranking(page.session, Result((first,), scores, "end.game"))])
    texts = [node.text for node in shown.nodes if node.text and node.text[0].isdigit() and "." in node.text]
    assert [text.split(".")[0] for text in texts] == ["1", "2", "3", "3"]
    assert texts[0].endswith(page.state.game.texts.name(first))
