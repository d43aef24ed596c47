"""What comes next from a deck: dark cards, light cards, gifts, and the race they lie in the way of."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import comb

from msgspec import Struct

from ...components import ANY, FACES, Components, Gift, Piece
from ...piles import Cards
from ...rules.dark_cards import difficulty_of
from .aims import ZERO


def next_dark_card(box: Components, field: Piece, deck: Cards | None = None) -> dict[str, Fraction]:
    """Give the odds of an easy, hard or legendary challenge or a gift on a field; `deck` is what is left."""
    cards = box.dark_deck if deck is None else deck
    found = dict.fromkeys((*box.by_name, "gift"), ZERO)
    for card in cards:
        kind = "gift" if card in box.gifts else difficulty_of(box.dark[card], field)
        found[kind] += Fraction(1, len(cards))
    return found


def expected_ambers(box: Components, field: Piece, deck: Cards | None = None) -> Fraction:
    """Give the ambers of the next dark card if every challenge is won and gifts are left out."""
    cards = box.dark_deck if deck is None else deck
    total = 0
    for card in cards:
        if card in box.dark:
            row = box.by_name[difficulty_of(box.dark[card], field)]
            dark = box.dark[card]
            total += row.reward_ambers + (dark.timing == "lightning" and dark.reward == "amber")
    return Fraction(total, len(cards))


class HandOdds(Struct, frozen=True):
    """What some light cards drawn are good for on one terrain."""

    usable: Fraction
    support: Fraction
    none: Fraction


def light_hand(box: Components, terrain: str, cards: int = 5, deck: Cards | None = None) -> HandOdds:
    """Usable cards and support to expect among `cards` drawn, and the odds of not one usable card."""
    left = box.light_deck if deck is None else deck
    values = [box.light[card].value for card in left if box.light[card].terrain in (terrain, ANY)]
    return HandOdds(
        usable=Fraction(cards * len(values), len(left)),
        support=Fraction(cards * sum(values), len(left)),
        none=Fraction(comb(len(left) - len(values), cards), comb(len(left), cards)),
    )


def gift_has(gift: Gift, gain: str, dice: int) -> Fraction:
    """Give the odds that at least one of some dice offers a gain; the active player picks first."""
    without = sum(gain not in gift.faces[face - 1] for face in FACES)
    return 1 - Fraction(without, len(FACES)) ** dice


class Race(Struct, frozen=True):
    """The fastest way to the castle."""

    turns: int
    double_moves: int
    single_moves: int
    escorts_spent: int
    escorts_left: int


def race(box: Components, fields: int = 25) -> Race:
    """Tell how fast a road can be walked when the draw phase always brings an escort and nothing is lost."""
    amounts = box.amounts
    doubles, singles = divmod(fields, 2)
    spent = doubles * amounts.two_fields_cost
    escorts = amounts.start_escorts
    for cost in _steps(doubles, singles, amounts.two_fields_cost):
        escorts = min(amounts.max_escorts, escorts + amounts.draw_escort) - cost
    return Race(doubles + singles, doubles, singles, spent, escorts)


def _steps(doubles: int, singles: int, cost: int) -> Iterable[int]:
    return (cost,) * doubles + (0,) * singles
