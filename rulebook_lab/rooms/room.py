"""A room: one record, the people round it, what the teacher has decided, votes, questions, papers.

A state machine without a network, a clock or chance of its own. `people`, `play` and `asking` say what may be
done; each of their functions raises Refused and changes nothing, or writes entries.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..bots import Player
from ..engine import Game, RulebookError, Seat, State, Timeline, read_timeline
from ..games import game as game_named
from .asking import Paper, Practised, Question
from .entry import Entry, NotKept, Refused
from .limits import LIMITS, Limits
from .people import Person
from .play import Vote
from .words import say


class Opened(Entry, frozen=True):
    """The room was made, with the record that it began with; `salt` is no other room's.

    It is kept for so many `days` after it was last used.
    """

    record: str
    salt: str
    days: float = LIMITS.days

    def apply(self, room: Room) -> None:
        room.timeline = read_timeline(self.record, game_named)
        room.seed = room.timeline.seed
        room.salt, room.days = self.salt, self.days


class Room:
    """One room, as its entries have made it; `write` is given every new one."""

    timeline: Timeline
    seed: int | None = None
    salt: str = ""
    days: float = LIMITS.days

    def __init__(
        self, code: str, write: Callable[[Entry], object] = lambda entry: None, limits: Limits = LIMITS
    ) -> None:
        self.code = code
        self.limits = limits
        self.people: list[Person] = []
        self.keys: dict[str, Person] = {}
        self.bots: dict[Seat, Player] = {}
        self.language = ""
        """The language of those who have chosen none; "" for the one of the process."""
        self.frozen = False
        self.hands_shown = False
        self.seats_kept = False
        self.vote: Vote | None = None
        self.question: Question | None = None
        self.papers: list[Paper] = []
        self.practised: list[Practised] = []
        """What has come in for practice and was not passed on yet."""
        self.entries = 0
        """How many entries made this room."""
        self.turns = 0
        """How often what lies on the table, or what is seen of it, has changed."""
        self.loud = 0
        """How often something has happened that everybody sees."""
        self._write = write

    # -- entries --------------------------------------------------------------------------------

    def do(self, entry: Entry) -> None:
        """Change the room, and write how. Raises Refused where the journal is full, NotKept."""
        self.check_space()
        self._apply(entry)
        try:
            self._write(entry)
        except RulebookError as problem:
            raise NotKept(str(problem)) from problem

    def restore(self, entries: Iterable[Entry]) -> None:
        """Do again what a journal holds. Raises RulebookError for an entry that does not fit."""
        for entry in entries:
            self._apply(entry)
        self.practised.clear()  # it was passed on when it happened

    def _apply(self, entry: Entry) -> None:
        entry.apply(self)
        self.entries += 1
        self.loud += not entry.quiet

    def check_space(self) -> None:
        """Raise Refused where the journal is full."""
        if self.entries >= self.limits.entries:
            raise Refused(say("refusals", "full"))

    # -- what is so -----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.timeline.game

    @property
    def state(self) -> State:
        """The position on the table."""
        state: State = self.timeline.state
        return state

    @property
    def by_hand(self) -> bool:
        """Whether the teacher decides what chance brings."""
        return self.timeline.seed is None

    @property
    def asking(self) -> bool:
        """Whether a question is open or its answers are being looked at: the table waits."""
        return self.question is not None

    @property
    def present(self) -> list[Person]:
        """Everybody who came and was not sent away."""
        return [person for person in self.people if not person.gone]

    def known(self, key: str) -> Person | None:
        """Whom the hash of a token belongs to."""
        person = self.keys.get(key)
        return None if person is None or person.gone else person

    def sitting(self, seat: Seat) -> Person | None:
        """Who has a seat."""
        return next((person for person in self.present if person.seat == seat), None)

    def person(self, number: int) -> Person:
        """Somebody who is in the room, by their number. Raises Refused."""
        if number not in range(len(self.people)) or self.people[number].gone:
            raise Refused(say("refusals", "nobody"))
        return self.people[number]

    def may_vote(self, person: Person) -> bool:
        """Whether somebody votes: who has another seat does not, as they would see this one's hand."""
        return self.vote is not None and person.seat in (None, self.vote.seat)

    def eyes(self, person: Person) -> Seat | None:
        """The seat whose side somebody sees: their own, in a vote the one that is voted for."""
        return self.vote.seat if self.vote is not None and self.may_vote(person) else person.seat

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.game.texts.name(seat)
