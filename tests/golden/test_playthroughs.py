"""The games go as they went when somebody last read them."""

import pytest

import rulebook_lab as lab
from rulebook_lab.testing.golden import test_a_game_goes_as_it_was_written_down

__all__ = ["test_a_game_goes_as_it_was_written_down"]
pytestmark = pytest.mark.parametrize("name", lab.games)
