"""The rules, a module for each chapter of the rulebook."""

from ....engine import Frame
from ....engine.protocol import own_kinds
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

ITEMS = (effects, items, decks)
PHASES = ((market_control,), (great_fair,), (voting_cards, diplomacy, banish), (city, bazaar))
"""The phases, the last one first; the Items work in the midst of any."""

CHAPTERS = (setting_up, turn, *PHASES[3], *ITEMS, *PHASES[2], *PHASES[1], *PHASES[0])
"""In the order in which the moves that answer one question are listed."""

PHASES_LEFT: dict[type[Frame], int] = {
    kind: left
    for left, phase in enumerate(PHASES, 1)
    for chapter in phase
    for kind in own_kinds(chapter, Frame)
}
"""What is left of a turn below the questions of a phase, its end among it."""
