"""Piles of cards and dice on the table, as plain sorted tuples: equal piles are equal values."""

from __future__ import annotations

from bisect import bisect

Cards = tuple[str, ...]
"""Cards in no order that matters: sorted by id, so that equal piles are equal values."""

Dice = tuple[int, ...]
"""Dice on the table, from high to low."""

HIDDEN = "?"


def put(cards: Cards, *new: str) -> Cards:
    """Cards with more of them."""
    for card in new:
        at = bisect(cards, card)
        cards = (*cards[:at], card, *cards[at:])
    return cards


def taken(cards: Cards, card: str) -> Cards:
    """Cards without one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def taken_die(dice: Dice, face: int) -> Dice:
    """Dice without one that shows a face."""
    at = dice.index(face)
    return dice[:at] + dice[at + 1 :]
