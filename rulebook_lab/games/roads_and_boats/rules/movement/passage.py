"""Walls as a hindrance, and the waters that land borders on."""

from __future__ import annotations

from collections.abc import Iterator

from .....engine import Seat
from ...land.geography import river_banks
from ...land.hexes import Edge
from ...land.places import Place, river
from ...state import NEUTRAL, RoadsAndBoats
from ..holding.reach import area_spots


def wall_bars(state: RoadsAndBoats, seat: Seat, edge: Edge) -> bool:
    """Whether a wall of another player stands on an edge; own and neutral ones are open."""
    wall = state.walls.get(edge)
    if wall is None:
        return False
    own = wall.owner == seat  # walls.own, else False
    neutral = wall.owner == NEUTRAL  # walls.neutral, else False
    return not own and not neutral  # wall-building.passage, else False


def waters_beside(state: RoadsAndBoats, place: Place) -> Iterator[Place]:
    """The rivers and docks that touch the area of a place on land."""
    cell, area = place.cell, {spot.at for spot in area_spots(state, place)}
    for piece in range(len(state.world.rivers(cell))):
        if area & set(river_banks(state.world, cell, piece)):
            yield river(cell, piece)
    yield from (dock for dock in state.world.docks.get(cell, ()) if state.world.dock_region(dock) in area)
