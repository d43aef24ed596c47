"""Rolls of dice, exactly, and sums over what has odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from math import comb
from typing import TypeVar

from ...components import FACES
from ...rules.dice import ways
from ...state import Dice

T = TypeVar("T")
K = TypeVar("K")
ZERO, ONE = Fraction(0), Fraction(1)
HIGH = FACES[-1]


def tally(table: Mapping[T, Fraction], kind: Callable[[T], K]) -> dict[K, Fraction]:
    """Add up the odds of what is of one kind."""
    found: dict[K, Fraction] = {}
    for each, odds in table.items():
        of = kind(each)
        found[of] = found.get(of, ZERO) + odds
    return found


def mean(table: Mapping[T, Fraction], measure: Callable[[T], Fraction]) -> Fraction:
    """Give what a measure comes to on average."""
    return sum((odds * measure(each) for each, odds in table.items()), ZERO)


@cache
def rolls(count: int) -> Mapping[Dice, Fraction]:
    """List every roll of some dice, written from high to low, with its odds."""
    return {dice: Fraction(came, len(FACES) ** count) for dice, came in ways(count).items()}


@cache
def sums(count: int) -> Mapping[int, Fraction]:
    """List every sum of some dice with its odds."""
    return tally(rolls(count), sum)


def hits(count: int, faces: int) -> list[Fraction]:
    """Give the odds of 0, 1, 2 … hits when some faces of each die hit."""
    hit = Fraction(faces, len(FACES))
    return [comb(count, n) * hit**n * (1 - hit) ** (count - n) for n in range(count + 1)]
