"""Every message that a page says is there, and asks only for facts that it is given."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import rulebook_lab.views
from rulebook_lab.views.live import WORDS
from rulebook_lab.views.words import say, texts

ROOM = Path(next(iter(rulebook_lab.views.__path__)))


def said() -> Iterator[tuple[str, str, set[str]]]:
    """The table, the key and the facts of each message that is named outright, all its facts too."""
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                match node.args:
                    case [ast.Constant(str(table)), ast.Constant(str(key))] if all(
                        keyword.arg for keyword in node.keywords
                    ):
                        yield table, key, {str(keyword.arg) for keyword in node.keywords}


def test_every_message_is_there_with_its_facts() -> None:
    found = list(said())
    assert len(found) > 120
    for table, key, facts in found:
        assert texts().has(table, key), (table, key)
        assert texts().facts(table, key) <= facts, (table, key)


def test_what_the_browser_says_is_there() -> None:
    for key in WORDS:
        assert texts().facts("board", key) <= {"spot"}
    assert say("board", "open", spot="{spot}") == "{spot}, open"
