"""Positions to ask about: random play, and the positions of lessons with some random moves after them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import NamedTuple

from ...engine import CHANCE, Event, Game, Move, State
from ..lessons import Lessons, clauses_of
from ..walkthrough import pages, play_all
from .variants import variants

MOST_CANDIDATES = 400
"""How many proposed moves of a position are looked at."""
MOST_JUDGED = 60
"""How many of them are judged."""
MOST_CHANGED = 6
"""Of how many legal moves variants are made."""
MEMORY = 40
"""How many earlier moves and sentences of a game are remembered, to make wrong options of."""
MOST_BEFORE = 150
"""How far into a random game its positions are asked about."""
LOOKED_INTO = 40
"""For how many moves."""
CHANCE_SHARE = 1 / 2
"""How often chance's positions are asked about, against those of seats: some games begin with dozens."""
ENGINE_VARIANTS = ("over", "moment", "seat", "stranger", "chance", "off", "unknown")


class Place:
    """A position with what a question needs of it, found when first asked for and only once.

    `past` is what was seen earlier in the same game.
    """

    def __init__(self, state: State, random: Random, past: Past) -> None:
        self.state = state
        self.game: Game = state.game
        self.random = random
        self.past = past
        self._legal: list[Move] | None = None
        self._near: dict[str, list[Move]] | None = None

    @property
    def legal(self) -> list[Move]:
        """The legal moves of seats, at most as many as are looked at, in random order."""
        if self._legal is None:
            moves = [move for move in self.game.legal(self.state) if move.seat != CHANCE]
            self._legal = self.random.sample(moves, min(len(moves), MOST_JUDGED))
        return self._legal

    @property
    def near_misses(self) -> dict[str, list[Move]]:
        """Moves that break exactly one clause in its own words, by that clause; where the moment alone is
        wrong, by the clause that grants the move."""
        if self._near is None:
            self._near = self._find_near_misses()
        return self._near

    def _find_near_misses(self) -> dict[str, list[Move]]:
        found: dict[str, list[Move]] = {}
        if self.game.by_chance(self.state):
            return found
        for move in self._tried():
            violations = list(self.game.violations(self.state, move))
            own = [violation for violation in violations if violation.variant not in ENGINE_VARIANTS]
            if len(own) == 1 and own[0].certain:
                self.past.refusers[own[0].clause] = None
            elif own or len(violations) != 1 or move.seat not in self.state.to_act:
                continue
            clause = (own or violations)[0].clause
            if clause:
                found.setdefault(clause, []).append(move)
        return found

    def _tried(self) -> list[Move]:
        """Moves that may be near misses: what the game proposes, what was legal earlier, what differs a
        little from a legal move."""
        proposed = list(islice(self.game.candidates(self.state), MOST_CANDIDATES))
        chosen = self.random.sample(proposed, min(len(proposed), MOST_JUDGED))
        changed = variants(self.legal[:MOST_CHANGED], [*proposed, *self.past.moves], self.random)
        return list(dict.fromkeys([*chosen, *self.past.moves, *changed[:MOST_JUDGED]]))

    def by_its_own_words(self, clause: str, move: Move) -> bool:
        """Whether the clause itself refuses the move, not the moment it is tried at."""
        return any(
            violation.clause == clause and violation.variant not in ENGINE_VARIANTS
            for violation in self.game.violations(self.state, move)
        )


class Told(NamedTuple):
    """What happened: the kind of event and its sentence."""

    kind: str
    sentence: str


class Past:
    """What was seen earlier in the game that a position comes from; `refusers` are the clauses that refused
    something so far, in any game."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.sentences: list[Told] = []
        self.prompts: list[str] = []
        self.refusers: dict[str, None] = {}

    def remember(self, state: State, move: Move, events: tuple[Event, ...]) -> None:
        """Keeps the last moves, sentences and prompts."""
        if move.seat != CHANCE:
            self.moves = [*self.moves, move][-MEMORY:]
        told = [Told(event.kind, state.game.narrate(event, state=state)) for event in events]
        self.sentences = [*self.sentences, *told][-MEMORY:]
        self.prompts = [*dict.fromkeys([*self.prompts, state.prompt])][-MEMORY:]


def places(lessons: Lessons, wanted: frozenset[str], random: Random) -> Iterator[Place]:
    """Positions without end: first those of lessons about the wanted clauses, then by turns random games
    and lessons. A random game is looked into at any time of it, for a short while."""
    known = _lesson_positions(lessons)
    about = [state for clauses, state in known if wanted & set(clauses)]
    refusers: dict[str, None] = {}
    for state in random.sample(about, len(about)):
        yield from _play_on(state, random, refusers, most=4, skip=0)
    while True:
        start, before = _beginning(lessons.game, random), random.randrange(MOST_BEFORE)
        yield from _play_on(start, random, refusers, before=before, most=LOOKED_INTO, skip=6)
        states = about if wanted and about else [state for _, state in known]
        for state in random.sample(states, min(3, len(states))):
            yield from _play_on(state, random, refusers, most=8, skip=1)


def _lesson_positions(lessons: Lessons) -> list[tuple[tuple[str, ...], State]]:
    """The positions of drills, walkthroughs and exercises with the clauses they are about."""
    found: list[tuple[tuple[str, ...], State]] = []
    for drill in lessons.drills.values():
        found.append((drill.clauses, play_all(lessons.opening(drill), drill.play).state))
    for walkthrough in lessons.walkthroughs.values():
        clauses = clauses_of(walkthrough)
        found += [(clauses, page.moment.before) for page in pages(lessons, walkthrough)]
    for exercise in lessons.exercises.values():
        found.append((exercise.clauses, lessons.opening(exercise)))
    return found


def _beginning(game: Game, random: Random) -> State:
    state: State = game.start(random.choice(game.seat_counts))
    return state


def _play_on(
    state: State, random: Random, refusers: dict[str, None], *, before: int = 0, most: int, skip: int
) -> Iterator[Place]:
    """A random game from a position: after some moves one position in `skip` + 1, on the average, and
    fewer of those that chance decides."""
    past = Past()
    past.refusers = refusers
    for at in range(before + most):
        if not state.pending:
            return
        game = state.game
        by_chance = game.by_chance(state)
        if at >= before and random.random() * (skip + 1) < (CHANCE_SHARE if by_chance else 1):
            yield Place(state, random, past)
        move = game.draw_chance(state, random) if by_chance else random.choice(game.considered(state))
        after, events = game.carry_out(state, move)
        past.remember(state, move, events)
        state = after
