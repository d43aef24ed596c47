"""Rolls of dice, exactly, and what one roll decides: ghosts, traps, and the plans to shape it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import accumulate
from math import comb, lcm
from typing import TypeVar

from msgspec import Struct

from ....engine import expect_number, of_kinds, without
from ..components import FACES
from ..rules.dice import groups, ways
from ..state import Dice, from_high

T = TypeVar("T")
K = TypeVar("K")
ZERO, ONE = Fraction(0), Fraction(1)
Exact = Fraction | int
"""What is calculated exactly: with whole numbers quicker."""
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


def total(counted: Iterable[tuple[int, Exact]]) -> Fraction:
    """Add up fractions, each so many times, over one denominator: one by one takes ten times as long."""
    ratios = [(times, *value.as_integer_ratio()) for times, value in counted]
    whole = lcm(*{below for _, _, below in ratios})
    return Fraction(sum(times * above * (whole // below) for times, above, below in ratios), whole)


def mean(table: Mapping[T, Fraction], measure: Callable[[T], Exact]) -> Fraction:
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


def hits(count: int, faces: int) -> list[int]:
    """Count the rolls with 0, 1, 2 … hits when some faces of each die hit."""
    return [comb(count, n) * faces**n * (len(FACES) - faces) ** (count - n) for n in range(count + 1)]


# -- what is aimed at -------------------------------------------------------------------------


class Plan(Struct, frozen=True):
    """One way to shape a roll: dice turned (from, to), faces bought, and how far it falls short (0: won)."""

    turned: tuple[tuple[int, int], ...]
    bought: Dice
    short: int = 0

    @property
    def escorts(self) -> int:
        """The escorts it costs."""
        return sum(abs(die - to) for die, to in self.turned)


class Aim(Struct, frozen=True, cache_hash=True):
    """What is made as large as possible: `win` if won, `lose` if not, less the prices of what is spent.

    `missing` is the price of each die that a trap's set lacks, `fee` that of the amber lost to a monster.
    The plain aim is to win; prices then only decide between plans that win alike.
    """

    win: Exact = ONE
    lose: Exact = ZERO
    escort: Exact = ZERO
    amber: Exact = ZERO
    missing: Exact = ZERO
    fee: Exact = ZERO

    def of(self, plan: Plan) -> Exact:
        """Give the value of a plan."""
        gain = self.lose - self.missing * plan.short if plan.short else self.win
        return self.less(gain, plan.escorts, len(plan.bought))

    def less(self, worth: Exact, escorts: int, ambers: int = 0) -> Exact:
        """Give what is left of a value when the price of what is spent is taken off."""
        if self.escort or self.amber:
            worth = worth - self.escort * escorts - self.amber * ambers
        return worth

    def best(self, plans: Iterable[Plan]) -> Plan:
        """Give the best plan; among equals the one that spends least, ambers before escorts."""
        return max(plans, key=lambda plan: (self.of(plan), not plan.short, -len(plan.bought), -plan.escorts))


TO_WIN = Aim()
MEASURES = (TO_WIN, Aim(win=ZERO, escort=-ONE), Aim(win=ZERO, amber=-ONE), Aim(win=ZERO, missing=-ONE))
"""By what a forecast is told after its value: odds, escorts and ambers spent, dice that are missing."""


class Forecast(Struct, frozen=True):
    """What a challenge comes to with best play: the value aimed at, the odds, what it costs on average."""

    value: Fraction
    win: Fraction
    escorts: Fraction
    ambers: Fraction
    missing: Fraction = ZERO


# -- a ghost: a total to reach ----------------------------------------------------------------


def ghost_plans(dice: Dice, total: int, escorts: int, ambers: int) -> Iterator[Plan]:
    """List the plans worth a thought: for each number of ambers no escort, or just enough of them."""
    for bought in range(ambers + 1):
        lacking = total - sum(dice) - HIGH * bought
        faces = (HIGH,) * bought
        yield Plan((), faces, int(lacking > 0))
        if 0 < lacking <= min(escorts, HIGH * len(dice) - sum(dice)):
            yield Plan(raised(dice, lacking), faces)


def raised(dice: Dice, steps: int) -> tuple[tuple[int, int], ...]:
    """Give the dice to turn up, the highest first, by so many steps in all."""
    turned = []
    for die in dice:
        if step := min(steps, HIGH - die):
            turned.append((die, die + step))
            steps -= step
    return tuple(turned)


# -- a trap: a set of equal dice --------------------------------------------------------------


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


# -- what either comes to -----------------------------------------------------------------------

PLANS: dict[str, Callable[[Dice, int, int, int], Iterator[Plan]]] = {"ghost": ghost_plans, "trap": trap_plans}


@cache
def one_roll(
    threat: str, needed: int, dice: int, escorts: int = 0, ambers: int = 0, aim: Aim = TO_WIN
) -> Forecast:
    """Tell what a ghost's total or a trap's set comes to with some dice rolled, and escorts and ambers to
    spend, by the best plan for each roll."""
    chosen = tally(rolls(dice), lambda roll: aim.best(PLANS[threat](roll, needed, escorts, ambers)))
    return Forecast(*(mean(chosen, measure.of) for measure in (aim, *MEASURES)))


NEVER = 1000
"""More escorts than there are."""


@cache
def turning(dice: Dice, face: int) -> tuple[int, ...]:
    """Count the escorts that turn none, one, two … of the dice to a face."""
    return tuple(accumulate(sorted(abs(die - face) for die in dice), initial=0))


def price(threat: str, needed: int, roll: Dice, ambers: int, owned: Dice = ()) -> int:
    """Tell how many escorts make a roll reach a ghost's total or a trap's set when all ambers are spent,
    `owned` dice being bought already: ten times quicker than to weigh every plan."""
    if threat == "ghost":
        lacking = max(0, needed - sum(owned) - sum(roll) - HIGH * ambers)
        return lacking if sum(roll) + lacking <= HIGH * len(roll) else NEVER
    lacks = ((face, max(0, needed - ambers - owned.count(face))) for face in FACES)
    return min(
        (turning(roll, face)[lacking] for face, lacking in lacks if lacking <= len(roll)), default=NEVER
    )


@cache
def prices(threat: str, needed: int, dice: int, ambers: int) -> dict[int, Fraction]:
    """Give the odds of each number of escorts that reaches a total or set when all ambers are spent."""
    return tally(rolls(dice), lambda roll: price(threat, needed, roll, ambers))


# -- what second rolls add ----------------------------------------------------------------------


def lowest(dice: Dice) -> list[Dice]:
    """List the lowest die, the two lowest …: the groups worth rolling again where high dice are good."""
    return [dice[at:] for at in reversed(range(len(dice)))]


class SecondRolls:
    """Where one roll of some dice decides: what dice on the table come to with second rolls kept.

    `worth` tells in how many of `whole` cases dice are good enough as they lie. Cases are counted, all of
    them as likely, and a fraction is made of their number at the end: to add fractions takes ten times as
    long.
    """

    def __init__(
        self,
        dice: int,
        worth: Callable[[Dice], int],
        whole: int = 1,
        alike: Callable[[Dice], Iterable[Dice]] = lowest,
    ) -> None:
        self._dice, self._worth, self._whole = dice, worth, whole
        self.groups = alike
        self._won = cache(self._count_won)

    def again(self, dice: Dice, group: Dice, kept: int) -> Fraction:
        """Give the odds when a group of the dice on the table is rolled again, of so many second rolls."""
        return self._odds(without(dice, *group), kept - 1)

    def afresh(self, kept: int) -> Fraction:
        """Give the odds before the first roll, with so many second rolls."""
        return self._odds((), kept)

    def _odds(self, stay: Dice, kept: int) -> Fraction:
        return Fraction(self._won(stay, kept), self._cases(kept) * len(FACES) ** (self._dice - len(stay)))

    def _cases(self, kept: int) -> int:
        return int(self._whole * len(FACES) ** (self._dice * kept))

    def _count_won(self, dice: Dice, kept: int) -> int:
        """Count the cases of dice, of which those that are missing are rolled one by one."""
        if len(dice) < self._dice:
            return sum(self._won(from_high(*dice, face), kept) for face in FACES)
        best = self._worth(dice) * self._cases(kept) // self._whole
        if kept and best < self._cases(kept):
            for group in self.groups(dice):
                stay = without(dice, *group)
                best = max(best, self._won(stay, kept - 1) * len(FACES) ** len(stay))
        return best


@cache
def second_rolls(
    threat: str, needed: int, dice: int, escorts: int, ambers: int, owned: Dice = ()
) -> SecondRolls:
    """Weigh second rolls against a ghost's total, or a trap's set, where any dice may be the equal ones."""
    return SecondRolls(
        dice,
        lambda roll: int(price(threat, needed, roll, ambers, owned) <= escorts),
        alike=groups if threat == "trap" else lowest,
    )
