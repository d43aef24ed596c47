"""Notations, positions and records of any game: what is written reads back; what is damaged is told.

Tests of a game by its `name`. Hypothesis searches for a position at which an edit breaks the law, and shows
the plainest it finds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ..engine import BadFile, State, Timeline, UnreadableMove, UnreadablePosition, read_timeline
from ..games import game as game_named
from ..simulate import chosen
from .answers import answered, unless_refused
from .inputs import damaged, handfuls, law, mixed, moves, odd, positions

Json = Any


@law(60, 40_000)
@given(data=st.data())
def test_a_move_reads_back_from_its_notation(name: str, data: st.DataObject) -> None:
    state, proposed = data.draw(moves(name))
    for random in data.draw(handfuls()):
        move = random.choice(proposed)
        with answered("moves", move):
            assert state.game.read_move(state.game.write_move(move)) == move


@law(60, 90_000)
@given(data=st.data())
def test_a_damaged_move_is_another_move_or_unreadable(name: str, data: st.DataObject) -> None:
    state, proposed = data.draw(moves(name))
    game, seat = state.game, data.draw(st.sampled_from([None, *state.seats]))
    seen = state if seat is None else state.view(seat)
    for random in data.draw(handfuls()):
        text = damaged(random, game.write_move(random.choice(proposed)))
        with answered("moves", text):
            why = unless_refused(partial(seen.why_not, text), UnreadableMove)
            if why is not None:
                assert game.read_move(game.write_move(why.move)) == why.move
                assert str(why)
                assert why._repr_html_()


@law(60, 2_000)
@given(data=st.data())
def test_a_position_reads_back_from_its_text(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    for random in data.draw(handfuls()):
        with answered("positions", state.text):
            assert state.game.read_position(state.text).text == state.text
        if state.pending:
            state = state.game.carry_out(state, chosen(state.game, state, random, by_verb=True)).state


@law(80, 20_000)
@given(data=st.data())
def test_a_damaged_position_is_another_position_or_unreadable(name: str, data: st.DataObject) -> None:
    """One that is read can be looked at, and one without defects played on without coming to any."""
    state = data.draw(positions(name))
    for random in data.draw(handfuls()):
        text = damaged(random, state.text)
        with answered("positions", text):
            read = unless_refused(partial(state.game.read_position, text), UnreadablePosition)
            if read is not None:
                for each in (read, *played_on(read, random)):
                    looked_at(each, random)
                for after in played_on(read, random):
                    assert not after.defects, after.text


@law(80, 20_000)
@given(data=st.data())
def test_a_position_of_lines_of_two_is_a_position_or_unreadable(name: str, data: st.DataObject) -> None:
    """Each line is right by itself: what does not fit together is told, or can be looked at and played on,
    and what a text leaves out never turns out to be missing."""
    state, other = data.draw(positions(name)), data.draw(positions(name))
    for random in data.draw(handfuls()):
        text = mixed(random, state.text, other.text)
        with answered("positions", text):
            read = unless_refused(partial(state.game.read_position, text), UnreadablePosition)
            if read is not None:
                for each in (read, *played_on(read, random)):
                    looked_at(each, random)
                    assert read.defects or not each.defects, each.text


@law(60, 10_000)
@given(data=st.data())
def test_a_text_with_a_viewer_is_what_that_seat_sees(name: str, data: st.DataObject) -> None:
    """Whatever it names and leaves out: nothing more is to be hidden, and there is a position behind it."""
    state, other = data.draw(positions(name)), data.draw(positions(name))
    for random in data.draw(handfuls()):
        seat = random.choice(state.seats)
        whole, text = f"{state.text}viewer: {seat}", mixed(random, state.view(seat).text, other.text)
        with answered("positions", whole):
            assert state.game.read_position(whole) == state.view(seat)
        with answered("positions", text):
            read = unless_refused(partial(state.game.read_position, text), UnreadablePosition)
            if read is not None and read.viewer is not None and not read.defects:
                assert read.view(read.viewer) == read
                assert not state.game.guess(read, random).defects


def looked_at(read: State, random: Random) -> None:
    """Ask a position what readers ask of it, and draw one of twenty: that takes ten times as long."""
    assert read.game.read_position(read.text).text == read.text
    assert all(read.game.explain(read, defect) for defect in read.defects)
    assert read.prompt
    _ = (read.facts, read.scores, read.viewer or list(read.chance or read.legal_moves))
    assert random.randrange(20) or read._repr_mimebundle_()


def played_on(state: State, random: Random) -> Iterator[State]:
    """The positions after up to four moves from one without defects."""
    for _ in range(0 if state.defects or state.viewer else 4):
        if state.pending:
            moves = sorted(state.chance or state.legal_moves, key=str)
            state = state.game.carry_out(state, random.choice(moves)).state
            yield state


def changed(random: Random, value: Json) -> Json:
    """JSON in which one thing, somewhere, is another."""
    if not (isinstance(value, (dict, list)) and value and random.randrange(10)):
        other = random.choice(
            (None, True, False, "", "x", [], {}, 10**9, 10**30, random.randint(-2, 20), odd(random))
        )
        return other if isinstance(other, (str, int, float, list, dict, type(None))) else repr(other)
    key = random.choice(sorted(value) if isinstance(value, dict) else range(len(value)))
    copy = value.copy()
    copy[key] = changed(random, value[key])
    return copy


@law(40, 15_000)
@given(data=st.data())
def test_a_damaged_record_is_another_record_or_a_bad_file(name: str, data: st.DataObject) -> None:
    timeline = Timeline(data.draw(positions(name)), seed=1)
    for _ in range(data.draw(st.integers(0, 3))):
        if timeline.state.to_act and timeline.state.pending:
            timeline.play(data.draw(st.sampled_from(sorted(timeline.state.legal_moves, key=str))))
    whole = json.loads(json.dumps(timeline.to_json()))
    text = json.dumps(whole, indent=0)
    assert read_timeline(text, game_named).to_json() == timeline.to_json()
    for random in data.draw(handfuls()):
        other = damaged(random, text) if random.random() < 0.5 else json.dumps(changed(random, whole))
        with answered("records", other):
            read = unless_refused(partial(read_timeline, other, game_named), BadFile)
            if read is not None:
                assert read_timeline(json.dumps(read.to_json()), game_named).to_json() == read.to_json()
                assert not read.state.defects or timeline.state.defects
