"""A hint: what a seat should do here, what it can expect of it, and what that changes in the game."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from math import inf, isclose
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from ..engine import CHANCE, Move, RulebookError, Seat, State, Timeline, decided, expect_seat, of_kinds
from ..engine.chances import SURE, percent
from .players import judged
from .search import Budget, Search, Tally
from .words import message, say

THINKING = Budget(tries=200, seconds=3.0)
MOST = 3000
"""Positions that are gone through where what is left of a game is calculated exactly."""
LOOKS, GLANCES = 100, 3
"""Guesses that must agree before a figure is told, and before it is said that another move changes it too."""
EQUAL = 1e-9
"""Shares of the victory that differ by no more are the same, but for the rounding of their sums."""
OTHERS = 2
"""So many other moves are told besides the best."""
SHOWN = 4
"""Figures that a hint shows the change of."""
RIVALS = 16
"""So many of the other moves are looked at for what any move would change."""


Figures = Mapping[str, int | str | bool]
"""Figures of a position by name, as `state.facts` has them."""


class Way(msgspec.Struct, frozen=True):
    """A move that could be made: the share of the victory expected of it, and the half of its 95 % interval
    (nought where it was calculated exactly)."""

    move: Move
    expects: float
    error: float
    tries: int


class Change(msgspec.Struct, frozen=True):
    """A figure right after a move, and what it is `before`, or would be after another move."""

    figure: str
    before: int | str | bool
    after: int | str | bool


class Hint(msgspec.Struct, frozen=True):
    """What a seat should do. `ways` are its moves, the best first; `exact` tells that what is left was
    calculated, not searched. It shows itself in words."""

    state: State
    seat: Seat
    ways: tuple[Way, ...]
    exact: bool
    changes: tuple[Change, ...]

    @property
    def move(self) -> Move:
        """The move to make."""
        return self.ways[0].move

    @property
    def clause(self) -> str:
        """The clause that grants it."""
        return self.move.granted_by(self.state.top)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The hint in words: the move and what it expects, by which rule, what changes, other ways."""
        best, *others = self.ways
        head = say(f"hint{self._how(best)}", seat=self.seat, **self._figures_of(best))
        rule = say("clause", title=self.state.game.catalogue[self.clause].title)
        how = say("solved") if self.exact else say("searched", tries=sum(way.tries for way in self.ways))
        behind = [way for way in others if way.expects <= best.expects]  # who is ahead by luck was tried less
        other = [say(f"other{self._how(way)}", **self._figures_of(way)) for way in behind[:OTHERS]]
        return (head, rule, *said(self.state, "changes", self.changes), *other, how)

    def _how(self, way: Way) -> str:
        """The form of a sentence about a way: that without a span where the span rounds to nothing."""
        return "/exact" if self.exact or _percent(way.error) == "0%" else ""

    def _figures_of(self, way: Way) -> dict[str, str]:
        move = self.state.game.describe(way.move, self.state, self.seat).rstrip(".")
        return {"move": move, "expects": percent(way.expects), "error": _percent(way.error)}

    def __repr__(self) -> str:
        return "\n  ".join(self.sentences)


def said(state: State, key: str, changes: Sequence[Change]) -> list[str]:
    """Changes in words, each by one sentence."""
    words = state.game.sentences
    return [
        say(
            key,
            figure=words.figure(each.figure),
            before=words.value(each.before),
            after=words.value(each.after),
        )
        for each in changes
    ]


def _percent(share: float) -> str:
    return "?%" if share == inf else f"{share:.0%}"


@of_kinds
def hint(position: State | Timeline, seat: Seat = "", *, budget: Budget = THINKING, seed: int = 0) -> Hint:
    """What `seat` (by default whoever is asked first) should do here, from what it can see.

    What is left of a game is calculated exactly where little is left and nothing is hidden; else it is
    searched. Raises RulebookError where nobody, or not this seat, has to decide, on the view of another seat,
    and for a game that judges no positions.
    """
    state = position.state if isinstance(position, Timeline) else position
    asked = [each for each in state.game.asked(state) if each != CHANCE]
    if not asked:
        raise RulebookError(say("nothing"))
    seat = seat or asked[0]
    expect_seat(state, seat)
    if seat not in asked:
        name = state.game.texts.name(seat)
        raise RulebookError(message("nothing-here", seat=name, prompt=state.prompt))
    if state.viewer not in (None, seat):
        raise RulebookError(say("not-seen", seat=seat, viewer=state.viewer))
    if not judged(state.game):
        raise RulebookError(say("not-judged", game=state.game.title))
    if state.defects:
        raise RulebookError(str(state.defects))
    solved = exactly(state, seat)
    if solved is not None:
        best = sorted(solved.items(), key=lambda way: -way[1])
        ways = tuple(Way(move, share, 0.0, 0) for move, share in best)
    else:
        moves = [move for move in state.game.considered(state) if move.seat == seat]
        search = Search(state.view(seat), moves, Random(seed), budget).think()
        ways = tuple(_way(tally) for tally in search.tallies)
    first, *rivals = (way.move for way in ways)
    return Hint(state, seat, ways, solved is not None, changes(state, first, rivals[:RIVALS]))


def _way(tally: Tally) -> Way:
    return Way(tally.move, tally.mean, SURE * tally.error, tally.tries)


def changes(state: State, move: Move, others: Sequence[Move] = ()) -> tuple[Change, ...]:
    """The mover's figures that a move changes at once, those that change most first.

    Only what it changes whatever the mover does not see, and what not all the others change alike.
    """
    view = state.view(move.seat)
    after, rivals = figures(view, move), [figures(view, other, GLANCES) for other in others]
    own = {
        name: value
        for name, value in after.items()
        if not rivals or any(rival.get(name) != value for rival in rivals)
    }
    return differences(view.facts, own)


def instead(state: State, better: Move, played: Move) -> tuple[Change, ...]:
    """The mover's figures that are others right after the better move than after the one played, those that
    differ most first."""
    view = state.view(played.seat)
    return differences(figures(view, played), figures(view, better))


def figures(view: State, move: Move, looks: int = LOOKS) -> Figures:
    """The mover's figures right after a move, as far as they are the same whatever it does not see.

    None where it does not see whether the move is legal.
    """
    if move not in view.legal_moves:
        return {}
    game, seen = view.game, replace(view, viewer=None)

    def after(guess: State) -> Figures:
        return game.carry_out(guess, move).state.view(move.seat).facts

    first = game.guess(view, Random(0))
    found = {name: value for name, value in after(first).items() if move.seat in name.split(".")}
    for look in range(1, looks if first != seen else 1):
        other = after(game.guess(view, Random(look)))
        found = {name: value for name, value in found.items() if other.get(name) == value}
    return found


def differences(before: Figures, after: Figures) -> tuple[Change, ...]:
    """Figures that are told before and after and are not the same, as many as are shown."""
    changed = (
        Change(name, before[name], value) for name, value in after.items() if before.get(name, value) != value
    )
    return tuple(sorted(changed, key=_size, reverse=True)[:SHOWN])


def _size(change: Change) -> float:
    before, after = change.before, change.after
    if isinstance(before, str) or isinstance(after, str):
        return 0.0
    return abs(after - before)


# -- calculated exactly ---------------------------------------------------------------------


class _TooMuch(Exception):
    """More is left than is worth going through."""


def exactly(state: State, seat: Seat, most: int = MOST) -> dict[Move, float] | None:
    """The share of the victory that each of a seat's moves brings if all play on as well as they can.

    Of moves that are as good for whoever has them each is as likely. None where more is left than `most`
    positions, who has a choice does not know all that lies hidden, or several choose at once.
    """
    at, known = state.seats.index(seat), dict[State, tuple[float, ...]]()
    game = state.game

    def choices(now: State) -> Sequence[Move]:
        """The moves of whoever decides, all of them."""
        if len(game.asked(now)) > 1:
            raise _TooMuch
        moves = game.legal(now)
        if len(moves) > 1 and not _knows_all(now, moves[0].seat):
            raise _TooMuch
        return moves

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
        if game.asked(now) == (CHANCE,):
            weights = game.weights(now)
            return _mean(
                [(worth(game.carry_out(now, move).state), weight) for move, weight in weights.items()]
            )
        moves = choices(now)
        ways = [worth(game.carry_out(now, move).state) for move in moves]
        mover = now.seats.index(moves[0].seat)
        best = max(way[mover] for way in ways)
        return _mean([(way, 1) for way in ways if isclose(way[mover], best, abs_tol=EQUAL)])

    try:
        return {move: worth(game.carry_out(state, move).state)[at] for move in choices(state)}
    except (_TooMuch, RecursionError):
        return None


def _mean(ways: Sequence[tuple[tuple[float, ...], int]]) -> tuple[float, ...]:
    """What each seat can expect where each way is as likely as its weight says."""
    whole = sum(weight for _, weight in ways)
    return tuple(
        sum(share * weight for share, (_, weight) in zip(row, ways, strict=True)) / whole
        for row in zip(*(way for way, _ in ways), strict=True)
    )


class _InOrder(Random):
    """No chance at all: what is shuffled is sorted, and of several things the first ones are taken, or the
    other way round. What both guesses leave alike can be nothing else."""

    def __init__(self, backwards: bool) -> None:
        super().__init__(0)
        self._backwards = backwards

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Sort them."""
        x[:] = sorted(x, reverse=self._backwards)

    def sample(self, population: Sequence[Any], k: int, **counts: Any) -> list[Any]:
        """The first of them, or the last."""
        return list(population[len(population) - k :] if self._backwards else population[:k])

    def choice(self, seq: Any) -> Any:
        """The first, or the last."""
        return seq[-1 if self._backwards else 0]


def _knows_all(state: State, seat: Seat) -> bool:
    """Whether a seat sees everything, or could be looking at this position alone."""
    view, whole = state.view(seat), replace(state, viewer=None)
    if replace(view, viewer=None) == whole:
        return True
    looks = (_InOrder(False), _InOrder(True), *map(Random, range(GLANCES)))
    return all(state.game.guess(view, look) == whole for look in looks)
