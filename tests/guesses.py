"""How often a game guesses what, beside every way to lay hidden things down."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from math import sqrt
from random import Random

from rulebook_lab.engine import Game, State

GUESSES = 4000


def as_often(game: Game, view: State, of: Callable[[State], Hashable], ways: Iterable[Hashable]) -> None:
    """Asserts that `of` a guess is every one of the ways, all listed as often as they are likely.

    Each may be off by four standard deviations, as one in 16,000 is.
    """
    random, odds = Random(1), Counter(ways)
    found = Counter(of(game.guess(view, random)) for _ in range(GUESSES))
    assert found.keys() == odds.keys()
    for way, number in odds.items():
        chance = number / odds.total()
        assert abs(found[way] / GUESSES - chance) <= 4 * sqrt(chance * (1 - chance) / GUESSES), way
