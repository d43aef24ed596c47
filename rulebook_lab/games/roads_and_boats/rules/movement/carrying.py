"""Carrying transporters: one on the back of another, set down when a later phase begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from .....engine import Move, Seat, Tell, Verb, Violation, broken, effect, implements
from ...land.geography import river_banks
from ...land.hexes import edge_of
from ...land.places import DOCK, LAND, RIVER, SEA, Place, read_place, river, write_place
from ...position.wording import called, holder_name
from ...state import RoadsAndBoats, Transporter
from ..frames import Moving
from ..holding.reach import area_spots, spots_touched, touched
from ..moves import SetDown
from .passage import wall_bars


def set_down_places(state: RoadsAndBoats, carrier: str) -> list[Place]:
    """Where a carrier may set its passenger down, on the spot (ruling.carry-unload)."""
    there = state.transporters[carrier]
    place = there.place
    if place is None or place.kind == SEA:
        return []
    if not state.type_of(there.passenger).is_boat:
        return sorted(touched(state, carrier))
    water = [place] if place.kind in (RIVER, DOCK) else list(_waters_beside(state, place))
    owner = state.transporters[there.passenger].owner
    return [p for p in water if p.kind == RIVER or not _walled(state, owner, p)]


def _waters_beside(state: RoadsAndBoats, place: Place) -> Iterator[Place]:
    """The rivers and docks that touch the area of a place on land."""
    area = {spot.at for spot in area_spots(state, place)}
    for piece in range(len(state.world.rivers(place.cell))):
        if area & set(river_banks(state.world, place.cell, piece)):
            yield river(place.cell, piece)
    for dock in state.world.docks.get(place.cell, ()):
        if state.world.dock_region(dock) in area:
            yield dock


def _walled(state: RoadsAndBoats, owner: Seat, dock: Place) -> bool:
    return wall_bars(state, owner, edge_of(dock.cell, dock.at))


# -- setting down --------------------------------------------------------------------------


def set_down_moves(state: RoadsAndBoats, seat: Seat) -> Iterator[Move]:
    """Every place for each passenger that a seat carries or owns."""
    carriers = sorted(id for id, there in state.transporters.items() if there.passenger)
    for id in carriers:
        if seat in _deciders(state, state.transporters[id]):
            for place in set_down_places(state, id):
                yield SetDown(seat, id, write_place(place))


def _deciders(state: RoadsAndBoats, carrier: Transporter) -> set[Seat]:
    return {carrier.owner, state.transporters[carrier.passenger].owner}


def set_down_violations(state: RoadsAndBoats, frame: Moving, move: SetDown) -> Iterator[Violation]:
    """Before the seat moves anything, in a later phase, at a place that suits the passenger."""
    carrier = state.transporters.get(move.carrier)
    if carrier is None or not carrier.passenger:
        yield broken("carrying.any", "empty", carrier=move.carrier)
        return
    if move.seat not in _deciders(state, carrier):
        yield broken("movement.no-force", "carrier", carrier=move.carrier)
    if move.seat in frame.begun or carrier.moved:
        yield broken("carrying.unload-time", "begun")
    passenger = state.transporters[carrier.passenger]
    if passenger.aboard_since >= state.turn:
        yield broken("carrying.unload-time", turn=state.turn)
    place = read_place(move.place)
    if place not in set_down_places(state, move.carrier):
        yield _wrong_place(state, carrier, place)


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
    if place.kind == DOCK and _walled(state, state.transporters[carrier.passenger].owner, place):
        return broken("walls.coast", "set-down", place=str(place))
    return broken("carrying.boat-unload", place=str(place))


def set_down(state: RoadsAndBoats, frame: Moving, move: SetDown, tell: Tell) -> RoadsAndBoats:
    """Both may move and carry goods as usual from now on."""
    passenger = state.transporters[move.carrier].passenger
    tell(
        "carrying.after-unload",
        "set-down",
        move.seat,
        passenger=called(state, passenger),
        place=holder_name(state, move.place),
    )
    return set_free(state.acted(), move.carrier, read_place(move.place))


@effect("carrying.after-unload")
def set_free(state: RoadsAndBoats, carrier: str, place: Place) -> RoadsAndBoats:
    """The position after a carrier's passenger stands at a place of its own."""
    there = state.transporters[carrier]
    passenger = replace(state.transporters[there.passenger], place=place, carrier="")
    return replace(
        state,
        transporters=state.transporters.merged(
            {carrier: replace(there, passenger=""), there.passenger: passenger}
        ),
    )


# -- picking up ----------------------------------------------------------------------------


@implements("carrying.any")
def carry_faults(state: RoadsAndBoats, carrier: str, passenger: str) -> Iterator[Violation]:
    """Both empty, the passenger not moved yet and in contact with the carrier."""
    one = state.transporters[carrier]
    other = state.transporters.get(passenger)
    if other is None or carrier == passenger:
        yield broken("carrying.any", "nobody", passenger=passenger)
        return
    if other.moved:
        yield broken("carrying.not-after-moving", passenger=passenger)
    laden = [id for id in (carrier, passenger) if _laden(state.transporters[id])]
    if laden:
        yield broken("carrying.nothing-else", transporter=laden[0])
    if other.place is not None and not in_contact(state, one, other):
        yield broken("carrying.boat-unload", "contact", passenger=passenger)


def _laden(transporter: Transporter) -> bool:
    return bool(transporter.cargo or transporter.passenger or transporter.carrier)


def in_contact(state: RoadsAndBoats, one: Transporter, other: Transporter) -> bool:
    """Same area on land, same river or dock on water, or land beside water (carry-contact)."""
    here, there = one.place, other.place
    if here is None or there is None or here.cell != there.cell or SEA in (here.kind, there.kind):
        return False
    if here.kind != LAND and there.kind != LAND:
        return here == there
    return bool(_spots(state, here) & _spots(state, there))


def _spots(state: RoadsAndBoats, place: Place) -> frozenset[Place]:
    return spots_touched(state.world, state.bridges, place)


@effect("carrying.any")
def picked_up(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """Being carried is the passenger's move in this phase."""
    carrying, on_board = called(state, move.transporter), called(state, move.passenger)
    tell("carrying.any", "picked-up", move.seat, carrier=carrying, passenger=on_board)
    carrier = replace(state.transporters[move.transporter], passenger=move.passenger)
    passenger = replace(
        state.transporters[move.passenger],
        place=None,
        carrier=move.transporter,
        moved=True,
        aboard_since=state.turn,
    )
    return replace(
        state,
        transporters=state.transporters.merged({move.transporter: carrier, move.passenger: passenger}),
    )


VERBS = [
    Verb(
        move=SetDown,
        clause="carrying.unload-time",
        violations=set_down_violations,
        apply=set_down,
    )
]
