"""Livestock: pairs of donkeys or geese on an empty pasture have a young one."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Move, Tell, Violation, broken
from ...land.goods import GOOSE
from ...land.places import LAND, read_cell, write_cell
from ...state import RoadsAndBoats, Transporter
from ..holding.reach import area_spots
from ..phases import acted
from . import Producing
from .limits import curable, excess, new_id, within_limits

DONKEY = "donkey"


def geese_breed(state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
    """Every pair of geese on an otherwise empty pasture has a gosling (ruling.geese-timing).

    Nothing else disturbs them but goods, a building or a transporter, on whichever bank.
    """
    for cell in sorted({place.cell for place, load in state.goods.items() if GOOSE in load}):
        disturbed = cell in state.buildings or cell in state.transporters.on_tile
        if disturbed:  # production.livestock-empty
            continue
        if not state.is_pasture(cell) or state.loose_on(cell) != (GOOSE, GOOSE):
            continue
        parents = [spot for spot in state.world.spots[cell] if GOOSE in state.load_at(spot)]
        if parents[-1] in area_spots(state, parents[0]):
            tell("production.livestock", "gosling", place=str(parents[0]))
            state = state.put(parents[0], GOOSE)  # production.livestock production.livestock-allowed
    return state


class Breed(Move, clause="production.donkeys-optional", answers=(Producing,)):
    """Let the pair of donkeys on a tile have a young one."""

    cell: str

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Producing) -> Iterator[Breed]:
        """The pastures where a seat has donkeys together."""
        seat = frame.queue[0]
        for cell in state.transporters.cells_of.get(seat, ()):
            if len(state.transporters.on_tile[cell]) >= 2 and state.is_pasture(cell):
                yield cls(seat, write_cell(cell))

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        return ("button:breed", f"tile:{self.cell}")

    def violations(self, state: RoadsAndBoats, frame: Producing) -> Iterator[Violation]:
        """Two donkeys of one seat, alone on a pasture, in one area, with nothing on them."""
        cell = read_cell(self.cell)
        here = [state.transporters[id] for id in state.transporters.on_tile.get(cell, ())]
        own = [donkey for donkey in here if donkey.owner == self.seat and donkey.kind == DONKEY]
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
        young = Transporter(self.seat, DONKEY, own[0].place)
        grown = state.with_transporter(new_id(state, self.seat), young)
        for limit in excess(grown, self.seat):
            if not curable(grown, self.seat):
                yield limit

    def play(self, state: RoadsAndBoats, frame: Producing, tell: Tell) -> RoadsAndBoats:
        """The young donkey stands with its parents, ready for use (ruling.breeding-young)."""
        parent = state.transporters.on_tile[read_cell(self.cell)][0]
        id = new_id(state, self.seat)
        tell("production.donkeys-optional", "bred", self.seat, transporter=id, cell=self.cell)
        young = Transporter(self.seat, DONKEY, state.transporters[parent].place)
        return within_limits(acted(state).with_transporter(id, young), self.seat, id)


def _together(state: RoadsAndBoats, donkeys: list[Transporter]) -> bool:
    one, other = (donkey.place for donkey in donkeys)
    return one is not None and one.kind == LAND and other in area_spots(state, one)
