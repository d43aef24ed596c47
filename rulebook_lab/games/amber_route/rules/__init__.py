"""The rules: a module for each chapter of the rulebook, its moves and questions with it."""

from . import (
    action_phase,
    challenges,
    dice,
    duels,
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
    action_phase,
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
