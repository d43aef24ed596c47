"""What is sent to a seat is the same in positions that differ only in what that seat may not know."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import CHANCE, Seat, State, Timeline
from rulebook_lab.rooms import people, play
from rulebook_lab.rooms.keys import hashed
from rulebook_lab.rooms.room import Room
from rulebook_lab.simulate import chosen
from tests.rooms.pupils import School, Tab

LONG = int(os.environ.get("ROOMS_GAMES", "0"))
"""So many whole games, every fifth position of them; without it a few positions of one game."""
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


def heard(tab: Tab) -> list[str]:
    """What a tab was sent, but for its token."""
    return [repr({name: said for name, said in message.items() if name != "token"}) for message in tab.got]


def sit(position: State, seat: Seat | None) -> tuple[School, Tab]:
    """Somebody in a room with a position on its table, at a seat or watching."""
    room = Room("ROOM")
    room.timeline = Timeline(position, None)
    room.do(people.Came(hashed("token")))
    room.do(people.Sat(0, seat))
    school = School(room)
    return school, school.tab(token="token")


def play_on(school: School, notation: str) -> None:
    """The teacher plays a move."""
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
        one, two = sit(state, seat), sit(other, seat)
        spots = sorted({node["o"] for node in one[1].boards["board"]["nodes"] if "o" in node})
        spot = random.choice(spots or ["x:y"])
        for _, tab in (one, two):
            tab.press("why", game.write_move(move))
        assert heard(one[1]) == heard(two[1]), (seat, game.write_move(move))
        compared += 1
        for _, tab in (one, two):
            tab.pick(spot)
        now, then = (school.kept.room.state for school, _ in (one, two))
        if now.view(seat) != then.view(seat):  # the pick was a move, and what it brings is told
            continue
        assert heard(one[1]) == heard(two[1]), (seat, spot)
        if now != state:
            continue
        if move.seat == seat or other.why_not(move):
            continue
        if state.play(move).view(seat) == other.play(move).view(seat):
            play_on(one[0], game.write_move(move))
            play_on(two[0], game.write_move(move))
            assert heard(one[1]) == heard(two[1]), (seat, game.write_move(move))
            compared += 1
    return compared


@every_game
def test_a_seat_is_sent_nothing_that_it_may_not_know(name: str) -> None:
    random, compared = Random(name), 0
    for number in range(LONG or 1):
        positions = list(walk(name, number))
        first, step = (number % 5, 5) if LONG else (10, max(len(positions) // 4, 1))
        for state, move in positions[first::step]:
            compared += check(state, move, random)
    open_games = ("roads_and_boats", "jantaris")  # little or nothing is hidden there
    assert compared or name in open_games


@every_game
def test_a_watcher_is_sent_nothing_that_any_seat_may_not_know(name: str) -> None:
    positions = list(walk(name, 1))
    for state, _ in positions[10 :: max(len(positions) // 3, 1)]:
        for seat in state.seats:
            other = state.game.guess(state.view(seat), Random(seat))
            assert heard(sit(state, None)[1]) == heard(sit(other, None)[1])


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
        if step == 22:
            tabs[1].press("fold")
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
            assert tab.nodes == {node.key: node.to_json() for node in live.rendered().nodes}, step
