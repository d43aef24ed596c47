"""The lessons can be played as they are written, and quizzes and bots know the game."""

import rulebook_lab as lab
from rulebook_lab.lessons.check import problems


def test_the_lessons_are_as_they_say() -> None:
    assert problems(lab.lessons("liars_dice")) == []


def test_a_quiz_is_made_of_it() -> None:
    assert len(lab.quiz("liars_dice", n=2, seed=1).questions) == 2


def test_who_calculates_wins_more_than_who_plays_by_lot() -> None:
    found = lab.tournament("liars_dice", ["greedy", "random"], games=20, seed=1)
    assert [standing.name for standing in found.standings] == ["greedy", "random"]


def test_the_board_shows_what_a_seat_sees() -> None:
    game = lab.game("liars_dice")
    state = game.read_position("blue: 1 3 5\nyellow: 3 3 6\nbid: blue 4 3")
    text = game.part("picture").draw(state.view("yellow"), width=360.0).text
    assert "blue: ?*3" in text
    assert "yellow: 3*2 6" in text
