"""The sentences of a game: prompts, refusals, what happened, moves in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import NoneType
from typing import Generic

from ..numerals import in_figures
from .catalogue import Catalogue, load_catalogue
from .errors import expect
from .events import Event, Violation
from .language import current, speaks
from .outcomes import VERDICT, Option
from .protocol import Move
from .seats import COLOURS, Seat
from .state import S, State
from .wording import Phrase, Texts, load_texts

Facts = dict[str, object]

WRITTEN: Mapping[object, object] = {"yes": True, "no": False, "nothing": ""}
"""What the words stand for that expectations and figures are written with."""


class Sentences(Generic[S]):
    """Puts a game's facts into the words of its `texts/`.

    `names` gives the names that an edition's components have for their ids, a phrase where a name is made of
    others; `wording(state, facts)` turns
    facts that are notation, such as a place, into facts that have names. Its state is None where a sentence
    is made without a position.
    """

    def __init__(
        self,
        package: str,
        names: Callable[[], Mapping[str, str | Phrase]] | None,
        wording: Callable[[S | None, Facts], Facts] | None,
        owned: bool,
    ) -> None:
        speaks(package)
        self._package = package
        self._names = names
        self._wording = wording
        self._owned = owned
        self._texts: dict[str, Texts] = {}

    @property
    def catalogue(self) -> Catalogue:
        """The clauses, examples and rulings of the rulebook."""
        return load_catalogue(self._package)

    @property
    def texts(self) -> Texts:
        """The texts and names in the language in use. Ids without a name in the texts are called as in the
        box; those of an owner's edition are all called as in the owner's file."""
        language = current()
        if language not in self._texts:
            self._texts[language] = self._with_names(load_texts(self._package, language))
        return self._texts[language]

    def _with_names(self, texts: Texts) -> Texts:
        if self._names is None:
            return texts
        called = self._names()
        return texts.with_names(
            {id: name for id, name in called.items() if self._owned or not texts.has("names", id)}
        )

    def prompt(self, state: S, you: Seat | None = None, *, plain: bool = False) -> str:
        """The open question as a sentence, or the result.

        A seat that is asked is spoken to as `you`, where there is such a sentence: `frame/you`, or
        `frame/you-variant`. A `plain` prompt is `frame/plain` where there is one: it does not say what the
        rules allow, as in a question about them.
        """
        expect(state, State, "a position")
        try:
            if not state.pending:
                result = state.game.result(state)
                return self._verdict(result.clause, result.facts)
            frame = state.pending[-1]
            facts = {name: getattr(frame, name) for name in frame.__struct_fields__}
            facts["deciders"] = frame.asked(state)
            facts.update(frame.facts(state))
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            if not (defects := state.defects):
                raise
            return self.texts.say("prompts", ["*/impossible"], {"why": self.explain(state, defects[0])})
        variant = facts.pop("variant", "")
        keys = [f"{frame.name}/{variant}", frame.name]
        if you in facts["deciders"]:
            known = variant and self.texts.has("prompts", keys[0])
            keys = [f"{frame.name}/you-{variant}" if known else f"{frame.name}/you", *keys]
        if plain:
            keys = [f"{frame.name}/plain", *keys]
        return self.texts.say("prompts", keys, self._worded(state, facts))

    def _verdict(self, clause: str, facts: Facts) -> str:
        keys = [f"over/{facts['variant']}", clause, f"*/{facts['key']}"]
        return self.texts.say("prompts", keys, facts)

    def explain(self, state: S | None, violation: Violation) -> str:
        """A violation as a sentence; without a position, of what is wrong with something else."""
        expect(violation, Violation, "a violation")
        facts, keys = violation.facts, [violation.clause]
        if violation.variant:
            keys = [f"{violation.clause}/{violation.variant}", f"*/{violation.variant}"]
        if state is not None and any("asked" in self.texts.facts("refusals", key) for key in keys):
            facts = {**facts, "asked": self.prompt(state)}
        if not any(self.texts.has("refusals", key) for key in keys) and violation.clause in self.catalogue:
            return self.catalogue[violation.clause].text.strip()
        return self.texts.say("refusals", keys, self._worded(state, facts))

    def narrate(self, event: Event, viewer: Seat | None = None, state: S | None = None) -> str:
        """An event as a sentence, as `viewer` knows it (None sees everything).

        `state` is the position in which the move was made, where there is one.
        """
        expect(event, Event, "an event")
        if event.kind == VERDICT:
            return self._verdict(event.clause, event.facts)
        seen = event.seen_by(viewer)
        return self.texts.say("events", [seen.kind], {**self._worded(state, seen.facts), "seat": seen.seat})

    def describe(self, move: Move, state: S | None = None, you: Seat | None = None) -> str:
        """A move as a sentence; with the position in which it is made, in words that fit it.

        A seat that may make it is told to, as `you`, where there is such a sentence: `verb/you`.
        """
        expect(move, Move, "a move")
        expect(state, (State, NoneType), "a position")
        facts = {name: getattr(move, name) for name in move.__struct_fields__}
        keys = [f"{move.verb}/you", move.verb] if you == move.seat else [move.verb]
        return self.texts.say("moves", keys, self._worded(state, facts))

    def begins_with(self, words: str, seat: Seat) -> bool:
        """Whether the words of a move name its seat already."""
        return words.startswith(f"{self.texts.name(seat)} ")

    def name(self, kind: str, value: str, state: S | None = None) -> str:
        """The name of a thing of some kind: a card, a place, what a spot names; with the position, in words
        that fit it."""
        return self.texts.name(self._worded(state, {kind: value})[kind])

    def option(self, option: Option) -> tuple[str, str]:
        """How an option of the start is called, and what it means: a message of `options` and its `about`."""
        about = "/".join((option.name, "about"))
        return (
            self.texts.phrase("options", option.name).replace("_", " "),
            self.texts.phrase("options", about) if self.texts.has("options", about) else option.about,
        )

    def figure(self, fact: str, state: S | None = None) -> str:
        """How a figure of `state.facts` is called: the message of its whole name, or of its first word with
        the seat and the other words filled in, as they are called in the position; `thing` if it begins with
        a thing's name, such as a place; the bare name where there is no message."""
        if fact.startswith("points.") and (clause := fact.split(".", 2)[-1]) in self.catalogue:
            return f"{self.figure(fact.removesuffix(f'.{clause}'), state)}, {self.catalogue[clause].title}"
        key, seats, others = self._figure(fact, state)
        if not self.texts.has("facts", key):
            return fact
        named = self.texts.say("facts", [key], _filled(seats, others))
        spoken = self.texts.facts("facts", key)
        missing = [self.texts.name(seat) for seat in seats if "seat" not in spoken]
        missing += [other for other in others if "what" not in spoken]
        return f"{named} ({', '.join(missing)})" if missing else named

    def asked(self, fact: str, state: S | None = None) -> str:
        """What is asked where a figure of `state.facts` is wanted: the form `asked` of its message, "" where
        there is none."""
        key, seats, others = self._figure(fact, state)
        if not self.texts.has("facts", form := f"{key}/asked"):
            return ""
        return self.texts.say("facts", [form], _filled(seats, others))

    def _figure(self, fact: str, state: S | None) -> tuple[str, list[Seat], list[str]]:
        """The message of a figure, and what it is filled with: seats, and other words as they are called."""
        if self.texts.has("facts", fact):
            return fact, [], []
        first, *words = fact.split(".")
        if not self.texts.has("facts", first) and self.texts.has("facts", "thing"):
            first, words = "thing", [first, *words]
        seats = [word for word in words if word in COLOURS]
        others = [self.name("what", word, state) for word in words if word not in COLOURS]
        return first, seats, others

    def value(self, value: object) -> str:
        """What a figure amounts to, in words: `crab2 squid1` as crab 2 and squid 1, `2 boards, 1 clay` as
        amounts, `yes` as it is said, an empty text as nothing."""
        value = WRITTEN.get(value, value)
        if not isinstance(value, str):
            return self.texts.name(value)
        if value.removeprefix("-").isdecimal():
            return in_figures(int(value))
        pairs = [part.partition(" ") for part in value.split(", ")]
        if all(number.isdecimal() and what and not what.isdecimal() for number, _, what in pairs):
            return self.texts.name([self._counted(number, what) for number, _, what in pairs])
        words = value.replace("+", " ").split()
        return self.texts.name(words if len(words) != 1 else value)

    def _counted(self, number: str, what: str) -> str:
        if self.texts.has("nouns", what):
            return self.texts.amount(int(number), what)
        return f"{number} {self.texts.name(what)}"

    def _worded(self, state: S | None, facts: Facts) -> Facts:
        """Facts as the sentence takes them; a move, such as one that consent is asked for, as a sentence."""
        said = facts if self._wording is None else self._wording(state, facts)
        moves = {name: self.describe(fact, state) for name, fact in said.items() if isinstance(fact, Move)}
        return {**said, **moves} if moves else said


def _filled(seats: list[Seat], others: list[str]) -> Facts:
    """The facts of a figure's message."""
    return {"seat": seats[0] if seats else "", "what": " ".join(others)}
