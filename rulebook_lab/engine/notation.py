"""Moves, positions and files of a game: from text and data to values and back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import reduce
from operator import or_
from random import Random
from types import GenericAlias
from typing import Generic

import msgspec
from msgspec.structs import replace

from .errors import UnreadableMove, UnreadablePosition, expect, reason, shortened
from .events import telling
from .position import refuse_strangers
from .protocol import Move
from .rules import Rules
from .seats import Seat
from .spelling import MoveNotation, Vocabulary
from .state import S
from .values import checked, plain, typed
from .wording import message


class Notation(Generic[S]):
    """Reads and writes what a game's files, lessons and readers hold."""

    def __init__(
        self,
        title: str,
        state: type[S],
        rules: Rules[S],
        mask: Callable[[S, Seat], S],
        deal: Callable[[S, Random], S] | None,
        read_position: Callable[[str], S],
        write_position: Callable[[S], str],
        vocabulary: Vocabulary = dict,
    ) -> None:
        self.write_position = write_position
        self._title = title
        self._state = state
        self._rules = rules
        self._mask = mask
        self._deal = deal
        self._read = read_position
        self._moves = MoveNotation(rules.moves.values(), vocabulary)
        any_frame = reduce(or_, rules.frames.values())
        self._pending = GenericAlias(tuple, (any_frame, ...))

    # -- moves ----------------------------------------------------------------------------

    def read_move(self, text: str, seated: Sequence[Seat] = ()) -> Move:
        """The move that a notation stands for, at a table of some seats. Raises UnreadableMove."""
        if not isinstance(text, str):
            raise UnreadableMove(message("move-is-text", given=shortened(text)))
        return self._moves.read(text, seated)

    def validated(self, move: Move | str, seated: Sequence[Seat] = ()) -> Move:
        """A move from its notation, or one made by hand whose fields have the types they should have.

        Raises UnreadableMove.
        """
        if isinstance(move, str):
            return self.read_move(move, seated)
        try:
            return checked(move)
        except (TypeError, ValueError, OverflowError) as problem:
            said = message("no-move/because", move=shortened(move), game=self._title, problem=str(problem))
            raise UnreadableMove(said) from None

    def write_move(self, move: Move) -> str:
        """The notation of a move."""
        expect(move, Move, "a move")
        return self._moves.write(move)

    # -- positions ------------------------------------------------------------------------

    def read_position(self, text: str) -> S:
        """The position that a text describes, once what follows by itself has happened.

        Raises UnreadablePosition, which names line and reason.
        """
        if not isinstance(text, str):
            raise UnreadablePosition(message("position-is-text", given=shortened(text)))
        return self._playable(lambda: self._read_position(text))

    def _read_position(self, text: str) -> S:
        """What the lines say; on a view without what its viewer does not see, whoever wrote it there."""
        read = self._read(text)
        return read if read.viewer is None else self._mask(read, read.viewer)

    def dump(self, state: S) -> object:
        """The state in JSON's own types."""
        return plain(state)

    def revive(self, data: object) -> S:
        """The state that `dump` wrote. Raises UnreadablePosition."""
        try:
            if not isinstance(data, dict):
                raise TypeError(message("no-object", given=shortened(data)))
            pending = typed(data["pending"], self._pending)
            state: S = replace(typed({**data, "pending": []}, self._state), pending=pending)
        except (msgspec.ValidationError, KeyError, TypeError, ValueError) as problem:
            said = message("no-position", game=self._title, problem=reason(problem))
            raise UnreadablePosition(said) from None
        return self._playable(lambda: self._same_as_its_text(state))

    def _same_as_its_text(self, state: S) -> S:
        """A loaded position must round-trip through its own text, unless its defects say what is wrong."""
        if not state.defects and self._rules.settle(self._read_position(state.text), telling([])) != state:
            said = message("no-position", game=self._title, problem=message("another"))
            raise UnreadablePosition(said)
        return state

    def _playable(self, made: Callable[[], S]) -> S:
        """Runs automatic steps; raises UnreadablePosition for a position that nobody could continue and that
        `defects` does not explain."""
        try:
            written = made()
            refuse_strangers(written.pending, written.seats)
            if written.defects:
                return self._looked_at(written)
            state = self._rules.settle(written, telling([]))
            if not state.defects:
                self._try_out(state)
                self._refuse_unseen(state)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as problem:
            if isinstance(problem, UnreadablePosition):
                raise
            raise UnreadablePosition(message("misfit", problem=reason(problem))) from problem
        return state

    def _looked_at(self, impossible: S) -> S:
        """A position with defects, left as written: what follows by itself could hide an impossible question.

        Raises UnreadablePosition, which says its defects, where no reader could look at it.
        """
        try:
            self._open_moves(impossible)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as problem:
            defects = " ".join(str(impossible.defects).splitlines())
            raise UnreadablePosition(message("misfit", problem=defects)) from problem
        return impossible

    def _try_out(self, state: S) -> None:
        """Raises UnreadablePosition where somebody is asked who can do nothing."""
        moves = self._open_moves(state)
        if state.viewer is None and (idle := set(self._rules.asked(state)) - {move.seat for move in moves}):
            said = message("nothing-to-do", seats=", ".join(sorted(idle)), prompt=state.prompt)
            raise UnreadablePosition(said)

    def _refuse_unseen(self, view: S) -> None:
        """Raises UnreadablePosition for a view of nothing: no deal of what is hidden there looks like it."""
        if view.viewer is None or self._deal is None:
            return
        try:
            same = self._mask(self._deal(view, Random(0)), view.viewer) == view
        except (LookupError, ValueError):
            same = False
        if not same:
            raise UnreadablePosition(message("unseen", seat=view.viewer))

    def _open_moves(self, state: S) -> Collection[Move]:
        """Asks what every reader asks: what it holds, who decides and, but on a view, what may be done."""
        _ = (state.text, state.facts, state.scores, state.prompt, self._rules.asked(state))
        if state.viewer is not None:
            return ()
        return self._rules.weights(state) if self._rules.by_chance(state) else self._rules.legal(state)
