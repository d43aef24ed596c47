"""The rules, a module for each chapter of the rulebook."""

from . import (
    banish,
    bazaar,
    city,
    decks,
    diplomacy,
    effects,
    great_fair,
    items,
    market_control,
    setting_up,
    turn,
    voting_cards,
)

FIRST_PHASE = (city, bazaar, effects, items, decks)
SECOND_PHASE = (voting_cards, diplomacy, banish)
THIRD_PHASE = (great_fair,)
FOURTH_PHASE = (market_control,)

CHAPTERS = (setting_up, turn, *FIRST_PHASE, *SECOND_PHASE, *THIRD_PHASE, *FOURTH_PHASE)
"""In the order in which the moves that answer one question are listed."""
