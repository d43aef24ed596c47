"""Choosing a move by its spots: one reducer for every game.

Every move is spelled by a set of spots. Picking a spot narrows the moves to those that have it; what the
others of them are spelled with can come next; when one move is left it is chosen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import NamedTuple

import msgspec

from ..engine import Move, Seat, Series, State, unnumbered
from ..engine.state import WhyNot

TRIED = 4000
"""How many candidate moves are looked at to explain a closed spot."""
ALTERED = 60
"""How many of them are altered when none of them is spelled with it."""


class Spelled(NamedTuple):
    """A move, or several in a row, and the spots that spell it."""

    move: Move | Series
    spots: frozenset[str]


class Picker(msgspec.Struct, frozen=True):
    """Which moves the picks so far leave open. `pick` and `back` return new pickers."""

    spelled: tuple[Spelled, ...]
    picks: tuple[str, ...] = ()

    @classmethod
    def of(cls, state: State, moves: Iterable[Move], series: Iterable[Series] = ()) -> Picker:
        """A picker among some moves of a position, and some that are played in a row."""
        rows = [Spelled(row, frozenset(row.spots)) for row in series]
        return cls((*spell(state, moves), *rows))

    @property
    def left(self) -> list[Spelled]:
        """The moves that have every picked spot."""
        picked = set(self.picks)
        return [one for one in self.spelled if picked <= one.spots]

    @property
    def open(self) -> frozenset[str]:
        """The spots that can come next."""
        return frozenset(spot for one in self.left for spot in one.spots).difference(self.picks)

    @property
    def carried(self) -> frozenset[str]:
        """The spots that moves in a row begin with: what goes where the other spot is."""
        rows = [one.move for one in self.left if isinstance(one.move, Series)]
        return frozenset(row.spots[0] for row in rows if len(row.spots) > 1)

    @property
    def spelled_out(self) -> list[Move]:
        """The moves that the picks spell wholly; more spots may make others of them."""
        picked = set(self.picks)
        left = self.left if picked else []
        return [one.move for one in left if one.spots == picked and isinstance(one.move, Move)]

    @property
    def chosen(self) -> Move | Series | None:
        """What is meant: the moves in a row that are spelled wholly, or the one move that is left."""
        left = self.left if self.picks else []
        spelled = [one for one in left if isinstance(one.move, Series) and one.spots == set(self.picks)]
        if len(left) == 1 and isinstance(left[0].move, Move):
            return left[0].move
        return spelled[0].move if spelled else None

    def pick(self, spot: str) -> Picker:
        """With one more spot picked; a picked one is given back.

        Raises KeyError for a spot that is closed (`explain` says why).
        """
        if spot in self.picks:
            kept = tuple(other for other in self.picks if other != spot)
            return msgspec.structs.replace(self, picks=kept)
        if spot not in self.open:
            raise KeyError(f"no move left here is spelled with {spot!r}")
        return msgspec.structs.replace(self, picks=(*self.picks, spot))

    def back(self) -> Picker:
        """Without the last pick."""
        return msgspec.structs.replace(self, picks=self.picks[:-1])

    def instead(self, spot: str) -> Picker | None:
        """With a spot in place of the one picked spot of its kind; None where no move is spelled so."""
        same = [pick for pick in self.picks if _parts(pick)[0] == _parts(spot)[0]]
        if len(same) != 1 or spot in self.picks:
            return None
        picks = tuple(spot if pick == same[0] else pick for pick in self.picks)
        other = msgspec.structs.replace(self, picks=picks)
        return other if other.left else None

    def afresh(self) -> Picker:
        """Without any pick."""
        return msgspec.structs.replace(self, picks=())


def spell(state: State, moves: Iterable[Move]) -> Iterator[Spelled]:
    """The moves with their spots; those that no spot spells are left to the list of moves."""
    for move in moves:
        if spots := frozenset(move.spots(state)):
            yield Spelled(move, spots)


def explain(
    state: State, seats: Iterable[Seat], spot: str, picks: Iterable[str] = (), most: int = 2
) -> list[WhyNot]:
    """Why a spot is closed: the near misses that are spelled with it and the picks, and what forbids each.

    Near misses are the game's candidates, else moves in which the spot takes the place of another of its
    kind. Those that break least and are spelled shortest come first; two that break the same clauses count
    once. Empty when nobody would try a move with that spot here.
    """
    wanted, deciders = {spot, *picks}, set(seats)
    candidates = [move for move in islice(state.game.candidates(state), TRIED) if move.seat in deciders]
    spelled = list(spell(state, candidates))
    misses = _misses(state, spelled, wanted) or _misses(state, _altered(state, spelled, spot), wanted)
    misses.sort(key=lambda miss: (len(miss[0]), len(miss[1].spots)))
    by_clauses: dict[tuple[str, ...], WhyNot] = {}
    for why, _ in misses:
        by_clauses.setdefault(why.clauses, why)
    return list(by_clauses.values())[:most]


def _misses(state: State, spelled: Iterable[Spelled], wanted: set[str]) -> list[tuple[WhyNot, Spelled]]:
    return [
        (why, one)
        for one in spelled
        if isinstance(one.move, Move) and wanted <= one.spots and (why := state.why_not(one.move))
    ]


def _altered(state: State, spelled: Iterable[Spelled], spot: str) -> Iterator[Spelled]:
    """Moves as they would be with `spot` in place of another spot of its kind, by their notation."""
    kind, value = _parts(spot)
    game, seen = state.game, set()
    for one in islice(spelled, ALTERED):
        for other in sorted(one.spots):
            other_kind, other_value = _parts(other)
            if other_kind != kind or isinstance(one.move, Series):
                continue
            if (text := _put(game.write_move(one.move), other_value, value)) in seen:
                continue
            seen.add(text)
            # an id of another sort may fit nowhere in the move, or mean nothing to the game there
            with suppress(LookupError, ValueError):
                move = game.read_move(text)
                spots = frozenset(move.spots(state))
                state.why_not(move)
                yield Spelled(move, spots)


def _parts(spot: str) -> tuple[str, str]:
    """The kind of a spot and what it names, without the number that tells equal things apart."""
    kind, _, value = spot.partition(":")
    return kind, unnumbered(value)


def _put(text: str, old: str, new: str) -> str:
    """A move's notation with one argument, or one part of it, replaced."""
    return re.sub(rf"(?<=[ +]){re.escape(old)}(?=[ +]|$)", lambda _: new, text)
