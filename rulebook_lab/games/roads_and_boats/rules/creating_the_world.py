"""Creating the world: what a finished map must satisfy, with every defect named; maps of one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, permutations
from operator import attrgetter
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from ....engine import BadFile, Game, Seat, Violation, broken
from ..components import Supply
from ..land.banks import crosses, design, is_split, is_spring, piece_at
from ..land.hexes import EDGES, Cell, are_near, neighbour, neighbours, opposite
from ..land.world import NO_TILE, TERRAINS, Tile, World, read_world
from ..state import RoadsAndBoats

Ends = tuple[tuple[Cell, int], ...]
"""River edges, by the tile they are on and their number there."""


class RiverSystem(Struct, frozen=True):
    """River pieces that are connected, with what the rules ask about them.

    `open` are the edges that face a cell without a tile, `blocked` those that face plain land.
    """

    pieces: tuple[tuple[Cell, int], ...]
    springs: int
    splits: int
    mouths: Ends
    open: Ends
    blocked: Ends

    @property
    def circles(self) -> bool:
        """Whether it runs in a circle: it has fewer ends than its splits and springs would make."""
        return len(self.mouths) + len(self.open) + len(self.blocked) != self.splits - self.springs + 2


def river_systems(tiles: Mapping[Cell, Tile]) -> tuple[RiverSystem, ...]:
    """All river systems of a finished or unfinished map, by their first piece."""
    unseen = {(cell, n) for cell, tile in tiles.items() for n in range(len(tile.rivers))}
    systems = []
    while unseen:
        found = [min(unseen)]
        ends: dict[str, list[tuple[Cell, int]]] = {"mouths": [], "open": [], "blocked": []}
        for cell, n in found:  # which grows meanwhile
            for edge in tiles[cell].rivers[n]:
                there = neighbour(cell, edge)
                beyond = tiles.get(there, NO_TILE)
                piece = piece_at(beyond.rivers, opposite(edge)) if beyond.is_land else None
                if piece is None:
                    end = "mouths" if beyond.is_sea else "blocked" if beyond.is_land else "open"
                    ends[end].append((cell, edge))
                elif (there, piece) not in found:
                    found.append((there, piece))
        unseen -= {*found}
        pieces = [tiles[cell].rivers[n] for cell, n in found]
        springs, splits = sum(map(is_spring, pieces)), sum(map(is_split, pieces))
        in_order = {end: tuple(sorted(edges)) for end, edges in ends.items()}
        systems.append(RiverSystem(tuple(sorted(found)), springs, splits, **in_order))
    return tuple(systems)


def with_tile(
    systems: Sequence[RiverSystem], tiles: Mapping[Cell, Tile], cell: Cell
) -> tuple[RiverSystem, ...]:
    """The same once a tile lies on a cell that was free: only what runs up to it is put together anew."""
    tile = tiles[cell]
    arriving = {
        opposite(side): number
        for number, system in enumerate(systems)
        for at, side in system.open
        if neighbour(at, side) == cell
    }
    joined: list[tuple[list[int], set[int]]] = [([], {number}) for number in {*arriving.values()}]
    for n, river in enumerate(tile.rivers):
        pieces, members = [n], {arriving[edge] for edge in river if edge in arriving}
        for other in [each for each in joined if not members.isdisjoint(each[1])]:
            pieces += other[0]
            members |= other[1]
            joined.remove(other)
        joined.append((pieces, members))
    touched = {*arriving.values()}
    found = [system for number, system in enumerate(systems) if number not in touched]
    found += [_joined([systems[n] for n in members], pieces, tiles, cell) for pieces, members in joined]
    return tuple(sorted(found, key=attrgetter("pieces")))


def _joined(
    systems: list[RiverSystem], numbers: list[int], tiles: Mapping[Cell, Tile], cell: Cell
) -> RiverSystem:
    """River systems that some rivers of a new tile join, or that it ends."""
    tile = tiles[cell]
    rivers = [tile.rivers[n] for n in numbers]
    ends = {end: [*chain(*(getattr(system, end) for system in systems))] for end in ("mouths", "blocked")}
    ends["open"] = []
    reached = {edge for river in tile.rivers for edge in river}
    for at, side in chain(*(system.open for system in systems)):
        if neighbour(at, side) != cell:
            ends["open"].append((at, side))
        elif opposite(side) not in reached:
            ends["mouths" if tile.is_sea else "blocked"].append((at, side))
    for edge in chain(*rivers):
        beyond = tiles.get(neighbour(cell, edge), NO_TILE)
        if beyond.is_sea:
            ends["mouths"].append((cell, edge))
        elif not beyond.is_land:
            ends["open"].append((cell, edge))
        elif piece_at(beyond.rivers, opposite(edge)) is None:
            ends["blocked"].append((cell, edge))
    return RiverSystem(
        tuple(sorted([*chain(*(system.pieces for system in systems)), *((cell, n) for n in numbers)])),
        sum(system.springs for system in systems) + sum(map(is_spring, rivers)),
        sum(system.splits for system in systems) + sum(map(is_split, rivers)),
        **{end: tuple(sorted(edges)) for end, edges in ends.items()},
    )


def defects(world: World, supply: Supply | None = None) -> list[Violation]:
    """Everything that is wrong with a map, by clause; with `supply`, also tiles that run out.

    An empty list means that the map is legal. Facts name the cell, so that it can be mended.
    """
    return list(_tiles(world)) or [
        *_connection(world),
        *_rivers(world),
        *_starts(world),
        *_tiles_in_the_box(world, supply),
    ]


def _tiles(world: World) -> Iterator[Violation]:
    for cell, tile in sorted(world.tiles.items()):
        if tile.terrain not in TERRAINS:  # map.terrains
            yield broken("map.terrains", cell=cell, terrain=tile.terrain)
        edges = [edge for piece in tile.rivers for edge in piece]
        twice = len(set(edges)) < len(edges)
        faults = {
            "river-at-sea": tile.is_sea and tile.rivers,
            "river-of-too-many-edges": not all(1 <= len(piece) <= 3 for piece in tile.rivers),
            "no-such-edge": not set(EDGES).issuperset(edges),
            "edge-of-two-rivers": twice,
            "crossing-rivers": not twice and any(crosses(*pair) for pair in permutations(tile.rivers, 2)),
        }
        for fault in (fault for fault, found in faults.items() if found):
            yield broken("map.river-tiles", cell=cell, fault=fault)


def _connection(world: World) -> Iterator[Violation]:
    """Laid one by one, each tile touching the others, the map is in one piece (map.adjacent)."""
    if not world.tiles:
        yield broken("map.adjacent", "empty")
        return
    found = [min(world.tiles)]
    for cell in found:  # which grows meanwhile
        found += [near for near in neighbours(cell) if near in world.tiles and near not in found]
    if apart := sorted(world.tiles.keys() - found):
        yield broken("map.adjacent", cell=apart[0], cells=tuple(apart))


def _rivers(world: World) -> Iterator[Violation]:
    for system in river_systems(world.tiles):
        for cell, edge in system.blocked:
            yield broken("map.river-edges", cell=cell, edge=edge)
        for cell, edge in system.open:  # map.river-border
            yield broken("map.river-border", cell=cell, edge=edge)
        if system.blocked or system.open:
            continue
        first = system.pieces[0][0]
        needed = system.splits + 1  # every arm needs a spring of its own
        if system.springs != needed:
            yield broken("map.river-source", cell=first, springs=system.springs, needed=needed)
        if len(system.mouths) != 1:
            yield broken("map.river-source", "mouths", cell=first, mouths=len(system.mouths))


def _starts(world: World) -> Iterator[Violation]:
    for n, cell in enumerate(world.starts):
        if not world.is_land(cell):
            yield broken("start.land", "mark", cell=cell)
        for other in world.starts[:n]:
            if are_near(cell, other):
                yield broken("start.distance", "marks", cell=cell, other=other)


def _tiles_in_the_box(world: World, supply: Supply | None) -> Iterator[Violation]:
    if supply is None:
        return
    used = Counter((tile.terrain, design(tile.rivers)) for tile in world.tiles.values())
    for (terrain, rivers), count in sorted(used.items()):
        if count > (there := supply.get((terrain, rivers), 0)):
            yield broken("material.tile-sheets", terrain=terrain, used=count, supply=there)


def in_words(found: Iterable[Violation], game: Game) -> str:
    """Defects as sentences, each with its clause."""
    return "; ".join(f"{game.explain(None, defect)} [{defect.clause}]" for defect in found)


def legal_map(text: str) -> World:
    """The map that a text describes.

    Raises BadFile with every line that cannot be read, or with every defect and its clause.

    >>> legal_map("0,0 mountain 1")
    Traceback (most recent call last):
    ...
    rulebook_lab.engine.errors.BadFile: The river on 0,0 runs off the map to the east. [map.river-border]
    """
    try:
        world = read_world(text)
    except ValueError as problem:
        raise BadFile(str(problem)) from problem
    if found := defects(world):
        raise BadFile(in_words(found, RoadsAndBoats.games[""]))
    return world


def load_map(path: str | Path) -> World:
    """The map in a file. Raises BadFile when there is none, or it is no legal map."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise BadFile(f"{path} cannot be read: {problem.strerror}") from problem
    return legal_map(text)


def start_on(world: World, seats: int | Iterable[Seat] = 2) -> RoadsAndBoats:
    """The first position of a game on a map of one's own; alone with the solo rules.

    Marked starts that are too few for the seats are left aside: homes are chosen freely then.
    """
    state: RoadsAndBoats = RoadsAndBoats.games[""].start(seats)
    return replace(state, world=world.for_seats(len(state.seats)))
