"""A player aid: the things of a game's box with their figures, each as one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from .errors import expect

if TYPE_CHECKING:
    from .state import State


class Aid(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a player aid: what a thing costs, gives, holds, is worth.

    `kind` says what sort of thing it is (learners ask for things of a kind alike), `thing` is its id in the
    box, `term` its name in the rulebook's language, `clauses` are the rules that use the figures, `brief` is
    what it costs, `head` stands over the lines of its kind.
    """

    kind: str
    thing: str
    name: str
    text: str
    clauses: tuple[str, ...]
    term: str = ""
    brief: str = ""
    head: str = ""

    @property
    def id(self) -> str:
        """Its name among all lines."""
        return f"{self.kind}.{self.thing}"


def line(
    state: State,
    kind: str,
    thing: str,
    clauses: tuple[str, ...],
    facts: Mapping[str, object],
    name: str = "",
    term: str = "",
) -> Aid:
    """A line said by a game's message `kind` of the table `aid`, or by its attribute for the thing.

    Without a `name` the thing is called as the game's texts call it. A fact `cost` is told in brief too. The
    attribute of the message `head` for the kind stands over its lines.
    """
    texts = state.game.texts
    head = f"head/{kind}"
    said = texts.say("aid", [f"{kind}/{thing}", kind], facts)
    brief = texts.name(cost) if (cost := facts.get("cost")) else ""
    return Aid(
        kind=kind,
        thing=thing,
        name=name or texts.name(thing),
        text=said,
        clauses=clauses,
        term=term,
        brief=brief,
        head=texts.phrase("aid", head) if texts.has("aid", head) else "",
    )


def told(
    state: State, kind: str, things: Mapping[str, tuple[str, ...]], facts: Mapping[str, object]
) -> Iterator[Aid]:
    """Lines about what no card shows, such as the steps of a turn and what gives points: each of `things`
    with its clauses, called by the message `called`, said by the message `kind`, by their attributes for it.
    """
    for thing, clauses in things.items():
        name = state.game.texts.phrase("aid", f"called/{kind}-{thing}")
        yield line(state, kind, f"{kind}-{thing}", clauses, facts, name)


class PlayerAid(msgspec.Struct, frozen=True):
    """All lines of a game's player aid. It shows itself as tables, which a notebook prints."""

    title: str
    lines: tuple[Aid, ...] = ()

    def about(self, spot: str) -> Aid | None:
        """Find the line about the thing that a spot such as `building:sawmill` or `hand:bend#2` is."""
        expect(spot, str, "a spot, a text,")
        thing = spot.partition("#")[0].partition(":")[2]
        return next((line for line in self.lines if line.thing == thing), None)

    def __str__(self) -> str:
        return "\n".join([self.title, *(f"{line.name}: {line.text}" for line in self.lines)])

    @property
    def parts(self) -> list[tuple[str, tuple[Aid, ...]]]:
        """The lines under their heads."""
        return [(head, tuple(lines)) for head, lines in groupby(self.lines, lambda line: line.head)]

    def _repr_html_(self) -> str:
        def row(line: Aid) -> str:
            term = f" <i>{escape(line.term)}</i>" if line.term not in ("", line.name) else ""
            return (
                f'<tr style="vertical-align: top"><th scope="row" style="text-align: left">'
                f'{escape(line.name)}{term}</th><td style="text-align: left">{escape(line.text)}</td></tr>'
            )

        def table(head: str, lines: tuple[Aid, ...]) -> str:
            caption = f'<caption style="text-align: left; font-weight: bold">{escape(head)}</caption>'
            return f"<table>{caption}<tbody>{''.join(map(row, lines))}</tbody></table>"

        tables = (table(head, lines) for head, lines in self.parts)
        return f"<section><h3>{escape(self.title)}</h3>{''.join(tables)}</section>"
