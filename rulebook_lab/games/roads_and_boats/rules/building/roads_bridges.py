"""Roads from tile to tile, and bridges over the rivers of a tile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from .....engine import Move, Seat, Tell, Verb, Violation, broken, effect, implements
from ...land.banks import bridge_sites, halves_of, piece_at, region_at
from ...land.geography import Bridge, bridged_regions, road_over
from ...land.hexes import EDGES, Cell, neighbour
from ...land.places import Place, land, read_cell, write_cell
from ...state import RoadsAndBoats
from ..frames import Constructing
from ..holding.consent import ask_or_do
from ..holding.handling import ferried, ferry_violations
from ..holding.payment import payment_violations
from ..holding.site import builders_asked, paying_group, presence_violations, spent
from ..moves import BuildBridge, BuildRoad
from ..production.exchange import stocked_tiles


def road_and_bridge_moves(state: RoadsAndBoats, seat: Seat) -> Iterator[Move]:
    """Every road and bridge from a tile where there is what they cost."""
    costs = state.components.costs
    for cell, goods in stocked_tiles(state, seat):
        if not state.world.is_land(cell):
            continue
        if costs["road"].keys() <= goods:
            yield from _roads_from(state, seat, cell)
        if costs["bridge"].keys() <= goods:
            yield from _bridges_on(state, seat, cell)


def _roads_from(state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterator[Move]:
    for edge in EDGES:
        for half in halves_of(state.world.rivers(cell), edge):
            if road_over(state.world, cell, edge, half) not in state.roads:
                yield BuildRoad(seat, write_cell(cell), edge, half)


def _bridges_on(state: RoadsAndBoats, seat: Seat, cell: Cell) -> Iterator[Move]:
    for arm in bridge_sites(state.world.rivers(cell)):
        if Bridge(*cell, arm) not in state.bridges:
            yield BuildBridge(seat, write_cell(cell), arm)


# -- roads ---------------------------------------------------------------------------------


@ferried
def road_violations(state: RoadsAndBoats, frame: Constructing, move: BuildRoad) -> Iterator[Violation]:
    """Between two land tiles, once, from a bank that the seat touches."""
    cell = read_cell(move.cell)
    if not state.world.is_land(cell) or move.edge not in EDGES:
        yield broken("roads.cost", "nowhere", cell=cell, edge=move.edge)
        return
    if move.half not in halves_of(state.world.rivers(cell), move.edge):
        yield broken("movement.river-side", cell=cell, edge=move.edge)
        return
    if not state.world.is_land(neighbour(cell, move.edge)):
        yield broken("roads.cost", "water", cell=cell, edge=move.edge)
    if road_over(state.world, cell, move.edge, move.half) in state.roads:
        yield broken("roads.parallel", cell=cell, edge=move.edge)
    spots = [_road_bank(state, move)]
    yield from ferry_violations(state, move.seat, move.ferry, cell)
    yield from _paid_at(state, move, "road", spots, "roads.cost")


def _road_bank(state: RoadsAndBoats, move: BuildRoad) -> Place:
    """The bank from which a road sets out."""
    cell = read_cell(move.cell)
    return land(cell, region_at(state.world.rivers(cell), move.edge, move.half))


def _paid_at(
    state: RoadsAndBoats,
    move: BuildRoad | BuildBridge,
    what: str,
    spots: list[Place],
    clause: str,
) -> Iterator[Violation]:
    absent = list(presence_violations(state, move.seat, spots[0].cell, spots))
    yield from absent
    if not absent:
        cost = state.components.costs[what]
        group = paying_group(state, move.seat, spots, cost, move.goods, move.ferry)
        yield from payment_violations(state, move.seat, group, cost, move.goods, clause)


def build_road(state: RoadsAndBoats, frame: Constructing, move: BuildRoad, tell: Tell) -> RoadsAndBoats:
    """At once, or when the other owners agree."""
    owners = builders_asked(state, move.seat, move.goods, move.ferry)
    return ask_or_do(state.acted(), move, owners, road_built, tell)


def road_built(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """A stone is paid and the road is drawn, for everybody to use."""
    tell("roads.draw", "road", move.seat, cell=move.cell, edge=move.edge)
    cost = state.components.costs["road"]
    spots = [_road_bank(state, move)]
    state = spent(state, move.seat, spots, cost, move.goods, move.ferry)
    return road_drawn(state, read_cell(move.cell), move.edge, move.half)


@effect("roads.cost", "roads.draw", "map.cover")
def road_drawn(state: RoadsAndBoats, cell: Cell, edge: int, half: str) -> RoadsAndBoats:
    """The road is on the map for good."""
    return replace(state, roads=state.roads | {road_over(state.world, cell, edge, half)})


# -- bridges -------------------------------------------------------------------------------


@implements("bridges.no-road")
@ferried
def bridge_violations(state: RoadsAndBoats, frame: Constructing, move: BuildBridge) -> Iterator[Violation]:
    """Over a river on the tile, once per site, from one of its banks or a boat in it."""
    cell = read_cell(move.cell)
    rivers = state.world.rivers(cell)
    piece = piece_at(rivers, move.arm)
    if piece is not None and len(rivers[piece]) == 1:
        yield broken("bridges.source", cell=cell)
        return
    if move.arm not in bridge_sites(rivers):
        yield broken("bridges.cost", "nowhere", cell=cell, arm=move.arm)
        return
    bridge = Bridge(*cell, move.arm)
    if bridge in state.bridges:
        yield broken("bridges.cost", "there", cell=cell, arm=move.arm)
    if state.is_desert(cell):
        yield broken("building.desert", building="bridge")
    yield from ferry_violations(state, move.seat, move.ferry, cell)
    yield from _paid_at(state, move, "bridge", _both_banks(state, bridge), "bridges.cost")


def _both_banks(state: RoadsAndBoats, bridge: Bridge) -> list[Place]:
    """The two banks that a bridge would join; one of them is enough (ruling.bridge-who)."""
    return [land(bridge.cell, n) for n in sorted(bridged_regions(state.world, bridge))]


def build_bridge(state: RoadsAndBoats, frame: Constructing, move: BuildBridge, tell: Tell) -> RoadsAndBoats:
    """At once, or when the other owners agree."""
    owners = builders_asked(state, move.seat, move.goods, move.ferry)
    return ask_or_do(state.acted(), move, owners, bridge_built, tell)


def bridge_built(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """A stone is paid and the two banks are one area from now on."""
    bridge = Bridge(*read_cell(move.cell), move.arm)
    tell("bridges.effect", "bridge", move.seat, cell=move.cell)
    cost = state.components.costs["bridge"]
    spots = _both_banks(state, bridge)
    state = spent(state, move.seat, spots, cost, move.goods, move.ferry)
    return banks_joined(state, bridge)


@effect("bridges.effect", "bridges.cost")
def banks_joined(state: RoadsAndBoats, bridge: Bridge) -> RoadsAndBoats:
    """The bridge stands for good."""
    return replace(state, bridges=state.bridges | {bridge})


VERBS = [
    Verb(move=BuildRoad, clause="building.what", violations=road_violations, apply=build_road),
    Verb(
        move=BuildBridge,
        clause="building.what",
        violations=bridge_violations,
        apply=build_bridge,
    ),
]
