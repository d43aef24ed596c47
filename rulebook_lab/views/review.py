"""A game looked over on a page: the chart, the worst moves, and any of them to be tried again."""

from __future__ import annotations

from functools import partial
from random import Random

from ..bots.review import Mistake, Review
from ..bots.search import Budget, Search
from ..engine import Move, RulebookError, in_turn
from ..lessons.progress import Progress
from . import notices, panels
from .drawn import ChartBoard
from .html import Act, Element, button, clause_chip, h
from .page import Page
from .play import Play
from .session import Session
from .words import say

CHECKED = Budget(tries=600, seconds=6.0)
"""How long three moves are thought about: the better one, the one played, and what somebody tries instead."""
AS_GOOD = 0.5
"""What is won back of the loss, at least, by a move that counts as right."""


class ReviewPage(Page):
    """A review: how the expected result went, what was better; a mistake opens as a position to try again."""

    @in_turn
    def __init__(self, review: Review, progress: Progress | None = None) -> None:
        self.review = review
        self._progress = progress
        self._chart, self._place = review.chart, ChartBoard()
        self._notice: Element | None = None
        self.trying: Mistake | None = None
        self.play: Play | None = None
        super().__init__(self._elements, self._run, self._show_clause)

    def _elements(self) -> list[Element]:
        if self.play is not None and self.trying is not None:
            return [self._trial(self.play, self.trying)]
        cards = [self._card(number, mistake) for number, mistake in enumerate(self.review.mistakes)]
        none = None if cards else h("p", say("review", "none"), key="none")
        return [
            h(
                "section",
                self._place.of(self._chart),
                none,
                cards,
                cls="rb-stack",
                key="review",
                label=say("review", "label", game=self.review.game.title),
            )
        ]

    def _card(self, number: int, mistake: Mistake) -> Element:
        mistook, better, *changes, how = mistake.sentences
        return h(
            "article",
            h("h3", mistook),
            h("p", better, key="better"),
            h("ul", [h("li", change) for change in changes], key="changes") if changes else None,
            h("p", how, cls="muted", key="how"),
            h(
                "p",
                clause_chip(self.review.game, mistake.clause),
                button(say("review", "try"), partial(self.try_again, number), key=f"try {number}"),
                cls="rb-row",
            ),
            cls="rb-card",
            key=f"mistake {number}",
        )

    def _trial(self, play: Play, mistake: Mistake) -> Element:
        scene = play.scene()
        return h(
            "section",
            panels.bar(play, scene),
            h("div", play.board(scene), cls="rb-main", key="main"),
            panels.side(
                self._notice,
                button(say("review", "back"), self.shut, key="shut"),
                panels.fold(play),
                panels.moves(play),
            ),
            cls="rb-wide",
            key="trial",
            label=say("review", "trial", step=mistake.step),
        )

    def _run(self, act: Act) -> None:
        if self.play is not None:
            self.play.run(act)
            return
        try:
            act()
        except RulebookError as problem:
            self._notice = notices.error(str(problem))

    def _show_clause(self, id: str) -> None:
        if self.play is not None:
            self.play.show_clause(id)

    # -- trying again ---------------------------------------------------------------------------

    @in_turn
    def try_again(self, number: int) -> None:
        """Open a mistake as a position, seen by who made it."""
        self._notice = None
        self.trying = mistake = self.review.mistakes[number]
        self.play = Play(Session(mistake.again(), mistake.seat, {}), self.refresh, move=self._judge)
        self.play.begin()

    @in_turn
    def shut(self) -> None:
        """Back to the review."""
        if self.play is not None:
            self.play.session.leave()
        self.play = self.trying = self._notice = None

    def _judge(self, move: Move) -> None:
        """Tell whether a move is about as good as the better one; it counts into practice."""
        mistake = self.trying
        assert mistake is not None
        right = move == mistake.better or (move != mistake.played and self._wins_back(mistake, move))
        if self._progress is not None:
            self._progress.answered(self.review.game, [mistake.clause], right)
        verdict = say(
            "review", "right" if right else "wrong", move=self.review.game.describe(move, mistake.state)
        )
        self._notice = h("div", notices.sentence(verdict), cls="rb-panel rb-stack", role="status", key="told")
        assert self.play is not None
        self.play.session.picker = self.play.session.picker.afresh()

    def _wins_back(self, mistake: Mistake, move: Move) -> bool:
        """Whether a third move is nearer to the better one than to the one that was played."""
        moves = [mistake.better, mistake.played, move]
        search = Search(mistake.state.view(mistake.seat), moves, Random(mistake.step), CHECKED, level=True)
        expects = {tally.move: tally.mean for tally in search.think().tallies}
        loss = expects[mistake.better] - expects[mistake.played]
        return expects[move] - expects[mistake.played] >= AS_GOOD * loss

    def to_text(self) -> str:
        """The review as text."""
        return repr(self.review)
