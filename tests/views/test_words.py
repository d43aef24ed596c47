"""Every message that a page says is there, and asks only for facts that it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

import rulebook_lab as lab
import rulebook_lab.views
from rulebook_lab.simulate import random_play
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


@pytest.mark.parametrize("name", lab.games)
def test_figures_are_told_in_words(name: str) -> None:
    game = lab.game(name)
    state = game.start(max(game.seat_counts))
    for position in islice(random_play(game, state, Random(1), True), 0, 200, 40):
        for fact, value in position.facts.items():
            told = f"{game.sentences.figure(fact)}: {game.sentences.value(value)}"
            assert not re.search(r"\w[._]\w", told), told
            assert not told.endswith(": "), fact


def test_values_of_several_parts_are_told_as_a_list() -> None:
    told = lab.game("roads_and_boats").sentences.value
    assert told("1 boards, 3 trunks") == "1 board and 3 trunks"
    assert told("2 red") == "2 Red"
    assert told("nothing") == told("") == "nothing"
    assert lab.game("amber_route").sentences.value("6 4") == "6 and 4"
    assert lab.game("ambis").sentences.value("crab2+squid1") == "crab 2 and squid 1"
