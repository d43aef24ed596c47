"""Reachable locations: where the roads from a castle lead, and why a location is out of reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...engine import Seat, Violation, broken, implements
from .kit import CASTLE, Kit, Ways
from .state import AmberState, Journey


@implements(
    "place.roads-neutral",
    "place.castle-segments",
    "place.castle-stops-path",
    "place.one-way",
    "village.pass-through",
)
def travel(state: AmberState, seat: Seat) -> Journey:
    """Where a seat may travel: all roads are for everybody, arrows are obeyed, a castle is the end."""
    network = state.network
    journey = network.journeys.get(seat)
    if journey is None:
        journey = walk(state.kit, state.kit.ways, network.squares, network.castles[seat])
        network.journeys[seat] = journey
    return journey


def walk(kit: Kit, ways: Mapping[str, Ways], squares: Mapping[str, str], home: str) -> Journey:
    """The journey from a castle, given how each tile may be driven.

    A tile is entered once a road: going back the way one came leads nowhere new.
    """
    beside = kit.beside
    faced: dict[str, None] = {}
    driven: set[tuple[str, int]] = set()
    entered: set[str] = set()
    castles: set[str] = set()
    todo = list(kit.exits[home])
    while todo:
        cell, side = todo.pop()
        lying = squares.get(cell)
        if lying == CASTLE:
            castles.add(cell)
        else:
            faced[cell] = None
        if lying is None:
            continue
        road = ways[lying][side]
        if road is None or (cell, road[0]) in driven:
            continue
        driven.add((cell, road[0]))
        entered.add(cell)
        around = beside[cell]
        for way, opposite in road[1]:
            if near := around[way]:
                todo.append((near, opposite))
    castles.discard(home)
    return Journey(tuple(faced), frozenset(faced), frozenset(entered), frozenset(castles))


def unreachable(state: AmberState, seat: Seat, cell: str, clause: str) -> Iterator[Violation]:
    """Says by `clause` that no road leads up to a location, and then by which clause that is so."""
    if cell in travel(state, seat).reach:
        return
    yield broken(clause, cell=cell)
    if nothing_built_beside_castle(state, seat):
        yield broken("place.first-move", cell=cell, castle=state.network.castles[seat])
    elif _reached_by(state, seat, cell, state.kit.two_way):
        yield broken("place.one-way", cell=cell)
    elif _reached_by(state, seat, cell, state.kit.through_castles):
        yield broken("place.castle-stops-path", cell=cell)
    else:
        yield broken("place.reachable-definition", cell=cell)


def nothing_built_beside_castle(state: AmberState, seat: Seat) -> bool:
    """Whether all four sides of the own castle are still free, as before the first move."""
    network = state.network
    return not any(cell in network.squares for cell, _ in state.kit.exits[network.castles[seat]])


def _reached_by(state: AmberState, seat: Seat, cell: str, ways: Mapping[str, Ways]) -> bool:
    network = state.network
    return cell in walk(state.kit, ways, network.squares, network.castles[seat]).reach
