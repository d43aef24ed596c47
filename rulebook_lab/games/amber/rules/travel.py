"""Reachable locations: where the roads from a castle lead, and why a location is out of reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....engine import Seat, Violation, broken, effect, implements, value
from ..components import CASTLE, Kit, Ways
from ..state import AmberState, Journey, Network

NOWHERE = Journey()

Step = tuple[str, int]
"""A location, and the side by which one comes to it."""


@implements("place.castle-segments", "place.castle-stops-path")
def travel(state: AmberState, seat: Seat) -> Journey:
    """Where a seat may travel: all roads are for everybody, arrows are obeyed, a castle is the end."""
    network = state.network
    journey = network.journeys.get(seat)
    if journey is None:
        before, cell = network.shorter.get(seat, (NOWHERE, ""))
        journey = network.journeys[seat] = lengthened(before, state.kit, network, seat, cell)
    return journey


@effect("place.roads-neutral")
def lengthened(before: Journey, kit: Kit, network: Network, seat: Seat, cell: str) -> Journey:
    """A journey with all that can be reached on roads now that something lies on `cell`, whoever laid it;
    with "" the whole journey from the seat's castle."""
    ways = kit.ways if arrows_hold() else kit.two_way
    return walk(kit, ways, network.squares, network.castles[seat], before, cell, ends(network.villages))


@value("place.one-way", "castle.directed", off=False)
def arrows_hold() -> bool:
    """Whether one-way roads lead one way only, so that a connection may be one-sided."""
    return True


@effect("village.pass-through")
def ends(villages: tuple[str, ...]) -> tuple[str, ...]:
    """The villages at which a path ends: none, unlike castles."""
    return ()


def travels(state: AmberState) -> dict[Seat, Journey]:
    """Where every seat may travel."""
    journeys = state.network.journeys
    if len(journeys) < len(state.seats):
        for seat in state.seats:
            if seat not in journeys:
                travel(state, seat)
    return journeys


def walk(
    kit: Kit,
    ways: Mapping[str, Ways],
    squares: Mapping[str, str],
    home: str,
    before: Journey = NOWHERE,
    laid: str = "",
    halts: tuple[str, ...] = (),
) -> Journey:
    """The journey from a castle, given how each tile may be driven.

    A new tile only ever adds ways: with `laid`, the location of one, the journey `before` goes on where roads
    ran into it. A tile is entered once a road: going back the way one came leads nowhere new. At `halts` the
    path ends.
    """
    beside, driven_before, ends = kit.beside, before.driven, dict(before.ends)
    reach: set[str] = set()
    entered: set[str] = set()
    castles: set[str] = set()
    driven: set[tuple[str, int]] = set()
    todo: list[Step] = [(laid, side) for side in ends.pop(laid)] if laid else list(kit.exits[home])
    while todo:
        cell, side = todo.pop()
        lying = squares.get(cell)
        if lying is None:
            reach.add(cell)
            ends[cell] = (*ends.get(cell, ()), side)
            continue
        if lying == CASTLE:
            if cell != home:
                castles.add(cell)
        else:
            reach.add(cell)
        road = ways[lying][side]
        if road is None:
            continue
        drive = cell, road[0]
        if drive in driven or drive in driven_before:
            continue
        driven.add(drive)
        entered.add(cell)
        if cell in halts:
            continue
        around = beside[cell]
        for way, opposite in road[1]:
            if near := around[way]:
                todo.append((near, opposite))
    return Journey(
        before.reach | reach,
        before.entered | entered,
        before.castles | castles,
        before.driven | driven,
        ends,
    )


def unreachable(state: AmberState, seat: Seat, cell: str, clause: str) -> Iterator[Violation]:
    """Says by `clause` that no road leads up to a location, and then by which clause that is so."""
    if cell in travel(state, seat).reach:
        return
    if cell not in state.kit.beside:
        yield broken(clause, "nowhere", cell=cell)
        return
    yield broken(clause, cell=cell)
    if clause == "place.reachable-only" and nothing_built_beside_castle(state, seat):
        yield broken("place.first-move", cell=cell, castle=state.network.castles[seat])
        return
    against_arrow = _reached_by(state, seat, cell, state.kit.two_way)
    through_castle = _reached_by(state, seat, cell, state.kit.through_castles)
    if against_arrow:
        yield broken("place.one-way", cell=cell)
    if through_castle:
        yield broken("place.castle-stops-path", cell=cell)
    if not against_arrow and not through_castle:
        yield broken("place.reachable-definition", cell=cell)


def nothing_built_beside_castle(state: AmberState, seat: Seat) -> bool:
    """Whether all four sides of the own castle are still free, as before the first move."""
    network = state.network
    return not any(cell in network.squares for cell, _ in state.kit.exits[network.castles[seat]])


def _reached_by(state: AmberState, seat: Seat, cell: str, ways: Mapping[str, Ways]) -> bool:
    kit, network = state.kit, state.network
    home = network.castles[seat]
    return cell in walk(kit, ways, network.squares, home).reach
