"""A picture is drawn for the room that it has: nothing is lost, nothing is wider than it may be."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.quiz.picture import ways_to_draw
from rulebook_lab.scene import WIDE, WIDTHS, Room, Scene, best_width, circle, painted
from rulebook_lab.simulate import random_play
from rulebook_lab.views.play import picture, watch
from rulebook_lab.views.table import table
from rulebook_lab.views.walk import WalkPage

TURNS = {f"turn:{degrees}" for degrees in (0, 90, 180, 270)}
LAID_OUT = [name for name in lab.games if "width" in ways_to_draw(lab.game(name))]


def of_size(wide: float, high: float) -> Scene:
    return Scene.of((0, 0, wide, high), circle("c", (5, 5), 4))


def test_a_screen_that_scrolls_gets_the_widest_picture_that_is_large_enough() -> None:
    def square(width: float) -> Scene:
        return of_size(width, 800)

    assert best_width(square, Room(1400)) == 1240
    assert best_width(square, Room(900)) == 920
    assert best_width(square, Room(580)) == 640
    assert best_width(square, Room(434)) == 440
    assert best_width(square, Room(320)) == 340


def test_on_one_screen_what_lies_beside_each_other_is_painted_larger() -> None:
    def flowing(width: float) -> Scene:
        return of_size(width, 800_000 / width)

    assert best_width(flowing, Room(1200, 700)) == 1240
    assert best_width(flowing, Room(1000, 700)) == 1080
    assert best_width(flowing, Room(500, 900)) == 640


def test_a_picture_that_has_one_form_is_drawn_for_the_widest() -> None:
    assert best_width(lambda width: of_size(900, 900), Room(400)) == WIDTHS[0]


@pytest.mark.parametrize("name", LAID_OUT)
def test_every_width_shows_the_same_things(name: str) -> None:
    game = lab.game(name)
    states = list(random_play(game, game.start(max(game.seat_counts)), Random(2), True))[:400:25]
    for state in states:
        spots = set(picture(state, {}, WIDE).spots)
        for width in WIDTHS:
            scene = picture(state, {}, width)
            assert set(scene.spots) == spots, width
            assert scene.view_box[2] <= max(width, 340)


def test_a_board_that_has_grown_is_laid_out_anew() -> None:
    """The board of Ambis lies in one column while there is little on it, later in two."""
    game, room = lab.game("ambis"), Room(1010, 736)
    states = list(random_play(game, game.start(3), Random(5), True))
    page = lab.table(lab.timeline(states[2], seed=1))
    page.play.fit(room)
    assert page.play.scene().view_box[2] == WIDE
    page.play.sit_down(watch(states[345], None))
    assert painted(page.play.scene(), room) > 0.75
    assert painted(picture(states[345], {}, WIDE), room) < 0.65


@pytest.mark.parametrize(("name", "least"), [("ambis", 0.7), ("jantaris", 0.65), ("amber_route", 0.69)])
def test_a_table_in_half_a_window_is_painted_large_enough_to_be_read(name: str, least: float) -> None:
    """Beside its log, in a notebook of 970 by 780: what players have stands in rows that are filled."""
    game, room = lab.game(name), Room(688, 560)
    state = list(random_play(game, game.start(4), Random(3), True))[60]
    assert max(painted(picture(state, {}, width), room) for width in WIDTHS) > least


def test_what_a_lesson_is_about_stays_side_by_side_where_that_is_larger() -> None:
    page = WalkPage(lab.example("jantaris", "sample.whole-turn"))
    room = Room(790, 640)  # in a window of 1400 by 900
    page.play.fit(room)
    assert painted(page.play.scene(), room) > 0.8


def test_on_a_telephone_the_last_pick_is_a_button_besides() -> None:
    """The turns of a tile lie below the window there."""
    timeline = lab.timeline("amber", seats=2, seed=4)
    page = table(timeline)
    spelled = page.session.picker.spelled
    turned = Counter(one.spots - TURNS for one in spelled)
    picks = next(spots for spots, turns in turned.items() if turns > 1)
    for spot in picks:
        page.pick(spot)
    left = [one.move for one in spelled if one.spots > picks]

    def buttons() -> list[str]:
        return [way.key for way in page.play.ways_on(page.scenes["board"]) if way.key.startswith("play ")]

    assert buttons() == [], "they are lit on the board"
    page.play.fit(Room(344))
    assert buttons() == [f"play {timeline.game.write_move(each)}" for each in left]


def test_a_board_that_is_fitted_into_a_window_keeps_its_size_while_one_votes() -> None:
    """The Voting cards come and go in the players' panels: the map above them stays as large."""
    game = lab.game("jantaris")
    timeline = lab.timeline(game, seats=3, seed=2026)
    page = table(timeline)
    page.hear({"type": "room", "board": "board", "width": 980, "height": 700})
    kept, needed = [], []
    for _ in range(30):
        timeline.play(next(iter(timeline.state.legal_moves)))
        kept.append(page.scenes["board"].view_box[3])
        needed.append(game.part("picture").draw(timeline.state, width=page.play.width).view_box[3])
    assert needed != sorted(needed)
    assert kept == sorted(kept)
    assert all(high >= own for high, own in zip(kept, needed, strict=True))
