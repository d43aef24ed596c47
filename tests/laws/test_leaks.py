"""What a seat may not know shows nowhere: the five games."""

import pytest

import rulebook_lab as lab
from rulebook_lab.testing.leaks import *  # noqa: F403

pytestmark = pytest.mark.parametrize("name", lab.games)
