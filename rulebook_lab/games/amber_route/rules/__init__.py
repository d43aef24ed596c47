"""The rules: a module for each chapter of the rulebook, its moves and questions with it."""

from . import (
    challenges,
    dice,
    duels,
    escorts,
    ghosts,
    gifts,
    kept_cards,
    light_cards,
    monsters,
    rewards,
    road,
    setting_up,
    traps,
    turn,
)

CHAPTERS = (
    setting_up,
    turn,
    escorts,
    light_cards,
    road,
    gifts,
    challenges,
    dice,
    monsters,
    ghosts,
    traps,
    kept_cards,
    rewards,
    duels,
)
"""The chapters with moves or questions, in the order in which their moves are listed."""
