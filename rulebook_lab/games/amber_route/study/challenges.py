"""What challenges come to; fighting a monster is a Markov decision process over life, escorts and ambers.

Every round of a fight ends it, changes (life, escorts, ambers) or, when nobody hits and nothing is spent,
comes back to the same position; only that one loop has to be solved, and it is linear.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, partial

from msgspec import Struct
from msgspec.structs import replace

from ....engine import expect_number, expect_one_of, of_kinds
from ..components import THREATS, Components, Difficulty
from ..state import AmberRouteState, Dice
from .rolls import (
    MEASURES,
    ONE,
    TO_WIN,
    ZERO,
    Aim,
    Forecast,
    hits,
    mean,
    one_roll,
    prices,
    rolls,
    short,
    tally,
)

Position = tuple[int, int, int]
"""Life of the monster, escorts and loose ambers of the player, before a roll."""


class Foe(Struct, frozen=True, cache_hash=True):
    """A monster and how it is fought: its life, dice and range, the player's dice and hitting faces."""

    life: int
    strength: int
    range: tuple[int, ...]
    dice: int
    hit_faces: tuple[int, ...] = (4, 5, 6)
    most_ambers: int = 99
    """How many amber dice one roll may have."""
    shields: int = 0
    second_rolls: int = 0
    """How many of either the player keeps; second rolls only for the plain aim."""

    def price(self, face: int) -> int:
        """Count the escorts that turn a face into a hit."""
        return min(abs(face - hit) for hit in self.hit_faces)


class Choice(Struct, frozen=True):
    """How a roll is shaped: misses turned into hits, dice bought, and the escorts that it costs."""

    lifted: int
    bought: int
    escorts: int


NOTHING = Choice(0, 0, 0)


@cache
def profiles(foe: Foe, count: int) -> dict[Dice, Fraction]:
    """List rolls by the prices of their dice, cheapest first: rolls alike in that are alike in everything."""
    return tally(rolls(count), lambda dice: tuple(sorted(map(foe.price, dice))))


def choices(profile: Dice, at: Position, foe: Foe, spending: bool) -> Iterator[Choice]:
    """List what can be done with a roll: misses are lifted cheapest first, no more than it has life."""
    life, escorts, ambers = at
    rolled = profile.count(0)
    cost = 0
    for lifted, price in enumerate((0, *profile[rolled:])):
        cost += price
        if cost > escorts or (lifted and (not spending or rolled + lifted > life)):
            return
        most = min(ambers, foe.most_ambers, max(0, life - rolled - lifted)) if spending else 0
        yield from (Choice(lifted, bought, cost) for bought in range(most + 1))


class Fight:
    """One foe and one aim: values and best choices of every position, each found once, when asked for."""

    def __init__(self, foe: Foe, aim: Aim = TO_WIN, spending: bool = True) -> None:
        self.foe = foe
        self.aim = aim
        self.spending = spending
        self.struck = hits(foe.strength, len(foe.range))
        self.policy: dict[tuple[Position, Dice], Choice] = {}
        self.value = cache(self._value)
        self.standing = cache(self._standing)
        self.again = cache(self._again)
        self.attacked = cache(self._attacked)
        self.measured = cache(self._measured)

    def _value(self, at: Position) -> Fraction:
        """Give the value V of a position before a roll, with best play.

        Only "nothing, and nobody hits" leads back here, so V = fixed + Σ odds · max(best alternative, wait +
        back · V), the sum over the rolls without a hit: solved by policy iteration.
        """
        fixed, loops = ZERO, []
        for profile, odds in profiles(self.foe, self.foe.dice).items():
            rated = self._rated(profile, at)
            top, choice = max(rated, key=lambda pair: pair[0]) if rated else (None, NOTHING)
            self.policy[at, profile] = choice
            if _loops(profile, at, NOTHING):
                loops.append((profile, odds, top))
            elif top is not None:
                fixed += odds * top
        wait, back = self.wait(at, self.aim)
        waiting, before = loops, None
        while waiting != before:
            weight = sum((odds for _, odds, _ in waiting), ZERO)
            acting = (loop for loop in loops if loop not in waiting)
            rest = sum((odds * top for _, odds, top in acting if top is not None), fixed)
            value = (rest + weight * wait) / (1 - weight * back)
            still = [loop for loop in loops if loop[2] is None or wait + back * value >= loop[2]]
            before, waiting = waiting, still
        self.policy.update({(at, profile): NOTHING for profile, _, _ in waiting})
        return value

    def _rated(self, profile: Dice, at: Position) -> list[tuple[Fraction, Choice]]:
        """Tell what can be done with a roll that does not lead back, with its value."""
        every = choices(profile, at, self.foe, self.spending)
        onward = [choice for choice in every if not _loops(profile, at, choice)]
        misses = range(profile.count(0), len(profile)) if self.foe.second_rolls else ()
        again = [(self.again(profile[:stay], at), NOTHING) for stay in misses]
        return [(self.rated(profile, at, choice, self.aim), choice) for choice in onward] + again

    def _again(self, stay: Dice, at: Position) -> Fraction:
        """Value rolling the dearest dice again: whatever comes, the others are the best to have."""
        fewer = fight(replace(self.foe, second_rolls=self.foe.second_rolls - 1), self.aim, self.spending)
        rolled = profiles(self.foe, self.foe.dice - len(stay))
        return mean(rolled, lambda new: fewer.standing(tuple(sorted(stay + new)), at))

    def _standing(self, profile: Dice, at: Position) -> Fraction:
        """Give the value of a roll on the table, with best play."""
        rated = [value for value, _ in self._rated(profile, at)]
        if _loops(profile, at, NOTHING):
            rated.append(self.rated(profile, at, NOTHING, self.aim))
        return max(rated)

    def wait(self, at: Position, aim: Aim) -> tuple[Fraction, Fraction]:
        """Tell what a round without hits and spending is worth: what is known, the odds of coming back."""
        if not at[1]:
            return self.lost(at, aim), ZERO
        hurt = enumerate(self.struck[1:], 1)
        return sum((odds * self.after_strike(at, hits, aim) for hits, odds in hurt), ZERO), self.struck[0]

    def rated(self, profile: Dice, at: Position, choice: Choice, aim: Aim) -> Fraction:
        """Tell what a choice leads to, when it does not lead back."""
        life, escorts, ambers = at
        cost = aim.escort * choice.escorts + aim.amber * choice.bought
        life -= profile.count(0) + choice.lifted + choice.bought
        if life <= 0:
            return aim.win - cost
        return self.attacked((life, escorts - choice.escorts, ambers - choice.bought), aim) - cost

    def _attacked(self, at: Position, aim: Aim) -> Fraction:
        """Tell what it is worth to have the monster's attack before one."""
        known, missed = self.wait(at, aim)
        return known + missed * self.measured(at, aim) if missed else known

    def after_strike(self, at: Position, hurt: int, aim: Aim) -> Fraction:
        """Tell what the position after a hit of the monster is worth, the escorts lost among it."""
        life, escorts, ambers = at
        left = escorts - min(hurt, escorts)
        after = self.measured((life, left, ambers), aim) if left else self.lost(at, aim)
        after -= aim.escort * (escorts - left)
        if self.foe.shields:
            spared = fight(replace(self.foe, shields=self.foe.shields - 1), self.aim, self.spending)
            return max(after, spared.value(at))
        return after

    def lost(self, at: Position, aim: Aim) -> Fraction:
        """Tell what a lost fight is worth: an amber goes if there is one."""
        return aim.lose - (aim.fee if at[2] else ZERO)

    def _measured(self, at: Position, aim: Aim) -> Fraction:
        """Tell what the best play of this fight comes to by another measure."""
        value = self.value(at)
        if aim == self.aim:
            return value
        wait, back = self.wait(at, aim)
        total = weight = ZERO
        for profile, odds in profiles(self.foe, self.foe.dice).items():
            choice = self.policy[at, profile]
            if _loops(profile, at, choice):
                weight += odds
            else:
                total += odds * self.rated(profile, at, choice, aim)
        return (total + weight * wait) / (1 - weight * back)


def _loops(profile: Dice, at: Position, choice: Choice) -> bool:
    """Tell whether a choice leads back where the monster does not hit either."""
    return choice == NOTHING and 0 not in profile and at[1] > 0


@cache
def fight(foe: Foe, aim: Aim = TO_WIN, spending: bool = True) -> Fight:
    """Give the solved fight, kept for the next question."""
    return Fight(foe, aim, spending)


def beat(foe: Foe, escorts: int, ambers: int = 0, aim: Aim = TO_WIN, spending: bool = True) -> Forecast:
    """Tell what a fight comes to. `escorts` counts those spent and those lost alike."""
    solved, at = fight(foe, aim, spending), (foe.life, escorts, ambers)
    return Forecast(*(solved.measured(at, measure) for measure in (aim, *MEASURES[:3])))


# -- challenges in the words of the game --------------------------------------------------------

MANY = 99
"""More escorts or ambers than this nobody asks about."""


class Worth(Struct, frozen=True):
    """What things are worth, in points. Three ambers make a secured one for 3 points, so an amber is 1."""

    amber: Fraction = ONE
    escort: Fraction = Fraction(1, 2)
    card: Fraction = Fraction(1, 2)
    turn: Fraction = ONE

    def aim(self, threat: str, row: Difficulty) -> Aim:
        """Give the aim of a player who counts points: the reward against what may be lost."""
        return Aim(
            win=self.amber * row.reward_ambers + max(self.card, self.escort) * row.reward_choice,
            lose=-self.card * row.ghost_penalty_cards if threat == "ghost" else ZERO,
            escort=self.escort,
            amber=self.amber,
            missing=self.turn if threat == "trap" else ZERO,
            fee=self.amber if threat == "monster" else ZERO,
        )


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
    aim = TO_WIN if worth is None else worth.aim(threat, row)
    if threat == "monster":
        return beat(foe_of(used, difficulty, dice), escorts, ambers, aim, spending)
    spare = (escorts, usable(used, dice, ambers)) if spending else (0, 0)
    return one_roll(threat, row.needed(threat), dice, *spare, aim)


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
        solved = fight(foe_of(used, difficulty, dice), TO_WIN, spending)
        return solved.value((row.monster_life, escorts, ambers))
    spare, buying = (escorts, usable(used, dice, ambers)) if spending else (0, 0)
    found = prices(threat, row.needed(threat), dice, buying)
    return sum((odds for price, odds in found.items() if price <= spare), ZERO)


monster, ghost, trap = partial(win, "monster"), partial(win, "ghost"), partial(win, "trap")
"""The odds of beating a monster, of slipping past a ghost, of getting out of a trap."""


@of_kinds
def trap_missing(difficulty: str, dice: int, box: Components | None = None) -> dict[int, Fraction]:
    """Give the odds of each number of missing dice, and so of lost turns, with nothing spent."""
    needed = row_of(box_in_use(box), difficulty, dice).trap_set
    return dict(sorted(tally(rolls(dice), lambda roll: short(roll, needed)).items()))
