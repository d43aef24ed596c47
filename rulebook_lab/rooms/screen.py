"""The projector's page: the table for all to see, how to come in, questions and their answers."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from ..views import history, panels
from ..views.html import Child, Element, h
from ..views.session import EVERYTHING, WATCHER
from . import asking, parts
from .gallery import Gallery
from .sight import Sight
from .words import say


class Screen(Sight):
    """One page of a projector; nothing can be done on it but look rules up."""

    def __init__(self, gallery: Gallery, link: Callable[[], str], now: Callable[[], float]) -> None:
        room = gallery.room
        super().__init__(gallery, now, lambda: EVERYTHING if room.hands_shown else WATCHER, acts=False)
        self._link = link

    def face(self) -> Hashable | None:
        """Projectors are few: each page is made for itself."""
        return None

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
            words = say("screen", "vote", seat=room.vote.seat, n=len(room.vote.votes))
            level = say("room", "level", n=room.vote.level) if room.vote.level else ""
            voting = h("p", f"{words} {level}".strip(), cls="rb-panel rb-banner", key="banner")
        elif room.frozen:
            voting = h("p", say("guest", "frozen"), cls="rb-panel rb-banner", key="banner")
        return parts.page(
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
        came = say("screen", "answers", n=len(question.answers))
        return parts.question_page(
            self.looking_at(question.poll),
            question.poll,
            self._head(),
            answers=question.answers if question.over else None,
            judged=question.over,
            verdict=h("p", came),
            below=[self.clock(question)],
            key="question",
        )
