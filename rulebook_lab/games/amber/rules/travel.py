"""Rules for playing tiles, reachable locations: where the roads from a castle lead, and why not elsewhere."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping

from ....engine import Seat, Violation, broken
from ..components import CASTLE, Box, Edges, Ways
from ..state import AmberState, Journey

NOWHERE = Journey()

Step = tuple[str, int]
"""A location, and the side by which one comes to it."""


def travel(state: AmberState, seat: Seat) -> Journey:
    """Where a seat may travel: all roads are for everybody, arrows are obeyed, a castle is the end."""
    network = state.network
    journeys = network.journeys
    journey = journeys.get(seat)
    if journey is None:
        box, home = state.box, network.castles[seat]
        ways = box.ways  # place.one-way castle.directed, else box.two_way
        further = network.shorter.get(seat, (NOWHERE, home))
        journey = walk(box, ways, network.squares, home, *further)  # place.roads-neutral, else NOWHERE
        journeys[seat] = journey
    return journey


def openings(state: AmberState, seat: Seat) -> list[tuple[str, Edges]]:
    """The free locations that a seat reaches, each with what its neighbours show it."""
    known = state.network.openings
    if (found := known.get(seat)) is None:
        edges, squares = state.box.edges, state.network.squares
        known[seat] = found = [(cell, edges(squares, cell)) for cell in sorted(travel(state, seat).ends)]
    return found


def travels(state: AmberState) -> dict[Seat, Journey]:
    """Where every seat may travel."""
    journeys = state.network.journeys
    if len(journeys) < len(state.seats):
        for seat in state.seats:
            if seat not in journeys:
                travel(state, seat)
    return journeys


def walk(
    box: Box,
    ways: Mapping[str, Ways],
    squares: Mapping[str, str],
    home: str,
    before: Journey = NOWHERE,
    start: str = "",
) -> Journey:
    """The journey from a castle, given how each tile may be driven.

    A new tile only ever adds ways: where one came to lie on `start`, the journey `before` goes on from the
    roads that ran into it. A tile is entered once a road: going back the way one came leads nowhere new.
    """
    beside, driven_before, ends = box.beside, before.driven, dict(before.ends)
    reach: set[str] = set()
    entered: set[str] = set()
    castles: set[str] = set()
    driven: set[tuple[str, int]] = set()
    todo: list[Step] = [(start, side) for side in ends.pop(start)] if before.ends else list(box.exits[home])
    while todo:
        cell, side = todo.pop()
        lying = squares.get(cell)
        if lying is None:
            reach.add(cell)
            ends[cell] = (*ends.get(cell, ()), side)
            continue
        if lying != CASTLE:
            reach.add(cell)
        elif cell != home:
            castles.add(cell)
        road = ways[lying][side]
        if road is None:
            continue
        drive = cell, road[0]
        if drive in driven or drive in driven_before:
            continue
        driven.add(drive)
        entered.add(cell)
        around = beside[cell]
        for way, opposite in road[1]:  # village.pass-through
            if near := around[way]:
                todo.append((near, opposite))
    return Journey(
        before.reach | reach, before.entered | entered, before.castles | castles, before.driven | driven, ends
    )


def unreachable(state: AmberState, seat: Seat, cell: str, clause: str) -> Iterator[Violation]:
    """Says by `clause` that no road leads up to a location, and then by which clause that is so."""
    if cell in travel(state, seat).reach:
        return
    box, network = state.box, state.network
    if cell not in box.beside:
        yield broken(clause, "nowhere", cell=cell)
        return
    yield broken(clause, cell=cell)
    home = network.castles[seat]
    if clause == "place.reachable-only" and not any(near in network.squares for near, _ in box.exits[home]):
        yield broken("place.first-move", cell=cell, castle=home)
        return
    against_arrow = cell in walk(box, box.two_way, network.squares, home).reach
    through_castle = cell in walk(box, box.through_castles, network.squares, home).reach
    if against_arrow:
        yield broken("place.one-way", cell=cell)
    if through_castle:
        yield broken("place.castle-stops-path", cell=cell)
    if not against_arrow and not through_castle:
        yield broken("place.reachable-definition", cell=cell)


def route(state: AmberState, seat: Seat, target: str) -> tuple[str, ...]:
    """The locations from a seat's castle to a village or castle along a shortest road, both ends included.

    Empty when the seat is not connected to the target. One goes outwards one tile at a time.
    """
    box, squares, home = state.box, state.network.squares, state.network.castles[seat]
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
            back = [step]
            while before := came_from[back[-1]]:
                back.append(before)
            return (home, *[passed for passed, _ in reversed(back)])
        for way, opposite in road[1] if road else ():
            near = box.beside[cell][way]
            if near and (near, opposite) not in came_from:
                came_from[near, opposite] = step
                todo.append((near, opposite))
    return ()
