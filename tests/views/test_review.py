"""A review on a page: mistakes open as positions to try again, and count into practice."""

from random import Random

import msgspec
import pytest

import rulebook_lab as lab
from rulebook_lab.bots.hints import Change
from rulebook_lab.bots.review import Mistake, Review
from rulebook_lab.views.review import ReviewPage
from tests.views.reader import words


@pytest.fixture(scope="module")
def looked_over() -> Review:
    """A review with one mistake, written by hand: the second decision of a game."""
    game = lab.game("ambis")
    timeline = lab.timeline(game, seats=2, seed=3)
    while len(timeline.state.legal_moves) < 2:
        timeline.play(timeline.state.legal_moves[0])
    state = timeline.state
    played, better = Random(1).sample(list(state.legal_moves), 2)
    pearls = Change(f"pearls.{played.seat}", 1, 3)
    mistake = Mistake(4, state, played, better, 0.25, 0.1, False, (pearls,))
    return Review(game, state.seats, ((0.5, 0.5), (0.4, 0.6)), 2, (mistake,))


def test_it_shows_the_chart_and_what_was_better(looked_over: Review) -> None:
    page = ReviewPage(looked_over)
    text = page.to_text()
    mistake = looked_over.mistakes[0]
    assert "In 100 games that wins 25 fewer (±10)" in text
    assert mistake.state.game.describe(mistake.better, mistake.state) in text
    assert "Pearls (Yellow): 3 instead of 1" in words(page)
    assert isinstance(lab.show(looked_over), ReviewPage)


def test_a_mistake_is_tried_again_and_counts(looked_over: Review) -> None:
    progress = lab.progress()
    page = ReviewPage(looked_over, progress)
    mistake = looked_over.mistakes[0]
    assert page.play is not None
    assert page.play.session.state == mistake.state
    assert page.play.session.viewer == mistake.seat
    page.play.move(mistake.played)
    assert progress.record("ambis", mistake.clause).right == 0
    page.play.move(mistake.better)
    assert progress.record("ambis", mistake.clause).right == 1


def test_another_mistake_is_opened(looked_over: Review) -> None:
    mistake = looked_over.mistakes[0]
    second = msgspec.structs.replace(mistake, step=1, better=mistake.played, played=mistake.better)
    page = ReviewPage(msgspec.structs.replace(looked_over, mistakes=(mistake, second)))
    played = f"play {mistake.state.game.write_move(mistake.played)}"
    page.click(played)
    assert "Not quite" in words(page)
    assert "Play it on the board." not in words(page)
    page.click("open 1")
    assert "Not quite" not in words(page)
    assert "Play it on the board." in words(page), "what there is to be done, where the verdict will stand"
    page.click(played)
    assert "That is just as good" in words(page)


def test_a_game_without_mistakes_has_its_chart_alone(looked_over: Review) -> None:
    page = ReviewPage(msgspec.structs.replace(looked_over, mistakes=()))
    assert page.play is None
    assert "No move was clearly worse than another." in words(page)


def test_a_table_gives_a_hint() -> None:
    timeline = lab.timeline("ambis", seats=2, seed=3)
    while len(timeline.state.legal_moves) < 2:
        timeline.play(timeline.state.legal_moves[0])
    table = lab.table(timeline, timeline.game.asked(timeline.state)[0])
    table.click("hint")
    assert table.play.notice is not None
