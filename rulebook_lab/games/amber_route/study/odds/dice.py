"""Rolls and sums of dice, exactly."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from ...components import FACES
from ...piles import Dice
from ...rules.dice import rolls as weights
from .aims import ZERO


@cache
def rolls(count: int) -> Mapping[Dice, Fraction]:
    """List every roll of some dice, written from high to low, with its odds."""
    return {
        roll.dice: Fraction(ways, len(FACES) ** count)  # type: ignore[attr-defined]
        for roll, ways in weights(count).items()
    }


@cache
def sums(count: int) -> Mapping[int, Fraction]:
    """List every sum of some dice with its odds."""
    found: dict[int, Fraction] = {}
    for dice, odds in rolls(count).items():
        found[sum(dice)] = found.get(sum(dice), ZERO) + odds
    return found


def hits(count: int, faces: int) -> list[Fraction]:
    """Give the odds of 0, 1, 2 … hits when some faces of each die hit."""
    odds = [Fraction(1)]
    chance = Fraction(faces, len(FACES))
    for _ in range(count):
        odds = [
            (odds[n] if n < len(odds) else ZERO) * (1 - chance) + (odds[n - 1] * chance if n else ZERO)
            for n in range(len(odds) + 1)
        ]
    return odds
