"""A map that is being laid, as far as its rivers go: their open ends, the tiles left, ways between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations, product
from math import inf
from operator import itemgetter
from typing import NamedTuple

from ..land.banks import Rivers, design, turned_rivers
from ..land.hexes import EDGES, Cell, neighbour, opposite
from .creating_the_world import RiverSystem

Shape = Rivers
"""The rivers of a tile, whatever its terrain; a sea tile has a shape of its own, SEA."""

Way = dict[Cell, Shape]
"""Tiles by cell that finish all rivers."""

Stock = Mapping[Shape, int]
"""How many tiles of each shape are left, each shape as its design."""

SPRING: Shape = design(((0,),))
SEA: Shape = ((),)


class Grid(NamedTuple):
    """Cells as bits of a number, so that many are spread over at once: all that tiles to come can reach."""

    q: int
    r: int
    width: int
    height: int

    def bit(self, cell: Cell) -> int:
        """The bit of a cell."""
        return 1 << (cell[0] - self.q + (cell[1] - self.r) * self.width)

    @property
    def whole(self) -> int:
        """All cells but those of the last column, over which nothing spreads from one side to the other."""
        return sum(((1 << self.width - 1) - 1) << row * self.width for row in range(self.height))

    def spread(self, cells: int) -> int:
        """The cells beside some."""
        w = self.width
        return cells << 1 | cells >> 1 | cells << w | cells >> w | cells << w - 1 | cells >> w - 1


def _grid_around(cells: Iterable[Cell], margin: int) -> Grid:
    across, down = zip(*cells, strict=True)
    q, r = min(across) - margin, min(down) - margin
    return Grid(q, r, max(across) + margin - q + 2, max(down) + margin - r + 1)


class River(NamedTuple):
    """A river that is not finished: whether it has its mouth, and how many springs it wants by itself.

    That is one, one more for each split, one less for each spring that it has; so it has as many open ends,
    and one more until it has its mouth.
    """

    mouth: bool
    wants: int


class Arrival(NamedTuple):
    """An open end of a river, seen from the free cell that it faces."""

    edge: int
    river: int


class Pair(NamedTuple):
    """Two open ends that can be led to each other, and how many cells lie between them at least."""

    between: int
    one: Cell
    here: Arrival
    other: Cell
    there: Arrival


class Draft(NamedTuple):
    """A map as far as it is laid or planned, with the open ends of its rivers and the tiles left."""

    tiles: Mapping[Cell, Shape]
    ends: Mapping[Cell, tuple[Arrival, ...]]
    rivers: Mapping[int, River]
    left: Stock
    still: int
    seas: int
    """How many of the tiles still to be laid may be sea, so that land for every home is left."""
    grid: Grid
    free: int

    def laid(self, cell: Cell, shape: Shape) -> Draft | None:
        """The same with one more tile; None where a river gets a second mouth, runs in a circle or is closed
        without a mouth, or where such a tile is not left."""
        left = _less(self.left, design(shape))
        still, seas = self.still - 1, self.seas - (shape == SEA)
        if left is None or still < 0 or seas < 0:
            return None
        tiles, free = {**self.tiles, cell: shape}, self.free & ~self.grid.bit(cell)
        ends = dict(self.ends)
        arriving = ends.pop(cell, ())
        if not arriving and not any(shape):
            return Draft(tiles, ends, self.rivers, left, still, seas, self.grid, free)
        rivers = dict(self.rivers)
        if shape == SEA:
            for _, name in arriving:
                before = rivers[name]
                if before.mouth:
                    return None
                rivers[name] = River(True, before.wants)
                if not before.wants:
                    del rivers[name]
            return Draft(tiles, ends, rivers, left, still, seas, self.grid, free)
        by_edge = dict(arriving)
        for piece in shape:
            joined = [by_edge[edge] for edge in piece if edge in by_edge]
            if len({*joined}) < len(joined):
                return None
            onward = [(neighbour(cell, edge), opposite(edge)) for edge in piece if edge not in by_edge]
            open_ends = [end for end in onward if end[0] not in tiles]
            mouths = len(onward) - len(open_ends) + sum(rivers[name].mouth for name in joined)
            wants = len(piece) - 1 + sum(rivers[name].wants - 1 for name in joined)
            if mouths > 1 or wants < 0:
                return None
            new = joined[0] if joined else max(rivers, default=0) + 1
            for name in joined[1:]:
                del rivers[name]
                by_edge = {edge: new if it == name else it for edge, it in by_edge.items()}
                for at, there in ends.items():
                    ends[at] = tuple(Arrival(it.edge, new) if it.river == name else it for it in there)
            for at, edge in open_ends:
                ends[at] = (*ends.get(at, ()), Arrival(edge, new))
            rivers[new] = River(mouths > 0, wants)
            if not wants and mouths:
                del rivers[new]
        return Draft(tiles, ends, rivers, left, still, seas, self.grid, free)

    @property
    def joins(self) -> int:
        """How many times rivers must be led to each other for want of springs."""
        return sum(river.wants for river in self.rivers.values()) - self.left.get(SPRING, 0)

    @property
    def lacks_springs(self) -> bool:
        """Whether too few springs are left however the rivers flow together."""
        mouths = sum(river.mouth for river in self.rivers.values())
        return bool(self.rivers) and self.joins > len(self.rivers) - max(1, mouths)

    @property
    def cannot_be_finished(self) -> bool:
        """Whether springs or tiles are too few, whatever is laid."""
        return self.lacks_springs or self.least > self.still

    @property
    def least(self) -> float:
        """At least so many tiles finish the rivers: one at each cell where they end, and those between cells
        that are led to each other; infinite where so many cannot be.

        A tile of two rivers saves none, for instead of its sharp bend a river passes by in as many tiles; but
        two such tiles side by side may save one.
        """
        joins = self.joins
        if joins <= 0:
            return len(self.ends)
        most = self.still - len(self.ends) + 1
        return len(self.ends) + _cheapest(tuple(self.pairs), joins, self.rivers, most, self.doubles // 2)

    @property
    def doubles(self) -> int:
        """How many tiles of two rivers are left."""
        return sum(n for shape, n in self.left.items() if len(shape) > 1)

    @property
    def pairs(self) -> list[Pair]:
        """Open ends of rivers that can flow together, two and two, the nearest first."""
        goals = {self.grid.bit(cell): cell for cell in self.ends}
        passes = self._passes() if len(goals) > 2 else []
        found: list[Pair] = []
        for start, one in [*goals.items()]:
            here = self.ends[one]
            del goals[start]
            found += self._joinable(0, one, combinations(here, 2), one)
            for goal, between in self._between(start, {*goals}, passes):
                other = goals[goal]
                found += self._joinable(between, one, product(here, self.ends[other]), other)
        return sorted(found)

    def _joinable(
        self, between: int, one: Cell, ends: Iterable[tuple[Arrival, Arrival]], other: Cell
    ) -> Iterator[Pair]:
        return (Pair(between, one, x, other, y) for x, y in ends if can_join(self.rivers, x.river, y.river))

    def _between(
        self, start: int, goals: set[int], passes: Iterable[tuple[int, int]]
    ) -> Iterator[tuple[int, int]]:
        """Cells that can be reached over free cells that no river needs yet, and how many lie between."""
        spread, unseen, last = self.grid.spread, self.free, start
        for cell in self.ends:
            unseen &= ~self.grid.bit(cell)
        steps = 0
        while last and goals:
            reached = spread(last)
            for before, after in passes:
                if last & before:
                    reached |= after
            for goal in [goal for goal in goals if goal & reached]:
                goals.remove(goal)
                yield goal, steps
            last = reached & unseen
            unseen &= ~last
            steps += 1

    def _passes(self) -> list[tuple[int, int]]:
        """Where a river may pass over a cell that another needs, on a tile of both: from one cell beside it
        to the other. Only where it takes its wide bend: instead of the sharp one it can as well pass by."""
        found: list[tuple[int, int]] = []
        doubles = tuple(shape for shape in self.left if len(shape) > 1)
        for cell, there in self.ends.items() if doubles else ():
            wanted = frozenset(edge for edge, _ in there)
            for double in _meeting(wanted, self.given(cell), doubles):
                for one, other in double:
                    if other - one in (2, 4) and wanted.isdisjoint((one, other)):
                        before, after = (self.grid.bit(neighbour(cell, edge)) for edge in (one, other))
                        if before & self.free and after & self.free:
                            found += [(before, after), (after, before)]
        return found

    def led(self, pair: Pair) -> tuple[Way, Draft] | None:
        """Tiles that lead one end to the other by a shortest way over cells that no other river needs, of the
        shapes of which most are left, and what comes of it."""
        bit, spread = self.grid.bit, self.grid.spread
        unseen = self.free & ~sum(bit(cell) for cell in self.ends if cell not in (pair.one, pair.other))
        layers, goal = [bit(pair.one)], bit(pair.other)
        while not layers[-1] & goal:
            unseen &= ~layers[-1]
            layers.append(spread(layers[-1]) & unseen)
            if not layers[-1]:
                return None
        layers[-1] = goal
        for n in reversed(range(1, len(layers))):
            layers[n - 1] &= spread(layers[n])
        ways: dict[tuple[Cell, int], tuple[float, Way]] = {(pair.one, pair.here.edge): (0, {})}
        for layer in layers[1:]:
            onward: dict[tuple[Cell, int], tuple[float, Way]] = {}
            for (cell, into), (scarce, way) in ways.items():
                for out in EDGES:
                    end = neighbour(cell, out), opposite(out)
                    if out == into or not layer & bit(end[0]):
                        continue
                    shape, kind = _through(into, out)
                    if kind in self.left:
                        cost = scarce + 1 / self.left[kind]
                        if end not in onward or cost < onward[end][0]:
                            onward[end] = cost, {**way, cell: shape}
            ways = onward
        found = [
            (scarce + 1 / self.left[kind], way, shape)
            for (_, into), (scarce, way) in ways.items()
            if into != pair.there.edge
            for shape, kind in [_through(into, pair.there.edge)]
            if kind in self.left
        ]
        if not found:
            return None
        _, way, shape = min(found, key=itemgetter(0))
        way = {**way, pair.other: shape}
        after: Draft | None = self
        for cell, shape in way.items():
            after = after and after.laid(cell, shape)
        return after and (way, after)

    def given(self, cell: Cell) -> frozenset[int]:
        """The edges of a cell beside which land lies."""
        there = ((edge, self.tiles.get(neighbour(cell, edge), SEA)) for edge in EDGES)
        return frozenset(edge for edge, tile in there if tile != SEA)

    def fitting(self, cell: Cell) -> tuple[Shape, ...]:
        """The tiles that may lie where rivers arrive, what closes them first."""
        wanted = frozenset(edge for edge, _ in self.ends[cell])
        return (SEA, *_meeting(wanted, self.given(cell), tuple(self.left)))

    def following(self, cell: Cell) -> Iterator[tuple[Shape, Draft]]:
        """What comes of the tiles that may lie there, where springs enough are left."""
        for shape in self.fitting(cell):
            if (after := self.laid(cell, shape)) and not after.lacks_springs:
                yield shape, after


def can_join(rivers: Mapping[int, River], one: int, other: int) -> bool:
    """Whether two rivers may flow together: not if both have a mouth, nor if none is left to be made."""
    a, b = rivers[one], rivers[other]
    return one != other and not (a.mouth and b.mouth) and a.wants + b.wants > 0


def _cheapest(
    pairs: tuple[Pair, ...],
    joins: int,
    rivers: Mapping[int, River],
    most: float,
    doubles: int,
    before: int = 0,
) -> float:
    """The fewest cells between so many pairs of ends that can all be joined, infinite where they cannot be;
    any number from `most` on where there are no fewer. Pairs come nearest first; `doubles` tiles may lie on
    two ways."""
    best = inf
    for n, (between, one, here, other, there) in enumerate(pairs):
        if before + between * joins - doubles >= min(most, best):
            return min(best, before + between * joins - doubles)
        if joins == 1:
            return before + between - min(doubles, before)
        a, b = rivers[here.river], rivers[there.river]
        merged = {**rivers, here.river: River(a.mouth or b.mouth, a.wants + b.wants - 1)}
        del merged[there.river]
        ends = {(one, here.edge), (other, there.edge)}
        apart = (
            _renamed(pair, there.river, here.river)
            for pair in pairs[n + 1 :]
            if ends.isdisjoint(((pair.one, pair.here.edge), (pair.other, pair.there.edge)))
        )
        rest = tuple(it for it in apart if can_join(merged, it.here.river, it.there.river))
        best = min(best, _cheapest(rest, joins - 1, merged, min(most, best), doubles, before + between))
    return best


def _renamed(pair: Pair, old: int, new: int) -> Pair:
    here = pair.here._replace(river=new) if pair.here.river == old else pair.here
    there = pair.there._replace(river=new) if pair.there.river == old else pair.there
    return pair._replace(here=here, there=there)


def draft_of(
    tiles: Mapping[Cell, Shape], systems: Iterable[RiverSystem], left: Stock, still: int, seas: int
) -> Draft | None:
    """The draft of a map; None where a river is such that no tile can mend it."""
    ends: dict[Cell, tuple[Arrival, ...]] = {}
    rivers: dict[int, River] = {}
    for number, system in enumerate(systems):
        if system.blocked or system.flaw:
            return None
        if system.open:
            rivers[number] = River(bool(system.mouths), system.splits - system.springs + 1)
        for cell, edge in system.open:
            at = neighbour(cell, edge)
            ends[at] = (*ends.get(at, ()), Arrival(opposite(edge), number))
    grid = _grid_around(tiles or [(0, 0)], still + 2)  # what lies beyond an end of the last tile
    free = grid.whole & ~sum(map(grid.bit, tiles))
    return Draft(tiles, ends, rivers, left, still, seas, grid, free)


@cache
def _through(into: int, out: int) -> tuple[Shape, Shape]:
    """The shape with a river from edge to edge, as it lies and as a design."""
    shape = (tuple(sorted((into, out))),)
    return shape, design(shape)


def _less(left: Stock, kind: Shape) -> Stock | None:
    number = left.get(kind, 0)
    if number > 1:
        return {**left, kind: number - 1}
    return {it: n for it, n in left.items() if it != kind} if number else None


@lru_cache(maxsize=4096)
def _meeting(wanted: frozenset[int], given: frozenset[int], kinds: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """The land shapes, turned, that take up all rivers at a cell where some edges are given; those with fewer
    open ends first."""
    found = [
        rivers for kind in kinds if any(kind) for rivers in turns(kind) if wanted == edges_of(rivers) & given
    ]
    return tuple(sorted(found, key=lambda shape: len(edges_of(shape) - wanted)))


@cache
def edges_of(rivers: Rivers) -> frozenset[int]:
    """The edges that the rivers of a tile reach."""
    return frozenset(edge for piece in rivers for edge in piece)


@cache
def turns(rivers: Rivers) -> tuple[Rivers, ...]:
    """A design, each way it can be turned."""
    return tuple(sorted({turned_rivers(rivers, n) for n in EDGES}))
