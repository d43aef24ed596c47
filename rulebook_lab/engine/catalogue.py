"""The clause catalogue of a rulebook: clauses, worked examples, rulings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property
from html import escape
from typing import Literal

import msgspec

from .errors import UnknownName, listed, shortened
from .files import packaged
from .kinds import of_kinds
from .language import current, written
from .overlay import overlaid, read_words
from .wording import load_texts, message

Kind = Literal[
    "component",
    "setup",
    "procedure",
    "choice",
    "limit",
    "effect",
    "scoring",
    "end",
    "tie",
    "definition",
]

NAMING_KINDS: frozenset[str] = frozenset({"component", "definition"})
"""Kinds of clauses that only name things; every other kind constrains or changes play."""


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    """One rule of a rulebook, in our own words.

    `id` is `section.slug`; `section` and `page` are its place in the rulebook; `term` is the rulebook's
    own word where its language is not English.
    """

    id: str
    title: str
    section: str
    kind: Kind
    text: str
    page: int | str | None = None
    term: str = ""

    @property
    def kind_name(self) -> str:
        """What its kind is called."""
        return load_texts(__package__).name(self.kind)

    @property
    def heading(self) -> str:
        """The heading it stands under, in words of the language in use: those behind the rulebook's own.

        >>> Clause("a", "", "Kraj igre / Bodovanje (Scoring)", "limit", "").heading
        'Scoring'
        >>> Clause("a", "", "Karte / card data (the lord powers)", "effect", "").heading
        'The lord powers'
        >>> Clause("a", "", "(Re-)production phase", "limit", "").heading
        '(Re-)production phase'
        """
        translated = re.search(r" \(([^()]+)\)$", self.section)
        words = translated[1] if translated else self.section
        return words[:1].upper() + words[1:]

    @property
    def plays(self) -> bool:
        """Whether the clause constrains or changes play (it does not only name things)."""
        return self.kind not in NAMING_KINDS

    def __str__(self) -> str:
        place = self.section + (f", p. {self.page}" if self.page is not None else "")
        term = f" ({self.term})" if self.term else ""
        return f"{self.title}{term} [{self.id}]\n{self.text.strip()}\n{self.kind_name} · {place}"

    def _repr_html_(self) -> str:
        head, body, foot = (
            escape(line) for line in (self.title, self.text.strip(), str(self).splitlines()[-1])
        )
        term = f" <i>{escape(self.term)}</i>" if self.term else ""
        return (
            f'<div class="rb-card"><b>{head}</b>{term}'
            f"<p>{body}</p><small>{foot} · {escape(self.id)}</small></div>"
        )


class Example(msgspec.Struct, frozen=True, kw_only=True):
    """A worked example of the rulebook: a position and what happens, with every figure."""

    id: str
    section: str
    clauses: tuple[str, ...]
    given: str
    shows: str
    complete: bool = True
    missing: str = ""


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """What is played where the rulebook leaves something open or contradicts itself."""

    id: str
    clauses: tuple[str, ...]
    question: str
    answer: str
    why: str
    source: str


class Catalogue(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """All clauses, examples and rulings of one rulebook; indexed by clause id."""

    game: str
    title: str
    rulebook: str
    language: str
    clause: tuple[Clause, ...]
    example: tuple[Example, ...] = ()
    ruling: tuple[Ruling, ...] = ()

    @cached_property
    def _by_id(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clause}

    @cached_property
    def examples(self) -> dict[str, Example]:
        """The worked examples by id."""
        return {example.id: example for example in self.example}

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        """The rulings by id."""
        return {ruling.id: ruling for ruling in self.ruling}

    def __getitem__(self, id: str) -> Clause:
        if id not in self:
            from difflib import get_close_matches

            near = get_close_matches(id[:60], self._by_id, n=1) if isinstance(id, str) else []
            meant = {"near": repr(near[0])} if near else {"known": listed(self._by_id)}
            key = "no-clause/near" if near else "no-clause"
            raise UnknownName(message(key, title=self.title, id=shortened(id), **meant))
        return self._by_id[id]

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and id in self._by_id

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clause)

    def __len__(self) -> int:
        return len(self.clause)

    def __repr__(self) -> str:
        return (
            f"<Catalogue of {self.title}: {len(self.clause)} clauses, {len(self.example)} examples, "
            f"{len(self.ruling)} rulings>"
        )

    @of_kinds
    def about(self, clause: str) -> tuple[tuple[Example, ...], tuple[Ruling, ...]]:
        """The examples and the rulings that name a clause."""
        return (
            tuple(example for example in self.example if clause in example.clauses),
            tuple(ruling for ruling in self.ruling if clause in ruling.clauses),
        )


def load_catalogue(package: str, language: str = "") -> Catalogue:
    """The catalogue in `rules.toml` of a game's package, in a language; without one, in that in use."""
    return _loaded(package, language or current())


@cache
def _loaded(package: str, language: str) -> Catalogue:
    import tomllib

    text = packaged(package, "rules.toml").read_text(encoding="utf-8")
    data = overlaid(tomllib.loads(text), read_words(package, "rules.toml", language))
    if data["language"] == written(language)[0]:
        for clause in data["clause"]:
            clause.pop("term", None)
    return msgspec.convert(data, Catalogue)
