"""Moves as a few numbered actions, positions as vectors: what programs that learn ask for.

A move is said word by word; its words are the spots that spell it. So a short list of words that keep their
meaning covers moves of any variety, and every move can be said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import count, islice
from random import Random

import numpy as np
from numpy.typing import NDArray

from ..engine import Fact, Game, Move, Seat, State
from ..simulate import random_play

WAIT = "wait"
"""What a seat says that is not asked: always action 0."""

END = "."
"""The word after a move whose words are the beginning of another's."""

SPARE = 32
"""How many actions are kept for words that a vocabulary lacks."""

POSITIONS = 1500
"""How many positions a vocabulary is made of: every `EVERY`th that comes up in random games."""

EVERY = 10

RARE = 0.01
"""A figure that comes up in a smaller part of these positions has no place in an observation."""

LIMIT = 1e6
"""No figure of a position comes near this."""

Spelt = tuple[tuple[str, ...], Move]
"""A move and the words that say it."""


class Vocabulary:
    """The actions and figures of a game, for a number of seats and a choice of options.

    Action `a` says `words[a]`; action 0 is to wait. The `SPARE` actions that follow say, in alphabetical
    order, the words open at the moment that are not in the list; where these are too many, the last action
    says "another one". `figures` names the first numbers of an observation.
    """

    def __init__(self, words: Iterable[str], figures: Iterable[str]) -> None:
        self.words = tuple(words)
        self.figures = tuple(figures)
        self.actions = len(self.words) + SPARE
        self._action = {word: at for at, word in enumerate(self.words)}
        self._place = {name: at for at, name in enumerate(self.figures)}

    def __repr__(self) -> str:
        return f"<Vocabulary: {len(self.words)} words and {SPARE} spare actions, {len(self.figures)} figures>"

    def numbered(self, groups: Mapping[str, list[Spelt]]) -> dict[int, list[Spelt]]:
        """The moves that each open action leaves, given those that each word leaves."""
        found, others = {}, []
        for word in sorted(groups):
            if word in self._action:
                found[self._action[word]] = groups[word]
            else:
                others.append(groups[word])
        if len(others) > SPARE:
            others[SPARE - 1 :] = [[spelt for group in others[SPARE - 1 :] for spelt in group]]
        return found | dict(enumerate(others, len(self.words)))

    def width(self, seats: int) -> int:
        """How many numbers an observation has."""
        return len(self.figures) + self.actions + seats

    def observed(self, state: State, seat: Seat, said: Iterable[int]) -> NDArray[np.float32]:
        """What a seat knows: the figures of its view, what it has `said` of its move, which seat it is."""
        numbers = np.zeros(self.width(len(state.seats)), np.float32)
        for name, value in figures(state.view(seat).facts):
            at = self._place.get(name)
            if at is not None:
                numbers[at] += value
        for action in said:
            numbers[len(self.figures) + action] = 1
        numbers[len(self.figures) + self.actions + state.seats.index(seat)] = 1
        return numbers


class Choice:
    """A decision of one seat while it is being said; `say` returns what comes next, this does not change.

    `said` holds the actions that came before, `open` those that may follow, in ascending order.
    """

    def __init__(
        self, vocabulary: Vocabulary, moves: list[Spelt], depth: int = 0, said: tuple[int, ...] = ()
    ) -> None:
        groups = _by_word(moves, depth)
        while len(groups) == 1 < len(moves):
            depth += 1
            groups = _by_word(moves, depth)
        self.said = said
        self._vocabulary = vocabulary
        self._depth = depth
        self._left = vocabulary.numbered(groups)
        self.open = sorted(self._left)

    @property
    def mask(self) -> NDArray[np.int8]:
        """1 for each open action, 0 for the others."""
        mask = np.zeros(self._vocabulary.actions, np.int8)
        mask[self.open] = 1
        return mask

    def say(self, action: int) -> Move | Choice:
        """The move, when the action leaves only one; else the choice among those that it leaves.

        Raises ValueError for an action that is not open.
        """
        if action not in self._left:
            raise ValueError(f"action {action} is not open here, only {', '.join(map(str, self.open))}")
        left = self._left[action]
        if len(left) == 1:
            return left[0][1]
        return Choice(self._vocabulary, left, self._depth, (*self.said, action))

    def towards(self, move: Move) -> int:
        """The open action that leads to a move. Raises ValueError for a move that cannot be said."""
        for action, left in self._left.items():
            if any(each == move for _, each in left):
                return action
        raise ValueError(f"{move} cannot be said here")

    def words(self, action: int) -> tuple[str, ...]:
        """The words that an open action may say: one, or several for "another one"."""
        return tuple(_by_word(self._left[action], self._depth))


def choice(vocabulary: Vocabulary, state: State, seat: Seat) -> Choice:
    """What a seat that must decide can say: the moves that an automatic player considers."""
    return Choice(vocabulary, spelt(state, seat))


def spelt(state: State, seat: Seat) -> list[Spelt]:
    """The moves that a seat considers and their words; moves with the same spots end in their notation."""
    game = state.game
    moves = [(move.spots(state), move) for move in game.considered(state) if move.seat == seat]
    counts = Counter(words for words, _ in moves)
    return [(words if counts[words] == 1 else (*words, game.write_move(move)), move) for words, move in moves]


def _by_word(moves: list[Spelt], depth: int) -> dict[str, list[Spelt]]:
    groups: dict[str, list[Spelt]] = {}
    for pair in moves:
        words = pair[0]
        groups.setdefault(words[depth] if depth < len(words) else END, []).append(pair)
    return groups


def figures(facts: Mapping[str, Fact]) -> Iterator[tuple[str, int]]:
    """Facts as numbers: one that is a text counts how often it holds each of its words."""
    for name, value in facts.items():
        if isinstance(value, str):
            for word in value.split():
                yield f"{name}={word}", 1
        else:
            yield name, int(value)


def vocabulary(game: Game, seats: tuple[Seat, ...], options: Mapping[str, object]) -> Vocabulary:
    """The vocabulary of a game, out of random games that are always the same: half of them are played by
    verb, so that rare verbs come up."""
    return _vocabulary(game, seats, tuple(sorted(options.items())))


@cache
def _vocabulary(game: Game, seats: tuple[Seat, ...], options: tuple[tuple[str, object], ...]) -> Vocabulary:
    words, seen = {END}, Counter[str]()
    for state in islice(_decisions(game, seats, dict(options)), 0, POSITIONS * EVERY, EVERY):
        seat = game.asked(state)[0]
        words.update(word for said, _ in spelt(state, seat) for word in said)
        seen.update({name for name, _ in figures(state.view(seat).facts)})
    return Vocabulary(
        (WAIT, *sorted(words)), sorted(name for name, times in seen.items() if times >= RARE * POSITIONS)
    )


def _decisions(game: Game, seats: tuple[Seat, ...], options: dict[str, object]) -> Iterator[State]:
    """Positions of random games in which a seat decides, without end."""
    for number in count():
        start = game.start_with(seats, options)
        for state in random_play(game, start, Random(number), by_verb=number % 2 == 1):
            if state.pending and not game.by_chance(state):
                yield state


def shares(state: State) -> dict[Seat, float]:
    """What a finished game is worth to each seat: 1 for a victory of one's own, what is left after equal
    parts of a shared one, and together nothing. Alone at the table a victory is 1, a defeat 0."""
    result, seats = state.result, state.seats
    if result is None:
        return dict.fromkeys(seats, 0.0)
    part = {seat: (seat in result.winners) / max(1, len(result.winners)) for seat in seats}
    if len(seats) == 1:
        return part
    return {seat: (len(seats) * part[seat] - 1) / (len(seats) - 1) for seat in seats}
