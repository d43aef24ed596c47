"""Loading on the way: goods taken and dropped, transporters carried and, in a later phase, set down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....engine import Move, Seat, Tell, Violation, broken
from ..components import GoodName, HolderName
from ..land.hexes import Cell
from ..land.places import DOCK, LAND, RIVER, SEA, Place, read_place, write_place
from ..state import RoadsAndBoats, Transporter
from .consent import Handling
from .movement import March, Moving, OnTheWay, is_walled, waters_beside
from .phases import acted
from .reach import Spots, ferries, group_of, takes_more, touched, within


class Loading(OnTheWay, Handling):
    """Move a good onto the moving transporter, or off it."""

    good: GoodName

    river = "bridges.unbridged"

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Loading]:
        """What the marching transporter takes from and drops on each holder in its reach, ferried or not."""
        return _loadings(state, frame, takes=True)

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: March) -> Iterator[Loading]:
        """From and to holders that take nothing more."""
        return _loadings(state, frame, takes=False)

    def where(self, state: RoadsAndBoats) -> tuple[Cell, Spots]:
        """The group of the areas that the mover itself touches (ruling.move-reach)."""
        group = group_of(state, self.seat, touched(state, self.transporter), self.ferry)
        return state.cell_of(self.transporter), group

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        good, source, target = self.way
        taken = target == self.transporter
        kind, other = ("taken", {"source": source}) if taken else ("dropped", {"target": target})
        tell("movement.pick-drop", kind, self.seat, transporter=self.transporter, good=good, **other)
        return self.handed_over(state)


class TakeOn(Loading, clause="movement.pick-drop", answers=(Moving, March), exact=True):
    """Load a good onto the moving transporter."""

    source: HolderName
    ferry: HolderName = ""

    @property
    def way(self) -> tuple[str, str, str]:
        return self.good, self.source, self.transporter


class Drop(Loading, clause="movement.pick-drop", answers=(Moving, March), spot="transporter:{transporter}"):
    """Drop a good of the moving transporter on land, on a rig or on a transporter."""

    target: HolderName
    ferry: HolderName = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Drop]:
        """None here: they stand among what is taken on, holder by holder."""
        return iter(())

    near = proposals

    @property
    def way(self) -> tuple[str, str, str]:
        return self.good, self.transporter, self.target


def _loadings(state: RoadsAndBoats, frame: March, takes: bool) -> Iterator[Loading]:
    seat, id = frame.seat, frame.transporter
    cell = state.cell_of(id)
    if not state.can_hold(id) or cell not in state.goods_on:
        return
    spots, cargo = touched(state, id), dict.fromkeys(state.transporters[id].cargo)
    loads = takes_more(state, id) == takes
    for ferry in ferries(state, seat, cell):
        near = within(state, group_of(state, seat, spots)) if ferry else [id]
        for holder in within(state, group_of(state, seat, spots, ferry)):
            if holder in near:
                continue
            word = str(holder)
            for good in dict.fromkeys(state.load_at(holder)) if loads else ():
                yield TakeOn(seat, id, good, word, ferry)
            for good in cargo if cargo and takes_more(state, holder) == takes else ():
                yield Drop(seat, id, good, word, ferry)


def set_down_places(state: RoadsAndBoats, carrier: str) -> list[Place]:
    """Where a carrier may set its passenger down, on the spot (ruling.carry-unload)."""
    there = state.transporters[carrier]
    place = there.place
    if place is None or place.kind == SEA:
        return []
    if not state.type_of(there.passenger).is_boat:
        return sorted(touched(state, carrier))
    water = waters_beside(state, place) if place.kind == LAND else [place]
    return [it for it in water if not is_walled(state, state.transporters[there.passenger].owner, it)]


class SetDown(Move, clause="carrying.unload-time", answers=(Moving,), exact=True):
    """Set the passenger of a carrier down at a place."""

    spot = "button:set-down transporter:{carrier} place:{place}"
    carrier: HolderName
    place: str

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Moving) -> Iterator[SetDown]:
        """Every place for each passenger that a seat carries or owns, while it is time."""
        return (move for move in cls.near(state, frame) if not any(move.violations(state, frame)))

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: Moving) -> Iterator[SetDown]:
        seat = frame.queue[0]
        for id in state.transporters.carriers:
            if seat in _owners(state, id):
                yield from (cls(seat, id, write_place(place)) for place in set_down_places(state, id))

    def violations(self, state: RoadsAndBoats, frame: Moving) -> Iterator[Violation]:
        """Before the seat moves anything, in a later phase, at a place that suits the passenger."""
        carrier = state.transporters.get(self.carrier)
        if carrier is None or not carrier.passenger:
            yield broken("carrying.any", "empty", carrier=self.carrier)
            return
        if self.seat not in _owners(state, self.carrier):
            yield broken("movement.no-force", "carrier", carrier=self.carrier)
        if self.seat in frame.begun or carrier.moved:
            yield broken("carrying.unload-time", "begun")
        if state.transporters[carrier.passenger].aboard_since >= state.turn:
            yield broken("carrying.unload-time", turn=state.turn)
        place = read_place(self.place)
        if place not in set_down_places(state, self.carrier):
            yield _wrong_place(state, carrier, place)

    def play(self, state: RoadsAndBoats, frame: Moving, tell: Tell) -> RoadsAndBoats:
        """Both may move and carry goods as usual from now on."""
        passenger = state.transporters[self.carrier].passenger
        tell("carrying.after-unload", "set-down", self.seat, passenger=passenger, place=self.place)
        return set_free(acted(state), self.carrier, read_place(self.place))


def _owners(state: RoadsAndBoats, carrier: str) -> set[Seat]:
    """Whose a carrier and its passenger are: either may set it down."""
    there = state.transporters[carrier]
    return {there.owner, state.transporters[there.passenger].owner}


def _wrong_place(state: RoadsAndBoats, carrier: Transporter, place: Place) -> Violation:
    """The clause that a place for setting down breaks."""
    kind = carrier.place.kind if carrier.place else SEA
    if not state.type_of(carrier.passenger).is_boat:
        return broken("carrying.after-unload", "land", place=str(place))
    if place.kind == LAND:
        return broken("carrying.boat-never-ashore", place=str(place))
    if kind == RIVER:
        return broken("carrying.boat-by-river-boat", place=str(place))
    if kind == DOCK:
        return broken("carrying.boat-by-docked-boat", place=str(place))
    if is_walled(state, state.transporters[carrier.passenger].owner, place):
        return broken("walls.coast", "set-down", place=str(place))
    return broken("carrying.boat-unload", place=str(place))


def set_free(state: RoadsAndBoats, carrier: str, place: Place) -> RoadsAndBoats:
    """The position after a carrier's passenger stands at a place of its own."""
    passenger = state.transporters[carrier].passenger
    state = state.change(carrier, passenger="")
    return state.change(passenger, place=place, carrier="")  # carrying.after-unload, else state


class Carry(OnTheWay, clause="carrying.any", answers=(Moving, March), exact=True):
    """Load another transporter onto the moving one, on any tile of its way; another seat's with consent."""

    spot = "transporter:{transporter} transporter:{passenger}"
    passenger: HolderName

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: March) -> Iterator[Carry]:
        """Every transporter in contact that is empty and has not moved, if the mover is empty."""
        if not _is_laden(state.transporters[frame.transporter]):
            for move in cls.near(state, frame):
                it = state.transporters[move.passenger]
                if not it.moved and not _is_laden(it):
                    yield move

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: March) -> Iterator[Carry]:
        id = frame.transporter
        for other in state.transporters.on_tile[state.cell_of(id)]:
            if other != id and _in_contact(state, id, other):
                yield cls(frame.seat, id, other)

    def uses(self, state: RoadsAndBoats) -> Iterable[str]:
        return (self.passenger,)

    def faults(self, state: RoadsAndBoats) -> Iterator[Violation]:
        """Both empty, the passenger not moved yet and in contact with the carrier."""
        other = state.transporters.get(self.passenger)
        if other is None or self.transporter == self.passenger:
            yield broken("carrying.any", "nobody", passenger=self.passenger)
            return
        if other.moved:
            yield broken("carrying.not-after-moving", passenger=self.passenger)
        if laden := [id for id in (self.transporter, self.passenger) if _is_laden(state.transporters[id])]:
            yield broken("carrying.nothing-else", transporter=laden[0])
        if other.place is not None and not _in_contact(state, self.transporter, self.passenger):
            yield _apart(state, self.transporter, self.passenger)

    def done(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """Being carried is the passenger's move in this phase."""
        tell("carrying.any", "picked-up", self.seat, carrier=self.transporter, passenger=self.passenger)
        aboard = {"place": None, "carrier": self.transporter, "moved": True, "aboard_since": state.turn}
        state = state.change(self.transporter, passenger=self.passenger)
        return state.change(self.passenger, **aboard)  # carrying.any, else state


def _is_laden(it: Transporter) -> bool:
    return bool(it.cargo or it.passenger or it.carrier)


def _apart(state: RoadsAndBoats, carrier: str, passenger: str) -> Violation:
    """The clause that keeps two transporters apart: another tile, a river, or how boats lie."""
    cell = state.cell_of(carrier)
    afloat = any(state.type_of(id).is_boat for id in (carrier, passenger))
    if state.cell_of(passenger) != cell:
        clause = "boats.interact" if afloat else "movement.pick-drop"
        return broken(clause, "elsewhere", holder=passenger, cell=cell)
    if afloat:
        return broken("carrying.boat-unload", "contact", passenger=passenger)
    return broken("bridges.unbridged", "bank", holder=passenger)


def _in_contact(state: RoadsAndBoats, one: str, other: str) -> bool:
    """Same area on land, same river or dock on water, or land beside water (ruling.carry-contact)."""
    here, there = state.transporters[one].place, state.transporters[other].place
    if here and there and LAND not in (here.kind, there.kind):
        return here == there and here.kind != SEA
    return not touched(state, one).isdisjoint(touched(state, other))
