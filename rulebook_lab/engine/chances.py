"""The odds of cards, and what seats can expect of a game, from how strong each of them stands."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb, exp, inf, sqrt
from operator import mul

from .errors import expect_number

NOTHING = 1e-7
"""So little of a per cent is no more than the rounding of sums."""
SURE = 1.96
"""So many standard errors to either side of a mean make an interval of 95 %."""


def odds_of(wanted: int, among: int, draws: int) -> Fraction:
    """The exact chance that at least one of `wanted` cards is among the next `draws` of `among` cards.

    >>> odds_of(13, 71, 1), odds_of(1, 2, 2)
    (Fraction(13, 71), Fraction(1, 1))
    """
    expect_number("among", among, 0)
    expect_number("wanted", wanted, 0, among)
    expect_number("draws", draws, 0, among)
    return 1 - Fraction(comb(among - wanted, draws), comb(among, draws))


def percent(share: Fraction | float, digits: int = 0) -> str:
    """Tell a share in per cent, rounded; but only what is certain is 100 %, only what cannot be is 0 %.

    >>> percent(0.5), percent(0.998), percent(Fraction(1, 216)), percent(1), percent(0.005)
    ('50%', '>99%', '<1%', '100%', '<1%')
    """
    least, found = 10**-digits, 100 * float(share)
    if NOTHING < found <= least / 2:
        return f"<{least:.{digits}f}%"
    if 100 - least / 2 <= found < 100 - NOTHING:
        return f">{100 - least:.{digits}f}%"
    return f"{found:.{digits}f}%"


def half_width(values: Sequence[float]) -> float:
    """Tell how far to either side of the mean of some values its 95 % interval reaches; of one, endlessly.

    >>> round(half_width([1, 2, 3]), 2), half_width([4])
    (1.13, inf)
    """
    from statistics import variance

    return SURE * sqrt(variance(values) / len(values)) if len(values) > 1 else inf


def strength(features: Sequence[float], weights: Sequence[float]) -> float:
    """Add up features by their weights.

    >>> strength((2.0, 1.0), (0.5, -1.0))
    0.0
    """
    return float(sum(map(mul, features, weights)))


def shares(strengths: Sequence[float]) -> tuple[float, ...]:
    """Give each seat its share of the victory: one point of strength more is e times as likely to win.

    >>> shares((0.0, 0.0))
    (0.5, 0.5)
    >>> [round(share, 2) for share in shares((1.0, 0.0, 0.0))]
    [0.58, 0.21, 0.21]
    """
    best = max(strengths)
    powers = [exp(each - best) for each in strengths]
    total = sum(powers)
    return tuple(power / total for power in powers)


def decided(seats: Sequence[str], winners: Sequence[str]) -> tuple[float, ...]:
    """Give each seat its share of a victory that is won: a shared one counts as its part.

    >>> decided(("blue", "yellow", "red"), ("blue", "red"))
    (0.5, 0.0, 0.5)
    """
    return tuple((seat in winners) / len(winners) for seat in seats)
