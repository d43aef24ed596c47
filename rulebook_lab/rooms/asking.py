"""Questions to everybody, and papers of homework."""

from __future__ import annotations

from datetime import date, datetime, time
from typing import TYPE_CHECKING, ClassVar

import msgspec

from ..engine import State
from ..lessons.quiz import Question as Generated
from ..lessons.quiz.question import About
from .entry import Entry, Refused
from .people import Person
from .words import say

if TYPE_CHECKING:
    from .room import Room


AFTERWARDS = 7 * 86400.0
"""How long a room is kept after its last paper is over, in seconds."""


class Poll(msgspec.Struct, frozen=True, kw_only=True):
    """A question: its words, its options, the number of the right one (None: an opinion).

    `why` is the reason that is told when it is over, `clauses` what it is about, `position` what to look at,
    as its game dumps it (None: what lies on the table), `points` whether it asks for points, `missed` what
    each wrong option overlooks ("" where nothing is known of that), `about` what of the board it is about
    (None: all of it).
    """

    stem: str
    options: tuple[str, ...]
    right: int | None = None
    why: str = ""
    clauses: tuple[str, ...] = ()
    position: object = None
    points: bool = False
    missed: tuple[str, ...] = ()
    about: About | None = None


class Question(msgspec.Struct):
    """The question that is put to everybody; `until` is when its time is up (0: no clock)."""

    poll: Poll
    until: float
    answers: dict[int, int] = {}
    over: bool = False


class Paper(msgspec.Struct):
    """A paper of homework; the answers by person and question."""

    title: str
    polls: tuple[Poll, ...]
    until: float
    answers: dict[int, dict[int, int]] = {}

    def right(self, given: dict[int, int]) -> int:
        """How many of somebody's answers are right."""
        return sum(self.polls[at].right == option for at, option in given.items())


class Practised(msgspec.Struct, frozen=True):
    """What counts for a learner's practice."""

    learner: str
    clauses: tuple[str, ...]
    right: bool


class Asked(Entry, frozen=True):
    """A question was put to everybody."""

    poll: Poll
    until: float

    def apply(self, room: Room) -> None:
        room.question = Question(self.poll, self.until)
        room.turns += 1


class Answered(Entry, frozen=True):
    """Somebody answered it."""

    quiet: ClassVar[bool] = True
    person: int
    option: int

    def apply(self, room: Room) -> None:
        if room.question is not None:
            room.question.answers[self.person] = self.option


class TimeUp(Entry, frozen=True):
    """The answers are in and shown; those of people with a name count for their practice."""

    def apply(self, room: Room) -> None:
        if room.question is None or room.question.over:
            return
        room.question.over = True
        for number, option in room.question.answers.items():
            _count(room, room.people[number], room.question.poll, option)
        room.turns += 1


class Cleared(Entry, frozen=True):
    """The question was put away."""

    def apply(self, room: Room) -> None:
        room.question = None
        room.turns += 1


class PaperSet(Entry, frozen=True):
    """A paper of homework was set."""

    title: str
    polls: tuple[Poll, ...]
    until: float

    def apply(self, room: Room) -> None:
        room.papers.append(Paper(self.title, self.polls, self.until))
        room.turns += 1


class PaperAnswered(Entry, frozen=True):
    """Somebody answered a question of a paper."""

    quiet: ClassVar[bool] = True
    person: int
    paper: int
    question: int
    option: int

    def apply(self, room: Room) -> None:
        paper = room.papers[self.paper]
        paper.answers.setdefault(self.person, {})[self.question] = self.option
        _count(room, room.people[self.person], paper.polls[self.question], self.option)


def _count(room: Room, person: Person, poll: Poll, option: int) -> None:
    if person.name and poll.right is not None and poll.clauses:
        room.practised.append(Practised(person.name, poll.clauses, option == poll.right))


# -- questions --------------------------------------------------------------------------------------


def poll_of(question: Generated) -> Poll:
    """A question of the lessons as it is put to everybody, who choose among options."""
    question = question.with_options()
    state = question.state
    return Poll(
        stem=question.stem,
        options=tuple(option.text for option in question.options),
        right=question.right,
        why=question.why,
        clauses=question.clauses,
        position=None if state is None else state.game.dump(state),
        points=question.hides_points,
        missed=tuple(option.missed for option in question.options),
        about=question.about,
    )


def position_of(room: Room, poll: Poll) -> State:
    """The position that a question is about."""
    if poll.position is None:
        return room.state
    position: State = room.game.revive(poll.position)
    return position


def ask(room: Room, poll: Poll, until: float = 0) -> None:
    """Put a question to everybody. Raises Refused for one that cannot be asked."""
    _check_poll(room, poll)
    room.do(Asked(poll, until))


def _check_poll(room: Room, poll: Poll) -> None:
    """Raise Refused for a question that nobody could answer, or that is too long."""
    texts = (poll.stem, *poll.options)
    if not all(text.strip() for text in texts) or len(poll.options) < 2:
        raise Refused(say("refusals", "empty-question"))
    if len(poll.options) > room.limits.options or max(map(len, texts)) > room.limits.text:
        raise Refused(say("refusals", "long-question", most=room.limits.options, letters=room.limits.text))
    if poll.right is not None and poll.right not in range(len(poll.options)):
        raise Refused(say("refusals", "no-option"))
    if strangers := [clause for clause in poll.clauses if clause not in room.game.catalogue]:
        raise Refused(say("refusals", "no-clause", clause=strangers[0]))


def answer(room: Room, person: Person, option: int) -> None:
    """Answer the question, once. Raises Refused."""
    question = room.question
    if question is None or question.over:
        raise Refused(say("refusals", "time-up"))
    if person.number in question.answers:
        raise Refused(say("refusals", "answered"))
    if type(option) is not int or option not in range(len(question.poll.options)):
        raise Refused(say("refusals", "no-option"))
    room.do(Answered(person.number, option))


def close(room: Room) -> None:
    """End the time for the question."""
    if room.question is not None and not room.question.over:
        room.do(TimeUp())


def clear(room: Room) -> None:
    """Put the question away; play goes on."""
    if room.question is not None:
        close(room)
        room.do(Cleared())


def bars(poll: Poll, answers: dict[int, int]) -> list[int]:
    """How many gave each option."""
    given = list(answers.values())
    return [given.count(number) for number in range(len(poll.options))]


# -- papers -----------------------------------------------------------------------------------------


def end_of(day: date) -> float:
    """When a day is over on the clock of who serves the room, in seconds since 1970."""
    return datetime.combine(day, time(23, 59)).timestamp()


def set_paper(room: Room, title: str, polls: tuple[Poll, ...], until: float, now: float) -> int:
    """Set a paper of homework until a moment; the answer is its number. Raises Refused."""
    title = " ".join(title.split())[: 2 * room.limits.name]
    if not polls or len(polls) > room.limits.questions or len(room.papers) >= room.limits.papers:
        raise Refused(say("refusals", "papers", papers=room.limits.papers, questions=room.limits.questions))
    if not now < until <= now + room.limits.most_days * 86400:
        raise Refused(say("refusals", "no-date", days=int(room.limits.most_days)))
    for poll in polls:
        _check_poll(room, poll)
    room.do(PaperSet(title or room.game.title, polls, until))
    return len(room.papers) - 1


def answer_paper(room: Room, person: Person, number: int, at: int, option: int, now: float) -> None:
    """Answer a question of a paper, once. Raises Refused."""
    if number not in range(len(room.papers)):
        raise Refused(say("refusals", "no-paper"))
    paper = room.papers[number]
    if now > paper.until:
        raise Refused(say("refusals", "paper-over"))
    if not person.name:
        raise Refused(say("refusals", "name-first"))
    if at not in range(len(paper.polls)) or option not in range(len(paper.polls[at].options)):
        raise Refused(say("refusals", "no-option"))
    if at in paper.answers.get(person.number, {}):
        raise Refused(say("refusals", "answered"))
    room.do(PaperAnswered(person.number, number, at, option))
