"""What a notebook gives a room that cannot be: told, before anything is opened or asked."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import RulebookError, UnknownGame, WrongKind
from rulebook_lab.rooms.notebook import RoomCard


@pytest.mark.parametrize(
    "named",
    [
        {"folder": True},
        {"folder": b"ab"},
        {"folder": "\0"},
        {"folder": "\ud800"},
        {"folder": "/dev/null"},
        {"folder": "x" * 5000},
        {"days": float("nan")},
        {"days": "7"},
        {"days": 0},
        {"port": -1},
        {"port": "a"},
        {"host": 3},
        {"practice": 3},
        {"practice": "/dev/null/practice.db"},
        {"practice": __file__},
        {"seats": {}},
    ],
    ids=str,
)
def test_a_room_that_cannot_be_opened_is_told(named: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(RulebookError):
        lab.room("amber", **{"folder": tmp_path / "rooms", "host": "127.0.0.1", **named})
    assert not (tmp_path / "rooms").exists()


@pytest.mark.parametrize("name", ["ambr", "", "\0", "KTRW4C"])
def test_what_is_neither_a_game_nor_a_code_is_told_with_the_games(name: str, tmp_path: Path) -> None:
    with pytest.raises(UnknownGame, match="amber_route"):
        lab.room(name, folder=tmp_path / "rooms")


@pytest.mark.parametrize(
    ("call", "args"),
    [
        ("play", (3,)),
        ("play", ("\ud800",)),
        ("goto", (True,)),
        ("freeze", ("on",)),
        ("show_hands", (None,)),
        ("choose_chance", (1,)),
        ("keep_seats", (b"x",)),
        ("set_bot", (object(),)),
        ("remove", ("1",)),
        ("vote", (None,)),
        ("ask", ("Which?", 3)),
        ("ask", ("Which?", ["a", "b"], "a")),
        ("homework", (None, date(2026, 1, 1))),
        ("homework", (["Which?"], date(2026, 1, 1))),
        ("homework", ([], "tomorrow")),
    ],
    ids=str,
)
def test_a_wrong_wish_is_told_before_the_room_is_asked(call: str, args: tuple[Any, ...]) -> None:
    card = object.__new__(RoomCard)
    with pytest.raises((WrongKind, TypeError)) as told:
        getattr(card, call)(*args) if call != "ask" or len(args) < 3 else card.ask(*args[:2], right=args[2])
    assert told.type is WrongKind
