"""Every move can be said, in words that stay, and nothing else can."""

from itertools import islice
from random import Random

import pytest

pytest.importorskip("numpy")

import rulebook_lab as lab
from rulebook_lab.engine import Game, Move, State
from rulebook_lab.interop.encoding import SPARE, Choice, Vocabulary, choice, vocabulary
from rulebook_lab.simulate import random_play


def sayable(asked: Choice) -> list[Move]:
    """Every move that some sequence of actions says, as often as one does."""
    moves: list[Move] = []
    for action in asked.open:
        said = asked.say(action)
        moves += [said] if isinstance(said, Move) else sayable(said)
    return moves


def decisions(game: Game, seats: int, every: int, most: int) -> list[State]:
    played = random_play(game, game.start(seats), Random("said"), by_verb=True)
    asked = (state for state in played if state.pending and not game.by_chance(state))
    return list(islice(asked, 0, every * most, every))


@pytest.mark.parametrize("name", lab.games)
def test_what_can_be_said_is_what_is_legal(name: str) -> None:
    game = lab.game(name)
    seats = game.seat_counts[-1]
    words = vocabulary(game, game.start(seats).seats, {})
    for state in decisions(game, seats, every=7, most=40):
        for seat in game.asked(state):
            moves = [move for move in game.considered(state) if move.seat == seat]
            said = sayable(choice(words, state, seat))
            assert len(said) == len(moves)
            assert set(said) == set(moves)


@pytest.mark.parametrize("name", lab.games)
def test_words_that_are_not_in_the_list_can_be_said(name: str) -> None:
    game = lab.game(name)
    nothing = Vocabulary(["wait"], [])
    for state in decisions(game, game.seat_counts[-1], every=11, most=20):
        seat = game.asked(state)[0]
        moves = {move for move in game.considered(state) if move.seat == seat}
        assert set(sayable(choice(nothing, state, seat))) == moves


def test_another_one() -> None:
    moves = [((f"hand:{at:03}",), Move(f"seat{at}")) for at in range(3 * SPARE)]
    asked = Choice(Vocabulary(["wait"], []), moves)
    assert asked.open == list(range(1, SPARE + 1))
    assert asked.say(1) == moves[0][1]
    rest = asked.say(SPARE)
    assert isinstance(rest, Choice)
    assert rest.say(1) == moves[SPARE - 1][1]
    assert sayable(asked) == [move for _, move in moves]


def test_moves_with_the_same_words_or_the_beginning_of_others() -> None:
    moves = [(("a",), Move("one")), (("a", "b"), Move("two")), (("a", "b", "c"), Move("three"))]
    assert {move.seat for move in sayable(Choice(Vocabulary(["wait", "a", "b"], []), moves))} == {
        "one",
        "two",
        "three",
    }


def test_a_word_keeps_its_action() -> None:
    game = lab.game("ambis")
    words = vocabulary(game, game.start(3).seats, {})
    states = decisions(game, 3, every=1, most=200)
    for state in states:
        asked = choice(words, state, game.asked(state)[0])
        for action in asked.open:
            if action < len(words.words):
                assert asked.words(action) == (words.words[action],)
