"""Random legal maps with springs, bends, straights, splits and two rivers on a tile, for tests."""

from random import Random

from rulebook_lab.engine.values import FrozenMap
from rulebook_lab.games.roads_and_boats.land.banks import crosses
from rulebook_lab.games.roads_and_boats.land.world import Tile, World
from rulebook_lab.games.roads_and_boats.rules.creating_the_world import defects

STEPS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def beside(cell, edge):
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def random_world(random: Random, size: int = 12) -> World:
    """A legal map of `size` tiles; retries until `defects` finds nothing."""
    while True:
        cells = [(0, 0)]
        while len(cells) < size:
            cell = beside(random.choice(cells), random.randrange(6))
            if cell not in cells:
                cells.append(cell)
        sea = set(random.sample(cells, random.randint(1, size // 3)))
        rivers = {cell: [] for cell in cells if cell not in sea}
        for _ in range(random.randint(1, 4)):
            _grow(random, rivers, sea)
        tiles = {
            cell: Tile("sea") if cell in sea else Tile(random.choice(["woods", "pasture", "rock"]))
            for cell in cells
        }
        for cell, pieces in rivers.items():
            tiles[cell] = Tile(tiles[cell].terrain, tuple(sorted(map(tuple, pieces))))
        world = World(FrozenMap(tiles))
        if not defects(world):
            return world


def _grow(random, rivers, sea):
    """A river from a mouth, or an arm from a river that is there already, up to a spring."""
    if random.random() < 0.4:
        grown = [(cell, n) for cell, ps in rivers.items() for n, p in enumerate(ps) if len(p) == 2]
        starts = [
            (cell, n, edge)
            for cell, n in grown
            for edge in range(6)
            if all(edge not in piece for piece in rivers[cell]) and beside(cell, edge) in rivers
        ]
        if starts:
            cell, n, edge = random.choice(starts)
            piece = sorted([*rivers[cell][n], edge])
            others = [p for m, p in enumerate(rivers[cell]) if m != n]
            if not any(crosses(tuple(piece), tuple(p)) for p in others):
                trial = {c: [list(p) for p in ps] for c, ps in rivers.items()}
                trial[cell][n] = piece
                if _walk(random, trial, beside(cell, edge), (edge + 3) % 6):
                    rivers.update(trial)
        return
    mouths = [
        (cell, edge)
        for cell in rivers
        for edge in range(6)
        if beside(cell, edge) in sea and all(edge not in piece for piece in rivers[cell])
    ]
    if mouths:
        trial = {c: [list(p) for p in ps] for c, ps in rivers.items()}
        if _walk(random, trial, *random.choice(mouths)):
            rivers.update(trial)


def _walk(random, rivers, cell, entry) -> bool:
    for _ in range(random.randint(0, 4)):
        free = [
            edge
            for edge in range(6)
            if edge != entry
            and beside(cell, edge) in rivers
            and all(edge not in p and entry not in p for p in rivers[cell])
            and not any(crosses((min(entry, edge), max(entry, edge)), tuple(p)) for p in rivers[cell])
        ]
        if not free or len(rivers[cell]) > 1:
            break
        edge = random.choice(free)
        rivers[cell].append(sorted((entry, edge)))
        cell, entry = beside(cell, edge), (edge + 3) % 6
    if any(entry in piece for piece in rivers[cell]):
        return False
    rivers[cell].append([entry])
    return True
