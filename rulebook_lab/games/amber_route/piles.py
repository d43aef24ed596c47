"""Piles of cards and dice on the table, as plain sorted tuples: equal piles are equal values."""

from __future__ import annotations

from bisect import bisect
from typing import TypeVar

T = TypeVar("T")

Cards = tuple[str, ...]
"""Cards in no order that matters: sorted by id."""

Dice = tuple[int, ...]
"""Dice on the table, from high to low."""

HIDDEN = "?"


def put(cards: Cards, *new: str) -> Cards:
    """Add cards to a pile."""
    for card in new:
        at = bisect(cards, card)
        cards = (*cards[:at], card, *cards[at:])
    return cards


def without(pile: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """Take things out of a pile, each once. Raises ValueError for what is not there."""
    for thing in gone:
        at = pile.index(thing)
        pile = pile[:at] + pile[at + 1 :]
    return pile


def from_high(*dice: int) -> Dice:
    """Lay dice in their order."""
    return tuple(sorted(dice, reverse=True))
