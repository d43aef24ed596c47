"""The page of somebody who came: the lobby, the table from their seat, questions, papers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import partial

from ..engine import Game, Move, Seat
from ..engine.language import current
from ..lessons.exercise import Feedback
from ..views import history, notices, panels
from ..views.html import Child, Element, button, h, seat_chip, text_box
from . import asking, parts, people, play
from .asking import Paper, Poll
from .entry import Refused
from .gallery import Gallery, Seen, viewer
from .people import Person
from .sight import Sight
from .words import say

LOBBY, TABLE = "lobby", "table"


class Guest(Sight):
    """One page of somebody in a room."""

    def __init__(
        self, gallery: Gallery, person: Person, now: Callable[[], float], paper: int | None = None
    ) -> None:
        """`paper` is the number of a paper of homework to begin with."""
        room = gallery.room
        super().__init__(gallery, now, lambda: viewer(room.eyes(person)))
        self.play.move = self._move
        self.person = person
        self.at = TABLE if person.placed else LOBBY
        self.paper = paper if paper is not None and paper in range(len(room.papers)) else None
        self.number = 0
        """Which question of the paper is shown."""
        self._draft = person.name

    # -- following the room -----------------------------------------------------------------------

    @property
    def language(self) -> str:
        """The language of this page: the one that was chosen on it, else the room's."""
        return self.person.language or self.room.language

    def face(self) -> Hashable | None:
        """What decides everything that is shown, as long as nothing of it is this person's alone.

        Two pages of a room with one face are the same, up to what their controls do.
        """
        seen, room = self.play, self.room
        if self.at == LOBBY or self.paper is not None or seen.notice or seen.answer or seen.words:
            return None
        if self.eyes.picker.picks:
            return None
        common = (room.loud, self.eyes.viewer, self.person.seat, self._board().laid_out, current())
        if (question := room.question) is not None:
            left = self._clocks.left(question.until, str(self._turns))
            return ("question", *common, question.answers.get(self.person.number), left)
        vote = room.vote.votes.get(self.person.number) if room.vote is not None else None
        return ("table", *common, vote, seen.news_since()[-1], room.timeline.at)

    def _move(self, move: Move) -> None:
        if self._late:
            raise Refused(say("refusals", "moved-on"))
        play.play(self.room, self.person, move)
        self.eyes.picker = self.eyes.picker.afresh()

    # -- pages ------------------------------------------------------------------------------------

    def elements(self) -> list[Element]:
        """The page that is shown now."""
        if self.at == LOBBY:
            return [self._lobby()]
        if self.paper is not None:
            return [self._paper(self.paper)]
        if self.room.question is not None:
            return [self._question(self.room.question)]
        return [self._table()]

    def _head(self) -> Element:
        seat = self.person.seat
        me = say("guest", "watching") if seat is None else say("guest", "sitting", seat=seat)
        return parts.head(
            self.room.game.title,
            h("span", seat_chip(seat or ""), me, cls="muted push", key="me"),
            button(say("guest", "seats"), self._to_lobby, key="seats"),
        )

    def _to_lobby(self) -> None:
        self.at, self._draft = LOBBY, self.person.name

    # -- the lobby ----------------------------------------------------------------------------------

    def _lobby(self) -> Element:
        room = self.room

        def draft(words: str) -> None:
            self._draft = words

        name = text_box(
            draft, say("guest", "name-label"), key="name", value=self.person.name, live=True, size=18
        )
        full = all(room.sitting(seat) for seat in room.state.seats)
        return parts.page(
            say("guest", "lobby", game=room.game.title),
            parts.head(
                room.game.title,
                h("span", say("room", "code", code=room.code), cls="muted push"),
                panels.language_choice(room.game, partial(people.speak, room, self.person)),
            ),
            notices.answers(self.play.notice),
            h(
                "div",
                h("h3", say("guest", "who")),
                h("div", name, button(say("guest", "thats-me"), self._call, key="call"), cls="rb-row"),
                h("p", say("guest", "about-names"), cls="muted"),
                cls="rb-panel rb-stack",
                key="names",
            ),
            h(
                "div",
                h("h3", say("guest", "where")),
                h(
                    "div",
                    [self._seat(seat) for seat in room.state.seats],
                    cls="rb-options rb-list",
                    key="list",
                ),
                h("p", say("guest", "seats-kept"), cls="muted") if room.seats_kept else None,
                button(say("guest", "watch"), partial(self._sit, None), "main" if full else "", key="watch"),
                cls="rb-panel rb-stack",
                key="places",
            ),
            self._papers(),
            key="lobby",
            cls="rb-lobby rb-stack",
        )

    def _seat(self, seat: Seat) -> Element:
        mine = seat == self.person.seat
        has = say("room", "you") if mine else parts.who_has(self.room, seat)
        other = self.room.sitting(seat)
        closed = (other is not None and not mine) or (self.room.seats_kept and not mine)
        words = say("guest", "seat", seat=seat, has=has)
        chosen = button(
            words, partial(self._sit, seat), "picked" if mine else "", key=f"sit {seat}", disabled=closed
        )
        return h("div", seat_chip(seat), chosen, cls="rb-row", key=seat)

    def _call(self) -> None:
        people.call(self.room, self.person, self._draft)
        self.play.tell(notices.sentence(say("guest", "called", name=self.person.name)))

    def _call_if_written(self) -> None:
        """Take the name that was written, even if nobody pressed the button beside it."""
        if self._draft.strip() and self._draft.strip() != self.person.name:
            people.call(self.room, self.person, self._draft)

    def _sit(self, seat: Seat | None) -> None:
        self._call_if_written()
        people.sit(self.room, self.person, seat)
        self.at, self.paper = TABLE, None

    def _papers(self) -> Element | None:
        if not self.room.papers:
            return None
        rows = [
            button(
                say("guest", "paper", title=paper.title), partial(self._open, number), key=f"paper {number}"
            )
            for number, paper in enumerate(self.room.papers)
        ]
        return h("div", h("h3", say("guest", "papers")), rows, cls="rb-panel rb-stack", key="papers")

    def _open(self, number: int) -> None:
        self._call_if_written()
        self.at, self.paper, self.number = TABLE, number, 0

    # -- the table ----------------------------------------------------------------------------------

    def _table(self) -> Element:
        room, seen = self.room, self.play
        scene = seen.scene()
        doing: Child = None
        if room.state.pending and self.eyes.acting is not None:
            doing = panels.moves(seen)
        return parts.page(
            say("guest", "table", game=room.game.title),
            self._head(),
            panels.news(seen, scene),
            panels.bar(seen, scene),
            h("div", self._banner(), seen.board(scene), cls="rb-main", key="main"),
            panels.side(
                parts.players(room, self.person.seat),
                None if room.state.result is None else history.scores(self.eyes, room.state.result),
                doing,
                parts.log(self.gallery, self.eyes),
            ),
            key="table",
        )

    def _banner(self) -> Element | None:
        """Say what holds the table, or that one votes."""
        room = self.room
        words = ""
        if room.vote is not None:
            votes = room.may_vote(self.person)
            words = say("guest", "vote" if votes else "vote-others", seat=room.vote.seat)
            mine = room.vote.votes.get(self.person.number)
            if mine is not None:
                move = room.game.describe(room.game.read_move(mine), room.state)
                words = say("guest", "voted", move=move)
        elif room.frozen:
            words = say("guest", "frozen")
        return h("p", words, cls="rb-panel rb-banner", role="status", key="banner") if words else None

    # -- questions ------------------------------------------------------------------------------------

    def _question(self, question: asking.Question) -> Element:
        mine = question.answers.get(self.person.number)
        open_now = mine is None and not question.over
        verdict: Child = None
        if question.over:
            verdict = _verdict(question.poll, mine, self.room.game)
        elif mine is not None:
            verdict = h("p", say("guest", "answered"))
        return parts.question_page(
            self.looking_at(question.poll),
            question.poll,
            self._head(),
            answers=question.answers if question.over else None,
            judged=question.over,
            mine=mine,
            answer=partial(asking.answer, self.room, self.person) if open_now else None,
            verdict=verdict,
            below=[self.clock(question)],
            key="question",
        )

    def _board(self) -> Seen:
        """The board that is shown."""
        return self.play if self.room.question is None else self.looking_at(self.room.question.poll)

    # -- papers ---------------------------------------------------------------------------------------

    def _paper(self, number: int) -> Element:
        paper = self.room.papers[number]
        self.number = min(self.number, len(paper.polls) - 1)
        poll = paper.polls[self.number]
        given = paper.answers.get(self.person.number, {})
        mine = given.get(self.number)
        over = self.now() > paper.until
        seen = mine is not None or over
        return parts.question_page(
            self.looking_at(poll),
            poll,
            self._paper_head(paper),
            answers=None,
            judged=seen,
            mine=mine,
            answer=None if seen else partial(self._answer_paper, number, self.number),
            verdict=_verdict(poll, mine, self.room.game) if seen else self._till(paper),
            below=self._below(paper, given),
            key=f"paper {number} {self.number}",
        )

    def _paper_head(self, paper: Paper) -> Element:
        last = len(paper.polls)
        back, on = partial(self._turn, -1), partial(self._turn, 1)
        return parts.head(
            paper.title,
            h("span", say("guest", "question", n=self.number + 1, last=last), cls="muted push"),
            button(say("guest", "back"), back, key="back", disabled=not self.number),
            button(say("guest", "next"), on, key="next", disabled=self.number == last - 1),
            button(say("guest", "leave-paper"), self._leave, key="leave"),
        )

    def _till(self, paper: Paper) -> Element:
        if not self.person.name:
            return h("p", say("refusals", "name-first"))
        return h("p", say("guest", "till", date=parts.date_of(paper.until)))

    def _below(self, paper: Paper, given: dict[int, int]) -> Iterable[Child]:
        if given:
            so_far = say("guest", "so-far", right=paper.right(given), n=len(given), last=len(paper.polls))
            yield h("p", so_far, cls="muted")

    def _answer_paper(self, number: int, at: int, option: int) -> None:
        asking.answer_paper(self.room, self.person, number, at, option, self.now())

    def _turn(self, step: int) -> None:
        self.number += step

    def _leave(self) -> None:
        self.paper = None
        self._to_lobby()


def _verdict(poll: Poll, mine: int | None, game: Game) -> Child:
    """Say whether an answer was right."""
    if mine is None:
        return h("p", say("guest", "not-answered"))
    if poll.right is None:
        return h("p", say("guest", "thanks"))
    right = mine == poll.right
    missed = "" if right or mine >= len(poll.missed) else poll.missed[mine]
    words = missed or say("guest", "right" if right else "wrong")
    return notices.verdict(Feedback(right, words, poll.clauses), game)
