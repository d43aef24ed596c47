"""What the browser may send to any page, in any order: heard, or passed over, and the page can be drawn."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulebook_lab as lab
from rulebook_lab.engine import State, Timeline
from rulebook_lab.lessons.desk import Desk
from rulebook_lab.testing.answers import INPUTS, answered
from rulebook_lab.testing.inputs import damaged, handfuls, law, odd_text, positions
from rulebook_lab.views.page import Page
from rulebook_lab.views.show import show
from rulebook_lab.views.table import Table
from tests.laws.positions import GAMES

SENT = [[], {}, ["x"], {"name": "x", "text": "{}"}, 10**30, 1.5, 0, 2, 600, "99", "-1", None, True, False]
NOBODY_SENDS = ("lord:x", "x", "")
PAGES: dict[str, Callable[[str, State], Page]] = {
    "table": lambda name, state: lab.table(Timeline(state, seed=1)),
    "seat": lambda name, state: lab.table(Timeline(state, seed=1), state.seats[0]),
    "turns": lambda name, state: lab.table(Timeline(state, seed=1), "turn"),
    "walkthrough": lambda name, _: show(lab.example(name, next(iter(lab.lessons(name).walkthroughs)))),
    "exercise": lambda name, _: show(lab.exercise(name, next(iter(lab.lessons(name).exercises)))),
    "desk": lambda name, state: show(Desk(lab.game(name), state)),
    "quiz": lambda name, _: show(lab.quiz(name, n=2)),
    "answers": lambda name, _: show(lab.ask(name, "end of the game")),
    "rules": lambda name, _: lab.rules(name),
}


def sent(random: Random) -> object:
    """What a control or a spot may come with."""
    return odd_text(random) if random.randrange(2) else random.choice(SENT)


def message(random: Random, page: Page) -> object:
    """A message for a control, a spot or a board that is there, or for one that is not."""
    sheet = page.live.sheet
    board = random.choice([*sheet.boards, "none"])
    on_board = sheet.boards[board].scene.spots if board in sheet.boards else ()

    def spot() -> object:
        return sent(random) if random.randrange(4) == 0 else random.choice([*on_board, *NOBODY_SENDS])

    match random.randrange(12):
        case 0 | 1 | 2 | 3 | 4:
            key = random.choice([*sheet.controls, "dance"])
            return {"type": "control", "key": key, "value": sent(random)}
        case 5 | 6 | 7:
            return {"type": "spot", "board": board, "spot": spot()}
        case 8:
            return {"type": "lift", "board": board, "spot": spot(), "one": sent(random)}
        case 9:
            return {"type": "let-go", "board": board, "spots": [spot() for _ in range(random.randrange(4))]}
        case 10:
            kind = random.choice(["clause", "back", "undo", "present", "room", "dance"])
            value = sent(random)
            return {"type": kind, "board": board, "id": value, "rev": value, "width": value, "height": value}
    return sent(random)


def is_nobodys(message: object) -> bool:
    """Whether a message means nothing on any page."""
    match message:
        case {"type": "control", "key": "dance"} | {"type": "dance"} | {"board": "none"}:
            return True
        case {"type": "spot" | "lift", "spot": spot}:
            return spot in NOBODY_SENDS
    return not isinstance(message, dict)


CASES = [
    (name, kind)
    for at, kind in enumerate(PAGES)
    for number, name in enumerate(GAMES)
    if INPUTS or at % len(GAMES) == number  # in CI each page of one game
]


@law(8, 320)
@given(data=st.data())
@pytest.mark.parametrize(("name", "kind"), CASES)
def test_a_page_hears_anything(name: str, kind: str, data: st.DataObject) -> None:
    page = PAGES[kind](name, data.draw(positions(name)))
    record = page.timeline if isinstance(page, Table) else None
    for random in data.draw(handfuls()):
        said = message(random, page)
        before = record and record.state
        with answered("messages", kind, said):
            page.hear(said)
            assert not is_nobodys(said) or (record and record.state) is before
    assert page.page


@law(8, 400)
@given(data=st.data())
@pytest.mark.parametrize("name", GAMES)
def test_a_desk_takes_any_text(name: str, data: st.DataObject) -> None:
    """What is wrong with a text is told, and the page goes on with the next one."""
    state = data.draw(positions(name))
    desk = Desk(lab.game(name), state)
    page = show(desk)
    for random in data.draw(handfuls()):
        text = damaged(random, state.text)
        with answered("messages", text):
            page.click("text", text)
            assert page.page
            assert all(defect.reason for defect in desk.defects)
    desk.set(state)
    assert page.to_text()


@pytest.fixture(autouse=True, scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A folder in which a name that is made up may become a file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("messages"))
        yield Path.cwd()


@pytest.mark.parametrize("kind", PAGES)
def test_half_a_letter_is_passed_over(kind: str) -> None:
    page = PAGES[kind]("ambis", lab.timeline("ambis", seed=1).state)
    keys = list(page.live.sheet.controls)
    sent = [{"type": "control", "key": key, "value": "a\ud800"} for key in keys]
    for message in [*sent, {"type": "clause", "id": "a\ud800"}]:
        page.hear(message)


def test_a_name_that_is_too_long_for_a_file_is_told() -> None:
    page = lab.table(lab.timeline("ambis", seed=1))
    page.click("panel game")
    page.click("save", "9" * 5000)
    assert "too long" in str(page.page)


def test_a_number_of_thousands_of_digits_is_not_counted_up() -> None:
    desk = Desk(lab.game("ambis"), "seats: blue yellow\nblue.lords: keeper")
    page = show(desk)
    key = next(each for each in page.live.sheet.controls if "less" in each)
    line = key.rpartition("less ")[2]
    desk[line] = "9" * 5000
    page.click(key)
    assert page.page
    assert desk[line] == "9" * 5000


def test_a_hint_in_an_impossible_position_says_why_there_is_none() -> None:
    state = lab.game("jantaris").read_position("phase: diplomacy\nnow: voting -+-+-")
    assert state.defects
    with pytest.raises(lab.RulebookError, match="Active District"):
        lab.hint(state)


def test_a_hint_where_one_move_is_left_makes_it_once() -> None:
    position = "turn: red > preparing forest-ghost-c legendary 0\nred: field 1, escorts 1, loose 0"
    assert lab.hint(lab.game("amber_route").read_position(position)).sentences
