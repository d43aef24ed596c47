"""What is written reads back; what is damaged is told: the five games."""

import pytest

import rulebook_lab as lab
from rulebook_lab.testing.notation import *  # noqa: F403

pytestmark = pytest.mark.parametrize("name", lab.games)
