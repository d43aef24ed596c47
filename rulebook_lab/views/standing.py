"""Standing answers: what a seat answers without being asked. The table gives them, never the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ..engine import CHANCE, Move, Seat, State

THIS_TURN, THIS_GAME, WHEN_IDLE, WHEN_BUT = "turn", "game", "idle", "but"
WHEN_DEAR, WHEN_KIND = "dear", "kind"
WHEN_SENT = "sent"
MOST_OTHERS = 3
"""So many kinds of moves may be named that somebody does not want to be asked for."""


class Standing(NamedTuple):
    """An answer of a seat to a kind of question: `verb`, a move that says nothing but itself.

    It holds for one turn (`until`), or for the whole game (None), or whenever nothing else can be done, or
    nothing but some kinds of moves (`others`), or what is offered costs so much (`price`), or is of a
    `kind`, or all that one has to send has been sent, except what stays (`others`: their spots).
    """

    seat: Seat
    question: str
    verb: str
    when: str
    until: int | None = None
    others: tuple[str, ...] = ()
    price: int = 0
    kind: str = ""

    def holds(self, state: State) -> bool:
        """Whether it still does."""
        return self.until is None or self.until == turn_of(state)

    def covers(self, other: Standing) -> bool:
        """Whether it is given wherever another one is, as more may be left undone."""
        return other._replace(others=self.others) == self and {*self.others}.issuperset(other.others)

    def answer(self, state: State, moves: Sequence[Move]) -> Move | None:
        """The move that answers, among the legal ones of its seat; None where it does not answer."""
        if self.when == WHEN_SENT:
            ends = state.game.offered("picture.series", "ends")
            mine = any(move.seat == self.seat for move in moves)
            return ends(state, self.seat, self.others) if ends and mine else None
        asked_so = self.holds(state) and self.question in ("", question_of(state))
        if self.when in (WHEN_IDLE, WHEN_BUT):
            asked_so = asked_so and is_idle(move for move in moves if move.verb not in self.others)
        elif asked_so and self.when in (WHEN_DEAR, WHEN_KIND):
            price, kind = offered(state)
            asked_so = price >= self.price if self.when == WHEN_DEAR else kind == self.kind
        plain = (move for move in moves if move.seat == self.seat and move.verb == self.verb)
        return next(plain, None) if asked_so else None


def standing_answers(state: State, moves: Sequence[Move]) -> Iterator[Standing]:
    """The answers to the open question that can be made standing ones."""
    question = question_of(state)
    others = {move.verb for move in moves if not says_nothing(move)}
    has_more = bool(state.pending) and any(
        len(kind.__struct_fields__) > 1 for kind in state.pending[-1].verbs
    )
    sends = state.game.offered("picture.series", "sends")
    if moves and sends and (verb := sends(state)):
        stay: tuple[str, ...] = state.game.part("picture.series").staying(state, moves[0].seat)
        if 0 < len(stay) <= MOST_OTHERS:
            yield Standing(moves[0].seat, "", verb, WHEN_SENT, others=stay)
        yield Standing(moves[0].seat, "", verb, WHEN_SENT)
    for move in moves:
        if move.seat == CHANCE or not says_nothing(move):
            continue
        if has_more:
            yield Standing(move.seat, "", move.verb, WHEN_IDLE)
        if 0 < len(others) <= MOST_OTHERS:
            yield Standing(move.seat, question, move.verb, WHEN_BUT, others=tuple(sorted(others)))
        price, kind = offered(state)
        if price > 1:
            yield Standing(move.seat, question, move.verb, WHEN_DEAR, price=price)
        if kind:
            yield Standing(move.seat, question, move.verb, WHEN_KIND, kind=kind)
        if (turn := turn_of(state)) is not None:
            yield Standing(move.seat, question, move.verb, THIS_TURN, turn)
        yield Standing(move.seat, question, move.verb, THIS_GAME)


def offered(state: State) -> tuple[int, str]:
    """What is offered by the open question: its price, and what kind of card it is (`crab3`: a crab)."""
    facts = state.pending[-1].facts(state) if state.pending else {}
    price, card = facts.get("price"), facts.get("card")
    return price if isinstance(price, int) else 0, card.rstrip("0123456789") if isinstance(card, str) else ""


def is_idle(moves: Iterable[Move]) -> bool:
    """Whether nothing can be done but to say so: no move names anything."""
    return all(says_nothing(move) for move in moves)


def says_nothing(move: Move) -> bool:
    """Whether a move names nothing but its seat."""
    return move.__struct_fields__ == ("seat",)


def question_of(state: State) -> str:
    """The kind of the open question."""
    return type(state.pending[-1]).__name__ if state.pending else ""


def turn_of(state: State) -> int | None:
    """The turn of a game that counts them."""
    turn = getattr(state, "turn", None)
    return turn if isinstance(turn, int) else None


def forced(state: State, moves: Sequence[Move]) -> Move | None:
    """The one move that is left, unless chance answers it: dice are rolled by who plays."""
    if len(moves) != 1 or moves[0].seat == CHANCE:
        return None
    return None if state.game.by_chance(state.play(moves[0])) else moves[0]
