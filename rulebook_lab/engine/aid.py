"""A player aid: the things of a game's box with their figures, each as one line."""

from __future__ import annotations

from html import escape

import msgspec


class Aid(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a player aid: what a thing costs, gives, holds, is worth.

    `kind` says what sort of thing it is (learners ask for things of a kind alike), `term` is its name in the
    rulebook's language, `clauses` are the rules that use the figures, `brief` is what it costs.
    """

    id: str
    kind: str
    name: str
    text: str
    clauses: tuple[str, ...]
    term: str = ""
    brief: str = ""


class PlayerAid(msgspec.Struct, frozen=True):
    """All lines of a game's player aid. It shows itself as a table, which a notebook prints."""

    title: str
    lines: tuple[Aid, ...] = ()

    def about(self, spot: str) -> Aid | None:
        """Find the line about the thing that a spot such as `building:sawmill` is."""
        kind, _, thing = spot.partition("#")[0].partition(":")
        return next((line for line in self.lines if line.id == f"{kind}.{thing}"), None)

    def __str__(self) -> str:
        return "\n".join([self.title, *(f"{line.name}: {line.text}" for line in self.lines)])

    def _repr_html_(self) -> str:
        rows = "".join(
            f'<tr><th scope="row" style="text-align: left">{escape(line.name)}'
            f"{f' <i>{escape(line.term)}</i>' if line.term else ''}</th>"
            f'<td style="text-align: left">{escape(line.text)}</td></tr>'
            for line in self.lines
        )
        return f"<table><caption>{escape(self.title)}</caption><tbody>{rows}</tbody></table>"
