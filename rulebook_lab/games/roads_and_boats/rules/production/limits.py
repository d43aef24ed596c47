"""At most eight transporters, five on land and five on water; scrapping what is too many."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Frame, Move, Seat, Tell, Violation, broken
from ...land.places import LAND, Place, read_place, write_place
from ...state import RoadsAndBoats
from ..holding.reach import holder_spot, touched
from ..movement.carrying import set_down_places, set_free


def new_id(state: RoadsAndBoats, seat: Seat) -> str:
    """A name for a seat's next transporter: its letter and a number that none has had before.

    Letters are those of the seats, b y r g; names of the examples are kept as they are.
    """
    had = (id[1:] for id in (*state.transporters, *state.gone) if id[0] == seat[0])
    highest = max((int(number) for number in had if number.isdigit()), default=0)
    return f"{seat[0]}{highest + 1}"


def excess(state: RoadsAndBoats, seat: Seat) -> Iterator[Violation]:
    """The limits that a seat's fleet exceeds; carried transporters count (ruling.carry-limits)."""
    limits = state.box.limits
    fleet = state.fleet(seat)
    boats = sum(state.type_of(id).is_boat for id in fleet)
    if len(fleet) > limits["total"]:  # production.limit-total
        yield broken("production.limit-total", owned=len(fleet), limit=limits["total"])
    for medium, owned in (("land", len(fleet) - boats), ("water", boats)):
        if owned > limits[medium]:  # production.limit-kind
            yield broken("production.limit-kind", owned=owned, limit=limits[medium], medium=medium)


def within_limits(state: RoadsAndBoats, seat: Seat, new: str) -> RoadsAndBoats:
    """The position after a transporter was made: its owner must scrap one if there are too many."""
    return state.push(Excess(seat, new)) if any(excess(state, seat)) else state


def curable(state: RoadsAndBoats, seat: Seat) -> bool:
    """Whether scrapping one transporter brings a seat back within the limits."""
    frame = Excess(seat, "")
    return any(not any(Scrap(seat, id).violations(state, frame)) for id in state.fleet(seat))


class Excess(Frame, clause="production.excess-now"):
    """A seat owns too many transporters and must scrap one; `new` is the one just made."""

    seat: Seat
    new: str

    def asked(self, state: RoadsAndBoats) -> tuple[Seat, ...]:
        return (self.seat,)


class Scrap(Move, clause="production.excess-now", answers=(Excess,)):
    """Take a transporter off the board; `to` is where its load or passenger goes."""

    transporter: str
    to: str = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Excess) -> Iterator[Scrap]:
        """Each transporter, and each place where its load or passenger could go."""
        for id in state.fleet(frame.seat):
            yield cls(frame.seat, id)
            yield from (cls(frame.seat, id, write_place(place)) for place in _leavings(state, id)[1:])

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        to = (holder_spot(self.to),) if self.to else ()
        return ("button:scrap", f"transporter:{self.transporter}", *to)

    def violations(self, state: RoadsAndBoats, frame: Excess) -> Iterator[Violation]:
        """At a transporter factory of whatever type, and only what brings the seat back within its limits."""
        there = state.transporters.get(self.transporter)
        if there is None or there.owner != self.seat:
            yield broken("conflict.never", "not-yours", transporter=self.transporter)
            return
        building = state.buildings.get(state.cell_of(self.transporter))
        is_factory = building is not None and state.building_type(building.kind).is_factory
        at_factory = is_factory  # production.excess-type production.excess-two, else False
        if not at_factory:
            yield broken("production.excess-where", transporter=self.transporter, new=frame.new)
        rest = state.without_transporter(self.transporter)
        if any(excess(rest, self.seat)):
            yield broken("production.excess-now", transporter=self.transporter)
        places = _leavings(state, self.transporter)
        if there.passenger and not places:
            yield broken("carrying.boat-never-ashore", "scrap", passenger=there.passenger)
        elif self.to and not (there.cargo or there.passenger):
            yield broken("production.excess-where", "empty", transporter=self.transporter)
        elif self.to and read_place(self.to) not in places:
            yield broken("production.excess-where", "load", place=self.to)

    def play(self, state: RoadsAndBoats, frame: Excess, tell: Tell) -> RoadsAndBoats:
        """It leaves the board; its goods are not refunded, its load stays on the tile."""
        gone = state.transporters[self.transporter]
        tell("production.excess-no-refund", "scrapped", self.seat, transporter=self.transporter)
        places = [read_place(self.to)] if self.to else _leavings(state, self.transporter)
        state = state.pop()
        if gone.cargo:
            state = state.put(places[0], *gone.cargo)
        if gone.passenger:
            state = set_free(state, self.transporter, places[0])
        if gone.carrier:
            state = state.change(gone.carrier, passenger="")
        return state.without_transporter(self.transporter)  # production.excess-no-refund, else state


def _leavings(state: RoadsAndBoats, id: str) -> list[Place]:
    """Where the load or passenger of a scrapped transporter can go (ruling.scrapped-load)."""
    there = state.transporters[id]
    if there.passenger:
        return set_down_places(state, id)
    if not there.cargo or there.place is None:
        return []
    return [there.place] if there.place.kind == LAND else sorted(touched(state, id))
