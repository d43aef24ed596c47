"""Notations, positions and records of any game: what is written reads back; what is damaged is told.

Tests of a game by its `name`. Hypothesis searches for a position, a move or an edit that breaks the law, and
shows the smallest it finds.
"""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ..engine import BadFile, Timeline, UnreadableMove, UnreadablePosition, read_timeline
from ..games import game as game_named
from .inputs import answered, damaged, law, moves, positions, unless_refused

Json = Any


@law(60)
@given(data=st.data())
def test_a_move_reads_back_from_its_notation(name: str, data: st.DataObject) -> None:
    state, move = data.draw(moves(name))
    with answered("moves"):
        assert state.game.read_move(state.game.write_move(move)) == move


@law(60)
@given(data=st.data())
def test_a_damaged_move_is_another_move_or_unreadable(name: str, data: st.DataObject) -> None:
    state, move = data.draw(moves(name))
    game, seat = state.game, data.draw(st.sampled_from([None, *state.seats]))
    text = data.draw(damaged(game.write_move(move)))
    seen = state if seat is None else state.view(seat)
    with answered("moves"):
        why = unless_refused(lambda: seen.why_not(text), UnreadableMove)
        if why is not None:
            assert game.read_move(game.write_move(why.move)) == why.move
            assert str(why)
            assert why._repr_html_()


@law(60)
@given(data=st.data())
def test_a_position_reads_back_from_its_text(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    with answered("positions"):
        assert state.game.read_position(state.text).text == state.text


@law(80)
@given(data=st.data())
def test_a_damaged_position_is_another_position_or_unreadable(name: str, data: st.DataObject) -> None:
    """One that is read can be looked at, and one without defects can be played on without coming to any."""
    state = data.draw(positions(name))
    text = data.draw(damaged(state.text))
    random = data.draw(st.randoms(use_true_random=False))
    with answered("positions"):
        read = unless_refused(lambda: state.game.read_position(text), UnreadablePosition)
        if read is None:
            return
        assert state.game.read_position(read.text).text == read.text
        told = [read.game.explain(read, defect) for defect in read.defects]
        assert all(told)
        assert read.prompt
        assert read._repr_mimebundle_()
        for _ in range(0 if told or read.viewer else 4):
            if read.pending:
                moves = sorted(read.chance or read.legal_moves, key=str)
                read = read.game.carry_out(read, random.choice(moves)).state
                assert not read.defects, read.text


def changed(draw: st.DrawFn, value: Json) -> Json:
    """JSON in which one thing, somewhere, is another."""
    if not (isinstance(value, (dict, list)) and value and draw(st.integers(0, 9))):
        other = st.sampled_from([10**9, "", "x", [], {}])
        return draw(st.one_of(st.none(), st.booleans(), st.integers(), other))
    keys = sorted(value) if isinstance(value, dict) else range(len(value))
    key = draw(st.sampled_from(keys))
    copy = value.copy()
    copy[key] = changed(draw, value[key])
    return copy


@st.composite
def other_json(draw: st.DrawFn, value: Json) -> Json:
    return changed(draw, value)


@law(40)
@given(data=st.data())
def test_a_damaged_record_is_another_record_or_a_bad_file(name: str, data: st.DataObject) -> None:
    timeline = Timeline(data.draw(positions(name)), seed=1)
    for _ in range(data.draw(st.integers(0, 3))):
        if timeline.state.to_act and timeline.state.pending:
            timeline.play(data.draw(st.sampled_from(sorted(timeline.state.legal_moves, key=str))))
    whole = json.loads(json.dumps(timeline.to_json()))
    text = json.dumps(whole, indent=0)
    other = data.draw(st.one_of(damaged(text), other_json(whole).map(json.dumps)))
    with answered("records"):
        assert read_timeline(text, game_named).to_json() == timeline.to_json()
        read = unless_refused(lambda: read_timeline(other, game_named), BadFile)
        if read is not None:
            assert read_timeline(json.dumps(read.to_json()), game_named).to_json() == read.to_json()
            assert not read.state.defects or timeline.state.defects
