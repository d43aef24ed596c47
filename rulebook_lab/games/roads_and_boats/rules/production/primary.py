"""Primary producers: one good each in every production phase, and the draws from the mines."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from .....engine import CHANCE, Chance, Frame, Move, Tell
from ...land.goods import GOLD, IRON
from ...land.hexes import Cell
from ...land.places import Place, land, sea
from ...state import Building, RoadsAndBoats
from .livestock import geese_breed

MINE = "mine"


def output_spot(state: RoadsAndBoats, cell: Cell) -> Place:
    """Where a building's output lies: in its region, or on its sea tile (ruling.building-region)."""
    if state.world.is_sea(cell):
        return sea(cell)
    return land(cell, state.buildings[cell].region)


# -- mines ---------------------------------------------------------------------------------


def _mines(state: RoadsAndBoats) -> list[Cell]:
    """The mines with something in their bags, by number (ruling.mine-draw)."""
    found = []
    for cell, mine in state.buildings.items():
        counters = mine.gold + mine.iron  # production.mine-empty mines.refill, else 1
        if mine.kind == MINE and counters:
            found.append((mine.number, cell))
    return [cell for _, cell in sorted(found)]


def bags_to_draw_from(state: RoadsAndBoats) -> tuple[Cell, ...]:
    """The bags that chance draws from before anybody calls; none in the solo game."""
    return () if state.solo else tuple(_mines(state))  # conflict.mines-first, else ()


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

    mine: int
    counter: str

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        return ("button:draw-counter", f"mine:{self.mine}", f"good:{self.counter}")

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
    return state.put(output_spot(state, cell), kind)  # production.primary-place, else state


# -- the others ----------------------------------------------------------------------------


class Yield(Frame, clause="production.primary"):
    """Primary producers yield and geese breed, before anybody is asked, transporters or not."""

    def advance(self, state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
        """One good for each woodcutter, quarry, clay pit and oil rig; the solo game draws no counters."""
        state = state.pop()
        for cell in _mines(state) if state.solo else ():
            state = _drawn(state, cell, _likelier(state.buildings[cell]), tell)
        for cell, building in sorted(state.buildings.items()):
            kind = state.building_type(building.kind)
            yields = kind.kind == "primary" and building.kind != MINE
            if yields:  # production.primary production.primary-list building.starts-next-turn
                tell("production.primary-place", "yields", cell=cell, good=kind.output[0])
                state = state.put(output_spot(state, cell), kind.output[0])  # production.primary-place
        return geese_breed(state, tell)


def _likelier(mine: Building) -> str:
    """The kind of which more is left in a bag, gold if equal (ruling.solo-rules)."""
    return GOLD if mine.gold >= mine.iron else IRON
