"""Transporter production: who owns a new transporter, where it appears, how boats are launched."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .....engine import Seat, Tell, Violation, broken, effect, value
from ...components import BuildingType
from ...land.geography import river_banks
from ...land.hexes import Cell, edge_of
from ...land.places import Place, land, read_place, river, write_place
from ...position.wording import where
from ...state import RoadsAndBoats, Transporter
from ..frames import Excess
from ..holding.handling import full
from ..holding.payment import givers, read_holder, read_parts
from ..holding.reach import Spots, area_spots, holders, room
from ..limits import excess, new_id
from ..movement.passage import wall_bars
from ..moves import HandIn
from .primary import output_spot

DONKEY = "donkey"


def makes_boats(state: RoadsAndBoats, kind: BuildingType) -> bool:
    """Whether a factory makes water transporters."""
    return kind.is_factory and kind.upgrade_medium == "water"


# -- where the output goes -----------------------------------------------------------------


def water_at(state: RoadsAndBoats, cell: Cell) -> Iterator[Place]:
    """The rivers and coasts that border a factory's area (ruling.shore-region)."""
    area = {spot.at for spot in area_spots(state, output_spot(state, cell))}
    for piece in range(len(state.world.rivers(cell))):
        if area & set(river_banks(state.world, cell, piece)):
            yield river(cell, piece)
    for dock in state.world.docks.get(cell, ()):
        if state.world.dock_region(dock) in area:
            yield dock


@value("building.shore-denied", off=False)
def shore_closed(state: RoadsAndBoats, seat: Seat, dock: Place) -> bool:
    """Whether a wall of another player closes a coast."""
    return wall_bars(state, seat, edge_of(dock.cell, dock.at))


def launch_places(state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterator[Place]:
    """Those that other players' walls leave open; rivers always are (ruling.launch-choice)."""
    for place in water_at(state, cell):
        if place.kind == "river" or not shore_closed(state, seat, place):
            yield place


def destinations(
    state: RoadsAndBoats, seat: Seat, cell: Cell, kind: BuildingType, group: Spots, gave: tuple[str, ...]
) -> list[str]:
    """The places that a seat may choose for the output of a factory; who `gave` input has room for it."""
    if makes_boats(state, kind):
        return [write_place(place) for place in launch_places(state, seat, cell)]
    if kind.is_factory:
        return [""]
    own = [id for id in takers(state, seat, group) if room(state, id) > 0 or id in gave]
    return [*own, write_place(output_spot(state, cell))]


@value("production.tile-output", "production.output-protected", off=())
def takers(state: RoadsAndBoats, seat: Seat, group: Spots) -> tuple[str, ...]:
    """The transporters that may take the output: those of who handed in, wherever the input lay."""
    return tuple(id for id in holders(state, group) if state.transporters[id].owner == seat)


def destination_violations(
    state: RoadsAndBoats, move: HandIn, cell: Cell, kind: BuildingType, group: Spots
) -> Iterator[Violation]:
    """Boats go straight into open water; goods onto one's own transporters or the factory's bank."""
    if makes_boats(state, kind):
        yield from _launch_violations(state, move, cell)
    elif kind.is_factory:
        if move.to and read_holder(move.to) != output_spot(state, cell):
            yield broken("production.new-transporter-owner", "elsewhere", building=kind.name.lower())
    elif move.to:
        to = read_holder(move.to)
        if isinstance(to, Place):
            fits = to == output_spot(state, cell)
        else:
            fits = to in takers(state, move.seat, group)
        if not fits:
            yield broken("production.output-place", to=move.to)
        elif isinstance(to, str) and room(state, to) + givers(move.goods).count(to) < 1:
            yield full(to, state.type_of(to).is_boat, state.type_of(to).carry)


def _launch_violations(state: RoadsAndBoats, move: HandIn, cell: Cell) -> Iterator[Violation]:
    opened = list(launch_places(state, move.seat, cell))
    if not opened:
        yield broken("production.boat-blocked", cell=cell)
        return
    place = read_place(move.to) if move.to else None
    if place in opened:
        return
    if place in list(water_at(state, cell)):
        yield broken("production.boat-blocked", "here", to=move.to)
    else:
        yield broken("production.boat-launch", to=move.to, places=tuple(map(str, opened)))


# -- wagons --------------------------------------------------------------------------------


def handed_donkey(move: HandIn) -> str:
    """The donkey that is handed in, empty when there is none."""
    for part in read_parts(move.goods):
        if part.good == DONKEY:
            return str(part.holder)
    return ""


def donkey_violations(state: RoadsAndBoats, move: HandIn, area: Spots) -> Iterator[Violation]:
    """One's own donkey, in the factory's area, neither carrying a transporter nor carried."""
    id = handed_donkey(move)
    if not id:
        return
    donkey = state.transporters.get(id)
    if donkey is None or donkey.kind != DONKEY or donkey.owner != move.seat:
        yield broken("production.wagon-owner", donkey=id)
        return
    if donkey.passenger or donkey.carrier:
        yield broken("carrying.nothing-else", transporter=id)
    elif id not in holders(state, area):
        yield broken("production.wagon-alone", donkey=id)


# -- the new transporter -------------------------------------------------------------------


@effect("production.new-transporter-owner")
def transporter_placed(state: RoadsAndBoats, id: str, made: Transporter) -> RoadsAndBoats:
    """The new transporter is its owner's, ready for use (ruling.new-land-transporter)."""
    return state.with_transporter(id, made)


def made_transporter(state: RoadsAndBoats, move: HandIn, kind: BuildingType, tell: Tell) -> RoadsAndBoats:
    """It belongs to who handed in; a wagon takes over its donkey's load (ruling.wagon-load)."""
    cell = read_place(move.cell).cell
    made = Transporter(move.seat, kind.output[0], land(cell, state.buildings[cell].region))
    if makes_boats(state, kind):
        made = replace(made, place=read_place(move.to))
    if id := handed_donkey(move):
        made = replace(made, cargo=state.transporters[id].cargo)
        state = state.without_transporter(id)
    name = new_id(state, move.seat)
    destination = made.place
    assert destination is not None
    state = transporter_placed(state, name, made)
    tell(
        "production.new-transporter-owner",
        "made",
        move.seat,
        transporter=name,
        made=made.kind,
        place=where(state.world, destination),
    )
    too_many = next(excess(state, move.seat), None)
    return state.push(Excess(move.seat, name)) if too_many else state
