"""A player who searches among plans, for games of which a single move says little.

A game may say what plans are (`study/planning.py`: `PLAN`, `varied`, `follow`, `worth`, `period`). Then a
search plays whole games on from guesses at the position: its own seat follows a plan, the others the game's
ordinary one. A plan that is varied a little takes the place of the one followed so far when it has brought
more by each of several chances, the same for both. What was found is remembered and varied again later on.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from random import Random
from typing import NamedTuple

from ..engine import CHANCE, Game, Move, Seat, State
from .search import Budget

CHANCES = 3
"""By so many chances a plan must have brought more than the one that it replaces."""
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


class Memory:
    """The plan that each seat follows, and the period in which it was thought over."""

    def __init__(self, planning: Planning) -> None:
        self.planning = planning
        self._known: dict[Seat, tuple[object, object]] = {}

    def plan(self, seat: Seat) -> object:
        """The plan of a seat."""
        return self._known[seat][1] if seat in self._known else self.planning.plan

    def is_settled(self, view: State, seat: Seat) -> bool:
        """Whether the plan has been thought over in this period."""
        return seat in self._known and self._known[seat][0] == self.planning.period(view)

    def keep(self, view: State, seat: Seat, plan: object) -> None:
        """Follow a plan from now on."""
        self._known[seat] = (self.planning.period(view), plan)


class PlanSearch:
    """The search for a seat's plan. Iterating thinks, and yields the share of the budget that is spent;
    whoever stops iterating stops it. `move` is the one to make by what has come out so far."""

    def __init__(
        self, view: State, moves: Sequence[Move], random: Random, budget: Budget, memory: Memory
    ) -> None:
        self.view, self.moves, self.budget, self.memory = view, moves, budget, memory
        self.seat, self.tries = moves[0].seat, 0
        self._random, self._seed = random, random.getrandbits(64)
        self._began = 0.0

    @property
    def move(self) -> Move:
        """The move to make."""
        planning = self.memory.planning
        return planning.follow(self.view, self.moves, self.memory.plan(self.seat))

    @property
    def share(self) -> float:
        """The share of the budget that is spent."""
        tries, seconds, clock = self.budget
        spent = (clock() - self._began) / seconds if seconds else 0.0
        return min(1.0, max(spent, self.tries / tries if tries else 0.0))

    def think(self) -> PlanSearch:
        """Use the whole budget."""
        for _ in self:
            pass
        return self

    def __iter__(self) -> Iterator[float]:
        self._began = self.budget.clock()
        plan = self.memory.plan(self.seat)
        self.memory.keep(self.view, self.seat, plan)
        brought: list[float] = []
        while True:
            other, values = self.memory.planning.varied(plan, self._random), list[float]()
            while len(values) < CHANCES:
                for played, worths in ((plan, brought), (other, values)):
                    if len(worths) <= len(values):
                        worth = yield from self._played(played, len(worths))
                        if worth is None:
                            yield 1.0
                            return
                        worths.append(worth)
                if sum(values) <= sum(brought[: len(values)]):
                    break
            else:
                plan, brought = other, values
                self.memory.keep(self.view, self.seat, plan)

    def _played(self, plan: object, chance: int) -> Generator[float, None, float | None]:
        """What a game brings that is played to its end by a plan; None when the budget is spent before."""
        planning, game = self.memory.planning, self.view.game
        state: State = game.guess(self.view, Random(f"{self._seed}/{chance}"))
        period, decisions = None, 0
        random = Random(f"{self._seed}/{chance}")
        while state.pending:
            if decisions % SLICE == 0:
                if (share := self.share) >= 1:
                    return None
                yield share
            (asked, *_) = game.asked(state)
            if asked == CHANCE:
                if (now := planning.period(state)) != period:
                    period, random = now, Random(f"{self._seed}/{chance}/{now}")
                state = game.carry_out(state, game.draw_chance(state, random)).state
                continue
            moves = [move for move in game.considered(state) if move.seat == asked]
            follows = plan if asked == self.seat else planning.plan
            move = planning.follow(state, moves, follows) if len(moves) > 1 else moves[0]
            state = game.carry_out(state, move).state
            decisions += 1
        self.tries += 1
        return planning.worth(state)[state.seats.index(self.seat)]
