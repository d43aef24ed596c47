"""What comes from the browser in a form that nobody sends, or too late: passed over, or told in words."""

from collections.abc import Callable
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import Timeline
from rulebook_lab.lessons.exercise import Attempt
from rulebook_lab.views.page import Page
from rulebook_lab.views.show import show
from rulebook_lab.views.table import table
from tests.toy import GAME

STRAY: list[Any] = [
    None,
    "undo",
    [],
    {},
    {"type": None},
    {"type": ["spot"]},
    {"type": "spot"},
    {"type": "spot", "spot": 3},
    {"type": "clause", "id": None},
    {"type": "action"},
    {"type": "action", "action": 5},
    {"type": "present"},
    {"type": "present", "rev": "1"},
    {"type": "dance"},
]
PAGES: dict[str, Callable[[], Page]] = {
    "table": lambda: table(Timeline(GAME.start(3, heap=6), 7)),
    "position": lambda: show(GAME.start(2, heap=4)),
    "walkthrough": lambda: show(lab.example("ambis", next(iter(lab.lessons("ambis").walkthroughs)))),
    "exercise": lambda: show(exercise("do")),
    "desk": lambda: show(lab.desk("ambis", lab.timeline("ambis", seed=1).state)),
    "quiz": lambda: show(lab.quiz("ambis", n=2)),
    "answers": lambda: show(lab.ask("ambis", "pearls")),
    "rules": lambda: lab.rules("ambis"),
}


def exercise(kind: str) -> Attempt:
    """An exercise of a kind, of whatever game has one."""
    for name in lab.games:
        for id, each in lab.lessons(name).exercises.items():
            if each.kind == kind:
                return lab.exercise(name, id)
    raise AssertionError(f"no exercise of the kind {kind}")


def heard(page: Page, action: str, value: Any = None) -> str:
    """What the page says once somebody did something."""
    page._heard(page, {"type": "action", "action": action, "value": value}, [])
    return " ".join(node["x"] for node in page.page if "x" in node)


@pytest.mark.parametrize("name", PAGES)
def test_what_is_no_message_changes_nothing(name: str) -> None:
    page = PAGES[name]()
    before = (page.page, page.boards, page.hints)
    for message in STRAY:
        page._heard(page, message, [])
    assert (page.page, page.boards, page.hints) == before


@pytest.mark.parametrize(
    ("name", "action", "value", "said"),
    [
        ("table", "dance", None, "there is nothing like 'dance' to do here"),
        ("table", "step", "two", "a whole number is needed, not 'two'"),
        ("table", "goto x", None, "a whole number is needed, not 'x'"),
        ("table", "goto 99", None, "the record has the nodes 0 to"),
        ("table", "load", "a file", "a file is needed, with its name and its text"),
        ("table", "load", {"name": "x", "text": 5}, "the record cannot be replayed"),
        ("walkthrough", "page", None, "a whole number is needed, not None"),
        ("walkthrough", "turn x", None, "a whole number is needed, not 'x'"),
        ("quiz", "turn", None, "a whole number is needed, not ''"),
        ("desk", "chance", None, "chance is not to act here"),
        ("desk", "drop nothing", None, "the position has no line 'nothing'"),
        ("answers", "show-me exercise", None, "has no exercise"),
    ],
)
def test_what_cannot_be_done_is_told(name: str, action: str, value: Any, said: str) -> None:
    assert said in heard(PAGES[name](), action, value)


def test_an_option_of_a_new_game_is_one_of_its_values() -> None:
    page = PAGES["table"]()
    heard(page, "option heap", "9")
    assert "heap is one of 0, 4, 5, 6" in heard(page, "new")


def test_a_step_before_the_first_or_after_the_last_is_that_one() -> None:
    timeline = Timeline(GAME.start(3, heap=6), 7)
    page = table(timeline)
    for move in ("blue take 1", "yellow take 1"):
        timeline.play(move)
    heard(page, "step", "-3")
    assert timeline.at == 0
    heard(page, "step", "99")
    assert timeline.at == 2


def test_a_rule_is_named_once_a_move_is() -> None:
    page = show(exercise("find-illegal"))
    assert "first say which move is refused" in heard(page, "by turn.most")


def test_a_quiz_has_only_the_answers_shown() -> None:
    page: Any = show(lab.quiz("ambis", n=1))
    heard(page, "answer 99")
    assert page.answers == {}
