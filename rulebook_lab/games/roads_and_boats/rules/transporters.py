"""Transporter production: who owns a new one, where boats are launched, and scrapping what is too many.

At most eight transporters, five on land and five on water.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Frame, Move, Seat, Tell, Violation, broken
from ..components import DONKEY, HolderName
from ..land.hexes import Cell
from ..land.places import LAND, Place, read_place, write_place
from ..state import RoadsAndBoats, Transporter
from .loading import set_down_places, set_free
from .movement import is_walled, waters_beside
from .reach import Spots, holders, touched


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


def added(state: RoadsAndBoats, id: str, new: Transporter) -> RoadsAndBoats:
    """The position with a new transporter, ready for use: its owner must scrap one if there are too many."""
    state = state.with_transporter(id, new)  # production.new-transporter-owner
    return state.push(Excess(new.owner, id)) if any(excess(state, new.owner)) else state


class Excess(Frame, clause="production.excess-now"):
    """A seat owns too many transporters and must scrap one; `new` is the one just made."""

    seat: Seat
    new: HolderName


class Scrap(Move, clause="production.excess-now", answers=(Excess,)):
    """Take a transporter off the board; `to` is where its load or passenger goes."""

    spot = "button:scrap transporter:{transporter} place:{to}"
    transporter: HolderName
    to: HolderName = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Excess) -> Iterator[Scrap]:
        """Each transporter, and each place where its load or passenger could go."""
        for id in state.fleet(frame.seat):
            yield cls(frame.seat, id)
            yield from (cls(frame.seat, id, write_place(place)) for place in _unloading_places(state, id)[1:])

    def violations(self, state: RoadsAndBoats, frame: Excess) -> Iterator[Violation]:
        """At a transporter factory of whatever type, and only what brings the seat back within its limits."""
        there = state.transporters.get(self.transporter)
        if there is None or there.owner != self.seat:
            yield broken("conflict.never", "not-yours", transporter=self.transporter)
            return
        building = state.standing(state.cell_of(self.transporter))
        factory = building and building.is_factory  # production.excess-type production.excess-two, else None
        if not factory:
            yield broken("production.excess-where", transporter=self.transporter, new=frame.new)
        rest = state.without_transporter(self.transporter)
        if any(excess(rest, self.seat)):
            yield broken("production.excess-now", transporter=self.transporter)
        places = _unloading_places(state, self.transporter)
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
        places = [read_place(self.to)] if self.to else _unloading_places(state, self.transporter)
        state = state.pop()
        if gone.cargo:
            state = state.put(places[0], *gone.cargo)
        if gone.passenger:
            state = set_free(state, self.transporter, places[0])
        if gone.carrier:
            state = state.change(gone.carrier, passenger="")
        return state.without_transporter(self.transporter)  # production.excess-no-refund, else state


def _unloading_places(state: RoadsAndBoats, id: str) -> list[Place]:
    """Where the load or passenger of a scrapped transporter can go (ruling.scrapped-load)."""
    there = state.transporters[id]
    if there.passenger:
        return set_down_places(state, id)
    if not there.cargo or there.place is None:
        return []
    return [there.place] if there.place.kind == LAND else sorted(touched(state, id))


def launch_places(state: RoadsAndBoats, seat: Seat, cell: Cell) -> list[Place]:
    """The rivers and coasts by a factory that no wall closes (ruling.shore-region, ruling.launch-choice)."""
    beside = waters_beside(state, state.output_spot(cell))
    return [it for it in beside if not is_walled(state, seat, it)]  # building.shore-denied, else beside


def launch_faults(state: RoadsAndBoats, seat: Seat, cell: Cell, to: str) -> Iterator[Violation]:
    """Boats go straight into open water."""
    opened, place = launch_places(state, seat, cell), read_place(to) if to else None
    if not opened:
        yield broken("production.boat-blocked", cell=cell)
    elif place not in waters_beside(state, state.output_spot(cell)):
        yield broken("production.boat-launch", to=to, places=tuple(map(str, opened)))
    elif place not in opened:
        yield broken("production.boat-blocked", "here", to=to)


def donkey_faults(state: RoadsAndBoats, seat: Seat, id: str, area: Spots) -> Iterator[Violation]:
    """One's own donkey, in the factory's area, neither carrying a transporter nor carried."""
    if not id:
        return
    donkey = state.transporters.get(id)
    if donkey is None or donkey.kind != DONKEY or donkey.owner != seat:
        yield broken("production.wagon-owner", donkey=id)
    elif donkey.passenger or donkey.carrier:
        yield broken("carrying.nothing-else", transporter=id)
    elif id not in holders(state, area):
        yield broken("production.wagon-alone", donkey=id)


def made_transporter(
    state: RoadsAndBoats, seat: Seat, kind: str, to: Place, donkey: str, tell: Tell
) -> RoadsAndBoats:
    """It is its owner's (ruling.new-land-transporter).

    A wagon takes over the load of the donkey that was handed in (ruling.wagon-load).
    """
    made = Transporter(seat, kind, to, state.transporters[donkey].cargo if donkey else ())
    if donkey:
        state = state.without_transporter(donkey)
    id = new_id(state, seat)
    tell("production.new-transporter-owner", "made", seat, transporter=id, made=kind, place=str(to))
    return added(state, id, made)
