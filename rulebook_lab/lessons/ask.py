"""Asking the rulebook in free text: ranked clauses, examples, rulings, each with a lesson that shows it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from heapq import nlargest
from html import escape
from itertools import chain, islice
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from ..engine import Game, RulebookError, expect, shortened
from ..engine.language import ENGLISH, current, speaking
from .asked import Asked, asked_of, figures_of
from .exercise import Attempt
from .lessons import Lessons
from .loading import lessons_of
from .meaning import OTHER, Meaning, meaning_of
from .quiz import Quiz, make_quiz
from .search import Entry, Index
from .telling import message, say, texts
from .walkthrough import Walk
from .words import groups, habits, spoken, spoken_language

HitKind = Literal["clause", "example", "ruling", "figure"]
MOST_HITS = 8
WORTH: dict[HitKind, float] = {"clause": 1.0, "ruling": 0.93, "figure": 0.96, "example": 0.8}
"""A rule answers before the special cases that rulings and examples are about."""
MEANT, UNSAID, UNLIKELY = 0.15, 0.05, 0.0001
"""How much it counts what a question means, beside how it is put: the power of how likely an entry is; what
one scores that is asked for in other words, and the least likely."""
IN_GENERAL = 1.2
"""How much a question counts in which things are called by their kind, beside the question as it is put."""
COMPARED, BESIDE, FAR = 20, 0.15, 0.001
"""How many of the best entries are compared by their ways of asking that lie close to the question, how much
it counts (a power of each one's share of these), and the least share."""
NAMED, LIKE_THE_GAME = 0.4, 1.25
"""How much it counts that a question names a thing of the game, and from which sum it is about it (`_about`):
of strangers' questions about it 1 in 200 has less, of questions about something else 88 in 100."""
SAME_RULE = 0.7
"""From which share of an answer's score another entry about the same rule is shown with it, as one answer."""
ABOUT, SURE = 0.52, 0.95
"""Where nothing was learned of a game: a question is about it when so much of it is in the game's words, or
its best answer scores so."""


class Hit(msgspec.Struct, frozen=True):
    """One answer of the rulebook: a clause, a worked example, a ruling, or a figure of the player aid.

    `show_me` names the lessons that demonstrate it, as (kind, id); `also` is what is shown with it, as it is
    about the same rule and fits nearly as well: the rulings to a clause, the clause to a figure.
    """

    score: float
    kind: HitKind
    id: str
    title: str
    text: str
    clauses: tuple[str, ...]
    show_me: tuple[tuple[str, str], ...]
    also: tuple[Hit, ...] = ()

    def __str__(self) -> str:
        called, phrase = texts().name, texts().phrase
        shows = [phrase("asking", "show-me", lesson=f"{called(kind)} {id}") for kind, id in self.show_me[:3]]
        told = [line for hit in (self, *self.also) for line in (hit.headed, hit.text)]
        return "\n  ".join([*told, *shows])

    __repr__ = __str__

    @property
    def headed(self) -> str:
        """Its title and its id."""
        named = self.id if self.kind in ("ruling", "figure") else f"{texts().name(self.kind)} {self.id}"
        return f"{self.title} [{named}]"


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
        if type(number) is not int or number not in range(len(self)):
            raise RulebookError(message("no-answer", n=len(self), number=shortened(number)))
        if not self[number].show_me:
            raise RulebookError(message("not-shown", id=self[number].id))
        return show_me(self.game, *self[number].show_me[0], clauses=self[number].clauses)

    def __repr__(self) -> str:
        return "\n".join(map(str, self)) or self.nothing

    @property
    def nothing(self) -> str:
        """What is said when nothing was found: the question may be about something else, or oddly put."""
        return say("asking", "nothing", game=self.game.title)

    def _repr_html_(self) -> str:
        cards = [
            "".join(f"<b>{escape(each.title)}</b><p>{escape(each.text)}</p>" for each in (hit, *hit.also))
            for hit in self
        ]
        return (
            "".join(f'<div class="rb-card">{card}</div>' for card in cards)
            or f"<p>{escape(self.nothing)}</p>"
        )


def show_me(game: Game, kind: str, id: str, clauses: Iterable[str] = ()) -> Walk | Attempt | Quiz:
    """A lesson of a game by its kind and id; for a quiz drill some questions about the clauses."""
    lessons = lessons_of(game)
    if kind == "walkthrough":
        return Walk(lessons, lessons.walkthrough(id))
    if kind == "exercise":
        return Attempt(lessons, lessons.exercise(id))
    return make_quiz(lessons, clauses=clauses, n=3)


MOST_LETTERS = 1000
"""Nobody asks for longer: a text of a hundred times that takes minutes."""


def expect_words(text: str) -> None:
    """Raises RulebookError unless it is a text, and none that is longer than any question."""
    expect(text, str, "a question in words")
    if len(text) > MOST_LETTERS:
        raise RulebookError(message("long-words", most=MOST_LETTERS, n=len(text)))


def ask(game: Game, question: str, n: int = MOST_HITS) -> Answers:
    """What the rulebook says about something, best first: clauses, rulings, figures and examples; nothing
    where the question is not about the game."""
    expect_words(question)
    lessons, entries = lessons_of(game), _index(game, current())[1]
    with speaking(_language_of(game, question)):
        scored = zip(_scores(game, question), entries, strict=False)
        best = sorted(scored, key=lambda hit: -hit[0])[: 2 * n]
    hits = [replace(hit, score=score, show_me=_shows(lessons, hit)) for score, hit in best]
    together = islice(_together(hits), n)
    return Answers(game, question, [replace(hit, score=round(hit.score, 3)) for hit in together])


def _together(hits: list[Hit]) -> Iterator[Hit]:
    """Hits, each with the first of those that are about the same rule and fit nearly as well."""
    while hits:
        first, *hits = hits
        near = (hit for hit in hits if hit.score >= SAME_RULE * first.score and _is_same_rule(first, hit))
        also = tuple(islice(near, 1))
        hits = [hit for hit in hits if hit not in also]
        yield replace(first, also=also)


def _is_same_rule(one: Hit, other: Hit) -> bool:
    """Whether one is a clause and the other a ruling or a figure about it, or both are figures so named."""
    if one.kind == other.kind == "figure":
        return one.title == other.title
    clause, detail = (one, other) if one.kind == "clause" else (other, one)
    return clause.kind == "clause" and detail.kind in ("ruling", "figure") and clause.id in detail.clauses


def answer(game: Game, id: str) -> Hit:
    """An answer by the id of its clause, ruling, figure or example."""
    hit = next(hit for hit in _index(game, current())[1] if hit.id == id)
    return replace(hit, show_me=_shows(lessons_of(game), hit))


def _language_of(game: Game, question: str) -> str:
    """The language in which a question about a game is put: the one in use, or another in which the game
    may be asked and in which more of the words are such as "how" and "may"."""
    asked, here = asked_of(game), spoken_language()

    def plain(language: str) -> int:
        return sum(word in habits(language).plain for word in spoken(question, language))

    found = max((here, asked.language, asked.other), key=plain)
    return current() if found == here else found


def _scores(game: Game, question: str) -> list[float]:
    """How well each entry answers a question put in the language in use; none where it is about something
    else."""
    index, entries = _index(game, current())
    meaning = meaning_of(game.id)
    question = index.corrected(question)
    whole = _read(index, meaning, question)
    said_apart = [*_PARTS.split(question), _unseated(game, question)]
    parts = (_read(index, meaning, part) for part in said_apart if index.says(part))
    said = any(letter.isalpha() for letter in question) and not index.is_elsewhere(question)
    if not said or not any(_about(read, meaning.straight) for read in chain([whole], parts)):
        return []
    scores = _matching(whole, meaning, entries)
    if (general := _in_general(game, question)) != question:
        of_its_kind = _matching(_read(index, meaning, general), meaning, entries)
        scores = [max(score, IN_GENERAL * other) for score, other in zip(scores, of_its_kind, strict=True)]
    best = nlargest(COMPARED, range(len(scores)), key=scores.__getitem__)
    beside = {number: meaning.beside(whole.said, index.ways[number]) for number in best}
    most = sum(beside.values()) or 1.0
    return [score * (beside.get(number, 0.0) / most + FAR) ** BESIDE for number, score in enumerate(scores)]


def _matching(read: _Read, meaning: Meaning, entries: list[Hit]) -> list[float]:
    """How well each entry is asked for by what a question holds."""
    likely = meaning.likely(read.towards)
    return [
        (read.found.get(number, 0.0) * WORTH[hit.kind] + UNSAID)
        * (likely.get(hit.id, 0.0) + UNLIKELY) ** MEANT
        for number, hit in enumerate(entries)
    ]


def _in_general(game: Game, question: str) -> str:
    """A question in which things of the player aid are called by their kind: a werewolf is a monster."""
    said = f" {' '.join(spoken(question, spoken_language()))} "
    general = said
    for name, kind in _kinds(game, spoken_language()).items():
        general = general.replace(f" {name} ", f" {kind} ")
    return question if general == said else general.strip()


@cache
def _kinds(game: Game, language: str) -> dict[str, str]:
    """What kind of thing each name of the player aid stands for, as it is said; longer names first."""
    kinds = asked_of(game).kinds
    found = {
        " ".join(spoken(line.name, language)): kind
        for line in (figures_of(game) if kinds else ())
        for pattern, kind in kinds.items()
        if re.fullmatch(pattern, line.id)
    }
    return dict(sorted(found.items(), key=lambda each: -len(each[0])))


_PARTS = re.compile(r"[,.;:?!]+")


def _unseated(game: Game, question: str) -> str:
    """A question without the names of seats, which lie near colours of anything."""
    seats = {game.texts.name(colour).casefold() for colour in game.colours}
    return " ".join(word for word in spoken(question, spoken_language()) if word not in seats)


class _Read(NamedTuple):
    """What a question holds: the scores of the entries that are asked for so, how much of it is in the
    game's words, whether it names a thing of the game, its words as they are known, and how much it points
    towards each entry."""

    found: dict[int, float]
    known: float
    named: bool
    said: list[dict[str, float]]
    towards: dict[str, float]


def _read(index: Index, meaning: Meaning, question: str) -> _Read:
    found = {each.number: each.score for each in index.search(question)}
    said = index.read(question, meaning)
    return _Read(found, index.known(question), index.names(question), said, meaning.towards(said))


def _about(read: _Read, straight: float) -> bool:
    """Whether a question is about the game: its best score, how much of it is in the game's words, how much
    it points towards the game's entries, compared with others about it, and towards none of them, and whether
    it names a thing of the game."""
    if not read.found:
        return False
    score = max(read.found.values())
    entries = [along for id, along in read.towards.items() if id != OTHER]
    if not entries:
        return read.known >= ABOUT or score >= SURE
    there = max(entries) / straight * (0.4 + read.known)
    return min(score, 1.0) + there - read.towards.get(OTHER, 0.0) + NAMED * read.named >= LIKE_THE_GAME


@cache
def _index(game: Game, language: str) -> tuple[Index, list[Hit]]:
    asked = asked_of(game)
    hits, entries = zip(*entries_of(game), strict=True)
    same = groups(asked.same, asked.language)
    return Index(entries, asked.language, asked.other, same, asked.plain.split()), list(hits)


def entries_of(game: Game) -> list[tuple[Hit, Entry]]:
    """All that can be found about a game, in the language in use: the answer, and how it is asked for."""
    asked = asked_of(game)
    made = (_clauses(game, asked), _rulings(game, asked), _figures(game, asked), _examples(game, asked))
    return list(chain.from_iterable(made))


def _clauses(game: Game, asked: Asked) -> Iterator[tuple[Hit, Entry]]:
    for clause in game.catalogue:
        hit = Hit(0, "clause", clause.id, clause.title, clause.text.strip(), (clause.id,), ())
        texts = [(clause.title, 3), (clause.text, 1), (clause.section, 1)]
        yield hit, _entry(game, asked, hit, [clause.title], texts, _words_of(clause.id), clause.term)


def _rulings(game: Game, asked: Asked) -> Iterator[tuple[Hit, Entry]]:
    for ruling in game.catalogue.ruling:
        question, answer = ruling.question.strip(), ruling.answer.strip()
        hit = Hit(0, "ruling", ruling.id, question, answer, ruling.clauses, ())
        yield hit, _entry(game, asked, hit, [question], [(question, 2), (answer, 1)])


def _figures(game: Game, asked: Asked) -> Iterator[tuple[Hit, Entry]]:
    """The lines of the player aid that are asked for."""
    for row in figures_of(game):
        ways = [way.format(name=row.name, term=row.term) for way in asked.figures[row.kind]]
        title = row.name[:1].upper() + row.name[1:]
        hit = Hit(0, "figure", row.id, title, row.text, row.clauses, ())
        yield hit, _entry(game, asked, hit, [row.name, *ways], [(row.name, 3), (row.text, 1)], term=row.term)


def _examples(game: Game, asked: Asked) -> Iterator[tuple[Hit, Entry]]:
    for example in game.catalogue.example:
        text = f"{example.given.strip()} {example.shows.strip()}"
        hit = Hit(0, "example", example.id, example.section, text, example.clauses, ())
        named = _words_of(example.id)
        texts = [(text, 1)] if asked.language != ENGLISH else [(named, 2), (text, 1)]
        yield hit, _entry(game, asked, hit, [], texts, named)


def _words_of(id: str) -> str:
    return id.replace(".", " ").replace("-", " ")


def _entry(
    game: Game,
    asked: Asked,
    hit: Hit,
    called: list[str],
    texts: list[tuple[str, int]],
    english: str = "",
    term: str = "",
) -> Entry:
    """What is found by its own words, by the ways of asking for it, by its English name, and by its term in
    the rulebook's language."""
    said = {asked.other: [*asked.others.get(hit.id, ())]}
    said[asked.language] = [*called, *asked.ways.get(hit.id, ())]
    for language, name in ((ENGLISH, english), (game.catalogue.language, term)):
        if name and language in said:
            said[language].append(name)
    return Entry(said.pop(asked.language), said.get(asked.other, ()), texts)


def _shows(lessons: Lessons, hit: Hit) -> tuple[tuple[str, str], ...]:
    """The lessons that demonstrate a hit: an example's own walkthrough first."""
    own = [("walkthrough", hit.id)] if hit.id in lessons.walkthroughs else []
    others = [lesson for clause in hit.clauses for lesson in lessons.about(clause)]
    return tuple(dict.fromkeys([*own, *others]))
