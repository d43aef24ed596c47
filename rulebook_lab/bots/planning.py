"""A player who searches among plans, for games of which a single move says little.

A game may say what plans are (`study/planning.py`: `PLAN`, `varied`, `follow`, `worth`, `period`). Then a
search plays whole games on from guesses at the position: its own seat follows a plan, the others the game's
ordinary one. A plan that is varied a little takes the place of the one followed so far when it has brought
more by the same chances, and no less by each of four others. What was found is remembered, and tested again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from random import Random
from typing import NamedTuple

from ..engine import CHANCE, Game, Move, Seat, State
from .search import Budget

GAMES = 8
"""So many games are played on from one position by the same chances, then from a later one by others."""
CHECKS = 4
"""By so many other sets of chances a plan must bring no less before it is followed."""
SLICE = 16
"""Decisions between two looks at the clock."""


class Planning(NamedTuple):
    """What a game says of plans."""

    plan: object
    """The ordinary one."""
    varied: Callable[[object, Random], object]
    """Another plan that differs a little from one."""
    follow: Callable[[State, Sequence[Move], object], Move]
    """The move of a seat that follows a plan; always the same."""
    worth: Callable[[State], tuple[float, ...]]
    """What the end of a game is worth to each seat."""
    period: Callable[[State], object]
    """As long as it stays the same a plan is not thought over."""

    @classmethod
    def of(cls, game: Game) -> Planning | None:
        """That of a game; None where it says nothing."""
        if game.offered("study.planning", "follow") is None:
            return None
        said = game.part("study.planning")
        return cls(said.PLAN, said.varied, said.follow, said.worth, said.period)


class Mind:
    """What a seat follows and thinks of: a plan, and the thoughts of others, which go on from where they were
    left. `view` is what it sees of the position by now, `tries` counts the games played on to their end."""

    def __init__(self, planning: Planning, view: State, seat: Seat, random: Random) -> None:
        self.view, self.plan, self.tries = view, planning.plan, 0
        self.period: object = None
        self._planning, self._seat, self._random = planning, seat, random
        self.thoughts = self._thoughts()

    def _thoughts(self) -> Iterator[None]:
        """Compare plans without end, and stop for breath now and then."""
        while True:
            view, chances, until = self.view, self._chances(), self.tries + GAMES
            most = yield from self._played(view, self.plan, chances)
            while self.tries < until:
                other = self._planning.varied(self.plan, self._random)
                brought = yield from self._played(view, other, chances)
                if brought > most and (yield from self._better(view, other)):
                    self.plan, most = other, brought

    def _chances(self) -> str:
        return f"{self._random.getrandbits(64)}"

    def _better(self, view: State, other: object) -> Generator[None, None, bool]:
        """Whether another plan brings no less by other chances either: what it gained may have been luck."""
        for _ in range(CHECKS):
            chances = self._chances()
            brought = yield from self._played(view, other, chances)
            if brought < (yield from self._played(view, self.plan, chances)):
                return False
        return True

    def _played(self, view: State, plan: object, chances: str) -> Generator[None, None, float]:
        """What a game brings that is played to its end by a plan."""
        planning, game = self._planning, view.game
        state: State = game.guess(view, Random(chances))
        period, random, decisions = planning.period(state), Random(chances), 0
        while state.pending:
            (asked, *_) = game.asked(state)
            if asked == CHANCE:
                if (now := planning.period(state)) != period:
                    period, random = now, Random(f"{chances}/{now}")
                state = game.carry_out(state, game.draw_chance(state, random)).state
                continue
            moves = [move for move in game.considered(state) if move.seat == asked]
            follows = plan if asked == self._seat else planning.plan
            move = planning.follow(state, moves, follows) if len(moves) > 1 else moves[0]
            state = game.carry_out(state, move).state
            decisions += 1
            if decisions % SLICE == 0:
                yield
        self.tries += 1
        yield
        return planning.worth(state)[state.seats.index(self._seat)]


class Memory:
    """The minds of the seats for which a player plays."""

    def __init__(self, planning: Planning) -> None:
        self.planning = planning
        self._minds: dict[Seat, Mind] = {}

    def mind(self, view: State, seat: Seat, random: Random) -> Mind:
        """That of a seat; a new one where it has none yet."""
        if seat not in self._minds:
            self._minds[seat] = Mind(self.planning, view, seat, Random(random.getrandbits(64)))
        return self._minds[seat]


class PlanSearch:
    """The search for a seat's plan. Iterating thinks, and yields the share of the budget that is spent;
    whoever stops iterating stops it. `move` is the one to make by what has come out so far."""

    def __init__(
        self, view: State, moves: Sequence[Move], random: Random, budget: Budget, memory: Memory
    ) -> None:
        self.view, self.moves, self.budget = view, moves, budget
        self.planning, self.mind = memory.planning, memory.mind(view, moves[0].seat, random)

    @property
    def is_settled(self) -> bool:
        """Whether the plan has been thought over in this period."""
        return self.mind.period == self.planning.period(self.view)

    @property
    def move(self) -> Move:
        """The move to make."""
        return self.planning.follow(self.view, self.moves, self.mind.plan)

    def think(self) -> PlanSearch:
        """Use the whole budget, unless the plan is settled."""
        for _ in () if self.is_settled else self:
            pass
        return self

    def __iter__(self) -> Iterator[float]:
        tries, seconds, clock = self.budget
        mind, began = self.mind, clock()
        mind.view, mind.period, before = self.view, self.planning.period(self.view), mind.tries
        share = 0.0
        while share < 1:
            next(mind.thoughts)
            spent = (clock() - began) / seconds if seconds else 0.0
            share = max(spent, (mind.tries - before) / tries if tries else 0.0)
            yield min(share, 1.0)
