"""A guess is a whole position that the seat's view allows: the five games."""

import pytest

import rulebook_lab as lab
from rulebook_lab.testing.guesses import *  # noqa: F403

pytestmark = pytest.mark.parametrize("name", lab.games)
