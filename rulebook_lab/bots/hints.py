"""A hint: what a seat had better do here, what it can expect of it, and what that changes in the game."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

import msgspec
from msgspec.structs import replace

from ..engine import CHANCE, Move, RulebookError, Seat, State, Timeline, decided, of_kinds
from ..engine.wording import Texts, load_texts
from .players import judged
from .search import Budget, Search, Tally

THINKING = Budget(tries=200, seconds=3.0)
MOST = 3000
"""Positions that are gone through where what is left of a game is calculated exactly."""
LOOKS = 3
"""Guesses that must agree before a seat is said to know something."""
REPLIES = 3
"""Moves of the line that is expected to follow."""
SHOWN = 4
"""Figures that a hint shows the change of."""


def texts() -> Texts:
    """The sentences of hints and reviews."""
    return load_texts(__package__)


def say(key: str, /, **facts: object) -> str:
    """One of them."""
    return texts().say("review", [key], facts)


class Way(msgspec.Struct, frozen=True):
    """A move that could be made: the share of the victory expected of it, with its standard error."""

    move: Move
    expects: float
    error: float
    tries: int


class Change(msgspec.Struct, frozen=True):
    """A figure of the position that a move changes at once."""

    figure: str
    before: int | str | bool
    after: int | str | bool


class Hint(msgspec.Struct, frozen=True):
    """What a seat had better do. `ways` are its moves, the best first; `line` is what is expected to follow;
    `exact` tells that what is left was calculated, not searched. It shows itself in words."""

    state: State
    seat: Seat
    ways: tuple[Way, ...]
    exact: bool
    changes: tuple[Change, ...]
    line: tuple[Move, ...] = ()

    @property
    def move(self) -> Move:
        """The move to make."""
        return self.ways[0].move

    @property
    def clause(self) -> str:
        """The clause that grants it."""
        return self.move.clause

    @property
    def sentences(self) -> tuple[str, ...]:
        """The hint in words: the move and what it expects, by which rule, what changes, other ways."""
        game, best = self.state.game, self.ways[0]
        head = say(
            "exactly" if self.exact else "hint",
            seat=self.seat,
            move=game.describe(best.move, self.state).rstrip("."),
            expects=_percent(best.expects),
            error=_percent(best.error),
        )
        rule = say("clause", title=game.catalogue[self.clause].title)
        told = game.sentences
        changed = [
            say(
                "changes",
                figure=told.figure(each.figure),
                before=told.value(each.before),
                after=told.value(each.after),
            )
            for each in self.changes
        ]
        others = [
            say(
                "other",
                move=game.describe(way.move, self.state).rstrip("."),
                expects=_percent(way.expects),
                error=_percent(way.error),
            )
            for way in self.ways[1:3]
        ]
        how = say("solved") if self.exact else say("searched", tries=sum(way.tries for way in self.ways))
        return (head, rule, *changed, *others, how)

    def __repr__(self) -> str:
        return "\n  ".join(self.sentences)


def _percent(share: float) -> str:
    return "?%" if share == inf else f"{share:.0%}"


@of_kinds
def hint(position: State | Timeline, seat: Seat = "", *, budget: Budget = THINKING, seed: int = 0) -> Hint:
    """What had `seat` (by default whoever is asked first) better do here, from what it can see?

    What is left of a game is calculated exactly where little is left and nothing is hidden; else it is
    searched. Raises RulebookError where nobody, or not this seat, has to decide, and for a game that judges
    no positions.
    """
    state = position.state if isinstance(position, Timeline) else position
    asked = [each for each in state.game.asked(state) if each != CHANCE]
    seat = seat or (asked[0] if asked else "")
    if seat not in asked:
        raise RulebookError(say("nothing"))
    if not judged(state.game):
        raise RulebookError(say("not-judged", game=state.game.title))
    if state.defects:
        raise RulebookError(str(state.defects))
    moves = [move for move in state.game.considered(state) if move.seat == seat]
    solved = exactly(state, seat, moves)
    line: tuple[Move, ...] = ()
    if solved is not None:
        best = sorted(solved.items(), key=lambda way: -way[1])
        ways = tuple(Way(move, share, 0.0, 0) for move, share in best)
    else:
        search = Search(state.view(seat), moves, Random(seed), budget).think()
        ways = tuple(_way(tally) for tally in search.tallies)
        line = search.line(REPLIES)[1:]
    return Hint(state, seat, ways, solved is not None, changes(state, ways[0].move), line)


def _way(tally: Tally) -> Way:
    return Way(tally.move, tally.mean, tally.error, tally.tries)


def changes(state: State, move: Move) -> tuple[Change, ...]:
    """The mover's figures that a move changes at once, those that change most first.

    Only what it changes whatever the mover does not see: the same in all of some guesses.
    """
    game, view = state.game, state.view(move.seat)
    if move not in view.legal_moves:
        return ()
    guesses = (game.guess(view, Random(look)) for look in range(LOOKS))
    before = view.facts
    first, *others = (game.carry_out(each, move).state.view(move.seat).facts for each in guesses)
    told = [
        Change(name, before[name], first[name])
        for name in before
        if move.seat in name.split(".")
        and before[name] != first.get(name, before[name])
        and all(after.get(name) == first[name] for after in others)
    ]
    return tuple(sorted(told, key=_size, reverse=True)[:SHOWN])


def _size(change: Change) -> float:
    before, after = change.before, change.after
    if isinstance(before, str) or isinstance(after, str):
        return 0.0
    return abs(after - before)


# -- calculated exactly ---------------------------------------------------------------------


class _TooMuch(Exception):
    """More is left than is worth going through."""


def exactly(state: State, seat: Seat, moves: Sequence[Move], most: int = MOST) -> dict[Move, float] | None:
    """The share of the victory that each of a seat's moves brings if all play on as well as they can.

    None where more is left than `most` positions, something is hidden from somebody, or several choose at
    once.
    """
    if any(not _knows_all(state, each) for each in state.seats):
        return None
    at, known = state.seats.index(seat), dict[State, tuple[float, ...]]()
    game = state.game

    def worth(now: State) -> tuple[float, ...]:
        if value := known.get(now):
            return value
        if now in known:  # it leads back to itself
            raise _TooMuch
        if len(known) >= most:
            raise _TooMuch
        known[now] = ()
        known[now] = value = _value(now)
        return value

    def _value(now: State) -> tuple[float, ...]:
        if result := now.result:
            return decided(now.seats, result.winners)
        asked = game.asked(now)
        if asked == (CHANCE,):
            weights = game.weights(now)
            ends = [(worth(game.carry_out(now, move).state), weight) for move, weight in weights.items()]
            whole = sum(weights.values())
            return tuple(sum(end[i] * weight for end, weight in ends) / whole for i in range(len(now.seats)))
        if len(asked) > 1:
            raise _TooMuch
        mover = now.seats.index(asked[0])
        ways = [worth(game.carry_out(now, move).state) for move in game.considered(now)]
        return max(ways, key=lambda way: way[mover])

    try:
        if len(game.asked(state)) > 1:
            raise _TooMuch
        return {move: worth(game.carry_out(state, move).state)[at] for move in moves}
    except (_TooMuch, RecursionError):
        return None


def _knows_all(state: State, seat: Seat) -> bool:
    """Whether a seat sees everything, or could be looking at this position alone."""
    view = state.view(seat)
    whole = replace(state, viewer=None)
    return all(state.game.guess(view, Random(look)) == whole for look in range(LOOKS))
