"""Primary producers: one good each in every production phase, draws from the mines, and young animals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ....engine import CHANCE, Chance, Frame, Move, Tell, Violation, broken
from ..components import DONKEY, GoodName
from ..land.goods import GOLD, GOOSE, IRON
from ..land.hexes import Cell
from ..land.places import LAND, read_cell, write_cell
from ..state import RoadsAndBoats, Transporter
from .phases import InPhase, acted
from .production import Producing
from .reach import touched
from .transporters import Excess, added, excess, new_id

MINE = "mine"


def mines(state: RoadsAndBoats) -> list[Cell]:
    """The mines with something in their bags, by number (ruling.mine-draw)."""
    dug = {cell: it for cell, it in state.buildings.items() if it.kind == MINE}
    left = [
        it for it in dug if dug[it].gold + dug[it].iron
    ]  # production.mine-empty mines.refill, else [*dug]
    return sorted(left, key=lambda cell: dug[cell].number)


class DrawMines(Chance, clause="production.mine-draw"):
    """A counter is drawn from the bag of each mine in `cells`."""

    cells: tuple[Cell, ...]

    def weights(self, state: RoadsAndBoats) -> Mapping[Move, int]:
        """Each counter of the bag is equally likely; what is in it is public."""
        mine = state.buildings[self.cells[0]]
        counters = {GOLD: mine.gold, IRON: mine.iron}  # production.mine-draw mines.look, else {}
        return {DrawCounter(CHANCE, mine.number, kind): n for kind, n in counters.items() if n}


class DrawCounter(Move, clause="production.mine-draw", answers=(DrawMines,)):
    """Chance draws a counter from a mine's bag."""

    spot = "button:draw-counter mine:{mine} good:{counter}"
    mine: int
    counter: GoodName

    def play(self, state: RoadsAndBoats, frame: DrawMines, tell: Tell) -> RoadsAndBoats:
        cell, *rest = frame.cells
        state = state.swap(DrawMines(tuple(rest))) if rest else state.pop()
        return _drawn(state, cell, self.counter, tell)


def _drawn(state: RoadsAndBoats, cell: Cell, kind: str, tell: Tell) -> RoadsAndBoats:
    """The counter leaves the bag and lies at the mine."""
    mine = state.buildings[cell]
    tell("production.mine-draw", "drawn", mine=mine.number, counter=kind)
    left = replace(mine, gold=mine.gold - 1) if kind == GOLD else replace(mine, iron=mine.iron - 1)
    state = state.with_building(cell, left)  # mines.draw
    return state.put(state.output_spot(cell), kind)  # production.primary-place, else state


class Yield(Frame, clause="production.primary"):
    """Primary producers yield and geese breed, before anybody is asked, transporters or not."""

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """One good for each woodcutter, quarry, clay pit, oil rig; a gosling of two geese alone on pasture.

        Goods on another bank disturb them too (ruling.geese-timing). The solo game draws no counters.
        """
        state = state.pop()
        for cell in mines(state) if state.solo else ():  # the likelier, gold if equal (ruling.solo-rules)
            mine = state.buildings[cell]
            state = _drawn(state, cell, GOLD if mine.gold >= mine.iron else IRON, tell)
        for cell, building in sorted(state.buildings.items()):
            kind = state.building_type(building.kind)
            yields = kind.kind == "primary" and building.kind != MINE
            if yields:  # production.primary production.primary-list building.starts-next-turn
                tell("production.primary-place", "yields", cell=cell, good=kind.output[0])
                state = state.put(state.output_spot(cell), kind.output[0])  # production.primary-place
        for cell in sorted({place.cell for place, load in state.goods.items() if GOOSE in load}):
            disturbed = cell in state.buildings or cell in state.transporters.on_tile
            if disturbed:  # production.livestock-empty
                continue
            if not state.is_pasture(cell) or state.loose_on(cell) != (GOOSE, GOOSE):
                continue
            parents = [spot for spot in state.world.spots[cell] if GOOSE in state.load_at(spot)]
            if parents[-1] in touched(state, parents[0]):
                tell("production.livestock", "gosling", place=str(parents[0]))
                state = state.put(parents[0], GOOSE)  # production.livestock production.livestock-allowed
        return state


class Breed(InPhase, clause="production.donkeys-optional", answers=(Producing,)):
    """Let the pair of donkeys on a tile have a young one."""

    spot = "button:breed tile:{cell}"
    cell: str

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: Producing) -> Iterator[Breed]:
        """The pastures where a seat has donkeys together."""
        seat = frame.queue[0]
        for cell in state.transporters.cells_of.get(seat, ()):
            if len(state.transporters.on_tile[cell]) >= 2 and state.is_pasture(cell):
                yield cls(seat, write_cell(cell))

    def violations(self, state: RoadsAndBoats, frame: Producing) -> Iterator[Violation]:
        """Two donkeys of one seat, alone on a pasture, in one area, with nothing on them."""
        cell = read_cell(self.cell)
        here = [state.transporters[id] for id in state.transporters.on_tile.get(cell, ())]
        own = [donkey for donkey in here if donkey.owner == self.seat and donkey.kind == DONKEY]
        if cell not in state.world.tiles:
            yield broken("production.irrigated-pasture", "nowhere", cell=cell)
            return
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
        one, other = (donkey.place for donkey in own)
        if one is None or one.kind != LAND or other not in touched(state, one):
            yield broken("production.livestock-river", cell=cell)
        grown = state.with_transporter(new_id(state, self.seat), own[0])
        if (limits := list(excess(grown, self.seat))) and not Excess(self.seat, "").allows(grown):
            yield from limits

    def play(self, state: RoadsAndBoats, frame: Producing, tell: Tell) -> RoadsAndBoats:
        """The young donkey stands with its parents, ready for use (ruling.breeding-young)."""
        parent = state.transporters.on_tile[read_cell(self.cell)][0]
        id = new_id(state, self.seat)
        tell("production.donkeys-optional", "bred", self.seat, transporter=id, cell=self.cell)
        young = Transporter(self.seat, DONKEY, state.transporters[parent].place)
        return added(acted(state), id, young)
