"""Every clause is enforced, tested and taught: the five games. `make prove` takes each one out."""

import pytest

import rulebook_lab as lab
from rulebook_lab.testing.clauses import *  # noqa: F403

pytestmark = pytest.mark.parametrize("name", lab.games)
