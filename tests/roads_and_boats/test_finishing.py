"""Whether rivers can be finished, beside a search that lays every tile everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product
from math import inf
from random import Random

import pytest
from msgspec.structs import replace

from rulebook_lab.engine import FrozenMap
from rulebook_lab.games.roads_and_boats.land.banks import Rivers, turned_rivers
from rulebook_lab.games.roads_and_boats.land.hexes import Cell, neighbour, neighbours
from rulebook_lab.games.roads_and_boats.land.world import Tile, World, read_world
from rulebook_lab.games.roads_and_boats.rules import tile_laying
from rulebook_lab.games.roads_and_boats.rules.creating_the_world import defects, river_systems
from rulebook_lab.games.roads_and_boats.rules.drafts import (
    SEA,
    Arrival,
    Draft,
    Grid,
    Pair,
    River,
    Shape,
    _cheapest,
    _grid_around,
    can_join,
    draft_of,
)
from rulebook_lab.games.roads_and_boats.rules.finishing import can_be_finished, way_to_finish
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
@pytest.mark.parametrize("seed", range(400))
def test_what_can_be_finished_is_found_and_nothing_else(seed: int) -> None:
    """Every tile on every cell, in maps and stocks by lot."""
    found, _, right = compared(seed)
    assert found == right


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


@clause("roads_and_boats", "map.river-finishable")
def test_no_way_is_longer_than_the_tiles_to_come() -> None:
    """A tile of two rivers would close one end and open two."""
    tiles: Tiles = {(0, 0): SPRING, (1, -1): ((0, 3, 4),), (2, -2): SEA, (1, -2): PLAIN, (-1, 0): SPRING}
    stock = {SEA: 1, SPRING: 3, STRAIGHT: 2, SHARP: 1, DOUBLES[0]: 1, DOUBLES[1]: 1}
    for still in (2, 3):
        draft = asked(tiles, stock, still)
        assert draft is not None
        assert (way_to_finish(draft) is not None) == can_finish(tiles, stock, still)


@clause("roads_and_boats", "map.river-finishable", "material.tile-sheets")
@pytest.mark.parametrize("seas", [1, 2, 3])
def test_a_sea_that_is_laid_elsewhere_is_missing_at_the_mouth(seas: int) -> None:
    draft = asked({(0, 0): SPRING}, {SEA: seas, PLAIN: 3}, 3)
    assert draft is not None
    way = way_to_finish(draft)
    assert way == {neighbour((0, 0), 0): SEA}
    assert can_be_finished(draft, way, neighbour((0, 0), 3), SEA) == (seas > 1)


# -- what a search is made of ----------------------------------------------------------------


def test_cells_of_a_grid_spread_to_those_beside_them() -> None:
    grid = _grid_around([(0, 0), (2, -1)], 2)
    assert grid == Grid(-2, -3, 8, 6)  # from -2 to 4 and a column more, from -3 to 2
    cells = {(q, r): 1 << (q + 2 + 8 * (r + 3)) for q in range(-2, 5) for r in range(-3, 3)}
    assert {cell: grid.bit(cell) for cell in cells} == cells
    assert grid.whole == sum(cells.values())
    random = Random(1)
    for some in [*([cell] for cell in cells), *(random.sample([*cells], 5) for _ in range(40))]:
        beside = {near for cell in some for near in neighbours(cell)} & cells.keys()
        assert grid.spread(sum(cells[cell] for cell in some)) & grid.whole == sum(map(cells.get, beside))


@cache
def by_lot(seed: int) -> Draft:
    """A draft with open ends, few springs and seas."""
    random = Random(f"draft/{seed}")
    while True:
        tiles = drawn(random, random.randint(4, 9))
        stock = Counter({SEA: random.randint(0, 2), SPRING: random.randint(0, 2), PLAIN: 1})
        stock.update(random.choices([SHARP, WIDE, STRAIGHT, *SPLITS, *DOUBLES], k=random.randint(4, 9)))
        left = Counter({min(turned(kind)): 0 for kind in stock})
        for kind, number in stock.items():
            left[min(turned(kind))] += number
        still = random.randint(1, 5)
        draft = asked(tiles, left, still)
        if draft is not None and draft.ends:
            return draft._replace(seas=random.randint(0, still))


def written(draft: Draft) -> object:
    """What there is to know of a draft, its rivers by their ends."""
    ends: dict[int, set[tuple[Cell, int]]] = {name: set() for name in draft.rivers}
    for cell, there in draft.ends.items():
        for arrival in there:
            ends[arrival.river].add((cell, arrival.edge))
    rivers = {(frozenset(ends[name]), river) for name, river in draft.rivers.items()}
    return draft.tiles, rivers, draft.left, draft.still, draft.seas


def free(draft: Draft) -> set[Cell]:
    """The cells of its grid on which no tile lies."""
    grid = draft.grid
    across, down = range(grid.q, grid.q + grid.width - 1), range(grid.r, grid.r + grid.height)
    return {(q, r) for q in across for r in down} - draft.tiles.keys()


@clause("roads_and_boats", "map.river-finishable")
@pytest.mark.parametrize("seed", range(20))
def test_a_tile_on_a_draft_makes_the_draft_of_the_map_with_it(seed: int) -> None:
    draft = by_lot(seed)
    assert draft.free == sum(map(draft.grid.bit, free(draft)))
    beside = {near for cell in draft.tiles for near in neighbours(cell)} - draft.tiles.keys()
    for still, seas in ((draft.still, draft.seas), (0, 1), (1, 0), (1, 1)):
        now = draft._replace(still=still, seas=seas)
        for cell in {*draft.ends, *sorted(beside)[:3]}:
            for shape in (
                shape for kind in (SEA, PLAIN, SPRING, WIDE, *SPLITS[:2]) for shape in turned(kind)
            ):
                if not may_lie(draft.tiles, cell, shape):
                    continue
                kind, water = min(turned(shape)), seas - (shape == SEA)
                rest = Counter(draft.left)
                rest[kind] -= 1
                right = asked({**draft.tiles, cell: shape}, rest, still - 1)
                after = now.laid(cell, shape)
                if right is None or rest[kind] < 0 or still < 1 or water < 0:
                    assert after is None
                else:
                    assert after is not None
                    assert written(after) == written(right._replace(seas=water))
                    assert after.free == draft.free & ~draft.grid.bit(cell)


def steps(draft: Draft, start: Cell) -> dict[Cell, int]:
    """How many free cells that no river needs lie between a cell and each end of a river."""
    found, open_cells, last, unseen = {}, free(draft), {start}, free(draft) - draft.ends.keys()
    for number in range(len(open_cells)):
        reached = {near for cell in last for near in neighbours(cell)}
        found.update((cell, number) for cell in reached & draft.ends.keys() - found.keys())
        last = reached & unseen
        unseen -= last
    return found


def single(seed: int) -> Draft:
    """The same draft without tiles of two rivers."""
    draft = by_lot(seed)
    return draft._replace(left={kind: n for kind, n in draft.left.items() if len(kind) < 2})


def joinable(draft: Draft) -> list[Pair]:
    """All ends that can be led to each other, where no tile has two rivers."""
    cells, found = [*draft.ends], []
    for number, one in enumerate(cells):
        found += [(0, one, x, one, y) for x, y in combinations(draft.ends[one], 2)]
        between = steps(draft, one)
        for other in cells[number + 1 :]:
            if other in between:
                both = product(draft.ends[one], draft.ends[other])
                found += [(between[other], one, x, other, y) for x, y in both]
    return sorted(Pair(*it) for it in found if can_join(draft.rivers, it[2].river, it[4].river))


@cache
def apart(seed: int) -> Draft:
    """A draft with some ends of rivers near each other, each on a cell of its own, and tiles of one river."""
    random = Random(f"apart/{seed}")
    while True:
        tiles = drawn(random, random.randint(3, 7))
        left = dict(zip((SHARP, WIDE, STRAIGHT), random.sample(range(3, 9), 3), strict=True))
        draft = asked(tiles, left, 5)
        alone = draft is not None and all(len(there) == 1 for there in draft.ends.values())
        if draft and alone and any(0 < pair.between < 4 for pair in joinable(draft)):
            return draft


@clause("roads_and_boats", "map.river-finishable")
@pytest.mark.parametrize("seed", range(30))
def test_ends_that_can_flow_together_are_found_with_the_cells_between(seed: int) -> None:
    for draft in (apart(seed), single(seed)):
        assert draft.pairs == joinable(draft)


@pytest.mark.parametrize(
    ("one", "other", "right"),
    [
        (River(False, 1), River(False, 1), True),
        (River(True, 1), River(False, 1), True),
        (River(True, 1), River(True, 1), False),
        (River(False, 0), River(False, 0), False),
        (River(False, 0), River(True, 1), True),
        (River(False, 2), River(True, 2), True),
        (River(False, 1), River(False, 2), True),
    ],
)
def test_rivers_flow_together_with_one_mouth_and_a_spring_left_to_be_made(
    one: River, other: River, right: bool
) -> None:
    rivers = {1: one, 2: other}
    assert (can_join(rivers, 1, 2), can_join(rivers, 2, 1)) == (right, right)
    assert not can_join(rivers, 1, 1)


def shape_of(into: int, out: int) -> Shape:
    return (tuple(sorted((into, out))),)


def leading(draft: Draft, pair: Pair) -> Iterator[dict[Cell, Shape]]:
    """All shortest ways from one end to the other, of tiles that are left."""
    passable = free(draft) - (draft.ends.keys() - {pair.other})
    queue: list[tuple[Cell, int, dict[Cell, Shape]]] = [(pair.one, pair.here.edge, {})]
    for number in range(pair.between + 2):
        following = []
        for cell, into, way in queue:
            for out in range(6):
                if min(turned(shape_of(into, out))) not in draft.left or out == into:
                    continue
                onward = {**way, cell: shape_of(into, out)}
                if number == pair.between + 1:
                    if cell == pair.other and out == pair.there.edge:
                        yield onward
                    continue
                to = neighbour(cell, out)
                if to in passable and to not in onward:
                    following.append((to, (out + 3) % 6, onward))
        queue = following


@clause("roads_and_boats", "map.river-finishable")
@pytest.mark.parametrize("seed", range(30))
def test_one_end_is_led_to_another_by_a_shortest_way_of_what_is_there_most(seed: int) -> None:
    draft = apart(seed)

    def cost(way: Mapping[Cell, Shape]) -> float:
        return round(sum(1 / draft.left[min(turned(shape))] for shape in way.values()), 9)

    for pair in [pair for pair in joinable(draft) if pair.between < 4][:4]:
        ways = [*leading(draft, pair)]
        least = min(map(cost, ways), default=inf)
        found = draft.led(pair)
        if found is None:
            cheapest = [way for way in ways if cost(way) == least]
            assert not cheapest or any(laid_all(draft, way) is None for way in cheapest)
        else:
            way, after = found
            right = laid_all(draft, way)
            assert way in ways
            assert cost(way) == least
            assert right is not None
            assert written(after) == written(right)


def laid_all(draft: Draft, way: Mapping[Cell, Shape]) -> Draft | None:
    after: Draft | None = draft
    for cell, shape in way.items():
        after = after and after.laid(cell, shape)
    return after


def fewest(pairs: tuple[Pair, ...], joins: int, rivers: Mapping[int, River], doubles: int) -> float:
    """The fewest cells between so many pairs, each choice of them tried."""
    best = inf
    for some in combinations(pairs, joins):
        now, name, used = dict(rivers), {river: river for river in rivers}, set()
        for pair in some:
            one, other = name[pair.here.river], name[pair.there.river]
            ends = {(pair.one, pair.here.edge), (pair.other, pair.there.edge)}
            if not can_join(now, one, other) or used & ends:
                break
            used |= ends
            now[one] = River(now[one].mouth or now[other].mouth, now[one].wants + now[other].wants - 1)
            name = {river: one if it == other else it for river, it in name.items()}
        else:
            cells = [pair.between for pair in some]
            best = min(best, sum(cells) - min(doubles, sum(cells[:-1])))
    return best


@pytest.mark.parametrize("seed", range(60))
def test_the_fewest_cells_between_are_those_of_the_best_choice(seed: int) -> None:
    random = Random(seed)
    rivers = {n: River(random.random() < 0.3, random.randint(0, 2)) for n in range(random.randint(2, 5))}
    ends = [((n, k), Arrival(k, n)) for n, river in rivers.items() for k in range(river.wants + 1)]
    both = [(x, y) for x, y in combinations(ends, 2) if can_join(rivers, x[1].river, y[1].river)]
    pairs = tuple(
        sorted(Pair(random.randint(0, 4), *x, *y) for x, y in random.sample(both, min(12, len(both))))
    )
    for joins, doubles in product((1, 2, 3), (0, 1, 2)):
        right = fewest(pairs, joins, rivers, doubles)
        assert _cheapest(pairs, joins, rivers, inf, doubles) == right
        for most in range(9):
            found = _cheapest(pairs, joins, rivers, most, doubles)
            assert found == right if right < most else found >= most


@clause("roads_and_boats", "map.river-finishable")
@pytest.mark.parametrize("seed", range(40))
def test_as_many_tiles_as_ends_and_cells_between_finish_rivers_at_least(seed: int) -> None:
    """Two tiles of two rivers may save one of the cells."""
    plenty = apart(seed % 30)
    double = plenty._replace(left={**plenty.left, DOUBLES[0]: seed % 4}, still=30)
    for draft in (by_lot(seed), plenty, double):
        doubles = sum(n for kind, n in draft.left.items() if len(kind) == 2)
        springs = sum(river.wants for river in draft.rivers.values())
        joins = max(0, springs - draft.left.get(SPRING, 0))
        between = fewest(tuple(draft.pairs), joins, draft.rivers, doubles // 2) if joins else 0
        right = len(draft.ends) + between
        assert draft.least == right if right <= draft.still else draft.least > draft.still


@clause("roads_and_boats", "map.river-finishable")
@pytest.mark.parametrize("seed", range(40))
def test_a_river_passes_beside_another_on_a_tile_of_two_in_a_wide_bend(seed: int) -> None:
    draft = by_lot(seed)
    found = set()
    for cell, there in draft.ends.items():
        wanted = {arrival.edge for arrival in there}
        land = {edge for edge in range(6) if draft.tiles.get(neighbour(cell, edge), SEA) != SEA}
        for double in (shape for kind in draft.left if len(kind) == 2 for shape in turned(kind)):
            edges = {edge for piece in double for edge in piece}
            for one, other in double:
                beyond = {neighbour(cell, one), neighbour(cell, other)}
                wide = (other - one) % 6 in (2, 4) and not wanted & {one, other}
                if edges & land == wanted and wide and beyond <= free(draft):
                    before, after = map(draft.grid.bit, sorted(beyond))
                    found |= {(before, after), (after, before)}
    assert {*draft._passes()} == found


@clause("roads_and_boats", "map.river-finishable")
@pytest.mark.parametrize("seed", range(20))
def test_a_known_way_tells_nothing_else_than_a_search_anew(seed: int) -> None:
    draft = by_lot(seed)
    for seas in {draft.seas, 1}:
        now = draft._replace(seas=seas)
        way = way_to_finish(now)
        if way is None:
            continue
        beside = {near for cell in draft.tiles for near in neighbours(cell)} - draft.tiles.keys()
        for cell in {*way, *sorted(beside)[:4]}:
            for shape in (shape for kind in draft.left for shape in turned(kind)):
                if may_lie(draft.tiles, cell, shape):
                    anew = can_be_finished(now, None, cell, shape)
                    assert can_be_finished(now, way, cell, shape) == anew, (cell, shape)
