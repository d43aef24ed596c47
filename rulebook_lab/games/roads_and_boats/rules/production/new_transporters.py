"""Transporter production: who owns a new transporter, where it appears, how boats are launched."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .....engine import Seat, Tell, Violation, broken
from ...components import BuildingType
from ...land.hexes import Cell, edge_of
from ...land.places import RIVER, Place, read_place
from ...state import RoadsAndBoats, Transporter
from ..holding.payment import Part
from ..holding.reach import Spots, holders
from ..movement.steps import wall_bars, waters_beside
from .limits import new_id, within_limits
from .primary import output_spot

DONKEY = "donkey"


def makes_boats(kind: BuildingType) -> bool:
    """Whether a factory makes water transporters."""
    return kind.is_factory and kind.upgrade_medium == "water"


# -- boats ---------------------------------------------------------------------------------


def launch_places(state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterator[Place]:
    """The rivers and coasts that border a factory's area, those closed by others' walls left out.

    See ruling.shore-region and ruling.launch-choice.
    """
    for place in waters_beside(state, output_spot(state, cell)):
        closed = place.kind != RIVER and wall_bars(state, seat, edge_of(cell, place.at))
        if closed:  # building.shore-denied
            continue
        yield place


def launch_faults(state: RoadsAndBoats, seat: Seat, cell: Cell, to: str) -> Iterator[Violation]:
    """Boats go straight into open water."""
    opened = list(launch_places(state, seat, cell))
    place = read_place(to) if to else None
    if not opened:
        yield broken("production.boat-blocked", cell=cell)
    elif place in list(waters_beside(state, output_spot(state, cell))):
        if place not in opened:
            yield broken("production.boat-blocked", "here", to=to)
    else:
        yield broken("production.boat-launch", to=to, places=tuple(map(str, opened)))


# -- wagons --------------------------------------------------------------------------------


def handed_donkey(parts: Iterable[Part]) -> str:
    """The donkey that is handed in, empty when there is none."""
    return next((str(part.holder) for part in parts if part.good == DONKEY), "")


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


# -- the new transporter -------------------------------------------------------------------


def made_transporter(
    state: RoadsAndBoats, seat: Seat, kind: str, to: Place, donkey: str, tell: Tell
) -> RoadsAndBoats:
    """It is its owner's, ready for use (ruling.new-land-transporter).

    A wagon takes over the load of the donkey that was handed in (ruling.wagon-load).
    """
    made = Transporter(seat, kind, to, state.transporters[donkey].cargo if donkey else ())
    if donkey:
        state = state.without_transporter(donkey)
    id = new_id(state, seat)
    state = state.with_transporter(id, made)  # production.new-transporter-owner
    tell(
        "production.new-transporter-owner",
        "made",
        seat,
        transporter=id,
        made=kind,
        place=str(to),
    )
    return within_limits(state, seat, id)
