"""What a reader takes to follow who has never heard of a clause: the game is asked without it.

Each clause is taken out in a process of its own (`leave_out`), and the steps at which it is at work are
taken again.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable
from itertools import islice
from typing import TypeVar

import msgspec

from rulebook_lab.engine import CHANCE, Game, Move, State
from rulebook_lab.lessons.quiz.entry import OVER, written
from rulebook_lab.lessons.quiz.material import Overlooked
from rulebook_lab.testing.without import leave_out

from .scan import Step

MOST_MOVES = 40
"""How many moves of a position are looked at, legal ones and near misses each."""
LONGEST = 20
"""For how many seconds of computing a clause's steps are taken again."""
T, R = TypeVar("T"), TypeVar("R")


class Consequences(msgspec.Struct):
    """What is so at a step and after it."""

    figures: dict[str, int]
    points: dict[str, int]
    winners: str
    asked: str
    events: list[str]
    legal: list[str]
    misses: list[str]


def consequences(game: Game, step: Step, tried: Consequences | None = None) -> Consequences:
    """What is so at a step and after it; of `tried` those moves are judged that it has."""
    state: State = game.read_position(step.position)
    move = game.read_move(step.move) if step.move else None
    if move is not None and not state.game.by_chance(state) and list(game.violations(state, move)):
        move = None
    after, events = game.carry_out(state, move) if move is not None else (state, ())
    result = after.result
    legal, misses = _moves(game, state) if tried is None else _judged(game, state, tried)
    return Consequences(
        figures={name: value for name, value in after.facts.items() if type(value) is int},
        points=_points(state),
        winners="+".join(seat for seat in after.seats if result and seat in result.winners),
        asked="+".join(game.asked(after)) if after.pending else OVER,
        events=[written(event) for event in events],
        legal=legal,
        misses=misses,
    )


def _points(state: State) -> dict[str, int]:
    found: dict[str, int] = {}
    for seat, points in state.scores.items():
        found[seat] = points.total
        for clause, n in points.parts:
            found[f"{seat}.{clause}"] = found.get(f"{seat}.{clause}", 0) + n
    return found


def _moves(game: Game, state: State) -> tuple[list[str], list[str]]:
    """The notations of legal moves and of near misses for whoever is asked."""
    if game.by_chance(state):
        return [], []
    legal: list[Move] = game.legal(state)
    asked = game.asked(state)
    known = set(legal)
    near = (move for move in game.candidates(state) if move not in known and move.seat in asked)
    some = legal[:: max(1, len(legal) // MOST_MOVES)][:MOST_MOVES]
    return [game.write_move(move) for move in some], [game.write_move(m) for m in islice(near, MOST_MOVES)]


def _judged(game: Game, state: State, tried: Consequences) -> tuple[list[str], list[str]]:
    def allowed(text: str) -> bool:
        return not list(game.violations(state, game.read_move(text)))

    every = [*tried.legal, *tried.misses]
    judged = {text: allowed(text) for text in every}
    return [t for t in every if judged[t]], [t for t in every if not judged[t]]


def as_it_is(name: str, steps: Iterable[Step]) -> dict[Step, Consequences]:
    """What is so at every step, by the rules as they are."""
    return {step: found for step, found in _all(name, "", list(steps), {}) if found is not None}


def overlooked(
    name: str, steps: dict[str, list[Step]], real: dict[Step, Consequences]
) -> dict[Step, list[Overlooked]]:
    """For every step what is taken to be so by those who overlook one of its clauses."""
    work = [
        (name, clause, taken, {step: real[step] for step in taken if step in real})
        for clause, taken in steps.items()
    ]
    found: dict[Step, list[Overlooked]] = {}
    for (_, clause, _, _), answers in zip(work, in_processes(_without, work), strict=True):
        for step, other in answers:
            if different := _difference(clause, real[step], other):
                found.setdefault(step, []).append(different)
    return found


def in_processes(do: Callable[[T], R], work: list[T]) -> list[R]:
    """What `do` answers for each piece of work, each in a process of its own."""
    with multiprocessing.get_context("fork").Pool(2, maxtasksperchild=1) as pool:
        return pool.map(do, work, chunksize=1)


def _without(
    work: tuple[str, str, list[Step], dict[Step, Consequences]],
) -> list[tuple[Step, Consequences | None]]:
    name, clause, steps, real = work
    leave_out(f"rulebook_lab.games.{name}", clause)
    return _all(name, clause, steps, real)


def _all(
    name: str, clause: str, steps: list[Step], real: dict[Step, Consequences]
) -> list[tuple[Step, Consequences | None]]:
    from rulebook_lab.games import game

    found: list[tuple[Step, Consequences | None]] = []
    signal.signal(signal.SIGVTALRM, _too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST if clause else 0)
    try:
        whole = game(name)
        for step in steps:
            if clause and step not in real:
                continue
            try:
                found.append((step, consequences(whole, step, real.get(step))))
            except TimeoutError:
                break
            except Exception:  # without a clause nothing need hold together
                found.append((step, None))
    except Exception:  # not even the game itself
        found = [(step, None) for step in steps if step in real]
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return found


def _too_long(*_: object) -> None:
    raise TimeoutError


def _difference(clause: str, real: Consequences, other: Consequences | None) -> Overlooked | None:
    """What differs without a clause; None if nothing does."""
    if other is None:
        return Overlooked(clause, nothing=True)
    asked = set(real.legal), set(real.misses)
    found = Overlooked(
        clause,
        figures={k: v for k, v in other.figures.items() if real.figures.get(k, v) != v},
        points={k: v for k, v in other.points.items() if real.points.get(k, v) != v},
        winners=other.winners if real.winners and other.winners not in ("", real.winners) else "",
        asked=other.asked if other.asked not in ("", real.asked) and CHANCE not in other.asked else "",
        refused=tuple(text for text in other.misses if text in asked[0]),
        allowed=tuple(text for text in other.legal if text in asked[1]),
        happened=tuple(text for text in other.events if text not in real.events),
        missed=tuple(text for text in real.events if text not in other.events),
    )
    return found if found != Overlooked(clause) else None
