"""Getting out of a trap: one roll, a set of equal dice."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from ...components import FACES
from ...piles import Dice
from .aims import TO_WIN, ZERO, Aim, Forecast, Plan, forecast, one_roll
from .dice import rolls


def trap_plans(dice: Dice, needed: int, escorts: int, ambers: int, owned: Dice = ()) -> Iterator[Plan]:
    """For each face and number of ambers the groups that the escorts can make; `owned` are bought before."""
    for face in FACES:
        near = sorted(dice, key=lambda die: abs(die - face))
        for bought in range(min(ambers, needed) + 1):
            table = (*owned, *(face,) * bought)
            left = escorts
            turned: tuple[tuple[int, int], ...] = ()
            yield Plan((), (face,) * bought, short(dice + table, needed))
            for at, die in enumerate(near):
                left -= abs(die - face)
                if left < 0:
                    break
                turned += ((die, face),) * (die != face)
                shaped = (face,) * (at + 1) + tuple(near[at + 1 :]) + table
                yield Plan(turned, (face,) * bought, short(shaped, needed))


def short(dice: Dice, needed: int) -> int:
    """Tell how many dice a set lacks as rolled."""
    return max(0, needed - max(map(dice.count, dice)))


@cache
def prices(needed: int, dice: int, ambers: int) -> dict[int, Fraction]:
    """Give the odds of each number of escorts that completes the set when all ambers are spent."""
    found: dict[int, Fraction] = {}
    if dice + ambers < needed:
        return found
    for roll, odds in rolls(dice).items():
        steps = (sorted(abs(die - face) for die in roll) for face in FACES)
        price = min(sum(each[: max(0, needed - ambers)]) for each in steps)
        found[price] = found.get(price, ZERO) + odds
    return found


@cache
def get_out(needed: int, dice: int, escorts: int = 0, ambers: int = 0, aim: Aim = TO_WIN) -> Forecast:
    """Tell what a trap's set comes to with some dice rolled, and escorts and ambers to spend."""
    table = rolls(dice)
    return forecast(table, one_roll(table, lambda d: trap_plans(d, needed, escorts, ambers), aim), aim)


@cache
def missing(needed: int, dice: int) -> dict[int, Fraction]:
    """Give the odds of each number of missing dice, with nothing spent."""
    found: dict[int, Fraction] = {}
    for roll, odds in rolls(dice).items():
        lacks = short(roll, needed)
        found[lacks] = found.get(lacks, ZERO) + odds
    return dict(sorted(found.items()))
