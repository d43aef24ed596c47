"""The board in words, for who does not see it: a line for each tile with something on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..land.hexes import Cell
from ..land.places import DOCK, LAND, RIVER, Place
from ..position.wording import bank_side, called, edge_name, half_side, heap, kind_name, river_course
from ..rules.production.primary import output_spot
from ..state import RoadsAndBoats


def drawing(state: RoadsAndBoats) -> str:
    """The position in words."""
    name = state.game.texts.name
    lines = [
        f"Turn {state.turn}, {state.phase}. Temple, the front first: {_names(state.temple)}. "
        f"Order: {_names(state.chart)}."
    ]
    for cell in sorted(state.world.tiles):
        if found := list(_on(state, cell)):
            lines.append(f"{_tile(state, cell)}: {'; '.join(found)}.")
    lines.append(f"Wonder: {bricks(len(state.wonder))}.")
    lines += [
        f"{seat} has researched {_names(map(name, known))}."
        for seat, known in sorted(state.research.items())
        if known
    ]
    return "\n".join(lines)


def bricks(count: int) -> str:
    """A number of bricks."""
    return f"{count} brick" if count == 1 else f"{count} bricks"


def _tile(state: RoadsAndBoats, cell: Cell) -> str:
    rivers = "".join(f", {river_course(piece)}" for piece in state.world.rivers(cell))
    return f"{cell[0]},{cell[1]} {state.world.terrain(cell)}{rivers}"


def _on(state: RoadsAndBoats, cell: Cell) -> Iterator[str]:
    for seat, home in sorted(state.homes.items()):
        if home.cell == cell:
            yield f"{seat}'s home{_part(state, home)}"
    if built := state.buildings.get(cell):
        bag = f" {built.number} with {built.gold} gold and {built.iron} iron" if built.number else ""
        yield f"{kind_name(state, built.kind)}{bag}{_part(state, output_spot(state, cell))}"
    for place, load in sorted(state.goods.items()):
        if place.cell == cell and load:
            yield f"{heap(load)}{_part(state, place)}"
    yield from (_transporter(state, id) for id in state.transporters.on_tile.get(cell, ()))
    yield from _network(state, cell)


def _transporter(state: RoadsAndBoats, id: str) -> str:
    there = state.transporters[id]
    load = heap(there.cargo) if there.cargo else called(state, there.passenger) if there.passenger else ""
    assert there.place is not None
    return f"{there.owner} {called(state, id)}{_part(state, there.place)}{load and f' with {load}'}"


def _part(state: RoadsAndBoats, place: Place) -> str:
    """Where on its tile a place is; nothing where the tile is one piece."""
    rivers = state.world.rivers(place.cell)
    if place.kind == RIVER:
        return " in the river"
    if place.kind == DOCK:
        half = f"{half_side(place.at, place.half)} half of the " if place.half else ""
        return f" at the {half}{edge_name(place.at)} coast"
    divided = place.kind == LAND and state.world.region_count(place.cell) > 1
    return f" on the {bank_side(rivers, place.at)} bank" if divided else ""


def _network(state: RoadsAndBoats, cell: Cell) -> Iterator[str]:
    """Roads, bridges and walls of a tile."""
    ways = [edge_name(road.edge.seen_from(cell)) for road in sorted(state.roads) if cell in road.edge.cells]
    if ways:
        yield f"road to {_names(dict.fromkeys(ways))}"
    if any(bridge.cell == cell for bridge in state.bridges):
        yield "bridge"
    for edge, wall in sorted(state.walls.items()):
        if cell in edge.cells:
            yield f"{wall.owner} wall of {wall.tokens} to {edge_name(edge.seen_from(cell))}"


def _names(names: Iterable[str]) -> str:
    return ", ".join(names) or "nobody"
