"""What must hold in every position of every game: the five games."""

import pytest

import rulebook_lab as lab
from rulebook_lab.testing.laws import *  # noqa: F403


@pytest.fixture
def random_games(name: str) -> int:
    """Fewer where a game takes a second."""
    return 30 if name == "roads_and_boats" else 200


pytestmark = pytest.mark.parametrize("name", lab.games)
