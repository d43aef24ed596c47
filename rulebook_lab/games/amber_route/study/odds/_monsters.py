"""Fighting a monster: a Markov decision process over life, escorts and ambers, solved exactly.

Every round ends the fight, changes (life, escorts, ambers) or, when nobody hits and nothing is spent, comes
back to the same position; only that one loop has to be solved, and it is linear.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from ...state import Dice
from ._dice import ZERO, hits, mean, rolls, tally
from ._plans import SPENT_AMBERS, SPENT_ESCORTS, TO_WIN, Aim, Forecast

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
            if self._loops(profile, at, NOTHING):
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
        onward = [choice for choice in every if not self._loops(profile, at, choice)]
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
        if self._loops(profile, at, NOTHING):
            rated.append(self.rated(profile, at, NOTHING, self.aim))
        return max(rated)

    def _loops(self, profile: Dice, at: Position, choice: Choice) -> bool:
        return choice == NOTHING and 0 not in profile and at[1] > 0

    def wait(self, at: Position, aim: Aim) -> tuple[Fraction, Fraction]:
        """Tell what a round without hits and spending is worth: what is known, the odds of coming back."""
        life, escorts, ambers = at
        if not escorts:
            return self.lost(ambers, aim), ZERO
        hurt = enumerate(self.struck[1:], 1)
        known = (odds * self.after_strike(life, escorts, hits, ambers, aim) for hits, odds in hurt)
        return sum(known, ZERO), self.struck[0]

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
        life, escorts, ambers = at
        if not escorts:
            return self.lost(ambers, aim)
        hurt = enumerate(self.struck)
        return sum((odds * self.after_strike(life, escorts, hits, ambers, aim) for hits, odds in hurt), ZERO)

    def after_strike(self, life: int, escorts: int, hurt: int, ambers: int, aim: Aim) -> Fraction:
        """Tell what the position after the monster's attack is worth, the escorts lost among it."""
        left = escorts - min(hurt, escorts)
        after = self.measured((life, left, ambers), aim) if left else self.lost(ambers, aim)
        after -= aim.escort * (escorts - left)
        if hurt and self.foe.shields:
            spared = fight(replace(self.foe, shields=self.foe.shields - 1), self.aim, self.spending)
            return max(after, spared.value((life, escorts, ambers)))
        return after

    def lost(self, ambers: int, aim: Aim) -> Fraction:
        """Tell what a lost fight is worth: an amber goes if there is one."""
        return aim.lose - (aim.fee if ambers else ZERO)

    def _measured(self, at: Position, aim: Aim) -> Fraction:
        """Tell what the best play of this fight comes to by another measure."""
        value = self.value(at)
        if aim == self.aim:
            return value
        wait, back = self.wait(at, aim)
        total = weight = ZERO
        for profile, odds in profiles(self.foe, self.foe.dice).items():
            choice = self.policy[at, profile]
            if self._loops(profile, at, choice):
                weight += odds
            else:
                total += odds * self.rated(profile, at, choice, aim)
        return (total + weight * wait) / (1 - weight * back)


@cache
def fight(foe: Foe, aim: Aim = TO_WIN, spending: bool = True) -> Fight:
    """Give the solved fight, kept for the next question."""
    return Fight(foe, aim, spending)


def beat(foe: Foe, escorts: int, ambers: int = 0, aim: Aim = TO_WIN, spending: bool = True) -> Forecast:
    """Tell what a fight comes to. `escorts` counts those spent and those lost alike."""
    solved, at = fight(foe, aim, spending), (foe.life, escorts, ambers)
    return Forecast(*(solved.measured(at, measure) for measure in (aim, TO_WIN, SPENT_ESCORTS, SPENT_AMBERS)))
