"""Random games to the end, every invariant checked after every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from random import Random

import msgspec

from .batches import Batches, Lost
from .engine import CHANCE, Game, Move, State, Timeline, of_kinds
from .games import game as game_named

MOST_MOVES = 50_000
"""A game that goes on for longer is a fault: every rulebook here ends its game."""


class Fault(msgspec.Struct, frozen=True):
    """What went wrong in one random game, with the record that shows it."""

    number: int
    seats: int
    reason: str
    record: dict[str, object]


class Tally(msgspec.Struct):
    """What random games came to; tallies add up."""

    games: int = 0
    decisions: int = 0
    moves: int = 0
    ends: Counter[str] = msgspec.field(default_factory=Counter)
    faults: list[Fault] = msgspec.field(default_factory=list)
    lost: list[Lost] = msgspec.field(default_factory=list)
    stopped: bool = False
    """Whether it was interrupted; then it holds what was done until then."""

    def add(self, other: Tally) -> None:
        """Take another tally in."""
        self.games += other.games
        self.decisions += other.decisions
        self.moves += other.moves
        self.ends += other.ends
        self.faults += other.faults


class _Fault(Exception):
    pass


def chosen(game: Game, state: State, random: Random, by_verb: bool) -> Move:
    """One legal move by lot: every move alike, or first a verb and then one of its moves.

    The second way keeps a verb with hundreds of moves from crowding the others out.
    """
    if game.by_chance(state):
        return game.draw_chance(state, random)
    moves = game.considered(state)
    if not moves:
        raise _Fault(f"no legal move for {', '.join(game.asked(state)) or 'anybody'}")
    if not by_verb:
        return random.choice(moves)
    groups: dict[type[Move], list[Move]] = {}
    for move in moves:
        groups.setdefault(type(move), []).append(move)
    return random.choice(random.choice(list(groups.values())))


@of_kinds
def random_play(game: Game, state: State, random: Random, by_verb: bool) -> Iterator[State]:
    """Plays on by lot and yields every position until the game is over."""
    while state.pending:
        state = game.carry_out(state, chosen(game, state, random, by_verb)).state
        yield state


@of_kinds
def play_one(game: Game, number: int, seed: int, seats: int | None, options: Mapping[str, object]) -> Tally:
    """One random game; what it was like is decided by `seed` and `number` alone."""
    counts = game.seat_counts
    return play_from(game.start_with(seats or counts[number % len(counts)], options), number, seed)


def play_from(
    start: State,
    number: int,
    seed: int,
    every: int = 1,
    choose: Callable[[Game, State, Random, bool], Move] = chosen,
) -> Tally:
    """One random game from a position on.

    Its invariants are looked at after every so many moves and at the end; `choose` chooses the moves.
    """
    game, state = start.game, start
    random = Random(f"{seed}/{number}")
    by_verb = number % 2 == 1
    moves: list[Move] = []
    decisions = 0
    try:
        _look_over(state)
        while state.pending:
            if len(moves) == MOST_MOVES:
                raise _Fault(f"not over after {MOST_MOVES} moves")
            move = choose(game, state, random, by_verb)
            decisions += move.seat != CHANCE
            moves.append(move)
            state = game.carry_out(state, move).state
            if len(moves) % every == 0 or not state.pending:
                _look_over(state)
        result = game.result(state)
        if not result.winners or set(result.scores) != set(state.seats):
            raise _Fault(f"an ending without winners or scores: {result}")
        return Tally(1, decisions, len(moves), Counter([result.clause]))
    except Exception as problem:  # whatever happens in a game is a fault of the game, told with its record
        reason = str(problem) if isinstance(problem, _Fault) else f"{type(problem).__name__}: {problem}"
        fault = Fault(number, len(start.seats), reason, _record(start, moves))
        return Tally(1, decisions, len(moves), Counter(), [fault])


def _look_over(state: State) -> None:
    if defects := state.defects:
        raise _Fault("; ".join(f"{state.game.explain(state, d)} [{d.clause}]" for d in defects))


def _record(start: State, moves: Sequence[Move]) -> dict[str, object]:
    timeline = Timeline(start, None)
    for move in moves:
        try:
            timeline.play(move)
        except Exception as problem:
            return {**timeline.to_json(), "refused": f"{start.game.write_move(move)}: {problem}"}
    return timeline.to_json()


def _play_batch(
    name: str, seed: int, seats: int | None, options: Mapping[str, object], numbers: range
) -> Tally:
    tally = Tally()
    game = game_named(name)
    for number in numbers:
        tally.add(play_one(game, number, seed, seats, options))
    return tally


@of_kinds
def simulate(
    name: str,
    games: int,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    executor: Executor | None = None,
    jobs: int = 1,
    progress: Callable[[Tally], None] | None = None,
) -> Tally:
    """Plays random games of the game called `name` and adds up what they came to.

    Without `seats` the games go round all seat counts. They are played in `jobs` processes, or on `executor`,
    any `concurrent.futures.Executor` (a pool, or a cluster's). `progress` hears of every batch.
    Interrupted (Ctrl-C), it returns what there is; a batch whose process dies again and again is `lost`.
    """
    tally = Tally()
    play = partial(_play_batch, name, seed, seats, dict(options or {}))
    batches = Batches(play, games, jobs=jobs, executor=executor)

    def take_in(part: Tally) -> None:
        tally.add(part)
        if progress is not None:
            progress(tally)

    batches.run(take_in)
    tally.faults.sort(key=lambda fault: fault.number)
    tally.lost, tally.stopped = batches.lost, batches.stopped
    return tally
