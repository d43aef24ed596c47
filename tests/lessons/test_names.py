"""Lessons, players and views know no game: everything they show comes from the game's own data."""

import re
from pathlib import Path

import pytest

import rulebook_lab as lab

PACKAGE = Path(lab.__file__).parent
SOURCES = [
    path
    for room in ("lessons", "bots", "views")
    for path in sorted((PACKAGE / room).rglob("*"))
    if path.suffix in (".py", ".toml", ".js", ".css")
]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_game_is_named(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for name in lab.games:
        title = lab.game(name).title
        assert not re.search(rf"\b({name}|{re.escape(title)})\b", text, re.IGNORECASE), name
