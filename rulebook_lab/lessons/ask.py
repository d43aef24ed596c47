"""Asking the rulebook in free text: ranked clauses, examples, rulings, each with a lesson that shows it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Literal

import msgspec
from msgspec.structs import replace

from ..engine import Game, RulebookError, expect
from .exercise import Attempt
from .lessons import Lessons
from .loading import lessons_of
from .quiz import Quiz, make_quiz
from .search import Index
from .walkthrough import Walk

HitKind = Literal["clause", "example", "ruling"]
MOST_HITS = 8
WORTH: dict[HitKind, float] = {"clause": 1.0, "example": 0.8, "ruling": 0.7}
"""A rule answers before the special cases that examples and rulings are about."""

NOTHING = "The rulebook says nothing like this."


class Hit(msgspec.Struct, frozen=True):
    """One answer of the rulebook; `show_me` names the lessons that demonstrate it, as (kind, id)."""

    score: float
    kind: HitKind
    id: str
    title: str
    text: str
    clauses: tuple[str, ...]
    show_me: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        shows = [f"  show me: {kind} {id}" for kind, id in self.show_me[:3]]
        named = self.id if self.kind == "ruling" else f"{self.kind} {self.id}"
        return "\n".join([f"{self.title} [{named}]", f"  {self.text}", *shows])


class Answers(tuple[Hit, ...]):
    """The hits, best first; shows itself. `answers.show(0)` gives the lesson that demonstrates the first."""

    game: Game
    question: str

    def __new__(cls, game: Game, question: str, hits: Iterable[Hit]) -> Answers:
        self = super().__new__(cls, hits)
        self.game, self.question = game, question
        return self

    def show(self, number: int = 0) -> Walk | Attempt | Quiz:
        """The first lesson that demonstrates a hit. Raises RulebookError when no lesson does."""
        if number not in range(len(self)):
            raise RulebookError(f"there are {len(self)} answers, counted from 0, not {number}")
        if not self[number].show_me:
            raise RulebookError(f"no lesson shows {self[number].id} yet")
        return show_me(self.game, *self[number].show_me[0], clauses=self[number].clauses)

    def __repr__(self) -> str:
        return "\n".join(map(str, self)) or NOTHING

    def _repr_html_(self) -> str:
        cards = [
            f'<div class="rb-card"><b>{escape(hit.title)}</b> <code>{escape(hit.id)}</code>'
            f"<p>{escape(hit.text)}</p></div>"
            for hit in self
        ]
        return "".join(cards) or f"<p>{NOTHING}</p>"


def show_me(game: Game, kind: str, id: str, clauses: Iterable[str] = ()) -> Walk | Attempt | Quiz:
    """A lesson of a game by its kind and id; for a quiz drill some questions about the clauses."""
    lessons = lessons_of(game)
    if kind == "walkthrough":
        return Walk(lessons, lessons.walkthrough(id))
    if kind == "exercise":
        return Attempt(lessons, lessons.exercise(id))
    return make_quiz(lessons, clauses=clauses, n=3)


def ask(game: Game, question: str, n: int = MOST_HITS) -> Answers:
    """What the rulebook says about something, best first: clauses, examples and rulings."""
    expect(question, str, "a question in words")
    index, entries = _index(game)
    lessons = lessons_of(game)
    found = [(score * WORTH[entries[at].kind], entries[at]) for score, at in index.search(question)]
    best = sorted(found, key=lambda hit: -hit[0])[:n]
    hits = [replace(hit, score=round(score, 3), show_me=_shows(lessons, hit)) for score, hit in best]
    return Answers(game, question, hits)


@cache
def _index(game: Game) -> tuple[Index, list[Hit]]:
    catalogue = game.catalogue
    entries, texts = [], []
    for clause in catalogue:
        entries.append(Hit(0, "clause", clause.id, clause.title, clause.text.strip(), (clause.id,), ()))
        named = " ".join([clause.id.replace(".", " "), clause.term])
        texts.append([(clause.title, 3), (named, 2), (clause.text, 1), (clause.section, 1)])
    for example in catalogue.example:
        text = f"{example.given.strip()} {example.shows.strip()}"
        entries.append(Hit(0, "example", example.id, example.section, text, example.clauses, ()))
        texts.append([(example.id.replace(".", " "), 2), (text, 1)])
    for ruling in catalogue.ruling:
        text = f"{ruling.question.strip()} {ruling.answer.strip()}"
        entries.append(
            Hit(0, "ruling", ruling.id, ruling.question.strip(), ruling.answer.strip(), ruling.clauses, ())
        )
        texts.append([(ruling.id.replace(".", " "), 1), (ruling.question, 2), (text, 1)])
    return Index(texts), entries


def _shows(lessons: Lessons, hit: Hit) -> tuple[tuple[str, str], ...]:
    """The lessons that demonstrate a hit: an example's own walkthrough first."""
    own = [("walkthrough", hit.id)] if hit.id in lessons.walkthroughs else []
    others = [lesson for clause in hit.clauses for lesson in lessons.about(clause)]
    return tuple(dict.fromkeys([*own, *others]))
