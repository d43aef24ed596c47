"""Pebbles: a game of one page that uses every part of the engine, for tests that must know no real game."""

import sys
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

import rulebook_lab.engine as e
from rulebook_lab.engine import Chance, Frame, FrozenMap, Move, Seat, Tell, Violation, broken


class Pebbles(e.State, frozen=True, kw_only=True):
    heap: int = 0
    taken: FrozenMap[Seat, int]
    voted: bool = False  # one vote is all there is


class HeapDraw(Chance, clause="setup.heap", tag="heap"):
    def weights(self, state: Pebbles) -> Mapping[Move, int]:
        return {Heap(e.CHANCE, 10): 1, Heap(e.CHANCE, 11): 2, Heap(e.CHANCE, 12): 1}


class Turn(Frame, clause="turn.take"):
    seat: Seat


class Vote(Frame, clause="vote.cast"):
    answers: tuple[str, ...]  # in the order of the seats, "" for who has not voted

    def asked(self, state: Pebbles) -> tuple[Seat, ...]:
        return tuple(seat for seat, answer in zip(state.seats, self.answers, strict=True) if not answer)

    def advance(self, state: Pebbles, tell: Tell) -> Pebbles:
        yes, no = self.answers.count("yes"), self.answers.count("no")
        tell("vote.effect", "vote", yes=yes, no=no)
        heap = state.heap + (yes > no)  # vote.effect, else state.heap
        return replace(state.pop(), heap=heap)


class Heap(Move, clause="setup.heap", answers=(HeapDraw,)):
    pebbles: int

    def play(self, state: Pebbles, frame: HeapDraw, tell: Tell) -> Pebbles:
        tell("setup.heap", "heap", pebbles=self.pebbles)
        state = replace(state, heap=self.pebbles)  # setup.heap
        return state.swap(Turn(state.seats[0]))


class Take(Move, clause="turn.take", answers=(Turn,), spot="take:{count}"):
    count: int

    @classmethod
    def proposals(cls, state: Pebbles, frame: Turn) -> Iterator["Take"]:
        return (cls(frame.seat, count) for count in range(1, state.boxes[state.edition] + 1))

    @classmethod
    def near(cls, state: Pebbles, frame: Turn) -> Iterator["Take"]:
        return (cls(frame.seat, count) for count in (0, state.boxes[state.edition] + 1))

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
        return state.swap(Turn(e.after(state.seats, self.seat)[0])) if state.heap else state.pop()


class Call(Move, clause="vote.call", answers=(Turn,)):
    def violations(self, state: Pebbles, frame: Turn) -> Iterator[Violation]:
        if state.voted:
            yield broken("vote.once")

    def play(self, state: Pebbles, frame: Turn, tell: Tell) -> Pebbles:
        return replace(state.push(Vote(("",) * len(state.seats))), voted=True)


class Cast(Move, clause="vote.cast", answers=(Vote,)):
    yes: bool

    @classmethod
    def proposals(cls, state: Pebbles, frame: Vote) -> Iterator["Cast"]:
        return (cls(seat, yes) for seat in frame.asked(state) for yes in (True, False))

    def spots(self, state: Pebbles) -> tuple[str, ...]:
        return (f"button:{'yes' if self.yes else 'no'}",)

    def play(self, state: Pebbles, frame: Vote, tell: Tell) -> Pebbles:
        answer = "yes" if self.yes else "no"
        tell("vote.cast", "votes", self.seat, {"answer": answer}, (self.seat,))
        at = state.seats.index(self.seat)
        return state.swap(Vote((*frame.answers[:at], answer, *frame.answers[at + 1 :])))


def setup(seats: tuple[Seat, ...], options: Mapping[str, object], edition: str) -> Pebbles:
    taken, heap = FrozenMap(dict.fromkeys(seats, 0)), int(str(options["heap"]))
    first = Turn(seats[0]) if heap else HeapDraw()
    return Pebbles(seats=seats, pending=(first,), edition=edition, heap=heap, taken=taken)


def points(state: Pebbles, seat: Seat) -> e.Points:
    return e.Points(state.taken[seat], (("score.pebbles", state.taken[seat]),))


def result(state: Pebbles) -> e.Result:
    most = max(state.taken.values())
    return e.Result(tuple(s for s in state.seats if state.taken[s] == most), state.scores, "end.empty")


def mask(state: Pebbles, viewer: Seat) -> Pebbles:
    if state.pending and isinstance(vote := state.pending[-1], Vote):
        own = state.seats.index(viewer)
        state = state.swap(Vote(tuple(a if i == own else a and "?" for i, a in enumerate(vote.answers))))
    return replace(state, viewer=viewer)


def read_taken(text: str, given: e.Given) -> FrozenMap[Seat, int]:
    if len(numbers := [e.whole_number(word) for word in text.split()]) != len(given.seats):
        raise ValueError(f"{len(given.seats)} numbers, one a seat")
    return FrozenMap(zip(given.seats, numbers, strict=True))


def complete(given: e.Given) -> Pebbles:
    fields = {"taken": FrozenMap(dict.fromkeys(given.seats, 0)), **given.fields(TEXT.rows)}
    pending = given.pending or ((Turn(given.seats[0]),) if given.get("heap") else ())
    return Pebbles(seats=given.seats, viewer=given.viewer, edition=given.edition, pending=pending, **fields)


taken = e.Row("taken", read_taken, lambda s: " ".join(str(s.taken[seat]) for seat in s.seats), "taken")
rows = (e.number("heap", least=-9), taken, e.flag("voted"))
asks = e.Stack(e.FrameNotation([HeapDraw, Turn, Vote]))
TEXT = e.PositionText(Pebbles, e.COLOURS[:3], range(2, 4), rows=rows, asks=asks, complete=complete)
GAME = e.Game(
    id="toy", title="Pebbles", package=__name__, state=Pebbles, chapters=[sys.modules[__name__]],
    seat_counts=range(2, 4), colours=e.COLOURS[:3], setup=setup, points=points, result=result, mask=mask,
    facts=lambda state: {"heap": state.heap, **{f"pebbles.{s}": n for s, n in sorted(state.taken.items())}},
    defects=lambda state: [broken("turn.there", count=-state.heap, left=0)] if state.heap < 0 else [],
    read_position=TEXT.read, write_position=TEXT.write,
    read_components=lambda text: e.Entries(text, "box").value("box", "most", e.Count),
    options=(e.Option("heap", 0, (0, 4, 5, 6), "pebbles in the heap, 0 to draw them", "setup.heap"),),
)  # fmt: skip
