"""The board in words, for who does not see it: a line for each tile with something on it."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.wording import say
from ..land.hexes import Cell
from ..land.places import DOCK, LAND, RIVER, Place
from ..position.wording import Named, bank_side, called, edge_name, half_side, heap, river_course
from ..state import RoadsAndBoats, Transporter


def drawing(state: RoadsAndBoats) -> str:
    """The position in words."""
    order = {"temple": state.temple, "chart": state.chart}
    lines = [say(state, "told", turn=state.turn, phase=state.phase, **order)]
    for cell in sorted(state.world.tiles):
        if found := list(_on(state, cell)):
            facts = {"tile": f"{cell[0]},{cell[1]}", "terrain": state.world.terrain(cell)}
            rivers = tuple(map(river_course, state.world.rivers(cell)))
            lines.append(f"{say(state, 'told-tile', **facts, rivers=rivers)}: {'; '.join(found)}.")
    lines.append(say(state, "told-wonder", count=len(state.wonder)))
    known = [(seat, subjects) for seat, subjects in sorted(state.research.items()) if subjects]
    lines += [say(state, "told-research", seat=seat, subjects=subjects) for seat, subjects in known]
    return "\n".join(lines)


def load_of(state: RoadsAndBoats, there: Transporter) -> tuple[Named, ...]:
    """What a transporter has on board: its passenger, or goods in numbers."""
    return (called(state, there.passenger),) if there.passenger else heap(there.cargo)


def _on(state: RoadsAndBoats, cell: Cell) -> Iterator[str]:
    for seat, home in sorted(state.homes.items()):
        if home.cell == cell:
            yield say(state, "told-home", seat=seat, part=_part(state, home))
    if built := state.buildings.get(cell):
        part = _part(state, state.output_spot(cell))
        bag = {"number": built.number, "gold": built.gold, "iron": built.iron}
        key = "told-mine" if built.number else "told-building"
        yield say(state, key, building=built.kind, part=part, **bag)
    for place, load in sorted(state.goods.items()):
        if place.cell == cell and load:
            yield say(state, "told-goods", goods=heap(load), part=_part(state, place))
    for id in state.transporters.on_tile.get(cell, ()):
        there = state.transporters[id]
        if there.place is not None:
            named, part = called(state, id), _part(state, there.place)
            facts = {"transporter": named, "part": part, "load": load_of(state, there)}
            yield say(state, "told-transporter", seat=there.owner, **facts)
    yield from _network(state, cell)


def _part(state: RoadsAndBoats, place: Place) -> str:
    """Where on its tile a place is; nothing where the tile is one piece."""
    rivers = state.world.rivers(place.cell)
    if place.kind == RIVER:
        return say(state, "in-river")
    if place.kind == DOCK:
        half = half_side(place.at, place.half)
        return say(state, "at-coast/half" if place.half else "at-coast", side=edge_name(place.at), half=half)
    divided = place.kind == LAND and state.world.region_count(place.cell) > 1
    return say(state, "on-bank", side=bank_side(rivers, place.at)) if divided else ""


def _network(state: RoadsAndBoats, cell: Cell) -> Iterator[str]:
    """Roads, bridges and walls of a tile."""
    ways = [edge_name(road.edge.seen_from(cell)) for road in sorted(state.roads) if cell in road.edge.cells]
    if ways:
        yield say(state, "told-road", sides=tuple(dict.fromkeys(ways)))
    if any(bridge.cell == cell for bridge in state.bridges):
        yield say(state, "told-bridge")
    for edge, wall in sorted(state.walls.items()):
        if cell in edge.cells:
            side = edge_name(edge.seen_from(cell))
            yield say(state, "told-wall", owner=wall.owner, tokens=wall.tokens, side=side)
