"""What happens on the table: moves, chance, bots; and what the teacher does with it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, ClassVar

import msgspec

from ..bots import player
from ..engine import CHANCE, Move, RulebookError, Seat, WhyNot
from ..engine.timeline import Node
from .entry import Entry, Refused
from .people import Person
from .words import say

if TYPE_CHECKING:
    from .room import Room


class RefusedMove(Refused):
    """A move that breaks a clause; `why` says which, as far as its player may know."""

    def __init__(self, why: WhyNot) -> None:
        super().__init__(str(why))
        self.why = why


class Vote(msgspec.Struct):
    """A vote on the next move of a seat: who is for which, by its notation."""

    seat: Seat
    votes: dict[int, str] = {}

    def tally(self) -> list[tuple[str, int]]:
        """The moves with their votes, most first; of equals the one that was named first."""
        return Counter(self.votes.values()).most_common()

    @property
    def level(self) -> int:
        """How many moves have the most votes, equally many; 0 where one has more than all others."""
        votes = [count for _, count in self.tally()]
        most = votes.count(max(votes, default=0))
        return most if most > 1 else 0


class Played(Entry, frozen=True):
    """Moves were played from a node of the record: one of a seat or of chance, and chance's answers."""

    parent: int
    moves: tuple[str, ...]

    def apply(self, room: Room) -> None:
        record, seed = room.timeline, room.timeline.seed
        record.seed = None  # what chance brought stands among the moves
        try:
            record.goto(self.parent)
            for move in self.moves:
                record.play(move)
        finally:
            record.seed = seed
        room.vote = None
        room.turns += 1


class Went(Entry, frozen=True):
    """The table was turned to another place of the record."""

    node: int

    def apply(self, room: Room) -> None:
        room.timeline.goto(self.node)
        room.vote = None
        room.turns += 1


class Marked(Entry, frozen=True):
    """A place of the record was given a name."""

    node: int
    name: str

    def apply(self, room: Room) -> None:
        room.timeline.nodes[self.node].name = self.name


class Botted(Entry, frozen=True):
    """A bot took a seat, or (without a name) left it."""

    seat: Seat
    bot: str

    def apply(self, room: Room) -> None:
        if self.bot:
            room.bots[self.seat] = player(room.game, self.bot)
        else:
            room.bots.pop(self.seat, None)


class Froze(Entry, frozen=True):
    """The table was frozen, or let go on."""

    on: bool

    def apply(self, room: Room) -> None:
        room.frozen = self.on


class Showed(Entry, frozen=True):
    """The hands were shown on the projector, or hidden."""

    on: bool

    def apply(self, room: Room) -> None:
        room.hands_shown = self.on
        room.turns += 1


class KeptSeats(Entry, frozen=True):
    """From now on only the teacher gives seats, or everybody takes one again."""

    on: bool

    def apply(self, room: Room) -> None:
        room.seats_kept = self.on


class Chose(Entry, frozen=True):
    """From now on the teacher decides what chance brings, or (without `by_hand`) its odds do."""

    by_hand: bool

    def apply(self, room: Room) -> None:
        room.timeline.seed = None if self.by_hand else room.seed
        room.turns += 1


class VoteBegan(Entry, frozen=True):
    """The class votes on the next move of a seat."""

    seat: Seat

    def apply(self, room: Room) -> None:
        room.vote = Vote(self.seat)
        room.turns += 1


class Voted(Entry, frozen=True):
    """Somebody is for a move."""

    quiet: ClassVar[bool] = True
    person: int
    move: str

    def apply(self, room: Room) -> None:
        if room.vote is not None and room.vote.votes.get(self.person) != self.move:
            room.vote.votes.pop(self.person, None)  # a change of mind comes after what others have named
            room.vote.votes[self.person] = self.move


class VoteEnded(Entry, frozen=True):
    """The vote is over, and nothing is played."""

    def apply(self, room: Room) -> None:
        room.vote = None
        room.turns += 1


# -- moves ----------------------------------------------------------------------------------------


def play(room: Room, person: Person | None, move: Move) -> None:
    """Play a move for somebody (None: the teacher, who may play for every seat), or count it as a vote.

    Raises Refused, a RefusedMove where it breaks a clause.
    """
    if person is None:
        _check(room.state.why_not(move))
        _go_on(room, move)
        return
    if room.vote is not None and room.may_vote(person):
        _check(room.state.view(room.vote.seat).why_not(move), room.state.why_not(move))
        if move.seat != room.vote.seat:
            raise Refused(say("refusals", "not-your-seat"))
        room.do(Voted(person.number, room.game.write_move(move)))
        return
    if person.seat is None or move.seat != person.seat:
        raise Refused(say("refusals", "not-your-seat"))
    for held, words in ((room.frozen, "frozen"), (room.vote, "voting"), (room.asking, "asking")):
        if held:
            raise Refused(say("refusals", words))
    _check(room.state.view(person.seat).why_not(move), room.state.why_not(move))
    _go_on(room, move)


def _check(seen: WhyNot, truth: WhyNot | None = None) -> None:
    """Raise RefusedMove for what is not legal, told as it is seen."""
    if seen if truth is None else truth:
        raise RefusedMove(seen)


def _go_on(room: Room, move: Move) -> None:
    """Play a legal move, and what chance answers to it."""
    room.check_space()
    record = room.timeline
    parent = record.at
    record.play(move)
    played = [node for node in record.path if node.depth > record.nodes[parent].depth]
    room.do(Played(parent, tuple(room.game.write_move(node.move) for node in played if node.move)))


def let_chance(room: Room) -> None:
    """Draw one outcome of chance with its odds. Raises Refused where chance is not to act."""
    if not room.game.by_chance(room.state):
        raise Refused(say("refusals", "no-chance"))
    _go_on(room, room.game.draw_chance(room.state, room.timeline.dice))


# -- bots -----------------------------------------------------------------------------------------


def set_bot(room: Room, seat: Seat, bot: str) -> None:
    """Let a bot have a free seat, or (without a name) take it away. Raises RulebookError."""
    if seat not in room.state.seats:
        raise Refused(say("refusals", "no-seat"))
    if bot:
        player(room.game, bot)  # raises for a name that is none
        if room.sitting(seat) is not None:
            raise Refused(say("refusals", "seat-taken", seat=seat))
    room.do(Botted(seat, bot))


def bot_to_move(room: Room) -> Seat | None:
    """The bot whose turn it is, where the table goes on by itself."""
    if room.frozen or room.vote is not None or room.asking:
        return None
    if room.timeline.here.children:  # the teacher has turned back: nobody plays on alone
        return None
    return next((seat for seat in room.game.asked(room.state) if seat in room.bots), None)


def bots_choice(room: Room, seat: Seat) -> Move:
    """The move that a bot makes here."""
    dice = Random(f"{room.salt}/{room.timeline.at}/{seat}")
    return room.bots[seat].move(room.state, seat, dice)


# -- what the teacher does --------------------------------------------------------------------------


def undo(room: Room) -> None:
    """Back to where a person last decided; past what bots played since."""
    _travel(room, room.timeline.path[-2::-1])


def redo(room: Room) -> None:
    """On, along the branch last played, to where a person decides next."""
    _travel(room, room.timeline.ahead)


def _travel(room: Room, places: list[Node]) -> None:
    """To the first of some places where a person decides; without one to the last of them."""
    for place in places:
        asked = room.game.asked(place.state)
        if any(seat != CHANCE and seat not in room.bots for seat in asked):
            go_to(room, place.number)
            return
    if places:
        go_to(room, places[-1].number)


def go_to(room: Room, number: int) -> None:
    """To any place of the record. Raises RulebookError where there is none."""
    if type(number) is not int or number not in range(len(room.timeline.nodes)):
        raise Refused(say("refusals", "no-place"))
    if number != room.timeline.at:
        room.do(Went(number))


def mark(room: Room, name: str) -> None:
    """Name the place where the table stands, to come back to. Raises Refused for no name."""
    name = " ".join(name.split())[: room.limits.name]
    if not name or not name.isprintable():
        raise Refused(say("refusals", "no-name"))
    room.do(Marked(room.timeline.at, name))


def freeze(room: Room, on: bool) -> None:
    """Freeze the table, or let it go on."""
    if on != room.frozen:
        room.do(Froze(on))


def show_hands(room: Room, on: bool) -> None:
    """Show the hands on the projector, or hide them."""
    if on != room.hands_shown:
        room.do(Showed(on))


def keep_seats(room: Room, on: bool) -> None:
    """Let only the teacher give seats, or everybody take one."""
    if on != room.seats_kept:
        room.do(KeptSeats(on))


def choose_chance(room: Room, by_hand: bool) -> None:
    """Decide by hand what chance brings, or leave it to its odds."""
    if by_hand != room.by_hand:
        room.do(Chose(by_hand))


def begin_vote(room: Room, seat: Seat) -> None:
    """Let the class vote on the next move of a seat. Raises Refused where it has none to make."""
    if seat not in room.game.asked(room.state) or seat == CHANCE:
        raise Refused(say("refusals", "no-vote"))
    room.do(VoteBegan(seat))


def end_vote(room: Room) -> None:
    """End the vote; nothing is played."""
    if room.vote is not None:
        room.do(VoteEnded())


def play_voted(room: Room, move: str = "") -> None:
    """Play a move of the vote, by its notation; the one with the most votes without any. Raises Refused."""
    tally = room.vote.tally() if room.vote is not None else []
    if not tally:
        raise Refused(say("refusals", "no-votes"))
    play(room, None, room.game.read_move(move or tally[0][0]))


def of_this_game(room: Room, notation: str) -> Move:
    """The move that a text says. Raises RulebookError."""
    if len(notation) > room.limits.text:
        raise RulebookError(say("refusals", "too-long"))
    return room.game.read_move(notation)
