"""A class at a glance: who has practised what, and which clauses are answered wrongly."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from html import escape
from io import StringIO

from ..engine import Game
from ..scene.charts import Chart, Series

HARDEST = 12
"""How many clauses the chart and the page show, the hardest first."""


class Overview:
    """How the learners of a file stand with one game.

    `standings` counts each learner's clauses by how they stand (learning, due, mastered, …), `clauses` holds
    for each clause how often it was tried and how often rightly, over all learners.
    """

    def __init__(
        self, game: Game, standings: Mapping[str, Mapping[str, int]], clauses: Mapping[str, tuple[int, int]]
    ) -> None:
        self.game = game
        self.standings = standings
        self.clauses = clauses

    @property
    def hardest(self) -> list[str]:
        """The clauses that were tried, the smallest share of right answers first."""
        return sorted(self.clauses, key=lambda id: (self.clauses[id][1] / self.clauses[id][0], id))

    def csv(self) -> str:
        """The clauses as a spreadsheet's file: clause, title, tried, right."""
        text = StringIO()
        rows = csv.writer(text, lineterminator="\n")
        rows.writerow(["clause", "title", "tried", "right"])
        for id in self.hardest:
            rows.writerow([id, self.game.catalogue[id].title, *self.clauses[id]])
        return text.getvalue()

    def chart(self) -> Chart:
        """The hardest clauses as bars: the share of right answers in percent."""
        shown = self.hardest[:HARDEST]
        shares = [round(100 * self.clauses[id][1] / self.clauses[id][0]) for id in shown]
        worst = (
            f"{self.game.catalogue[shown[0]].title}: {shares[0]} % right" if shown else "Nothing tried yet"
        )
        return Chart(
            title=f"Hardest so far: {worst}" if shown else worst,
            x=tuple(self.game.catalogue[id].title for id in shown),
            series=(Series("right answers", tuple(shares)),),
            x_title="clause",
            y_title="right answers, %",
        )

    def __repr__(self) -> str:
        learners = [
            f"{name}: {counts.get('mastered', 0)} mastered, {counts.get('due', 0)} due, "
            f"{counts.get('learning', 0)} learning"
            for name, counts in self.standings.items()
        ]
        clauses = [f"{id}: {self.clauses[id][1]} of {self.clauses[id][0]} right" for id in self.hardest]
        return "\n".join([*learners, *clauses[:HARDEST]])

    def _repr_html_(self) -> str:
        heads = ("mastered", "learning", "due")
        learners = "".join(
            f"<tr><th>{escape(name)}</th>{''.join(f'<td>{counts.get(head, 0)}</td>' for head in heads)}</tr>"
            for name, counts in self.standings.items()
        )
        clauses = "".join(
            f"<tr><th>{escape(self.game.catalogue[id].title)}</th><td>{tried}</td><td>{right}</td></tr>"
            for id in self.hardest[:HARDEST]
            for tried, right in [self.clauses[id]]
        )
        return (
            f"<table><tr><th></th>{''.join(f'<th>{head}</th>' for head in heads)}</tr>{learners}</table>"
            f"<table><tr><th></th><th>tried</th><th>right</th></tr>{clauses}</table>"
        )
