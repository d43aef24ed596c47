"""What comes from the browser in a form that nobody sends, or too late: passed over, or told in words."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rulebook_lab as lab
from rulebook_lab.engine import Timeline, UnknownName
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
    {"type": "spot", "board": "board", "spot": 3},
    {"type": "spot", "board": "none", "spot": "take:1"},
    {"type": "back"},
    {"type": "undo", "board": 1},
    {"type": "control"},
    {"type": "control", "key": 5},
    {"type": "control", "key": "dance"},
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


def heard(page: Page, control: str, value: Any = None) -> str:
    """What the page says once somebody used a control."""
    page.click(control, value)
    return " ".join(node["x"] for node in page.page if "x" in node)


@pytest.mark.parametrize("name", PAGES)
def test_what_is_no_message_changes_nothing(name: str) -> None:
    page = PAGES[name]()
    before = (page.page, page.boards, page.hints)
    for message in STRAY:
        page.hear(message)
    assert (page.page, page.boards, page.hints) == before


@pytest.mark.parametrize(
    ("name", "control", "value", "said"),
    [
        ("table", "step", "two", "a whole number is needed, not 'two'"),
        ("table", "load", "a file", "a file is needed, with its name and its text"),
        ("table", "load", {"name": "x", "text": 5}, "a file is needed, with its name and its text"),
        ("table", "load", {"name": "x", "text": "5"}, "this is no rulebook_lab timeline"),
        ("walkthrough", "page", [], "a whole number is needed, not []"),
    ],
)
def test_what_cannot_be_done_is_told(name: str, control: str, value: Any, said: str) -> None:
    page = PAGES[name]()
    if name == "table":
        page.click("panel game")
    assert said in heard(page, control, value)


@pytest.mark.parametrize("value", [None, 5, [], {}, "x", "99", "-1"])
@pytest.mark.parametrize("name", PAGES)
def test_a_control_takes_any_value(
    name: str, value: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is sent for a control that is there is ignored, or answered in words."""
    monkeypatch.chdir(tmp_path)  # a name of a file may be among what is sent
    page = PAGES[name]()
    keys = [node["k"] for node in page.page if "on" in node]
    for key in keys:
        page.hear({"type": "control", "key": key, "value": value})


@pytest.mark.parametrize("control", ["seats", "option heap", "chance-by", "bot blue", "look"])
@pytest.mark.parametrize("value", ["9", "nobody", None, 1, ["2"]])
def test_a_choice_is_one_of_those_offered(control: str, value: Any) -> None:
    page = PAGES["table"]()
    page.click("panel game")
    before = page.page
    page.click(control, value)
    assert page.page == before


def test_a_control_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(UnknownName, match="no control 'dance' is on the page; there are rules/head/search"):
        PAGES["rules"]().click("dance")


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
    assert not [node for node in page.page if node.get("on", "").startswith("by ")]
    page.click(next(node["k"] for node in page.page if node.get("on", "").startswith("option ")))
    assert [node for node in page.page if node.get("on", "").startswith("by ")]


def test_a_quiz_has_only_the_answers_shown() -> None:
    page: Any = show(lab.quiz("ambis", n=1))
    page.hear({"type": "control", "key": "quiz/options/answer 99"})
    assert page.answers == {}
