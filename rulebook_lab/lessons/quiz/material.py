"""A position to ask about, with what a question needs of it."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from random import Random

import msgspec

from ...engine import CHANCE, Event, Game, Move, State
from .variants import variants

MOST_CANDIDATES = 400
"""How many proposed moves of a position are looked at."""
MOST_JUDGED = 40
"""How many of them are judged."""
MOST_CHANGED = 6
"""Of how many legal moves variants are made."""
MOST_BROKEN = 2
"""A move that breaks more clauses is no near miss."""
OTHERS = 6
"""What so many other moves lead to is looked at."""
ENGINE_VARIANTS = ("over", "moment", "seat", "stranger", "chance", "off", "unknown")
"""Sentences of the engine's own: the moment or the seat is wrong, whatever the move."""


class Overlooked(msgspec.Struct, frozen=True):
    """What a reader who has never heard of a clause takes to follow from a move."""

    clause: str
    figures: dict[str, int] = {}
    points: dict[str, int] = {}
    winners: str = ""
    asked: str = ""
    refused: tuple[str, ...] = ()
    """Legal moves taken to be refused."""
    allowed: tuple[str, ...] = ()
    """Refused moves taken to be legal."""
    happened: tuple[str, ...] = ()
    """Events as they are written, that only then are told."""
    missed: tuple[str, ...] = ()
    """Events that are not told then."""
    nothing: bool = False
    """Without the clause the game does not know how to go on."""


class Known:
    """What was seen so far in all positions of a game: which clauses refuse moves of a verb by themselves,
    and which words stand in events."""

    def __init__(self) -> None:
        self.refusers: dict[str, dict[str, None]] = {}
        self.moves: list[Move] = []
        self.words: dict[tuple[str, str], dict[str, None]] = {}
        self.several: set[tuple[str, str]] = set()
        """Where an event may list the same thing twice: goods, not lords."""

    def refuses(self, verb: str, clause: str) -> None:
        """Keeps that a clause alone refused a move of a verb."""
        self.refusers.setdefault(verb, {})[clause] = None

    def keep_words(self, event: Event) -> None:
        """Keeps the words of an event, by its kind and the name of the fact."""
        for name, fact in event.facts.items():
            if isinstance(fact, str):
                self.words.setdefault((event.kind, name), {})[fact] = None
            elif isinstance(fact, list | tuple) and len(set(map(str, fact))) < len(fact):
                self.several.add((event.kind, name))


class Place:
    """A position, and perhaps a move in it, with what a question needs of them; each found once."""

    def __init__(
        self,
        state: State,
        random: Random,
        known: Known,
        move: Move | None = None,
        overlooked: tuple[Overlooked, ...] = (),
        tried: Move | None = None,
    ) -> None:
        """`move` is a legal move that is asked about, `tried` one that may be refused."""
        self.state = state
        self.game: Game = state.game
        self.random = random
        self.known = known
        self.move = move
        self.overlooked = overlooked
        self.tried = tried
        self.full: set[tuple[str, str]] = set()
        """Of which clauses and forms there are questions enough."""

    @cached_property
    def text(self) -> str:
        """The position as text."""
        return self.state.text

    @cached_property
    def legal(self) -> list[Move]:
        """The legal moves of seats, at most as many as are looked at, in random order."""
        moves = [move for move in self.game.legal(self.state) if move.seat != CHANCE]
        return self.random.sample(moves, min(len(moves), MOST_JUDGED))

    @cached_property
    def after(self) -> tuple[State, tuple[Event, ...]]:
        """What the move leads to."""
        assert self.move is not None
        state, events = self.game.carry_out(self.state, self.move)
        for event in events:
            self.known.keep_words(event)
        return state, events

    @cached_property
    def others(self) -> list[tuple[State, tuple[Event, ...]]]:
        """What some other moves lead to."""
        moves = [move for move in self.legal[:OTHERS] if move != self.move]
        return [self.game.carry_out(self.state, move) for move in moves]

    @cached_property
    def near_misses(self) -> dict[str, list[Move]]:
        """Moves for whoever is asked that break a clause or two, in their own words, by each of them."""
        found: dict[str, list[Move]] = {}
        if self.game.by_chance(self.state):
            return found
        for move in self._tried():
            for clause in self.broken_by(move):
                self.known.refuses(move.verb, clause)
                found.setdefault(clause, []).append(move)
        return found

    def broken_by(self, move: Move) -> tuple[str, ...]:
        """The clauses that refuse a move at its moment, for its seat.

        None for a legal one, and for one so wrong that nobody would try it.
        """
        if move.seat not in self.state.to_act:
            return ()
        violations = list(self.game.violations(self.state, move))
        own = all(each.certain and each.variant not in ENGINE_VARIANTS for each in violations)
        broken = tuple(dict.fromkeys(violation.clause for violation in violations))
        return broken if own and len(broken) <= MOST_BROKEN else ()

    def _tried(self) -> list[Move]:
        """Moves that may be near misses: what the game proposes, what was legal earlier, what differs a
        little from a legal move."""
        proposed = list(islice(self.game.candidates(self.state), MOST_CANDIDATES))
        chosen = self.random.sample(proposed, min(len(proposed), MOST_JUDGED))
        changed = variants(self.legal[:MOST_CHANGED], [*proposed, *self.known.moves], self.random)[
            :MOST_JUDGED
        ]
        read = [self.game.read_move(self.game.write_move(move)) for move in changed]  # lists in their order
        given = [move for move in (self.tried, self.move) if move is not None and move.seat != CHANCE]
        return list(dict.fromkeys([*given, *chosen, *read]))
