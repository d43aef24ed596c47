"""Whatever is sent, the room stays as it is, the server answers, and nothing of it comes into the log."""

from __future__ import annotations

import json
import logging
import os
from random import Random
from typing import Any

import pytest

from rulebook_lab.rooms.limits import Limits
from tests.rooms.pupils import School, Tab

LONG = int(os.environ.get("ROOMS_MESSAGES", "0"))
"""So many messages in all; without it a few hundred."""
PATIENT = Limits(often=1e9, burst=10**9, wrong=10**9, class_at_once=10**9)
SECRET = "do-not-log-me"
VALUES: list[Any] = [
    *(None, True, -1, 0, 1e308, 10**40, "", SECRET, "x" * 3000, [], [[]], {}, "\u202e\x00"),
    *({"name": SECRET, "text": SECRET}, "<script>alert(1)</script>", "__class__", "../../etc/passwd"),
    *("blue", "Anna", "yellow explore", "chance turn crab1"),
]
RAW = [
    *(
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 4000,
        b"{" * 4000,
        b'{"type":"hello"',
        b"null",
        b"1e999",
        b'"text"',
        b"[]",
    ),
    *(b'{"type":null}', b"x" * 5000, b"x" * 100_000, b'{"type":"control","key":"' + b"a" * 4000),
    b'{"a":' * 2000,
]
TYPES = [
    "control",
    "spot",
    "back",
    "undo",
    "clause",
    "present",
    "hello",
    "room",
    "patch",
    "welcome",
    "",
    "eval",
]


def state_of(school: School) -> tuple[Any, ...]:
    """All that is kept of a room."""
    room = school.kept.room
    return (
        room.entries,
        room.timeline.text,
        [(p.key, p.name, p.seat, p.gone) for p in room.people],
        len(room.bots),
    )


def foreign(random: Random, keys: list[str], spots: list[str], old: list[Any]) -> Any:
    """A message that nobody should send: raw bytes, strange values, another's controls, an old one again."""
    kind = random.randrange(10)
    if kind == 0:
        return random.choice(RAW)
    if kind == 1 and old:
        return random.choice(old)
    message: dict[str, Any] = {"type": random.choice(TYPES)}
    for name in ("key", "value", "id", "board", "spot", "rev", "token", "lead", "screen", "paper", "width"):
        if random.random() < 0.4:
            message[name] = random.choice(VALUES)
    if kind < 6:
        message |= {"type": "control", "key": random.choice(keys)}
    elif kind < 8:
        message |= {"type": "spot", "board": "board", "spot": random.choice(spots)}
    return message


def strangers(school: School) -> tuple[list[Tab], list[str], list[str], list[Any]]:
    """Who may do nothing now: a seat that is not asked, a watcher, a projector, a line that said no hello."""
    teacher, anna = school.teacher(), school.pupil("Anna", "blue")
    ben, watcher, screen = school.pupil("Ben", "yellow"), school.pupil("Wim"), school.projector()
    teacher.press("keep-seats")
    teacher.press("freeze")
    silent = school.tab(type="nothing")
    keys = [key for tab in (teacher, anna) for key in tab.controls() if key not in ben.controls()]
    keys += [
        "table/bar/undo",
        "lobby/places/list/blue/sit blue",
        "question/side/inner/options/option 0/answer 0",
    ]
    spots = [node["o"] for node in anna.boards["board"]["nodes"] if "o" in node] + ["hand:crab1", "no", ""]
    old = [{"type": "control", "key": key, "value": None, "rev": 1} for key in keys]
    return [ben, watcher, screen, silent], keys, spots, old


def test_wrong_messages_change_nothing(caplog: pytest.LogCaptureFixture) -> None:
    school = School("ambis", 3, limits=PATIENT)
    tabs, keys, spots, old = strangers(school)
    before, random = state_of(school), Random(1)
    with caplog.at_level(logging.DEBUG):
        for _ in range(LONG or 600):
            tab = random.choice(tabs)
            said = len(tab.got)
            message = foreign(random, keys, spots, old)
            if isinstance(message, dict) and message["type"] == "hello":
                message["lead"] = (
                    message.get("lead") or "x"
                )  # without a key it would be a new person's first word
            tab.send(message)
            assert len(tab.got) > said, message
            if len(tab.got) > 50:
                tab.got.clear()
    assert state_of(school) == before
    assert SECRET not in caplog.text
    assert not caplog.records


def test_what_comes_too_often_is_refused_and_then_cut_off() -> None:
    school = School("ambis", 3)
    anna = school.pupil("Anna", "blue")
    answers = [anna.send({"type": "present", "rev": anna.rev}) for _ in range(200) if not anna.hung_up]
    assert answers[0] == {"type": "ok"}
    assert answers[-1]["why"] == "That was too fast."
    assert anna.hung_up
    assert school.house.wrong == 60


def test_a_fault_in_the_program_is_logged_by_its_place_alone(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    school = School("ambis", 3)
    anna = school.pupil("Anna", "blue")

    def fail(act: object, message: object) -> None:
        raise KeyError(SECRET)

    monkeypatch.setattr(anna.line, "run", fail)
    answer = anna.press("seats", SECRET)
    assert answer == {"type": "no", "why": "That did not work."}
    (record,) = caplog.records
    assert record.getMessage().startswith("KeyError at ")
    assert SECRET not in caplog.text


def test_a_journal_that_cannot_be_written_ends_nothing(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was told is kept, what could not be kept was not told: the room is read from its file again."""
    from rulebook_lab.engine import BadFile

    school = School("ambis", 3, folder=tmp_path_factory.mktemp("rooms"))
    anna = school.pupil("Anna", "blue")
    record = school.kept.room.timeline.text
    journal = school.kept.journal

    def full(entry: object) -> None:
        raise BadFile("the disk is full")

    monkeypatch.setattr(school.kept.room, "_write", full)
    assert anna.line is not None
    key = next(key for key in anna.controls() if "/play " in key)
    school.house.hear(anna.line, json.dumps({"type": "control", "key": key, "rev": anna.rev}))
    assert anna.hung_up
    assert journal is not school.kept.journal
    assert school.kept.room.timeline.text == record
    assert "you are Blue" in school.tab(token=anna.token).words
