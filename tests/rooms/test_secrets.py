"""What is sent to a seat is the same in positions that differ only in what that seat may not know."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE, Seat, State, Timeline
from rulebook_lab.simulate import chosen
from tests.rooms.pupils import School, Tab

LONG = int(os.environ.get("ROOMS_GAMES", "0"))
"""So many whole games, every position of them; without it a few positions of one game each."""
every_game = pytest.mark.parametrize("name", lab.games)


def walk(name: str, number: int) -> Iterator[tuple[State, Any]]:
    """A random game's positions in which a seat decides, with the move that is made."""
    game, random = lab.game(name), Random(f"secrets/{number}")
    state = game.start(game.seat_counts[number % len(game.seat_counts)])
    while state.pending:
        move = chosen(game, state, random, number % 2 == 1)
        if move.seat != CHANCE:
            yield state, move
        state = game.carry_out(state, move).state


def heard(school: School, tab: Tab) -> list[Any]:
    """What a tab was sent, but for its token."""
    said = [dict(message) for message in tab.got]
    for message in said:
        message.pop("token", None)
    return [repr(message).replace(school.code, "CODE") for message in said]


def two_rooms(state: State, other: State, seat: Seat | None) -> tuple[tuple[School, Tab], tuple[School, Tab]]:
    """The same seat in two rooms, one with each position."""
    rooms = []
    for position in (state, other):
        school = School(Timeline(position, None))
        rooms.append((school, school.pupil("Anna", seat)))
    return rooms[0], rooms[1]


def play_on(school: School, notation: str) -> None:
    """The teacher plays a move."""
    from rulebook_lab.rooms import play

    play.play(school.kept.room, None, school.kept.room.game.read_move(notation))
    school.wait(0)


def check(state: State, move: Any, random: Random) -> int:
    """Compare what each seat is sent here and after the move; the answer is how often they were compared."""
    game, compared = state.game, 0
    for seat in state.seats:
        view = state.view(seat)
        other = game.guess(view, random)
        if other == state:
            continue
        one, two = two_rooms(state, other, seat)
        for control in ("why", "search"):
            for _, tab in (one, two):
                tab.press(control, game.write_move(move))
        spots = sorted(one[1].boards["board"]["nodes"], key=lambda node: str(node.get("o")))
        for spot in random.sample([node["o"] for node in spots if "o" in node] or ["x:y"], 1):
            one[1].pick(spot)
            two[1].pick(spot)
        assert heard(*one) == heard(*two), (seat, game.write_move(move))
        compared += 1
        if move.seat == seat or other.why_not(move):
            continue
        if state.play(move).view(seat) == other.play(move).view(seat):
            play_on(one[0], game.write_move(move))
            play_on(two[0], game.write_move(move))
            assert heard(*one) == heard(*two), (seat, game.write_move(move))
            compared += 1
    return compared


@every_game
def test_a_seat_is_sent_nothing_that_it_may_not_know(name: str) -> None:
    random, compared = Random(name), 0
    for number in range(LONG or 1):
        positions = list(walk(name, number))
        for state, move in positions if LONG else positions[10 :: max(len(positions) // 4, 1)]:
            compared += check(state, move, random)
    open_games = ("roads_and_boats", "jantaris")  # little or nothing is hidden there
    assert compared or name in open_games


@every_game
def test_a_watcher_is_sent_nothing_that_any_seat_may_not_know(name: str) -> None:
    positions = list(walk(name, 1))
    for state, _ in positions[10 :: max(len(positions) // 3, 1)]:
        for seat in state.seats:
            other = state.game.guess(state.view(seat), Random(seat))
            one, two = two_rooms(state, other, None)
            assert heard(*one) == heard(*two)


def test_pages_with_one_face_are_one_page() -> None:
    """What is shared of the work is right: every page is what it would be if it were made alone."""
    school = School("ambis", 3)
    teacher = school.teacher()
    tabs = [school.pupil("Anna", "blue"), school.pupil("Ben", "yellow"), *(school.tab() for _ in range(4))]
    for tab in tabs[2:]:
        tab.press("watch")
    random = Random(3)
    for step in range(40):
        room = school.kept.room
        if step == 12:
            teacher.press("vote " + str(room.game.asked(room.state)[0]))
        if step == 20:
            teacher.press("drawer ask")
            teacher.press("make")
            teacher.press("ask-it")
            for tab in tabs[1:5]:
                tab.press(f"answer {random.randrange(2)}")
        if step == 24:
            teacher.press("close")
        if step == 26:
            teacher.press("put-away")
        acting = random.choice(tabs)
        acting.send({"type": "room", "board": "board", "width": random.choice((360, 900))})
        plays = [key for key in acting.controls() if "/play " in key]
        if plays and step % 3:
            acting.press(random.choice(plays))
        else:
            teacher.press("play " + room.game.write_move(random.choice(list(room.state.legal_moves))))
        school.wait(1)
        for tab in tabs:
            assert tab.line is not None
            live = tab.line._live
            assert live is not None
            alone = [node.to_json() for node in live.rendered().nodes]
            assert sorted(map(str, tab.nodes.values())) == sorted(map(str, alone)), step
