"""The map as a picture of points, flooded: what is connected is seen, not computed from the rules.

Rivers are drawn as lines between the middles of the edges they join, springs as short stubs,
bridges as gaps in these lines. Nothing here uses the package's geometry.
"""

from math import cos, hypot, pi, sin, sqrt

SIZE = 26
LINE = 0.75
GAP = 3.5
DIAGONALS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]


def centre(cell):
    q, r = cell
    return SIZE * sqrt(3) * (q + r / 2), SIZE * 1.5 * r


def middle(cell, edge):
    """The middle of an edge of a pointy-top tile: 0 north-east, then clockwise."""
    x, y = centre(cell)
    angle = pi / 180 * (60 * edge - 60)
    apothem = SIZE * sqrt(3) / 2
    return x + apothem * cos(angle), y + apothem * sin(angle)


def corners(cell, edge):
    """The two corners between which an edge runs."""
    x, y = centre(cell)
    ends = [pi / 180 * (60 * edge - 60 + turn) for turn in (-30, 30)]
    return tuple((x + SIZE * cos(angle), y + SIZE * sin(angle)) for angle in ends)


def half_point(cell, edge, half):
    """A point well inside the tile beside a half of an edge."""
    x, y = centre(cell)
    mx, my = middle(cell, edge)
    turn = -1 if half == "a" else 1
    along = pi / 180 * (60 * edge - 60) + turn * pi / 2
    px, py = mx + SIZE / 4 * cos(along), my + SIZE / 4 * sin(along)
    return px + (x - px) * 0.06, py + (y - py) * 0.06


def strokes(cell, piece):
    """The line segments of a river piece, by edge."""
    ends = {edge: middle(cell, edge) for edge in piece}
    if len(piece) == 1:
        (edge,) = piece
        x, y = centre(cell)
        mx, my = ends[edge]
        return {edge: ((mx, my), (mx + (x - mx) / 5, my + (y - my) / 5))}
    if len(piece) == 2:
        one, two = piece
        return {one: (ends[one], ends[two])}
    hub = (sum(x for x, _ in ends.values()) / 3, sum(y for _, y in ends.values()) / 3)
    return {edge: (end, hub) for edge, end in ends.items()}


def _distance(point, segment):
    (x, y), ((ax, ay), (bx, by)) = point, segment
    dx, dy = bx - ax, by - ay
    along = max(0, min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return hypot(x - ax - along * dx, y - ay - along * dy)


def _tile_points(cell):
    x, y = centre(cell)
    for px in range(int(x - SIZE) - 1, int(x + SIZE) + 2):
        for py in range(int(y - SIZE) - 1, int(y + SIZE) + 2):
            dx, dy = abs(px - x), abs(py - y)
            if dx <= SIZE * sqrt(3) / 2 and dy <= SIZE - dx / sqrt(3):
                yield px, py


class Picture:
    """Points of land and of water of a map, with the bridges given as (q, r, arm)."""

    def __init__(self, tiles, bridges=(), walls=()):
        fences = [corners(cell, edge) for cell, edge in walls]
        self.land, self.water = set(), set()
        for cell, (terrain, rivers) in tiles.items():
            segments = [
                (cell[0], cell[1], edge, segment)
                for piece in rivers
                for edge, segment in strokes(cell, piece).items()
            ]
            for point in _tile_points(cell):
                if terrain == "sea":
                    self.water.add(point)
                    continue
                near = [s for s in segments if _distance(point, s[3]) <= LINE]
                if near:
                    self.water.add(point)
                if any(_distance(point, fence) <= LINE for fence in fences):
                    continue
                if all((q, r, arm) in bridges and _in_gap(point, s) for q, r, arm, s in near):
                    self.land.add(point)

    def parts(self, points, steps=((1, 0), (-1, 0), (0, 1), (0, -1))):
        """A number for each point, the same for points that can be joined step by step."""
        part, unseen, n = {}, set(points), 0
        while unseen:
            queue = [unseen.pop()]
            n += 1
            while queue:
                x, y = point = queue.pop()
                part[point] = n
                for near in [(x + dx, y + dy) for dx, dy in steps]:
                    if near in unseen:
                        unseen.remove(near)
                        queue.append(near)
        return part


def _in_gap(point, segment):
    (ax, ay), (bx, by) = segment
    return hypot(point[0] - (ax + bx) / 2, point[1] - (ay + by) / 2) <= GAP


def part_at(parts, point):
    """The part of the point of the picture that is nearest to any point."""
    x, y = point
    near = [(round(x) + dx, round(y) + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return parts[min((p for p in near if p in parts), key=lambda p: hypot(p[0] - x, p[1] - y))]
