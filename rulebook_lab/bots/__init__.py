"""Players and tournaments. Knows no game: a greedy player asks the game's own `strategy.judge`."""

from .players import LEVELS, NAMES, Player, Policy, greedy, player, random_player, searching
from .search import Budget, Search, Tally
from .tournament import Standing, Tournament, tournament

__all__ = [
    "LEVELS",
    "NAMES",
    "Budget",
    "Player",
    "Policy",
    "Search",
    "Standing",
    "Tally",
    "Tournament",
    "greedy",
    "player",
    "random_player",
    "searching",
    "tournament",
]
