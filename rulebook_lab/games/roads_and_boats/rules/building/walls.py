"""Walls: tokens on an edge, strengthening, demolishing, and from boats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from .....engine import Move, Seat, Tell, Verb, Violation, broken, effect, value
from ...land.banks import region_at
from ...land.hexes import EDGES, HALVES, Cell, Edge, edge_of, neighbour
from ...land.places import DOCK, Place, land, read_cell, sea, write_cell
from ...position.wording import called
from ...state import NEUTRAL, RoadsAndBoats, Wall
from ..frames import Constructing
from ..holding.consent import ask_or_do
from ..holding.handling import exists, ferried, ferry_violations, tile_of
from ..holding.payment import Cost, payment_violations, read_parts, write_holder
from ..holding.site import builders_asked, paying_group, presence_violations, spent, touched_here
from ..moves import BuildWall, Demolish
from ..production.exchange import stocked_tiles

OnEdge = BuildWall | Demolish


def edge_named(move: OnEdge) -> Edge:
    """The edge that a wall move is about."""
    return edge_of(read_cell(move.cell), move.edge)


@value("wall-building.other-side-later", off=None)
def wall_on(state: RoadsAndBoats, edge: Edge) -> Wall | None:
    """The wall on an edge, from whichever side it was built."""
    return state.walls.get(edge)


def tokens_on(state: RoadsAndBoats, edge: Edge) -> int:
    """How many wall tokens, of whatever colour, stand on an edge."""
    wall = wall_on(state, edge)
    return wall.tokens if wall and (wall.owner != NEUTRAL or _is_built_on(wall)) else 0


@value("wall-building.on-top", off=False)
def _is_built_on(wall: Wall) -> bool:
    """Whether a new wall on neutral tokens strengthens them."""
    return wall.owner == NEUTRAL


# -- costs ---------------------------------------------------------------------------------


def wall_cost(state: RoadsAndBoats, cell: Cell, edge: Edge) -> dict[str, int]:
    """The n-th token costs n stones, from the open sea two more."""
    return {"stone": tokens_on(state, edge) + 1 + _at_sea(state, cell, "wall-token")}


def demolition_cost(state: RoadsAndBoats, cell: Cell, edge: Edge) -> dict[str, int]:
    """One board more than the wall has tokens, from the open sea two more."""
    return {"boards": tokens_on(state, edge) + 1 + _at_sea(state, cell, "demolition")}


@value("wall-building.sea", off=0)
def _at_sea(state: RoadsAndBoats, cell: Cell, what: str) -> int:
    """What it costs extra to work from the open sea, token by token (wall-sea-surcharge)."""
    return sum(state.components.costs[what].values()) if state.world.is_sea(cell) else 0


# -- checks --------------------------------------------------------------------------------


@value("wall-building.across-river", off=[])
def banks_at(state: RoadsAndBoats, cell: Cell, edge: int) -> list[Place]:
    """The spots of a tile from which one of its edges is in reach (ruling.wall-reach)."""
    if state.world.is_sea(cell):
        return [sea(cell)]
    rivers = state.world.rivers(cell)
    return [land(cell, n) for n in sorted({region_at(rivers, edge, half) for half in HALVES})]


def _edge_violations(state: RoadsAndBoats, move: OnEdge) -> Iterator[Violation]:
    """The edge lies between two tiles, at least one of them land."""
    cell, beyond = read_cell(move.cell), neighbour(read_cell(move.cell), move.edge)
    if cell not in state.world.tiles or beyond not in state.world.tiles:
        yield broken("wall-building.where", cell=cell, edge=move.edge)
    elif state.world.is_sea(cell) and state.world.is_sea(beyond):
        yield broken("wall-building.no-sea-sea", cell=cell, edge=move.edge)


def _payment_of(state: RoadsAndBoats, move: OnEdge, cost: Cost, clause: str) -> Iterator[Violation]:
    """Presence, and all goods from the one tile that is built from."""
    cell = read_cell(move.cell)
    spots = banks_at(state, cell, move.edge)
    yield from ferry_violations(state, move.seat, move.ferry, cell)
    for part in read_parts(move.goods):
        if exists(state, part.holder) and tile_of(state, part.holder) == neighbour(cell, move.edge):
            yield broken("wall-building.one-side", good=part.good, holder=write_holder(part.holder))
    absent = list(presence_violations(state, move.seat, cell, spots))
    yield from absent
    if not absent:
        group = paying_group(state, move.seat, spots, cost, move.goods, move.ferry)
        yield from payment_violations(state, move.seat, group, cost, move.goods, clause)


@ferried
def wall_violations(state: RoadsAndBoats, frame: Constructing, move: BuildWall) -> Iterator[Violation]:
    """A new wall, one's own made stronger, or neutral tokens built on."""
    if move.edge not in EDGES:
        yield broken("wall-building.where", cell=read_cell(move.cell), edge=move.edge)
        return
    if faults := list(_edge_violations(state, move)):
        yield from faults
        return
    edge = edge_named(move)
    wall = wall_on(state, edge)
    if wall is not None and wall.owner not in (move.seat, NEUTRAL):
        yield broken("wall-building.one-colour", owner=wall.owner)
    clause = "wall-building.strengthen" if wall else "wall-building.cost"
    yield from _payment_of(state, move, wall_cost(state, read_cell(move.cell), edge), clause)


@ferried
def demolish_violations(state: RoadsAndBoats, frame: Constructing, move: Demolish) -> Iterator[Violation]:
    """Any coloured wall, one's own too; neutral tokens cannot be demolished (wall-own-only)."""
    wall = wall_on(state, edge_named(move)) if move.edge in EDGES else None
    if wall is None or wall.owner == NEUTRAL:
        yield broken("wall-building.demolish", "none", cell=read_cell(move.cell), edge=move.edge)
        return
    cost = demolition_cost(state, read_cell(move.cell), edge_named(move))
    yield from _payment_of(state, move, cost, "wall-building.demolish")


def wall_moves(state: RoadsAndBoats, seat: Seat) -> Iterator[Move]:
    """Every edge in reach where a seat has stones for a token or boards for a demolition."""
    for cell, goods in stocked_tiles(state, seat):
        kinds = {"stone", "boards"} & goods
        if not kinds:
            continue
        here = touched_here(state, seat, cell)
        for edge in EDGES:
            if here.isdisjoint(banks_at(state, cell, edge)):
                continue
            wall = state.walls.get(edge_of(cell, edge))
            if "stone" in kinds:
                yield BuildWall(seat, write_cell(cell), edge)
            if "boards" in kinds and wall is not None and wall.owner != NEUTRAL:
                yield Demolish(seat, write_cell(cell), edge)


# -- effects -------------------------------------------------------------------------------


def build_wall(state: RoadsAndBoats, frame: Constructing, move: BuildWall, tell: Tell) -> RoadsAndBoats:
    """At once, or when the other owners agree."""
    owners = builders_asked(state, move.seat, move.goods, move.ferry)
    return ask_or_do(state.acted(), move, owners, wall_built, tell)


def wall_built(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """One token more, in the builder's colour; boats of others are shut out of a new wall."""
    cell, edge = read_cell(move.cell), edge_named(move)
    before = wall_on(state, edge)
    cost = wall_cost(state, cell, edge)
    tell("wall-building.cost", "wall", move.seat, cell=move.cell, edge=move.edge)
    spots = banks_at(state, cell, move.edge)
    state = spent(state, move.seat, spots, cost, move.goods, move.ferry)
    state = token_placed(state, edge, move.seat)
    if before is None or before.owner != move.seat:
        state = shut_out(state, edge, move.seat, tell)
    return state


@effect("wall-building.passage", "wall-building.cost")
def token_placed(state: RoadsAndBoats, edge: Edge, seat: Seat) -> RoadsAndBoats:
    """The wall is one token stronger and the builder's."""
    return replace(state, walls=state.walls.with_(edge, Wall(seat, strengthened(state, edge))))


@value("wall-building.strengthen-when", off=1)
def strengthened(state: RoadsAndBoats, edge: Edge) -> int:
    """The tokens of a wall after one more, whenever the others were placed."""
    return tokens_on(state, edge) + 1


@effect("wall-building.shut-out")
def shut_out(state: RoadsAndBoats, edge: Edge, owner: Seat, tell: Tell) -> RoadsAndBoats:
    """Others' boats docked on the edge are put to the open sea (ruling.shut-out-whom)."""
    for id, boat in sorted(state.transporters.items()):
        place = boat.place
        if place is None or place.kind != DOCK or boat.owner == owner:
            continue
        if edge_of(place.cell, place.at) == edge:
            out = neighbour(place.cell, place.at)
            tell("wall-building.shut-out", "shut-out", boat.owner, transporter=called(state, id))
            state = state.with_transporter(id, replace(boat, place=sea(out)))
    return state


def demolish(state: RoadsAndBoats, frame: Constructing, move: Demolish, tell: Tell) -> RoadsAndBoats:
    """At once, or when the other owners agree."""
    owners = builders_asked(state, move.seat, move.goods, move.ferry)
    return ask_or_do(state.acted(), move, owners, demolished, tell)


def demolished(state: RoadsAndBoats, move: Any, tell: Tell) -> RoadsAndBoats:
    """The boards are paid and the wall bars nobody any more."""
    cell, edge = read_cell(move.cell), edge_named(move)
    cost = demolition_cost(state, cell, edge)
    tell("wall-building.demolished", "demolished", move.seat, cell=move.cell, edge=move.edge)
    spots = banks_at(state, cell, move.edge)
    state = spent(state, move.seat, spots, cost, move.goods, move.ferry)
    return made_neutral(state, edge)


@effect("wall-building.demolished")
def made_neutral(state: RoadsAndBoats, edge: Edge) -> RoadsAndBoats:
    """As many neutral tokens as the wall had."""
    return replace(state, walls=state.walls.with_(edge, Wall(NEUTRAL, tokens_on(state, edge))))


VERBS = [
    Verb(move=BuildWall, clause="building.what", violations=wall_violations, apply=build_wall),
    Verb(
        move=Demolish,
        clause="wall-building.demolish",
        violations=demolish_violations,
        apply=demolish,
    ),
]
