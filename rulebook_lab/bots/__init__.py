"""Players and tournaments. Knows no game: a greedy player asks the game's own `strategy.judge`."""

from .hints import Change, Hint, Way, hint
from .planning import PlanSearch
from .players import LEVELS, NAMES, Player, Policy, greedy, judged, player, random_player, searching
from .review import Mistake, Review, review
from .search import Budget, Search, Tally
from .study import Finding, Study, study
from .tournament import Played, Rating, Standing, Tournament, tournament

__all__ = [
    "LEVELS",
    "NAMES",
    "Budget",
    "Change",
    "Finding",
    "Hint",
    "Mistake",
    "PlanSearch",
    "Played",
    "Player",
    "Policy",
    "Rating",
    "Review",
    "Search",
    "Standing",
    "Study",
    "Tally",
    "Tournament",
    "Way",
    "greedy",
    "hint",
    "judged",
    "player",
    "random_player",
    "review",
    "searching",
    "study",
    "tournament",
]
