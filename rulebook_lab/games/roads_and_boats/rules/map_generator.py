"""Random maps that are fair because they are symmetric: every seat has the same world around it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random

from ....engine.errors import BadOption
from ....engine.values import FrozenMap
from ..land.geography import distances
from ..land.hexes import EDGES, Cell, are_near, around, neighbour, neighbours, opposite, turned
from ..land.places import land as on_land
from ..land.world import Tile, World
from .creating_the_world import defects

Symmetry = Callable[[Cell, int], tuple[Cell, int]]
"""Where a symmetry takes a cell and an edge of it."""

TERRAIN_CYCLE = (
    *("pasture", "woods", "rock", "mountain", "pasture", "woods"),
    *("mountain", "rock", "pasture", "desert", "woods"),
)
"""The land tiles of one seat, in this order, as many as it gets."""
NEEDED = {"woods", "rock", "mountain"}
"""The terrains without which there are no boards, no stone, no gold."""


def _turn(sixths: int) -> Symmetry:
    return lambda cell, edge: (turned(cell, sixths), (edge + sixths) % 6)


def _mirror(sixths: int) -> Symmetry:
    return lambda cell, edge: _turn(sixths)((cell[1], cell[0]), (3 - edge) % 6)


SYMMETRIES: dict[int, tuple[Symmetry, ...]] = {
    1: (_turn(0),),
    2: (_turn(0), _turn(3)),
    3: (_turn(0), _turn(2), _turn(4)),
    4: (_turn(0), _turn(3), _mirror(0), _mirror(3)),
}
"""The symmetries that make a map fair, by seats; four seats are mirrored twice."""


def fair_world(seats: int, random: Random, *, land: int = 10, sea: int = 6, rivers: int = 1) -> World:
    """A random legal map with `land` land tiles, about `sea` sea tiles and `rivers` a seat.

    Every seat's starting tile sees the same map: seen from each, the others are its images. From each one can
    walk, without a bridge, to all that is NEEDED, so that nobody starts where nothing can be made.
    Raises BadOption for seats other than 1 to 4 or sizes that leave no room for a river.
    """
    if seats not in SYMMETRIES:
        raise BadOption(f"maps are made for 1 to 4 seats, not {seats}")
    if land < 6 or sea < 1 or rivers < 0:
        raise BadOption("a fair map needs at least 6 land tiles and 1 sea tile a seat")
    for _ in range(1000):
        tiles = _terrain(seats, random, land, sea)
        for _ in range(rivers):
            _add_river(tiles, seats, random)
        starts = _starts(tiles, seats, random)
        world = World(FrozenMap(tiles), starts, f"Fair map for {seats}")
        if starts and not defects(world) and within_walking(world, starts[0]) >= NEEDED:
            return world
    raise BadOption("no fair map of this size was found: allow more land or fewer rivers")


def _orbit(cell: Cell, seats: int) -> list[Cell]:
    return list(dict.fromkeys(image(cell, 0)[0] for image in SYMMETRIES[seats]))


def _terrain(seats: int, random: Random, land: int, sea: int) -> dict[Cell, Tile]:
    """A connected blob that grows by whole orbits; orbits too small for all seats become sea."""
    terrains = [*(TERRAIN_CYCLE * land)[:land], *["sea"] * sea]
    random.shuffle(terrains)
    tiles = {(0, 0): Tile("sea")} if seats > 1 else {(0, 0): Tile(terrains.pop())}
    while terrains:
        orbit = _orbit(random.choice(around(tiles)), seats)
        terrain = terrains.pop() if len(orbit) == seats else "sea"
        tiles.update(dict.fromkeys(orbit, Tile(terrain)))
    return tiles


def _add_river(tiles: dict[Cell, Tile], seats: int, random: Random) -> None:
    """From a coast inland, each step to a plain tile that touches no river yet, to a spring."""
    plain = [cell for cell in sorted(tiles) if _is_plain(tiles, cell)]
    beyond = [(cell, edge, tiles.get(neighbour(cell, edge))) for cell in plain for edge in EDGES]
    if not (coasts := [(cell, edge) for cell, edge, tile in beyond if tile == Tile("sea")]):
        return
    cell, entry = random.choice(coasts)
    course: list[tuple[Cell, tuple[int, ...]]] = []
    seen = set(_orbit(cell, seats))
    length = random.randint(2, 4)
    while len(course) < length - 1:
        free = [edge for edge in EDGES if neighbour(cell, edge) not in seen]
        ways = [edge for edge in free if _is_plain(tiles, neighbour(cell, edge))]
        if not ways:
            break
        onward = random.choice(ways)
        course.append((cell, tuple(sorted((entry, onward)))))
        cell, entry = neighbour(cell, onward), opposite(onward)
        seen.update(_orbit(cell, seats))
    course.append((cell, (entry,)))
    for image in SYMMETRIES[seats]:
        for cell, piece in course:
            there = image(cell, 0)[0]
            turned_piece = tuple(sorted(image(cell, edge)[1] for edge in piece))
            tiles[there] = Tile(tiles[there].terrain, (turned_piece,))


def _is_plain(tiles: dict[Cell, Tile], cell: Cell) -> bool:
    return cell in tiles and tiles[cell].is_land and not tiles[cell].rivers


def _starts(tiles: dict[Cell, Tile], seats: int, random: Random) -> tuple[Cell, ...]:
    """Plain pasture whose images lie apart, beside as many of rock, woods and pasture as can be."""
    sights: dict[tuple[Cell, ...], int] = {}
    for cell in random.sample(sorted(tiles), len(tiles)):
        orbit = tuple(_orbit(cell, seats))
        plain = len(orbit) == seats and _is_plain(tiles, cell) and tiles[cell].terrain == "pasture"
        if plain and not any(are_near(*pair) for pair in combinations(orbit, 2)):
            sight = {tiles[near].terrain for near in neighbours(cell) if near in tiles}
            sights[orbit] = len(sight & {"rock", "woods", "pasture"})
    return max(sights, key=lambda orbit: sights[orbit], default=())


def within_walking(world: World, start: Cell) -> set[str]:
    """The terrains to which one can walk from a tile without a bridge."""
    return {world.terrain(place.cell) for place in distances(world, frozenset(), on_land(start))}
