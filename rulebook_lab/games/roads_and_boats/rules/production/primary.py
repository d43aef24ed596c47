"""Primary producers: one good each in every production phase, and the draws from the mines."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from .....engine import CHANCE, Move, Step, Tell, Verb, effect, implements, value
from ...land.goods import GOLD, IRON, with_good
from ...land.hexes import Cell
from ...land.places import Place, land, sea
from ...state import Building, RoadsAndBoats
from ..frames import DrawMines, Yield
from ..moves import DrawCounter
from . import livestock

MINE = "mine"


def output_spot(state: RoadsAndBoats, cell: Cell) -> Place:
    """Where a building's output lies: in its region, or on its sea tile (ruling.building-region)."""
    if state.world.is_sea(cell):
        return sea(cell)
    return land(cell, state.buildings[cell].region)


def _mines(state: RoadsAndBoats) -> list[Cell]:
    """The mines with something in their bags, by number (ruling.mine-draw)."""
    mines = [(b.number, cell) for cell, b in state.buildings.items() if b.kind == MINE and _bag(b)]
    return [cell for _, cell in sorted(mines)]


@value("production.mine-empty", "mines.refill", off=1)
def _bag(mine: Building) -> int:
    """How many counters are in a bag; an empty one yields nothing."""
    return mine.gold + mine.iron


# -- mines ---------------------------------------------------------------------------------


@value("conflict.mines-first", off=())
def bags_to_draw_from(state: RoadsAndBoats) -> tuple[Cell, ...]:
    """The bags that chance draws from in this turn; none in the solo game."""
    return () if state.solo else tuple(_mines(state))


@value("production.mine-draw", off={})
@implements("mines.look")
def counters(state: RoadsAndBoats, frame: DrawMines) -> dict[Move, int]:
    """Each counter of the bag is equally likely; what is in it is public."""
    mine = state.buildings[frame.cells[0]]
    drawn = {GOLD: mine.gold, IRON: mine.iron}
    return {DrawCounter(CHANCE, mine.number, kind): n for kind, n in drawn.items() if n}


def draw_counter(state: RoadsAndBoats, frame: DrawMines, move: DrawCounter, tell: Tell) -> RoadsAndBoats:
    """The counter leaves the bag and lies at the mine."""
    cell, *rest = frame.cells
    state = state.swap(DrawMines(tuple(rest))) if rest else state.pop()
    return _from_the_bag(state, cell, move.counter, tell)


def _from_the_bag(state: RoadsAndBoats, cell: Cell, kind: str, tell: Tell) -> RoadsAndBoats:
    mine = state.buildings[cell]
    tell("production.mine-draw", "drawn", mine=mine.number, counter=kind)
    state = one_counter_less(state, cell, kind)
    return _put_down(state, cell, kind)


@effect("mines.draw")
def one_counter_less(state: RoadsAndBoats, cell: Cell, kind: str) -> RoadsAndBoats:
    """The bag without the counter that was drawn."""
    mine = state.buildings[cell]
    left = replace(mine, gold=mine.gold - 1) if kind == GOLD else replace(mine, iron=mine.iron - 1)
    return state.with_building(cell, left)


@effect("production.primary-place")
def _put_down(state: RoadsAndBoats, cell: Cell, *goods: str) -> RoadsAndBoats:
    spot = output_spot(state, cell)
    return state.with_load(spot, with_good(state.load_at(spot), *goods))


# -- the others ----------------------------------------------------------------------------


def all_yield(state: RoadsAndBoats, frame: Yield, tell: Tell) -> RoadsAndBoats:
    """Everything that needs nobody: mines of the solo game, other primary producers, geese."""
    state = state.pop()
    if state.solo:
        for cell in _mines(state):
            state = _from_the_bag(state, cell, _likelier(state.buildings[cell]), tell)
    state = primary_goods(state, tell)
    return livestock.geese_breed(state, tell)


def _likelier(mine: Building) -> str:
    """The solo game draws nothing: the kind of which more is left, gold if equal (solo.mines)."""
    return GOLD if mine.gold >= mine.iron else IRON


@effect("production.primary", "production.primary-list", "building.starts-next-turn")
def primary_goods(state: RoadsAndBoats, tell: Tell) -> RoadsAndBoats:
    """One good for each woodcutter, quarry, clay pit and oil rig, transporter or not."""
    for cell, good in _producers(state):
        tell("production.primary-place", "yields", cell=cell, good=good)
        state = _put_down(state, cell, good)
    return state


def _producers(state: RoadsAndBoats) -> Iterator[tuple[Cell, str]]:
    for cell, building in sorted(state.buildings.items()):
        kind = state.building_type(building.kind)
        if kind.kind == "primary" and building.kind != MINE:
            yield cell, kind.output[0]


VERBS = [Verb(move=DrawCounter, clause="production.mine-draw", apply=draw_counter)]

STEPS = [
    Step(frame=DrawMines, weights=counters, verbs=(DrawCounter,)),
    Step(frame=Yield, advance=all_yield),
]
