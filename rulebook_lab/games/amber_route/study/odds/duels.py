"""Fights between players: two sums, a tie for the defender, and escorts on both sides."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from msgspec import Struct

from .....engine import expect_number
from .dice import HIGH, ZERO, sums

MOST_DICE = 9
"""With more dice a side the sums take minutes, and no card of the box allows them."""


class DuelOdds(Struct, frozen=True):
    """The odds of a fight, as the attacker sees it; a tie is won by the defender."""

    win: Fraction
    tie: Fraction
    lose: Fraction


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
