"""Boards cut to the lesson: whatever it points at or lets one pick is on the picture, for every width."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.exercise import Attempt
from rulebook_lab.lessons.loading import lessons_of
from rulebook_lab.lessons.walkthrough import Walk
from rulebook_lab.scene import REST, WIDE, Focus, Parts, cut
from rulebook_lab.views import focus
from rulebook_lab.views.exercise import ExercisePage
from rulebook_lab.views.play import picture
from rulebook_lab.views.walk import WalkPage

pytestmark = pytest.mark.parametrize("name", lab.games)


def walks(name: str, every: int) -> Iterator[Walk]:
    lessons = lessons_of(lab.game(name))
    for walkthrough in list(lessons.walkthroughs.values())[::every]:
        yield Walk(lessons, walkthrough)


def test_a_walkthrough_shows_all_that_it_points_at(name: str) -> None:
    for walk in walks(name, 4):
        draw = focus.drawing(walk.viewer, WIDE)
        at_play = focus.of_walk(walk, draw)
        for page in walk.pages[1:]:
            assert page.step is not None
            whole = draw(page.moment.state).scene
            pointed = {*page.step.marks, *(spot for pair in page.step.arrows for spot in pair)}
            assert pointed & set(whole.spots) <= set(cut(whole, at_play).spots), walk.walkthrough.id


def test_what_is_at_play_is_a_part_of_the_board(name: str) -> None:
    """Taken together the walkthroughs of a game are at most nine tenths as high as without a cut."""
    shown = whole = 0.0
    for walk in walks(name, 4):
        draw = focus.drawing(walk.viewer, WIDE)
        at_play = focus.of_walk(walk, draw)
        for page in walk.pages:
            scene = draw(page.moment.state).scene
            shown += cut(scene, at_play).view_box[3]
            whole += scene.view_box[3]
    assert shown < whole * 0.9


def test_every_question_about_moves_is_about_a_part_of_the_board(name: str) -> None:
    """Also where they are buttons alone, such as rewards: then it is what they change."""
    lessons = lessons_of(lab.game(name))
    for exercise in lessons.exercises.values():
        if exercise.kind in ("find-all", "find-illegal"):
            attempt = Attempt(lessons, exercise)
            draw = focus.drawing(exercise.view, WIDE)
            assert focus.of_attempt(attempt, (), draw) != Focus(), exercise.id


READ_FROM = {
    "amber": {"seats"},
    "amber_route": {"area.green"},
    "ambis": {"area.blue"},
    "roads_and_boats": {"wonder"},
}


def test_points_are_asked_beside_what_they_are_read_from(name: str) -> None:
    lessons = lessons_of(lab.game(name))
    asked = [each for each in lessons.exercises.values() if each.ask.startswith("points.")]
    assert bool(asked) == (name in READ_FROM)
    for exercise in asked[:1]:
        attempt = Attempt(lessons, exercise)
        about = focus.of_attempt(attempt, (), focus.drawing(exercise.view, WIDE))
        assert about.zones == READ_FROM[name]
        assert (about.box is None) == (name == "ambis"), "the others' are read from the map too"


def test_what_a_seat_has_then_is_asked_beside_its_things(name: str) -> None:
    """The whole table stood beside the question how many pearls Red has after buying."""
    lessons = lessons_of(lab.game(name))
    for exercise in lessons.exercises.values():
        attempt = Attempt(lessons, exercise)
        figure, _, seat = exercise.ask.partition(".")
        if exercise.kind == "points" and figure != "points" and seat in attempt.opening.seats:
            draw = focus.drawing(exercise.view, WIDE)
            own = {zone for zone in draw(attempt.opening).zones if zone.endswith(f".{seat}")}
            assert own <= focus.of_attempt(attempt, (), draw).zones, exercise.id


@pytest.mark.parametrize("width", [WIDE, 340])
def test_no_sentence_counts_as_a_piece_of_the_map(name: str, width: float) -> None:
    """A remark at the foot of a table made the map reach down to it, over an empty ground."""
    game = lab.game(name)
    parts = Parts(picture(game.start(max(game.seat_counts)), {}, width))
    told = {node.key: node.text for node in parts.scene.nodes if node.text and parts.home(node.key) == REST}
    assert {key: words for key, words in told.items() if len(words) > 12} == {}


def test_who_moves_is_seen_with_what_they_have(name: str) -> None:
    """What is refused is refused for what a seat has not."""
    lessons = lessons_of(lab.game(name))
    for exercise in lessons.exercises.values():
        if exercise.kind != "find-illegal":
            continue
        attempt = Attempt(lessons, exercise)
        draw = focus.drawing(exercise.view, WIDE)
        own = {
            zone for zone in draw(attempt.opening).zones if zone.partition(".")[2] in attempt.opening.to_act
        }
        assert own <= focus.of_attempt(attempt, (), draw).zones, exercise.id


def test_an_exercise_shows_all_that_may_be_picked(name: str) -> None:
    lessons = lessons_of(lab.game(name))
    tried = [each for each in lessons.exercises.values() if each.kind == "do"][::3]
    assert tried
    for exercise in tried:
        page = ExercisePage(Attempt(lessons, exercise))
        drawn = picture(page.session.shown, page.play.how)
        assert page.session.picker.open & set(drawn.spots) <= set(page.play.scene().spots), exercise.id


def test_a_solved_exercise_shows_nothing_of_what_comes_next(name: str) -> None:
    """The board of one move stays what it was about: it does not grow under the hand."""
    lessons = lessons_of(lab.game(name))
    for exercise in lessons.exercises.values():
        if exercise.kind == "do" and len(exercise.solution) == 1:
            page = ExercisePage(Attempt(lessons, exercise))
            before = page.scenes["board"].view_box[3]
            page.play.move(page.session.game.read_move(exercise.solution[0]))
            page.refresh()
            assert page.attempt.status == "solved", exercise.id
            assert page.scenes["board"].view_box[3] < 1.2 * before, exercise.id


def test_the_whole_board_is_one_click_off_and_back(name: str) -> None:
    page = next(WalkPage(walk) for walk in walks(name, 1) if WalkPage(walk).play.folds)
    cut_to = page.play.scene()
    page.click("fold")
    whole = page.play.scene()
    assert len(whole.nodes) > len(cut_to.nodes)
    page.click("fold")
    assert page.play.scene() == cut_to


def test_play_of_ones_own_shows_the_whole_board(name: str) -> None:
    page = next(WalkPage(walk) for walk in walks(name, 1) if WalkPage(walk).play.folds)
    page.click("take-over")
    assert set(picture(page.session.shown, {}).spots) == set(page.play.scene().spots)


def test_a_stored_walkthrough_is_a_strip_of_a_screen_and_a_half(name: str) -> None:
    """A page without a kernel is to be read, not scrolled through: 1,500 px at most, 900 on average."""
    heights = []
    for walk in walks(name, 6):
        picture_of_all = WalkPage(walk).to_svg()
        found = re.search(r'viewBox="\S+ \S+ (\S+) (\S+)" width="\d+"', picture_of_all)
        assert found is not None
        heights.append(900 * float(found[2]) / float(found[1]))
        assert all(page.text.split()[0] in unescape(picture_of_all) for page in walk.pages)
    assert max(heights) <= 1500
    assert sum(heights) <= 900 * len(heights)


def test_every_seat_that_an_answer_names_is_on_the_board(name: str) -> None:
    """Three could be next, and two of them were seen."""
    lessons = lessons_of(lab.game(name))
    for exercise in lessons.exercises.values():
        attempt = Attempt(lessons, exercise)
        draw = focus.drawing(exercise.view, WIDE)
        about = focus.of_attempt(attempt, (), draw)
        if exercise.kind == "next" and about != Focus():
            named = {word for option in exercise.options for word in re.split(r"[.\s]", option)}
            seats = named.intersection(attempt.opening.seats)
            own = {zone for zone in draw(attempt.opening).zones if zone.partition(".")[2] in seats}
            assert own <= about.zones, exercise.id
