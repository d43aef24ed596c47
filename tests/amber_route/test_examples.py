"""Every worked example of the catalogue is replayed by a test that carries its name."""

from pathlib import Path

import pytest

from tests.amber_route.table import GAME

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


@pytest.mark.parametrize("example", GAME.catalogue.examples)
def test_the_example_is_replayed(example: str) -> None:
    assert f"def test_example_{example.replace('.', '_').replace('-', '_')}(" in SOURCES
