"""A game looked over afterwards: how the expected result went, which moves lost most, what was better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import NamedTuple

import msgspec

from ..engine import (
    CHANCE,
    Game,
    Move,
    RulebookError,
    Seat,
    State,
    Timeline,
    expect_number,
    expect_one_of,
    of_kinds,
)
from ..scene.charts import Chart, Series, highest
from .hints import Change, exactly, instead, said
from .players import judged
from .search import Budget, Judgement, Search
from .words import say

GLANCE = 60
"""Tries of a first look at a decision."""
GLANCED = 400
"""Positions that are gone through to calculate a decision exactly."""
ROUNDS, TRIES = 6, 40
"""A move that looks worse is weighed against the best in so many rounds of so many tries each."""
STUDENT = 2.57
"""So many standard errors of so few rounds hold their mean in 95 of 100 cases (Student's t)."""
LEAST = 0.03
"""What a mistake loses at least, in shares of the victory."""
SUSPECTS = 12
"""So many decisions of each seat are weighed, those that look worst."""


class Mistake(msgspec.Struct, frozen=True):
    """A decision that was surely worse than another: `loss` is the share of the victory that it gave away,
    `error` the half of its 95 % interval (nought where it was calculated `exact`ly), `changes` the figures
    that the better move would have made others."""

    step: int
    state: State
    played: Move
    better: Move
    loss: float
    error: float
    exact: bool
    changes: tuple[Change, ...]

    @property
    def seat(self) -> Seat:
        """Who made it."""
        return self.played.seat

    @property
    def clause(self) -> str:
        """The clause of the better move: what was overlooked."""
        return self.better.granted_by(self.state.top)

    def again(self) -> Timeline:
        """The position as the start of a record of its own, to be tried again."""
        return Timeline(self.state, self.step)

    @property
    def sentences(self) -> tuple[str, ...]:
        """It in words: the move played and what it lost, the better one, what that changes, how it is known.
        By which clause the better one is made is told besides, in `__str__`."""
        game, exact = self.state.game, "/exact" if self.exact else ""

        def described(move: Move) -> str:
            return game.describe(move, self.state, self.seat).rstrip(".")

        lost = {"loss": _of_hundred(self.loss), "error": _of_hundred(self.error)}
        head = say(f"mistake{exact}", step=self.step, seat=self.seat, played=described(self.played), **lost)
        better = say("better", move=described(self.better))
        how = say("solved") if self.exact else say("searched", tries=ROUNDS * TRIES)
        return (head, better, *said(self.state, "instead", self.changes), how)

    def __str__(self) -> str:
        head, better, *others = self.sentences
        rule = say("clause", title=self.state.game.catalogue[self.clause].title)
        return "\n  ".join([head, better, rule, *others])

    __repr__ = __str__


def _of_hundred(share: float) -> int:
    return round(100 * share)


class Review(msgspec.Struct, frozen=True):
    """A game looked over: `expected` has the shares of the victory after each step, `mistakes` the worst
    first."""

    game: Game
    seats: tuple[Seat, ...]
    expected: tuple[tuple[float, ...], ...]
    decisions: int
    mistakes: tuple[Mistake, ...]

    @property
    def chart(self) -> Chart:
        """How the expected result went through the game, as all cards lay."""
        rows = [tuple(round(value, 3) for value in row) for row in zip(*self.expected, strict=True)]
        return Chart(
            title=self._seen(rows),
            x=tuple(range(len(self.expected))),
            series=tuple(
                Series(self.game.texts.name(seat), row, seat)
                for seat, row in zip(self.seats, rows, strict=True)
            ),
            x_title=say("chart-x"),
            y_title=say("chart-y"),
            kind="lines",
            shares=True,
        )

    def _seen(self, rows: Sequence[Sequence[float]]) -> str:
        """Who was ahead for the most steps, as far as the curves tell them apart."""
        if len(self.seats) == 1:
            return say("chart/alone")
        ahead = dict.fromkeys(self.seats, 0)
        for now in zip(*rows, strict=True):
            first, *others = highest(dict(zip(self.seats, now, strict=True)))
            ahead[first] += not others
        best, *level = highest(ahead)
        return say("chart/even" if level else "chart", best=best)

    def __repr__(self) -> str:
        head = say(
            "review",
            game=self.game.title,
            seats=self.seats,
            decisions=self.decisions,
            mistakes=len(self.mistakes),
        )
        return "\n".join([head, *(map(str, self.mistakes) if self.mistakes else [say("no-mistakes")])])


@of_kinds
def review(
    timeline: Timeline,
    seats: Sequence[Seat] = (),
    *,
    seed: int = 0,
    glance: int = GLANCE,
    progress: Callable[[int, int], object] | None = None,
) -> Review:
    """Looks a game over, for all seats or some of them, each from what it could see.

    Each decision is searched at a glance; the moves that look worst are then weighed against the best ones,
    and are mistakes if the interval of what they lose is above nought. Where little was left and
    whoever had a choice knew what was hidden it is calculated exactly. `progress(done, of)` is told how far
    it is. Raises RulebookError for a game that judges no positions.
    """
    expect_number("glance", glance, 1)
    game, path = timeline.game, timeline.path
    for seat in seats:
        expect_one_of("each of seats", seat, path[0].state.seats)
    if not judged(game):
        raise RulebookError(say("not-judged", game=game.title))
    looked_over = tuple(seats) or path[0].state.seats
    decided = [
        _Decision(step, before.state, node.move)
        for step, (before, node) in enumerate(pairwise(path))
        if node.move is not None and node.move.seat != CHANCE and node.move.seat in looked_over
    ]
    suspects: dict[Seat, list[_Suspect]] = {seat: [] for seat in looked_over}
    mistakes: list[Mistake] = []
    decisions = 0
    for done, each in enumerate(decided):
        if progress is not None:
            progress(done, len(decided))
        moves = [move for move in game.considered(each.state) if move.seat == each.played.seat]
        if each.played not in moves:
            moves.append(each.played)
        if len(moves) < 2:
            continue
        decisions += 1
        solved = exactly(each.state, each.played.seat, GLANCED)
        if solved is not None:
            mistakes += _calculated(each, solved)
        else:
            suspects[each.played.seat] += _suspected(each, moves, glance, seed)
    for row in suspects.values():
        worst = sorted(row, key=lambda suspect: -suspect.loss)[:SUSPECTS]
        mistakes += [mistake for suspect in worst for mistake in _confirmed(suspect, seed)]
    mistakes.sort(key=lambda mistake: -mistake.loss)
    expectation = Judgement.of(game).expectation
    expected = tuple(expectation(node.state) for node in path)
    return Review(game, path[0].state.seats, expected, decisions, tuple(mistakes))


class _Decision(NamedTuple):
    """A move that a seat made, the position it made it in, and after how many moves that was."""

    step: int
    state: State
    played: Move


class _Suspect(NamedTuple):
    """A decision that looks worse than another at a glance, and by how much."""

    loss: float
    decision: _Decision
    better: Move


def _calculated(of: _Decision, solved: Mapping[Move, float]) -> Iterator[Mistake]:
    """The mistake, if a decision was one by what all its moves are worth exactly."""
    better = max(solved, key=lambda move: solved[move])
    if (loss := solved[better] - solved[of.played]) >= LEAST:
        gained = instead(of.state, better, of.played)
        yield Mistake(of.step, of.state, of.played, better, loss, 0.0, True, gained)


def _suspected(of: _Decision, moves: list[Move], glance: int, seed: int) -> Iterator[_Suspect]:
    """The suspicion, if a search at a glance prefers another move."""
    view, random = of.state.view(of.played.seat), Random(f"{seed}/{of.step}")
    search = Search(view, moves, random, Budget(tries=glance), among=of.played).think()
    means = {tally.move: tally.mean for tally in search.tallies if tally.tries}
    best = search.tallies[0].move
    if best != of.played:
        yield _Suspect(means[best] - means.get(of.played, 0.0), of, best)


def _confirmed(suspect: _Suspect, seed: int) -> Iterator[Mistake]:
    """The mistake, if both moves weighed against each other say that it surely was one."""
    (step, state, played), better = suspect.decision, suspect.better
    loss, error = weighed(state, better, played, seed)
    if loss - error > 0 and loss >= LEAST:
        gained = instead(state, better, played)
        yield Mistake(step, state, played, better, loss, error, False, gained)


def weighed(state: State, better: Move, worse: Move, seed: int = 0) -> tuple[float, float]:
    """By how much one move of a seat is better than another, and the half of the 95 % interval of that.

    Both are searched in rounds of their own, with the same guesses and chances.
    """
    view, gaps = state.view(better.seat), list[float]()
    for number in range(ROUNDS):
        budget, random = Budget(tries=2 * TRIES), Random(f"{seed}/weigh/{number}")
        search = Search(view, [better, worse], random, budget, level=True).think()
        means = {tally.move: tally.mean for tally in search.tallies}
        gaps.append(means[better] - means[worse])
    return fmean(gaps), STUDENT * sqrt(variance(gaps) / ROUNDS)
