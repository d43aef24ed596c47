"""Walls as a hindrance: whose transporters pass an edge."""

from __future__ import annotations

from rulebook_lab.engine import Seat, implements
from rulebook_lab.games.roads_and_boats.hexes import Edge
from rulebook_lab.games.roads_and_boats.state import NEUTRAL, RoadsAndBoats


@implements("walls.own", "walls.neutral", "wall-building.passage")
def wall_bars(state: RoadsAndBoats, seat: Seat, edge: Edge) -> bool:
    """Whether a wall of another player stands on an edge; own and neutral ones are open."""
    wall = state.walls.get(edge)
    return wall is not None and wall.owner not in (seat, NEUTRAL)
