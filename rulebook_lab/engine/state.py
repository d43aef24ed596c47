"""A position of a game: an immutable value that knows what may happen next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from html import escape
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self

import msgspec
from msgspec.structs import replace

from .errors import RulebookError, UnreadableMove, expect, shortened
from .events import Event, Violation
from .outcomes import Points, Result
from .protocol import Frame, Move
from .seats import CHANCE, Seat
from .wording import message

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from .editions import Editions
    from .game import Game

    S = TypeVar("S", bound="State", default=Any)
    """The kind of position that a game, a record, an outcome is about."""
else:
    from typing import TypeVar

    S = TypeVar("S")

B = TypeVar("B")
"""The components of a game."""
P = TypeVar("P", bound=msgspec.Struct)
"""What a seat of a game has."""
F = TypeVar("F", bound=Frame)
"""A kind of question."""


class State(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What every position has; each game adds its own fields.

    `seats` sit clockwise; `pending` is the stack of open frames, the last on top, empty when the game is
    over; `edition` names the component data in use ("" is what the library ships); `viewer` is the seat whose
    view this is, None for the position as it really is.
    """

    if TYPE_CHECKING:  # set by Game; msgspec evaluates annotations, and Game comes later
        games: ClassVar[Mapping[str, Game]]
        """The game by edition."""
        boxes: ClassVar[Editions]
        """The component data by edition."""

    seats: tuple[Seat, ...]
    pending: tuple[Frame, ...] = ()
    edition: str = ""
    viewer: Seat | None = None

    @property
    def game(self) -> Game[Self]:
        """The game, with the components of this position's edition."""
        return self.games[self.edition]

    # -- what a reader asks ---------------------------------------------------------------

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that must decide now, or {CHANCE}; empty when the game is over."""
        # `self.game` would be one more call, and this is asked more often than anything.
        return frozenset(self.games[self.edition].asked(self))

    @property
    def top(self) -> Frame | None:
        """The question that is open now; None when the game is over."""
        return self.pending[-1] if self.pending else None

    def open(self, *kinds: type[F]) -> F | None:
        """The nearest open question of these kinds; None where there is none."""
        for kind in kinds:
            expect(kind, type, "a kind of question")
        return next((frame for frame in reversed(self.pending) if isinstance(frame, kinds)), None)

    @property
    def prompt(self) -> str:
        """The open question as a sentence; the result when the game is over."""
        return self.game.prompt(self)

    @property
    def legal_moves(self) -> LegalMoves:
        """Every legal move: iterate it, count it, ask `in`; it shows itself grouped by verb."""
        return LegalMoves(self)

    def why_not(self, move: Move | str) -> WhyNot:
        """Every clause that a move breaks here; falsy when the move is legal.

        Raises UnreadableMove when `move` is no move of this game at all.
        """
        read = self.game.validated(move, self.seats)
        why = WhyNot(self, read, tuple(self.game.violations(self, read)))
        if why:
            self.game.describe(read, self)  # a word that is no place may show only when it is told
        return why

    def play(self, move: Move | str) -> Self:
        """The position after a move (a value or its notation). Raises IllegalMove, which says why."""
        return self.outcome(move).state

    def outcome(self, move: Move | str) -> Outcome[Self]:
        """The position after a move, and the events in between. Raises IllegalMove."""
        rules = self.games[self.edition].rules
        if isinstance(move, str) or not rules.has_listed(self, move):
            why = self.why_not(move)
            if why:
                raise IllegalMove(why)
            move = why.move
        return rules.outcome(self, move)

    @property
    def chance(self) -> dict[Move, Fraction]:
        """The outcomes with their exact probabilities while chance is to act, else empty."""
        weights = self.game.weights(self)
        total = sum(weights.values())
        return {move: Fraction(weight, total) for move, weight in weights.items()}

    def let_chance(self, random: Random | int) -> Self:
        """The position after chance has answered until a seat must decide (or the game is over)."""
        if not isinstance(random, Random):
            if type(random) is not int:
                expect(random, Random, "a whole number as seed, or a source of chance,")
            random = Random(random)
        state, rules = self, self.games[self.edition].rules
        while rules.by_chance(state):
            state = rules.carry_out(state, rules.draw_chance(state, random)).state
        return state

    def view(self, seat: Seat) -> Self:
        """The position as `seat` sees it, hidden things masked."""
        expect_seat(self, seat)
        return self.game.mask(self, seat)

    @property
    def result(self) -> Result | None:
        """Winners, scores and the deciding clause when the game is over, else None."""
        return None if self.pending else self.game.result(self)

    @property
    def scores(self) -> dict[Seat, Points]:
        """Each seat's points if the game were scored now, with their parts by clause."""
        return self.game.scores(self)

    @property
    def facts(self) -> dict[str, int | str | bool]:
        """The figures of the position by name, such as `pearls.blue`: what lessons and quizzes speak of."""
        return self.game.facts(self)

    @property
    def defects(self) -> Defects:
        """Everything that makes the position impossible, by clause; empty in every real game."""
        open_questions = (defect for frame in self.pending for defect in frame.defects(self))
        return Defects(self, chain(self.game.defects(self), open_questions))

    @property
    def text(self) -> str:
        """The position as text, which `game.read_position` reads back."""
        return self.game.write_position(self)

    def __str__(self) -> str:
        return f"{self.prompt}\n{self.text}"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """The position as its game draws it, with the open question."""
        try:
            drawn: dict[str, str] = self.game.part("picture").draw(self)._repr_mimebundle_()
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            if not self.defects:
                raise
            drawn = {"text/plain": self.text}
        return {**drawn, "text/plain": f"{self.prompt}\n{drawn['text/plain']}"}

    # -- what a chapter needs -------------------------------------------------------------

    def pop(self) -> Self:
        """Without the frame on top."""
        return replace(self, pending=self.pending[:-1])

    def push(self, *frames: Frame) -> Self:
        """With more frames open; the last of them is asked first."""
        return replace(self, pending=self.pending + frames)

    def swap(self, *frames: Frame) -> Self:
        """With the frame on top replaced by `frames`; the last of them is asked first."""
        return replace(self, pending=self.pending[:-1] + frames)


class Boxed(State, Generic[B], frozen=True, kw_only=True):
    """A position of a game with components of a kind."""

    @property
    def box(self) -> B:
        """The components in use."""
        in_use: B = self.boxes[self.edition]
        return in_use

    @property
    def printed(self) -> B:
        """The components with the words of their cards in the language in use."""
        in_use: B = self.boxes.printed(self.edition)
        return in_use


class Seated(Boxed[B], Generic[B, P], frozen=True, kw_only=True):
    """A position in which each seat has things of its own, kept in the order of the seats."""

    players: tuple[P, ...]

    @property
    def seated(self) -> list[tuple[Seat, P]]:
        """Each seat with what it has."""
        return list(zip(self.seats, self.players, strict=True))

    def player(self, seat: Seat) -> P:
        """What a seat has. Raises RulebookError where nobody of that name plays."""
        try:
            return self.players[self.seats.index(seat)]
        except ValueError:
            raise _no_seat(self, seat) from None

    def change(self, seat: Seat, **fields: object) -> Self:
        """The position in which some of what a seat has is different."""
        players = list(self.players)
        try:
            at = self.seats.index(seat)
        except ValueError:
            raise _no_seat(self, seat) from None
        players[at] = replace(players[at], **fields)
        return replace(self, players=tuple(players))

    def with_player(self, seat: Seat, player: P) -> tuple[P, ...]:
        """What all seats have when one has something else: for a `replace` of more than the players."""
        try:
            at, players = self.seats.index(seat), list(self.players)
        except ValueError:
            raise _no_seat(self, seat) from None
        players[at] = player
        return tuple(players)


def expect_seat(state: State, seat: object) -> None:
    """Raises RulebookError, which names the seats, unless somebody of that name plays."""
    if not isinstance(seat, str) or seat not in state.seats:
        raise _no_seat(state, seat)


def _no_seat(state: State, seat: object) -> RulebookError:
    return RulebookError(message("no-seat", seat=shortened(seat), seats=", ".join(state.seats)))


class Outcome(NamedTuple, Generic[S]):
    """What a move led to."""

    state: S
    events: tuple[Event, ...]


LISTED = 12
"""How many moves of a verb are listed where all of them are shown."""


class LegalMoves:
    """The legal moves of a position, listed when first needed."""

    __slots__ = ("_moves", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._moves: list[Move] | None = None

    def _list(self) -> list[Move]:
        if self._moves is None:
            state = self._state
            self._moves = state.games[state.edition].legal(state)
        return self._moves

    def __iter__(self) -> Iterator[Move]:
        return iter(self._list())

    def __len__(self) -> int:
        return len(self._moves or self._list())

    def __getitem__(self, index: int) -> Move:
        return self._list()[index]

    def __contains__(self, move: object) -> bool:
        try:
            return isinstance(move, (Move, str)) and not self._state.why_not(move)
        except UnreadableMove:
            return False

    def by_verb(self) -> dict[str, list[Move]]:
        """The moves grouped by verb, in the order of the list."""
        groups: dict[str, list[Move]] = {}
        for move in self._list():
            groups.setdefault(move.verb, []).append(move)
        return groups

    def __repr__(self) -> str:
        game = self._state.game
        lines = [self._state.prompt]
        for verb, moves in self.by_verb().items():
            lines.append(f"{game.texts.say('verbs', [verb], {})} ({len(moves)})")
            lines += [f"  {game.write_move(move)}" for move in moves[:LISTED]]
            lines += [f"  {left}" for left in self._left(moves)]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        groups = "".join(self._group(verb, moves) for verb, moves in self.by_verb().items())
        return f"<p>{escape(self._state.prompt)}</p>{groups}"

    def _left(self, moves: list[Move]) -> list[str]:
        """How many moves are not listed, where there are such."""
        left = len(moves) - LISTED
        return [f"… {self._state.game.texts.phrase('lists', 'more', count=left)}"] if left > 0 else []

    def _group(self, verb: str, moves: list[Move]) -> str:
        """The moves of one verb, in words and as they are written."""
        state, game = self._state, self._state.game
        rows = [
            f"<li>{escape(game.describe(move, state))} <code>{escape(game.write_move(move))}</code></li>"
            for move in moves[:LISTED]
        ]
        rows += [f"<li>{left}</li>" for left in self._left(moves)]
        name = escape(game.texts.say("verbs", [verb], {}))
        head = f"<summary><b>{name}</b> ({len(moves)})</summary>"
        return f"<details open>{head}<ul>{''.join(rows)}</ul></details>"


class Broken(tuple[Violation, ...]):
    """Clauses that are broken in one position; falsy when there are none. Shows itself as sentences."""

    state: State

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of the broken clauses."""
        return tuple(violation.clause for violation in self)

    @property
    def sentences(self) -> tuple[str, ...]:
        """One sentence a broken clause, its facts filled in."""
        return tuple(self.state.game.explain(self.state, violation) for violation in self)

    def __str__(self) -> str:
        pairs = zip(self.sentences, self.clauses, strict=True)
        return "\n".join(f"{sentence} [{clause}]" for sentence, clause in pairs)


class Defects(Broken):
    """What makes a position impossible."""

    def __new__(cls, state: State, violations: Iterable[Violation]) -> Defects:
        found = list(violations)
        self = super().__new__(cls, [each for at, each in enumerate(found) if each not in found[:at]])
        self.state = state
        return self

    def __repr__(self) -> str:
        return str(self) or self.state.game.texts.phrase("answers", "no-defects")


class WhyNot(Broken):
    """The violations of one move in one position; falsy when there are none. Shows itself as sentences."""

    move: Move

    def __new__(cls, state: State, move: Move, violations: tuple[Violation, ...]) -> WhyNot:
        self = super().__new__(cls, violations)
        self.state, self.move = state, move
        return self

    def __str__(self) -> str:
        move = self.state.game.write_move(self.move)
        return super().__str__() or self.state.game.texts.phrase("answers", "legal", move=move)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        words = self.state.game.describe(self.move, self.state)
        move = f"<b>{escape(words)}</b>"
        if not self:
            legal = self.state.game.texts.phrase("answers", "legal/whole")
            return f"<p>✓ <b>{escape(words.rstrip('.'))}.</b> {escape(legal)}</p>"
        rows = [self._row(*pair) for pair in zip(self.sentences, self.clauses, strict=True)]
        return f"<p>✗ {move}</p>{''.join(rows)}"

    def _row(self, sentence: str, clause: str) -> str:
        """A reason; unfolded, the rule that it comes from."""
        if clause not in self.state.game.catalogue:
            return f"<p>{escape(sentence)} <code>{escape(clause)}</code></p>"
        rule = self.state.game.catalogue[clause]
        head = f"{escape(sentence)} <small><i>{escape(rule.title)}</i></small>"
        return f"<details><summary>{head}</summary><p>{escape(rule.text.strip())}</p></details>"


class IllegalMove(RulebookError):
    """A move that breaks a clause; `why` lists every one. The position has not changed."""

    def __init__(self, why: WhyNot) -> None:
        game = why.state.game
        move = game.texts.phrase("answers", "not-legal", move=game.write_move(why.move))
        super().__init__(f"{move}\n{why}")
        self.why = why


__all__ = ["CHANCE", "IllegalMove", "LegalMoves", "Outcome", "State", "WhyNot"]
