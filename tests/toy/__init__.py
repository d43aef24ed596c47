"""Pebbles: a game of one page that uses every part of the engine, for tests that must know no real game."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from rulebook_lab.engine import (
    CHANCE,
    COLOURS,
    Chance,
    Count,
    Entries,
    Frame,
    FrameNotation,
    FrozenMap,
    Game,
    Given,
    Move,
    Option,
    Points,
    PositionText,
    Result,
    Row,
    Seat,
    Stack,
    State,
    Tell,
    Violation,
    broken,
    flag,
    number,
    whole_number,
)


class Pebbles(State, frozen=True, kw_only=True):
    """A position: pebbles in the heap, pebbles taken, whether the vote was held."""

    heap: int = 0
    taken: FrozenMap[Seat, int]
    voted: bool = False


# -- the heap -------------------------------------------------------------------------------


class HeapDraw(Chance, clause="setup.heap", tag="heap"):
    """Chance lays the heap."""

    def weights(self, state: Pebbles) -> Mapping[Move, int]:
        return {Heap(CHANCE, 10): 1, Heap(CHANCE, 11): 2, Heap(CHANCE, 12): 1}


class Heap(Move, clause="setup.heap", answers=(HeapDraw,)):
    """So many pebbles lie in the heap."""

    pebbles: int

    def play(self, state: Pebbles, frame: HeapDraw, tell: Tell) -> Pebbles:
        tell("setup.heap", "heap", pebbles=self.pebbles)
        state = replace(state, heap=self.pebbles)  # setup.heap
        return state.swap(Turn(state.seats[0]))


# -- a turn ---------------------------------------------------------------------------------


class Turn(Frame, clause="turn.take"):
    """A seat takes pebbles, or calls the vote."""

    seat: Seat

    def asked(self, state: Pebbles) -> tuple[Seat, ...]:
        return (self.seat,)


class Take(Move, clause="turn.take", answers=(Turn,)):
    """Take pebbles out of the heap."""

    count: int

    @classmethod
    def proposals(cls, state: Pebbles, frame: Turn) -> Iterator[Take]:
        return (cls(frame.seat, count) for count in range(1, state.boxes[state.edition] + 1))

    @classmethod
    def near(cls, state: Pebbles, frame: Turn) -> Iterator[Take]:
        return (cls(frame.seat, count) for count in (0, state.boxes[state.edition] + 1))

    def spots(self, state: Pebbles) -> tuple[str, ...]:
        return (f"take:{self.count}",)

    def violations(self, state: Pebbles, frame: Turn) -> Iterator[Violation]:
        most = state.boxes[state.edition]
        if not 1 <= self.count <= most:
            yield broken("turn.most", count=self.count, most=most)
        if self.count > state.heap:
            yield broken("turn.there", count=self.count, left=state.heap)

    def play(self, state: Pebbles, frame: Turn, tell: Tell) -> Pebbles:
        tell("turn.take", "takes", self.seat, count=self.count)
        taken = state.taken.with_(self.seat, state.taken[self.seat] + self.count)
        state = replace(state, heap=state.heap - self.count, taken=taken)
        others = state.seats[state.seats.index(self.seat) + 1 :]
        return state.swap(Turn((*others, state.seats[0])[0])) if state.heap else state.pop()  # end.empty


# -- the vote -------------------------------------------------------------------------------


class Vote(Frame, clause="vote.cast"):
    """Everybody votes in secret; `answers` are in the order of the seats, "" for who has not voted."""

    answers: tuple[str, ...]

    def asked(self, state: Pebbles) -> tuple[Seat, ...]:
        return tuple(seat for seat, answer in zip(state.seats, self.answers, strict=True) if not answer)

    def advance(self, state: Pebbles, tell: Tell) -> Pebbles:
        yes, no = self.answers.count("yes"), self.answers.count("no")
        tell("vote.effect", "vote", yes=yes, no=no)
        grown = state.heap + (yes > no)  # vote.effect, else state.heap
        return replace(state.pop(), heap=grown)


class Call(Move, clause="vote.call", answers=(Turn,)):
    """Call the vote instead of taking."""

    def violations(self, state: Pebbles, frame: Turn) -> Iterator[Violation]:
        if state.voted:
            yield broken("vote.once")

    def play(self, state: Pebbles, frame: Turn, tell: Tell) -> Pebbles:
        return replace(state.push(Vote(("",) * len(state.seats))), voted=True)


class Cast(Move, clause="vote.cast", answers=(Vote,)):
    """Say yes or no."""

    yes: bool

    @classmethod
    def proposals(cls, state: Pebbles, frame: Vote) -> Iterator[Cast]:
        return (cls(seat, yes) for seat in frame.asked(state) for yes in (True, False))

    def spots(self, state: Pebbles) -> tuple[str, ...]:
        return (f"button:{'yes' if self.yes else 'no'}",)

    def play(self, state: Pebbles, frame: Vote, tell: Tell) -> Pebbles:
        answer = "yes" if self.yes else "no"
        tell.secretly((self.seat,), "vote.cast", "votes", self.seat, {"answer": answer})
        at = state.seats.index(self.seat)
        return state.swap(Vote((*frame.answers[:at], answer, *frame.answers[at + 1 :])))


# -- the end, views, positions --------------------------------------------------------------


def scores(state: Pebbles) -> dict[Seat, Points]:
    return {seat: Points(n, (("score.pebbles", n),)) for seat, n in sorted(state.taken.items())}


def result(state: Pebbles) -> Result:
    most = max(state.taken.values())
    winners = tuple(seat for seat in state.seats if state.taken[seat] == most)
    return Result(winners, scores(state), "end.empty")


def mask(state: Pebbles, viewer: Seat) -> Pebbles:
    vote = state.pending[-1] if state.pending else None
    if isinstance(vote, Vote):
        own = state.seats.index(viewer)
        state = state.swap(Vote(tuple(a if i == own else a and "?" for i, a in enumerate(vote.answers))))
    return replace(state, viewer=viewer)


def facts(state: Pebbles) -> dict[str, int | str | bool]:
    return {"heap": state.heap, **{f"pebbles.{seat}": n for seat, n in sorted(state.taken.items())}}


def setup(seats: tuple[Seat, ...], options: Mapping[str, Any], edition: str) -> Pebbles:
    heap, taken = options["heap"], FrozenMap(dict.fromkeys(seats, 0))
    first = Turn(seats[0]) if heap else HeapDraw()
    return Pebbles(seats=seats, pending=(first,), heap=heap, taken=taken, edition=edition)


def read_taken(text: str, given: Given) -> FrozenMap[Seat, int]:
    numbers = [whole_number(word) for word in text.split()]
    if len(numbers) != len(given.seats):
        raise ValueError(f"{len(given.seats)} numbers, one a seat")
    return FrozenMap(zip(given.seats, numbers, strict=True))


def complete(given: Given) -> Pebbles:
    fields = {"taken": FrozenMap(dict.fromkeys(given.seats, 0)), **given.fields(TEXT.rows)}
    usual = (Turn(given.seats[0]),) if fields.get("heap") else ()
    pending = given.pending or usual
    return Pebbles(seats=given.seats, viewer=given.viewer, edition=given.edition, pending=pending, **fields)


def defects(state: Pebbles) -> Iterator[Violation]:
    if state.heap < 0:
        yield broken("turn.there", count=-state.heap, left=0)


TEXT = PositionText(
    Pebbles,
    COLOURS[:3],
    range(2, 4),
    rows=[
        number("heap", least=-9),
        Row("taken", read_taken, lambda s: " ".join(str(s.taken[seat]) for seat in s.seats), "taken"),
        flag("voted"),
    ],
    asks=Stack(FrameNotation([HeapDraw, Turn, Vote]), below=lambda given: ()),
    complete=complete,
)

GAME = Game(
    id="toy",
    title="Pebbles",
    package=__name__,
    state=Pebbles,
    seat_counts=range(2, 4),
    colours=COLOURS[:3],
    chapters=[sys.modules[__name__]],
    setup=setup,
    scores=scores,
    result=result,
    mask=mask,
    facts=facts,
    defects=defects,
    read_position=TEXT.read,
    write_position=TEXT.write,
    read_components=lambda text: Entries(text, "box").value("box", "most", Count),
    options=(Option("heap", 0, (0, 4, 5, 6), "pebbles in the heap, 0 to draw them", "setup.heap"),),
)
