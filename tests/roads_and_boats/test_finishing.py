"""Whether rivers can be finished, beside a search that lays every tile everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from rulebook_lab.engine import FrozenMap
from rulebook_lab.games.roads_and_boats.land.banks import Rivers, turned_rivers
from rulebook_lab.games.roads_and_boats.land.hexes import Cell, neighbour, neighbours
from rulebook_lab.games.roads_and_boats.land.world import Tile, World, read_world
from rulebook_lab.games.roads_and_boats.rules import tile_laying
from rulebook_lab.games.roads_and_boats.rules.creating_the_world import defects, river_systems
from rulebook_lab.games.roads_and_boats.rules.drafts import SEA, Draft, Shape, draft_of
from rulebook_lab.games.roads_and_boats.rules.finishing import way_to_finish
from tests.clauses import clause
from tests.roads_and_boats.positions import GAME

Tiles = dict[Cell, Shape]

PLAIN: Shape = ()
SPRING, SHARP, WIDE, STRAIGHT = ((0,),), ((0, 1),), ((0, 2),), ((0, 3),)
SPLITS = [((0, 2, 4),), ((0, 1, 3),), ((0, 1, 4),)]
DOUBLES = [((0, 1), (2, 4)), ((0, 1), (3, 5)), ((0, 1), (3, 4))]


@cache
def turned(shape: Rivers) -> list[Rivers]:
    if shape == SEA:
        return [SEA]
    return sorted({turned_rivers(shape, n) for n in range(6)})


def crossed(shape: Rivers, edge: int) -> bool:
    return any(edge in piece for piece in shape)


def may_lie(tiles: Mapping[Cell, Shape], cell: Cell, shape: Rivers) -> bool:
    """By the words of the rulebook: edges match; a river goes on, has its spring, or runs into a laid sea."""
    if shape == SEA:
        return True
    for edge in range(6):
        beyond = tiles.get(neighbour(cell, edge))
        if beyond not in (None, SEA) and crossed(beyond, (edge + 3) % 6) != crossed(shape, edge):
            return False
    return all(len(piece) == 1 or any(neighbour(cell, edge) in tiles for edge in piece) for piece in shape)


def rivers_of(tiles: Mapping[Cell, Shape]) -> Iterator[tuple[int, int, int, set[Cell]]]:
    """Each river: springs, splits, mouths (nine more for a circle), and the free cells that it runs up to."""
    unseen = {(cell, n) for cell, shape in tiles.items() if shape != SEA for n in range(len(shape))}
    while unseen:
        pieces, mouths, joints, free = [min(unseen)], 0, 0, set()
        for cell, n in pieces:
            for edge in tiles[cell][n]:
                there = neighbour(cell, edge)
                beyond = tiles.get(there)
                if beyond is None:
                    free.add(there)
                elif beyond == SEA:
                    mouths += 1
                else:
                    on = next(m for m, piece in enumerate(beyond) if (edge + 3) % 6 in piece)
                    joints += 1
                    if (there, on) not in pieces:
                        pieces.append((there, on))
        unseen -= {*pieces}
        sizes = Counter(len(tiles[cell][n]) for cell, n in pieces)
        circle = joints // 2 != len(pieces) - 1
        yield sizes[1], sizes[3], mouths + 9 * circle, free


def can_finish(tiles: Tiles, stock: Mapping[Shape, int], still: int) -> bool:
    """Every tile on every cell, turned every way."""
    seen: set[object] = set()

    def tried(tiles: Tiles, stock: Mapping[Shape, int], still: int) -> bool:
        rivers = [*rivers_of(tiles)]
        if any(
            mouths > 1 or (not free and (mouths != 1 or springs != splits + 1))
            for springs, splits, mouths, free in rivers
        ):
            return False
        ends = {cell for *_, free in rivers for cell in free}
        if not ends:
            return True
        if len(ends) > still:
            return False
        key = frozenset(tiles.items())
        if key in seen:
            return False
        seen.add(key)
        beside = sorted({near for cell in tiles for near in neighbours(cell)} - tiles.keys())
        for kind, number in stock.items():
            rest = {**stock, kind: number - 1}
            for cell in beside if number else ():
                for shape in turned(kind):
                    if may_lie(tiles, cell, shape) and tried({**tiles, cell: shape}, rest, still - 1):
                        return True
        return False

    return tried(tiles, stock, still)


def drawn(random: Random, most: int) -> Tiles:
    """Tiles by lot whose edges match, most with rivers."""
    kinds = [SEA, SPRING, SHARP, WIDE, STRAIGHT, PLAIN, *SPLITS, *DOUBLES]
    tiles: Tiles = {(0, 0): random.choice([SEA, SPRING, PLAIN])}
    for _ in range(400):
        if len(tiles) == most:
            break
        ends = [cell for *_, free in rivers_of(tiles) for cell in sorted(free)]
        beside = sorted({near for at in tiles for near in neighbours(at)} - tiles.keys())
        cell = random.choice(ends if ends and random.random() < 0.5 else beside)
        shape = random.choice(turned(random.choice(kinds)))
        after = {**tiles, cell: shape}
        if may_lie(tiles, cell, shape) and all(
            mouths < 2 and (free or (mouths == 1 and springs == splits + 1))
            for springs, splits, mouths, free in rivers_of(after)
        ):
            tiles = after
    return tiles


def asked(tiles: Tiles, stock: Mapping[Shape, int], still: int) -> Draft | None:
    laid = {at: Tile("sea") if it == SEA else Tile("pasture", it) for at, it in tiles.items()}
    return draft_of(tiles, river_systems(laid), {k: n for k, n in stock.items() if n}, still, still)


def undone(random: Random, number: int) -> tuple[Tiles, Counter[Shape]]:
    """A map by lot whose rivers are finished, without some tiles; and these."""
    tiles: Tiles = {}
    while not tiles or any(free for *_, free in rivers_of(tiles)):
        tiles = drawn(random, random.randint(6, 14))
    rest = dict(tiles)
    for _ in range(number):
        cells = [cell for cell in rest if rest[cell] == SEA or any(rest[cell])]
        near = [cell for cell in cells if any(beside not in rest for beside in neighbours(cell))]
        smaller = {cell: {at: it for at, it in rest.items() if at != cell} for cell in near}
        whole = [
            it for it in smaller.values() if it and all(any(n in it for n in neighbours(at)) for at in it)
        ]
        rest = random.choice(whole or [rest])
    return rest, Counter(min(turned(tiles[cell])) for cell in tiles.keys() - rest.keys())


def compared(seed: int) -> tuple[bool, Draft | None, bool]:
    random = Random(seed)
    kinds = [SEA, SPRING, SHARP, WIDE, STRAIGHT, STRAIGHT, *SPLITS, *DOUBLES, *DOUBLES]
    if seed % 4:
        tiles, stock = undone(random, random.randint(1, 4))
        still = stock.total()
        for _ in range(random.choice((0, 0, 1, 2))):
            stock -= Counter(random.sample([*stock.elements()], min(1, stock.total())))
            stock[min(turned(random.choice(kinds)))] += 1
        still = max(0, still - (random.random() < 0.2))
    else:
        tiles = drawn(random, random.randint(3, 9))
        still = random.randint(1, 4)
        stock = Counter(min(turned(random.choice(kinds))) for _ in range(random.randint(still, still + 1)))
    stock[PLAIN] += random.random() < 0.3
    draft = asked(tiles, stock, still)
    way = draft and way_to_finish(draft)
    if way is not None:
        finished = {**tiles, **way}
        assert len(finished) == len(tiles) + len(way), "a cell is used twice"
        assert len(way) <= still
        used = Counter(min(turned(shape)) for shape in way.values())
        assert used <= Counter({min(turned(k)): n for k, n in stock.items()}), (used, stock)
        assert all(m == 1 and s == p + 1 and not f for s, p, m, f in rivers_of(finished))
    return way is not None, draft, can_finish(tiles, stock, still)


@clause("roads_and_boats", "map.river-finishable")
@pytest.mark.parametrize("first", range(0, 400, 50))
def test_what_can_be_finished_is_found_and_nothing_else(first: int) -> None:
    """Every tile on every cell, in maps and stocks by lot."""
    for seed in range(first, first + 50):
        found, _, right = compared(seed)
        assert found == right, seed


@clause("roads_and_boats", "map.river-finishable")
def test_a_map_is_judged_alike_however_it_came_about() -> None:
    """Where searches give up for want of springs: tiles in another order, and nothing kept."""
    random, state = Random("2"), GAME.start(2, map="laid")
    while state.pending[-1].name == "lay-tiles":
        moves = list(state.legal_moves)
        if len(state.world.tiles) % 4 == 3:
            tiles = [*state.world.tiles.items()]
            random.shuffle(tiles)
            for kept in (tile_laying._can_finish, tile_laying._before, tile_laying._rivers_of):
                kept.cache_clear()
            again = replace(state, world=replace(state.world, tiles=FrozenMap(tiles)))
            assert set(again.legal_moves) == set(moves)
        state = state.play(random.choice(moves))


LAST_TILE = {
    3: (
        "0,0 mountain 2; -1,1 mountain 3; -1,0 mountain 0; 0,1 desert 1-5; 1,1 pasture 3-4; 2,1 woods; "
        "-2,0 woods; 1,2 woods; -2,2 pasture 0-1; 0,-1 sea; 1,-2 desert 3-4; 0,-2 pasture 0-1; 3,1 rock; "
        "4,1 pasture; -3,1 woods; -2,1 pasture; 2,0 mountain; -1,-2 rock; -2,-2 woods; -2,-3 mountain; "
        "0,3 pasture; 1,0 rock; 4,2 rock; 4,3 sea; 5,1 desert; -3,-3 mountain; -1,2 woods 2-4; "
        "4,0 woods; 3,4 pasture; 1,-3 woods 0-3; -1,3 pasture 0-3-5; 0,2 pasture 0-3; 2,-4 rock 3-4; "
        "-2,4 woods 0-5; -2,3 rock 2-4; 1,-4 mountain 1-4; 0,-4 rock 1-4; -3,3 woods 1-5; "
        "-3,2 woods 2-4; -1,-4 pasture 1-4; -2,-4 woods 1-4; -4,2 pasture 1-5; -4,1 pasture 2-5; "
        "-3,-4 pasture 1-3; -4,0 pasture 2-5; -4,-3 pasture 0-2; -4,-2 pasture 2-5"
    ),
    2: (
        "0,0 mountain 0; 1,-1 rock 3-4; 1,0 pasture; 1,-2 mountain 4; 2,-2 mountain; 0,-1 pasture 1-4-5; "
        "-1,0 mountain 5; 3,-3 pasture; 1,-3 desert; 2,-3 rock; -2,1 pasture; 1,1 woods; 0,2 mountain; "
        "0,-2 pasture 1-2; 1,2 desert; 2,-1 sea; -2,0 rock; -3,0 woods; 1,-4 mountain; 4,-4 desert; "
        "5,-4 desert; 3,-4 desert; 5,-5 mountain; -1,1 woods; -4,1 woods; 6,-4 woods; -2,2 rock; "
        "0,1 mountain; 7,-5 woods; -1,-2 desert; 1,3 desert"
    ),
}
"""Maps by lot to which one tile is to come, by the number of players."""


@clause("roads_and_boats", "map.river-finishable", "map.river-source")
@pytest.mark.parametrize("seats", LAST_TILE)
def test_the_last_tile_is_judged_by_the_map_that_it_finishes(seats: int) -> None:
    """Found by random games: ends near which a last tile would begin a river lay off the grid."""
    state = GAME.start(seats, map="laid")
    state = replace(state, world=read_world(LAST_TILE[seats].replace("; ", "\n")))
    (_, frame) = state.pending
    legal = {*state.legal_moves}
    for move in tile_laying.Lay.near(state, frame):
        cell = tile_laying.read_cell(move.cell)
        finished = World(state.world.tiles.with_(cell, move.tile))
        assert (move in legal) == (not defects(finished)), move
        assert bool(state.why_not(move)) == (move not in legal), move
