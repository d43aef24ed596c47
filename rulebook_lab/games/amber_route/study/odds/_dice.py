"""Rolls of dice, exactly, sums over what has odds, and fights between players: two sums."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from math import comb
from typing import TypeVar

from msgspec import Struct

from .....engine import expect_number, of_kinds
from ...components import FACES
from ...rules.dice import ways
from ...state import Dice

T = TypeVar("T")
K = TypeVar("K")
ZERO, ONE = Fraction(0), Fraction(1)
HIGH = FACES[-1]
MOST_ROLLED = 30
"""Of more dice there are too many rolls to be listed."""


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


@of_kinds
@cache
def rolls(count: int) -> Mapping[Dice, Fraction]:
    """List every roll of some dice, written from high to low, with its odds."""
    expect_number("count", count, 0, MOST_ROLLED)
    return {dice: Fraction(came, len(FACES) ** count) for dice, came in ways(count).items()}


@of_kinds
@cache
def sums(count: int) -> Mapping[int, Fraction]:
    """List every sum of some dice with its odds."""
    return tally(rolls(count), sum)


def hits(count: int, faces: int) -> list[Fraction]:
    """Give the odds of 0, 1, 2 … hits when some faces of each die hit."""
    hit = Fraction(faces, len(FACES))
    return [comb(count, n) * hit**n * (1 - hit) ** (count - n) for n in range(count + 1)]


# -- fights between players -------------------------------------------------------------------

MOST_DICE = 9
"""With more dice a side the sums take minutes, and no card of the box allows them."""


class DuelOdds(Struct, frozen=True):
    """The odds of a fight, as the attacker sees it; a tie is won by the defender."""

    win: Fraction
    tie: Fraction
    lose: Fraction


@of_kinds
@cache
def duel(attack: int, defence: int, attacker_escorts: int = 0, defender_escorts: int = 0) -> DuelOdds:
    """Give the odds with some dice on each side, when both spend escorts as it helps them.

    The attack is fixed first: the attacker turns dice up with every escort, the defender as far as a tie.
    """
    expect_number("attack", attack, 1, MOST_DICE)
    expect_number("defence", defence, 1, MOST_DICE)
    expect_number("attacker_escorts", attacker_escorts, 0)
    expect_number("defender_escorts", defender_escorts, 0)
    win, tie = ZERO, ZERO
    for rolled, odds in sums(attack).items():
        strength = min(HIGH * attack, rolled + attacker_escorts)
        for held, chance in sums(defence).items():
            reach = min(HIGH * defence, held + defender_escorts)
            win += odds * chance * (reach < strength)
            tie += odds * chance * (held <= strength <= reach)
    return DuelOdds(win, tie, 1 - win - tie)
