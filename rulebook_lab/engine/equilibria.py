"""All equilibria of a game of three players with a few choices each, by support enumeration.

A support says which choices each player mixes. Given one, everybody is indifferent between his own:
equations that are linear in the odds of each player alone. One player's odds are taken as known; then those
of the other two follow from linear equations, and what remains must vanish: no equation if the one is
certain, a polynomial in one number if he mixes two choices (all its zeros are found), two or three equations
if he mixes more (zeros are looked for from a net of starts).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, product

Vector = list[float]
Matrix = list[Vector]
Support = tuple[int, ...]
Mix = tuple[Vector, ...]
"""The odds of every choice of each player."""
Pay = Callable[[int, tuple[int, int, int]], float]
"""What a player gets if all choose so."""

SMALL = 1e-9
"""Less than this is nothing: payoffs are of the size of one."""
NET = 16
"""Starts on each side of the net from which zeros in several numbers are looked for: of 176 equilibria that
were put into games it found 174, and a net of 24, which takes three times as long, all of them."""
STEPS = 25
ASTRAY = 0.3
"""A start that leads so far out of what odds can be is given up."""


def equilibria(sizes: tuple[int, int, int], pay: Pay, net: int = NET) -> Iterator[Mix]:
    """Every isolated equilibrium in which at least two of the players mix; `sizes` counts their choices.

    Where a support has a whole line of equilibria (as ties between payoffs make) none of its inside is
    among them.
    """
    found: list[Mix] = []
    for support in _supports(sizes, pay):
        for mix in _of(support, sizes, pay, net):
            if _stable(mix, sizes, pay) and not any(_same(mix, other) for other in found):
                found.append(mix)
                yield mix


def _supports(sizes: tuple[int, int, int], pay: Pay) -> Iterator[tuple[Support, ...]]:
    """Supports of which no choice is always worse than another while the others keep to theirs."""
    every = [[s for n in range(1, size + 1) for s in combinations(range(size), n)] for size in sizes]

    @cache
    def sensible(at: int, first: Support, second: Support) -> frozenset[int]:
        others = list(product(first, second))
        rows = [[pay(at, _put(at, own, pair)) for pair in others] for own in range(sizes[at])]
        return frozenset(
            own
            for own, row in enumerate(rows)
            if not any(all(b > a + SMALL for a, b in zip(row, other, strict=True)) for other in rows)
        )

    for support in product(*every):
        if sum(len(choices) > 1 for choices in support) < 2:
            continue
        others = ((support[1], support[2]), (support[0], support[2]), (support[0], support[1]))
        if all(sensible(at, *others[at]).issuperset(support[at]) for at in range(3)):
            yield support


def _put(at: int, own: int, others: tuple[int, int]) -> tuple[int, int, int]:
    choices = [*others[:at], own, *others[at:]]
    return choices[0], choices[1], choices[2]


# -- one support ----------------------------------------------------------------------------


def _of(support: tuple[Support, ...], sizes: tuple[int, int, int], pay: Pay, net: int = NET) -> Iterator[Mix]:
    """The mixes of a support in which everybody is indifferent between his own choices."""
    known = min(range(3), key=lambda at: len(support[at]))
    more, less = sorted((at for at in range(3) if at != known), key=lambda at: -len(support[at]))
    system = System(support, known, more, less, pay)
    for odds in system.zeros(net):
        solved = system.mix(odds)
        if solved is not None:
            yield tuple(_whole(solved[at], support[at], sizes[at]) for at in range(3))


def _whole(odds: Vector, support: Support, size: int) -> Vector:
    given = dict(zip(support, odds, strict=True))
    return [given.get(choice, 0.0) for choice in range(size)]


class System:
    """The equations of one support, the odds of the player `known` given; `more` mixes at least as many
    choices as `less`."""

    def __init__(self, support: tuple[Support, ...], known: int, more: int, less: int, pay: Pay) -> None:
        self.support, self.known, self.more, self.less = support, known, more, less
        place = (known, more, less)

        def gain(at: int, own: int, first: int, second: int) -> float:
            """What a player gains by his first choice over another, at choices of the two after him."""
            there = {at: own}
            there |= dict(zip((each for each in place if each != at), (first, second), strict=True))
            base = there | {at: support[at][0]}
            return pay(at, (there[0], there[1], there[2])) - pay(at, (base[0], base[1], base[2]))

        k, m, n = (support[at] for at in place)
        self._of_more = [[[gain(more, own, c, b) for b in n] for c in k] for own in m[1:]]
        self._of_less = [[[gain(less, own, c, a) for a in m] for c in k] for own in n[1:]]
        self._of_known = [[[gain(known, own, a, b) for b in n] for a in m] for own in k[1:]]
        self.free = len(k) - 1
        self._spare = len(m) - len(n)

    def zeros(self, net: int) -> Iterator[Vector]:
        """The odds of the known player, as far as the equations allow."""
        if self.free == 0:
            yield [1.0]
        elif self._spare > self.free:
            return  # more equations than numbers
        elif self.free == 1:
            degree = len(self.support[self.more]) + len(self.support[self.less])
            yield from ([1 - z, z] for z in _roots_of(lambda z: self.rest([1 - z, z])[0], degree))
        else:
            yield from _zeros(self.rest, self.free, net)

    def rest(self, odds: Vector) -> Vector:
        """What is left over of the equations at odds of the known player; all nought at an equilibrium."""
        of_more, of_less = _at(self._of_more, odds), _at(self._of_less, odds)
        if self._spare == 0:
            first, second = null(of_less), null(of_more)
            return [_between(first, table, second) for table in self._of_known]
        square = of_more[: len(self.support[self.less])]
        if self.free == 1:
            return [det(square)]
        second = null(of_more[: len(self.support[self.less]) - 1])
        rows = [[sum(map(_times, row, second)) for row in table] for table in self._of_known]
        return [det(square), det([*of_less, *rows][: len(self.support[self.more])])]

    def mix(self, odds: Vector) -> tuple[Vector, ...] | None:
        """The odds of all three, where those of the known player give them; None if they are no odds."""
        second = solved(_at(self._of_more, odds), len(self.support[self.less]))
        if second is None:
            return None
        rows = [[sum(map(_times, row, second)) for row in table] for table in self._of_known]
        first = solved([*_at(self._of_less, odds), *rows], len(self.support[self.more]))
        if first is None or min(odds) < SMALL:
            return None
        by_place = {self.known: odds, self.more: first, self.less: second}
        return by_place[0], by_place[1], by_place[2]


def _at(tables: list[Matrix], odds: Vector) -> Matrix:
    """Rows of gains, the known player's choices weighed by his odds."""
    width = len(tables[0][0]) if tables else 0
    return [
        [sum(p * line[i] for p, line in zip(odds, table, strict=True)) for i in range(width)]
        for table in tables
    ]


def _times(a: float, b: float) -> float:
    return a * b


def _between(first: Vector, table: Matrix, second: Vector) -> float:
    return sum(p * sum(map(_times, row, second)) for p, row in zip(first, table, strict=True))


# -- linear equations -----------------------------------------------------------------------


def det(rows: Matrix) -> float:
    """The determinant.

    >>> det([[1.0, 2.0], [3.0, 4.0]])
    -2.0
    """
    if len(rows) == 2:
        (a, b), (c, d) = rows
        return a * d - b * c
    if len(rows) == 3:
        (a, b, c), (d, e, f), (g, h, i) = rows
        return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    if not rows:
        return 1.0
    return sum(
        (1 - i % 2 * 2) * value * det([row[:i] + row[i + 1 :] for row in rows[1:]])
        for i, value in enumerate(rows[0])
        if value
    )


def null(rows: Matrix) -> Vector:
    """What some rows, one fewer than they are wide, are all at right angles to; polynomial in their entries.

    >>> null([[1.0, -2.0]])
    [-2.0, -1.0]
    """
    return [(1 - i % 2 * 2) * det([row[:i] + row[i + 1 :] for row in rows]) for i in range(len(rows) + 1)]


def solved(rows: Matrix, width: int) -> Vector | None:
    """The only odds at which all rows come to nought; None if there are none, or more than one.

    >>> solved([[1.0, -3.0]], 2)
    [0.75, 0.25]
    """
    table = [[*row, 0.0] for row in rows] + [[1.0] * width + [1.0]]
    for column in range(width):
        pivot = max(range(column, len(table)), key=lambda at: abs(table[at][column]), default=column)
        if pivot >= len(table) or abs(table[pivot][column]) < 1e-7:
            return None
        table[column], table[pivot] = table[pivot], table[column]
        for at, row in enumerate(table):
            if at != column and row[column]:
                share = row[column] / table[column][column]
                table[at] = [a - share * b for a, b in zip(row, table[column], strict=True)]
    if any(abs(row[-1]) > 1e-6 for row in table[width:]):
        return None
    odds = [row[-1] / row[at] for at, row in enumerate(table[:width])]
    return odds if min(odds) > SMALL else None


# -- zeros ----------------------------------------------------------------------------------


def _roots_of(value: Callable[[float], float], degree: int) -> list[float]:
    """The zeros between 0 and 1 of a polynomial of at most that degree, from its values."""
    points = [i / degree for i in range(degree + 1)]
    ahead = [value(point) for point in points]
    for width in range(1, degree + 1):  # Newton's divided differences
        for i in range(degree, width - 1, -1):
            ahead[i] = (ahead[i] - ahead[i - 1]) / (points[i] - points[i - width])
    terms = [0.0]
    for point, factor in zip(reversed(points), reversed(ahead), strict=True):
        terms = [a - point * b for a, b in zip([0.0, *terms], [*terms, 0.0], strict=True)]
        terms[0] += factor
    return roots(terms)


def roots(terms: Sequence[float]) -> list[float]:
    """The zeros between 0 and 1 of a polynomial, its terms from the constant on.

    Between two zeros of its slope it has at most one.

    >>> [round(root, 6) for root in roots([0.125, -0.75, 1.0])]
    [0.25, 0.5]
    """
    size = max(map(abs, terms))
    kept = list(terms)
    while len(kept) > 1 and abs(kept[-1]) <= 1e-11 * size:
        kept.pop()
    if len(kept) < 2 or size < SMALL:
        return []

    def value(z: float) -> float:
        total = 0.0
        for term in reversed(kept):
            total = total * z + term
        return total

    turns = [0.0, *roots([i * term for i, term in enumerate(kept)][1:]), 1.0]
    found = [turn for turn in turns if abs(value(turn)) < 1e-10 * size]
    for low, high in pairwise(turns):
        if value(low) * value(high) < 0:
            falls = value(low) > 0
            for _ in range(60):
                middle = (low + high) / 2
                low, high = (middle, high) if (value(middle) > 0) == falls else (low, middle)
            found.append((low + high) / 2)
    return sorted(found)


def _zeros(rest: Callable[[Vector], Vector], free: int, net: int) -> Iterator[Vector]:
    """Odds at which several values vanish, by Newton's method from a net of starts; each once."""
    found: list[Vector] = []
    for corner in product(range(1, net), repeat=free):
        if sum(corner) >= net:
            continue
        odds = _newton(rest, [1 - sum(corner) / net, *(each / net for each in corner)])
        if odds and not any(max(abs(a - b) for a, b in zip(odds, o, strict=True)) < 1e-6 for o in found):
            found.append(odds)
            yield odds


def _newton(rest: Callable[[Vector], Vector], odds: Vector) -> Vector | None:
    for _ in range(STEPS):
        now, tiny = rest(odds), 1e-7
        slopes = []
        for at in range(1, len(odds)):
            moved = odds.copy()
            moved[at] += tiny
            moved[0] -= tiny
            slopes.append([(b - a) / tiny for a, b in zip(now, rest(moved), strict=True)])
        step = _step([list(row) for row in zip(*slopes, strict=True)], now)
        if step is None:
            return None
        odds = [odds[0] + sum(step), *(p - s for p, s in zip(odds[1:], step, strict=True))]
        if min(odds) < -ASTRAY:
            return None
        if max(map(abs, step)) < 1e-12:
            return odds if min(odds) > SMALL else None
    return None


def _step(slopes: Matrix, now: Vector) -> Vector | None:
    """How far Newton's method goes: by Cramer's rule."""
    whole = det(slopes)
    if abs(whole) < 1e-14:
        return None
    columns = range(len(now))
    swapped = ([[*row[:c], n, *row[c + 1 :]] for row, n in zip(slopes, now, strict=True)] for c in columns)
    return [det(rows) / whole for rows in swapped]


# -- whether nobody gains -------------------------------------------------------------------


def brings(mix: Mix, at: int, sizes: tuple[int, int, int], pay: Pay) -> Vector:
    """What each choice brings a player while the others mix as they do."""
    others = [other for other in range(3) if other != at]
    totals = [0.0] * sizes[at]
    for pair in product(*(range(sizes[other]) for other in others)):
        likely = mix[others[0]][pair[0]] * mix[others[1]][pair[1]]
        if likely:
            for own in range(sizes[at]):
                totals[own] += likely * pay(at, _put(at, own, (pair[0], pair[1])))
    return totals


def _stable(mix: Mix, sizes: tuple[int, int, int], pay: Pay) -> bool:
    for at in range(3):
        values = brings(mix, at, sizes, pay)
        best = max(values)
        if any(odds > 0 and value < best - 1e-6 for odds, value in zip(mix[at], values, strict=True)):
            return False
    return True


def _same(one: Mix, other: Mix) -> bool:
    return all(
        abs(a - b) < 1e-5
        for first, second in zip(one, other, strict=True)
        for a, b in zip(first, second, strict=True)
    )
