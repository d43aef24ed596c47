"""What every game's board owes the table: spots where the moves say, words one can read, names, both ways."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import Move, State
from rulebook_lab.lessons.loading import lessons_of
from rulebook_lab.scene import Scene
from rulebook_lab.scene.node import Node
from rulebook_lab.views.picker import Picker
from rulebook_lab.views.play import picture
from rulebook_lab.views.table import table

GAMES, SEATS, MOVES, EVERY = lab.games, 3, 90, 6
LEAST_TEXT = 10
"""Pixels on a board that is 900 wide; a piece's letter, which repeats its colour, may be smaller."""
ZOOMED = 1.25**3
"""What is drawn smaller than itself, to fit the page, is made to be zoomed: it reads after three steps."""


def drawn(game: str) -> bool:
    try:
        lab.game(game).part("picture")
    except ModuleNotFoundError:
        return False
    return True


pytestmark = pytest.mark.parametrize("game", [game for game in GAMES if drawn(game)])


@cache
def positions(game: str) -> list[tuple[State, Scene]]:
    """Some positions of random play, each with the picture that the first to decide sees."""
    found = []
    for seed in (1, 2):
        timeline, random = lab.timeline(game, seats=SEATS, seed=seed), Random(seed)
        for number in range(MOVES):
            moves = list(timeline.state.legal_moves)
            if not moves:
                break
            if number % EVERY == 0:
                found.append((timeline.state, picture(timeline.state.view(moves[0].seat), {})))
            timeline.play(random.choice(moves))
    return found


def asked_in_lessons(game: str) -> dict[type, State]:
    """A position for each kind of open question that the walkthroughs come to."""
    lessons, found = lessons_of(lab.game(game)), dict[type, State]()
    for walk in lessons.walkthroughs.values():
        timeline = lab.timeline(lessons.opening(walk), seed=None)
        for step in walk.step:
            if step.position:
                break
            for move in step.played:
                timeline.play(move)
                if timeline.state.pending:
                    found.setdefault(type(timeline.state.top), timeline.state)
    return found


def test_a_table_shows_every_kind_of_question_with_no_choice_twice(game: str) -> None:
    found = asked_in_lessons(game)
    assert len(found) > 5
    for state in found.values():
        shown = table(lab.timeline(state, seed=None))
        words = [way.words for way in shown.play.ways_on(shown.play.scene())]
        assert len(set(words)) == len(words), state.prompt


def own(state: State) -> list[Move]:
    moves = list(state.legal_moves)
    return [move for move in moves if move.seat == moves[0].seat]


def test_every_legal_move_is_spelled_by_its_spots(game: str) -> None:
    for state, _ in positions(game):
        picker = Picker.of(state, own(state))
        assert {one.move for one in picker.spelled} == set(own(state))
        for one in picker.spelled[:30]:
            at = picker
            for spot in sorted(one.spots):
                if at.chosen is None:
                    at = at.pick(spot)
            assert one.move == at.chosen or one.move in at.spelled_out


def test_every_move_begins_on_the_board_or_with_a_button(game: str) -> None:
    for state, scene in positions(game):
        for one in Picker.of(state, own(state)).spelled:
            assert any(spot in scene.spots or spot.startswith("button:") for spot in one.spots), one


def test_buttons_have_names(game: str) -> None:
    for state, scene in positions(game):
        texts = state.game.texts
        for spot in Picker.of(state, own(state)).open - set(scene.spots):
            kind, _, verb = spot.partition(":")
            assert kind != "button" or texts.name(spot) != spot or texts.has("verbs", verb), spot


def test_spots_have_names(game: str) -> None:
    for _, scene in positions(game):
        nameless = [spot for spot, node in scene.spots.items() if not node.label]
        assert nameless == []


def test_words_are_large_enough_to_read(game: str) -> None:
    """On a map too wide for the page at the latest after three steps of zoom."""
    for _, scene in positions(game):
        read = {
            (node.key, node.text): size * (ZOOMED if fitted else 1) * 900 / scene.view_box[2]
            for node, size, fitted in text_sizes(scene)
            if node.text and len(node.text) > 1
        }
        assert {said: round(size, 1) for said, size in read.items() if size < LEAST_TEXT} == {}


def text_sizes(scene: Scene) -> Iterator[tuple[Node, float, bool]]:
    """Each text with its size and whether it is part of a map that is drawn smaller to fit."""
    scales: dict[str | None, float] = {None: 1}
    fitted: dict[str | None, bool] = {None: False}
    for node in scene.nodes:
        scales[node.key] = scales[node.parent] * node.scale
        fitted[node.key] = fitted[node.parent] or (node.key == "map" and node.scale < 1)
        size: Any = node.attrs.get("font-size")
        if node.tag == "text" and size is not None:
            yield node, float(size) * scales[node.key], fitted[node.key]


def test_the_board_reads_as_text(game: str) -> None:
    for _, scene in positions(game):
        assert scene.text
        assert scene.label


def test_equal_positions_give_equal_pictures(game: str) -> None:
    for state, scene in positions(game)[:3]:
        assert picture(state.view(own(state)[0].seat), {}) == scene


def test_every_open_question_and_move_has_its_sentence(game: str) -> None:
    for state, _ in positions(game):
        texts = state.game.texts
        assert texts.has("prompts", state.pending[-1].name), state.pending[-1].name
        for move in own(state):
            assert texts.has("moves", move.verb), move.verb
            assert texts.has("verbs", move.verb), move.verb
