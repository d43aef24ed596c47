"""Players: given a position and a seat that must decide, a legal move."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from inspect import unwrap
from math import exp
from random import Random
from time import process_time
from typing import NamedTuple

from ..engine import Game, Move, RulebookError, Seat, State, of_kinds, shortened
from .planning import Memory, Planning, PlanSearch
from .search import Budget, Judgement, Search
from .words import message

Policy = Callable[[State, list[Move], Random], Move]
"""Picks one of a seat's legal moves; the position is the seat's own view."""

LEVELS = {
    "easy": Budget(tries=12, seconds=0.3),
    "medium": Budget(tries=120, seconds=1.0),
    "hard": Budget(seconds=2.0),
}
"""The players who search, by how long they may; a table never waits longer for a move than these seconds."""

NAMES = ("random", "greedy", *LEVELS)
"""The players that a game has by name. Without a `strategy` it has no greedy one, and without a `judgement`
none who search."""


class Player(NamedTuple):
    """A named policy, with the position that it is shown; who searches has a budget besides, and kinds of
    moves that it calculates instead; who searches among plans has a memory of them."""

    name: str
    pick: Policy
    budget: Budget | None = None
    calculated: tuple[type[Move], ...] = ()
    memory: Memory | None = None

    def calculates(self, moves: list[Move]) -> bool:
        """Whether it chooses from these moves without a search."""
        return any(isinstance(move, self.calculated) for move in moves)

    def move(self, state: State, seat: Seat, random: Random) -> Move:
        """The move for a seat that must decide, chosen by what this seat can see.

        Raises RulebookError when the seat has nothing to decide.
        """
        moves = self._moves(state, seat)
        return moves[0] if len(moves) == 1 else self.pick(state.view(seat), moves, random)

    def _moves(self, state: State, seat: Seat) -> list[Move]:
        moves = [move for move in state.game.considered(state) if move.seat == seat]
        if not moves:
            name = state.game.texts.name(seat)
            raise RulebookError(message("nothing-here", seat=name, prompt=state.prompt))
        return moves

    def search(self, state: State, seat: Seat, random: Random) -> Search | PlanSearch | None:
        """The search for the move, to be gone through bit by bit; None where there is nothing to search."""
        moves, view = self._moves(state, seat), state.view(seat)
        if self.budget is None or len(moves) == 1 or self.calculates(moves):
            return None
        if self.memory is None:
            return Search(view, moves, random, self.budget)
        thinking = PlanSearch(view, moves, random, self.budget, self.memory)
        return None if thinking.is_settled else thinking


def random_pick(view: State, moves: list[Move], random: Random) -> Move:
    """A legal move, each as likely as the others."""
    return random.choice(moves)


random_player = Player("random", random_pick)


@of_kinds
def greedy(game: Game) -> Player:
    """The player who takes the move that the game's `strategy.judge(view, move)` likes best.

    Between equals chance decides; so it does, by the better the likelier, for the kinds of moves that
    `strategy.MIXED` lists, each with the difference in worth that makes one e times as likely as another:
    whoever votes in secret must not be sure. Raises RulebookError for a game without a strategy.
    """
    judge: Callable[[State, Move], float] | None = game.offered("study.strategy", "judge")
    if judge is None:
        raise RulebookError(message("no-strategy", game=game.title))
    return Player("greedy", best_by(judge, getattr(game.part("study.strategy"), "MIXED", {})))


def best_by(judge: Callable[[State, Move], float], mixed: Mapping[type[Move], float] | None = None) -> Policy:
    """The policy that takes the move which a judge likes best; kinds of moves may be `mixed`."""
    judge, mixed = unwrap(judge), mixed or {}

    def pick(view: State, moves: list[Move], random: Random) -> Move:
        values = [judge(view, move) for move in moves]
        best = max(values)
        if warmth := mixed.get(type(moves[0])):
            return random.choices(moves, [exp((value - best) / warmth) for value in values])[0]
        return random.choice([move for move, value in zip(moves, values, strict=True) if value == best])

    return pick


@cache
def judged(game: Game) -> bool:
    """Whether a game judges positions, so that they can be searched."""
    return game.offered("study.judgement", "expectation") is not None


@of_kinds
def searching(name: str, game: Game, budget: Budget) -> Player:
    """The player who searches within a budget: among plans where the game has some, else among moves.

    Raises RulebookError for a game that judges no positions.
    """
    if not judged(game):
        raise RulebookError(message("no-judgement", game=game.title))
    calculated: tuple[type[Move], ...] = getattr(game.part("study.judgement"), "CALCULATED", ())
    calculate, planning = best_by(Judgement.of(game).judge), Planning.of(game)
    if planning:
        return _planner(name, budget, Memory(planning))

    def pick(view: State, moves: list[Move], random: Random) -> Move:
        if searcher.calculates(moves):
            return calculate(view, moves, random)
        return Search(view, moves, random, budget).think().move

    searcher = Player(name, pick, budget, calculated)
    return searcher


def _planner(name: str, budget: Budget, memory: Memory) -> Player:
    def pick(view: State, moves: list[Move], random: Random) -> Move:
        return PlanSearch(view, moves, random, budget, memory).think().move

    return Player(name, pick, budget, memory=memory)


def _budget(name: str) -> Budget | None:
    """A budget as a player's name: `200 tries`, or `0.5 s` of a processor's time, which no load disturbs."""
    number, _, unit = name.partition(" ")
    if unit == "tries" and number.isdecimal() and int(number):
        return Budget(tries=int(number))
    if unit == "s" and number.replace(".", "", 1).isdecimal() and float(number):
        return Budget(seconds=float(number), clock=process_time)
    return None


@of_kinds
def player(game: Game, name: str | Player) -> Player:
    """The player of that name; a search may also be named by its budget: `200 tries`, `0.5 s`.

    Raises RulebookError for a name that is none.
    """
    if isinstance(name, Player):
        return name
    if name == "random":
        return random_player
    if name == "greedy":
        return greedy(game)
    if budget := LEVELS.get(name) or _budget(name):
        return searching(name, game, budget)
    raise RulebookError(message("no-player", name=shortened(name), known=", ".join(NAMES)))
