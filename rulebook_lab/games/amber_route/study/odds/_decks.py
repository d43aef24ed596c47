"""What comes next from a deck: dark cards, light cards, gifts, and the race they lie in the way of."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from msgspec import Struct

from .....engine import expect_number, expect_one_of, of_kinds
from ...components import ANY, FACES, Components, Piece
from ...rules.dark_cards import difficulty_of
from ...state import AmberRouteState
from ._challenges import MANY, box_in_use
from ._dice import ONE


@of_kinds
def difficulty(state: AmberRouteState, field: int) -> dict[str, Fraction]:
    """Tell what awaits who enters a field now, given the dark cards that have been seen: the odds of an easy,
    hard or legendary challenge or a gift. Empty where no dark card is drawn.
    """
    expect_number("field", field, 0, len(state.road.fields) - 1)
    piece, box, deck = state.road.fields[field], state.box, state.dark_deck or state.dark_discard
    if not piece.terrain:
        return {}
    found = dict.fromkeys((*box.by_name, "gift"), 0)
    for card in deck:
        found["gift" if card in box.gifts else difficulty_of(box.dark[card], piece)] += 1
    return {kind: Fraction(cards, len(deck)) if deck else Fraction(0) for kind, cards in found.items()}


def expected_ambers(box: Components, field: Piece) -> Fraction:
    """Give the ambers of the first dark card if every challenge is won and gifts are left out."""
    cards = [box.dark[card] for card in box.dark_deck if card in box.dark]
    printed = sum(card.timing == "lightning" and card.reward == "amber" for card in cards)
    base = sum(box.by_name[difficulty_of(card, field)].reward_ambers for card in cards)
    return Fraction(base + printed, len(box.dark_deck))


class HandOdds(Struct, frozen=True):
    """What some light cards drawn are good for on one terrain."""

    usable: Fraction
    support: Fraction
    none: Fraction


@of_kinds
def light_hand(terrain: str, cards: int = 5, box: Components | None = None) -> HandOdds:
    """Tell what an opening hand is good for on one terrain: usable cards and support to expect, and the odds
    of not one usable card."""
    used = box_in_use(box)
    deck = [used.light[card] for card in used.light_deck]
    expect_one_of("terrain", terrain, dict.fromkeys(card.terrain for card in used.light.values()))
    expect_number("cards", cards, 0, len(deck))
    values = [card.value for card in deck if card.terrain in (terrain, ANY)]
    return HandOdds(
        usable=Fraction(cards * len(values), len(deck)),
        support=Fraction(cards * sum(values), len(deck)),
        none=Fraction(comb(len(deck) - len(values), cards), comb(len(deck), cards)),
    )


@of_kinds
def gift(card: str, players: int, gain: str = "amber", box: Components | None = None) -> Fraction:
    """Give the odds that at least one of the dice of a gift card offers a gain."""
    gifts = box_in_use(box).gifts
    expect_one_of("card", card, gifts)
    faces = gifts[card].faces
    expect_one_of("gain", gain, dict.fromkeys(each for face in faces for each in face))
    expect_number("players", players, 1, MANY)
    return ONE - Fraction(sum(gain not in face for face in faces), len(FACES)) ** players


class Race(Struct, frozen=True):
    """The fastest way to the castle."""

    turns: int
    double_moves: int
    single_moves: int
    escorts_spent: int
    escorts_left: int


@of_kinds
def race(box: Components | None = None) -> Race:
    """Give the fastest way to the castle when the draw phase always brings an escort and nothing is lost."""
    used = box_in_use(box)
    it, cost = used.amounts, used.amounts.two_fields_cost
    doubles, singles = divmod(next(iter(used.layouts.values())).castle, 2)
    escorts = it.start_escorts
    for turn in range(doubles + singles):
        escorts = min(it.max_escorts, escorts + it.draw_escort) - cost * (turn < doubles)
    return Race(doubles + singles, doubles, singles, doubles * cost, escorts)
