"""The players lay the map: two tiles each in turn, rivers such that they can be finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from ....engine import Frame, FrozenMap, Move, Seat, Tell, UnreadableMove, Violation, after, broken
from ..components import Supply, TerrainName
from ..land.banks import Rivers, design
from ..land.hexes import EDGES, Cell, around, neighbour, opposite
from ..land.places import read_cell, write_cell
from ..land.world import SEA_TILE, Tile, World
from ..state import RoadsAndBoats
from .creating_the_world import RiverSystem, defects_so_far, flaws, river_systems, with_tile
from .drafts import SEA, SPRING, Draft, Shape, Way, draft_of, edges_of, turns
from .finishing import can_be_finished, way_to_finish
from .start import DrawRow

Laid = Mapping[Cell, Tile]
START: Cell = (0, 0)
TILES_A_TURN = 2


def write_rivers(rivers: Rivers) -> str:
    """Rivers of a tile as a word: `1-3/4-5`, empty without."""
    return "/".join("-".join(map(str, piece)) for piece in rivers)


def read_rivers(text: str) -> Rivers:
    """The rivers that `write_rivers` wrote. Raises UnreadableMove, also for another notation of the same."""
    try:
        pieces = {
            tuple(sorted({EDGES.index(int(edge)) for edge in piece.split("-")}))
            for piece in text.split("/")
            if piece
        }
    except ValueError:
        raise UnreadableMove(f"{text!r} are no rivers: write 1-3/4-5, edges 0 to 5") from None
    rivers = tuple(sorted(pieces))
    if (right := write_rivers(rivers)) != text:
        raise UnreadableMove(f"{text!r} is written {right or '-'}")
    return rivers


@lru_cache(maxsize=64)
def free_cells(world: World) -> tuple[Cell, ...]:
    """Where the next tile can lie: beside the map, the first one in the middle."""
    return tuple(around(world.tiles)) or (START,)


@lru_cache(maxsize=64)
def tiles_left(supply: Supply, world: World) -> Counter[tuple[str, Rivers]]:
    """The tiles still in the box, by terrain and design."""
    used = Counter((t.terrain, design(t.rivers)) for t in world.tiles.values())
    return Counter(supply) - used  # map.fits-sheet, else Counter()


@lru_cache(maxsize=64)
def _shapes_left(supply: Supply, world: World) -> FrozenMap[Shape, int]:
    return FrozenMap(_shapes(tiles_left(supply, world)))


@lru_cache(maxsize=64)
def _rivers_of(world: World) -> tuple[RiverSystem, ...]:
    return river_systems(world.tiles)


class LayTiles(Frame, clause="map.two-tiles-each"):
    """A seat lays its tiles, one at a time: `left` more before the next seat."""

    seat: Seat
    left: int = TILES_A_TURN


class Lay(Move, clause="map.two-tiles-each", answers=(LayTiles,), exact=True):
    """Lay a tile on a free cell `q,r`; `rivers` are the edges each river joins, `1-3/4-5`."""

    spot = "button:lay tile:{cell} terrain:{terrain} rivers:{rivers}"
    cell: str
    terrain: TerrainName
    rivers: str = ""

    @classmethod
    def proposals(cls, state: RoadsAndBoats, frame: LayTiles) -> Iterator[Lay]:
        """What nothing forbids: tiles that differ in their terrain alone are judged by one of them."""
        judged: dict[tuple[str, bool, str], bool] = {}
        for move in cls.near(state, frame):
            alike = move.cell, move.terrain == SEA_TILE, move.rivers
            if alike not in judged:
                judged[alike] = not any(True for _ in move.violations(state, frame))
            if judged[alike]:
                yield move

    @classmethod
    def near(cls, state: RoadsAndBoats, frame: LayTiles) -> Iterator[Lay]:
        """Every tile left, turned every way, on every free cell beside the map where its edges match."""
        laid = state.world.tiles
        kinds = [
            (terrain, write_rivers(rivers), rivers)
            for terrain, plain in sorted(tiles_left(state.box.supply, state.world))
            for rivers in turns(plain)
        ]
        for cell in free_cells(state.world):
            demands, word = _demands(laid, cell), write_cell(cell)
            matching = {rivers for _, _, rivers in kinds if not _unmet(demands, rivers)}
            for terrain, written, rivers in kinds:
                if rivers in matching or terrain == SEA_TILE:
                    yield cls(frame.seat, word, terrain, written)

    @property
    def tile(self) -> Tile:
        """The tile, turned as it is laid."""
        return Tile(self.terrain, read_rivers(self.rivers))

    def violations(self, state: RoadsAndBoats, frame: LayTiles) -> Iterator[Violation]:
        """Where the tile lies, whether its edges match, whether all rivers can still be finished.

        In the order of ruling.tile-laying-check.
        """
        cell, tile, laid = read_cell(self.cell), self.tile, state.world.tiles
        left = tiles_left(state.box.supply, state.world)
        if not left[(tile.terrain, design(tile.rivers))]:
            yield broken("material.tile-sheets", "none-left", terrain=tile.terrain)
            return
        if cell not in free_cells(state.world):
            yield broken("map.adjacent", "taken" if cell in laid else "lay" if laid else "first", cell=cell)
            return
        demands = _demands(laid, cell)
        mismatches = _unmet(demands, tile.rivers) if tile.is_land else []
        yield from (broken("map.river-edges", cell=cell, edge=edge) for edge in mismatches)
        for piece in tile.rivers:  # a new river begins with a source or runs into a sea that is there
            if len(piece) > 1 and not any(demands.get(it, neighbour(cell, it) in laid) for it in piece):
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
        facts = {"cell": self.cell, "terrain": self.terrain, "rivers": self.rivers}
        tell("map.two-tiles-each", "laid", self.seat, **facts)
        tiles = state.world.tiles.with_(read_cell(self.cell), self.tile)
        state = replace(state, world=World(tiles, (), state.world.name))  # map.two-tiles-each
        following = LayTiles(frame.seat, frame.left - 1)
        if frame.left <= 1:
            following = LayTiles([*after(state.seats, frame.seat), frame.seat][0])
        if len(tiles) < state.size and following.allows(state):
            return state.swap(following)
        tell("map.cover", "map-finished", tiles=len(state.world.tiles))
        return state.swap(DrawRow())


def _unmet(demands: Mapping[int, bool], rivers: Rivers) -> list[int]:
    """The edges at which a tile with such rivers does not match what lies around it."""
    reached = edges_of(rivers)
    return [edge for edge, crossed in demands.items() if crossed != (edge in reached)]


def _finishing_faults(
    state: RoadsAndBoats, cell: Cell, tile: Tile, left: Counter[tuple[str, Rivers]]
) -> Iterator[Violation]:
    if not tile.rivers and not any(system.open for system in _rivers_of(state.world)):
        return
    shape = SEA if tile.is_sea else tile.rivers
    shapes = _shapes_left(state.box.supply, state.world)
    if _can_finish(state.world, cell, shape, shapes, state.size, len(state.seats)):
        return
    systems = with_tile(_rivers_of(state.world), {**state.world.tiles, cell: tile}, cell)
    if found := list(flaws(systems, cell)):
        yield from found
        return
    rest = _shapes(left - Counter([(tile.terrain, design(tile.rivers))]))
    fault = _lack(systems, rest, state.size - len(state.world.tiles) - 1)
    yield broken("map.river-finishable", cell=cell, fault=fault)


def _lack(systems: Sequence[RiverSystem], left: Mapping[Shape, int], to_come: int) -> str:
    """What rivers lack that cannot be finished."""
    if left.get(SPRING, 0) < springs_wanted(systems):
        return "too-few-springs"
    if left.get(SEA, 0) < len(systems) and not any(system.mouths for system in systems):
        return "too-few-seas"
    ends = {neighbour(*end) for system in systems for end in system.open}
    return "no-fitting-tile" if len(ends) <= to_come else "too-few-tiles"


def defects(state: RoadsAndBoats, frame: LayTiles) -> Iterator[Violation]:
    """What no map that is being laid can have, as far as it is known without a search."""
    world, laid = state.world, len(state.world.tiles)
    if not 1 <= frame.left <= TILES_A_TURN:
        yield broken("map.two-tiles-each", "left", left=frame.left)
    if laid >= state.size:
        yield broken("map.size", "full", tiles=laid, size=state.size)
    found = defects_so_far(world, state.box.supply)
    yield from found
    if found or laid >= state.size:
        return
    shapes = _shapes_left(state.box.supply, world)
    draft = _draft(world, shapes, state.size, len(state.seats))
    if draft is not None and draft.cannot_be_finished:
        fault = _lack(_rivers_of(world), shapes, state.size - laid)
        yield broken("map.river-finishable", "so-far", fault=fault)


@lru_cache(maxsize=4096)
def _can_finish(
    world: World, cell: Cell, shape: Shape, left: FrozenMap[Shape, int], size: int, seats: int
) -> bool:
    """Whether all rivers can be finished after a tile: by the way that is found before it, or by another."""
    draft, way = _before(world, left, size, seats)
    return draft is not None and can_be_finished(draft, way, cell, shape)


@lru_cache(maxsize=64)
def _before(
    world: World, left: FrozenMap[Shape, int], size: int, seats: int
) -> tuple[Draft | None, Way | None]:
    """The rivers of a map, and a way to finish them."""
    draft = _draft(world, left, size, seats)
    return draft, draft and way_to_finish(draft)


def _draft(world: World, left: FrozenMap[Shape, int], size: int, seats: int) -> Draft | None:
    still = size - len(world.tiles)
    shapes = {cell: SEA if tile.is_sea else tile.rivers for cell, tile in world.tiles.items()}
    return draft_of(shapes, _rivers_of(world), left, still, len(world.land_cells) + still - seats)


def springs_wanted(systems: Iterable[RiverSystem]) -> int:
    """The fewest springs that unfinished rivers still take, flowing together as far as mouths allow.

    A finished river has one mouth, and a spring more than splits.
    """
    unfinished = [system for system in systems if system.open]
    mouths = sum(len(system.mouths) for system in unfinished)
    return sum(system.splits - system.springs for system in unfinished) + max(1, mouths)


def _shapes(left: Counter[tuple[str, Rivers]]) -> Counter[Shape]:
    shapes: Counter[Shape] = Counter()
    for (terrain, rivers), n in left.items():
        shapes[SEA if terrain == SEA_TILE else rivers] += n
    return shapes


def _demands(tiles: Laid, cell: Cell) -> dict[int, bool]:
    """The edges of a cell that lie beside land, and whether a river must cross them."""
    beyond = {edge: tile for edge in EDGES if (tile := tiles.get(neighbour(cell, edge))) and tile.is_land}
    return {edge: opposite(edge) in edges_of(tile.rivers) for edge, tile in beyond.items()}
