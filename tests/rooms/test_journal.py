"""Whatever is pressed on whichever page, the journal tells the whole of it."""

from __future__ import annotations

from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.rooms.room import Room
from tests.rooms.pupils import School, Tab

WORDS = ["", "Anna", "blue", "yellow", "random", "explore", "2026-12-24", "a | b", "1", "3", None, True, 2]


def state_of(room: Room) -> tuple[object, ...]:
    """All that a room is."""
    return (
        room.timeline.text,
        [(p.key, p.name, p.seat, p.placed, p.gone) for p in room.people],
        {seat: bot.name for seat, bot in room.bots.items()},
        (room.frozen, room.hands_shown, room.seats_kept, room.by_hand),
        room.vote,
        room.question,
        room.papers,
    )


def press_something(tab: Tab, random: Random) -> None:
    """Press one of the controls, or a spot of the board; never what ends the room or sends somebody away."""
    keys = [key for key in tab.controls() if not key.endswith(("/end-really", "/remove"))]
    spots = [node["o"] for board in tab.boards.values() for node in board["nodes"] if "o" in node]
    moves = [key for key in keys if "/play " in key]
    if moves and random.random() < 0.4:
        tab.press(random.choice(moves))
    elif spots and random.random() < 0.2:
        tab.pick(random.choice(spots))
    elif keys:
        tab.press(random.choice(keys), random.choice(WORDS))


@pytest.mark.parametrize("name", lab.games)
def test_the_journal_makes_the_same_room_again(name: str) -> None:
    school, random = School(name, 0), Random(name)
    tabs = [school.teacher(), school.projector(), *(school.tab() for _ in range(4))]
    for step in range(150):
        press_something(random.choice(tabs), random)
        if step % 5 == 0:
            school.wait(1)
    room = school.kept.room
    again = Room(room.code)
    again.restore(school.kept.journal.read())
    assert room.entries > 20
    assert state_of(again) == state_of(room)
    assert not any(tab.hung_up for tab in tabs)
