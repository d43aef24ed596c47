"""What a notebook may ask of a room that it leads: the same acts as on the page, as messages with types."""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol

import msgspec

from ..engine import Seat
from ..scene.node import Json
from . import asking, people, play
from .asking import Poll
from .entry import Refused
from .room import Room
from .words import say


class Place(Protocol):
    """What of a house a wish may need."""

    def keep(self, until: float) -> None:
        """Keep the room until then."""

    def end(self) -> None:
        """Take the room away."""

    def connected(self, number: int) -> bool:
        """Whether somebody has the room open."""

    def key(self) -> str:
        """The key to lead the room."""


class Wish(msgspec.Struct, frozen=True, tag=str.lower, tag_field="do"):
    """Something to be done with a room, or asked of it."""

    @abstractmethod
    def grant(self, room: Room, place: Place, now: float) -> object:
        """Do it; the answer is what was asked for. Raises RulebookError."""


class Undo(Wish, frozen=True):
    """Back to where a person last decided."""

    def grant(self, room: Room, place: Place, now: float) -> object:
        play.undo(room)
        return None


class Redo(Wish, frozen=True):
    """On to where a person decides next."""

    def grant(self, room: Room, place: Place, now: float) -> object:
        play.redo(room)
        return None


class GoTo(Wish, frozen=True):
    """To a node of the record."""

    node: int

    def grant(self, room: Room, place: Place, now: float) -> object:
        play.go_to(room, self.node)
        return None


class Play(Wish, frozen=True):
    """Play a move, by its notation."""

    move: str

    def grant(self, room: Room, place: Place, now: float) -> object:
        play.play(room, None, play.of_this_game(room, self.move))
        return None


class Turn(Wish, frozen=True):
    """Turn one of the room's switches."""

    switch: str
    on: bool

    def grant(self, room: Room, place: Place, now: float) -> object:
        switches = {
            "freeze": play.freeze,
            "hands": play.show_hands,
            "chance": play.choose_chance,
            "seats": play.keep_seats,
        }
        if self.switch not in switches:
            known = ", ".join(switches)
            raise Refused(say("refusals", "no-switch", known=known, switch=self.switch[:40]))
        switches[self.switch](room, self.on)
        return None


class Bot(Wish, frozen=True):
    """Let a bot have a seat, or (without a name) leave it."""

    seat: Seat
    bot: str

    def grant(self, room: Room, place: Place, now: float) -> object:
        play.set_bot(room, self.seat, self.bot)
        return None


class Remove(Wish, frozen=True):
    """Send somebody away, by their number."""

    person: int

    def grant(self, room: Room, place: Place, now: float) -> object:
        people.remove(room, room.person(self.person))
        return None


class Vote(Wish, frozen=True):
    """Let the class vote on a seat's next move; without a seat the vote ends."""

    seat: Seat

    def grant(self, room: Room, place: Place, now: float) -> object:
        if self.seat:
            play.begin_vote(room, self.seat)
        else:
            play.end_vote(room)
        return None


class Ask(Wish, frozen=True):
    """Put a question to everybody, for some seconds (0: until it is closed)."""

    poll: Poll
    seconds: float

    def grant(self, room: Room, place: Place, now: float) -> object:
        seconds = min(max(self.seconds, 0), room.limits.clock)
        asking.ask(room, self.poll, now + seconds if seconds else 0)
        return None


class Close(Wish, frozen=True):
    """End the time for the question; with `clear` put it away."""

    clear: bool

    def grant(self, room: Room, place: Place, now: float) -> object:
        (asking.clear if self.clear else asking.close)(room)
        return None


class SetPaper(Wish, frozen=True):
    """Set a paper of homework until a moment; the answer is its number."""

    title: str
    polls: tuple[Poll, ...]
    until: float

    def grant(self, room: Room, place: Place, now: float) -> object:
        number = asking.set_paper(room, self.title, self.polls, self.until, now)
        place.keep(self.until + asking.AFTERWARDS)
        return number


class Record(Wish, frozen=True):
    """The record as a file holds it."""

    def grant(self, room: Room, place: Place, now: float) -> object:
        return room.timeline.text


class Report(Wish, frozen=True):
    """Who is there, and how votes, questions and papers stand."""

    def grant(self, room: Room, place: Place, now: float) -> object:
        return report(room, place)


class Key(Wish, frozen=True):
    """The key to lead the room by its page."""

    def grant(self, room: Room, place: Place, now: float) -> object:
        return place.key()


class End(Wish, frozen=True):
    """Take the room away, with all that was kept of it."""

    def grant(self, room: Room, place: Place, now: float) -> object:
        place.end()
        return None


ANY = (
    Undo
    | Redo
    | GoTo
    | Play
    | Turn
    | Bot
    | Remove
    | Vote
    | Ask
    | Close
    | SetPaper
    | Record
    | Report
    | Key
    | End
)


def report(room: Room, place: Place) -> Json:
    """How a room stands, in JSON's own types."""
    question, vote = room.question, room.vote
    return {
        "people": [
            {"number": p.number, "name": p.name, "seat": p.seat, "there": place.connected(p.number)}
            for p in room.present
        ],
        "bots": {seat: bot.name for seat, bot in room.bots.items()},
        "at": room.timeline.at,
        "frozen": room.frozen,
        "vote": None if vote is None else {"seat": vote.seat, "votes": vote.tally()},
        "question": None
        if question is None
        else {
            "stem": question.poll.stem,
            "over": question.over,
            "bars": asking.bars(question.poll, question.answers),
        },
        "papers": [
            {
                "title": paper.title,
                "done": {
                    room.people[who].name: paper.right(answers) for who, answers in paper.answers.items()
                },
            }
            for paper in room.papers
        ],
    }
