"""A class at a glance: who has practised what, and which clauses are answered wrongly."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from io import StringIO

from ..engine import Game
from ..scene.charts import Chart, Series
from ..scene.figures import Table
from .sentences import title
from .telling import texts

STANDINGS = ("mastered", "learning", "due")
"""How a clause may stand with a learner, as far as a class is told."""
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
        """The hardest clauses as bars: the share of right answers."""
        shown = self.hardest[:HARDEST]
        shares = [self.clauses[id][1] / self.clauses[id][0] for id in shown]
        titles, phrase = [title(self.game, id) for id in shown], texts().phrase
        worst = {"clause": titles[0], "share": round(100 * shares[0])} if shown else {}
        return Chart(
            title=phrase("overview", "hardest" if shown else "none-tried", **worst),
            x=tuple(titles),
            series=(Series(phrase("overview", "right-answers"), tuple(shares)),),
            x_title=phrase("overview", "head/clause"),
            y_title=phrase("overview", "share-right"),
            shares=True,
        )

    def __repr__(self) -> str:
        phrase, none = texts().phrase, dict.fromkeys(STANDINGS, 0)
        learners = [
            phrase("overview", "learner", name=name, **none | dict(counts))
            for name, counts in self.standings.items()
        ]
        clauses = [
            phrase("overview", "clause", id=id, right=self.clauses[id][1], tried=self.clauses[id][0])
            for id in self.hardest
        ]
        return "\n".join([*learners, *clauses[:HARDEST]])

    def _repr_html_(self) -> str:
        learners = {
            name: [counts.get(each, 0) for each in STANDINGS] for name, counts in self.standings.items()
        }
        clauses = {title(self.game, id): self.clauses[id] for id in self.hardest[:HARDEST]}
        return _table("class", ("name", *STANDINGS), learners) + (
            _table("least", ("clause", "tried", "right"), clauses) if clauses else ""
        )


def _table(caption: str, heads: Iterable[str], rows: Mapping[str, Iterable[int]]) -> str:
    called = [texts().phrase("overview", f"head/{head}") for head in heads]
    counted = tuple((name, *map(str, row)) for name, row in rows.items())
    return Table(texts().phrase("overview", caption), tuple(called), counted).html
