"""The rules, each beside its clause in `rules.toml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rulebook_lab.engine import (
    CHANCE,
    Chance,
    Frame,
    Move,
    Points,
    Result,
    Seat,
    Tell,
    Violation,
    after,
    broken,
)

from .state import MyGame

MOST = 10


class Roll(Chance, clause="turn.roll"):
    """The die is in the air: chance is asked."""

    seat: Seat

    def weights(self, state: MyGame) -> Mapping[Move, int]:
        return {Fall(CHANCE, face): 1 for face in range(1, 7)}


class Fall(Move, clause="turn.roll", answers=(Roll,)):
    """The die falls."""

    face: int

    def play(self, state: MyGame, frame: Roll, tell: Tell) -> MyGame:
        tell("turn.roll", "rolls", frame.seat, face=self.face)
        return replace(state, die=self.face).swap(Turn(frame.seat))


class Turn(Frame, clause="turn.roll"):
    """The question of the game: take the pips, or leave them?"""

    seat: Seat

    def asked(self, state: MyGame) -> tuple[Seat, ...]:
        return (self.seat,)


class Take(Move, clause="turn.roll", answers=(Turn,), spot="die"):
    """Take the pips of the die."""

    def violations(self, state: MyGame, frame: Turn) -> Iterator[Violation]:
        if state.by_seat[self.seat] + state.die > MOST:
            yield broken("limit.ten", pips=state.by_seat[self.seat], die=state.die, most=MOST)

    def play(self, state: MyGame, frame: Turn, tell: Tell) -> MyGame:
        tell("turn.roll", "takes", self.seat, face=state.die)
        pips = tuple(n + state.die * (seat == self.seat) for seat, n in state.by_seat.items())
        state = replace(state, pips=pips)
        if max(state.pips) == MOST:  # end.ten, else False
            return replace(state, die=0).pop()
        return next_turn(state, self.seat)


class Leave(Move, clause="turn.roll", answers=(Turn,)):
    """Leave the die where it is."""

    def play(self, state: MyGame, frame: Turn, tell: Tell) -> MyGame:
        tell("turn.roll", "leaves", self.seat, face=state.die)
        return next_turn(state, self.seat)


def next_turn(state: MyGame, seat: Seat) -> MyGame:
    """The next seat clockwise rolls."""
    return replace(state, die=0).swap(Roll(after(state.seats, seat)[0]))


def set_up(seats: tuple[Seat, ...], options: Mapping[str, object], edition: str) -> MyGame:
    """The first position."""
    return MyGame(seats=seats, edition=edition, pips=(0,) * len(seats), pending=(Roll(seats[0]),))


def points(state: MyGame, seat: Seat) -> Points:
    """A point for each pip."""
    pips = state.by_seat[seat]
    return Points(pips, (("end.ten", pips),))


def result(state: MyGame) -> Result:
    """Who has ten has won."""
    return Result(tuple(seat for seat, n in state.by_seat.items() if n == MOST), state.scores, "end.ten")
