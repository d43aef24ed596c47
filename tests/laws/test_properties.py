"""Notations, positions and records of any game: what is written reads back; what is damaged is told.

Hypothesis searches for a position, a move or an edit that breaks the law, and shows the smallest it finds.
"""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rulebook_lab as lab
from rulebook_lab.engine import (
    BadFile,
    Move,
    State,
    Timeline,
    UnreadableMove,
    UnreadablePosition,
    read_timeline,
)
from tests.laws.positions import GAMES, sample

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
law = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=SLOW)
few = settings(law, max_examples=25)

pytestmark = pytest.mark.parametrize("name", GAMES)

ODD = st.one_of(st.sampled_from([*" \t\n:,+-|x0é½\0", "", "-1", "1/2", "3/0", "9" * 30]), st.text(max_size=4))
"""What may stand where it should not."""


@st.composite
def positions(draw: st.DrawFn, name: str) -> State:
    """A position of a random game, played on by a few moves of any kind."""
    visit = draw(st.sampled_from(sample(name, games=4, size=12)))
    state = visit[0]
    for _ in range(draw(st.integers(0, 4))):
        if not state.pending:
            break
        moves = sorted(state.chance or state.legal_moves, key=state.game.write_move)
        state = state.game.carry_out(state, draw(st.sampled_from(moves))).state
    return state


@st.composite
def moves(draw: st.DrawFn, name: str) -> tuple[State, Move]:
    """A position and one of the moves listed or proposed there."""
    state = draw(positions(name).filter(lambda state: bool(state.pending)))
    proposed = sorted(set(state.game.candidates(state)), key=state.game.write_move)
    return state, draw(st.sampled_from(proposed))


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A text after one to three edits: a piece is cut out, doubled, moved or gives way to an odd one."""
    for _ in range(draw(st.integers(1, 3))):
        first, last = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        last = min(last, first + 40)
        piece, rest = text[first:last], text[:first] + text[last:]
        at = draw(st.integers(0, len(rest)))
        new = draw(st.one_of(st.just(""), st.just(piece + piece), ODD, st.just(piece.swapcase())))
        text = draw(st.sampled_from([text[:first] + new + text[last:], rest[:at] + piece + rest[at:]]))
    return text


@law
@given(data=st.data())
def test_a_move_reads_back_from_its_notation(name: str, data: st.DataObject) -> None:
    state, move = data.draw(moves(name))
    game = state.game
    assert game.read_move(game.write_move(move)) == move


@law
@given(data=st.data())
def test_a_damaged_move_is_another_move_or_unreadable(name: str, data: st.DataObject) -> None:
    state, move = data.draw(moves(name))
    game = state.game
    text = data.draw(damaged(game.write_move(move)))
    try:
        read = game.read_move(text)
        assert game.read_move(game.write_move(read)) == read
        state.why_not(read)  # here ids are looked up that no notation knows
    except UnreadableMove:
        return


@law
@given(data=st.data())
def test_a_position_reads_back_from_its_text(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    assert state.game.read_position(state.text).text == state.text


@law
@given(data=st.data())
def test_a_damaged_position_is_another_position_or_unreadable(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    text = data.draw(damaged(state.text))
    try:
        read = state.game.read_position(text)
    except UnreadablePosition:
        return
    assert state.game.read_position(read.text).text == read.text


@few
@given(data=st.data())
def test_a_damaged_record_is_another_record_or_a_bad_file(name: str, data: st.DataObject) -> None:
    timeline = Timeline(data.draw(positions(name)), seed=1)
    for _ in range(data.draw(st.integers(0, 3))):
        if timeline.state.to_act and timeline.state.pending:
            timeline.play(data.draw(st.sampled_from(sorted(timeline.state.legal_moves, key=str))))
    text = json.dumps(timeline.to_json(), indent=0)
    assert read_timeline(text, lab.game).to_json() == timeline.to_json()
    try:
        read = read_timeline(data.draw(damaged(text)), lab.game)
    except BadFile:
        return
    assert read_timeline(json.dumps(read.to_json()), lab.game).to_json() == read.to_json()
