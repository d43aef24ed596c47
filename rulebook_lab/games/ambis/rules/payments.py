"""Which sets of cards pay for a lord: listed up to equality of cards, and bounded.

The rule allows any set of hand cards of the right races whose value, with the player's pearls, reaches the
cost. All of them are listed, the fewest cards first, of a hand with at most `ALL_UP_TO` different subsets
(any twelve cards). Of a larger one, and for automatic players already above `CONSIDERED_UP_TO`, only the sets
without a superfluous card are, that is without one that could stay in hand though the races stay right and no
more pearls are due; of these at most `MOST` for one lord, the least wasteful first. All others are legal too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, combinations, groupby
from math import inf, prod
from typing import NamedTuple

from ..components import RACE, VALUE

ALL_UP_TO = 4096
CONSIDERED_UP_TO = 128
MOST = 120
NONE_TO_SPARE = 99
KEPT = 64
"""Hands of which it is kept what they hold: of more, memory costs more time than it saves."""

Cards = tuple[str, ...]
Subset = tuple[int, int, Cards]
"""Cards played: their value, the least card that could be spared, and the cards."""

NONE_PLAYED: tuple[Subset] = ((0, NONE_TO_SPARE, ()),)


class Worth(NamedTuple):
    """What a hand is worth: all cards of each race, and the best none, one, two races together, and so on."""

    of_race: dict[str, int]
    best: tuple[int, ...]


class Price(NamedTuple):
    """What a lord asks: value, number of races, and the forced race ("" for none)."""

    cost: int
    races: int
    forced: str


@lru_cache(KEPT)
def worth_of(hand: Cards) -> Worth:
    """What the cards of a hand are worth; hidden ones count nothing."""
    of_race: dict[str, int] = {}
    for card in hand:
        if race := RACE.get(card):
            of_race[race] = of_race.get(race, 0) + VALUE[card]
    return Worth(of_race, tuple(accumulate(sorted(of_race.values(), reverse=True), initial=0)))


def pearls_at_least(worth: Worth, price: Price) -> float:
    """The pearls due beside all cards of the forced race and of the best other ones; where races are missing
    no pearls are enough."""
    cost, races, forced = price
    of_race, best = worth
    if races >= len(best) or (forced and forced not in of_race):
        return inf
    most = best[races]
    if forced and (with_it := best[races - 1] + of_race[forced]) < most:
        most = with_it
    return cost - most if cost > most else 0


def payments(hand: Cards, price: Price, pearls: int, all_up_to: int = ALL_UP_TO) -> list[Cards]:
    """The sets of cards proposed for a lord; each is a legal payment."""
    number = number_of_subsets(hand)
    if number > all_up_to:
        return frugal_payments(hand, price, pearls)
    sets = [cards for _, _, cards in _combined(hand, price, pearls)]
    return sorted(sets, key=len) if number > CONSIDERED_UP_TO else sets


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
    by_race, in_all = _subsets_by_race(hand), worth_of(hand).of_race
    least, forced = price.cost - pearls, price.forced
    for races in combinations(by_race, price.races):
        if (forced and forced not in races) or (still := sum([in_all[race] for race in races])) < least:
            continue
        sets: Sequence[Subset] = NONE_PLAYED
        for race in races:
            still -= in_all[race]
            needed = least - still
            sets = [
                (worth, least_card, cards + add)
                for value, spare, cards in sets
                for more, other, add in by_race[race]
                if (worth := value + more) >= needed
                and worth - (least_card := spare if spare < other else other) < spared
            ]
        found += sets
    return found


@lru_cache(KEPT)
def number_of_subsets(hand: Cards) -> int:
    """How many different sets of cards can be played from a hand."""
    return prod([len(subsets) + 1 for subsets in _subsets_by_race(hand).values()])


@lru_cache(KEPT)
def _subsets_by_race(hand: Cards) -> dict[str, tuple[Subset, ...]]:
    return {race: _subsets(tuple(group)) for race, group in groupby(hand, RACE.get) if race}


@lru_cache(4096)
def _subsets(cards: Cards) -> tuple[Subset, ...]:
    """Every non-empty subset of the cards of one race, equal ones interchangeable."""
    found: list[Cards] = [()]
    for card, count in Counter(cards).items():
        found = [subset + (card,) * n for subset in found for n in range(count + 1)]
    worth = VALUE.__getitem__
    return tuple(
        [
            (sum(map(worth, subset)), min(map(worth, subset)) if len(subset) > 1 else NONE_TO_SPARE, subset)
            for subset in found[1:]
        ]
    )
