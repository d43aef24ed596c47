"""The lessons of the toy game, and what every generated question must stand up to."""

from pathlib import Path

import pytest

from rulebook_lab.lessons import Lessons, load_lessons
from tests.toy import GAME

PEBBLES = Path(__file__).with_name("pebbles.toml")


@pytest.fixture
def lessons() -> Lessons:
    return load_lessons(PEBBLES, lambda name: GAME)
