"""A player aid: the things of a game's box with their figures, each as one line."""

from __future__ import annotations

import msgspec


class Aid(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a player aid: what a thing costs, gives, holds, is worth.

    `kind` says what sort of thing it is (learners ask for things of a kind alike), `term` is its name in the
    rulebook's language, `clauses` are the rules that use the figures.
    """

    id: str
    kind: str
    name: str
    text: str
    clauses: tuple[str, ...]
    term: str = ""
