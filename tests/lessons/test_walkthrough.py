"""Walkthroughs: turning pages, taking over, and what every page shows."""

import pytest

from rulebook_lab.engine import RulebookError
from rulebook_lab.lessons import Lessons, Walk, problems
from rulebook_lab.lessons.expectation import BadExpectation, Moment, expectation
from rulebook_lab.lessons.walkthrough import play_all
from tests.toy import GAME


@pytest.fixture
def walk(lessons: Lessons) -> Walk:
    return Walk(lessons, lessons.walkthrough("turn.example"))


def test_all_that_the_file_says_is_so(lessons: Lessons) -> None:
    assert problems(lessons) == []


def test_an_example_lends_its_clauses_and_its_words(walk: Walk) -> None:
    assert walk.clauses == ("turn.take", "end.empty", "turn.there", "turn.most")
    assert walk.page.text == "Five pebbles, blue to move."


def test_pages_turn_forth_and_back_and_stop_at_the_ends(walk: Walk) -> None:
    heaps = [walk.step().moment.state.heap for _ in range(4)]
    assert heaps == [2, 0, 2, 2]
    assert [walk.back().moment.state.heap for _ in range(4)] == [0, 2, 5, 5]


def test_play_turns_the_pages_to_come(walk: Walk) -> None:
    walk.step()
    assert [page.text for page in walk.play()] == [
        "Yellow takes the last two: the end.",
        "Another position.",
    ]
    assert walk.at == len(walk) == 3


def test_a_page_shows_what_happened_and_what_is_refused(walk: Walk) -> None:
    walk.step()
    assert walk.log == ("Blue takes 3 pebbles.",)
    assert [move for move, _ in walk.refusals] == ["yellow take 3", "yellow take 4"]
    assert "Only 2 pebbles are left, not 3." in str(walk.refusals[0][1])
    assert set(walk.clauses) == {"turn.there", "turn.most", "turn.take"}


def test_the_reader_takes_over_and_comes_back(walk: Walk) -> None:
    walk.step()
    branch = walk.take_over()
    branch.play("yellow take 1")
    assert walk.state.heap == 1
    walk.come_back()
    assert walk.state.heap == 2
    assert walk.page.text == "Blue takes three."


def test_a_page_that_is_not_there(walk: Walk) -> None:
    with pytest.raises(RulebookError, match="pages 0 to 3, not 9"):
        walk.goto(9)


def test_a_walkthrough_that_is_not_there(lessons: Lessons) -> None:
    with pytest.raises(RulebookError, match=r"no walkthrough 'turn.exampel'; did you mean 'turn.example'"):
        lessons.walkthrough("turn.exampel")


FIVE = "seats: blue yellow\nheap: 5\ntaken: 1 0"


@pytest.mark.parametrize(
    "line",
    [
        "heap = 2",
        "heap != 3",
        "heap < 3",
        "heap <= 2",
        "heap -= 3",
        "pebbles.blue += 3",
        "pebbles.blue > pebbles.yellow",
        "points.blue = 4",
        "points.blue.score.pebbles = 4",
        "happened turn.take",
        "happened turn.take blue",
        "not happened turn.take yellow",
        "over = no",
        "winners = none",
        "to_act = yellow",
        "frame = turn",
        "legal = 3",
        "legal.take = 2",
        "legal.cast = 0",
        "heap = 9 or over = no",
    ],
)
def test_what_is_so_holds(line: str) -> None:
    assert expectation(line).holds(play_all(GAME.read_position(FIVE), ("blue take 3",)))


@pytest.mark.parametrize(
    "line",
    ["heap = 3", "pebbles.blue += 4", "happened vote.cast", "happened turn.take yellow", "over = yes"],
)
def test_what_is_not_so_does_not_hold(line: str) -> None:
    assert not expectation(line).holds(play_all(GAME.read_position(FIVE), ("blue take 3",)))


def test_odds_are_exact() -> None:
    start = GAME.start(2)
    moment = Moment(start, start)
    assert expectation("odds chance heap 11 = 1/2").holds(moment)
    assert expectation("to_act = chance").holds(moment)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("heap 3", "with spaces round it"),
        ("heep = 3", "did you mean 'heap'"),
        ("points.green = 3", "no points of 'green': the seats are blue, yellow"),
        ("points.blue.score.stones = 3", "the parts are score.pebbles"),
        ("frame < 3", "cannot be compared"),
        ("frame += 3", "no change to count"),
    ],
)
def test_an_expectation_that_cannot_be_read(line: str, reason: str) -> None:
    state = GAME.read_position(FIVE)
    with pytest.raises(BadExpectation, match=reason):
        expectation(line).holds(Moment(state, state))
