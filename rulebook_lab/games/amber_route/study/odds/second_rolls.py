"""Kept second rolls: which dice to roll again, and what that is worth by best play afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache

from msgspec.structs import replace

from ...piles import Dice, without
from ...rules.dice import groups
from .aims import ONE, TO_WIN, ZERO
from .dice import rolls
from .monsters import NOTHING, Choice, Fight, Foe, Position, choices, fight, profiles

Settled = Callable[[Dice, int], Fraction]
"""The odds to win with dice that are not rolled again, and so many second rolls still kept."""
Groups = Callable[[Dice], Iterable[Dice]]
"""The groups of dice that are worth rolling again."""


def lowest(dice: Dice) -> Iterable[Dice]:
    """List the lowest, the two lowest …: where high dice are good, what stays is then best."""
    return [dice[len(dice) - count :] for count in range(1, len(dice) + 1)]


def misses_of(foe: Foe) -> Groups:
    """In a fight: the dearest of the dice that do not hit, the two dearest …"""

    def groups(dice: Dice) -> Iterable[Dice]:
        misses = sorted((die for die in dice if foe.price(die)), key=foe.price, reverse=True)
        return [tuple(sorted(misses[:count], reverse=True)) for count in range(1, len(misses) + 1)]

    return groups


def any_group(dice: Dice) -> Iterable[Dice]:
    """List every group: where dice must be equal."""
    return groups(dice)


class SecondRolls:
    """The odds of dice on the table with second rolls to spend, for one decision."""

    def __init__(self, settled: Settled, groups: Groups) -> None:
        self._settled = settled
        self._groups = groups
        self._values: dict[tuple[Dice, int], Fraction] = {}
        self._rolled: dict[tuple[Dice, int, int], Fraction] = {}

    def value(self, dice: Dice, kept: int) -> Fraction:
        """Give the odds to win by best play, dice rolled again or not."""
        key = (dice, kept)
        if key not in self._values:
            best = self._settled(dice, kept)
            if kept and best < ONE:
                best = max([best, *(self.again(dice, group, kept) for group in self._groups(dice))])
            self._values[key] = best
        return self._values[key]

    def again(self, dice: Dice, group: Dice, kept: int) -> Fraction:
        """Give the odds to win when a group is rolled again with one of the second rolls."""
        stay = without(dice, *group)
        key = (stay, len(group), kept)
        if key not in self._rolled:
            after = (
                (odds, self.value(tuple(sorted(stay + roll, reverse=True)), kept - 1))
                for roll, odds in rolls(len(group)).items()
            )
            self._rolled[key] = sum((odds * value for odds, value in after), ZERO)
        return self._rolled[key]


class FightWithSecondRolls(Fight):
    """A fight to be won with some second rolls kept: its values, in this round and the later ones."""

    def __init__(self, foe: Foe, kept: int) -> None:
        super().__init__(foe, TO_WIN, True)
        self._kept = kept
        self._fewer = fight_with(foe, kept - 1)
        self._rolled: dict[tuple[Dice, Position], Fraction] = {}

    def spared(self) -> Fight:
        return fight_with(replace(self.foe, shields=self.foe.shields - 1), self._kept)

    def _rated(self, profile: Dice, at: Position) -> list[tuple[Fraction, Choice]]:
        rated = super()._rated(profile, at)
        misses = range(profile.count(0), len(profile))
        return rated + [(self._again(profile[:stay], at), NOTHING) for stay in misses]

    def _again(self, stay: Dice, at: Position) -> Fraction:
        """Value rolling the dearest dice again: whatever comes, the others are the best to have."""
        key = (stay, at)
        if key not in self._rolled:
            rolled = profiles(self.foe, self.foe.dice - len(stay)).items()
            self._rolled[key] = sum(
                (odds * self._fewer.standing(tuple(sorted(stay + new)), at) for new, odds in rolled), ZERO
            )
        return self._rolled[key]


@cache
def fight_with(foe: Foe, kept: int) -> Fight:
    """Give the solved fight with so many second rolls."""
    return FightWithSecondRolls(foe, kept) if kept else fight(foe)


def settled_in_fight(foe: Foe, at: Position) -> Settled:
    """Give the odds of a whole fight when this round's dice are not rolled again."""

    def settled(dice: Dice, kept: int) -> Fraction:
        solved, profile = fight_with(foe, kept), tuple(sorted(map(foe.price, dice)))
        return max(solved.rated(profile, at, choice, TO_WIN) for choice in choices(profile, at, foe, True))

    return settled
