"""Project Fluent at work: one table of messages in one language, and facts as Fluent shows them.

Apart from `wording` so that Fluent and Babel are imported when a sentence is said, and not before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .files import packaged
from .language import written
from .wording import Facts, Texts

ASKED_BY_ID = frozenset({"gender", "number"})
"""Forms that a selector asks for, and no sentence shows."""

FORMED = frozenset({"names", "nouns", "words"})
"""Tables whose attributes are forms."""


class Shown(FluentType):
    """A fact in a sentence: chosen by its id in a selector, shown by its name."""

    def __init__(self, thing: object, texts: Texts) -> None:
        self.thing = thing
        self.texts = texts

    def __eq__(self, other: object) -> bool:
        return str(self.thing) == other

    def format(self, locale: Locale) -> str:
        return self.texts.name(self.thing)


class Number(int, FluentType):
    """A number in a sentence: chosen by its plural category, shown as plain digits.

    Babel's formats would take 0.05 ms each and group the digits.
    """

    def format(self, locale: Locale) -> str:
        return str(int(self))


class Table:
    """The messages of one table in one language: those of a package over those of the engine."""

    def __init__(self, texts: Texts, table: str, language: str) -> None:
        self._texts = texts
        entries: dict[str, ast.Message] = {}
        for owner in dict.fromkeys((__package__, texts.package)):
            for name, entry in read(owner, language, table).items():
                entries[name] = _over(entry, entries[name]) if name in entries else entry
        functions: dict[str, Callable[..., Any]] = {"NAME": _name, "COUNT": _count, "AMOUNT": self._amount}
        self._bundle = FluentBundle([written(language)[0]], functions, use_isolating=False)
        self._bundle.add_resource(ast.Resource(list(entries.values())))
        self._entries = entries
        self._facts: dict[tuple[str, str], frozenset[str]] = {}

    def has(self, id: str, variant: str) -> bool:
        """Whether there is such a message, or such an attribute of it."""
        return id in self._entries and _pattern(self._entries[id], variant) is not None

    def facts(self, id: str, variant: str) -> frozenset[str]:
        """The facts that a message speaks of, those of the messages it refers to included."""
        key = (id, variant)
        if key not in self._facts:
            self._facts[key] = frozenset(self._variables(_pattern(self._entries[id], variant)))
        return self._facts[key]

    def filled(self, id: str, variant: str, facts: Facts) -> str | None:
        """A message with its facts in it; None where Fluent finds it too long."""
        message = self._bundle.get_message(id)
        pattern = message.attributes[variant] if variant else message.value
        assert pattern is not None
        shown = {name: self._shown(facts.get(name, f"{{{name}}}")) for name in self.facts(id, variant)}
        # what FluentBundle.format_pattern does, but that it would make Babel's numbers of ours
        environment = ResolverEnvironment(self._bundle, [], current=CurrentEnvironment(shown))
        try:
            return str(pattern(environment))
        except ValueError:
            return None

    def _shown(self, fact: object) -> FluentType:
        """A fact as Fluent takes it; a number below 0, which is always a fault, takes no singular."""
        if isinstance(fact, int) and not isinstance(fact, bool) and fact >= 0:
            return Number(fact)
        return Shown(fact, self._texts)

    def _amount(self, count: Number | Shown, noun: str | Shown, form: str = "") -> str:
        """A number of things, a message of `nouns`: `AMOUNT($price, "pearl")`, `AMOUNT(2, $good)`."""
        number = count.thing if isinstance(count, Shown) else count
        return self._texts.amount(number, noun if isinstance(noun, str) else str(noun.thing), form)

    def _variables(self, pattern: ast.Pattern | None) -> Iterator[str]:
        found = _References()
        found.visit(pattern)
        yield from found.variables
        for id, attribute in found.messages:
            if id in self._entries:
                yield from self._variables(_pattern(self._entries[id], attribute))


@cache
def read(owner: str, language: str, table: str) -> dict[str, ast.Message]:
    """The messages of a package's own file for a table; none where it has no such file."""
    folder, lettered = written(language)
    source = packaged(owner, "texts", folder, f"{table}.ftl")
    if not source.is_file():
        return {}
    body = FluentResource(source.read_text(encoding="utf-8")).body
    entries = [entry for entry in body if isinstance(entry, ast.Message)]
    if lettered is not None:
        letters = _Letters(lettered, ASKED_BY_ID if table in FORMED else frozenset())
        for entry in entries:
            letters.visit(entry)
    return {entry.id.name: entry for entry in entries}


def _pattern(entry: ast.Message, variant: str) -> ast.Pattern | None:
    if not variant:
        return entry.value
    return next((each.value for each in entry.attributes if each.id.name == variant), None)


def _over(new: ast.Message, old: ast.Message) -> ast.Message:
    """A message that replaces another, which keeps the attributes that only it has."""
    names = {each.id.name for each in new.attributes}
    kept = [each for each in old.attributes if each.id.name not in names]
    return ast.Message(new.id, new.value or old.value, [*new.attributes, *kept])


def _name(fact: Number | Shown, form: str = "") -> str:
    """A fact by its name in a form: `NAME($card, form: "accusative")`; a selector may ask for its gender."""
    return fact.texts.name(fact.thing, form) if isinstance(fact, Shown) else str(fact)


def _count(fact: Number | Shown) -> Number:
    """How many things a fact is: a number itself, a tuple's length, 0 for nothing, 1 for anything else."""
    if not isinstance(fact, Shown):
        return fact
    thing = fact.thing
    return Number(len(thing) if isinstance(thing, tuple | list | frozenset) else bool(thing))


class _Letters(Visitor):
    """Writes what a message shows in other letters: its text, not ids, nor what is asked for by an id."""

    def __init__(self, lettered: Callable[[str], str], kept: frozenset[str]) -> None:
        self.lettered = lettered
        self.kept = kept

    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = self.lettered(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.StringLiteral):
            node.expression.value = self.lettered(node.expression.value)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name not in self.kept:
            self.generic_visit(node)


class _References(Visitor):
    """The variables and messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))
