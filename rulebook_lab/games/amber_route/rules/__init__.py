"""The rules: a module for each chapter of the rulebook, its moves and questions with it."""

from . import (
    action_phase,
    challenges,
    dark_cards,
    dice,
    duels,
    light_cards,
    monsters,
    one_roll,
    rewards,
    road,
    setting_up,
    turn,
)

CHAPTERS = (
    setting_up,
    turn,
    action_phase,
    light_cards,
    road,
    challenges,
    dice,
    monsters,
    one_roll,
    rewards,
    duels,
    dark_cards,
)
"""The chapters with moves or questions, in the order in which their moves are listed."""
