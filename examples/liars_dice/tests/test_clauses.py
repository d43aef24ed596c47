"""Every clause of liar's dice is enforced, tested and taught; `pytest --prove` takes each one out."""

import pytest

from rulebook_lab.testing.clauses import *  # noqa: F403

pytestmark = pytest.mark.parametrize("name", ["liars_dice"])
