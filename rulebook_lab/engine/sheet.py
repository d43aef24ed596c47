"""The score sheet: what every thing gave every seat, by clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

import msgspec

from ..numerals import in_figures
from .errors import expect_one_of
from .kinds import of_kinds
from .outcomes import Scored
from .state import State

if TYPE_CHECKING:
    from .events import Event
    from .seats import Seat

    Lines = Callable[[State, Seat, Sequence[Event]], Iterable[Scored]]

INDENT = "\N{NO-BREAK SPACE}" * 3
"""What stands before a line that belongs to the clause above it."""


class ScoreSheet(msgspec.Struct, frozen=True):
    """What every thing gave every seat; a notebook prints it as a table for each seat."""

    state: State
    lines: dict[Seat, tuple[Scored, ...]]

    @of_kinds
    def said(self, line: Scored) -> str:
        """What a line says; nothing where its clause says all."""
        return self.state.game.texts.say("sheet", [line.key], line.facts) if line.key else ""

    def by_clause(self, seat: Seat) -> list[tuple[str, int, list[Scored]]]:
        """A seat's clauses with what each gives in all, and its lines; without those that give nothing."""
        expect_one_of("seat", seat, self.state.seats)
        own = self.lines[seat]
        return [
            (clause, points, lines)
            for clause, points in self.state.scores[seat].parts
            if (lines := [line for line in own if line.clause == clause]) or points
        ]

    def _rows(self, seat: Seat) -> list[tuple[str, int]]:
        """A seat's lines and sums in words; what belongs to a clause is indented."""
        catalogue, rows = self.state.game.catalogue, []
        for clause, points, lines in self.by_clause(seat):
            rows.append((catalogue[clause].title if clause in catalogue else clause, points))
            rows += [(f"{INDENT}{self.said(line)}", line.points) for line in lines if line.key]
        return rows

    def _headed(self) -> list[tuple[str, list[tuple[str, int]]]]:
        texts, scores = self.state.game.texts, self.state.scores
        return [
            (f"{texts.name(seat)}: {texts.amount(scores[seat].total, 'point')}", self._rows(seat))
            for seat in self.state.seats
        ]

    def __str__(self) -> str:
        return "\n".join(
            line
            for head, rows in self._headed()
            for line in (head, *(f"  {words}: {in_figures(points)}" for words, points in rows))
        )

    __repr__ = __str__

    def _repr_html_(self) -> str:
        def row(words: str, points: int) -> str:
            return (
                f'<tr><th scope="row" style="text-align: left; font-weight: normal">{escape(words)}</th>'
                f'<td style="text-align: right">{in_figures(points)}</td></tr>'
            )

        return "".join(
            f'<table><caption style="text-align: left; font-weight: bold">{escape(head)}</caption>'
            f"<tbody>{''.join(row(*each) for each in rows)}</tbody></table>"
            for head, rows in self._headed()
        )


@of_kinds
def score_sheet(state: State, events: Sequence[Event] = ()) -> ScoreSheet:
    """Tell what every thing would give every seat, were the game scored now.

    `events` are what happened before: some games keep their points as they are won, and not what won them.
    """
    lines: Lines | None = state.game.offered("sheet", "lines")
    if lines is None:
        parts = {seat: score.parts for seat, score in state.scores.items()}
        return ScoreSheet(
            state,
            {
                seat: tuple(Scored(clause, points, "", {}) for clause, points in of_seat if points)
                for seat, of_seat in parts.items()
            },
        )
    return ScoreSheet(state, {seat: tuple(lines(state, seat, events)) for seat in state.seats})
