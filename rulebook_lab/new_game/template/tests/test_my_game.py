"""Every clause of the game, by figures worked out by hand; and the laws that hold in every game."""

import pytest

import rulebook_lab as lab
from rulebook_lab.lessons.check import problems
from rulebook_lab.testing import clause
from rulebook_lab.testing.clauses import *  # noqa: F403
from rulebook_lab.testing.guesses import *  # noqa: F403
from rulebook_lab.testing.laws import *  # noqa: F403
from rulebook_lab.testing.notation import *  # noqa: F403

GAME = lab.game("my_game")


@pytest.fixture
def name() -> str:
    """The game that the laws are about."""
    return "my_game"


@clause("my_game", "turn.roll")
def test_who_rolls_takes_the_pips_or_leaves_them() -> None:
    state = GAME.read_position("blue: 3\nyellow: 0\ndie: 4")
    assert state.play("blue take").facts["pips.blue"] == 7
    left = state.play("blue leave")
    assert left.facts["pips.blue"] == 3
    assert left.play("chance fall 6").to_act == {"yellow"}


@clause("my_game", "limit.ten")
def test_nobody_takes_more_than_ten() -> None:
    assert GAME.read_position("blue: 7\nyellow: 0\ndie: 4").why_not("blue take").clauses == ("limit.ten",)
    assert not GAME.read_position("blue: 6\nyellow: 0\ndie: 4").why_not("blue take")


@clause("my_game", "end.ten")
def test_ten_pips_win() -> None:
    assert GAME.read_position("blue: 6\nyellow: 9\ndie: 4").play("blue take").result.winners == ("blue",)


def test_the_lessons_are_as_they_say() -> None:
    assert problems(lab.lessons("my_game")) == []


def test_a_player_that_searches_takes_the_pips_that_win() -> None:
    hint = lab.hint(GAME.read_position("blue: 6\nyellow: 9\ndie: 4"))
    assert hint.move == GAME.read_move("blue take")


def test_the_board_shows_the_die() -> None:
    scene = GAME.part("picture").draw(GAME.read_position("blue: 6\nyellow: 9\ndie: 4"))
    assert [node.label for node in scene.nodes if node.spot == "die"] == ["the die: 4"]
