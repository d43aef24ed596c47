"""Questions about what is allowed, judged by second readings of the rulebooks (tests/*/referee.py).

They know nothing of the engine: both play a game side by side, and at every decision questions are made and
answered by the referee.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE, Move, State
from rulebook_lab.lessons.quiz.entry import YES, Entry
from rulebook_lab.lessons.quiz.makers import clause, legal
from rulebook_lab.lessons.quiz.material import Known, Place
from tests.amber import test_referee as amber
from tests.amber_route import test_referee as amber_route
from tests.ambis import test_referee as ambis
from tests.beside import next_question
from tests.jantaris import test_referee as jantaris
from tests.roads_and_boats import test_referee as roads_and_boats

ASKED = int(os.environ.get("QUESTIONS", "100"))
Judge = Callable[[Move], bool]
"""Whether a move of whoever is asked is allowed, by the second reading."""


def read_amber(random: Random) -> tuple[State, Any, Any]:
    state = amber.AMBER.read_position(amber.text_of(amber.in_the_middle(random)))
    referee = amber.Referee.of(state)
    return state, referee, referee.play()


def read_ambis(random: Random) -> tuple[State, Any, Any]:
    state = ambis.in_the_middle(random)
    referee = ambis.Referee.of(state)
    return state, referee, referee.play()


def read_amber_route(random: Random) -> tuple[State, Any, Any]:
    text = amber_route.in_the_middle(random)
    begun = amber_route.TEXT.read(text)
    referee = amber_route.Referee.of(begun)
    return amber_route.set_going(text), referee, referee.play(begun.pending[-1].seat)


def read_jantaris(random: Random) -> tuple[State, Any, Any]:
    text = jantaris.dealt(random)
    referee = jantaris.Referee(jantaris.TEXT.read(text))
    return jantaris.JANTARIS.read_position(text), referee, referee.play()


def read_roads_and_boats(random: Random) -> tuple[State, Any, Any]:
    state = roads_and_boats.crowded(random, random.choice([*roads_and_boats.PHASES]))
    referee = roads_and_boats.Referee.of(state)
    return state, referee, referee.play()


def without_seat(move: Move, state: State) -> str:
    return state.game.write_move(move).partition(" ")[2]


def words_of(name: str, state: State, move: Move) -> str:
    return ambis.notation(move) if name == "ambis" else without_seat(move, state)


def judge(name: str, state: State, asked: Any) -> Judge:
    """The second reading's answer, whatever it asked."""
    if name == "jantaris":
        seats, answers = asked
        return lambda move: move.seat in seats and without_seat(move, state) in answers
    if name == "roads_and_boats":
        return lambda move: roads_and_boats.allowed(asked, without_seat(move, state))
    return lambda move: move.seat == asked[0] and words_of(name, state, move) in asked[1]


def has_many_payments(name: str, state: State) -> bool:
    """Whether a hand is so large that the second reading of Ambis lists only some payments."""
    hands = [ambis.number_of_subsets(player.hand) for player in state.players] if name == "ambis" else []
    return max(hands, default=0) > ambis.ALL_UP_TO


def moments(name: str, number: int) -> Iterator[tuple[State, Judge]]:
    """The decisions of a game played by the engine and a second reading side by side."""
    random = Random(number)
    state, referee, playing = globals()[f"read_{name}"](random)
    asked = next_question(playing, None)
    for _ in range(60):
        if asked is None or not state.pending:
            return
        if state.to_act != {CHANCE} and not has_many_payments(name, state):
            yield state, judge(name, state, asked)
        moves = list(state.chance if state.to_act == {CHANCE} else state.legal_moves)
        moves = [move for move in moves if without_seat(move, state) != "buy-brick"]
        verb = random.choice(sorted({move.verb for move in moves}))
        move = random.choice([move for move in moves if move.verb == verb])
        words = words_of(name, state, move)
        if name == "roads_and_boats":
            referee.answered = move.seat
        state = state.play(move)
        voted = name == "jantaris" and words.startswith("vote")
        asked = next_question(playing, (move.seat, words) if voted else words)
        if name == "roads_and_boats":
            referee.loose = {place: list(load) for place, load in state.goods.items()}


def wrong_keys(entry: Entry, state: State, allows: Judge) -> list[str]:
    """What the second reading finds wrong with a question."""
    read = state.game.read_move
    if entry.form == "may":
        right = allows(read(entry.move)) == (entry.right == YES)
        return [] if right else [f"{entry.move}: {entry.right}"]
    tells = entry.form == "legal"
    found = [] if allows(read(entry.right)) == tells else [f"{entry.form}: {entry.right}"]
    return found + [f"not {entry.form}: {w.subject}" for w in entry.wrong if allows(read(w.subject)) == tells]


@pytest.mark.parametrize("name", lab.games)
def test_a_second_reading_of_the_rulebook_gives_the_same_answers(name: str) -> None:
    known, number, judged = Known(), 0, 0
    while judged < ASKED:
        for at, (state, allows) in enumerate(moments(name, number)):
            if at % 4 == 0:
                place = Place(state, Random(number), known)
                for entry in [*legal(place), *clause(place)]:
                    assert wrong_keys(entry, state, allows) == [], state.text
                    judged += 1
        number += 1


def test_a_near_miss_is_refused_as_it_is_written() -> None:
    """Lists in whose order nothing lies are written in one order: another one is the same move."""
    game = lab.game("amber_route")
    dice = "asks: red > trap swamp-trap-a hard > shaping 5+5+3"
    state = game.read_position(f"seats: red blue\nred: field 3, kept swamp-ghost-d\n{dice}")
    for seed in range(3):
        for moves in Place(state, Random(seed), Known()).near_misses.values():
            assert all(state.why_not(game.write_move(move)) for move in moves)
