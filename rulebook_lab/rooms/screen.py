"""The projector's page: the table for all to see, how to come in, questions and their answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from ..views import history, panels
from ..views.html import Act, Child, Element, h
from ..views.session import EVERYTHING, WATCHER
from . import asking, parts
from .asking import Poll
from .gallery import Eyes, Gallery, Seen
from .words import say


class Screen:
    """One page of a projector; nothing can be done on it but look rules up."""

    def __init__(self, gallery: Gallery, link: Callable[[], str], now: Callable[[], float]) -> None:
        self.room = gallery.room
        self.gallery = gallery
        self._link = link
        self._clocks = parts.Clocks(now)
        self._turns = self.room.turns
        self.eyes = Eyes(self.room, self._viewer, acts=False)
        self.play = Seen(gallery, self.eyes)
        self._looked: tuple[Poll, Seen] | None = None

    @property
    def _viewer(self) -> str:
        if self.room.hands_shown:
            return EVERYTHING
        return WATCHER

    def follow(self) -> bool:
        """Look at what is on the table now; the answer is whether that is something else than before."""
        if self._turns == self.room.turns:
            return False
        self._turns = self.room.turns
        self.play.notice = self.play.answer = None
        self.eyes.look(self._viewer)
        return True

    def face(self) -> Hashable | None:
        """Projectors are few: each page is made for itself."""
        return None

    def run(self, act: Act, late: bool) -> None:
        """Do what was asked for."""
        self.play.run(act)

    def show_clause(self, id: str) -> None:
        """Show a clause's card."""
        self.play.show_clause(id)

    def elements(self) -> list[Element]:
        """The page that is shown now."""
        question = self.room.question
        return [self._table() if question is None else self._question(question)]

    def _head(self) -> Element:
        code = self.room.code
        return parts.head(
            self.room.game.title,
            h("span", self._link(), cls="push rb-link"),
            h("b", code, cls="rb-code"),
            h("img", src=f"{code}/qr.svg", alt=say("room", "qr", code=code), cls="rb-qr"),
        )

    def _table(self) -> Element:
        room, seen = self.room, self.play
        scene = seen.scene()
        final = room.state.result
        voting: Child = None
        if room.vote is not None:
            words = say("screen", "vote", seat=room.name(room.vote.seat), n=len(room.vote.votes))
            voting = h("p", words, cls="rb-panel rb-banner", key="banner")
        elif room.frozen:
            voting = h("p", say("guest", "frozen"), cls="rb-panel rb-banner", key="banner")
        return parts.whole(
            say("guest", "table", game=room.game.title),
            self._head(),
            panels.news(seen, scene),
            panels.bar(seen, scene),
            h(
                "div",
                voting,
                seen.board(scene, live=False, on_spot=lambda spot: None),
                cls="rb-main",
                key="main",
            ),
            panels.side(
                parts.players(room, None),
                None if final is None else history.scores(self.eyes, final),
                parts.log(self.gallery, self.eyes),
            ),
            key="table",
        )

    def _question(self, question: asking.Question) -> Element:
        poll = question.poll
        self._looked = parts.looking_at(self.gallery, self.eyes, poll, self._looked, self.play)
        came = say("screen", "answers", n=len(question.answers))
        return parts.question_page(
            self._looked[1],
            poll,
            self._head(),
            answers=question.answers if question.over else None,
            judged=question.over,
            verdict=h("p", came),
            below=[] if question.over else [self._clocks.shown(question.until, str(self._turns))],
            key="question",
        )
