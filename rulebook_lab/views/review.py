"""A game looked over on a page: the chart, the worst moves, and any of them to be tried again."""

from __future__ import annotations

from functools import partial
from random import Random

from ..bots.review import Mistake, Review
from ..bots.search import Budget, Search
from ..engine import Move, in_turn
from ..lessons.progress import Progress
from . import notices, panels
from .drawn import ChartBoard
from .html import Element, button, clause_chip, h
from .page import Page
from .play import Play
from .session import Session
from .words import say

CHECKED = Budget(tries=600, seconds=6.0)
"""How long three moves are thought about: the better one, the one played, and what somebody tries instead."""
CHART_HIGH = 200
"""The height of the chart beside a board, which is what one plays on."""
AS_GOOD = 0.5
"""What is won back of the loss, at least, by a move that counts as right."""


class ReviewPage(Page):
    """A review: how the expected result went, the mistakes, and the position of one of them to try again."""

    @in_turn
    def __init__(self, review: Review, progress: Progress | None = None) -> None:
        self.review = review
        self._progress = progress
        self._chart, self._place = review.chart, ChartBoard(CHART_HIGH)
        self._verdict: Element | None = None
        self.trying = 0
        """Which of the mistakes is open."""
        self.play = Play(self._session(), self.refresh, move=self._judge) if review.mistakes else None
        play = self.play
        super().__init__(self._elements, *((play.run, play.show_clause) if play else ()))
        if play is not None:
            play.begin()

    @property
    def mistake(self) -> Mistake:
        """The mistake that is open."""
        return self.review.mistakes[self.trying]

    def _session(self) -> Session:
        return Session(self.mistake.again(), self.mistake.seat, {})

    def _elements(self) -> list[Element]:
        label = say("review", "label", game=self.review.game.title)
        chart = self._place.of(self._chart)
        play = self.play
        if play is None:
            none = h("p", say("review", "none"), key="none")
            return [h("section", chart, none, cls="rb-stack", key="review", label=label)]
        scene = play.scene()
        mistook, better, *changes, how = self.mistake.sentences
        head = h("p", mistook, cls="rb-prompt rb-goal", key="goal")
        told = h(
            "details",
            h("summary", say("review", "answer")),
            h("p", better, key="better"),
            h("ul", [h("li", change) for change in changes], key="changes") if changes else None,
            h("p", how, cls="muted", key="how"),
            h("p", clause_chip(self.review.game, self.mistake.clause), key="clause"),
            cls="rb-panel",
            key=f"answer {self.trying}",
        )
        return [
            h(
                "section",
                h("header", chart, self._list(), cls="rb-overview", key="overview"),
                panels.bar(play, scene, self._verdict or _invitation(), head=head),
                h("div", play.board(scene), cls="rb-main", key="main"),
                panels.side(told, panels.fold(play), panels.moves(play)),
                cls="rb-wide",
                key="review",
                label=label,
            )
        ]

    def _list(self) -> Element:
        """The mistakes, the worst first, each a button that opens it."""
        name = self.review.game.texts.name
        rows = [
            button(
                say("review", "mistake", step=each.step, seat=name(each.seat), loss=round(100 * each.loss)),
                partial(self.try_again, number),
                chosen=number == self.trying,
                label=each.sentences[0],
                key=f"open {number}",
            )
            for number, each in enumerate(self.review.mistakes)
        ]
        said = say("review", "mistakes")
        group = h("div", rows, cls="rb-row rb-mistakes", key="mistakes", role="group", label=said)
        return h("div", h("p", said, cls="muted"), group, key="list")

    # -- trying again ---------------------------------------------------------------------------

    @in_turn
    def try_again(self, number: int) -> None:
        """Open a mistake as a position, seen by who made it."""
        assert self.play is not None
        self.trying, self._verdict = number, None
        self.play.sit_down(self._session())

    def _judge(self, move: Move) -> None:
        """Tell whether a move is about as good as the better one; it counts into practice."""
        mistake = self.mistake
        right = move == mistake.better or (move != mistake.played and self._wins_back(mistake, move))
        if self._progress is not None:
            self._progress.answered(self.review.game, [mistake.clause], right)
        verdict = say(
            "review", "right" if right else "wrong", move=self.review.game.describe(move, mistake.state)
        )
        self._verdict = h(
            "div", notices.sentence(verdict), cls="rb-panel rb-stack", role="status", key="told"
        )
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


def _invitation() -> Element:
    """What there is to be done, where the verdict will stand."""
    return h("div", h("p", say("review", "try")), cls="rb-panel", key="try")
