"""The road that makes a connection, step by step."""

from __future__ import annotations

from collections import deque

from ....engine import Seat
from ..components import CASTLE
from ..rules.travel import Step
from ..state import AmberState


def route(state: AmberState, seat: Seat, target: str) -> tuple[str, ...]:
    """The locations from a seat's castle to a village or castle along a shortest road, both ends included.

    Empty when the seat is not connected to the target. A shortest road is found by going outwards one tile at
    a time.
    """
    box, squares = state.box, state.network.squares
    home = state.network.castles[seat]
    came_from: dict[Step, Step | None] = dict.fromkeys(box.exits[home])
    todo = deque(came_from)
    while todo:
        step = todo.popleft()
        cell, side = step
        lying = squares.get(cell)
        if lying is None or cell == home:
            continue
        road = box.ways[lying][side]
        if cell == target and (road or lying == CASTLE):
            return (home, *_walked(came_from, step))
        for way, opposite in road[1] if road else ():
            near = box.beside[cell][way]
            if near and (near, opposite) not in came_from:
                came_from[near, opposite] = step
                todo.append((near, opposite))
    return ()


def _walked(came_from: dict[Step, Step | None], step: Step) -> list[str]:
    """The locations on the way to a step, from the first."""
    cells: list[str] = []
    at: Step | None = step
    while at is not None:
        cells.append(at[0])
        at = came_from[at]
    return cells[::-1]
