"""What who leads a room asks: questions that are made, questions of one's own, papers of homework."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from functools import partial
from typing import NamedTuple

from ..lessons.choosing import CAPITALS
from ..views.html import Act, Child, Element, button, h, select, text_box
from . import asking, parts
from .asking import Poll
from .entry import Refused
from .people import Person
from .room import Room
from .words import say

CLOCKS = (0, 15, 30, 60, 120)
"""For how many seconds a question may be open; 0: until it is closed."""


class Doors(NamedTuple):
    """What the page of who leads needs of the house.

    `link` is the address to hand out, `screen` that of the projector's page; `connected` counts somebody's
    open pages; `questions` makes some about clauses, later, and hands them over; `download` offers a file;
    `end` takes the room away, `keep` keeps it until a moment.
    """

    link: Callable[[], str]
    screen: Callable[[], str]
    connected: Callable[[Person], int]
    questions: Callable[[list[str], int, Callable[[list[Poll]], object]], object]
    download: Callable[[str, str], object]
    end: Act
    keep: Callable[[float], object]


def act_button(name: str, act: Act, cls: str = "", disabled: bool = False) -> Element:
    """Make a button of the page of who leads: its key is that of its words."""
    return button(say("lead", name), act, cls, key=name, disabled=disabled)


class QuestionDesk:
    """The questions that wait, and what makes and asks them; `tell` says what went wrong."""

    def __init__(
        self, room: Room, doors: Doors, now: Callable[[], float], tell: Callable[[str], object]
    ) -> None:
        self.room = room
        self.polls: list[Poll] = []
        """The questions that were made, the next one first."""
        self._doors = doors
        self._now = now
        self._tell = tell
        self._making = False
        self._about = ""
        self._clock = 30
        self._own = {"stem": "", "options": "", "right": "", "why": ""}
        self._paper = {"title": "", "date": ""}

    def ask(self) -> Iterable[Child]:
        """Make the drawer in which questions are made and asked."""
        yield h("h3", say("lead", "ask"))
        yield self._clock_choice()
        yield self._choice()
        if self.polls:
            poll = self.polls[0]
            yield h("p", say("lead", "next-question", n=len(self.polls)), cls="muted")
            yield h("p", poll.stem)
            yield h("ul", [h("li", option) for option in poll.options])
            yield h(
                "div",
                act_button("ask-it", self.ask_next, "main"),
                act_button("skip", lambda: self.polls.pop(0)),
                cls="rb-row",
            )
        yield h("h3", say("lead", "own"))
        yield from self._own_question()

    def _clock_choice(self) -> Element:
        known = {str(seconds): say("lead", "clock", n=seconds) for seconds in CLOCKS}

        def choose(value: str) -> None:
            self._clock = int(value)

        return h(
            "label",
            say("lead", "time"),
            select(choose, known.items(), str(self._clock), say("lead", "time"), key="clock"),
        )

    def _choice(self) -> Element:
        """Make the choice of what questions are about."""
        catalogue = self.room.game.catalogue
        sections = {clause.section: clause.heading for clause in catalogue if clause.plays}
        known = {"": say("lead", "all-chapters"), **sections}

        def about(section: str) -> None:
            self._about = section

        words = say("lead", "making" if self._making else "make")
        return h(
            "div",
            select(about, known.items(), self._about, say("lead", "about"), key="about"),
            button(words, partial(self._make, 5), key="make", disabled=self._making),
            cls="rb-row",
            key="making",
        )

    def _make(self, n: int) -> None:
        catalogue = self.room.game.catalogue
        clauses = [c.id for c in catalogue if c.plays and c.section == self._about] if self._about else []
        self._making = True
        self._doors.questions(clauses, n, self._made)

    def _made(self, polls: list[Poll]) -> None:
        self._making = False
        self.polls += polls
        if not polls:
            self._tell(say("lead", "none-made"))

    def _until(self) -> float:
        return self._now() + self._clock if self._clock else 0

    def ask_next(self) -> None:
        """Put the next question to everybody."""
        asking.ask(self.room, self.polls[0], self._until())
        self.polls.pop(0)

    def _own_question(self) -> Iterable[Child]:
        for name in ("stem", "options", "right", "why"):
            words, size = say("lead", f"own-{name}"), 4 if name == "right" else 60
            box = text_box(
                partial(self._write, name), words, key=name, value=self._own[name], live=True, size=size
            )
            yield h("label", words, box)
        yield h("div", act_button("ask-own", self._ask_own, "main"), cls="rb-row")

    def _write(self, name: str, words: str) -> None:
        self._own[name] = words

    def _ask_own(self) -> None:
        options = tuple(filter(None, (option.strip() for option in self._own["options"].split("|"))))
        letter = self._own["right"].strip().upper()
        right = None
        if letter:
            right = CAPITALS.find(letter) if len(letter) == 1 else -1
        poll = Poll(
            stem=self._own["stem"].strip(), options=options, right=right, why=self._own["why"].strip()
        )
        asking.ask(self.room, poll, self._until())
        self._own = dict.fromkeys(self._own, "")

    # -- homework -------------------------------------------------------------------------------------

    def paper(self) -> Iterable[Child]:
        """Make the drawer in which homework is handed out, with how far everybody is."""
        yield h("h3", say("lead", "paper"))
        yield h("p", say("lead", "about-papers", n=len(self.polls)), cls="muted")
        yield self._choice()

        yield h(
            "div",
            self._box("title", 18),
            self._box("date", 26),
            act_button("set-paper", self._set_paper, "main", disabled=not self.polls),
            cls="rb-row",
        )
        for number, paper in enumerate(self.room.papers):
            link = f"{self._doors.link()}#paper={number + 1}"
            row = say(
                "lead", "paper-row", title=paper.title, n=len(paper.polls), date=parts.date_of(paper.until)
            )
            done = say("lead", "paper-done", n=len(paper.answers))
            yield h("p", f"{row} {done} ", h("a", link, href=link, target="_blank", rel="noopener"))
            yield self._results(number)

    def _box(self, name: str, size: int) -> Element:
        """Make a box of the paper that is being made; its words stand in it until something is written."""

        def write(words: str) -> None:
            self._paper[name] = words

        words = say("lead", f"paper-{name}")
        return text_box(
            write, words, key=name, value=self._paper[name], live=True, size=size, placeholder=words
        )

    def _results(self, number: int) -> Element:
        paper = self.room.papers[number]
        rows = []
        for who, answers in paper.answers.items():
            right = paper.right(answers)
            name = self.room.people[who].name
            rows.append(
                h("li", say("lead", "result", name=name, right=right, n=len(answers), last=len(paper.polls)))
            )
        return h("ul", rows, key=f"results {number}")

    def _set_paper(self) -> None:
        try:
            until = asking.end_of(date.fromisoformat(self._paper["date"].strip()))
        except (ValueError, OverflowError):
            raise Refused(say("lead", "bad-date")) from None
        asking.set_paper(self.room, self._paper["title"], tuple(self.polls), until, self._now())
        self._doors.keep(until + asking.AFTERWARDS)
        self.polls.clear()
