"""Players and tournaments. Knows no game: a greedy player asks the game's own `strategy.judge`."""

from .players import NAMES, Player, Policy, greedy, player, random_player
from .tournament import Standing, Tournament, tournament

__all__ = [
    "NAMES",
    "Player",
    "Policy",
    "Standing",
    "Tournament",
    "greedy",
    "player",
    "random_player",
    "tournament",
]
