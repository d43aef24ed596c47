"""Which sets of cards pay for a lord: listed up to equality of cards, and bounded.

The rule allows any set of hand cards of the right races whose value, with the player's pearls, reaches the
cost; `paying.recruit_violations` judges by that alone. A list of all such sets can explode, so what is
*proposed* is bounded: every legal set while the hand has at most `ALL_UP_TO` different subsets (any hand of
seven cards, and many larger ones); from a larger hand the sets without a superfluous card, that is without
one that could stay in hand though the races stay right and no more pearls are due; of these at most `MOST`
for one lord, the least wasteful first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, groupby
from math import prod
from typing import NamedTuple

from .components import RACE, VALUE

ALL_UP_TO = 128
MOST = 120
NONE_TO_SPARE = 99

Cards = tuple[str, ...]
Subset = tuple[int, int, Cards]
"""Cards of one race: their value, the least card that could be spared, and the cards."""


Worth = dict[str, int]
"""The value of all cards of each race in a hand."""


class Price(NamedTuple):
    """What a lord asks: value, number of races, forced race ("" for none); and the pearls at hand."""

    cost: int
    races: int
    forced: str
    pearls: int


def worth_by_race(hand: Cards) -> Worth:
    """What the cards of each race are worth together; hidden cards count nothing."""
    worth: Worth = {}
    for card in hand:
        if card in RACE:
            race = RACE[card]
            worth[race] = worth.get(race, 0) + VALUE[card]
    return worth


def reach(worth: Worth, races: int, forced: str) -> int:
    """The highest value of cards of so many races, the forced one among them; -1 without these races."""
    if races > len(worth) or (forced and forced not in worth):
        return -1
    ranked = sorted(worth.values(), reverse=True)
    if forced and worth[forced] < ranked[races - 1]:
        return sum(ranked[: races - 1]) + worth[forced]
    return sum(ranked[:races])


def can_pay(worth: Worth, price: Price) -> bool:
    """Whether any set of cards pays: the best races with all their cards."""
    if price.races > len(worth):
        return False
    most = reach(worth, price.races, price.forced)
    return most >= 0 and most + price.pearls >= price.cost


def payments(hand: Cards, price: Price) -> list[Cards]:
    """The sets of cards proposed for a lord; each is a legal payment."""
    if number_of_subsets(hand) > ALL_UP_TO:
        return frugal_payments(hand, price)
    return [cards for _, _, cards in _combined(hand, price)]


def is_frugal(cards: Iterable[str], cost: int) -> bool:
    """Whether no card of the set is superfluous."""
    played = list(cards)
    value = sum(VALUE[card] for card in played)
    of_race = Counter(RACE[card] for card in played)
    return not any(of_race[RACE[card]] > 1 and value - VALUE[card] >= cost for card in played)


@lru_cache(512)
def frugal_payments(hand: Cards, price: Price) -> list[Cards]:
    """The sets without a superfluous card, the least wasteful first."""
    cost = price.cost
    found = [
        (max(0, cost - value), max(0, value - cost), len(cards), cards)
        for value, _, cards in _combined(hand, price, frugal=True)
    ]
    return [cards for *_, cards in sorted(found)[:MOST]]


def _combined(hand: Cards, price: Price, frugal: bool = False) -> list[Subset]:
    """The sets of the right races worth enough with the pearls; if frugal only those that spare nothing."""
    found: list[Subset] = []
    least = price.cost - price.pearls
    for chosen in combinations(_subsets_by_race(hand).items(), price.races):
        if price.forced and all(race != price.forced for race, _ in chosen):
            continue
        still = sum(subsets[-1][0] for _, subsets in chosen)
        if still < least:
            continue
        sets: list[Subset] = [(0, NONE_TO_SPARE, ())]
        for _, subsets in chosen:
            still -= subsets[-1][0]
            needed = least - still
            sets = [
                (value + more, spare if spare < other else other, cards + add)
                for value, spare, cards in sets
                for more, other, add in subsets
                if value + more >= needed
            ]
            if frugal:
                sets = [entry for entry in sets if entry[0] - entry[1] < price.cost]
        found += sets
    return found


@lru_cache(1024)
def number_of_subsets(hand: Cards) -> int:
    """How many different sets of cards can be played from a hand."""
    return prod(len(subsets) + 1 for subsets in _subsets_by_race(hand).values())


@lru_cache(1024)
def _subsets_by_race(hand: Cards) -> dict[str, tuple[Subset, ...]]:
    cards = [card for card in hand if card in RACE]
    return {race: _subsets(tuple(group)) for race, group in groupby(cards, RACE.__getitem__)}


@lru_cache(4096)
def _subsets(cards: Cards) -> tuple[Subset, ...]:
    """Every non-empty subset of the cards of one race, equal ones interchangeable; all of them come last."""
    found: list[Cards] = [()]
    for card, count in Counter(cards).items():
        found = [subset + (card,) * n for subset in found for n in range(count + 1)]
    return tuple(
        (
            sum(VALUE[card] for card in subset),
            min(VALUE[card] for card in subset) if len(subset) > 1 else NONE_TO_SPARE,
            subset,
        )
        for subset in found[1:]
    )
