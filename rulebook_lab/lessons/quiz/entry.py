"""A question without words: what a store keeps of it, from which the words are made when it is asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from ...engine import Event
from ..format import QuestionKind

Form = Literal["may", "legal", "illegal", "next", "asked", "figure", "points", "total", "winners", "odds"]

KINDS: dict[Form, QuestionKind] = {
    "may": "clause",
    "legal": "legal",
    "illegal": "legal",
    "next": "next",
    "asked": "next",
    "figure": "figure",
    "points": "figure",
    "total": "figure",
    "winners": "figure",
    "odds": "odds",
}
"""The kind that each form belongs to."""

ROUTINE = ("procedure", "setup", "component", "definition")
"""Kinds of clauses about which one question in ten is asked at most, unless they are asked for."""
YES = "yes"
"""What stands for the option that a move is allowed."""
OVER = "over"
"""What stands for the option that nobody decides any more."""
BEFORE = "before"
"""What a figure overlooks that is the one before the move."""


class Wrong(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A wrong option: what it stands for, and what it overlooks (a clause, `BEFORE`, or nothing known)."""

    subject: str
    overlooks: str = ""


class Entry(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A question about the position of a text: its form, what it is about, the right and the wrong answers.

    `move` is the move it is about, `ask` the figure, the seat, or the seat and the part of its score. Answers
    are moves, clauses, numbers, odds, seats or events as `written`.
    """

    form: Form
    clauses: tuple[str, ...]
    position: str
    right: str
    wrong: tuple[Wrong, ...]
    move: str = ""
    ask: str = ""

    @property
    def kind(self) -> QuestionKind:
        """The kind of question."""
        return KINDS[self.form]


def written(event: Event) -> str:
    """An event, with what is secret in it, as a text, which `told` reads."""
    event = event.seen_by(None)
    return msgspec.json.encode([event.clause, event.kind, event.seat, event.facts]).decode()


def read_event(text: str) -> Event:
    """The event of a text."""
    clause, kind, seat, facts = msgspec.json.decode(text)
    return Event(clause, kind, seat, {name: _fact(fact) for name, fact in facts.items()})


def _fact(fact: object) -> object:
    """A fact as it was: places and goods are tuples, which the text holds as lists."""
    return tuple(map(_fact, fact)) if isinstance(fact, list) else fact


def first(subjects: Iterable[Wrong], right: str) -> tuple[Wrong, ...]:
    """Each wrong subject once, as it comes first; the right one left out."""
    found: dict[str, Wrong] = {}
    for each in subjects:
        if each.subject != right:
            found.setdefault(each.subject, each)
    return tuple(found.values())
