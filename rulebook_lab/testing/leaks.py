"""What a seat is shown is the same in positions that differ only in what it may not know.

Tests of a game by its `name`. A pair is a position and a guess at it that looks the same to a seat, or what
two outcomes of a secret lead to. The environment's `LEAKS` says how many pairs of a game are looked at, and
`LEAKS_PAGES` how many of them also on real pages, with hints and quizzes: a few without. Ten times as many as
on pages are drawn. Another `LEAKS_SEED` gives other pairs.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import zip_longest
from random import Random
from typing import NamedTuple

import pytest
from comm.base_comm import BaseComm
from msgspec.structs import replace

from ..bots import hint, judged
from ..bots.search import Budget
from ..engine import CHANCE, Game, Move, Seat, State, Timeline
from ..games import game as game_named
from ..lessons.public import may, stops
from ..lessons.quiz.makers import clause, legal
from ..lessons.quiz.material import Known, Place
from ..lessons.quiz.paper import shown_position
from ..scene import to_svg
from ..simulate import chosen
from ..views.play import picture
from ..views.table import Table, table
from .positions import sample

PAIRS = int(os.environ.get("LEAKS", "16"))
PAGES = int(os.environ.get("LEAKS_PAGES", "1"))
SEED = os.environ.get("LEAKS_SEED", "")
LEAST = 25
"""Pairs that a game has where something is hidden: no more games are gone through than would give as many."""
EVERY = 7
"""One of so many positions of a game is looked at."""
ASKED = 3
"""So many moves are asked about in a position."""
GUESSES = 4
"""So many guesses stand beside a position, for each seat."""


class Pair(NamedTuple):
    """Two records that look the same to a seat, and moves to be asked about."""

    one: Timeline
    other: Timeline
    seat: Seat
    probes: tuple[Move, ...]
    further: Move | None = None
    """A move of another that leaves both the same to that seat."""


@pytest.fixture
def random_pairs() -> int:
    """How many pairs are looked at."""
    return PAIRS


def pairs(game: Game, random: Random, games: int) -> Iterator[Pair]:
    """Pairs of all seats in random games."""
    for number in range(games):
        state = game.start(game.seat_counts[number % len(game.seat_counts)])
        while state.pending:
            move = chosen(game, state, random, number % 2 == 1)
            if random.randrange(EVERY) == 0 or len(state.to_act) > 1:
                yield from guessed(state, move, random)
                yield from secret(state, random)
            state = game.carry_out(state, move).state


def guessed(state: State, move: Move, random: Random) -> Iterator[Pair]:
    """A position beside a guess at what each seat does not see."""
    game = state.game
    proposed = list(game.candidates(state))
    for seat in state.seats:
        view, one = state.view(seat), Timeline(state, None)
        probes = (move, *random.sample(proposed, min(len(proposed), ASKED)))
        for other in dict.fromkeys(game.guess(view, random) for _ in range(GUESSES)):
            if other != state:
                further = move if move.seat != seat and alike(state, other, move, move, seat) else None
                yield Pair(one, Timeline(other, None), seat, probes, further)


def secret(state: State, random: Random) -> Iterator[Pair]:
    """What two moves lead to that are told to a seat in the same words."""
    game = state.game
    moves = list(game.weights(state)) if game.by_chance(state) else list(game.legal(state))
    one, other = random.choice(moves), random.choice(moves)
    if one == other:
        return
    if state.play(one) == state.play(other):
        return
    for seat in state.seats:
        if seat not in (one.seat, other.seat) and alike(state, state, one, other, seat):
            pair = Timeline(state, None), Timeline(state, None)
            pair[0].play(one)
            pair[1].play(other)
            yield Pair(*pair, seat, (one, other))


def alike(state: State, other: State, move: Move, another: Move, seat: Seat) -> bool:
    """Whether a seat is told the same of two moves in two positions, and sees the same afterwards."""
    if state is not other and other.why_not(another):
        return False
    ends = state.outcome(move), other.outcome(another)
    seen = [[event.seen_by(seat) for event in end.events] for end in ends]
    return seen[0] == seen[1] and ends[0].state.view(seat) == ends[1].state.view(seat)


def shown(record: Timeline, seat: Seat, probes: tuple[Move, ...]) -> Iterator[tuple[str, object]]:
    """What a seat may ask for: each thing by its name, as it is written down."""
    state: State = record.state
    game, view = state.game, state.view(seat)
    yield "view", repr(view)
    yield "text", str(view)
    yield "file", Timeline(view, None).text
    yield "figures", list(view.facts.items())
    yield "points", repr(view.scores)
    yield "result", repr(view.result)
    yield "defects", repr(view.defects)
    yield "log", record.log(seat)
    yield "prompts", [game.prompt(view, each) for each in ("", *view.seats)]
    if CHANCE not in state.to_act:
        yield "moves", [game.write_move(move) for move in view.legal_moves]
        own = [move for move in game.legal(state) if move.seat == seat]
        yield "own moves", [(game.write_move(move), game.describe(move, state)) for move in own]
        yield "choices", repr(may(view))
    for probe in probes:
        why = view.why_not(probe)
        yield f"refusal of {game.write_move(probe)}", (str(why), why._repr_html_())


def drawn(record: Timeline, seat: Seat, probes: tuple[Move, ...]) -> Iterator[tuple[str, object]]:
    """What takes a while to make: the picture, and what stands in the way of a verb."""
    state: State = record.state
    view = state.view(seat)
    scene = picture(view, {})
    yield "picture", scene.to_json()
    yield "drawing", to_svg(scene)
    if probes[0].seat != CHANCE:
        yield "obstacles", repr(stops(view, probes[0].verb))


def advised(record: Timeline, seat: Seat, _: tuple[Move, ...]) -> Iterator[tuple[str, object]]:
    """What takes long to find out: a hint, and questions for a quiz."""
    state: State = record.state
    view = state.view(seat)
    if CHANCE in state.to_act:
        return
    if seat in state.to_act and judged(state.game):
        yield "hint", hint(state, seat, budget=Budget(tries=8), seed=1).sentences
    place = Place(view, Random(1), Known())
    yield "quiz", [shown_position(view, view.prompt), *map(repr, legal(place)), *map(repr, clause(place))]


class Line(BaseComm):
    """The line to a browser: what goes over it is kept."""

    def __init__(self) -> None:
        super().__init__(primary=False)
        self.sent: list[str] = []

    def publish_msg(self, msg_type: str, data: object = None, *_: object, **__: object) -> None:
        """Keep a message, as it would be written."""
        self.sent.append(json.dumps([msg_type, data], default=repr))


class Pages:
    """Two tables of one seat, kept open from pair to pair: what one is told, the other is told."""

    def __init__(self, pair: Pair) -> None:
        self.tables: tuple[Table, ...] = tuple(
            table(Timeline(record.state, None), pair.seat) for record in (pair.one, pair.other)
        )
        self.apart = False
        """Whether a move was made, and the two may show different things from now on."""
        for page in self.tables:
            page.comm = Line()

    def heard(self) -> tuple[list[str], ...]:
        """What was sent since one last looked, and what a browser that comes later reads."""
        said = []
        for page in self.tables:
            sent, page.comm.sent = page.comm.sent, []
            said.append([*sent, json.dumps([page.page, page.boards, page.hints, page.rev]), page.to_text()])
        return tuple(said)

    def look(self, pair: Pair, random: Random) -> Iterator[tuple[str, tuple[object, ...]]]:
        """What is sent when the records are shown, one asks why, clicks somewhere, another moves."""
        game = pair.one.game
        for page, record in zip(self.tables, (pair.one, pair.other), strict=True):
            page.timeline.restart(record.path[0].state)
            for move in record.moves:
                page.timeline.play(move)
        yield "page", self.heard()
        for probe in pair.probes[:2]:
            for page in self.tables:
                page.click("why", game.write_move(probe))
            yield f"page asked why {game.write_move(probe)}", self.heard()
        spots = [spot for board in self.tables[0].scenes.values() for spot in board.spots]
        spot = random.choice(spots or ["x"])
        for page in self.tables:
            page.pick(spot)
        self.apart = self.tables[0].timeline.at != len(pair.one.path) - 1
        if self.apart:
            return
        yield f"page clicked at {spot}", self.heard()
        if pair.further is not None:
            for page in self.tables:
                page.timeline.play(pair.further)
            yield f"page after {game.write_move(pair.further)}", self.heard()


Shown = list[tuple[str, object]]
Account = Callable[[Timeline, Seat, tuple[Move, ...]], Iterator[tuple[str, object]]]
"""What a seat is told of a record, when it asks about these moves."""


def compared(pair: Pair, account: Shown, beside: Shown) -> None:
    """Assert that two accounts are the same."""
    for one, other in zip_longest(account, beside):
        texts = f"{pair.one.state.text}\n{pair.other.state.text}"
        assert one == other, f"{pair.seat} is told {one and one[0]} apart in\n{texts}"


def test_a_seat_is_shown_nothing_that_it_may_not_know(name: str, random_pairs: int) -> None:
    game, random = game_named(name), Random(f"{name}{SEED}")
    looked = Counter[str]()
    pages: dict[tuple[tuple[Seat, ...], Seat], Pages] = {}
    of, known = None, dict[Account, Shown]()  # of the position that stands beside several guesses

    def beside(pair: Pair, account: Account) -> None:
        if account not in known:
            known[account] = list(account(pair.one, pair.seat, pair.probes))
        compared(pair, known[account], list(account(pair.other, pair.seat, pair.probes)))

    for pair in pairs(game, random, 1 + random_pairs // LEAST):
        if of is not pair.one:
            of = pair.one
            known.clear()
        beside(pair, shown)
        looked["pairs"] += 1
        if looked["pictures"] * random_pairs < 10 * PAGES * looked["pairs"]:
            looked["pictures"] += 1
            beside(pair, drawn)
        if looked["pages"] * random_pairs < PAGES * looked["pairs"]:
            looked["pages"] += 1
            beside(pair, advised)
            key = pair.one.state.seats, pair.seat
            if key not in pages or pages[key].apart:
                pages[key] = Pages(pair)
            for what, (one, other) in pages[key].look(pair, random):
                compared(pair, [(what, one)], [(what, other)])
        if looked["pairs"] == random_pairs:
            break
    if not looked:  # then all lies open
        for state, _, _ in sample(name, games=2, size=20):
            assert all(replace(state.view(seat), viewer=None) == state for seat in state.seats)
    print(f"{name}: {dict(looked)}")
