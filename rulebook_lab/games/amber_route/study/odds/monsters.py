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

from ...piles import Dice
from .aims import SPENT_AMBERS, SPENT_ESCORTS, TO_WIN, ZERO, Aim, Forecast
from .dice import hits, rolls

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
    """How many shields the player keeps."""

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
    found: dict[Dice, Fraction] = {}
    for dice, odds in rolls(count).items():
        prices = tuple(sorted(map(foe.price, dice)))
        found[prices] = found.get(prices, ZERO) + odds
    return found


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
    """One foe and one aim: values and best choices of every position, found when asked for."""

    def __init__(self, foe: Foe, aim: Aim = TO_WIN, spending: bool = True) -> None:
        self.foe = foe
        self.aim = aim
        self.spending = spending
        self.struck = hits(foe.strength, len(foe.range))
        self.values: dict[Position, Fraction] = {}
        self.policy: dict[tuple[Position, Dice], Choice] = {}
        self._standing: dict[tuple[Dice, Position], Fraction] = {}
        self._measures: dict[tuple[Position, Aim], Fraction] = {}
        self._attacked: dict[tuple[Position, Aim], Fraction] = {}

    def value(self, at: Position) -> Fraction:
        """Give the value of a position before a roll, with best play."""
        if at not in self.values:
            self._solve(at)
        return self.values[at]

    def _solve(self, at: Position) -> None:
        """Policy iteration; only "nothing, and nobody hits" leads back here."""
        fixed, loops = ZERO, []
        for profile, odds in profiles(self.foe, self.foe.dice).items():
            rated = self._rated(profile, at)
            top, choice = max(rated, key=lambda pair: pair[0]) if rated else (None, NOTHING)
            self.policy[at, profile] = choice
            if self._loops(profile, at, NOTHING):
                loops.append((profile, odds, top, choice))
            elif top is not None:
                fixed += odds * top
        self.values[at] = self._settle(at, fixed, loops)

    def _rated(self, profile: Dice, at: Position) -> list[tuple[Fraction, Choice]]:
        """Tell what can be done with a roll that does not lead back, with its value."""
        return [(self.rated(profile, at, c, self.aim), c) for c in self._choices(profile, at)]

    def standing(self, profile: Dice, at: Position) -> Fraction:
        """Give the value of a roll on the table, with best play."""
        key = (profile, at)
        if key not in self._standing:
            rated = [value for value, _ in self._rated(profile, at)]
            if self._loops(profile, at, NOTHING):
                rated.append(self.rated(profile, at, NOTHING, self.aim))
            self._standing[key] = max(rated)
        return self._standing[key]

    def _choices(self, profile: Dice, at: Position) -> Iterator[Choice]:
        every = choices(profile, at, self.foe, self.spending)
        return (choice for choice in every if not self._loops(profile, at, choice))

    def _loops(self, profile: Dice, at: Position, choice: Choice) -> bool:
        return choice == NOTHING and 0 not in profile and at[1] > 0

    def _settle(
        self, at: Position, fixed: Fraction, loops: list[tuple[Dice, Fraction, Fraction | None, Choice]]
    ) -> Fraction:
        """Give the value V with V = fixed + Σ odds · max(best alternative, wait + back · V)."""
        wait, back = self.wait(at, self.aim)
        waiting, before = loops, None
        while waiting != before:
            weight = sum((odds for _, odds, _, _ in waiting), ZERO)
            acting = (loop for loop in loops if loop not in waiting)
            rest = sum((odds * top for _, odds, top, _ in acting if top is not None), fixed)
            value = (rest + weight * wait) / (1 - weight * back)
            before, waiting = (
                waiting,
                [loop for loop in loops if loop[2] is None or wait + back * value >= loop[2]],
            )
        for profile, _, _, _ in waiting:
            self.policy[at, profile] = NOTHING
        return value

    def wait(self, at: Position, aim: Aim) -> tuple[Fraction, Fraction]:
        """Tell what a round without hits and spending is worth: what is known, the odds of coming back."""
        life, escorts, ambers = at
        if not escorts:
            return self.lost(ambers, aim), ZERO
        known = ZERO
        for hurt, odds in enumerate(self.struck[1:], 1):
            known += odds * self.after_strike(life, escorts, hurt, ambers, aim)
        return known, self.struck[0]

    def rated(self, profile: Dice, at: Position, choice: Choice, aim: Aim) -> Fraction:
        """Tell what a choice leads to, when it does not lead back."""
        life, escorts, ambers = at
        cost = aim.escort * choice.escorts + aim.amber * choice.bought
        life -= profile.count(0) + choice.lifted + choice.bought
        if life <= 0:
            return aim.win - cost
        return self.attacked((life, escorts - choice.escorts, ambers - choice.bought), aim) - cost

    def attacked(self, at: Position, aim: Aim) -> Fraction:
        """Tell what it is worth to have the monster's attack before one."""
        if (at, aim) not in self._attacked:
            life, escorts, ambers = at
            outcomes = enumerate(self.struck)
            self._attacked[at, aim] = (
                sum((odds * self.after_strike(life, escorts, n, ambers, aim) for n, odds in outcomes), ZERO)
                if escorts
                else self.lost(ambers, aim)
            )
        return self._attacked[at, aim]

    def after_strike(self, life: int, escorts: int, hurt: int, ambers: int, aim: Aim) -> Fraction:
        """Tell what the position after the monster's attack is worth, the escorts lost among it."""
        left = escorts - min(hurt, escorts)
        after = self.measured((life, left, ambers), aim) if left else self.lost(ambers, aim)
        after -= aim.escort * (escorts - left)
        if hurt and self.foe.shields:
            return max(after, self.spared().value((life, escorts, ambers)))
        return after

    def spared(self) -> Fight:
        """Give the same fight with a shield less."""
        return fight(replace(self.foe, shields=self.foe.shields - 1), self.aim, self.spending)

    def lost(self, ambers: int, aim: Aim) -> Fraction:
        """Tell what a lost fight is worth: an amber goes if there is one."""
        return aim.lose - (aim.fee if ambers else ZERO)

    def measured(self, at: Position, aim: Aim) -> Fraction:
        """Tell what the best play of this fight comes to by another measure."""
        if aim == self.aim:
            return self.value(at)
        key = (at, aim)
        if key not in self._measures:
            self.value(at)
            wait, back = self.wait(at, aim)
            total = weight = ZERO
            for profile, odds in profiles(self.foe, self.foe.dice).items():
                choice = self.policy[at, profile]
                if self._loops(profile, at, choice):
                    weight += odds
                else:
                    total += odds * self.rated(profile, at, choice, aim)
            self._measures[key] = (total + weight * wait) / (1 - weight * back)
        return self._measures[key]


@cache
def fight(foe: Foe, aim: Aim = TO_WIN, spending: bool = True) -> Fight:
    """Give the solved fight, kept for the next question."""
    return Fight(foe, aim, spending)


def beat(foe: Foe, escorts: int, ambers: int = 0, aim: Aim = TO_WIN, spending: bool = True) -> Forecast:
    """Tell what a fight comes to. `escorts` counts those spent and those lost alike."""
    solved, at = fight(foe, aim, spending), (foe.life, escorts, ambers)
    return Forecast(*(solved.measured(at, measure) for measure in (aim, TO_WIN, SPENT_ESCORTS, SPENT_AMBERS)))
