"""Ghosts and traps: one roll, the plans to shape it, and what a player is after in doing so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import cache

from msgspec import Struct

from ...components import FACES, Difficulty
from ...state import Dice
from ._dice import HIGH, ONE, ZERO, mean, rolls, tally


class Plan(Struct, frozen=True):
    """One way to shape a roll: dice turned (from, to), faces bought, and how far it falls short (0: won)."""

    turned: tuple[tuple[int, int], ...]
    bought: Dice
    short: int

    @property
    def escorts(self) -> int:
        """The escorts it costs."""
        return sum(abs(die - to) for die, to in self.turned)


# -- what is aimed at -------------------------------------------------------------------------


class Worth(Struct, frozen=True):
    """What things are worth, in points. Three ambers make a secured one for 3 points, so an amber is 1."""

    amber: Fraction = ONE
    escort: Fraction = Fraction(1, 2)
    card: Fraction = Fraction(1, 2)
    turn: Fraction = ONE


class Aim(Struct, frozen=True, cache_hash=True):
    """What is made as large as possible: `win` if won, `lose` if not, less the prices of what is spent.

    `missing` is the price of each die that a trap's set lacks, `fee` that of the amber lost to a monster.
    The plain aim is to win; prices then only decide between plans that win alike.
    """

    win: Fraction = ONE
    lose: Fraction = ZERO
    escort: Fraction = ZERO
    amber: Fraction = ZERO
    missing: Fraction = ZERO
    fee: Fraction = ZERO

    def of(self, plan: Plan) -> Fraction:
        """Give the value of a plan."""
        gain = self.lose - self.missing * plan.short if plan.short else self.win
        return gain - self.escort * plan.escorts - self.amber * len(plan.bought)

    def best(self, plans: Iterable[Plan]) -> Plan:
        """Give the best plan; among equals the one that spends least, ambers before escorts."""
        return max(plans, key=lambda plan: (self.of(plan), not plan.short, -len(plan.bought), -plan.escorts))


TO_WIN = Aim()
SPENT_ESCORTS = Aim(ZERO, ZERO, -ONE)
SPENT_AMBERS = Aim(ZERO, ZERO, ZERO, -ONE)
MISSING_DICE = Aim(win=ZERO, missing=-ONE)


def aim_for(threat: str, row: Difficulty, worth: Worth) -> Aim:
    """Give the aim of a player who counts points: the reward of the difficulty against what may be lost."""
    return Aim(
        win=worth.amber * row.reward_ambers + max(worth.card, worth.escort) * row.reward_choice,
        lose=-worth.card * row.ghost_penalty_cards if threat == "ghost" else ZERO,
        escort=worth.escort,
        amber=worth.amber,
        missing=worth.turn if threat == "trap" else ZERO,
        fee=worth.amber if threat == "monster" else ZERO,
    )


class Forecast(Struct, frozen=True):
    """What a challenge comes to with best play: the value aimed at, the odds, what it costs on average."""

    value: Fraction
    win: Fraction
    escorts: Fraction
    ambers: Fraction
    missing: Fraction = ZERO


def forecast(dice: int, plans: Callable[[Dice], Iterable[Plan]], aim: Aim) -> Forecast:
    """Tell what a challenge that one roll decides comes to, with the best of its plans for each roll."""
    chosen = tally(rolls(dice), lambda roll: aim.best(plans(roll)))
    measures = (aim, TO_WIN, SPENT_ESCORTS, SPENT_AMBERS, MISSING_DICE)
    return Forecast(*(mean(chosen, measure.of) for measure in measures))


# -- a ghost: a total to reach ----------------------------------------------------------------


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
        if step := min(steps, HIGH - die):
            turned.append((die, die + step))
            steps -= step
    return tuple(turned)


@cache
def slip_past(total: int, dice: int, escorts: int = 0, ambers: int = 0, aim: Aim = TO_WIN) -> Forecast:
    """Tell what a ghost's total comes to with some dice rolled, and escorts and ambers to spend."""
    return forecast(dice, lambda roll: ghost_plans(roll, total, escorts, ambers), aim)


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


@cache
def get_out(needed: int, dice: int, escorts: int = 0, ambers: int = 0, aim: Aim = TO_WIN) -> Forecast:
    """Tell what a trap's set comes to with some dice rolled, and escorts and ambers to spend."""
    return forecast(dice, lambda roll: trap_plans(roll, needed, escorts, ambers), aim)


# -- how cheaply either is won ----------------------------------------------------------------

NEVER = 1000
"""More escorts than there are, where they cannot help."""


@cache
def prices(threat: str, needed: int, dice: int, ambers: int) -> dict[int, Fraction]:
    """Give the odds of each number of escorts that reaches a total or set when all ambers are spent."""

    def ghost_price(roll: Dice) -> int:
        price = max(0, needed - sum(roll) - HIGH * ambers)
        return price if sum(roll) + price <= HIGH * dice else NEVER

    def trap_price(roll: Dice) -> int:
        steps = (sorted(abs(die - face) for die in roll) for face in FACES)
        price = min(sum(each[: max(0, needed - ambers)]) for each in steps)
        return price if dice + ambers >= needed else NEVER

    return tally(rolls(dice), ghost_price if threat == "ghost" else trap_price)
