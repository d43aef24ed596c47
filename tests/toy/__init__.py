"""Pebbles: a game of one page that uses every part of the engine, for tests that must know no real game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from rulebook_lab.engine import (
    CHANCE,
    BadComponents,
    Frame,
    FrozenMap,
    Game,
    Move,
    Option,
    Points,
    Result,
    Seat,
    State,
    Step,
    Tell,
    Verb,
    Violation,
    broken,
    effect,
    lines,
)


class HeapFrame(Frame, tag="heap"):
    clause: ClassVar[str] = "setup.heap"


class Turn(Frame):
    clause: ClassVar[str] = "turn.take"
    seat: Seat


class Vote(Frame):
    clause: ClassVar[str] = "vote.cast"
    answers: FrozenMap[Seat, str]


class Heap(Move):
    pebbles: int


class Take(Move):
    count: int


class Call(Move):
    pass


class Cast(Move):
    yes: bool


class Pebbles(State, frozen=True, kw_only=True):
    pending: tuple[HeapFrame | Turn | Vote, ...] = ()
    heap: int = 0
    taken: FrozenMap[Seat, int]
    voted: bool = False


def weigh_heaps(state: Pebbles, frame: HeapFrame) -> Mapping[Move, int]:
    return {Heap(CHANCE, 10): 1, Heap(CHANCE, 11): 2, Heap(CHANCE, 12): 1}


def lay_heap(state: Pebbles, frame: HeapFrame, move: Heap, tell: Tell) -> Pebbles:
    tell("setup.heap", "heap", pebbles=move.pebbles)
    return replace(state.swap(Turn(state.seats[0])), heap=move.pebbles)


def turn_moves(state: Pebbles, frame: Turn) -> Iterator[Move]:
    for count in range(state.game.components(state.edition) + 2):
        yield Take(frame.seat, count)
    yield Call(frame.seat)


def take_violations(state: Pebbles, frame: Turn, move: Take) -> Iterator[Violation]:
    most = state.game.components(state.edition)
    if not 1 <= move.count <= most:
        yield broken("turn.most", count=move.count, most=most)
    if move.count > state.heap:
        yield broken("turn.there", count=move.count, left=state.heap)


def take(state: Pebbles, frame: Turn, move: Take, tell: Tell) -> Pebbles:
    tell("turn.take", "takes", move.seat, count=move.count)
    left = state.heap - move.count
    taken = state.taken.with_(move.seat, state.taken[move.seat] + move.count)
    state = replace(state, heap=left, taken=taken)
    return state.swap(Turn(next_seat(state, move.seat))) if left else state.pop()


def next_seat(state: Pebbles, seat: Seat) -> Seat:
    return state.seats[(state.seats.index(seat) + 1) % len(state.seats)]


def call_violations(state: Pebbles, frame: Turn, move: Call) -> Iterator[Violation]:
    if state.voted:
        yield broken("vote.once")


def call(state: Pebbles, frame: Turn, move: Call, tell: Tell) -> Pebbles:
    return replace(state.push(Vote(FrozenMap())), voted=True)


def voters(state: Pebbles, frame: Vote) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.seats if seat not in frame.answers)


def vote_moves(state: Pebbles, frame: Vote) -> Iterator[Move]:
    for seat in voters(state, frame):
        yield Cast(seat, True)
        yield Cast(seat, False)


def cast(state: Pebbles, frame: Vote, move: Cast, tell: Tell) -> Pebbles:
    answer = "yes" if move.yes else "no"
    tell.secretly((move.seat,), "vote.cast", "votes", move.seat, {"answer": answer})
    return state.swap(Vote(frame.answers.with_(move.seat, answer)))


def count_votes(state: Pebbles, frame: Vote, tell: Tell) -> Pebbles:
    answers = list(frame.answers.values())
    yes, no = answers.count("yes"), answers.count("no")
    tell("vote.effect", "vote", yes=yes, no=no)
    return grow(state.pop(), yes > no)


@effect("vote.effect")
def grow(state: Pebbles, passed: bool) -> Pebbles:
    return replace(state, heap=state.heap + passed)


def scores(state: Pebbles) -> dict[Seat, Points]:
    return {seat: Points(n, (("score.pebbles", n),)) for seat, n in sorted(state.taken.items())}


def result(state: Pebbles) -> Result:
    best = max(state.taken.values())
    return Result(
        tuple(seat for seat in state.seats if state.taken[seat] == best), scores(state), "end.empty"
    )


def mask(state: Pebbles, viewer: Seat) -> Pebbles:
    frames = tuple(
        Vote(FrozenMap({s: a if s == viewer else "?" for s, a in frame.answers.items()}))
        if isinstance(frame, Vote)
        else frame
        for frame in state.pending
    )
    return replace(state, pending=frames, viewer=viewer)


def facts(state: Pebbles) -> dict[str, Any]:
    return {"heap": state.heap, **{f"pebbles.{seat}": n for seat, n in sorted(state.taken.items())}}


def spots(state: Pebbles, move: Move) -> tuple[str, ...]:
    if isinstance(move, Take):
        return (f"take:{move.count}",)
    if isinstance(move, Cast):
        return (f"button:{'yes' if move.yes else 'no'}",)
    return (f"button:{move.verb}",)


def setup(seats: tuple[Seat, ...], options: Mapping[str, Any], edition: str) -> Pebbles:
    heap = options["heap"]
    return Pebbles(
        seats=seats,
        pending=(Turn(seats[0]),) if heap else (HeapFrame(),),
        heap=heap,
        taken=FrozenMap(dict.fromkeys(seats, 0)),
        edition=edition,
    )


KEYS = ("seats", "heap", "turn", "taken", "voted", "votes", "components", "viewer")


def read_position(text: str) -> Pebbles:
    """`heap: ?` is not laid yet; `votes: blue=yes` is a vote in which the others have not answered."""
    found = {line.key: line for line in lines(text, KEYS)}

    def value(key: str, default: str = "") -> str:
        return found[key].value if key in found else default

    seats = tuple(value("seats", "blue yellow").split())
    taken = [int(n) for n in value("taken").split()] if "taken" in found else [0] * len(seats)
    if len(taken) != len(seats):
        raise found["taken"].wrong(f"{len(seats)} numbers, one a seat")
    heap = value("heap", "0")
    pending: tuple[HeapFrame | Turn | Vote, ...] = (Turn(value("turn", seats[0])),) if heap != "0" else ()
    if heap == "?":
        heap, pending = "0", (HeapFrame(),)
    if "votes" in found:
        pending += (Vote(FrozenMap(vote.split("=") for vote in value("votes").split())),)
    return Pebbles(
        seats=seats,
        pending=pending,
        heap=int(heap),
        taken=FrozenMap(zip(seats, taken, strict=True)),
        voted="voted" in found,
        edition=value("components"),
        viewer=value("viewer") or None,
    )


def write_position(state: Pebbles) -> str:
    written = {
        "seats": " ".join(state.seats),
        "heap": "?" if HeapFrame() in state.pending else str(state.heap),
        "turn": next((frame.seat for frame in state.pending if isinstance(frame, Turn)), state.seats[0]),
        "taken": " ".join(str(state.taken[seat]) for seat in state.seats),
    }
    if state.voted:
        written["voted"] = "yes"
    for frame in state.pending:
        if isinstance(frame, Vote):
            written["votes"] = " ".join(f"{seat}={vote}" for seat, vote in sorted(frame.answers.items()))
    if state.edition:
        written["components"] = state.edition
    if state.viewer:
        written["viewer"] = state.viewer
    return "\n".join(f"{key}: {value}" for key, value in written.items())


def defects(state: Pebbles) -> Iterator[Violation]:
    if state.heap < 0:
        yield broken("turn.there", count=-state.heap, left=0)


def read_components(text: str) -> int:
    most = tomllib.loads(text).get("most")
    if not isinstance(most, int) or most < 1:
        raise BadComponents(f"most must be a whole number from 1 on, not {most!r}")
    return most


GAME = Game(
    id="toy",
    title="Pebbles",
    package=__name__,
    state=Pebbles,
    seat_counts=range(2, 4),
    colours=("blue", "yellow", "red"),
    steps=[
        Step(HeapFrame, weights=weigh_heaps, verbs=(Heap,)),
        Step(Turn, asked=lambda state, frame: (frame.seat,), candidates=turn_moves, verbs=(Take, Call)),
        Step(Vote, asked=voters, candidates=vote_moves, verbs=(Cast,), advance=count_votes),
    ],
    verbs=[
        Verb(Heap, "setup.heap", lay_heap),
        Verb(Take, "turn.take", take, take_violations),
        Verb(Call, "vote.call", call, call_violations),
        Verb(Cast, "vote.cast", cast),
    ],
    setup=setup,
    scores=scores,
    result=result,
    mask=mask,
    facts=facts,
    spots=spots,
    defects=defects,
    read_position=read_position,
    write_position=write_position,
    read_components=read_components,
    options=(Option("heap", 0, (0, 4, 5, 6), "pebbles in the heap, 0 to draw them", "setup.heap"),),
)
