"""Karty ciemności (Dark cards): the deck and its discard pile, and how difficult a card is on a field."""

from __future__ import annotations

from msgspec.structs import replace

from ....engine import Tell
from ..components import Components, DarkCard, Difficulty, Level, Piece
from ..state import AmberRouteState, put


def reshuffled(state: AmberRouteState, tell: Tell) -> AmberRouteState:
    """Make an empty deck anew, when a card must be drawn and not before (ruling.dark-reshuffle-when)."""
    if state.dark_deck or not state.dark_discard:
        return state
    tell("dark.reshuffle", "dark-reshuffled", None, cards=len(state.dark_discard))
    return replace(state, dark_deck=state.dark_discard, dark_discard=())  # dark.reshuffle, else state


def discard_dark(state: AmberRouteState, card: str) -> AmberRouteState:
    """Lay a card that has been dealt with face up onto the discard pile."""
    return replace(state, dark_discard=put(state.dark_discard, card))  # dark.discard, else state


def difficulty_of(card: DarkCard, field: Piece) -> Level:
    """Tell how difficult a challenge is on a field: by its symbols that the field shows too
    (ruling.match-symbols)."""
    alike = (card.terrain == field.terrain) + (card.threat == field.threat)  # dark.match-count, else 0
    levels: tuple[Level, ...] = (
        "easy",  # dark.easy, else "hard"
        "hard",  # dark.hard, else "easy"
        "legendary",  # dark.legendary, else "hard"
    )
    return levels[alike]


def figures(box: Components, level: Level) -> Difficulty:
    """Look up a monster's life, strength and damage range, a ghost's total and penalty: they depend on the
    difficulty alone (monster.attributes)."""
    rows = box.by_name
    return {
        "easy": rows["easy"],  # monster.easy ghost.easy
        "hard": rows["hard"],  # monster.hard ghost.hard
        "legendary": rows["legendary"],  # monster.legendary ghost.legendary
    }[level]
