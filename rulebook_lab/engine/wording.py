"""Every sentence shown: messages in Project Fluent's form, filled with facts.

They stand in `texts/<language>/<table>.ftl` of the engine, of each game and of the other rooms. The tables
are `refusals` (by clause, `clause/variant` or `*/variant`), `events` (by kind, `kind/hidden` for those who
may not see), `prompts` (by question, `question/variant`), `moves` (by verb: one move as a sentence), `verbs`
(by verb: heading of a group), `names` (of ids), `facts` (of a position), `nouns` (what is counted), `words`
(parts of sentences), `lists` (how words are strung together), `board` (words in pictures), `errors` (what
cannot be read): see `docs/words.md`.

Fluent and Babel are imported when the first sentence is said (`fluency`), not before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import msgspec

from ..numerals import in_figures
from .language import ENGLISH, current, speaks
from .values import FrozenMap

if TYPE_CHECKING:
    from .fluency import Table
    from .seats import Seat
    from .state import State

Facts = Mapping[str, object]

SIGNS = {"*": "any", "": "no-id", "-": "dash", "?": "hidden-id"}
"""The Fluent ids of keys that are a mere sign, or nothing."""
_JOINTS = str.maketrans(".:+@", "____")

MOST_IN_A_ROW = 30
"""Names that a list in a sentence has; Fluent fills no sentence of more than some thousand letters."""


MOST_GIVEN = 2000
"""Letters of a text as it was given that what is wrong with it tells: Fluent fills in no more than 2,500."""


class Phrase(msgspec.Struct, frozen=True):
    """A fact for which there is no id: a message of the table `words`, filled with facts of its own."""

    key: str
    facts: Facts = {}


def message_id(key: str) -> tuple[str, str]:
    """The Fluent message that a key stands for, and its attribute ("" for the message itself).

    `explore.price/owes` is the attribute `owes` of the message `explore_price`; `*/moment` is `any.moment`;
    `button:end` is `button_end`. The characters `.`, `:`, `+` and `@` become `_`; SIGNS has the rest.
    """
    id, _, variant = key.partition("/")
    return SIGNS.get(id) or id.translate(_JOINTS), variant


class Texts:
    """The messages of one package in one language, on top of the engine's own.

    A message that the language lacks is taken from the English ones.
    """

    def __init__(self, package: str, language: str, names: Mapping[str, str | Phrase]) -> None:
        self.package = package
        self.language = language
        self._names = names
        self._tables: dict[str, tuple[Table, ...]] = {}
        self._called: dict[tuple[str, str], str] = {}

    def with_names(self, names: Mapping[str, str | Phrase]) -> Texts:
        """The same messages with further names of things; for an id named again the new name holds."""
        return Texts(self.package, self.language, {**self._names, **names})

    @property
    def named(self) -> frozenset[str]:
        """The ids of things that have their names from elsewhere: from the box."""
        return frozenset(self._names)

    def has(self, table: str, key: str) -> bool:
        """Whether there is such a message."""
        return (table == "names" and key in self._names) or self._found(table, *message_id(key)) is not None

    def facts(self, table: str, key: str) -> frozenset[str]:
        """The facts that a message speaks of; none where there is no such message."""
        id, variant = message_id(key)
        found = self._found(table, id, variant)
        return found.facts(id, variant) if found else frozenset()

    def say(self, table: str, keys: Iterable[str], facts: Facts) -> str:
        """The first message found under `keys`, filled with facts, as a sentence.

        A fact that the message names but that is missing shows as `{its name}`, never as an error.
        """
        keys = list(keys)
        for key in keys:
            text = self._filled(table, *message_id(key), facts)
            if text is not None:
                return text[:1].upper() + text[1:]
        filled = ", ".join(f"{name} {self.name(fact)}" for name, fact in facts.items())
        return f"{next(iter(keys), '')} {filled}".strip()

    def phrase(self, table: str, key: str, /, **facts: object) -> str:
        """A message filled with facts as it stands: a label, or a part of a sentence."""
        text = self._filled(table, *message_id(key), facts)
        return key if text is None else text

    def message(self, key: str, /, **facts: object) -> str:
        """What is wrong: a message of the table `errors`, in which texts and whole numbers stand as given."""
        given = {
            name: Phrase(_cut(str(fact))) if isinstance(fact, str) or _below_zero(fact) else fact
            for name, fact in facts.items()
        }
        return self.phrase("errors", key, **given)

    def name(self, thing: object, form: str = "") -> str:
        """How a thing is called in a sentence: an id, a number, a phrase, or a tuple of them as a list.

        A form is an attribute of the name's message, such as `accusative`; a name without it stays as it is.
        """
        if isinstance(thing, tuple | list | frozenset):
            return self._in_a_row([self.name(each, form) for each in thing])
        if isinstance(thing, Phrase):
            said = self._formed("words", message_id(thing.key)[0], form, thing.facts)
            return thing.key if said is None else said
        if isinstance(thing, float):
            return in_figures(thing, "g").replace(".", self._joint("decimal"))
        if isinstance(thing, int) and thing < 0:
            return in_figures(thing)
        id = str(thing)
        if (id, form) not in self._called:
            said = self._name_of(id, form)
            if said is None:
                return id
            self._called[id, form] = said  # a card's name is made of others, and said in most sentences
        return self._called[id, form]

    def _name_of(self, id: str, form: str) -> str | None:
        if id in self._names:
            called = self._names[id]
            return called if isinstance(called, str) else self.name(called, form)
        return self._formed("names", message_id(id)[0], form, {})

    def amount(self, count: object, noun: str, form: str = "") -> str:
        """A number of things: a message of the table `nouns`, with the fact `count`."""
        said = self._formed("nouns", message_id(noun)[0], form, {"count": count})
        return f"{count} {noun}" if said is None else said

    def _in_a_row(self, words: list[str]) -> str:
        if not words:
            return self._joint("nothing")
        if len(words) > MOST_IN_A_ROW:
            more = self._filled("lists", "more", "", {"count": len(words) - MOST_IN_A_ROW + 1})
            words = [*words[: MOST_IN_A_ROW - 1], more or "…"]
        before = self._joint("between").join(words[:-1])
        return f"{before}{self._joint('last')}{words[-1]}" if before else words[-1]

    def _joint(self, key: str) -> str:
        return self._filled("lists", key, "", {}) or " "

    def _formed(self, table: str, id: str, form: str, facts: Facts) -> str | None:
        said = self._filled(table, id, form, facts) if form else None
        return self._filled(table, id, "", facts) if said is None else said

    def _filled(self, table: str, id: str, variant: str, facts: Facts) -> str | None:
        found = self._found(table, id, variant)
        return found.filled(id, variant, facts) if found else None

    def _found(self, table: str, id: str, variant: str) -> Table | None:
        for table_here in self._in_languages(table):
            if table_here.has(id, variant):
                return table_here
        return None

    def _in_languages(self, table: str) -> tuple[Table, ...]:
        """A table in this language, then in English."""
        if table not in self._tables:
            from .fluency import Table

            languages = dict.fromkeys((self.language, ENGLISH))
            self._tables[table] = tuple(Table(self, table, language) for language in languages)
        return self._tables[table]


def load_texts(package: str, language: str = "") -> Texts:
    """The messages in `texts/<language>/` of a package, on top of the engine's own, read when needed; without
    a language those of the one in use."""
    return _loaded(package, language or current())


@cache
def _loaded(package: str, language: str) -> Texts:
    """One value for each language, so that what is made from texts can be kept by them."""
    speaks(package)
    return Texts(package, language, {})


def message(key: str, /, **facts: object) -> str:
    """What is wrong, in the words of the engine."""
    return load_texts(__package__).message(key, **facts)


def _below_zero(fact: object) -> bool:
    return isinstance(fact, int) and fact < 0


def _cut(text: str) -> str:
    """A text without its middle where it is too long to be told."""
    return text if len(text) <= MOST_GIVEN else f"{text[: MOST_GIVEN // 2]} … {text[-100:]}"


def say(state: State, key: str, /, **facts: object) -> str:
    """A label or words of a position's picture: a message of the table `board`."""
    return _said(state.game.texts, key, FrozenMap(facts))


def seat_letter(state: State, seat: Seat) -> str:
    """The letter on a seat's pieces, for those who cannot tell its colour."""
    return _letter(state.game.texts, seat)


@cache
def _letter(texts: Texts, seat: Seat) -> str:
    return texts.name(seat, "letter")


@lru_cache(maxsize=10_000)
def _said(texts: Texts, key: str, facts: FrozenMap[str, object]) -> str:
    """Most of a picture is as it was in the one before."""
    return texts.phrase("board", key, **facts)
