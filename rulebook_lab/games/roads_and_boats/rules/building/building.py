"""Buildings: presence, terrain, research, one on a tile, paid from the tile and the transporters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .....engine import Seat, Tell, Verb, Violation, broken, effect, value
from ...components import BuildingType
from ...land.hexes import Cell
from ...land.places import LAND, Place, read_place, write_place
from ...position.wording import where
from ...state import Building, RoadsAndBoats
from ..frames import Constructing
from ..holding.consent import ask_or_do
from ..holding.handling import exists, ferried, ferry_violations
from ..holding.payment import covers, payment_violations, stock
from ..holding.reach import area_spots, group_of
from ..holding.site import builders_asked, paying_group, presence_violations, spent, touched_here
from ..moves import Build
from ..production.exchange import stocked_tiles
from ..production.mines import filled, mixture_violations, mixtures_of
from ..production.primary import MINE

OIL_RIG = "oil_rig"


# -- where ---------------------------------------------------------------------------------


@value("building.shore-stays", off=False)
def is_shore(state: RoadsAndBoats, cell: Cell) -> bool:
    """Whether a land tile has a river or borders on the sea, walls or none."""
    return cell in state.world.shores


@value("building.anywhere", off=False)
def is_unrestricted(kind: BuildingType) -> bool:
    """Whether a building may stand on any land tile."""
    return kind.terrain == "land"


@value("building.permanent", off=False)
def is_built_up(state: RoadsAndBoats, cell: Cell) -> bool:
    """Whether a building stands on a tile: once there, it is there for good."""
    return cell in state.buildings


@value("building.home-marker", off=False)
def is_free(state: RoadsAndBoats, cell: Cell) -> bool:
    """Whether a tile has a place for a building: only another building takes it, no home marker."""
    return not is_built_up(state, cell)


def terrain_violations(state: RoadsAndBoats, cell: Cell, kind: BuildingType) -> Iterator[Violation]:
    """What the tile's terrain has against a building."""
    terrain = state.world.terrain(cell)
    if terrain == "sea" and kind.terrain != "sea":
        yield broken("building.sea-only-rig", building=kind.name.lower())
        return
    if state.is_desert(cell):
        yield broken("building.desert", building=kind.name.lower())
    if kind.terrain == "shore":
        if not is_shore(state, cell):
            yield broken("building.terrain", building=kind.name.lower(), needs="shore", terrain=terrain)
    elif kind.terrain != terrain and not is_unrestricted(kind):
        yield broken("building.terrain", building=kind.name.lower(), needs=kind.terrain, terrain=terrain)


@ferried
def build_violations(state: RoadsAndBoats, frame: Constructing, move: Build) -> Iterator[Violation]:
    """Presence, place, terrain, research, then the goods."""
    kind = state.components.buildings.get(move.building)
    spot = read_place(move.place)
    if kind is None:
        yield broken("building.what", building=move.building)
        return
    if not exists(state, spot):
        yield broken("building.what", "nowhere", place=move.place)
        return
    cell = spot.cell
    absent = list(presence_violations(state, move.seat, cell, [spot]))
    yield from absent
    if not is_free(state, cell):
        yield broken("building.one-per-tile", there=state.buildings[cell].kind)
    yield from terrain_violations(state, cell, kind)
    if kind.research and not state.researched(move.seat, kind.research):
        yield broken("building.research", building=kind.name.lower(), subject=kind.research)
    if move.building == MINE:
        yield from mixture_violations(state, move.seat, move.mixture)
    elif move.mixture:
        yield broken("mines.fill", "no-mine", building=kind.name.lower(), mixture=move.mixture)
    yield from ferry_violations(state, move.seat, move.ferry, cell)
    if absent:
        return
    group = paying_group(state, move.seat, [spot], kind.cost, move.goods, move.ferry)
    clause = "building.oil-rig-goods" if move.building == OIL_RIG else "building.cost-from"
    yield from payment_violations(state, move.seat, group, kind.cost, move.goods, clause)


def build_moves(state: RoadsAndBoats, seat: Seat) -> Iterator[Build]:
    """Each building that can be paid for, in each region a seat's transporters touch."""
    for cell, goods in stocked_tiles(state, seat):
        if not is_free(state, cell) or state.is_desert(cell):
            continue
        kinds = {id: kind for id, kind in state.components.buildings.items() if kind.cost.keys() <= goods}
        for spot in sorted(touched_here(state, seat, cell)) if kinds else ():
            yield from _builds_at(state, seat, spot, kinds)


def _builds_at(
    state: RoadsAndBoats, seat: Seat, spot: Place, kinds: dict[str, BuildingType]
) -> Iterator[Build]:
    there = stock(state, seat, group_of(state, seat, area_spots(state, spot)))
    at_sea = spot.kind != LAND
    for id, kind in kinds.items():
        if (kind.terrain == "sea") != at_sea:
            continue
        if not covers(there, kind.cost):
            continue
        for mixture in mixtures_of(state, seat) if id == MINE else [""]:
            yield Build(seat, id, write_place(spot), mixture=mixture)


# -- effects -------------------------------------------------------------------------------


def build(state: RoadsAndBoats, frame: Constructing, move: Build, tell: Tell) -> RoadsAndBoats:
    """At once, or when the other owners agree."""
    owners = builders_asked(state, move.seat, move.goods, move.ferry)
    return ask_or_do(state.acted(), move, owners, built, tell)


def built(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """The goods are paid and the building stands; it works from the next turn on."""
    spot = read_place(move.place)
    cost = state.building_type(move.building).cost
    tell("building.cost-from", "built", move.seat, building=move.building, place=where(state.world, spot))
    state = spent(state, move.seat, [spot], cost, move.goods, move.ferry)
    number = 1 + max((b.number for b in state.buildings.values()), default=0)
    is_mine = move.building == MINE
    building = Building(move.building, spot.at, number=number if is_mine else 0)
    state = state.with_building(spot.cell, building)
    return mine_filled(state, spot.cell, move.mixture) if is_mine else state


@effect("mines.fill")
def mine_filled(state: RoadsAndBoats, cell: Cell, mixture: str) -> RoadsAndBoats:
    """The bag of a new mine."""
    return filled(state, cell, mixture)


VERBS = [Verb(move=Build, clause="building.what", violations=build_violations, apply=build)]
