"""At most eight transporters, five on land and five on water; scrapping what is too many."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ....engine import Move, Seat, Step, Tell, Verb, Violation, broken, value
from ..land.goods import with_good
from ..land.places import LAND, Place, read_place, write_place
from ..position.wording import called
from ..state import RoadsAndBoats
from .frames import Excess
from .holding.reach import touched
from .movement.carrying import set_down_places, set_free
from .moves import Scrap


def new_id(state: RoadsAndBoats, seat: Seat) -> str:
    """A name for a seat's next transporter: its letter and a number that none has had before.

    Letters are those of the seats, b y r g; names of the examples are kept as they are.
    """
    had = (id[1:] for id in (*state.transporters, *state.gone) if id[0] == seat[0])
    highest = max((int(number) for number in had if number.isdigit()), default=0)
    return f"{seat[0]}{highest + 1}"


@value("production.limit-total", off=False)
def above_total(owned: int, limit: int) -> bool:
    """Whether a fleet is larger than eight."""
    return owned > limit


@value("production.limit-kind", off=False)
def above_kind(owned: int, limit: int) -> bool:
    """Whether more than five are of one kind, land or water."""
    return owned > limit


def excess(state: RoadsAndBoats, seat: Seat) -> Iterator[Violation]:
    """The limits that a seat's fleet exceeds; carried transporters count (ruling.carry-limits)."""
    limits = state.components.limits
    fleet = state.fleet(seat)
    boats = sum(state.type_of(id).is_boat for id in fleet)
    if above_total(len(fleet), limits["total"]):
        yield broken("production.limit-total", owned=len(fleet), limit=limits["total"])
    for medium, owned in (("land", len(fleet) - boats), ("water", boats)):
        if above_kind(owned, limits[medium]):
            yield broken("production.limit-kind", owned=owned, limit=limits[medium], medium=medium)


def curable(state: RoadsAndBoats, seat: Seat) -> bool:
    """Whether scrapping one transporter brings a seat back within the limits."""
    frame = Excess(seat, "")
    return any(
        next(scrap_violations(state, frame, Scrap(seat, id)), None) is None for id in state.fleet(seat)
    )


def deciding(state: RoadsAndBoats, frame: Excess) -> tuple[Seat, ...]:
    """The owner of too many transporters."""
    return (frame.seat,)


def scrap_moves(state: RoadsAndBoats, frame: Excess) -> Iterator[Move]:
    """Each transporter, and each place where its load or passenger could go."""
    for id in state.fleet(frame.seat):
        there = state.transporters[id]
        places = _destinations(state, id) if there.cargo or there.passenger else []
        yield Scrap(frame.seat, id)
        yield from (Scrap(frame.seat, id, write_place(place)) for place in places[1:])


@value("production.excess-type", "production.excess-two", off=False)
def at_a_factory(state: RoadsAndBoats, transporter: str) -> bool:
    """Whether a transporter, of whatever type, stands at a transporter factory, of whatever type."""
    factory = state.buildings.get(state.cell_of(transporter))
    return factory is not None and state.building_type(factory.kind).is_factory


def scrap_violations(state: RoadsAndBoats, frame: Excess, move: Scrap) -> Iterator[Violation]:
    """Only at a transporter factory, and only what brings the seat back within its limits."""
    there = state.transporters.get(move.transporter)
    if there is None or there.owner != move.seat:
        yield broken("conflict.never", "not-yours", transporter=move.transporter)
        return
    if not at_a_factory(state, move.transporter):
        yield broken("production.excess-where", transporter=move.transporter, new=frame.new)
    rest = state.without_transporter(move.transporter)
    if next(excess(rest, move.seat), None) is not None:
        yield broken("production.excess-now", transporter=move.transporter)
    if there.passenger and not set_down_places(state, move.transporter):
        yield broken("carrying.boat-never-ashore", "scrap", passenger=there.passenger)
    elif move.to and not (there.cargo or there.passenger):
        yield broken("production.excess-where", "empty", transporter=move.transporter)
    elif move.to and read_place(move.to) not in _destinations(state, move.transporter):
        yield broken("production.excess-where", "load", place=move.to)


def _destinations(state: RoadsAndBoats, id: str) -> list[Place]:
    """Where the load or passenger of a scrapped transporter can go (ruling.scrapped-load)."""
    there = state.transporters[id]
    if there.passenger:
        return set_down_places(state, id)
    if there.place is not None and there.place.kind == LAND:
        return [there.place]
    return sorted(touched(state, id))


def scrap(state: RoadsAndBoats, frame: Excess, move: Scrap, tell: Tell) -> RoadsAndBoats:
    """It leaves the board; its goods are not refunded, its load stays on the tile."""
    gone = state.transporters[move.transporter]
    tell("production.excess-no-refund", "scrapped", move.seat, transporter=called(state, move.transporter))
    state = state.pop()
    if gone.cargo:
        to = read_place(move.to) if move.to else _destinations(state, move.transporter)[0]
        state = state.with_load(to, with_good(state.load_at(to), *gone.cargo))
    if gone.passenger:
        place = read_place(move.to) if move.to else set_down_places(state, move.transporter)[0]
        state = set_free(state, move.transporter, place)
    if gone.carrier:
        carrier = replace(state.transporters[gone.carrier], passenger="")
        state = state.with_transporter(gone.carrier, carrier)
    return state.without_transporter(move.transporter)


VERBS = [
    Verb(
        move=Scrap,
        clause="production.excess-now",
        violations=scrap_violations,
        apply=scrap,
    )
]

STEPS = [Step(frame=Excess, asked=deciding, candidates=scrap_moves, verbs=(Scrap,))]
