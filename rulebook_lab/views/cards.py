"""Rule cards: one clause, or the whole rulebook with a search box."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..engine import Clause, Game, of_kinds
from ..games import named
from ..lessons.ask import MOST_LETTERS, ask
from .html import Element, button, clause_card, clause_chip, h, select, text_box
from .page import Page
from .words import say

SHOWN = 8
"""How many cards a search shows at once."""
MOST = 30
"""How many answers of the rulebook are looked at."""


class Rules(Page):
    """A rulebook to look things up in: words, kinds of clauses, cards."""

    def __init__(self, game: Game, words: str = "", kind: str = "") -> None:
        self.game = game
        self.words, self.kind = words, kind
        super().__init__(self._elements, on_clause=self._search)

    def _elements(self) -> list[Element]:
        kinds = {clause.kind: clause.kind_name for clause in self.game.catalogue}
        choices = [("", say("rules", "every-kind")), *kinds.items()]
        head = h(
            "div",
            search_box(self._search, self.words, say("rules", "search", game=self.game.title)),
            select(self._choose, choices, self.kind, say("rules", "kind"), key="kind"),
            cls="rb-row",
            key="head",
        )
        cards = found(self.game, self.words, self._search, self.kind)
        return [h("section", head, cards, cls="rb-stack", key="rules")]

    def _search(self, words: str) -> None:
        self.words = words

    def _choose(self, kind: str) -> None:
        self.kind = kind

    def to_text(self) -> str:
        """What is found, as text."""
        return "\n\n".join(map(str, search(self.game, self.words, self.kind)[:SHOWN]))


@of_kinds
def rules(game: str | Game, words: str = "", kind: str = "") -> Rules:
    """The rulebook of a game with a search box."""
    return Rules(named(game), words, kind)


def search(game: Game, words: str, kind: str = "") -> list[Clause]:
    """The clauses that answer some words, best first; examples and rulings count for theirs.

    Without words every clause, in the rulebook's order. `kind` keeps those of one kind.
    """
    catalogue = game.catalogue
    if words.strip() in catalogue:
        found = [catalogue[words.strip()]]
    elif words.strip():
        hits = ask(game, words, MOST) if len(words) <= MOST_LETTERS else ()
        ids = dict.fromkeys(clause for hit in hits for clause in hit.clauses)
        found = [catalogue[id] for id in ids]
    else:
        found = list(catalogue)
    return [clause for clause in found if not kind or clause.kind == kind]


def found(game: Game, words: str, look_up: Callable[[str], object], kind: str = "") -> Element:
    """Show what a search finds: how many, the first cards, the titles of the rest.

    Without words it shows the headings, each of which can be looked up.
    """
    clauses = search(game, words, kind)
    if not words.strip() and not kind:
        count = say("rules", "begin", n=len(clauses))
        told = h("p", count, cls="muted", role="status")
        return h("div", told, headings(clauses, look_up), cls="rb-stack", key="found")
    count = say("rules", "counted", n=len(clauses))
    rest = [clause_chip(game, clause.id) for clause in clauses[SHOWN:]]
    return h(
        "div",
        h("p", count, cls="muted", role="status"),
        h("div", [clause_card(game, clause, folded=True) for clause in clauses[:SHOWN]], cls="rb-cards"),
        h("p", say("rules", "also"), rest, cls="rb-row", data_rove="") if rest else None,
        cls="rb-stack",
        key="found",
    )


def headings(clauses: list[Clause], look_up: Callable[[str], object]) -> Element:
    """List the rulebook's own headings, each to be looked up."""
    names = {clause.section: clause.heading for clause in clauses}
    chips = [
        button(words, partial(look_up, name), "clause", key=f"look-up {name}", title=name)
        for name, words in names.items()
    ]
    return h("p", chips, cls="rb-row", data_rove="")


def search_box(search: Callable[[str], object], words: str, label: str) -> Element:
    """Make a box that searches while one types."""
    return text_box(search, label, key="search", value=words, placeholder=label, kind="search", live=True)
