"""What must hold in every position of every game, looked at in random games of liar's dice."""

import pytest

from rulebook_lab.testing.guesses import *  # noqa: F403
from rulebook_lab.testing.laws import *  # noqa: F403
from rulebook_lab.testing.notation import *  # noqa: F403


@pytest.fixture
def random_games() -> int:
    """A random game of six takes hundreds of moves."""
    return 60


pytestmark = pytest.mark.parametrize("name", ["liars_dice"])
