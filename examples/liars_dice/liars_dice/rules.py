"""The rules of liar's dice, each beside its clause in `rules.toml`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from msgspec.structs import replace

from rulebook_lab import engine as e
from rulebook_lab.engine import Move, broken

from .state import FACES, MOST, ONES, UNKNOWN, Bid, Dice, LiarsDice

OPTIONS = (e.Option("wild", True, (True, False), "ones count as every face", "wild.option"),)


def set_up(seats: tuple[e.Seat, ...], options: Mapping[str, object], edition: str) -> LiarsDice:
    """The first round, about to be rolled for."""
    dice = (UNKNOWN,) * MOST  # setup.dice, else (UNKNOWN,)
    start = LiarsDice(seats=seats, cups=(dice,) * len(seats), plain=not options["wild"])
    return new_round(start, seats[0])  # setup.first, else new_round(start, seats[-1])


def new_round(state: LiarsDice, starter: e.Seat) -> LiarsDice:
    """Everybody shakes the cup; `starter` begins, or else the next who has dice."""
    able = [seat for seat in e.from_seat(state.seats, starter) if state.cup(seat)]
    first = able[0]  # round.starter-out, else able[-1]
    cups = tuple((UNKNOWN,) * len(cup) for cup in state.cups)  # round.roll, else state.cups
    return replace(state, cups=cups, bid=None, pending=(Turn(first), Roll(state.players[0])))


@cache
def throws(dice: int) -> dict[Move, int]:
    """Every throw of some dice, sorted, and in how many ways it falls."""
    sorts = combinations_with_replacement(range(1, FACES + 1), dice)
    ways = ((throw, factorial(dice) // prod(map(factorial, Counter(throw).values()))) for throw in sorts)
    return {Throw(e.CHANCE, throw): number for throw, number in ways}


class Roll(e.Chance, clause="round.roll"):
    """A cup is being shaken."""

    seat: e.Seat

    def weights(self, state: LiarsDice) -> Mapping[Move, int]:
        return throws(len(state.cup(self.seat)))


class Throw(Move, clause="round.roll", answers=(Roll,)):
    """The dice fall; only their owner looks at them."""

    dice: Dice

    def play(self, state: LiarsDice, frame: Roll, tell: e.Tell) -> LiarsDice:
        tell("round.secret", "rolls", frame.seat, {"dice": self.dice}, (frame.seat,), count=len(self.dice))
        state = state.with_cup(frame.seat, self.dice)
        later = state.players[state.players.index(frame.seat) + 1 :]
        return state.swap(Roll(later[0])) if later else state.pop()


class Turn(e.Frame, clause="turn.order"):
    """Somebody bids, or doubts the bid that stands."""

    seat: e.Seat

    def asked(self, state: LiarsDice) -> tuple[e.Seat, ...]:
        return (self.seat,)

    def facts(self, state: LiarsDice) -> Mapping[str, object]:
        if state.bid is None:
            return {"variant": "lone" if state.lone else "first"}
        return {"bidder": state.bid.seat, "count": state.bid.count, "face": state.bid.face}


class MakeBid(Move, clause="bid.make", answers=(Turn,), tag="bid", spot="count:{count} face:{face}"):
    """Claim that there are at least so many dice of a face under all cups."""

    count: int
    face: int

    @classmethod
    def proposals(cls, state: LiarsDice, frame: Turn) -> Iterator[MakeBid]:
        for count in range(state.on_table + 2):
            yield from (cls(frame.seat, count, face) for face in range(1, FACES + 2))

    def violations(self, state: LiarsDice, frame: Turn) -> Iterator[e.Violation]:
        if not 1 <= self.face <= FACES:
            yield broken("bid.face", face=self.face, faces=FACES)
        if self.count < 1:
            yield broken("bid.one")
        if self.count > state.on_table:
            yield broken("bid.most", dice=state.on_table)
        last = state.bid
        if last is None:
            if self.face == ONES and state.ones_are_wild:
                yield broken("bid.no-ones-first")
            return
        if state.lone and self.face != last.face:
            yield broken("lone.face", face=last.face)
        clause, least = "bid.raise", last.count + (self.face <= last.face)
        if state.ones_are_wild and self.face == ONES != last.face:
            clause, least = "bid.to-ones", (last.count + 1) // 2  # bid.to-ones
        if state.ones_are_wild and self.face != ONES == last.face:
            clause, least = "bid.from-ones", 2 * last.count + 1  # bid.from-ones
        if self.count < least:
            yield broken(clause, count=last.count, face=last.face, least=least)

    def play(self, state: LiarsDice, frame: Turn, tell: e.Tell) -> LiarsDice:
        tell("bid.make", "bids", self.seat, count=self.count, face=self.face)
        players = state.players  # loss.out, else state.seats
        following = e.after(players, self.seat)[0]  # turn.order, else self.seat
        return replace(state, bid=Bid(self.seat, self.count, self.face)).swap(Turn(following))


class Doubt(Move, clause="challenge.call", answers=(Turn,)):
    """Doubt the bid: all cups are lifted."""

    def violations(self, state: LiarsDice, frame: Turn) -> Iterator[e.Violation]:
        if state.bid is None:
            yield broken("challenge.nothing")

    def play(self, state: LiarsDice, frame: Turn, tell: e.Tell) -> LiarsDice:
        bid = state.bid
        assert bid is not None
        for seat in e.from_seat(state.players, bid.seat):
            tell("challenge.reveal", "shows", seat, dice=state.cup(seat))  # challenge.reveal
        found = sum(state.counting(cup, bid.face) for cup in state.cups)
        loser = bid.seat  # challenge.fails, else self.seat
        if found >= bid.count:
            tell("challenge.stands", "stands", self.seat, found=found, count=bid.count)
            loser = self.seat  # challenge.stands
        else:
            tell("challenge.fails", "fails", bid.seat, found=found, count=bid.count)
        return lose_die(state, loser, tell)


def lose_die(state: LiarsDice, seat: e.Seat, tell: e.Tell) -> LiarsDice:
    """Takes a die from a seat; then the game is over, or the next round begins."""
    state = state.with_cup(seat, state.cup(seat)[1:])  # loss.die
    tell("loss.die", "loses", seat, dice=len(state.cup(seat)))
    if len(state.players) == 1:
        return replace(state, bid=None, lone=False, pending=())  # end.last
    lone = len(state.cup(seat)) == 1  # lone.begins, else False
    lone = lone and len(state.players) > 2  # lone.two
    return new_round(
        replace(state, lone=lone), seat
    )  # round.starter, else new_round(state, state.players[0])


def points(state: LiarsDice, seat: e.Seat) -> e.Points:
    """A point for each die."""
    dice = len(state.cup(seat))  # score.dice, else 0
    return e.Points(dice, (("score.dice", dice),))


def result(state: LiarsDice) -> e.Result:
    """Whoever still has dice has won."""
    return e.Result(state.players, state.scores, "end.last")
