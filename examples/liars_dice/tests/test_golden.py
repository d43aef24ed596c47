"""A game goes as it went when somebody last read it."""

import pytest

from rulebook_lab.testing.golden import test_a_game_goes_as_it_was_written_down

__all__ = ["test_a_game_goes_as_it_was_written_down"]
pytestmark = pytest.mark.parametrize("name", ["liars_dice"])
