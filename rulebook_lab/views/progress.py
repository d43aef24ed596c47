"""A learner's chart of the rulebook: every clause where it stands in it, with how well it is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import date
from functools import partial

from ..engine import Game, of_kinds
from ..games import named
from ..lessons.progress import Mark, Progress, Standing
from .html import Element, button, clause_card, h
from .page import Page
from .words import say

SIGNS: dict[Standing, str] = {"new": "·", "seen": "○", "learning": "◐", "due": "!", "mastered": "●"}
"""How a standing is shown, besides its word for those who hear the page."""
EDGES: dict[Standing, str] = {"due": "var(--rb-mark)", "mastered": "var(--rb-accent)"}
"""The standings that a coloured edge brings out, besides their signs."""


class Chart(Page):
    """The chart of one game; a clause shows its card and its record."""

    def __init__(self, progress: Progress, game: str | Game, today: date | None = None) -> None:
        self.progress, self.game, self.today = progress, named(game), today
        self.chosen = ""
        super().__init__(lambda: [self._whole()], on_clause=self._choose)

    def _choose(self, clause: str) -> None:
        self.chosen = clause if clause != self.chosen else ""

    def _whole(self) -> Element:
        chart = self.progress.chart(self.game, self.today)
        marks = [mark for section in chart.values() for mark in section if mark.clause.plays]
        counts = Counter(mark.standing for mark in marks)
        finding = say(
            "rules",
            "chart",
            learner=self.progress.learner,
            game=self.game.title,
            mastered=counts["mastered"],
            n=len(marks),
            due=counts["due"],
        )
        legend = [
            h(
                "span",
                say("rules", "standings", sign=sign, standing=say("rules", standing), n=counts[standing]),
            )
            for standing, sign in SIGNS.items()
        ]
        return h(
            "section",
            h("h2", finding),
            h("p", legend, cls="muted rb-row", key="legend"),
            self._card(marks),
            h(
                "div",
                [self._section(each) for each in chart.values()],
                cls="rb-stack",
                key="all",
                data_rove=".rb-options",
            ),
            cls="rb-stack",
            key="chart",
            label=say("rules", "chart-label", learner=self.progress.learner),
        )

    def _section(self, marks: list[Mark]) -> Element | None:
        chips = [chip(mark, self._choose) for mark in marks if mark.clause.plays]
        if not chips:
            return None
        clause, options = marks[0].clause, h("div", chips, cls="rb-options")
        if all(mark.standing == "new" for mark in marks):  # a long chapter of which nothing is known yet
            unmet = say("rules", "unmet", chapter=clause.heading, n=len(chips))
            return h("details", h("summary", unmet, title=clause.section), options, key=clause.section)
        return h("div", h("h3", clause.heading, title=clause.section), options, key=clause.section)

    def _card(self, marks: list[Mark]) -> Element | None:
        for mark in marks:
            if mark.clause.id == self.chosen:
                record = mark.record
                facts = {"seen": record.seen, "tried": record.tried, "right": record.right}
                due = record.due.date().isoformat() if record.due is not None else "none"
                standing = say("rules", "mark", due=due, days=round(record.stability), **facts)
                card = clause_card(self.game, mark.clause)
                return h("div", card, h("p", standing, cls="muted"), cls="rb-panel", key="card")
        return None

    def to_text(self) -> str:
        """The chart as text: one line a section."""
        played = (
            [mark for mark in marks if mark.clause.plays]
            for marks in self.progress.chart(self.game, self.today).values()
        )
        lines = [
            f"{marks[0].clause.heading}: {''.join(SIGNS[mark.standing] for mark in marks)}"
            for marks in played
            if marks
        ]
        return "\n".join([*lines, ", ".join(f"{sign} {say('rules', key)}" for key, sign in SIGNS.items())])


@of_kinds
def chart(progress: Progress, game: str | Game, today: date | None = None) -> Chart:
    """The rulebook of a game with what a learner has mastered, as it stands today."""
    return Chart(progress, game, today)


def chip(mark: Mark, choose: Callable[[str], object]) -> Element:
    """Make a clause with the sign of its standing."""
    clause = mark.clause
    edge = EDGES.get(mark.standing)
    return button(
        f"{SIGNS[mark.standing]} {clause.title}",
        partial(choose, clause.id),
        "clause",
        key=f"clause {clause.id}",
        label=say("rules", "standing", clause=clause.title, standing=say("rules", mark.standing)),
        style={"border-color": edge, "border-width": "2px"} if edge else None,
    )
