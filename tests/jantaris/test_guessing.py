"""The odds of a guess at secret votes."""

from itertools import product
from random import Random

import pytest

from rulebook_lab.engine import RulebookError
from rulebook_lab.games.jantaris.rules.diplomacy import VOTING_CARDS
from rulebook_lab.games.jantaris.state import JantarisState
from tests.guesses import as_often
from tests.jantaris.table import JANTARIS, play, voting

APART = ("tokens: red taira, black likaran", "active-district: taira")


def test_every_vote_is_as_likely_and_ones_own_is_known() -> None:
    cast = play(
        voting("seats: blue yellow green purple", *APART, seats=4),
        "blue vote deal",
        "yellow vote deal",
        "purple vote recruitment",
    )

    def votes(state: JantarisState) -> tuple[str, ...]:
        return state.pending[-1].votes

    ways = [(*pair, "", "recruitment") for pair in product(VOTING_CARDS, repeat=2)]
    as_often(JANTARIS, cast.view("purple"), votes, ways)


def test_what_nobody_can_see_is_not_guessed() -> None:
    """When all have voted the votes lie open at once; only trying moves on a view leads here."""
    cast = play(voting(*APART), "blue vote deal", "yellow vote deal").view("green").play("green vote deal")
    with pytest.raises(RulebookError, match="no position has been found of which this is what green sees"):
        JANTARIS.guess(cast, Random(1))
