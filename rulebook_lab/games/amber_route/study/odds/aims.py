"""What a player is after in a challenge, and what a plan for some dice comes to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction

from msgspec import Struct

from ...components import Difficulty
from ...piles import Dice

ZERO, ONE = Fraction(0), Fraction(1)


class Plan(Struct, frozen=True):
    """One way to shape a roll: dice turned (from, to), faces bought, and how far it falls short (0: won)."""

    turned: tuple[tuple[int, int], ...]
    bought: Dice
    short: int

    @property
    def escorts(self) -> int:
        """The escorts it costs."""
        return sum(abs(die - to) for die, to in self.turned)


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


TO_WIN = Aim()
SPENT_ESCORTS = Aim(ZERO, ZERO, -ONE)
SPENT_AMBERS = Aim(ZERO, ZERO, ZERO, -ONE)
MISSING_DICE = Aim(win=ZERO, missing=-ONE)


def aim_for(threat: str, row: Difficulty, worth: Worth) -> Aim:
    """Give the aim of a player who counts points: the reward of the difficulty against what may be lost."""
    gain = worth.amber * row.reward_ambers + max(worth.card, worth.escort) * row.reward_choice
    return Aim(
        win=gain,
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


def best(plans: Iterable[Plan], aim: Aim) -> Plan:
    """Give the best plan; among equals the one that spends least, ambers before escorts."""
    return max(plans, key=lambda plan: (aim.of(plan), not plan.short, -len(plan.bought), -plan.escorts))


def one_roll(
    rolls: Mapping[Dice, Fraction], plans: Callable[[Dice], Iterable[Plan]], aim: Aim
) -> dict[Dice, Plan]:
    """Give the best plan for each roll of a challenge that is decided by one roll."""
    return {dice: best(plans(dice), aim) for dice in rolls}


def forecast(rolls: Mapping[Dice, Fraction], chosen: Mapping[Dice, Plan], aim: Aim) -> Forecast:
    """Tell what the chosen plans come to."""

    def mean(measure: Aim) -> Fraction:
        return sum((odds * measure.of(chosen[dice]) for dice, odds in rolls.items()), ZERO)

    return Forecast(mean(aim), mean(TO_WIN), mean(SPENT_ESCORTS), mean(SPENT_AMBERS), mean(MISSING_DICE))
