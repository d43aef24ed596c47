"""Asking the rulebook: free text over clauses, examples and rulings; and questions about a position."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from itertools import islice
from typing import Literal

import msgspec
from msgspec.structs import replace

from ..engine import Game, Move, RulebookError, State, Timeline
from .exercise import Attempt
from .lessons import Lessons, lessons_of
from .quiz import Quiz, make_quiz
from .search import Index
from .walkthrough import Walk

HitKind = Literal["clause", "example", "ruling"]
MOST_HITS = 8
MOST_PROPOSED = 2000
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
        return "\n".join([f"{self.title} [{self.kind} {self.id}]", f"  {self.text}", *shows])


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
        if not 0 <= number < len(self):
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
    index, entries = _index(game)
    lessons = lessons_of(game)
    found = [(score, entries[number]) for score, number in index.search(question)[:n]]
    hits = [replace(hit, score=round(score, 3), show_me=_shows(lessons, hit)) for score, hit in found]
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


# -- from a position -------------------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True):
    """What may be done here: a verb, the clause that grants it, and its legal moves."""

    verb: str
    clause: str
    title: str
    moves: tuple[Move, ...]

    def __str__(self) -> str:
        return f"{self.verb}: {len(self.moves)} by {self.title} [{self.clause}]"


class Choices(tuple[Choice, ...]):
    """What may be done, verb by verb; shows itself."""

    def __repr__(self) -> str:
        return "\n".join(map(str, self)) or "Nobody may do anything here."


class Obstacle(msgspec.Struct, frozen=True):
    """A clause that stands in the way: how many of the moves tried it refuses, one of them, the reason."""

    clause: str
    moves: int
    move: str
    reason: str

    def __str__(self) -> str:
        return f"{self.reason} [{self.clause}] ({self.moves}, such as {self.move})"


class Obstacles(tuple[Obstacle, ...]):
    """What stands in the way, the clause that refuses most first; shows itself."""

    def __repr__(self) -> str:
        return "\n".join(map(str, self)) or "Nothing stands in the way."


def may(state: State) -> Choices:
    """What may I do here, and by which rule?"""
    game = state.game
    found = []
    for verb, moves in state.legal_moves.by_verb().items():
        clause = game.verbs[type(moves[0])].clause
        found.append(Choice(verb, clause, game.catalogue[clause].title, tuple(moves)))
    return Choices(found)


def stops(state: State, what: str) -> Obstacles:
    """What would stop me from this move (its notation), or from any move of this verb?

    For a verb every move that is proposed here is looked at. Raises RulebookError when there is no such verb.
    """
    refused: dict[str, list[tuple[str, str]]] = {}
    for move in _tried(state, what):
        why = state.why_not(move)
        for clause, reason in zip(why.clauses, why.sentences, strict=True):
            refused.setdefault(clause, []).append((state.game.write_move(move), reason))
    found = [Obstacle(clause, len(moves), *moves[0]) for clause, moves in refused.items()]
    return Obstacles(sorted(found, key=lambda obstacle: -obstacle.moves))


def _tried(state: State, what: str) -> list[Move]:
    """The moves that a question is about: the one of a notation, or all those of a verb that are proposed."""
    game = state.game
    if " " in what.strip():
        return [game.read_move(what)]
    verbs = {str(kind.__struct_config__.tag) for kind in game.verbs}
    if what not in verbs:
        raise RulebookError(f"no verb {what!r}; the verbs are {', '.join(sorted(verbs))}")
    return [move for move in islice(game.candidates(state), MOST_PROPOSED) if move.verb == what]


def what_if(timeline: Timeline, outcome: Move | str) -> Timeline:
    """What if the dice (the draw) had been this? A timeline of its own that begins at the last time chance
    answered, or answers now, with `outcome` played instead.

    Raises RulebookError when chance has not been asked, IllegalMove when it cannot bring this.
    """
    for node in reversed(timeline.path):
        if timeline.game.weights(node.state):
            other = Timeline(node.state, None)
            other.play(outcome)
            other.seed = timeline.seed
            return other
    raise RulebookError("chance has not been asked for anything yet")
