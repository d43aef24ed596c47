"""Exact odds: every challenge, fight, deck and race of the game in fractions.

    odds.monster("hard", dice=3, escorts=2)                  # best play
    odds.monster("hard", dice=3, escorts=2, spending=False)  # nothing spent on dice
    odds.challenge("trap", "hard", dice=4, escorts=3, ambers=1, worth=Worth()).value
    odds.advice(state)                                       # the plans for the dice on the table

All functions speak of the shipped box; `box=` takes the components of an owner's file.
"""

from __future__ import annotations

from ._advice import advice, support_advice
from ._by_play import share_won
from ._challenges import challenge, ghost, monster, trap, trap_missing, win
from ._decks import difficulty, gift, light_hand, race
from ._dice import duel, rolls, sums
from ._pictures import duel_chart, meeting_chart, spending_chart, win_chart, win_slides
from ._plans import Worth

__all__ = [
    "Worth",
    "advice",
    "challenge",
    "difficulty",
    "duel",
    "duel_chart",
    "ghost",
    "gift",
    "light_hand",
    "meeting_chart",
    "monster",
    "race",
    "rolls",
    "share_won",
    "spending_chart",
    "sums",
    "support_advice",
    "trap",
    "trap_missing",
    "win",
    "win_chart",
    "win_slides",
]
