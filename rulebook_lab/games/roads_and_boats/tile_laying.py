"""The players lay the map: two tiles each in turn, rivers such that they can be finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rulebook_lab.engine import (
    FrozenMap,
    Move,
    Seat,
    Step,
    Tell,
    UnreadableMove,
    Verb,
    Violation,
    after,
    broken,
    effect,
    implements,
)
from rulebook_lab.games.roads_and_boats.banks import Rivers, design, piece_at, turned_rivers
from rulebook_lab.games.roads_and_boats.hexes import EDGES, Cell, neighbour, neighbours, opposite
from rulebook_lab.games.roads_and_boats.moves import Lay
from rulebook_lab.games.roads_and_boats.places import read_cell, write_cell
from rulebook_lab.games.roads_and_boats.river_systems import RiverSystem, river_systems
from rulebook_lab.games.roads_and_boats.state import DrawRow, LayTiles, RoadsAndBoats
from rulebook_lab.games.roads_and_boats.world import SEA_TILE, Tile, World

Designs = Mapping[tuple[str, Rivers], int]
Laid = Mapping[Cell, Tile]

START: Cell = (0, 0)
TILES_A_TURN = 2


def write_rivers(rivers: Rivers) -> str:
    """Rivers of a tile as a word: `1-3/4-5`, empty without."""
    return "/".join("-".join(map(str, piece)) for piece in rivers)


def read_rivers(text: str) -> Rivers:
    """The rivers that `write_rivers` wrote. Raises UnreadableMove."""
    try:
        pieces = [tuple(map(int, piece.split("-"))) for piece in text.split("/") if piece]
    except ValueError:
        raise UnreadableMove(f"{text!r} are no rivers: write 1-3/4-5, edges 0 to 5") from None
    return tuple(sorted(pieces))


def tile_of(move: Lay) -> Tile:
    """The tile that a move lays, turned as it is laid."""
    return Tile(move.terrain, read_rivers(move.rivers))


def tiles_left(state: RoadsAndBoats) -> Counter[tuple[str, Rivers]]:
    """The tiles still in the box, by terrain and design."""
    used = Counter((t.terrain, design(t.rivers)) for t in state.world.tiles.values())
    return Counter(state.components.supply) - used


# -- the checks, in the order of ruling.tile-laying-check ------------------------------------


@implements("map.size", "map.fits-sheet")
def lay_violations(state: RoadsAndBoats, frame: LayTiles, move: Lay) -> Iterator[Violation]:
    """Where the tile lies, whether its edges match, whether all rivers can still be finished."""
    cell, tile = read_cell(move.cell), tile_of(move)
    left = tiles_left(state)
    if not left[(tile.terrain, design(tile.rivers))]:
        yield broken("material.tile-sheets", "none-left", terrain=tile.terrain)
        return
    laid = state.world.tiles
    if cell in laid or (laid and not any(near in laid for near in neighbours(cell))):
        yield broken("map.adjacent", "lay", cell=cell)
        return
    mismatches = list(_edge_violations(laid, cell, tile))
    yield from mismatches
    yield from _start_violations(laid, cell, tile)
    if not mismatches:
        yield from _finishing_violations(state, cell, tile, left)
    yield from _land_for_all(state, tile)


def matches(laid: Laid, cell: Cell, tile: Tile) -> bool:
    """Whether a tile's edges match all its neighbours: river with river or sea, plain with plain."""
    return not any(_edge_violations(laid, cell, tile))


def _edge_violations(laid: Laid, cell: Cell, tile: Tile) -> Iterator[Violation]:
    for edge in EDGES:
        beyond = laid.get(neighbour(cell, edge))
        if beyond is None or beyond.is_sea or tile.is_sea:
            continue
        here = piece_at(tile.rivers, edge) is not None
        if here != (piece_at(beyond.rivers, opposite(edge)) is not None):
            yield broken("map.river-edges", cell=cell, edge=edge)


def _start_violations(laid: Laid, cell: Cell, tile: Tile) -> Iterator[Violation]:
    """A new river begins with a source or runs into a sea that is there (map.river-start)."""
    for piece in tile.rivers:
        beyond = [laid[n] for n in (neighbour(cell, edge) for edge in piece) if n in laid]
        if len(piece) > 1 and not beyond:
            yield broken("map.river-start", cell=cell)


def _finishing_violations(
    state: RoadsAndBoats, cell: Cell, tile: Tile, left: Counter[tuple[str, Rivers]]
) -> Iterator[Violation]:
    after_it = dict(state.world.tiles)
    after_it[cell] = tile
    remaining = left - Counter([(tile.terrain, design(tile.rivers))])
    systems = river_systems(after_it)
    for system in systems:
        if len(system.mouths) > 1:
            yield broken("map.river-source", "mouths", cell=cell, mouths=len(system.mouths))
        if not system.open and not (system.mouths and system.springs):
            yield broken("map.river-source", "dead", cell=cell)
    if fault := _why_not_finishable(state, after_it, remaining, systems, tile):
        yield broken("map.river-finishable", cell=cell, fault=fault)


def _why_not_finishable(
    state: RoadsAndBoats,
    tiles: dict[Cell, Tile],
    left: Counter[tuple[str, Rivers]],
    systems: tuple[RiverSystem, ...],
    tile: Tile,
) -> str:
    open_ends = [end for system in systems for end in system.open]
    if not open_ends:
        return ""
    mouthless = sum(not system.mouths for system in systems)
    springs = sum(n for (_, rivers), n in left.items() if [len(p) for p in rivers] == [1])
    if springs < len(open_ends) - mouthless:
        return "too few source tiles are left"
    if left[(SEA_TILE, ())] < mouthless:
        return "too few sea tiles are left"
    cells = sorted({neighbour(cell, edge) for cell, edge in open_ends})
    if not _all_fillable(tiles, cells, left, systems):
        return "no tile that is left fits every open end"
    still = state.size - len(tiles)
    if still < len(cells):
        return "too few tiles are still to be laid"
    if still == len(cells) and tile.rivers and not _closes(tile):
        return "the tiles still to be laid must close the open rivers"
    return ""


def _closes(tile: Tile) -> bool:
    return tile.is_sea or all(len(piece) == 1 for piece in tile.rivers)


def _all_fillable(
    tiles: dict[Cell, Tile],
    cells: list[Cell],
    left: Counter[tuple[str, Rivers]],
    systems: tuple[RiverSystem, ...],
) -> bool:
    """A matching of the cells at open ends with different tiles left (augmenting paths)."""
    fits = {cell: [d for d in left if _fits(tiles, cell, d, systems)] for cell in cells}
    holders: dict[tuple[str, Rivers], list[Cell]] = {}

    def place(cell: Cell, tried: set[tuple[str, Rivers]]) -> bool:
        for kind in fits[cell]:
            if kind in tried:
                continue
            tried.add(kind)
            held = holders.setdefault(kind, [])
            if len(held) < left[kind]:
                held.append(cell)
                return True
            for other in list(held):
                if place(other, tried):
                    held.remove(other)
                    held.append(cell)
                    return True
        return False

    return all(place(cell, set()) for cell in cells)


def _fits(
    tiles: dict[Cell, Tile],
    cell: Cell,
    kind: tuple[str, Rivers],
    systems: tuple[RiverSystem, ...],
) -> bool:
    terrain, rivers = kind
    if terrain == SEA_TILE:
        arriving = [s for s in systems if any(neighbour(*end) == cell for end in s.open)]
        ends = [end for s in systems for end in s.open if neighbour(*end) == cell]
        return len(ends) == len(arriving) and not any(system.mouths for system in arriving)
    return any(matches(tiles, cell, Tile(terrain, turned_rivers(rivers, n))) for n in EDGES)


def _land_for_all(state: RoadsAndBoats, tile: Tile) -> Iterator[Violation]:
    """Enough land for every home must still be possible (ruling.map-size-agreed)."""
    to_come = state.size - len(state.world.tiles) - 1
    if tile.is_sea and len(state.world.land_cells) + to_come < len(state.seats):
        yield broken("map.size", seats=len(state.seats))


# -- laying --------------------------------------------------------------------------------


def lay_candidates(state: RoadsAndBoats, frame: LayTiles) -> Iterator[Move]:
    """Every tile left, turned every way, on every free cell beside the map."""
    laid = state.world.tiles
    cells = sorted({n for cell in laid for n in neighbours(cell)} - laid.keys()) or [START]
    kinds = [
        (terrain, write_rivers(rivers), rivers)
        for terrain, plain in sorted(tiles_left(state))
        for rivers in sorted({turned_rivers(plain, n) for n in EDGES})
    ]
    for cell in cells:
        for terrain, word, rivers in kinds:
            if matches(laid, cell, Tile(terrain, rivers)):
                yield Lay(frame.seat, write_cell(cell), terrain, word)


def laying(state: RoadsAndBoats, frame: LayTiles) -> tuple[Seat, ...]:
    """The seat whose tiles these are; nobody once the map is full or no tile fits."""
    if len(state.world.tiles) >= state.size:
        return ()
    fits = any(
        next(lay_violations(state, frame, move), None) is None  # type: ignore[arg-type]
        for move in lay_candidates(state, frame)
    )
    return (frame.seat,) if fits else ()


@implements("map.first-player")
def lay(state: RoadsAndBoats, frame: LayTiles, move: Lay, tell: Tell) -> RoadsAndBoats:
    """The tile lies; after two of them the next seat lays."""
    tell("map.two-tiles-each", "laid", move.seat, cell=move.cell, terrain=move.terrain)
    state = tile_laid(state, read_cell(move.cell), tile_of(move))
    return state.swap(_next_layer(state, frame))


def _next_layer(state: RoadsAndBoats, frame: LayTiles) -> LayTiles:
    if frame.left > 1:
        return LayTiles(frame.seat, frame.left - 1)
    following = (*after(state.seats, frame.seat), frame.seat)[0]
    return LayTiles(following, TILES_A_TURN)


@effect("map.two-tiles-each")
def tile_laid(state: RoadsAndBoats, cell: Cell, tile: Tile) -> RoadsAndBoats:
    """The map with one more tile."""
    tiles: FrozenMap[Cell, Tile] = state.world.tiles.with_(cell, tile)
    return replace(state, world=World(tiles, (), state.world.name))


@implements("map.cover")
def map_finished(state: RoadsAndBoats, frame: LayTiles, tell: Tell) -> RoadsAndBoats:
    """The sheet goes over the map, then the figures are drawn."""
    tell("map.cover", "map-finished", tiles=len(state.world.tiles))
    return state.swap(DrawRow())


VERBS = [Verb(move=Lay, clause="map.two-tiles-each", violations=lay_violations, apply=lay)]

STEPS = [
    Step(
        frame=LayTiles,
        asked=laying,
        candidates=lay_candidates,
        verbs=(Lay,),
        advance=map_finished,
    )
]
