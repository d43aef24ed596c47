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
from operator import itemgetter
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
    """What a lord asks: value, number of races, and the forced race ("" for none)."""

    cost: int
    races: int
    forced: str


def worth_by_race(hand: Cards) -> Worth:
    """What the cards of each race are worth together, the best race first; hidden cards count nothing."""
    worth: Worth = {}
    for card in hand:
        if card in RACE:
            race = RACE[card]
            worth[race] = worth.get(race, 0) + VALUE[card]
    return dict(sorted(worth.items(), key=itemgetter(1), reverse=True)) if len(worth) > 1 else worth


def can_pay(worth: Worth, price: Price, pearls: int) -> bool:
    """Whether any set of cards pays: all cards of the forced race and of the best other ones."""
    _, races, forced = price
    if races > len(worth) or (forced and forced not in worth):
        return False
    best = list(worth.values())
    most = sum(best[:races])
    if forced and worth[forced] < best[races - 1]:
        most += worth[forced] - best[races - 1]
    return most + pearls >= price.cost


def payments(hand: Cards, price: Price, pearls: int) -> list[Cards]:
    """The sets of cards proposed for a lord; each is a legal payment."""
    if number_of_subsets(hand) > ALL_UP_TO:
        return frugal_payments(hand, price, pearls)
    return [cards for _, _, cards in _combined(hand, price, pearls)]


def is_frugal(cards: Iterable[str], cost: int) -> bool:
    """Whether no card of the set is superfluous."""
    played = list(cards)
    value = sum(VALUE[card] for card in played)
    of_race = Counter(RACE[card] for card in played)
    return not any(of_race[RACE[card]] > 1 and value - VALUE[card] >= cost for card in played)


@lru_cache(512)
def frugal_payments(hand: Cards, price: Price, pearls: int) -> list[Cards]:
    """The sets without a superfluous card, the least wasteful first."""
    cost = price.cost
    found = [
        (abs(cost - value), value < cost, len(cards), cards)
        for value, _, cards in _combined(hand, price, pearls, spared=cost)
    ]
    return [cards for *_, cards in sorted(found)[:MOST]]


def _combined(hand: Cards, price: Price, pearls: int, spared: int = NONE_TO_SPARE) -> list[Subset]:
    """The sets of the right races worth enough with the pearls, of which no card can be left out so that
    `spared` is reached all the same."""
    found: list[Subset] = []
    least = price.cost - pearls
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
                (worth, least_card, cards + add)
                for value, spare, cards in sets
                for more, other, add in subsets
                if (worth := value + more) >= needed
                and worth - (least_card := spare if spare < other else other) < spared
            ]
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
