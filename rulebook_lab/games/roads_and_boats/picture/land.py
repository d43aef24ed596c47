"""The land drawn: tiles with their terrain and rivers, and where things stand on them.

Tiles are drawn with a corner up: edge 0 looks north-east, then clockwise. Everything here depends on the
map and the language of its labels alone, so its nodes are built once and kept.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from msgspec.structs import replace

from ....engine.wording import Texts
from ....scene import HexGrid, Node, circle, color, path, polygon, spot_shape, text, unspoken
from ....scene.hexes import Point
from ..land.banks import Piece, Rivers, bridge_sites, is_split, is_spring, regions
from ..land.geography import Road, road_over
from ..land.hexes import EDGES, HALVES, Cell, edge_of
from ..land.places import DOCK, LAND, RIVER, SEA, Place
from ..land.world import DESERT, World
from ..position.wording import bank_side, edge_name, half_side, where

SIZE = 66.0
APOTHEM = SIZE * math.sqrt(3) / 2
GRID = HexGrid(SIZE)
UPRIGHT = (1, 4)
"""The edges that do not slope."""
LOWER = (2, 3)
"""The edges between which a tile's name stands."""
MIDDLE: Cell = (0, 0)
"""The cell whose middle is that of the grid."""

NAME = 17.0
"""Up to this size the name of a tile stands below what is on it."""
AFLOAT = 1.15
"""How far out a docked boat is drawn: in the water before its coast, where it hides nothing on land."""

CLEAR_OF_RINGS = {"stroke": color("panel"), "stroke-width": 3, "paint-order": "stroke"}
"""How a tile's name is read on the ring of an open tile."""

GROUND = {"woods": "wood", "pasture": "grass", "desert": "sand", "sea": "water"}
"""The grounds of terrains that are not called like them."""


def on_edge(
    cell: Cell, edge: int, half: str = "", depth: float = 1, aside: float = 0, out: float = 0
) -> Point:
    """A point on an edge of a tile: its middle, or that of one half; `depth` 0 is the tile's middle. From
    there it is so far `aside` along the edge, clockwise, and so far `out` of the tile."""
    (x, y), angle = GRID.center(cell), math.radians(60 * edge - 60)
    dx, dy = math.cos(angle), math.sin(angle)
    along = {"": 0.0, "a": -SIZE / 4, "b": SIZE / 4}[half] + aside
    reach = APOTHEM * depth + out
    return x + dx * reach - dy * along, y + dy * reach + dx * along


@lru_cache(maxsize=10_000)
def anchor(world: World, place: Place) -> Point:
    """Where things of a place are drawn: amid its bank, in its river, at its dock."""
    cell, rivers = place.cell, world.rivers(place.cell)
    if place.kind == DOCK:
        return on_edge(cell, place.at, place.half, AFLOAT)
    if place.kind == RIVER and is_spring(rivers[place.at]):
        return on_edge(cell, rivers[place.at][0], depth=0.55)
    if place.kind == RIVER and not is_split(rivers[place.at]):
        (x, y), ends = GRID.center(cell), [on_edge(cell, edge) for edge in rivers[place.at]]
        return (ends[0][0] + ends[1][0] + 2 * x) / 4, (ends[0][1] + ends[1][1] + 2 * y) / 4
    if place.kind != LAND or len(rivers) == 0:
        return GRID.center(cell)
    points = _around(world, place)
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _around(world: World, place: Place) -> list[Point]:
    """A point before each half of an edge that a bank owns."""
    owners = regions(world.rivers(place.cell))
    return [
        on_edge(place.cell, i // 2, "ab"[i % 2], 0.7) for i, region in enumerate(owners) if region == place.at
    ]


@lru_cache(maxsize=10_000)
def room(world: World, place: Place) -> Point:
    """How wide and how high the things of a place may be drawn together."""
    if place.kind == DOCK:
        upright = place.at in UPRIGHT
        return (30, 34) if place.half else (36, 62) if upright else (60, 36)
    if place.kind == RIVER:
        return 56, 28
    if place.kind != LAND or not world.rivers(place.cell):
        return 98, 84
    if world.region_count(place.cell) == 1:
        return 86, 66
    xs, ys = zip(*_around(world, place), strict=True)
    return 22 + (max(xs) - min(xs)) * 0.85, 22 + (max(ys) - min(ys)) * 1.05


@lru_cache(maxsize=64)
def land_nodes(world: World, irrigated: bool) -> tuple[Node, ...]:
    """All tiles with terrain and rivers, as a layer."""
    nodes: list[Node] = []
    for cell, tile in sorted(world.tiles.items(), key=lambda item: (item[0][1], item[0][0])):
        terrain = "pasture" if irrigated and tile.terrain == DESERT else tile.terrain
        nodes += [*_tile(cell, terrain), *_rivers(cell, tile.rivers)]
    return tuple(nodes)


@lru_cache(maxsize=64)
def tile_names(cells: tuple[Cell, ...], size: float, taken: frozenset[Cell]) -> tuple[Node, ...]:
    """The names of cells, so large; large ones only where nothing is `taken`, which would hide them."""
    found = []
    for cell in cells:
        if size <= NAME or cell not in taken:
            (x, y), words = GRID.center(cell), f"{cell[0]},{cell[1]}"
            at, ink = (x, y + SIZE - max(13.0, 0.62 * size)), color("ink")
            name = text(f"tile.{words}.name", at, words, size=size, fill=ink, anchor="middle")
            found.append(replace(name, attrs={**name.attrs, **CLEAR_OF_RINGS}))
    return tuple(unspoken(found))


def loose_tile(terrain: str, rivers: Rivers) -> list[Node]:
    """A tile that does not lie yet, around its middle."""
    return [*_tile(MIDDLE, terrain), *_rivers(MIDDLE, rivers)]


def _rivers(cell: Cell, rivers: Rivers) -> Iterator[Node]:
    for n, piece in enumerate(rivers):
        key, course = f"river.{cell[0]},{cell[1]}.{n}", _course(cell, piece)
        yield path(f"{key}.bank", course, fill="none", stroke=color("edge"), width=15)
        yield path(key, course, fill="none", stroke=color("river"), width=12)


@lru_cache(maxsize=64)
def ground_spots(texts: Texts, world: World) -> tuple[Node, ...]:
    """A spot for every tile, for every bank and sea, and for every river, named for who cannot see them."""
    nodes: list[Node] = []
    for cell in sorted(world.tiles):
        q, r = cell
        tile = texts.phrase("board", "tile", tile=f"{q},{r}", terrain=world.terrain(cell))
        hexagon = polygon(f"spot.{q},{r}", GRID.corners(cell, 3))
        nodes.append(spot_shape(hexagon, f"tile:{q},{r}", tile))
        nodes += _bank_spots(texts, world, cell, tile)
        for n, _ in enumerate(world.rivers(cell)):
            place = Place(q, r, RIVER, n)
            ring = circle(f"spot.{place}", anchor(world, place), 15)
            nodes.append(spot_shape(ring, f"place:{place}", texts.phrase("board", "river-of", tile=tile)))
    return tuple(nodes)


def free_spots(texts: Texts, cells: tuple[Cell, ...]) -> Iterator[Node]:
    """Cells without a tile as dashed outlines, each a spot."""
    for q, r in cells:
        corners, tile = GRID.corners((q, r), 3), f"{q},{r}"
        yield polygon(f"free.{tile}", corners, fill="none", stroke=color("line"), width=1.5, dash="6 5")
        name = texts.phrase("board", "free-place", tile=tile)
        yield spot_shape(polygon(f"spot.{tile}", corners), f"tile:{tile}", name)


def _bank_spots(texts: Texts, world: World, cell: Cell, tile: str) -> Iterator[Node]:
    if world.is_sea(cell):
        place = Place(*cell, SEA)
        inner = polygon(f"spot.{place}.sea", GRID.corners(cell, 13))
        yield spot_shape(inner, f"place:{place}", texts.phrase("board", "water-of", tile=tile))
        return
    for region in range(world.region_count(cell)):
        place = Place(*cell, LAND, region)
        key = "land-of/bank" if world.region_count(cell) > 1 else "land-of"
        name = texts.phrase("board", key, tile=tile, side=bank_side(world.rivers(cell), region))
        yield spot_shape(path(f"spot.{place}", _bank(world, place)), f"place:{place}", name)


def _bank(world: World, place: Place) -> str:
    """The outline of a bank: a fan over each run of its halves of edges; a whole tile has no middle point."""
    owners = regions(world.rivers(place.cell))
    if set(owners) == {place.at}:
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in GRID.corners(place.cell, 13)) + "z"
    x, y = GRID.center(place.cell)
    fans = []
    first = next(half for half in range(12) if owners[half] == place.at != owners[half - 1])
    round_about = [(first + n) % 12 for n in range(12)]
    for own, run in groupby(round_about, lambda half: owners[half] == place.at):
        if not own:
            continue
        rim = [_rim(place.cell, half) for half in run]
        points = [rim[0][0], *(end for _, end in rim)]
        fans.append(f"M{x:.1f} {y:.1f}" + "".join(f"L{px:.1f} {py:.1f}" for px, py in points) + "z")
    return "".join(fans)


def _rim(cell: Cell, half: int) -> tuple[Point, Point]:
    """Where a half of an edge begins and ends, a little inside the tile."""
    edge, middle, reach = half // 2, half % 2, SIZE * 0.4
    start, end = (on_edge(cell, edge, depth=0.8, aside=reach * at) for at in (middle - 1, middle))
    return start, end


@lru_cache(maxsize=64)
def dock_spots(texts: Texts, world: World) -> tuple[Node, ...]:
    """A spot for every dock."""
    nodes = []
    for place in sorted(place for docks in world.docks.values() for place in docks):
        ring = circle(f"spot.{place}", anchor(world, place), 13)
        nodes.append(spot_shape(ring, f"place:{place}", texts.name(where(world, place))))
    return tuple(nodes)


@lru_cache(maxsize=64)
def edge_spots(texts: Texts, world: World) -> tuple[Node, ...]:
    """A spot for every edge, on each half where a river crosses, and for every arm a bridge can span."""
    nodes: list[Node] = []
    for cell in world.land_cells:
        for number in EDGES:
            edge = edge_of(cell, number)
            if (edge.q, edge.r) != cell and world.is_land((edge.q, edge.r)):
                continue
            for half in HALVES if world.river_crosses(cell, number) else ("",):
                road = road_over(world, cell, number, half)
                nodes.append(_edge_spot(texts, road, cell, number, half))
        for arm in bridge_sites(world.rivers(cell)):
            tile = f"{cell[0]},{cell[1]}"
            shape = circle(f"spot.arm.{tile},{arm}", on_edge(cell, arm, depth=0.45), 12)
            name = texts.phrase("board", "bridge-site", tile=tile, side=edge_name(arm))
            nodes.append(spot_shape(shape, f"arm:{tile},{arm}", name))
    return tuple(nodes)


def _edge_spot(texts: Texts, road: Road, cell: Cell, number: int, half: str) -> Node:
    long = SIZE * (0.2 if half else 0.34)
    around = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    corners = [on_edge(cell, number, half, aside=long * a, out=12 * d) for a, d in around]
    facts = {"tile": f"{cell[0]},{cell[1]}", "side": edge_name(number), "half": half_side(number, half)}
    name = texts.phrase("board", "edge/half" if half else "edge", **facts)
    return spot_shape(polygon(f"spot.edge.{road}", corners), f"edge:{road}", name)


def _tile(cell: Cell, terrain: str) -> list[Node]:
    """A tile, with small strokes around its rim that tell the terrain without colour."""
    key, (x, y) = f"tile.{cell[0]},{cell[1]}", GRID.center(cell)
    rim = [math.radians(60 * i - 90) for i in (1, 2, 4, 5)]
    at = [(round(x + math.cos(a) * SIZE * 0.7), round(y + math.sin(a) * SIZE * 0.7)) for a in rim]
    fill = color(GROUND.get(terrain, terrain))
    strokes = "".join(_STROKES[terrain].format(x=px, y=py) for px, py in at)
    return [
        polygon(key, GRID.corners(cell), fill=fill, stroke=color("edge"), width=1),
        path(f"{key}.marks", strokes, fill="none", stroke=color("muted"), width=1.3, cls="soft"),
    ]


_STROKES = {
    "woods": "M{x} {y}m-5 5l5 -12l5 12zm5 0v4",
    "pasture": "M{x} {y}m-5 4q0 -5 -2 -7m4 7q0 -6 0 -9m3 9q0 -5 3 -7",
    "rock": "M{x} {y}m-7 4l3 -7l6 -1l4 8z",
    "mountain": "M{x} {y}m-8 5l7 -12l3 5l2 -3l5 10z",
    "desert": "M{x} {y}m-6 2q3 -4 6 0q3 -4 6 0",
    "sea": "M{x} {y}m-7 0q3.5 -4 7 0q3.5 4 7 0",
}


def _course(cell: Cell, piece: Piece) -> str:
    x, y = GRID.center(cell)
    ends = [on_edge(cell, edge) for edge in piece]
    if is_spring(piece):
        sx, sy = on_edge(cell, piece[0], depth=0.3)
        return f"M{ends[0][0]:.1f} {ends[0][1]:.1f}L{sx:.1f} {sy:.1f}"
    if is_split(piece):
        return "".join(f"M{ex:.1f} {ey:.1f}L{x:.1f} {y:.1f}" for ex, ey in ends)
    (ax, ay), (bx, by) = ends
    return f"M{ax:.1f} {ay:.1f}Q{x:.1f} {y:.1f} {bx:.1f} {by:.1f}"
