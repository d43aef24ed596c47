"""Players and tournaments. Knows no game: a greedy player asks the game's own `strategy.judge`."""

from .players import LEVELS, NAMES, Player, Policy, greedy, player, random_player, searching
from .search import Budget, Search, Tally
from .study import Finding, Study, study
from .tournament import Played, Rating, Standing, Tournament, tournament

__all__ = [
    "LEVELS",
    "NAMES",
    "Budget",
    "Finding",
    "Played",
    "Player",
    "Policy",
    "Rating",
    "Search",
    "Standing",
    "Study",
    "Tally",
    "Tournament",
    "greedy",
    "player",
    "random_player",
    "searching",
    "study",
    "tournament",
]
