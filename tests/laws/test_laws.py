"""What must hold in every position of every game: the five games."""

import os

import pytest

import rulebook_lab as lab
from rulebook_lab.testing.laws import *  # noqa: F403


@pytest.fixture
def random_games(name: str) -> int:
    """Fewer where a game takes a second. LAWS_GAMES=200 plays more, `make soak` 100,000."""
    games = int(os.environ.get("LAWS_GAMES", "80"))
    return games // 6 if name == "roads_and_boats" else games


pytestmark = pytest.mark.parametrize("name", lab.games)
