"""What can be asked about each clause: a game's store, questions written by hand, and drills."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

from ...engine import Game, Move, State
from ..format import Written
from ..lessons import Lessons
from ..loading import bank_of
from ..walkthrough import pages, play_all
from .entry import ROUTINE, Entry
from .makers import MAKERS
from .material import Known, Place
from .store import store_of

GAMES, LENGTH = 8, 150
"""How many games are played for a game without a store, and how long."""
ENOUGH = 3
"""Where a clause has fewer questions those are asked as well that are about it beside another."""
EACH = 6
"""How many generated questions of a form are kept for a clause."""


class Hand(NamedTuple):
    """A question written by hand, and the file whose positions it may name."""

    lessons: Lessons
    written: Written


Pool = dict[str, list[Entry | Hand]]


@cache
def pool_of(lessons: Lessons) -> Pool:
    """Everything that can be asked, by the clause that it is about first; a file's own questions before."""
    found: Pool = defaultdict(list)
    game, store = lessons.game, store_of(lessons.game)
    for source in (lessons, bank_of(game)):
        for written in source.questions.values():
            found[written.clauses[0]].append(Hand(source, written))
    for clause, entries in store.by_clause.items():
        found[clause] += entries
    for clause, others in store.beside.items():
        enough = 1 if game.catalogue[clause].kind in ROUTINE else ENOUGH
        found[clause] += others[: max(0, enough - len(found[clause]))]
    places = list(_drilled(lessons)) if lessons.source.name != f"{game.id}/lessons.toml" else []
    if not store:
        places += [*_shown(lessons), *_played(game)]
    for entry in _some(made(places)):
        found[entry.clauses[0]].append(entry)
    return dict(found)


def made(places: Iterable[Place]) -> Iterator[Entry]:
    """All that can be asked of some places."""
    for place in places:
        for make in MAKERS.values():
            yield from make(place)


def _some(entries: Iterable[Entry]) -> Iterator[Entry]:
    counts: dict[tuple[str, str], int] = defaultdict(int)
    for entry in dict.fromkeys(entries):
        counts[entry.clauses[0], entry.form] += 1
        if counts[entry.clauses[0], entry.form] <= EACH:
            yield entry


def _drilled(lessons: Lessons) -> Iterator[Place]:
    """The positions of a file's drills, with every move."""
    random, known = Random(lessons.game.id), Known()
    for drill in lessons.drills.values():
        state = play_all(lessons.opening(drill), drill.play).state
        moves = lessons.game.legal(state)[:20]
        yield from (Place(state, random, known, move) for move in [*moves, None])


def _shown(lessons: Lessons) -> Iterator[Place]:
    """The positions of walkthroughs and exercises, with the moves that are made there."""
    random, known = Random(lessons.game.id), Known()
    game = lessons.game
    for walkthrough in lessons.walkthroughs.values():
        for page in pages(lessons, walkthrough):
            moves = page.step.played if page.step is not None else ()
            move = game.read_move(moves[0]) if moves else None
            yield Place(page.moment.before, random, known, move)
    for exercise in lessons.exercises.values():
        yield Place(lessons.opening(exercise), random, known)


def _played(game: Game) -> Iterator[Place]:
    """Positions of games that chance plays for all."""
    random, known = Random(game.id), Known()
    for number in range(GAMES):
        state: State = game.start(game.seat_counts[number % len(game.seat_counts)])
        for moment, move in islice(_random_game(game, state, random), LENGTH):
            yield Place(moment, random, known, move)


def _random_game(game: Game, state: State, random: Random) -> Iterator[tuple[State, Move]]:
    while state.pending:
        by_chance = game.by_chance(state)
        move = game.draw_chance(state, random) if by_chance else random.choice(game.considered(state))
        yield state, move
        state = game.carry_out(state, move).state
