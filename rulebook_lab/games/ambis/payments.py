"""Which sets of cards pay for a lord: listed up to equality of cards, and bounded.

The rule allows any set of hand cards of the right races whose value, with the player's pearls, reaches the
cost; `recruiting.recruit_violations` judges by that alone. A list of all such sets can explode, so what is
*proposed* is bounded: every legal set while the hand has at most `ALL_UP_TO` different subsets (any hand of
seven cards, and most of eight); from a larger hand the sets without a superfluous card, that is without one
that could stay in hand though the races stay right and no more pearls are due; of these at most `MOST` for
one lord, the least wasteful first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from math import prod

from .components import RACE, RACES, VALUE

ALL_UP_TO = 128
MOST = 120

Cards = tuple[str, ...]
BIT = {race: 1 << at for at, race in enumerate(RACES)}
MASKS = {
    (count, forced): tuple(
        sum(BIT[race] for race in races)
        for races in combinations(RACES, count)
        if not forced or forced in races
    )
    for count in range(1, len(RACES) + 1)
    for forced in ("", *RACES)
}
"""The sets of races, as bits, that suit a number of races and a forced race."""


def payments(hand: Cards, cost: int, races: int, forced: str, pearls: int) -> list[Cards]:
    """The sets of cards proposed for a lord; each is a legal payment."""
    if _count_subsets(hand) > ALL_UP_TO:
        return frugal_payments(hand, cost, races, forced, pearls)
    by_races = _subsets(hand)
    least = cost - pearls
    found = []
    for mask in MASKS[races, forced]:
        for value, cards in by_races.get(mask, ()):
            if value < least:
                break
            found.append(cards)
    return found


def can_pay(hand: Cards, cost: int, races: int, forced: str, pearls: int) -> bool:
    """Whether any set of cards pays: the best races with all their cards."""
    worth = Counter[str]()
    for card in hand:
        if card in RACE:
            worth[RACE[card]] += VALUE[card]
    if len(worth) < races or (forced and forced not in worth):
        return False
    free = sorted((value for race, value in worth.items() if race != forced), reverse=True)
    best = worth[forced] + sum(free[: races - 1]) if forced else sum(free[:races])
    return best + pearls >= cost


def is_frugal(cards: Iterable[str], cost: int) -> bool:
    """Whether no card of the set is superfluous."""
    played = list(cards)
    value = sum(VALUE[card] for card in played)
    of_race = Counter(RACE[card] for card in played)
    return not any(of_race[RACE[card]] > 1 and value - VALUE[card] >= cost for card in played)


@lru_cache(256)
def frugal_payments(hand: Cards, cost: int, races: int, forced: str, pearls: int) -> list[Cards]:
    """The sets without a superfluous card, the least wasteful first."""
    options = {race: _subsets_of_a_race(cards) for race, cards in _by_race(hand).items()}
    found: list[tuple[int, int, int, Cards]] = []
    for chosen in combinations([race for race in RACES if race in options], races):
        if not forced or forced in chosen:
            for value, cards in _combine([options[race] for race in chosen], cost):
                if value + pearls >= cost:
                    found.append((max(0, cost - value), max(0, value - cost), len(cards), cards))
    return [cards for *_, cards in sorted(found)[:MOST]]


def _combine(options: list[list[tuple[int, int, Cards]]], cost: int) -> Iterator[tuple[int, Cards]]:
    """One subset of each race, so that none of the cards could be spared."""
    sets: list[tuple[int, int, Cards]] = [(0, 99, ())]
    for race in options:
        sets = [
            (value + more, min(spare, other), cards + add)
            for value, spare, cards in sets
            for more, other, add in race
            if value + more - min(spare, other) < cost
        ]
    for value, _, cards in sets:
        yield value, tuple(sorted(cards))


def _by_race(hand: Cards) -> dict[str, Cards]:
    return {
        race: cards for race in RACES if (cards := tuple(card for card in hand if RACE.get(card) == race))
    }


@lru_cache(4096)
def _subsets_of_a_race(cards: Cards) -> list[tuple[int, int, Cards]]:
    """Value, least card that could be spared (99: none) and cards of every non-empty subset."""
    found: list[tuple[int, int, Cards]] = []
    for subset in _grow(cards):
        if subset:
            value = sum(VALUE[card] for card in subset)
            spare = min(VALUE[card] for card in subset) if len(subset) > 1 else 99
            found.append((value, spare, subset))
    return found


def _grow(cards: Cards) -> list[Cards]:
    """Every subset, equal cards being interchangeable."""
    subsets: list[Cards] = [()]
    for card, count in Counter(cards).items():
        subsets = [subset + (card,) * n for subset in subsets for n in range(count + 1)]
    return subsets


def _count_subsets(hand: Cards) -> int:
    return prod(count + 1 for count in Counter(hand).values())


@lru_cache(1024)
def _subsets(hand: Cards) -> dict[int, list[tuple[int, Cards]]]:
    """Every subset of a hand with its value, by its races, the most valuable first."""
    sets: list[tuple[int, int, Cards]] = [(0, 0, ())]
    for card, count in Counter(hand).items():
        sets += [
            (mask | BIT[RACE[card]], value + n * VALUE[card], cards + (card,) * n)
            for mask, value, cards in sets
            for n in range(1, count + 1)
        ]
    by_races: dict[int, list[tuple[int, Cards]]] = {}
    for mask, value, cards in sets:
        by_races.setdefault(mask, []).append((value, cards))
    for group in by_races.values():
        group.sort(key=lambda entry: -entry[0])
    return by_races
