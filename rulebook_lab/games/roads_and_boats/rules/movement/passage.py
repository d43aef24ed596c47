"""Walls as a hindrance: whose transporters pass an edge."""

from __future__ import annotations

from .....engine import Seat, value
from ...land.hexes import Edge
from ...state import NEUTRAL, RoadsAndBoats, Wall


@value("wall-building.passage", off=False)
def wall_bars(state: RoadsAndBoats, seat: Seat, edge: Edge) -> bool:
    """Whether a wall of another player stands on an edge; own and neutral ones are open."""
    wall = state.walls.get(edge)
    return wall is not None and not (is_own(wall, seat) or is_neutral(wall))


@value("walls.own", off=False)
def is_own(wall: Wall, seat: Seat) -> bool:
    """Whether a wall is a seat's own: its transporters pass freely."""
    return wall.owner == seat


@value("walls.neutral", off=False)
def is_neutral(wall: Wall) -> bool:
    """Whether a wall is of neutral tokens: they stop nobody."""
    return wall.owner == NEUTRAL
