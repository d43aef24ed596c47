"""What a challenge comes to, asked in the words of the game."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from .....engine import expect_number, expect_one_of, of_kinds
from ...components import THREATS, Components, Difficulty
from ...state import AmberRouteState
from ._dice import ZERO, rolls, tally
from ._monsters import Foe, beat, fight
from ._plans import TO_WIN, Forecast, Worth, aim_for, get_out, prices, short, slip_past

MANY = 99
"""More escorts or ambers than this nobody asks about."""


def box_in_use(box: Components | None = None) -> Components:
    """Give the box that is meant: the shipped one unless another is given."""
    return box or AmberRouteState.games[""].components()


def row_of(
    box: Components, difficulty: str, dice: int, escorts: int = 0, ambers: int = 0, threat: str = "monster"
) -> Difficulty:
    """Give the figures of a difficulty. Raises RulebookError where anything of the question cannot be."""
    expect_one_of("threat", threat, THREATS)
    expect_one_of("difficulty", difficulty, box.by_name)
    expect_number("dice", dice, 1, box.amounts.max_dice)
    expect_number("escorts", escorts, 0, MANY)
    expect_number("ambers", ambers, 0, MANY)
    return box.by_name[difficulty]


def usable(box: Components, dice: int, ambers: int) -> int:
    """Give the ambers that may buy dice beside so many rolled ones."""
    amounts = box.amounts
    return min(ambers, max(0, amounts.max_dice - dice)) if amounts.cap_counts_amber_dice else ambers


def foe_of(box: Components, difficulty: str, dice: int, shields: int = 0, second_rolls: int = 0) -> Foe:
    """Give a monster met with so many dice, and with so many kept shields and second rolls."""
    row, most = box.by_name[difficulty], usable(box, dice, MANY)
    monster = (row.monster_life, row.monster_dice, row.monster_hit_faces)
    return Foe(*monster, dice, box.amounts.hit_faces, most, shields, second_rolls)


@of_kinds
def challenge(
    threat: str,
    difficulty: str,
    dice: int,
    escorts: int = 0,
    ambers: int = 0,
    *,
    worth: Worth | None = None,
    spending: bool = True,
    box: Components | None = None,
) -> Forecast:
    """Tell what a challenge comes to with best play.

    The aim is to win, or with `worth` to gain the most in points: the reward against all that is spent and
    lost. Without `spending` no escort and no amber goes into dice. The escorts of a fight with a monster are
    those spent and those lost alike.
    """
    used = box_in_use(box)
    row = row_of(used, difficulty, dice, escorts, ambers, threat)
    aim = TO_WIN if worth is None else aim_for(threat, row, worth)
    if threat == "monster":
        return beat(foe_of(used, difficulty, dice), escorts, ambers, aim, spending)
    spare = (escorts, usable(used, dice, ambers)) if spending else (0, 0)
    if threat == "ghost":
        return slip_past(row.ghost_total, dice, *spare, aim)
    return get_out(row.trap_set, dice, *spare, aim)


@of_kinds
def win(
    threat: str,
    difficulty: str,
    dice: int,
    escorts: int = 0,
    ambers: int = 0,
    *,
    spending: bool = True,
    box: Components | None = None,
) -> Fraction:
    """Give the odds of overcoming a challenge, with best play or with nothing spent on dice."""
    used = box_in_use(box)
    row = row_of(used, difficulty, dice, escorts, ambers, threat)
    if threat == "monster":
        return fight(foe_of(used, difficulty, dice), TO_WIN, spending).value(
            (row.monster_life, escorts, ambers)
        )
    spare, buying = (escorts, usable(used, dice, ambers)) if spending else (0, 0)
    found = prices(threat, row.ghost_total if threat == "ghost" else row.trap_set, dice, buying)
    return sum((odds for price, odds in found.items() if price <= spare), ZERO)


monster, ghost, trap = partial(win, "monster"), partial(win, "ghost"), partial(win, "trap")
"""The odds of beating a monster, of slipping past a ghost, of getting out of a trap."""


@of_kinds
def trap_missing(difficulty: str, dice: int, box: Components | None = None) -> dict[int, Fraction]:
    """Give the odds of each number of missing dice, and so of lost turns, with nothing spent."""
    needed = row_of(box_in_use(box), difficulty, dice).trap_set
    return dict(sorted(tally(rolls(dice), lambda roll: short(roll, needed)).items()))
