"""Who is in a room: who came, what they are called, where they sit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ..engine import Seat
from ..engine.language import known
from .entry import Entry, Refused
from .words import say

if TYPE_CHECKING:
    from .room import Room


class Person(msgspec.Struct):
    """Somebody who came. `key` is the hash of their token, `seat` None for one who watches."""

    number: int
    key: str
    name: str = ""
    seat: Seat | None = None
    placed: bool = False
    """Whether they have chosen a seat, or to watch."""
    gone: bool = False
    """Whether the teacher sent them away."""
    language: str = ""
    """The language that they chose; without one they have the room's."""


class Came(Entry, frozen=True):
    """Somebody came who was not known."""

    key: str

    def apply(self, room: Room) -> None:
        person = Person(len(room.people), self.key)
        room.people.append(person)
        room.keys[self.key] = person


class Named(Entry, frozen=True):
    """Somebody said what they are called."""

    person: int
    name: str

    def apply(self, room: Room) -> None:
        room.people[self.person].name = self.name


class Sat(Entry, frozen=True):
    """Somebody took a seat, or (without one) watches."""

    person: int
    seat: Seat | None

    def apply(self, room: Room) -> None:
        person = room.people[self.person]
        person.seat, person.placed = self.seat, True
        if self.seat is not None:
            room.bots.pop(self.seat, None)
        room.turns += 1


class Spoke(Entry, frozen=True):
    """Somebody chose a language for themselves, or who leads one for the room."""

    person: int | None
    language: str

    def apply(self, room: Room) -> None:
        chooses = room if self.person is None else room.people[self.person]
        chooses.language = self.language


class Removed(Entry, frozen=True):
    """The teacher sent somebody away."""

    person: int

    def apply(self, room: Room) -> None:
        person = room.people[self.person]
        person.gone, person.seat = True, None
        room.turns += 1


def come(room: Room, key: str) -> Person:
    """Let somebody in whose token is new. Raises Refused where the room is full."""
    if len(room.present) >= room.limits.people:
        raise Refused(say("refusals", "room-full"))
    room.do(Came(key))
    return room.people[-1]


def call(room: Room, person: Person, name: str) -> None:
    """Give somebody a name. Raises Refused for one that is taken, too long or none."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Refused(say("refusals", "no-name"))
    if len(name) > room.limits.name:
        raise Refused(say("refusals", "long-name", most=room.limits.name))
    same = name.casefold()
    if any(other.name.casefold() == same for other in room.people if other is not person):
        raise Refused(say("refusals", "name-taken"))
    if name != person.name:
        room.do(Named(person.number, name))


def speak(room: Room, person: Person | None, language: str) -> None:
    """Let somebody have their pages in a language, or (None) all who have chosen none. Raises UnknownName."""
    number = None if person is None else person.number
    room.do(Spoke(number, known(language)))


def sit(room: Room, person: Person, seat: Seat | None) -> None:
    """Let somebody have a seat, or (None) watch. Raises Refused for a seat that another has."""
    if seat is not None:
        _check_seat(room, seat)
        if room.sitting(seat) not in (None, person):
            raise Refused(say("refusals", "seat-taken", seat=seat))
        if seat != person.seat and room.seats_kept:
            raise Refused(say("refusals", "seats-kept"))
    if seat != person.seat or not person.placed:
        room.do(Sat(person.number, seat))


def place(room: Room, person: Person, seat: Seat | None) -> None:
    """Let the teacher give somebody a seat, whoever had it before."""
    if seat is not None:
        _check_seat(room, seat)
        before = room.sitting(seat)
        if before is not None and before is not person:
            room.do(Sat(before.number, None))
    if seat != person.seat:
        room.do(Sat(person.number, seat))


def remove(room: Room, person: Person) -> None:
    """Send somebody away; their token is worth nothing any more."""
    if not person.gone:
        room.do(Removed(person.number))


def _check_seat(room: Room, seat: Seat) -> None:
    if seat not in room.state.seats:
        raise Refused(say("refusals", "no-seat"))
