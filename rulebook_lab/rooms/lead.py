"""The page of who leads a room: the table with everything on it, and what may be done with the room."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import partial

from ..bots import NAMES as BOTS
from ..engine import Move, Seat
from ..views import history, notices, panels
from ..views.html import Child, Element, button, h, seat_chip, select, slider, text_box
from ..views.session import EVERYTHING
from . import asking, parts, people, play
from .entry import Refused
from .gallery import Gallery
from .people import Person
from .question_desk import Doors, QuestionDesk, act_button
from .sight import Sight
from .words import say


class Lead(Sight):
    """One page of who leads a room."""

    def __init__(self, gallery: Gallery, doors: Doors, now: Callable[[], float]) -> None:
        super().__init__(gallery, now, lambda: EVERYTHING, leads=True)
        self.play.move = self._move
        self.play.undo = partial(play.undo, self.room)
        self.doors = doors
        self.drawer = "share"
        self.desk = QuestionDesk(self.room, doors, now, self._tell)
        self._mark = ""
        self._sure = False

    def face(self) -> Hashable | None:
        """Who leads is alone with this page."""
        return None

    def _tell(self, words: str) -> None:
        self.play.tell(notices.sentence(words), error=True)

    def _move(self, move: Move) -> None:
        if self._late:
            raise Refused(say("refusals", "moved-on"))
        play.play(self.room, None, move)

    # -- the page ---------------------------------------------------------------------------------

    def elements(self) -> list[Element]:
        """The page that is shown now."""
        question = self.room.question
        return [self._table() if question is None else self._question(question)]

    def _head(self) -> Element:
        frozen = self.room.frozen
        return parts.head(
            self.room.game.title,
            h("span", say("lead", "here", code=self.room.code, n=len(self._here)), cls="muted", key="here"),
            act_button("undo", partial(play.undo, self.room), disabled=not self.room.timeline.at),
            act_button("redo", partial(play.redo, self.room), disabled=not self._ahead),
            button(
                say("lead", "frozen" if frozen else "freeze"),
                partial(play.freeze, self.room, not frozen),
                "picked" if frozen else "",
                key="freeze",
                chosen=frozen,
            ),
            [self._opener(name) for name in ("share", "people", "vote", "ask", "paper", "keep")],
        )

    @property
    def _here(self) -> set[int]:
        """The numbers of those whose page is open."""
        return {each.number for each in self.room.present if self.doors.connected(each) > 0}

    @property
    def _ahead(self) -> bool:
        return bool(self.room.timeline.here.children)

    def _opener(self, name: str) -> Element:
        now_open = self.drawer == name

        def turn() -> None:
            self.drawer = "" if now_open else name
            self._sure = False

        words = say("lead", f"drawer-{name}")
        return button(words, turn, "picked" if now_open else "", key=f"drawer {name}", expanded=now_open)

    def _drawer(self) -> Element | None:
        drawers: Mapping[str, Callable[[], Iterable[Child]]] = {
            "share": self._share,
            "people": self._people,
            "vote": self._vote,
            "ask": self.desk.ask,
            "paper": self.desk.paper,
            "keep": self._keep,
        }
        if self.drawer not in drawers:
            return None
        held = list(drawers[self.drawer]())
        return h("section", held, cls="rb-panel rb-stack", key=f"open {self.drawer}") if held else None

    def _table(self) -> Element:
        room, seen = self.room, self.play
        scene = seen.scene()
        final = room.state.result
        doing = panels.moves(seen) if final is None else history.scores(self.eyes, final)
        return parts.page(
            say("lead", "table", code=room.code),
            self._head(),
            panels.news(seen, scene),
            panels.bar(seen, scene),
            h("div", self._voting(), self._drawer(), seen.board(scene), cls="rb-main", key="main"),
            panels.side(
                parts.players(room, None),
                doing,
                parts.log(self.gallery, self.eyes, partial(play.go_to, room)),
                self._record(),
            ),
            key="table",
        )

    # -- the record ---------------------------------------------------------------------------------

    def _record(self) -> Element:
        """Make the way to any point of the record."""
        room = self.room
        line = room.timeline.line
        at, last = len(room.timeline.path) - 1, len(line) - 1
        ends = [node for node in room.timeline.nodes if node.name or not node.children]
        places = {"": say("lead", "go-to")}
        for node in ends:
            words = node.name or say("lead", "line", n=node.depth - 1)
            places[str(node.number)] = words
        here = str(room.timeline.at) if str(room.timeline.at) in places else ""

        def go_to(chosen: str) -> None:
            if chosen:
                play.go_to(room, int(chosen))

        def name(words: str) -> None:
            self._mark = words

        return h(
            "div",
            slider(
                lambda step: play.go_to(room, line[step].number),
                at,
                last,
                say("lead", "go-to-move"),
                key="step",
                disabled=not last,
            ),
            h("span", say("lead", "move-of", n=at, last=last), cls="muted"),
            select(go_to, places.items(), here, say("lead", "places"), key="place")
            if len(ends) > 1 or ends[0].name
            else None,
            text_box(name, say("lead", "mark-label"), key="mark", value="", live=True, size=12),
            button(say("lead", "mark"), lambda: play.mark(room, self._mark), key="branch"),
            cls="rb-row",
            key="record",
        )

    # -- drawers ------------------------------------------------------------------------------------

    def _share(self) -> Iterable[Child]:
        link, screen = self.doors.link(), self.doors.screen()
        yield h(
            "div",
            h("img", src=f"{self.room.code}/qr.svg", alt=say("room", "qr", code=self.room.code), cls="rb-qr"),
            h(
                "div",
                h("p", say("lead", "tell-them")),
                h("p", h("b", self.room.code), cls="rb-code"),
                h("p", h("a", link, href=link, target="_blank", rel="noopener")),
                h("p", h("a", say("lead", "screen"), href=screen, target="_blank", rel="noopener")),
                cls="rb-stack",
            ),
            cls="rb-row rb-share-it",
        )
        yield h(
            "div",
            self._switch("hands", self.room.hands_shown, partial(play.show_hands, self.room)),
            self._switch("by-hand", self.room.by_hand, partial(play.choose_chance, self.room)),
            self._switch("keep-seats", self.room.seats_kept, partial(play.keep_seats, self.room)),
            panels.language_choice(self.room.game, partial(people.speak, self.room, None)),
            cls="rb-row",
        )

    def _switch(self, name: str, on: bool, turn: Callable[[bool], object]) -> Element:
        act = partial(turn, not on)
        sign = "☑ " if on else "☐ "
        return button(f"{sign}{say('lead', name)}", act, "picked" if on else "", key=name, chosen=on)

    def _people(self) -> Iterable[Child]:
        yield h("h3", say("lead", "seats"))
        yield h("ul", [self._seat(seat) for seat in self.room.state.seats], cls="rb-stack", key="seats")
        yield h("h3", say("lead", "people", n=len(self.room.present)))
        if not self.room.present:
            yield h("p", say("lead", "nobody"), cls="muted")
        yield h(
            "ul",
            [self._person(person) for person in self.room.present],
            cls="rb-stack rb-people",
            key="people",
        )

    def _seat(self, seat: Seat) -> Element:
        room = self.room
        person = room.sitting(seat)
        bots = [("", say("lead", "person")), *((bot, say("room", "bot", bot=bot)) for bot in BOTS)]
        now = room.bots[seat].name if seat in room.bots else ""
        who: Child = h("span", parts.who_has(room, seat))
        if person is None:
            words = say("lead", "who-plays", seat=seat)
            who = select(partial(play.set_bot, room, seat), bots, now, words, key=f"bot {seat}")
        return h("li", seat_chip(seat), h("b", room.name(seat)), who, cls="rb-row", key=seat)

    def _person(self, person: Person) -> Element:
        room = self.room
        there = self.doors.connected(person) > 0
        seats = [("", say("lead", "watches")), *((seat, room.name(seat)) for seat in room.state.seats)]
        name = person.name or say("lead", "person-number", n=person.number + 1)

        def place(seat: str) -> None:
            people.place(room, person, seat or None)

        return h(
            "li",
            h("span", say("lead", "there" if there else "away"), cls="rb-there" if there else "muted"),
            h("span", name),
            select(place, seats, person.seat or "", say("lead", "where", name=name), key="seat"),
            button(say("lead", "remove"), partial(people.remove, room, person), key="remove"),
            cls="rb-row",
            key=f"p{person.number}",
        )

    # -- votes ----------------------------------------------------------------------------------------

    def _vote(self) -> Iterable[Child]:
        room = self.room
        if room.vote is not None:  # it stands over this already
            return
        yield h("p", say("lead", "about-votes"), cls="muted")
        asked = [seat for seat in room.game.asked(room.state) if seat in room.state.seats]
        yield h(
            "div",
            [
                button(
                    say("lead", "vote-for", seat=seat),
                    partial(play.begin_vote, room, seat),
                    key=f"vote {seat}",
                )
                for seat in asked
            ]
            or h("p", say("lead", "no-vote")),
            cls="rb-row",
        )

    def _voting(self) -> Element | None:
        """Show how the vote stands."""
        room = self.room
        if room.vote is None:
            return None
        rows, level = [], room.vote.level
        for notation, votes in room.vote.tally():
            words = room.game.describe(room.game.read_move(notation), room.state)
            chosen = button(words, partial(play.play_voted, room, notation), key=f"play {notation}")
            rows.append(h("li", chosen, h("span", say("lead", "votes", n=votes)), cls="rb-row", key=notation))
        return h(
            "section",
            h("h3", say("lead", "voting", seat=room.vote.seat, n=len(room.vote.votes))),
            h("ul", rows, cls="rb-stack") if rows else h("p", say("lead", "no-votes-yet"), cls="muted"),
            h("p", say("room", "level", n=level), key="level") if level else None,
            h(
                "div",
                act_button("play-voted", partial(play.play_voted, room), "main", not rows),
                act_button("end-vote", partial(play.end_vote, room)),
                cls="rb-row",
            ),
            cls="rb-panel rb-stack",
            key="voting",
        )

    # -- questions, keeping ------------------------------------------------------------------------------

    def _question(self, question: asking.Question) -> Element:
        poll, room = question.poll, self.room
        could = self._here | question.answers.keys()  # nobody waits for who has gone
        came = say("lead", "answers", n=len(question.answers), all=len(could))
        acts = [act_button("put-away", partial(asking.clear, room), "main" if question.over else "")]
        if not question.over:
            acts.insert(0, act_button("close", partial(asking.close, room), "main"))
        elif self.desk.polls:
            acts.append(act_button("ask-next", self.desk.ask_next, "main"))
        return parts.question_page(
            self.looking_at(poll),
            poll,
            self._head(),
            answers=question.answers if question.over else None,
            judged=question.over,
            verdict=h("p", came, role="status"),
            acts=h("div", acts, cls="rb-row", key="acts"),
            below=[self.clock(question), self._drawer()],
            key="question",
        )

    def _keep(self) -> Iterable[Child]:
        def ask() -> None:
            self._sure = True

        days = self.room.days
        words = say("lead", "about-keeping", n=int(days) if days == int(days) else days)
        yield h("p", words, cls="muted")
        sure = act_button("end-really", self.doors.end, "main") if self._sure else None
        yield h("div", act_button("download", self._download), act_button("end", ask), sure, cls="rb-row")

    def _download(self) -> None:
        self.doors.download(f"{self.room.game.id}-{self.room.code}.json", self.room.timeline.text)
