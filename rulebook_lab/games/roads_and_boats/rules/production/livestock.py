"""Livestock: pairs of donkeys or geese on an empty pasture have a young one."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Move, Seat, Tell, Verb, Violation, broken, effect, value
from ...land.goods import GOOSE, Load, with_good
from ...land.hexes import Cell
from ...land.places import LAND, Place, read_cell, write_cell
from ...position.wording import where
from ...state import RoadsAndBoats, Transporter
from ..frames import Excess, Producing
from ..holding.reach import area_spots
from ..limits import curable, excess, new_id
from ..moves import Breed
from .exchange import own_transporters_here

DONKEY = "donkey"


# -- geese ---------------------------------------------------------------------------------


@effect("production.livestock")
def geese_breed(state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
    """Every pair of geese on an otherwise empty pasture has a gosling (ruling.geese-timing)."""
    for cell in sorted({place.cell for place, load in state.goods.items() if GOOSE in load}):
        if spot := _goose_pair(state, cell):
            tell("production.livestock", "gosling", place=where(state.world, spot))
            state = state.with_load(spot, with_good(state.load_at(spot), GOOSE))
    return state


def _goose_pair(state: RoadsAndBoats, cell: Cell) -> Place | None:
    if not state.is_pasture(cell) or not _is_empty(state, cell):
        return None
    if not _is_pair_of_geese(state.loose_on(cell)):
        return None
    parents = [spot for spot in state.world.spots[cell] if GOOSE in state.load_at(spot)]
    return parents[0] if parents[-1] in area_spots(state, parents[0]) else None


@value("production.livestock-allowed", off=False)
def _is_empty(state: RoadsAndBoats, cell: Cell) -> bool:
    """Whether nothing disturbs livestock on a tile: roads, walls and a home marker do not."""
    return not _disturbing(state, cell)


def _is_pair_of_geese(load: Load) -> bool:
    return len(load) == 2 and set(load) == {GOOSE}


@value("production.livestock-empty", off=False)
def _disturbing(state: RoadsAndBoats, cell: Cell) -> bool:
    """Whether a building or a transporter stands on the tile, on whichever bank."""
    return cell in state.buildings or cell in state.transporters.on_tile


# -- donkeys -------------------------------------------------------------------------------


def breed_moves(state: RoadsAndBoats, seat: Seat) -> Iterator[Move]:
    """The pastures where a seat has donkeys together."""
    for cell in own_transporters_here(state, seat):
        if len(state.transporters.on_tile[cell]) >= 2 and state.is_pasture(cell):
            yield Breed(seat, write_cell(cell))


def breed_violations(state: RoadsAndBoats, frame: Producing, move: Breed) -> Iterator[Violation]:
    """Two donkeys of one seat, alone on a pasture, in one area, with nothing on them."""
    cell = read_cell(move.cell)
    here = [state.transporters[id] for id in state.transporters.on_tile.get(cell, ())]
    own = [donkey for donkey in here if donkey.owner == move.seat and donkey.kind == DONKEY]
    if not state.is_pasture(cell):
        yield broken("production.irrigated-pasture", terrain=state.world.terrain(cell))
    if cell in state.buildings:
        yield broken("production.livestock-empty", there=state.buildings[cell].kind)
    if goods := state.loose_on(cell) + tuple(good for t in here for good in t.cargo):
        yield broken("production.livestock-empty", there=goods)
    if len(here) > len(own):
        others = tuple(t.kind for t in here if t not in own)
        yield broken("production.livestock-empty", there=others)
    if len(own) != 2:
        yield broken("production.livestock-exact", donkeys=len(own))
        return
    if any(donkey.passenger for donkey in own):
        yield broken("production.livestock-empty", there="laden-donkey")
    if not _together(state, own):
        yield broken("production.livestock-river", cell=cell)
    young = Transporter(move.seat, DONKEY, own[0].place)
    grown = state.with_transporter(new_id(state, move.seat), young)
    for limit in excess(grown, move.seat):
        if not curable(grown, move.seat):
            yield limit


def _together(state: RoadsAndBoats, donkeys: list[Transporter]) -> bool:
    one, other = (donkey.place for donkey in donkeys)
    assert one is not None
    assert other is not None
    return one.kind == LAND and other in area_spots(state, one)


def breed(state: RoadsAndBoats, frame: Producing, move: Breed, tell: Tell) -> RoadsAndBoats:
    """The young donkey stands with its parents, ready for use (ruling.breeding-young)."""
    cell = read_cell(move.cell)
    parent = state.transporters[state.transporters.on_tile[cell][0]]
    id = new_id(state, move.seat)
    tell("production.donkeys-optional", "bred", move.seat, transporter=id, cell=move.cell)
    state = state.acted().with_transporter(id, Transporter(move.seat, DONKEY, parent.place))
    too_many = next(excess(state, move.seat), None)
    return state.push(Excess(move.seat, id)) if too_many else state


VERBS = [
    Verb(
        move=Breed,
        clause="production.donkeys-optional",
        violations=breed_violations,
        apply=breed,
    )
]
