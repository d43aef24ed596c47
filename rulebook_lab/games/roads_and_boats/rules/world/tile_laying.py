"""The players lay the map: two tiles each in turn, rivers such that they can be finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from msgspec.structs import replace

from .....engine import Frame, Move, Seat, Tell, UnreadableMove, Violation, after, broken
from ...components import Supply
from ...land.banks import Rivers, design, piece_at, turned_rivers
from ...land.hexes import EDGES, Cell, neighbour, neighbours, opposite
from ...land.places import read_cell, write_cell
from ...land.river_systems import RiverSystem, river_systems
from ...land.world import SEA_TILE, Tile, World
from ...state import RoadsAndBoats
from ..start import DrawRow

Laid = Mapping[Cell, Tile]
Shape = Rivers | str
"""The rivers of a design, whatever its terrain; a sea tile is a shape of its own."""

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


def tiles_left(state: RoadsAndBoats) -> Counter[tuple[str, Rivers]]:
    """The tiles still in the box, by terrain and design."""
    return _left(state.box.supply, state.world)  # map.fits-sheet, else Counter()


@lru_cache(maxsize=64)
def _left(supply: Supply, world: World) -> Counter[tuple[str, Rivers]]:
    used = Counter((t.terrain, design(t.rivers)) for t in world.tiles.values())
    return Counter(supply) - used


@lru_cache(maxsize=64)
def _open_rivers(world: World) -> bool:
    return any(system.open for system in river_systems(world.tiles))


class LayTiles(Frame, clause="map.two-tiles-each"):
    """A seat lays its tiles, one at a time: `left` more before the next seat."""

    seat: Seat
    left: int = TILES_A_TURN

    def asked(self, state: RoadsAndBoats) -> tuple[Seat, ...]:
        return (self.seat,)


class Lay(Move, clause="map.two-tiles-each", answers=(LayTiles,)):
    """Lay a tile on a free cell `q,r`; `rivers` are the edges each river joins, `1-3/4-5`."""

    cell: str
    terrain: str
    rivers: str = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: LayTiles) -> Iterator[Lay]:
        """Every tile left, turned every way, on every free cell beside the map where its edges match."""
        laid = state.world.tiles
        cells = sorted({n for cell in laid for n in neighbours(cell)} - laid.keys()) or [START]
        kinds = [
            (terrain, write_rivers(rivers), rivers)
            for terrain, plain in sorted(tiles_left(state))
            for rivers in sorted({turned_rivers(plain, n) for n in EDGES})
        ]
        for cell in cells:
            for terrain, word, rivers in kinds:
                if not any(_edge_faults(laid, cell, Tile(terrain, rivers))):
                    yield cls(frame.seat, write_cell(cell), terrain, word)

    def spots(self, state: RoadsAndBoats) -> tuple[str, ...]:
        rivers = (f"rivers:{self.rivers}",) if self.rivers else ()
        return ("button:lay", f"tile:{self.cell}", f"terrain:{self.terrain}", *rivers)

    @property
    def tile(self) -> Tile:
        """The tile, turned as it is laid."""
        return Tile(self.terrain, read_rivers(self.rivers))

    def violations(self, state: RoadsAndBoats, frame: LayTiles) -> Iterator[Violation]:
        """Where the tile lies, whether its edges match, whether all rivers can still be finished.

        In the order of ruling.tile-laying-check.
        """
        cell, tile, laid = read_cell(self.cell), self.tile, state.world.tiles
        left = tiles_left(state)
        if not left[(tile.terrain, design(tile.rivers))]:
            yield broken("material.tile-sheets", "none-left", terrain=tile.terrain)
            return
        if cell in laid or (laid and not any(near in laid for near in neighbours(cell))):
            yield broken("map.adjacent", "lay", cell=cell)
            return
        mismatches = list(_edge_faults(laid, cell, tile))
        yield from mismatches
        for piece in tile.rivers:  # a new river begins with a source or runs into a sea that is there
            if len(piece) > 1 and not any(neighbour(cell, edge) in laid for edge in piece):
                yield broken("map.river-start", cell=cell)
        if not mismatches:
            yield from _finishing_faults(state, cell, tile, left)
        to_come = state.size - len(laid) - 1
        if tile.is_sea and len(state.world.land_cells) + to_come < len(state.seats):  # ruling.map-size-agreed
            yield broken("map.size", seats=len(state.seats))

    def play(self, state: RoadsAndBoats, frame: LayTiles, tell: Tell) -> RoadsAndBoats:
        """The tile lies; after two of them the next seat lays, until the map is finished.

        That is when no tile is to come, or none that is left fits anywhere.
        """
        tell(
            "map.two-tiles-each", "laid", self.seat, cell=self.cell, terrain=self.terrain, rivers=self.rivers
        )
        tiles = state.world.tiles.with_(read_cell(self.cell), self.tile)
        state = replace(state, world=World(tiles, (), state.world.name))  # map.two-tiles-each
        following = LayTiles(frame.seat, frame.left - 1)
        if frame.left <= 1:
            following = LayTiles((*after(state.seats, frame.seat), frame.seat)[0])
        if len(tiles) < state.size:
            moves = Lay.proposals(state, following)
            if any(not any(move.violations(state, following)) for move in moves):
                return state.swap(following)
        tell("map.cover", "map-finished", tiles=len(state.world.tiles))
        return state.swap(DrawRow())


# -- whether rivers can be finished ----------------------------------------------------------


def _edge_faults(laid: Laid, cell: Cell, tile: Tile) -> Iterator[Violation]:
    for edge in EDGES:
        beyond = laid.get(neighbour(cell, edge))
        if beyond is None or beyond.is_sea or tile.is_sea:
            continue
        here = piece_at(tile.rivers, edge) is not None
        if here != (piece_at(beyond.rivers, opposite(edge)) is not None):
            yield broken("map.river-edges", cell=cell, edge=edge)


def _finishing_faults(
    state: RoadsAndBoats, cell: Cell, tile: Tile, left: Counter[tuple[str, Rivers]]
) -> Iterator[Violation]:
    if not tile.rivers and not _open_rivers(state.world):
        return
    after_it = dict(state.world.tiles)
    after_it[cell] = tile
    remaining = left - Counter([(tile.terrain, design(tile.rivers))])
    systems = river_systems(after_it)
    for system in systems:
        if len(system.mouths) > 1:
            yield broken("map.river-source", "mouths", cell=cell, mouths=len(system.mouths))
        if not system.open and not (system.mouths and system.springs):
            yield broken("map.river-source", "dead", cell=cell)
    if fault := _why_not_finishable(state, after_it, remaining, systems):
        yield broken("map.river-finishable", cell=cell, fault=fault)


def _why_not_finishable(
    state: RoadsAndBoats,
    tiles: dict[Cell, Tile],
    left: Counter[tuple[str, Rivers]],
    systems: tuple[RiverSystem, ...],
) -> str:
    open_ends = [end for system in systems for end in system.open]
    if not open_ends:
        return ""
    mouthless = sum(not system.mouths for system in systems)
    springs = sum(n for (_, rivers), n in left.items() if [len(p) for p in rivers] == [1])
    if springs < len(open_ends) - mouthless:
        return "too-few-springs"
    if left[(SEA_TILE, ())] < mouthless:
        return "too-few-seas"
    cells = sorted({neighbour(cell, edge) for cell, edge in open_ends})
    if not _all_fillable(tiles, cells, left, systems):
        return "no-fitting-tile"
    still = state.size - len(tiles)
    if still < len(cells):
        return "too-few-tiles"
    return ""


def _all_fillable(
    tiles: dict[Cell, Tile],
    cells: list[Cell],
    left: Counter[tuple[str, Rivers]],
    systems: tuple[RiverSystem, ...],
) -> bool:
    """A matching of the cells at open ends with different tiles left (augmenting paths)."""
    shapes: Counter[Shape] = Counter()
    for (terrain, rivers), n in left.items():
        shapes[SEA_TILE if terrain == SEA_TILE else rivers] += n
    fits = {cell: [shape for shape in shapes if _fits(tiles, cell, shape, systems)] for cell in cells}
    held: dict[Shape, list[Cell]] = {shape: [] for shape in shapes}

    def place(cell: Cell, tried: set[Shape]) -> bool:
        for shape in fits[cell]:
            if shape in tried:
                continue
            tried.add(shape)
            if len(held[shape]) < shapes[shape]:
                held[shape].append(cell)
                return True
            for other in held[shape]:
                if place(other, tried):
                    held[shape].remove(other)
                    held[shape].append(cell)
                    return True
        return False

    return all(place(cell, set()) for cell in cells)


def _fits(tiles: Laid, cell: Cell, shape: Shape, systems: tuple[RiverSystem, ...]) -> bool:
    """Whether a shape, turned some way, closes or continues all that arrives at a cell."""
    ends = [system for system in systems for end in system.open if neighbour(*end) == cell]
    if isinstance(shape, str):
        return len(ends) == len({id(system) for system in ends}) and not any(s.mouths for s in ends)
    wanted, unwanted = _demands(tiles, cell)
    return any(wanted <= edges and not unwanted & edges for edges in _edge_sets(shape))


def _demands(tiles: Laid, cell: Cell) -> tuple[frozenset[int], frozenset[int]]:
    """The edges of a free cell that must have a river, and those that must not."""
    wanted: set[int] = set()
    unwanted: set[int] = set()
    for edge in EDGES:
        beyond = tiles.get(neighbour(cell, edge))
        if beyond is not None and beyond.is_land:
            crossed = piece_at(beyond.rivers, opposite(edge)) is not None
            (wanted if crossed else unwanted).add(edge)
    return frozenset(wanted), frozenset(unwanted)


@cache
def _edge_sets(rivers: Rivers) -> tuple[frozenset[int], ...]:
    """The river edges of a design, each way it can be turned."""
    turns = {frozenset(e for p in turned_rivers(rivers, n) for e in p) for n in EDGES}
    return tuple(sorted(turns, key=sorted))
