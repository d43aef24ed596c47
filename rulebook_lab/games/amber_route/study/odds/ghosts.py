"""Slipping past a ghost: one roll, a total to reach."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from ...piles import Dice
from .aims import TO_WIN, ZERO, Aim, Forecast, Plan, forecast, one_roll
from .dice import rolls, sums

HIGH = 6


def ghost_plans(dice: Dice, total: int, escorts: int, ambers: int) -> Iterator[Plan]:
    """List the plans worth a thought: for each number of ambers no escort, or just enough of them."""
    for bought in range(ambers + 1):
        lacking = total - sum(dice) - HIGH * bought
        faces = (HIGH,) * bought
        yield Plan((), faces, int(lacking > 0))
        if 0 < lacking <= min(escorts, HIGH * len(dice) - sum(dice)):
            yield Plan(raised(dice, lacking), faces, 0)


def raised(dice: Dice, steps: int) -> tuple[tuple[int, int], ...]:
    """Give the dice to turn up, the highest first, by so many steps in all."""
    turned = []
    for die in dice:
        step = min(steps, HIGH - die)
        if step:
            turned.append((die, die + step))
            steps -= step
    return tuple(turned)


@cache
def prices(total: int, dice: int, ambers: int) -> dict[int, Fraction]:
    """Give the odds of each number of escorts that reaches the total when all ambers are spent."""
    found: dict[int, Fraction] = {}
    for rolled, odds in sums(dice).items():
        price = max(0, total - rolled - HIGH * ambers)
        if rolled + price <= HIGH * dice:
            found[price] = found.get(price, ZERO) + odds
    return found


@cache
def slip_past(total: int, dice: int, escorts: int = 0, ambers: int = 0, aim: Aim = TO_WIN) -> Forecast:
    """Tell what a ghost's total comes to with some dice rolled, and escorts and ambers to spend."""
    table = rolls(dice)
    return forecast(table, one_roll(table, lambda d: ghost_plans(d, total, escorts, ambers), aim), aim)
